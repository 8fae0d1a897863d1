"""What a match earns each player, and a team in four rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from forceout.rules.procedure import Averages, Places


def points_by_place(totals: Mapping[str, int | None], places: Places) -> dict[str, int]:
    """Award points by place; players who share a place share what it earns.

    A total of None is that of a player who did not play. Raises `LookupError` when the rulebook
    has no table for so many players.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> places = rulebook("agloa-equations-2026").procedure().standings
    >>> points_by_place({"Ann": 20, "Ben": 14, "Cleo": 20}, places)
    {'Ann': 5, 'Ben': 2, 'Cleo': 5}
    """
    table = places.tables.get(len(totals))
    if table is None:
        raise LookupError(f"{places.clause} has no table for {len(totals)} players.")
    played = [total for total in totals.values() if total is not None]
    return {
        player: places.not_played
        if total is None
        else table[sum(other > total for other in played)][played.count(total) - 1]
        for player, total in totals.items()
    }


def average(points: Sequence[int], games: int, averages: Averages) -> Fraction:
    """Divide a player's points by the games of the table, rounded half up; no games make 0.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> averages = rulebook("grc-equations-2026").procedure().standings
    >>> average([2, 0, 0], 3, averages)
    Fraction(67, 100)
    """
    if not games:
        return Fraction(0)
    unit = 10**averages.places
    return Fraction((2 * unit * sum(points) + games) // (2 * games), unit)


def decimal(number: Fraction, places: int) -> str:
    """Write a number with so many places.

    >>> decimal(Fraction(5, 4), 2), decimal(Fraction(-1, 2), 2)
    ('1.25', '-0.50')
    """
    digits = str(abs(number) * 10**places // 1).rjust(places + 1, "0")
    sign = "-" if number < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}"


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A player's round: the points of each game, and how many games the table played."""

    games: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TeamScore:
    """What a team has: each member's rounds added up, and all of them together."""

    players: Mapping[str, Fraction]

    @property
    def team(self) -> Fraction:
        """The members' scores, added."""
        return sum(self.players.values(), Fraction(0))


def team_score(members: Mapping[str, Sequence[RoundPlayed]], averages: Averages) -> TeamScore:
    """Add up a team: each round is an average of its own, rounded before it is added.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> averages = rulebook("grc-equations-2026").procedure().standings
    >>> suzie = [RoundPlayed(3, (0, 2, 1)), RoundPlayed(4, (2, 1, 1, 1))]
    >>> decimal(team_score({"Suzie": suzie}, averages).team, averages.places)
    '2.25'
    """
    return TeamScore(
        {
            player: sum((average(one.points, one.games, averages) for one in rounds), Fraction(0))
            for player, rounds in members.items()
        }
    )
