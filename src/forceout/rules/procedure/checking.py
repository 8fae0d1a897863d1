"""How papers are checked at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType


class Asking(Enum):
    """Who may ask a judge whether both sides of a paper are equal, and so end all objections."""

    NOBODY = "nobody"
    ANY_CHECKER = "any checker"
    ALL_CHECKERS = "all checkers together"


@dataclass(frozen=True, slots=True)
class Checking:
    """How players check a paper.

    `one_try`: a checker has a single try at proving it ambiguous. `try_is_last`: once that has been
    looked at, the checker has no other objection. `tries_together`: checkers may share one.
    `change_spoils`: trying to change a presented paper makes it wrong. `appeals`: who
    has not signed may appeal against a judge's ruling. `reasons` has what a checker may cite in
    place of the clauses that it sums up.
    """

    asking: Asking = Asking.NOBODY
    one_try: bool = False
    try_is_last: bool = False
    tries_together: bool = False
    change_spoils: bool = False
    appeals: bool = False
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))

    def meant(self, reason: str) -> tuple[str, ...]:
        """The clauses that a checker's reason may mean.

        >>> Checking(reasons={"VII-B-5": ("XIII",)}).meant("VII-B-5")
        ('VII-B-5', 'XIII')
        """
        return (reason, *self.reasons.get(reason, ()))
