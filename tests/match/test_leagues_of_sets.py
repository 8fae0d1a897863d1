"""Where the two leagues play On-Sets differently: each difference of their procedure, played."""

from __future__ import annotations

import pytest

from forceout.kit import Section
from forceout.kit.layout import Layout, Shape
from forceout.match import actions as do
from forceout.match.events import GoalSet, PenaltyGiven, ShakeVoided
from forceout.match.play import rulings
from forceout.match.snapshot import snapshot
from forceout.match.table import Checks, Table
from forceout.rulebooks.shelf import rulebook
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, cubes, onsets

AGLOA, MLAG = "agloa-onsets-2014", "mlag-onsets-2019"
PICKS = ("union-intersection", "universe-null", "two-operations")
SECOND = 1000


def before_the_goal(book: str, *, timed: bool = False) -> Game:
    """A shake whose setter is about to set the Goal."""
    return Game(book, "middle", timed=timed).roll().pick(*PICKS)


def cost_of(book: str, action: do.Challenge, position: str, seconds: int = 0) -> int:
    """What a challenge against a move of A's costs."""
    table = Table(book, "middle", players=("Ann", "Ben", "Cleo"))
    state = snapshot(table, table.bench().mat(position), mover="A")
    against = rulings(state, action, seconds * SECOND)
    assert against
    return max(table.play.cost(ruling) for ruling in against)


@pytest.mark.parametrize(("book", "is_set"), [(AGLOA, False), (MLAG, True)])
def test_the_time_for_the_goal_runs_out(book: str, is_set: bool) -> None:
    """III-B-2-c of MLAG: what lies there is the Goal; with AGLOA the setter is late (XI-A)."""
    game = before_the_goal(book, timed=True)
    game.do(do.LayGoal("A", Layout(Shape.ROW, cubes("2 1"))), at=30 * SECOND)
    (deadline,) = game.state.deadlines
    came = game.wait(deadline.at + 11 * SECOND)
    assert (GoalSet("A", at=deadline.at) in came) is is_set
    assert any(isinstance(event, PenaltyGiven) for event in came) is not is_set


def test_whoever_doubts_that_there_is_no_goal() -> None:
    """III-D-2: with AGLOA they set one, with MLAG they write a whole paper."""
    agloa, mlag = before_the_goal(AGLOA), before_the_goal(MLAG)
    for game in (agloa, mlag):
        game.do(do.SayNoGoal("A"), do.Challenge("B", "no-goal"))
    assert agloa.is_at(Step.GOAL)
    assert agloa.shake.goal_setter == "B"
    agloa.do(do.SayNoGoal("B"))
    assert agloa.totals == {"A": 0, "B": -1, "C": 0}
    assert mlag.is_at(Step.WRITING)
    mlag.do(do.PresentPaper("B", "2; (B n R) U ^"), do.PresentNothing("C"))
    assert mlag.totals == {"A": 2, "B": 6, "C": 2}


@pytest.mark.parametrize(
    ("claim", "position", "seconds", "agloa", "mlag"),
    [
        ("impossible", "2 | B | R n | | | B R BR BG BY RY", 61, 1, 0),
        ("now", "2 | B | R n | | | B R BR BG BY RY", 10, 1, 1),
        ("impossible", "| | | | B R U 1 2 3 | B R BR BG BY RY", 0, 1, 0),
        ("now", "2 | B | R n | | U | B R BR BG BY RY", 0, 1, 1),
        ("now", "2 | | | R | U n B | B R BR BG BY RY", 0, 1, 1),
    ],
)
def test_what_an_invalid_challenge_costs(
    claim: str, position: str, seconds: int, agloa: int, mlag: int
) -> None:
    """V-B of AGLOA: a point, whatever it is; MLAG names Now and a challenge of oneself alone."""
    challenge = do.Challenge("B", claim)
    assert cost_of(AGLOA, challenge, position, seconds) == agloa
    assert cost_of(MLAG, challenge, position, seconds) == mlag


@pytest.mark.parametrize(("book", "clause"), [(AGLOA, "VII-C-4"), (MLAG, "")])
def test_one_checker_may_ask_a_judge(book: str, clause: str) -> None:
    """VII-C-6 is MLAG's alone."""
    game = onsets(book, checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "B n R"), do.PresentNothing("C"))
    ask = do.AskJudge("B", "A")
    assert " ".join(ruling.clause for ruling in rulings(game.state, ask)) == clause


@pytest.mark.parametrize(("book", "clause"), [(AGLOA, "VII-C-5-c"), (MLAG, "")])
def test_checkers_share_a_try(book: str, clause: str) -> None:
    """VII-C-5-c: with MLAG two checkers may work together, with AGLOA each has a try."""
    game = onsets(book, checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "B n R U ^"))
    game.do(do.PresentNothing("C"))
    shared = do.ProveAmbiguous("B", "A", "(B n R) U ^", ("C",))
    assert " ".join(ruling.clause for ruling in rulings(game.state, shared)) == clause


@pytest.mark.parametrize(("book", "clause"), [(AGLOA, ""), (MLAG, "VII-C-4")])
def test_a_try_that_fails_may_end_all_objections(book: str, clause: str) -> None:
    """VII-C-5-c: with MLAG it does; with AGLOA only trying again is over."""
    game = onsets(book, checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "B n R"), do.PresentNothing("C"))
    game.do(do.ProveAmbiguous("B", "A", "(B n R)"))
    again = rulings(game.state, do.ProveAmbiguous("B", "A", "(B) n R"))
    assert [ruling.fault.code for ruling in again] == ["one-try"]
    reject = do.RejectPaper("B", "A", "VII-B-5")
    assert " ".join(ruling.clause for ruling in rulings(game.state, reject)) == clause
    game.do(reject if book == AGLOA else do.AcceptPaper("C", "A"))
    assert game.totals["A"] == (2 if book == AGLOA else 6)


@pytest.mark.parametrize(
    ("book", "absent", "second_penalty", "charge"), [(AGLOA, -2, 1, None), (MLAG, 0, 0, 15)]
)
def test_what_being_away_or_late_costs(
    book: str, absent: int, second_penalty: int, charge: int | None
) -> None:
    """X-D, XI-A, IX-A: a missed shake, the second overrun, and the time to say what was wrong."""
    procedure = rulebook(book).procedure("middle")
    assert procedure.scores.absent.says == absent
    assert procedure.clocks.lateness is not None
    assert procedure.clocks.lateness.second_penalty.says == second_penalty
    limit = procedure.clocks.limit(Task.CHARGE)
    assert (limit.says if limit else None) == charge


@pytest.mark.parametrize("book", [AGLOA, MLAG])
def test_two_solutions_at_the_end_of_the_round(book: str) -> None:
    """XI-B, XIII-D-14: whoever writes two Solutions has three minutes then as well."""
    game = Game(book, "senior", timed=True).roll()
    game.pick("two-solutions").do(do.EndPicks("A"))
    game.pick("two-operations").do(do.EndPicks("B"))
    game.pick("absolute-value").do(do.EndPicks("C"))
    game.set_goal("2")
    game.do(do.StopPlay(), at=40 * SECOND)
    assert {deadline.at for deadline in game.state.deadlines} == {220 * SECOND}


def test_all_agree_that_there_is_no_goal() -> None:
    """III-D-1: in both leagues nobody scores, and the same player rolls again."""
    for book in (AGLOA, MLAG):
        game = before_the_goal(book)
        came = game.do(do.SayNoGoal("A"), do.AgreeNoGoal("B"), do.AgreeNoGoal("C"))
        assert came[-1] == ShakeVoided(at=0)
        assert set(game.totals.values()) == {0}
        assert game.shake.setter == "A"


def test_digits_left_over_are_forbidden() -> None:
    """III-B-1: they go to Forbidden when the Goal is set, whether they must or should."""
    for book in (AGLOA, MLAG):
        game = before_the_goal(book).set_goal("2")
        assert set(game.shake.mat.forbidden) == {cube("1"), cube("3")}
        assert "IV-B" in game.refused(do.MoveCube("B", cube("1"), Section.REQUIRED))
