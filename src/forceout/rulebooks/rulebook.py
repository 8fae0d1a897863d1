"""What a rulebook is: an edition's name, divisions, clauses and stances, and how it judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from forceout.rulebooks.stance import Stances
from forceout.rules.bench import Bench, Rules
from forceout.rules.clause import Clauses
from forceout.rules.procedure import Procedure

RulesT = TypeVar("RulesT", bound=Rules)


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[RulesT]):
    """An edition of the rules: its name, its divisions, its clauses, and how it judges.

    `season` is the school year it was printed for, by the year in which that ends; `make_bench`
    sets up a judge of its game.
    """

    id: str
    title: str
    season: int
    divisions: tuple[str, ...]
    clauses: Clauses
    stances: Stances
    make_ruleset: Callable[[str, int], RulesT]
    make_procedure: Callable[[str], Procedure]
    make_bench: Callable[[RulesT, Iterable[str]], Bench]

    def ruleset(self, division: str = "", season: int | None = None) -> RulesT:
        """Make the rules of a division for a season; the first division if none is named.

        Raises `LookupError` when there is no such division.
        """
        season = self.season if season is None else season
        return self.make_ruleset(self._known(division), season)

    def procedure(self, division: str = "") -> Procedure:
        """Say how a division plays its matches; the first division if none is named.

        Raises `LookupError` when there is no such division.
        """
        return self.make_procedure(self._known(division))

    def bench(
        self, division: str = "", variations: Iterable[str] = (), season: int | None = None
    ) -> Bench:
        """Set up a judge for a division, a season and the variations of a shake.

        Raises `LookupError` when there is no such division, and `PickRefused` for variations that
        cannot be in force together.
        """
        return self.make_bench(self.ruleset(division, season), variations)

    def _known(self, division: str) -> str:
        division = division or self.divisions[0]
        if division not in self.divisions:
            raise LookupError(
                f"{self.id} has no division {division}; it has {', '.join(self.divisions)}."
            )
        return division
