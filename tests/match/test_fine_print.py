"""The fine print of the rulebooks: rare turns of a match, as a careful judge would rule on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.clocks import round_ends_at
from forceout.match.events import (
    BlockPutBack,
    CountdownBegun,
    PenaltyGiven,
    PicksEnded,
    ShakeScored,
    ShakeVoided,
    TimeOverrun,
)
from forceout.match.state import Deadline
from forceout.match.table import Checks, Manner
from forceout.rules.claims import Side
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, equations, mlag, onsets

SECOND = 1000


@pytest.mark.parametrize("game", [equations, mlag])
def test_a_third_party_who_promised_a_paper_is_late_with_it(game: type) -> None:
    """XI-A: who has said that there will be a paper is late like the one who has to write."""
    played = game(timed=True)
    now = played.state.at
    played.move("k7 required", at=now)
    played.do(do.Challenge("C", "now"), do.JoinSide("A", Side.CHALLENGER), at=now + SECOND)
    came = played.wait(now + 132 * SECOND)
    assert {one.player for one in came if isinstance(one, TimeOverrun)} == {"A", "C"}
    assert {one.player for one in came if isinstance(one, PenaltyGiven)} == {"A", "C"}
    assert any(isinstance(one, ShakeScored) for one in played.wait(now + 202 * SECOND))


def last_cube_played(*, timed: bool = False) -> Game:
    """AGLOA's Equations with the last cube on the mat; A has moved it."""
    game = equations(timed=timed)
    for face in "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx gx r2 k7".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    assert game.shake.mover == "A"
    return game


def test_one_pick_is_enough_where_two_are_allowed() -> None:
    """II-B-3: in Senior a second pick is free, so that nobody is late with it."""
    game = Game("agloa-equations-2026", "senior", timed=True).roll().pick("factorial")
    assert game.wait(76 * SECOND) == (PicksEnded("A", at=75 * SECOND),)
    assert (game.shake.picks.turn, game.totals["A"]) == ("B", 0)


def test_the_other_of_two_players_is_late_with_the_second_pick() -> None:
    """II-B-3: both picks of the player who does not set the Goal are due in 15 seconds."""
    game = Game("agloa-equations-2026", "senior", 2, timed=True).roll()
    game.pick("factorial", at=60 * SECOND)
    game.do(do.EndPicks("A"), at=60 * SECOND)
    game.pick("log", at=61 * SECOND)
    assert isinstance(game.wait(76 * SECOND)[0], CountdownBegun)


def test_nobody_is_late_while_another_holds_the_block() -> None:
    """VI-B: who has to move waits, and has as much time left as before."""
    game = equations(timed=True)
    (turn,) = game.state.deadlines
    game.do(do.PickUpBlock("C"), at=turn.at - 5 * SECOND)
    assert game.refused(do.MoveCube("B", cube("k7"), Section.REQUIRED)) == "VI-B"
    came = game.wait(turn.at + 10 * SECOND + 1)
    assert [type(event) for event in came] == [BlockPutBack, PenaltyGiven]
    (again,) = game.state.deadlines
    assert again == replace(turn, at=turn.at + 15 * SECOND)
    game.do(do.PickUpBlock("C"), at=turn.at + 11 * SECOND)
    game.do(do.PutBlockBack("C"), at=turn.at + 13 * SECOND)
    assert game.state.deadlines == (replace(turn, at=turn.at + 17 * SECOND),)


def test_who_has_taken_the_block_in_time_may_still_doubt_no_goal() -> None:
    """IV-D, XI-A-1-f: the minute to disagree does not run out under the Challenger's hand."""
    game = Game("agloa-equations-2026", "middle", timed=True).roll()
    game.pick("factorial", "sideways", "base=8").do(do.SayNoGoal("A"))
    (answer,) = game.state.deadlines
    game.do(do.PickUpBlock("B"), at=answer.at - SECOND)
    game.do(do.Challenge("B", "no-goal"), at=answer.at + SECOND)
    assert game.is_at(Step.WRITING)


def test_the_block_is_with_whoever_took_it() -> None:
    """VI-B: who speaks while another holds it is not heard and loses nothing."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    game.do(do.PickUpBlock("B"))
    game.do(do.Challenge("C", "impossible"))
    assert (game.shake.block, set(game.totals.values())) == ("B", {0})
    game.do(do.Challenge("B", "impossible"))
    game.do(do.Challenge("C", "impossible"))
    assert game.writing.callers == ("B",)
    assert set(game.totals.values()) == {0}


def test_of_two_at_once_each_answers_for_their_own_challenge() -> None:
    """VI-B: an invalid one is set aside and paid for, and the other stands."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    game.do(do.Challenge("B", "now", ("C",)))
    assert game.totals == {"A": 0, "B": -1, "C": -1}
    game.do(do.Challenge("A", "impossible", ("C",)))
    assert game.totals == {"A": -1, "B": -1, "C": -1}
    assert game.writing.callers == ("C",)


def test_now_after_the_last_cube_breaks_two_clauses() -> None:
    """VIII-B, VI-A-2-a: there is nobody left to say it against, and no cube to say it of."""
    assert last_cube_played().refused(do.Challenge("B", "now")) == "VIII-B VI-A-2-a"


def test_a_paper_is_not_changed_for_a_late_challenge() -> None:
    """VII-C-2-a, VIII-B: what was presented after the last cube stands when Impossible is said."""
    game = last_cube_played(timed=True)
    game.do(do.PresentPaper("A", "7x1 = 6+8"), do.PresentPaper("B", "7x2 = 6+8"))
    game.do(do.Challenge("B", "impossible"))
    assert dict(game.writing.papers) == {"A": "7x1 = 6+8"}
    assert game.refused(do.PresentPaper("A", "7x2 = 6+8")) == "VII-C-2-a"
    assert [one.player for one in game.state.deadlines] == ["C"]
    game.do(do.PresentNothing("C"))
    assert game.totals == {"A": 2, "B": 6, "C": 4}


def test_nobody_writes_again_when_all_papers_are_in() -> None:
    """VII-C: with the Mover's and the Third Party's paper presented, they are checked at once."""
    game = last_cube_played()
    game.do(do.PresentPaper("A", "7x2 = 6+8"), do.PresentPaper("C", "2x7 = 6+8"))
    game.do(do.Challenge("B", "impossible"))
    assert game.totals == {"A": 6, "B": 2, "C": 6}


def test_mlag_times_the_roll_with_the_goal() -> None:
    """XI-A-1-a of MLAG: two minutes for both, and who is late with the roll is late with both."""
    game = Game("mlag-equations-2019", "middle", timed=True)
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))))
    assert isinstance(game.wait(121 * SECOND)[0], CountdownBegun)
    game.roll(at=125 * SECOND)
    came = game.wait(131 * SECOND)
    assert came[-1] == TimeOverrun("A", Task.GOAL, at=130 * SECOND)
    assert ShakeVoided(passes=True, at=200 * SECOND) in game.wait(201 * SECOND)
    assert game.totals["A"] == -1


def test_who_sits_alone_is_not_late_with_the_roll() -> None:
    """I-A: with too few players nothing is rolled, and no time runs."""
    game = equations(timed=True, shakes=3)
    game.do(do.Leave("B"), do.Leave("C"))
    game.do(do.Challenge("B", "impossible"), do.PresentNothing("A"), do.PresentNothing("C"))
    assert game.state.deadlines == ()
    assert game.wait(29 * 60 * SECOND) == ()
    game.do(do.Arrive("C"), at=29 * 60 * SECOND)
    deadlines: tuple[Deadline, ...] = game.state.deadlines
    assert [deadline.at for deadline in deadlines] == [30 * 60 * SECOND]


def test_who_missed_every_shake_did_not_play() -> None:
    """XII-A: no points for the match, though each shake missed has cost two (X-D)."""
    game = Game("agloa-equations-2026", "middle", shakes=1)
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))), do.Leave("B"))
    game.roll().pick("factorial", "sideways", "multiple-operations").set_goal()
    game.do(do.Challenge("C", "impossible"), do.PresentPaper("A", "7x2 = 6+8"), do.Arrive("B"))
    assert game.totals == {"A": 6, "B": -2, "C": 2}
    game.do(do.Sign("A", 6), do.Sign("B", -2), do.Sign("C", 2))
    assert dict(game.state.sheet.earned) == {"A": "6", "B": "0", "C": "4"}


def test_who_leaves_after_a_shake_has_played() -> None:
    """XII-A: points by place for whoever was there for a shake, even for a total of nought."""
    game = equations(shakes=2).move("k7 required")
    game.do(do.Challenge("A", "impossible"), do.PresentPaper("B", "7x2 = 6+8"))
    game.do(do.PresentNothing("C"), do.Leave("C"))
    game.roll().pick("factorial", "sideways", "multiple-operations").set_goal()
    game.do(do.Challenge("A", "impossible"), do.PresentPaper("B", "7x2 = 6+8"))
    assert game.totals == {"A": 4, "B": 12, "C": 0}
    game.do(do.Sign("A", 4), do.Sign("B", 12))
    assert dict(game.state.sheet.earned) == {"A": "4", "B": "6", "C": "2"}


def test_nobody_who_is_out_leads() -> None:
    """V-C-2, IX-C: a disqualified player's total keeps nobody else from leading."""
    game = equations()
    game.do(do.CorrectScore("B", 5), do.CorrectScore("A", 2), do.Disqualify("B"))
    assert game.state.leader == "A"


def test_a_dispute_before_the_warning_moves_it() -> None:
    """XI-B-3: what it took is added to the time of the warning, and so to all that follows."""
    game = equations(timed=True)
    game.do(do.AddTime(90))
    assert round_ends_at(game.state) == (30 * 60 + 90) * SECOND
    game.wait((30 * 60 + 90) * SECOND + 1)
    assert round_ends_at(game.state) == (35 * 60 + 90) * SECOND


def test_a_judge_asked_goes_by_what_is_written() -> None:
    """VII-C-5-d-iii: of a Goal that is not the one on the mat the judge says only if it is met."""
    for paper, points in (("7x2 = 8+6", 6), ("7x1 = 8+6", 2)):
        game = equations(checks=Checks.PLAYERS)
        game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", paper))
        game.do(do.PresentNothing("C"), do.AskJudge("B", "A"))
        assert game.totals["A"] == points


def test_a_symbol_that_may_mean_two_things_is_objected_to_as_it_is() -> None:
    """VII-C-5-e: no grouping shows what a sign may mean, so none is asked for."""
    game = Game("agloa-equations-2026", "senior", checks=Checks.PLAYERS).roll()
    for seat, name in zip("ABC", ("base=12", "factorial", "log"), strict=True):
        game.pick(name).do(do.EndPicks(seat))
    game.set_goal("g5k+b3")
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "6+v4 = 5+3"))
    game.do(do.PresentNothing("C"), do.RejectPaper("B", "A", "VII-C-5-e"))
    assert game.totals["A"] == 2


@pytest.mark.parametrize("game", [equations, mlag])
def test_a_third_party_may_decide_while_time_is_counted_down(game: type) -> None:
    """XI-A-3: the ten seconds are for whoever is timed; a paper handed in then is in time."""
    played = game(timed=True)
    played.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "7x2 = 6+8"))
    played.do(do.PresentPaper("C", "2x7 = 6+8"), at=played.state.at + 129 * SECOND)
    assert played.totals == {"A": 6, "B": 2, "C": 6}


def test_a_promise_in_the_countdown_buys_a_minute() -> None:
    """VII-C-1, XI-A: who says at the last moment that there will be a paper is late with it."""
    game = equations(timed=True)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "7x2 = 6+8"))
    now = game.state.at
    game.do(do.JoinSide("C", Side.MOVER), at=now + 125 * SECOND)
    game.do(do.PresentPaper("C", "2x7 = 6+8"), at=now + 180 * SECOND)
    assert game.totals == {"A": 6, "B": 2, "C": 5}


def test_a_bonus_cube_is_a_move_that_may_be_challenged() -> None:
    """V-B, V-C-1, VI-A: it is complete when it touches the mat, and its Mover answers for it."""
    game = equations().move("k7 required")
    game.do(do.MoveCube("C", cube("bx"), Section.FORBIDDEN, bonus=True))
    assert game.refused(do.Challenge("C", "now")) == "VI-B-a"
    game.do(do.Challenge("B", "impossible"))
    assert (game.shake.mover, game.writing.callers) == ("C", ("B",))
    assert game.refused(do.PresentPaper("B", "7x2 = 6+8")) == "VII-A-2"


def test_a_bonus_cube_of_agloas_on_sets_is_a_move_too() -> None:
    """IV-B, IV-C-1, V-A: the words are those of AGLOA's Equations."""
    game = onsets("agloa-onsets-2014")
    game.do(do.MoveCube("B", cube("Y"), Section.FORBIDDEN, bonus=True))
    assert game.refused(do.Challenge("B", "impossible")) == "V-B-a"
    game.do(do.Challenge("A", "impossible"))
    assert (game.shake.mover, game.writing.callers) == ("B", ("A",))


def test_a_bonus_of_mlag_is_two_cubes() -> None:
    """V-C of MLAG: the move is complete with the second cube."""
    game = mlag().move("k7 required")
    game.do(do.MoveCube("C", cube("bx"), Section.FORBIDDEN, bonus=True))
    assert game.refused(do.Challenge("B", "impossible")) == "VI-B VI-A"


def test_a_bonus_out_of_turn_uses_up_nobody_elses() -> None:
    """V-C: B may still make a bonus move after C's slip."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    game.do(do.MoveCube("C", cube("r0"), Section.FORBIDDEN, bonus=True))
    game.do(do.MoveCube("B", cube("r1"), Section.FORBIDDEN, bonus=True))
    assert (game.shake.turn, game.shake.bonus) == ("B", True)
