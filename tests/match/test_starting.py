"""How a match and a shake begin."""

from __future__ import annotations

import pytest

from forceout.kit import Card, Cube
from forceout.match import actions as do
from forceout.match.play import start
from forceout.match.table import Table
from forceout.rules.procedure.steps import Step
from tests.match.games import (
    DEALT,
    ROLL,
    ROLL_OF_ELEMENTARY,
    ROLL_OF_SETS,
    ROLL_OF_TWENTY,
    Game,
    cube,
    cubes,
    equations,
)

CARDS = tuple(map(Card.read, DEALT.split()))


@pytest.mark.parametrize(
    ("book", "fewest", "most"),
    [("agloa-equations-2026", 2, 3), ("mlag-onsets-2019", 2, 3), ("grc-equations-2026", 2, 6)],
)
def test_how_many_play(book: str, fewest: int, most: int) -> None:
    """A table seats as many as its rulebook says, and no other number (I-A)."""
    for count in range(1, 7):
        table = Table(book, players=("",) * count)
        if fewest <= count <= most:
            assert start(table).step in {Step.LOT, Step.ROLLING}
        else:
            with pytest.raises(ValueError, match=f"played by {fewest} to {most}"):
                start(table)


def test_the_lot_goes_to_the_highest_digit() -> None:
    """I-D: a sign drops out unless all roll one, and a tie for the highest rolls again."""
    game = Game("agloa-equations-2026")
    game.do(do.CastLots((("A", "+"), ("B", "-"), ("C", "+"))))
    assert "".join(game.state.lot) == "ABC"
    game.do(do.CastLots((("A", "3"), ("B", "3"), ("C", "+"))))
    assert "".join(game.state.lot) == "AB"
    assert game.refused(do.CastLots((("A", "1"), ("B", "2"), ("C", "3")))) == "I-D"
    assert game.refused(do.CastLots((("A", "1"), ("B", "9")))) == "I-D"
    game.do(do.CastLots((("A", "1"), ("B", "2"))))
    assert (game.shake.setter, game.shake.players) == ("B", ("B", "C", "A"))


def test_grc_begins_at_the_scorekeepers_left() -> None:
    """The scorekeeper is listed last, so the first on the list sets the first Goal."""
    assert Game("grc-equations-2026", "fourth", 5).shake.setter == "A"


def test_the_setter_rolls_the_cubes_of_the_box() -> None:
    """II-A and I-B-1: the setter rolls, 24 cubes, six of each colour with the faces they have."""
    game = Game("agloa-equations-2026")
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))))
    assert game.refused(do.RollCubes("B", cubes(ROLL))) == "II-A"
    assert game.refused(do.RollCubes("A", cubes(ROLL)[1:])) == "I-B-1"
    assert game.refused(do.RollCubes("A", (cube("r9"), *cubes(ROLL)[1:]))) == "I-B-1"
    assert game.refused(do.RollCubes("A", (Cube("0"), *cubes(ROLL)[1:]))) == "I-B-1"
    game.do(do.RollCubes("A", cubes(ROLL)))
    assert game.is_at(Step.PICKING)
    assert game.refused(do.RollCubes("A", cubes(ROLL))) == "II-B"


def test_third_grade_rolls_roots_and_powers_again() -> None:
    """Procedure-1: what shows a root or a power is rolled until it shows something else."""
    game = Game("grc-equations-2026", "third", 3)
    rolled = cubes(ROLL_OF_TWENTY.replace("g-", "g^").replace("k/", "kv"))
    game.do(do.RollCubes("A", rolled))
    assert game.is_at(Step.ROLLING)
    assert game.refused(do.RollAgain("A", (cube("g4"),))) == "Procedure-1"
    assert game.refused(do.RollAgain("B", cubes("g4 k7"))) == "Procedure-1"
    game.do(do.RollAgain("A", cubes("g4 kv")))
    game.do(do.RollAgain("A", cubes("k7")))
    assert game.is_at(Step.GOAL)
    assert len(game.shake.mat.resources) == 20


def test_other_grades_keep_roots_and_powers() -> None:
    """Special-Other-2: from fourth grade on a roll stands as it is."""
    game = Game("grc-equations-2026", "fourth", 3)
    game.do(do.RollCubes("A", cubes(ROLL_OF_TWENTY.replace("g-", "g^"))))
    assert game.is_at(Step.GOAL)


@pytest.mark.parametrize("book", ["agloa-onsets-2014", "mlag-onsets-2019"])
def test_elementary_lays_out_the_restriction_cubes(book: str) -> None:
    """II-A-3: two V and one null set, or the other way round, and the rest is rolled."""
    game = Game(book, "elementary")
    game.do(do.CastLots((("A", "5"), ("B", "1"), ("C", "1"))))
    rest = cubes(ROLL_OF_ELEMENTARY)
    assert "II-A" in game.refused(do.RollCubes("A", rest))
    assert game.refused(do.SetOut("A", cubes("V V V"))) == "II-A-3"
    game.do(do.SetOut("A", cubes("V ^ ^")), do.RollCubes("A", rest))
    assert len(game.shake.mat.resources) == 18


def test_the_player_on_the_right_deals() -> None:
    """II-B: cards come from the setter's right, each once, as many as the division has."""
    game = Game("agloa-onsets-2014", "middle")
    game.do(do.CastLots((("A", "5"), ("B", "1"), ("C", "1"))))
    assert game.refused(do.DealCards("B", CARDS)) == "II-B"
    assert game.refused(do.DealCards("C", (*CARDS, CARDS[0]))) == "I-B-1"
    assert game.refused(do.DealCards("C", CARDS[:5])) == "II-B-1"
    game.do(do.DealCards("C", CARDS))
    assert game.is_at(Step.ROLLING)
    game.do(do.RollCubes("A", cubes(ROLL_OF_SETS)))
    assert game.is_at(Step.PICKING)


def test_who_comes_after_the_roll_misses_the_shake() -> None:
    """X-D: who is away when the cubes are rolled scores -2, and turns skip that seat."""
    game = Game("agloa-equations-2026")
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))), do.Leave("B"))
    assert "".join(game.shake.players) == "AC"
    game.roll()
    game.do(do.Arrive("B"))
    assert game.refused(do.PickVariation("B", "factorial")) == "II-B-1"
    game.pick("factorial", "sideways", "multiple-operations").set_goal()
    assert game.shake.turn == "C"
    game.do(do.Challenge("C", "impossible"), do.PresentPaper("A", "7x2 = 6+8"))
    assert game.totals == {"A": 6, "B": -2, "C": 2}
    assert "".join(game.shake.players) == "BCA"


def test_a_setter_who_leaves_passes_the_roll_on() -> None:
    """Whoever sits next rolls when the setter is not there."""
    game = Game("agloa-equations-2026")
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))), do.Leave("A"))
    assert game.shake.setter == "B"
    assert game.refused(do.Leave("A")) == "X-D"
    assert game.refused(do.Arrive("B")) == "X-D"


def test_the_goal_passes_to_the_left() -> None:
    """I-D: after each shake the next player sets the Goal."""
    game = equations()
    game.do(do.Challenge("B", "impossible"), do.PresentNothing("A"), do.PresentNothing("C"))
    assert game.shake.setter == "B"
    assert game.shake.number == 2
