"""What a question is answered with: the rules, what is in force, and the arithmetic of both."""

from __future__ import annotations

from dataclasses import dataclass, replace

from forceout.equations.evaluation import Arithmetic
from forceout.equations.reading import Grouping
from forceout.equations.ruleset import Ruleset
from forceout.equations.variations import InForce
from forceout.rules.verdict import Fault, Ruling

FIRST_LOOK = 3
FULL_LOOK = 60_000
"""As many readings as 24 cubes without a parenthesis can have."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The rules of a shake; `most` is how many readings of a stretch are looked at."""

    rules: Ruleset
    now: InForce
    arithmetic: Arithmetic
    most: int = FULL_LOOK

    @property
    def paper_grouping(self) -> Grouping:
        """How a paper may be grouped here."""
        return Grouping.ORDERED if self.rules.ordered else Grouping.DEFAULTS

    @property
    def mat_grouping(self) -> Grouping:
        """How a Goal on the mat may be grouped here."""
        return Grouping.ORDERED if self.rules.ordered else Grouping.FREE

    def may_stand_in_front(self, face: str) -> bool:
        """Whether a sign may stand in front of its operand: a root, or an x that counts."""
        is_root = face == "v" and self.rules.numbers.bare_root
        return is_root or (face == "x" and self.now.x_in_front)

    def looking_at(self, most: int) -> Desk:
        """Look at fewer readings, or more, with fresh effort."""
        return replace(self, most=most, arithmetic=Arithmetic(self.rules, self.now))

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""
        return self.rules.ruling(fault, **facts)
