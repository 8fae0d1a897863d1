"""What differs between editions and divisions of On-Sets, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW, TIME, Claim
from forceout.rules.variation import Conflict, Listing, PickList, Variation
from forceout.rules.verdict import Fault, Ruling


@dataclass(frozen=True, slots=True)
class GoalRules:
    """What a Goal may be."""

    most_cubes: int = 3


@dataclass(frozen=True, slots=True)
class DealRules:
    """How many cards may be dealt."""

    least: int = 6
    most: int = 12


@dataclass(frozen=True, slots=True)
class RestrictionRules:
    """Whether there are Restrictions, and whether parentheses may enclose a whole one."""

    in_play: bool = True
    whole_in_parentheses: bool = False


@dataclass(frozen=True, slots=True)
class VariationRules:
    """Where the editions take a variation differently.

    `minus_by_order`: a minus in the Double Set's name means symmetric difference only when that
    was chosen first (otherwise, whenever it is in force at all). `blank_may_be_forbidden_card`:
    a wild blank card may be made like the forbidden card.
    """

    minus_by_order: bool = False
    blank_may_be_forbidden_card: bool = True
    most_in_double_set: int = 4


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of On-Sets in one edition, division and season.

    `clauses` names the clause for each fault; `least_cubes` is how many cubes a Solution has at
    least.
    """

    rulebook: str
    division: str
    season: int
    clauses: Mapping[str, str]
    least_cubes: int = 2
    goal: GoalRules = GoalRules()
    deal: DealRules = DealRules()
    restrictions: RestrictionRules = RestrictionRules()
    varied: VariationRules = VariationRules()
    listed: Mapping[str, Listing] = field(default_factory=dict)
    always: tuple[Variation, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    claims: tuple[Claim, ...] = (NOW, IMPOSSIBLE, LAST_CUBE, TIME)

    def cite(self, fault: Fault) -> str:
        """Name the clause that a fault breaks here."""
        return self.clauses[fault.code]

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""
        return Ruling(fault, self.cite(fault), facts)

    @property
    def picks(self) -> PickList:
        """What may be picked."""
        return PickList(self.listed, self.always, self.season, self.cite, self.conflicts)
