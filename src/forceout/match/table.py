"""A table before the first roll: who sits there, by which rules, and how it is judged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

from forceout.rulebooks.shelf import rulebook
from forceout.rules.bench import Bench
from forceout.rules.procedure import Play, Procedure
from forceout.rules.verdict import Ruling

Seat = str
"""A seat by its letter; `A`, `B`, `C` and so on sit clockwise, each to the left of the last."""

LETTERS: Final = "ABCDEF"


class Checks(Enum):
    """Who checks the papers of a match."""

    PLAYERS = "players check"
    """Opponents accept or reject each paper, as at a real table; what nobody rejects is correct."""

    JUDGE = "the judge rules"
    """The judge decides on every paper at once."""


class Manner(Enum):
    """What becomes of an illegal action."""

    STRICT = "strict"
    """It is refused, and nothing has happened."""

    OVER_THE_BOARD = "over the board"
    """It happens, and stands unless somebody notices it in time."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the rulebook, the division, the season, the players by seat, and how it is run.

    `timed` says that clocks run. `shakes` is after how many shakes the match ends by itself; 0 is
    for a match that goes on until its time is called.

    >>> table = Table("agloa-equations-2026", "middle", players=("Ann", "Ben", "Cleo"))
    >>> table.seats, table.left_of("C"), table.right_of("A")
    (('A', 'B', 'C'), 'A', 'C')
    """

    rulebook: str
    division: str = ""
    season: int = 0
    players: tuple[str, ...] = ("", "")
    checks: Checks = Checks.JUDGE
    manner: Manner = Manner.STRICT
    timed: bool = True
    shakes: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, clockwise."""
        return tuple(LETTERS[: len(self.players)])

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return LETTERS[(LETTERS.index(seat) + 1) % len(self.players)]

    def right_of(self, seat: Seat) -> Seat:
        """The next seat the other way round."""
        return LETTERS[(LETTERS.index(seat) - 1) % len(self.players)]

    @property
    def procedure(self) -> Procedure:
        """How matches are played here."""
        return _procedure(self.rulebook, self.division)

    @property
    def play(self) -> Play:
        """How shakes are played here."""
        return _procedure(self.rulebook, self.division).play

    @property
    def is_strict(self) -> bool:
        """Whether illegal actions are refused."""
        return self.manner is Manner.STRICT

    def goal_rulings(self, goal: str, variations: tuple[str, ...]) -> tuple[Ruling, ...]:
        """What speaks against a Goal as an expression."""
        return _goal_rulings(self.rulebook, self.division, self.season, variations, goal)

    def bench(self, variations: tuple[str, ...] = ()) -> Bench:
        """The judge of papers, Goals and picks, with the variations of a shake."""
        return _bench(self.rulebook, self.division, self.season, variations)


@cache
def _procedure(name: str, division: str) -> Procedure:
    return rulebook(name).procedure(division)


@lru_cache(maxsize=256)
def _goal_rulings(
    name: str, division: str, season: int, variations: tuple[str, ...], goal: str
) -> tuple[Ruling, ...]:
    return _bench(name, division, season, variations).goal(goal).rulings


@lru_cache(maxsize=256)
def _bench(name: str, division: str, season: int, variations: tuple[str, ...]) -> Bench:
    return rulebook(name).bench(division, variations, season or None)
