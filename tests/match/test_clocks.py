"""What is due when, and what being late costs."""

from __future__ import annotations

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.clocks import next_deadline, round_ends_at
from forceout.match.events import (
    BlockPutBack,
    CountdownBegun,
    GoalSet,
    NoGoalDeclared,
    NothingPresented,
    PenaltyGiven,
    PickLost,
    PlayStopped,
    ShakeVoided,
    TaskLost,
    TimeCalled,
    TimeOverrun,
    WritingEnded,
)
from forceout.match.table import Checks
from forceout.rules.claims import CLEANUP, TIME
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, equations, goal, grc, mlag, onsets

SECOND = 1000
MINUTE = 60 * SECOND
RIGHT = "7x2 = 6+8"


def due(game: Game, task: Task) -> list[int]:
    """When a task is due, in seconds."""
    return [one.at // SECOND for one in game.state.deadlines if one.task is task]


def test_picks_begin_when_the_rolling_minute_is_over() -> None:
    """II-B-1-b: an early pick leaves the rest of the minute to the next player."""
    game = Game("agloa-equations-2026", "middle", timed=True).roll(at=5 * SECOND)
    assert due(game, Task.SELECT) == [75]
    game.pick("factorial", at=20 * SECOND)
    assert due(game, Task.SELECT) == [75]
    game.pick("sideways", at=70 * SECOND)
    assert due(game, Task.SELECT) == [85]
    game.pick("base=8", at=72 * SECOND)
    assert due(game, Task.GOAL) == [192]


def test_late_once_and_late_twice() -> None:
    """XI-A: ten seconds are counted, a point buys a minute, and after another the turn is lost."""
    game = equations(timed=True).move("k7 required", at=10 * SECOND)
    (at,) = due(game, Task.TURN)
    assert game.wait(at * SECOND) == ()
    assert [type(one) for one in game.wait(at * SECOND + 1)] == [CountdownBegun]
    came = game.wait((at + 10) * SECOND + 1)
    assert [type(one) for one in came] == [PenaltyGiven, TimeOverrun]
    assert (game.totals["C"], game.shake.turn) == (-1, "C")
    came = game.wait((at + 80) * SECOND + 1)
    assert [type(one) for one in came] == [CountdownBegun, PenaltyGiven, TaskLost]
    assert (game.totals["C"], game.shake.turn, game.shake.mover) == (-2, "A", "B")


def test_mlag_takes_no_second_point() -> None:
    """XI-A of MLAG: after the extra minute only the turn is lost."""
    game = mlag(timed=True)
    (at,) = due(game, Task.FIRST_TURN)
    game.wait((at + 81) * SECOND)
    assert (game.totals["B"], game.shake.turn) == (-1, "C")


def test_a_move_in_the_countdown_is_in_time() -> None:
    """XI-A-3: the point is lost only at the end of the count."""
    game = equations(timed=True)
    (at,) = due(game, Task.FIRST_TURN)
    came = game.do(do.MoveCube("B", cube("k7"), Section.REQUIRED), at=(at + 9) * SECOND)
    assert isinstance(came[0], CountdownBegun)
    assert set(game.totals.values()) == {0}


def test_sand_is_carried_over() -> None:
    """XI-A-2: the glass is turned or not, whatever leaves less sand before the next limit."""
    game = equations(timed=True)
    (first,) = due(game, Task.FIRST_TURN)
    game.move("k7 required", at=(first - 50) * SECOND)
    (turn,) = due(game, Task.TURN)
    assert turn == first - 50 + 10 + 60
    game.move("gx required", at=(turn - 20) * SECOND)
    assert due(game, Task.TURN) == [turn - 20 + 20 + 60]


def test_the_setter_of_mlag_has_two_minutes_with_the_roll() -> None:
    """XI-A-1-a and IV-B-3-c of MLAG: then what lies in the Goal section is the Goal."""
    game = Game("mlag-equations-2019", "middle", timed=True).roll(at=30 * SECOND)
    assert due(game, Task.GOAL) == [120]
    game.do(do.LayGoal("A", goal("g6k+k8")), at=40 * SECOND)
    assert game.wait(121 * SECOND) == (GoalSet("A", at=120 * SECOND),)


def test_without_a_cube_in_the_goal_the_setter_is_late() -> None:
    """XI-A: nothing lies there, so a point is lost, and in the end the shake is void."""
    game = Game("mlag-equations-2019", "middle", timed=True).roll()
    came = game.wait(5 * MINUTE)
    assert ShakeVoided(passes=True, at=200 * SECOND) in came
    assert (game.shake.setter, game.totals["A"]) == ("B", -1)


def test_the_egg_timer_of_grc() -> None:
    """Procedure-5, Procedure-6: nothing laid is No Goal, and then the timer is turned again."""
    game = Game("grc-equations-2026", "fourth", 3, timed=True).roll()
    assert game.wait(61 * SECOND) == (NoGoalDeclared("A", at=60 * SECOND),)
    assert game.wait(121 * SECOND) == (ShakeVoided(passes=True, at=120 * SECOND),)
    early = Game("grc-equations-2026", "fourth", 3, timed=True).roll()
    early.do(do.SayNoGoal("A"), at=10 * SECOND)
    assert due(early, Task.AGREE_NO_GOAL) == [120]


def test_a_pick_that_is_not_made_is_lost() -> None:
    """XI-A: a point, a minute more, another point, and the next player picks."""
    game = Game("agloa-equations-2026", "middle", timed=True).roll()
    came = game.wait(3 * MINUTE)
    assert PickLost("A", at=155 * SECOND) in came
    assert game.totals["A"] == -2
    assert game.shake.picks.turn == "B"


def test_a_roll_that_is_not_made_passes_on() -> None:
    """XI-A: without a roll the shake is void, and the next player rolls."""
    game = Game("agloa-equations-2026", "middle", timed=True)
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))))
    game.wait(150 * SECOND)
    assert (game.shake.setter, game.totals["A"]) == ("B", -2)


def test_the_block_is_put_back_by_time() -> None:
    """XI-A-1-f: fifteen seconds to say the challenge, without a countdown (XI-A-3)."""
    game = equations(timed=True)
    game.do(do.PickUpBlock("B"))
    came = game.wait(16 * SECOND)
    assert came == (
        BlockPutBack("B", at=15 * SECOND),
        PenaltyGiven("B", 1, "VI-B", at=15 * SECOND),
    )
    late = mlag(timed=True)
    late.do(do.PickUpBlock("B"))
    assert late.wait(16 * SECOND)[0] == PenaltyGiven("B", 1, "XI-A", at=15 * SECOND)


def test_who_has_to_write_is_late_and_who_may_is_not() -> None:
    """XI-A-1-h, XI-A-3: both are counted down; the Third Party's time ends without a price."""
    game = equations(timed=True)
    game.do(do.Challenge("B", "impossible"), at=5 * SECOND)
    came = game.wait(130 * SECOND)
    assert {type(one) for one in came} == {CountdownBegun}
    assert NothingPresented("C", at=135 * SECOND) in game.wait(136 * SECOND)
    assert (game.totals["A"], game.totals["C"]) == (-1, 0)
    game.do(do.PresentPaper("A", RIGHT), at=150 * SECOND)
    assert game.totals == {"A": 5, "B": 2, "C": 2}


def test_writing_that_nobody_ends_is_over_in_the_end() -> None:
    """XI-A: who is late twice is not allowed to present any more."""
    game = equations(timed=True)
    game.do(do.Challenge("B", "impossible"))
    game.wait(210 * SECOND)
    assert game.totals == {"A": 0, "B": 6, "C": 4}


def test_checking_has_its_time_too() -> None:
    """XI-A-1-i: a checker who says nothing loses points, and the paper stands."""
    game = equations(timed=True, checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", RIGHT), do.PresentNothing("C"))
    assert due(game, Task.CHECK) == [120, 120]
    game.do(do.AcceptPaper("B", "A"), at=10 * SECOND)
    game.wait(210 * SECOND)
    assert game.totals == {"A": 6, "B": 2, "C": 0}


def test_impossible_after_the_last_cube_uses_up_the_writing_time() -> None:
    """VIII-B: within a minute, and writers have the rest of their two minutes."""
    game = equations(timed=True)
    for face in "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx gx r2 k7".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    other = game.table.left_of(game.shake.mover)
    assert game.refused(do.Challenge(other, "impossible"), at=61 * SECOND) == "VIII-B"
    game.do(do.Challenge(other, "impossible"), at=50 * SECOND)
    assert set(due(game, Task.WRITE)) == {120}


def test_a_flub_at_the_force_out_turns_the_timer_anew() -> None:
    """Force-Out-2: the timer runs out, and then there is a full turn of it."""
    game = grc(timed=True)
    for face in "r0 r1 r3 r+ b1 b2 b3 bx b/ g4 g5 g- k9 k/ gx".split():  # noqa: SIM905
        game.move(f"{face} permitted", at=10 * SECOND)
    assert due(game, Task.WRITE) == [70]
    other = game.table.left_of(game.shake.mover)
    game.do(do.Challenge(other, "p-flub"), at=30 * SECOND)
    assert due(game, Task.WRITE) == [130]
    assert WritingEnded(at=130 * SECOND) in game.wait(131 * SECOND)
    assert game.is_at(Step.CARDS)


def test_two_solutions_take_longer() -> None:
    """XIII-D-14: three minutes to write them, and two to challenge after the last cube."""
    game = Game("mlag-onsets-2019", "senior", timed=True).roll()
    game.pick("two-solutions", "two-operations", "absolute-value")
    game.do(do.EndPicks("B"), do.PickVariation("C", "no-null-restrictions"), do.EndPicks("C"))
    game.set_goal("2")
    for face in "B B R R G G Y Y U n - ' V ^ =".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    other = game.table.left_of(game.shake.mover)
    late = do.Challenge(other, "impossible")
    assert game.refused(late, at=121 * SECOND) == "XIII-D-14"
    game.do(late, at=100 * SECOND)
    assert set(due(game, Task.WRITE)) == {180}


def test_the_round_runs_out() -> None:
    """XI-B: after 30 minutes no shake begins, and five minutes later play stops."""
    game = equations(timed=True)
    (at,) = due(game, Task.FIRST_TURN)
    game.do(do.MoveCube("B", cube("k7"), Section.REQUIRED), at=at * SECOND)
    while next_deadline(game.state) not in {None, 30 * MINUTE}:
        now = (next_deadline(game.state) or 0) - 1
        resources = game.shake.mat.resources
        turn = do.MoveCube(game.shake.turn, resources[0], Section.REQUIRED)
        if now + 50 * SECOND > 30 * MINUTE or len(resources) < 3:
            break
        game.do(turn, at=now)
    assert TimeCalled(at=30 * MINUTE) in game.wait(30 * MINUTE + 1)
    assert not game.state.round.is_stopped
    came = game.wait(35 * MINUTE + 1)
    assert PlayStopped(at=35 * MINUTE) in came
    assert game.writing.claim is TIME
    assert game.refused(do.Challenge(game.shake.turn, "impossible")) == "VI-B-f"


def test_time_that_a_dispute_took_is_added() -> None:
    """XI-B-3: a judge adds it to the last minutes of the round."""
    game = equations(timed=True)
    game.do(do.AddTime(90))
    assert round_ends_at(game.state) == 30 * MINUTE + 90 * SECOND
    game.wait(31 * MINUTE + 30 * SECOND + 1)
    game.do(do.AddTime(30))
    assert round_ends_at(game.state) == 37 * MINUTE


def test_five_minutes_run_from_the_call() -> None:
    """XI-B-1: whenever time is called, the last shake has five minutes from then."""
    game = equations(timed=True)
    game.do(do.CallTime(), at=2 * MINUTE)
    game.do(do.AddTime(90))
    assert round_ends_at(game.state) == 8 * MINUTE + 30 * SECOND


def test_cleanup_stops_play_at_once() -> None:
    """Cleanup: GRC's round has no minutes to finish, and flubs may still be called."""
    game = grc(timed=True).move("k7 required", "gx required")
    assert PlayStopped(at=20 * MINUTE) in game.wait(20 * MINUTE + 1)
    assert game.writing.claim is CLEANUP
    assert game.refused(do.Challenge("C", "a-flub")) == "Cleanup-3"
    game.do(do.Challenge("A", "a-flub"), at=20 * MINUTE + 10 * SECOND)
    assert due(game, Task.WRITE) == [20 * 60 + 120]


def test_on_sets_have_the_same_clocks() -> None:
    """XI-A-1 of On-Sets: two minutes for the first turn after the Goal."""
    assert due(onsets(timed=True), Task.FIRST_TURN)[0] >= 120


def test_an_untimed_table_has_no_deadlines() -> None:
    """Where no clock runs nothing is ever due."""
    game = equations()
    assert next_deadline(game.state) is None
    assert game.wait(10**9) == ()
