from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.match.standings import RoundPlayed, average, decimal, points_by_place, team_score
from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.procedure import Averages, Places, Sums

PLACED = [book for book in RULEBOOKS if isinstance(rulebook(book).procedure().standings, Places)]
AVERAGES = Averages(places=2, clause="Team-Scoring")


def places(book: str) -> Places:
    """The table of a rulebook."""
    standings = rulebook(book).procedure().standings
    assert isinstance(standings, Places)
    return standings


@pytest.mark.parametrize("book", PLACED)
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([22, 18, 14], [6, 4, 2]),
        ([14, 18, 22], [2, 4, 6]),
        ([20, 20, 14], [5, 5, 2]),
        ([18, 18, 18], [4, 4, 4]),
        ([22, 16, 16], [6, 3, 3]),
        ([-2, -4, 0], [4, 2, 6]),
        ([22, 18], [6, 4]),
        ([18, 18], [5, 5]),
        ([22, 18, None], [6, 4, 0]),
        ([18, 18, None], [5, 5, 0]),
        ([22, None], [6, 0]),
    ],
)
def test_points_by_place(book: str, totals: list[int | None], points: list[int]) -> None:
    """XII-A: 6, 4 and 2 by place, shared by those who tie, and nothing for not playing."""
    came = points_by_place(dict(zip("ABC", totals, strict=False)), places(book))
    assert list(came.values()) == points


@pytest.mark.parametrize("book", PLACED)
@given(data=st.data())
def test_more_never_earns_less(book: str, data: st.DataObject) -> None:
    """Whoever has the higher sum has the more points, and equal sums earn the same."""
    totals = data.draw(st.lists(st.integers(-9, 60), min_size=2, max_size=3))
    earned = list(points_by_place(dict(enumerate_names(totals)), places(book)).values())
    for one, points in zip(totals, earned, strict=True):
        for other, theirs in zip(totals, earned, strict=True):
            assert (one > other) == (points > theirs)


def enumerate_names(totals: list[int]) -> list[tuple[str, int | None]]:
    """Sums with the names of those who have them."""
    return [("ABC"[place], total) for place, total in enumerate(totals)]


def test_a_table_for_so_many_players() -> None:
    """XII-A has tables for two and three players, and a match of four is refused by name."""
    with pytest.raises(LookupError, match="XII-A has no table for 4 players"):
        points_by_place(dict.fromkeys("ABCD", 0), places(PLACED[0]))


def test_who_awards_what() -> None:
    """The basic rules award nothing for a match; GRC divides by games; the others go by place."""
    kinds = {book: type(rulebook(book).procedure().standings) for book in RULEBOOKS}
    assert {book for book, kind in kinds.items() if kind is Sums} == {
        "agloa-basic-equations-2026",
        "agloa-basic-onsets-2014",
    }
    assert [book for book, kind in kinds.items() if kind is Averages] == ["grc-equations-2026"]


@pytest.mark.parametrize(
    ("points", "games", "shown"),
    [
        ([2, 1, 1, 1], 4, "1.25"),
        ([2, 0, 0], 3, "0.67"),
        ([0, 1, 0], 3, "0.33"),
        ([1], 8, "0.13"),
        ([3], 8, "0.38"),
        ([], 0, "0.00"),
        ([0, 0], 2, "0.00"),
        ([2, 2, 2], 3, "2.00"),
        ([-1], 8, "-0.12"),
        ([2, 2], 1, "4.00"),
    ],
)
def test_an_average_has_two_places(points: list[int], games: int, shown: str) -> None:
    """Team-Scoring: points by games to two places, half a hundredth going up."""
    assert decimal(average(points, games, AVERAGES), AVERAGES.places) == shown


@given(points=st.lists(st.integers(0, 2), max_size=12), games=st.integers(1, 12))
def test_an_average_is_the_nearest(points: list[int], games: int) -> None:
    """A rounded average is within half a hundredth of the exact one."""
    exact = Fraction(sum(points), games)
    rounded = average(points, games, AVERAGES)
    assert rounded * 100 % 1 == 0
    assert Fraction(-1, 200) < rounded - exact <= Fraction(1, 200)


def test_a_team_adds_rounded_rounds() -> None:
    """Each round is rounded before it is added: three times 0.33 is 0.99."""
    third = RoundPlayed(3, (1, 0, 0))
    team = team_score({"Ann": [third] * 3, "Ben": [RoundPlayed(3, (2, 0, 0))]}, AVERAGES)
    assert {name: decimal(sum_, 2) for name, sum_ in team.players.items()} == {
        "Ann": "0.99",
        "Ben": "0.67",
    }
    assert decimal(team.team, 2) == "1.66"
