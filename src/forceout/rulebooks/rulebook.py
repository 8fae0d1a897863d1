"""What a rulebook is: an edition's name, divisions, clauses and stances, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from forceout.equations.ruleset import Ruleset
from forceout.rulebooks.stance import Stances
from forceout.rules.clause import Clauses


@dataclass(frozen=True, slots=True)
class Rulebook:
    """An edition of the rules: its name, its divisions, its clauses, and how it judges.

    `season` is the school year it was printed for, by the year in which that ends.
    """

    id: str
    title: str
    season: int
    divisions: tuple[str, ...]
    clauses: Clauses
    stances: Stances
    make_ruleset: Callable[[str, int], Ruleset]

    def ruleset(self, division: str = "", season: int | None = None) -> Ruleset:
        """Make the rules of a division for a season; the first division if none is named.

        Raises `LookupError` when there is no such division.
        """
        division = division or self.divisions[0]
        if division not in self.divisions:
            raise LookupError(
                f"{self.id} has no division {division}; it has {', '.join(self.divisions)}."
            )
        return self.make_ruleset(division, self.season if season is None else season)
