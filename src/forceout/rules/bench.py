"""What a judge of either game can be asked, from text; each game's `bench` answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from forceout.drawing import Sheet
from forceout.kit import Mat, Spread
from forceout.rules.claims import Claim
from forceout.rules.variation import PickList, Variation
from forceout.rules.verdict import Fault, Ruling, Verdict
from forceout.values import Uncheckable, Value, show


class Rules(Protocol):
    """The rules of either game in one edition, division and season."""

    @property
    def rulebook(self) -> str:
        """The edition's name."""

    @property
    def division(self) -> str:
        """The division."""

    @property
    def season(self) -> int:
        """The school year, by the year in which it ends."""

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What a paper can be written for."""

    @property
    def picks(self) -> PickList:
        """What may be picked."""

    def cite(self, fault: Fault) -> str:
        """Name the clause that a fault breaks here."""

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""


@dataclass(frozen=True, slots=True, repr=False)
class Worth:
    """What an expression can be worth: each value once, with a reading that has it.

    `rulings` say why there is none. `is_whole` is False when there are more than are listed:
    readings beyond the bound, or the powers of the base that a 1 of the Goal may be.
    """

    readings: tuple[tuple[str, Value | Uncheckable], ...]
    rulings: tuple[Ruling, ...] = ()
    is_whole: bool = True

    @property
    def values(self) -> tuple[Value, ...]:
        """The values that could be worked out."""
        return tuple(value for _, value in self.readings if not isinstance(value, Uncheckable))

    def __repr__(self) -> str:
        """Write the values as people do, or why there are none."""
        shown = [show(value) for value in self.values] or [str(one) for one in self.rulings]
        return f"Worth({', '.join(shown)}{'' if self.is_whole else ', ...'})"


class Bench(Protocol):
    """A judge of one game at work: the rules and the variations of a shake are known to it."""

    @property
    def rules(self) -> Rules:
        """The rules it goes by."""

    @property
    def chosen(self) -> tuple[Variation, ...]:
        """The variations of the shake."""

    def mat(self, position: str) -> Mat:
        """Read a position."""

    def sheet(self, paper: str) -> Sheet:
        """Read a paper, and show it as it is written."""

    def paper(self, mat: Mat, paper: str, claim: Claim) -> Verdict:
        """Judge a paper written for a claim in a position."""

    def goal(self, goal: str) -> Verdict:
        """Judge a Goal as it lies on the mat."""

    def reading(self, goal: str, written: str) -> Verdict:
        """Judge what a writer puts down for a Goal."""

    def worth(self, expression: str, universe: str) -> Worth:
        """Work out every value that an expression can have on paper."""

    def worth_of_goal(self, goal: str) -> Worth:
        """Work out every value that a Goal on the mat can have."""

    def pick(self, resources: str, variation: str, universe: str) -> Verdict:
        """Judge the pick of a variation for a roll (and a deal), beside those chosen."""

    def pick_for(self, mat: Mat, variation: str) -> Verdict:
        """Judge the pick of a variation for what lies on a table."""

    def spread(self, paper: str, universe: str) -> tuple[Spread, ...]:
        """Show on the cards what each Solution of a paper leaves and selects."""

    def deal(self, universe: str) -> Verdict:
        """Judge a deal of cards, where the game has cards."""
