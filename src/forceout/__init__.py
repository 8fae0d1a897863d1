"""Forceout: the academic cube games Equations and On-Sets, judged exactly, with the clause."""
