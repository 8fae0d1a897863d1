"""Slips over the board: noticed in time, or not."""

from __future__ import annotations

import pytest

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.events import ChargeFailed, PenaltyGiven, SlipCorrected, SlipMade, SlipStands
from forceout.match.table import Manner
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, cubes, equations, mlag, onsets


def free(**how: Manner) -> Game:
    """AGLOA's Equations over the board, up to the Goal."""
    return equations(manner=how.get("manner", Manner.OVER_THE_BOARD))


def forbid(player: str, text: str, *, bonus: bool = False) -> do.MoveCube:
    """A cube to Forbidden."""
    return do.MoveCube(player, cube(text), Section.FORBIDDEN, bonus=bonus)


def test_a_slip_happens_and_goes_back_when_it_is_charged() -> None:
    """IX-A-1: a move out of turn, put right, leaves no trace and costs nothing."""
    game = free()
    before = game.shake
    came = game.do(forbid("C", "r0"))
    assert came[0] == SlipMade("C", "out-of-turn", "V-B")
    assert game.shake.mat.forbidden == cubes("r0")
    came = game.do(do.ChargeSlip("A"))
    assert came[1:] == (SlipCorrected("C", "V-B"),)
    assert game.shake == before


def test_a_slip_stands_once_another_has_moved() -> None:
    """IX-B: a legal move by another player insulates it."""
    game = free()
    game.do(forbid("C", "r0"))
    came = game.do(forbid("B", "r1"))
    assert came[0] == SlipStands("C")
    assert game.do(do.ChargeSlip("A"))[-1] == ChargeFailed("A")
    assert game.shake.mat.forbidden == cubes("r0 r1")


def test_a_charge_without_ground_costs_nothing() -> None:
    """IX-A-2: the cube stays, and there is no penalty."""
    game = free()
    game.do(forbid("B", "r1"))
    assert game.do(do.ChargeSlip("C"))[-1] == ChargeFailed("C")
    assert set(game.totals.values()) == {0}


def test_strict_tables_have_no_slips() -> None:
    """There the move out of turn is refused, and nothing is left to charge."""
    game = equations()
    assert game.refused(forbid("C", "r0")) == "V-B"
    assert game.refused(do.ChargeSlip("A")) == "V-B"


def test_a_leaders_bonus_gives_back_the_second_cube() -> None:
    """V-C-2: the cube in Forbidden becomes the move, the second returns, and a point is lost."""
    game = free()
    game.do(do.CorrectScore("B", 2), forbid("B", "r0", bonus=True))
    game.do(do.MoveCube("B", cube("k7"), Section.REQUIRED))
    came = game.do(do.ChargeSlip("C"))
    assert came[1:] == (SlipCorrected("B", "V-C-2"), PenaltyGiven("B", 1, "V-C-2"))
    assert game.shake.mat.forbidden == cubes("r0")
    assert game.shake.mat.required == ()
    assert (game.shake.turn, game.totals["B"]) == ("C", 1)


@pytest.mark.parametrize("second", [None, "k7 forbidden", "k7 permitted"])
def test_a_leaders_bonus_to_elsewhere_gives_back_all(second: str | None) -> None:
    """V-C-1: a first cube that did not go to Forbidden is no move that could stand."""
    game = free()
    game.do(do.CorrectScore("B", 2))
    before = game.shake
    game.do(do.MoveCube("B", cube("r0"), Section.REQUIRED, bonus=True))
    if second:
        game.move(second)
    came = game.do(do.ChargeSlip("C"))
    assert came[1:] == (SlipCorrected("B", "V-C-2"), PenaltyGiven("B", 1, "V-C-2"))
    assert game.shake == before
    assert game.totals["B"] == 1


def test_a_leading_setters_bonus_goes_back() -> None:
    """IV-C-2: the cube returns to Resources, and a point is lost."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD).roll()
    game.pick("factorial", "sideways", "base=8")
    game.do(do.CorrectScore("A", 2), forbid("A", "r0", bonus=True))
    game.do(do.ChargeSlip("B"))
    assert game.shake.mat.forbidden == ()
    assert game.totals["A"] == 1
    assert game.is_at(Step.GOAL)


def test_of_two_cubes_without_the_word_either_comes_back() -> None:
    """V-C-2-b: the second one is returned, unless the Mover would rather have the first."""
    game = free()
    game.do(forbid("B", "r0"), forbid("B", "r1"), do.ChargeSlip("C"))
    assert game.shake.mat.forbidden == cubes("r0")
    assert game.refused(do.ReturnOther("C")) == "V-B"
    game.do(do.ReturnOther("B"))
    assert game.shake.mat.forbidden == cubes("r1")
    assert game.refused(do.ReturnOther("B")) == "V-B"


def test_a_cube_that_did_not_come_from_resources_leaves_no_choice() -> None:
    """V-C-2-b: only of two moves from Resources in a row does the Mover take back either."""
    game = free()
    stays = do.MoveCube("B", cube("k7"), Section.FORBIDDEN, Section.REQUIRED)
    game.do(do.MoveCube("B", cube("k7"), Section.REQUIRED), forbid("C", "r3"), forbid("A", "r2"))
    game.do(forbid("B", "r0"), stays, do.ChargeSlip("C"))
    assert game.refused(do.ReturnOther("B")) == "V-B"
    game.do(stays, forbid("B", "r1"), do.ChargeSlip("C"))
    assert game.refused(do.ReturnOther("B")) == "V-B"
    game.do(do.ChargeSlip("C"))
    assert game.shake.mat.required == cubes("k7")
    assert game.refused(do.ReturnOther("B")) == "V-B"


def test_the_last_cube_in_forbidden_comes_back_with_any_challenge() -> None:
    """VIII-A: the challenge is set aside without a price, and the cube is returned."""
    game = free()
    for face in "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx gx r2".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    turn = game.shake.turn
    game.do(forbid(turn, "k7"))
    assert game.is_at(Step.WRITING)
    other = game.table.left_of(turn)
    game.do(do.Challenge(other, "impossible"))
    assert game.shake.turn == turn
    assert game.shake.mat.resources == cubes("k7")
    assert set(game.totals.values()) == {0}


def test_no_point_is_lost_where_none_is_named() -> None:
    """MLAG's Equations put slips right at no price."""
    game = mlag(manner=Manner.OVER_THE_BOARD)
    game.do(do.MoveCube("B", cube("r0"), Section.REQUIRED, bonus=True), do.ChargeSlip("C"))
    assert set(game.totals.values()) == {0}
    assert game.shake.turn == "B"


def test_a_restriction_sign_comes_back_from_forbidden() -> None:
    """IX-A-1 of On-Sets: = in Forbidden too early is put right."""
    game = onsets(manner=Manner.OVER_THE_BOARD)
    game.do(forbid("B", "="), do.ChargeSlip("A"))
    assert cube("=") in game.shake.mat.resources


def test_what_no_hand_can_do_is_refused_over_the_board_too() -> None:
    """A cube that is not there cannot be moved, and a Goal is not changed."""
    game = free()
    assert game.refused(do.MoveCube("B", cube("r9"), Section.REQUIRED)) == "V-B"
    assert game.refused(do.SayGoal("A")) == "IV-B-3-c"
