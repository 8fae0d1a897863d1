"""Slips that are charged late: what the clocks and the others have done in the meantime stays."""

from __future__ import annotations

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.clocks import SECOND
from forceout.match.events import ChargeFailed, PenaltyGiven, SlipMade, SlipStands
from forceout.match.table import Manner
from forceout.rules.claims import TIME
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, cubes, equations, goal


def slipped() -> tuple[Game, int]:
    """C has moved in B's turn; and when the time of B is up."""
    game = equations(manner=Manner.OVER_THE_BOARD, timed=True)
    (at,) = (one.at for one in game.state.deadlines if one.task is Task.FIRST_TURN)
    game.do(do.MoveCube("C", cube("r0"), Section.FORBIDDEN))
    return game, at


def test_a_clock_that_ran_on_is_not_turned_back() -> None:
    """XI-A: B, who was late before C's slip was charged, does not pay for it a second time."""
    game, at = slipped()
    game.wait(at + 30 * SECOND)
    assert game.totals["B"] == -1
    game.do(do.ChargeSlip("A"), at=at + 40 * SECOND)
    assert game.wait(at + 60 * SECOND) == ()
    assert game.shake.turn == "B"
    assert game.totals["B"] == -1


def test_an_extra_minute_that_ran_out_is_over_now() -> None:
    """XI-A: who slipped in the extra minute, and is charged after it, is counted from then on."""
    game, at = slipped()
    game.do(do.MoveCube("B", cube("k7"), Section.REQUIRED), at=at + 20 * SECOND)
    game.wait(at + 100 * SECOND)
    game.do(do.MoveCube("C", cube("r1"), Section.FORBIDDEN, bonus=True), at=at + 101 * SECOND)
    (late,) = (one.at for one in game.state.deadlines if one.player == "C")
    assert game.totals["C"] == -1  # C is in the extra minute, and no slip has happened yet
    game.do(do.CorrectScore("C", 9), do.MoveCube("C", cube("r2"), Section.FORBIDDEN, bonus=True))
    game.do(do.MoveCube("C", cube("b0"), Section.PERMITTED))
    game.do(do.ChargeSlip("A"), at=late + 5 * SECOND)
    assert all(one.at >= game.state.at for one in game.state.deadlines)


def test_a_lost_turn_does_not_come_back() -> None:
    """XI-A: the turn that B lost while C's slip lay there is over, when the cube goes back too."""
    game, at = slipped()
    game.wait(at + 81 * SECOND)
    game.do(do.ChargeSlip("A"), at=at + 90 * SECOND)
    assert game.shake.mat.forbidden == ()
    assert game.shake.turn == "C"
    assert all(one.at > game.state.at for one in game.state.deadlines)


def test_after_play_is_stopped_a_slip_goes_back_to_no_move() -> None:
    """XI-B: the cube goes back to Resources, and everybody writes all the same."""
    game, _ = slipped()
    game.do(do.StopPlay(), do.ChargeSlip("A"))
    assert cubes("r0")[0] in game.shake.mat.resources
    assert game.is_at(Step.WRITING)
    assert game.writing.claim == TIME


def test_a_paper_of_another_lets_a_slip_stand() -> None:
    """IX-B: once another player has handed in a paper, no cube goes back."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    order = "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx gx k7"
    game.move(*(f"{face} permitted" for face in order.split()))
    late = game.table.left_of(game.shake.turn)
    came = game.do(do.MoveCube(late, cube("r2"), Section.REQUIRED))
    assert isinstance(came[0], SlipMade)
    writer = game.table.left_of(late)
    came = game.do(do.PresentPaper(writer, "7x2 = 6+8"))
    assert came[0] == SlipStands(late)
    assert game.do(do.ChargeSlip(writer))[-1] == ChargeFailed(writer)
    assert not any(isinstance(event, PenaltyGiven) for event in game.events)


def test_a_paper_of_another_lets_the_last_cube_stand_in_forbidden() -> None:
    """IX-B: a charge would send the papers back; only a challenge goes back with it (VIII-A)."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    order = "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx gx k7"
    game.move(*(f"{face} permitted" for face in order.split()))
    mover = game.shake.turn
    game.do(do.MoveCube(mover, cube("r2"), Section.FORBIDDEN))
    writer = game.table.left_of(mover)
    assert game.do(do.PresentPaper(writer, "7x2 = 6+8"))[0] == SlipStands(mover)
    assert game.do(do.ChargeSlip(writer))[-1] == ChargeFailed(writer)
    assert game.writing.papers == {writer: "7x2 = 6+8"}


def test_all_cubes_moved_out_of_turn_go_back() -> None:
    """IX-A-1: who has moved two of them in another's turn returns both."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    before = game.shake
    for face in ("r0", "r1"):
        game.do(do.MoveCube("C", cube(face), Section.FORBIDDEN))
    game.do(do.ChargeSlip("A"))
    assert game.shake == before
    assert game.do(do.ChargeSlip("A"))[-1] == ChargeFailed("A")


def test_slips_of_two_players_are_charged_one_by_one() -> None:
    """IX-A-1: an illegal move by another player insulates nothing."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    before = game.shake
    game.do(do.MoveCube("C", cube("r0"), Section.FORBIDDEN))
    game.do(do.MoveCube("A", cube("r1"), Section.REQUIRED))
    game.do(do.ChargeSlip("B"))
    assert (game.shake.mat.forbidden, game.shake.mat.required) == (cubes("r0"), ())
    game.do(do.ChargeSlip("B"))
    assert game.shake == before


def test_a_legal_move_lets_all_slips_before_it_stand() -> None:
    """IX-B: B's move insulates what C and A did."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    game.do(do.MoveCube("C", cube("r0"), Section.FORBIDDEN))
    game.do(do.MoveCube("A", cube("r1"), Section.FORBIDDEN))
    game.move("k7 required")
    assert game.do(do.ChargeSlip("B"))[-1] == ChargeFailed("B")
    assert game.shake.mat.forbidden == cubes("r0 r1")


def test_a_bad_pick_hides_none_before_it() -> None:
    """II-B-2: only a legal pick by the next player does."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD).roll()
    game.pick("log", "imaginary")
    game.do(do.ChargeSlip("C"))
    assert (game.totals, game.shake.picks.turn) == ({"A": 0, "B": -1, "C": 0}, "B")
    game.do(do.ChargeSlip("C"))
    assert (game.totals, game.shake.picks.turn) == ({"A": -1, "B": -1, "C": 0}, "A")
    game.pick("factorial", "sideways", "base=8")
    assert game.shake.picks.in_force == ("factorial", "sideways", "base=8")


def picked_badly() -> Game:
    """C, who picks last, has picked what is on no list, and nobody has noticed."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD, timed=True).roll()
    return game.pick("factorial", "sideways", "log")


def test_cubes_stay_when_a_bad_pick_is_noticed_after_them() -> None:
    """II-B-2, V-B: the setter's bonus move and what lies in the Goal section are legal."""
    game = picked_badly()
    game.do(do.MoveCube("A", cube("r0"), Section.FORBIDDEN, bonus=True))
    game.do(do.LayGoal("A", goal("g6k+k8")), do.ChargeSlip("B"))
    assert game.shake.picks.turn == "C"
    game.pick("base=8")
    assert game.shake.mat.forbidden == cubes("r0")
    game.do(do.SayGoal("A"))
    assert game.is_at(Step.MOVING)


def test_a_goal_that_is_set_stays_when_a_bad_pick_is_noticed() -> None:
    """II-B-2, IV-B-3-c: an illegal Goal covers no bad pick, and is met with Impossible."""
    game = picked_badly().set_goal("k+k8")
    game.do(do.ChargeSlip("B"))
    assert "II-B" in game.refused(do.Challenge("B", "impossible"))
    game.pick("base=8")
    assert (game.shake.turn, game.shake.mover) == ("B", "A")
    assert [one.task for one in game.state.deadlines] == [Task.FIRST_TURN]
    game.do(do.Challenge("C", "impossible"))
    assert game.is_at(Step.WRITING)


def test_nobody_picks_while_papers_are_written() -> None:
    """II-B-2: whoever picked badly and then challenges still pays, and picks no more."""
    game = picked_badly().set_goal("k+k8")
    game.do(do.Challenge("C", "impossible"), do.ChargeSlip("B"))
    assert (game.totals["C"], game.is_at(Step.WRITING)) == (-1, True)
    assert game.shake.picks.in_force == ("factorial", "sideways")


def test_a_charge_frees_the_block() -> None:
    """VI-B: who meant to challenge a move that goes back pays nothing, and nobody gains time."""
    game, at = slipped()
    game.do(do.PickUpBlock("A"), at=at - 20 * SECOND)
    game.do(do.ChargeSlip("B"), at=at - 15 * SECOND)
    assert (game.shake.block, game.totals["A"]) == ("", 0)
    assert [one.at for one in game.state.deadlines] == [at + 5 * SECOND]
