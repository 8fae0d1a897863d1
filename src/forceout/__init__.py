"""Forceout: the academic cube games Equations and On-Sets, judged exactly, with the clause.

>>> import forceout
>>> verdict = forceout.judge("16 | k8 k+ | g4 bx b2 | | r0 r1", "8+4x2 = 16", "impossible")
>>> verdict.is_correct, verdict.clauses
(False, ('VII-B-6-a',))
>>> print(verdict.readings[0])
(8+4)x2 = 16
"""

from importlib.metadata import version

from forceout.api import Judge, judge
from forceout.kit import NotationError
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.variation import PickRefused
from forceout.rules.verdict import Ruling, Verdict
from forceout.solver.answers import Bounded, Budget, Found, Impossible, Undecided

__version__ = version("forceout")

__all__ = [
    "RULEBOOKS",
    "Bounded",
    "Budget",
    "Found",
    "Impossible",
    "Judge",
    "NotationError",
    "PickRefused",
    "Ruling",
    "Undecided",
    "Verdict",
    "__version__",
    "judge",
]
