"""Variations as players pick them: a name, sometimes a parameter, and what may be picked beside it.

Both games share how a pick is judged: it must be on the division's list for the season, its
parameter must be one that the list allows, and it may neither repeat, contradict, nor change
nothing (II-B-2 of Equations, II-C-2 of On-Sets).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from forceout.kit import shortened
from forceout.rules.verdict import Fault, Ruling


@dataclass(frozen=True, slots=True)
class Variation:
    """A variation and its parameter, if it has one.

    >>> Variation.read("base=8")
    Variation(name='base', parameter='8')
    >>> str(Variation.read(" Multiple-of=7 "))
    'multiple-of=7'
    """

    name: str
    parameter: str = ""

    @classmethod
    def read(cls, text: str) -> Variation:
        """Read `name` or `name=parameter`."""
        name, _, parameter = text.strip().partition("=")
        return cls(name.strip().lower(), parameter.strip())

    def __str__(self) -> str:
        """Write it as it is read."""
        return f"{self.name}={self.parameter}" if self.parameter else self.name


class Seasons(Enum):
    """In which school years a variation is on the list; a year counts by the year it ends in."""

    EVERY = "every year"
    ODD = "odd years"
    EVEN = "even years"

    def holds(self, season: int) -> bool:
        """Whether a season is one of them.

        >>> Seasons.ODD.holds(2027), Seasons.EVEN.holds(2027)
        (True, False)
        """
        return self is Seasons.EVERY or (season % 2 == 1) is (self is Seasons.ODD)


@dataclass(frozen=True, slots=True)
class Listing:
    """A line of a division's list: the clause, the parameters allowed, and the seasons.

    `is_open` says that the game itself looks at what fills the blank.
    """

    clause: str
    parameters: tuple[str, ...] = ()
    seasons: Seasons = Seasons.EVERY
    is_open: bool = False

    def takes(self, parameter: str) -> bool:
        """Whether a parameter may fill the blank, as far as the list can tell."""
        return bool(parameter) if self.is_open else parameter in (self.parameters or ("",))


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two variations that rule each other out, and the clause that says so."""

    one: Variation
    other: Variation
    clause: str

    def is_between(self, first: Variation, second: Variation) -> bool:
        """Whether these are the two."""
        return {first, second} == {self.one, self.other}


NOT_LISTED = Fault(
    "variation-not-listed",
    "{pick} is not on this division's list for the school year that ends in {season}.",
    "Pick a variation from the list.",
)
ALWAYS_IN_FORCE = Fault(
    "variation-always-in-force",
    "{pick} is in force for every shake of this division, so picking it changes nothing.",
    "Pick a variation from the list.",
)
WRONG_PARAMETER = Fault(
    "variation-parameter",
    "{pick} cannot be chosen like that here; it takes {allowed}.",
    "Fill the blank with one of these.",
)
ALREADY_CHOSEN = Fault(
    "variation-repeated",
    "{pick} has been chosen for this shake already.",
    "Pick another variation.",
)
CONFLICTING = Fault(
    "variation-conflict",
    "{pick} conflicts with {other}, which has been chosen already.",
    "Pick another variation.",
)
WITHOUT_EFFECT = Fault(
    "variation-without-effect",
    "{pick} changes nothing in this shake: {reason}.",
    "Pick a variation that these Resources can use.",
)

PICK_FAULTS = (
    NOT_LISTED,
    ALWAYS_IN_FORCE,
    WRONG_PARAMETER,
    ALREADY_CHOSEN,
    CONFLICTING,
    WITHOUT_EFFECT,
)


def clauses_with_variations(
    clauses: Mapping[str, str],
    by_variation: Mapping[str, tuple[Fault, ...]],
    listed: Mapping[str, Listing],
) -> Mapping[str, str]:
    """Add to a rulebook's clauses those of the variations on a division's list.

    `by_variation` says which faults have a variation's clause.
    """
    of_variations = {
        fault.code: listed[name].clause
        for name, faults in by_variation.items()
        if name in listed
        for fault in faults
    }
    return {**clauses, **of_variations}


class PickRefused(ValueError):  # noqa: N818 - a refusal with its clause, not a failure
    """Variations that cannot be in force together here, with the rulings that say why."""

    def __init__(self, rulings: tuple[Ruling, ...]) -> None:
        """Keep the rulings."""
        super().__init__(" ".join(map(str, rulings)))
        self.rulings = rulings


@dataclass(frozen=True, slots=True)
class PickList:
    """What a division may pick: its list, what is always in force, and the season.

    `cite` names the clause for each fault that has no better one.
    """

    listed: Mapping[str, Listing]
    always: tuple[Variation, ...]
    season: int
    cite: Callable[[Fault], str]
    conflicts: tuple[Conflict, ...] = ()

    def rulings_against(self, pick: Variation, chosen: Sequence[Variation]) -> tuple[Ruling, ...]:
        """Say what speaks against a pick, beside what is chosen, whatever was rolled."""

        def ruling(fault: Fault, clause: str = "", **facts: str) -> tuple[Ruling, ...]:
            named = {"pick": shortened(str(pick))} | facts
            return (Ruling(fault, clause or self.cite(fault), named),)

        listing = self.listed.get(pick.name)
        if any(pick.name == other.name for other in self.always):
            return ruling(ALWAYS_IN_FORCE)
        if listing is None or not listing.seasons.holds(self.season):
            return ruling(NOT_LISTED, season=str(self.season))
        if not listing.takes(pick.parameter):
            allowed = " ".join(listing.parameters) or "no parameter"
            return ruling(WRONG_PARAMETER, listing.clause, allowed=allowed)
        for other in chosen:
            if other == pick:
                return ruling(ALREADY_CHOSEN)
            if self._is_same_line(listing, other):
                return ruling(CONFLICTING, other=str(other))
            for conflict in self.conflicts:
                if conflict.is_between(pick, other):
                    return ruling(CONFLICTING, conflict.clause, other=str(other))
        return ()

    def _is_same_line(self, listing: Listing, other: Variation) -> bool:
        """Whether another variation is on the same line of the list, only filled in otherwise."""
        return other.name in self.listed and self.listed[other.name].clause == listing.clause

    def check(self, chosen: Sequence[Variation]) -> None:
        """Refuse variations that cannot have been chosen together in this order."""
        for number, pick in enumerate(chosen):
            rulings = self.rulings_against(pick, chosen[:number])
            if rulings:
                raise PickRefused(rulings)
