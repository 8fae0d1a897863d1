"""How papers are checked at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Asking(Enum):
    """Who may ask a judge whether both sides of a paper are equal, and so end all objections."""

    NOBODY = "nobody"
    ANY_CHECKER = "any checker"
    ALL_CHECKERS = "all checkers together"


@dataclass(frozen=True, slots=True)
class Checking:
    """How players check a paper.

    `one_try`: a checker has a single try at proving it ambiguous. `tries_together`: checkers may
    share one. `change_spoils`: trying to change a presented paper makes it wrong. `appeals`: who
    has not signed may appeal against a judge's ruling.
    """

    asking: Asking = Asking.NOBODY
    one_try: bool = False
    tries_together: bool = False
    change_spoils: bool = False
    appeals: bool = False
