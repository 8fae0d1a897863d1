"""What differs between editions and divisions of Equations, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from forceout.kit import EQUATIONS, Box
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW, TIME, Claim
from forceout.rules.variation import Listing, PickList, Variation
from forceout.rules.verdict import Fault, Ruling


@dataclass(frozen=True, slots=True)
class GoalRules:
    """What a Goal may be.

    `most_digits` holds for one numeral; `whole` asks for an integer and `from_nought` for none
    below 0; `value_on_paper` lets a paper show the Goal's value in its place.
    """

    most_cubes: int = 6
    most_digits: int = 2
    leading_zeros: bool = True
    only_upright: bool = False
    whole: bool = False
    from_nought: bool = False
    value_on_paper: bool = False


@dataclass(frozen=True, slots=True)
class NumberRules:
    """Which numbers and operations a division plays with.

    `whole_powers`: powers and roots of whole numbers only, with whole results. `fractions`: a
    number may be divided by a larger one. `irrational`: a side of the Equation may be irrational.
    `bare_root`: the index 2 may be left out.
    """

    powers: bool = True
    whole_powers: bool = False
    fractions: bool = True
    irrational: bool = True
    bare_root: bool = True


@dataclass(frozen=True, slots=True)
class VariationRules:
    """How far the variations go in a division.

    The limits are the largest numbers that the operations take (None: no limit).
    """

    wild_is_numeral: bool = False
    factors_limit: int | None = None
    prime_limit: int = 200
    remainder_limit: int = 1000
    factors_of_power_sums: bool = True
    multiple_goal_bound: int | None = None
    multiple_with_factorial_goal: bool = True


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of Equations in one edition, division and season.

    `clauses` names the clause for each fault. `ordered` says that the order of operations holds,
    `superscripts` that a power may be written without its sign
    (where a variation allows it), `least_cubes` how many cubes a Solution has at least.
    """

    rulebook: str
    division: str
    season: int
    clauses: Mapping[str, str]
    ordered: bool = False
    superscripts: bool = True
    least_cubes: int = 2
    goal: GoalRules = GoalRules()
    numbers: NumberRules = NumberRules()
    varied: VariationRules = VariationRules()
    listed: Mapping[str, Listing] = field(default_factory=dict)
    always: tuple[Variation, ...] = ()
    claims: tuple[Claim, ...] = (NOW, IMPOSSIBLE, LAST_CUBE, TIME, NO_GOAL)
    box: Box = EQUATIONS

    def cite(self, fault: Fault) -> str:
        """Name the clause that a fault breaks here."""
        return self.clauses[fault.code]

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""
        return Ruling(fault, self.cite(fault), facts)

    def clause_of(self, variation: str) -> str:
        """Name the clause of a variation on this division's list."""
        return self.listed[variation].clause

    @property
    def picks(self) -> PickList:
        """What may be picked."""
        return PickList(self.listed, self.always, self.season, self.cite)
