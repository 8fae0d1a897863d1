"""The solver: is there a Solution, with a paper as witness or a proof that there is none."""
