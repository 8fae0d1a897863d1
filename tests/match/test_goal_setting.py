"""How the Goal is set, and what becomes of "no Goal"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forceout.kit import Row, Section
from forceout.kit.layout import Layout, Shape
from forceout.match import actions as do
from forceout.match.events import PenaltyGiven, ShakeVoided
from forceout.match.table import Manner
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, cubes, equations, goal, grc


def before_the_goal(book: str = "agloa-equations-2026", **how: Manner) -> Game:
    """A shake in which the Goal comes next."""
    game = Game(book, players=3, manner=how.get("manner", Manner.STRICT)).roll()
    if game.table.play.picking is None:
        return game
    if game.table.play.rolling.deals:
        return game.pick("two-operations", "universe-null", "union-intersection")
    return game.pick("factorial", "sideways", "upside-down")


def test_the_goal_may_be_rearranged_until_it_is_said() -> None:
    """IV-B-3: cubes that touched the Goal section stay, in any order and turn, until "Goal"."""
    game = before_the_goal()
    assert game.refused(do.SayGoal("A")) == "IV-B"
    assert game.refused(do.LayGoal("B", goal("g6"))) == "IV-A"
    game.do(do.LayGoal("A", goal("g6k+k8")), do.LayGoal("A", goal("k8 k+g6su")))
    assert game.refused(do.LayGoal("A", goal("g6"))) == "IV-B-3"
    assert game.refused(do.LayGoal("A", goal("g6g6k+k8"))) == "IV-A"
    game.do(do.SayGoal("A"))
    assert str(game.shake.mat.goal) == "k8 k+g6su"
    assert game.refused(do.LayGoal("A", goal("k8k+g6"))) == "IV-B-3-c"
    assert game.refused(do.SayGoal("A")) == "IV-B-3-c"


def test_cubes_may_be_carried_to_the_goal_one_by_one() -> None:
    """IV-A: a cube moved to the Goal lies on the right of those that are there."""
    game = before_the_goal()
    for text in ("g6", "k+", "k8"):
        game.do(do.MoveCube("A", cube(text), Section.GOAL))
    assert game.shake.mat.goal == Row(cubes("g6k+k8"))
    back = do.MoveCube("A", cube("k8"), Section.RESOURCES, Section.GOAL)
    assert game.refused(back) == "IV-B-3"


def test_an_illegal_goal_is_not_refused() -> None:
    """VI-A-1: it is for the opponents to challenge Impossible."""
    game = before_the_goal()
    game.do(do.LayGoal("A", goal("k+k8")), do.SayGoal("A"))
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", "8 = +8"))
    game.do(do.PresentNothing("C"))
    assert game.totals == {"A": 2, "B": 6, "C": 4}


def test_the_setters_bonus_comes_first() -> None:
    """IV-C: one cube to Forbidden with the word, before the first cube of the Goal."""
    game = before_the_goal()
    bonus = do.MoveCube("A", cube("k9"), Section.FORBIDDEN, bonus=True)
    for section in (Section.REQUIRED, Section.GOAL):
        assert game.refused(do.MoveCube("A", cube("k9"), section, bonus=True)) == "IV-C-1"
    game.do(bonus)
    assert game.refused(do.MoveCube("A", cube("k7"), Section.FORBIDDEN, bonus=True)) == "IV-C-1"
    assert game.refused(do.SayNoGoal("A")) == "IV-D-1-c"
    game.set_goal()
    assert game.shake.mat.forbidden == cubes("k9")
    late = before_the_goal()
    late.do(do.LayGoal("A", goal("g6")))
    assert late.refused(bonus) == "IV-C"


def test_in_grc_the_goal_may_still_change() -> None:
    """Procedure-9: until it is declared, cubes may leave the Goal again."""
    game = before_the_goal("grc-equations-2026")
    game.do(do.LayGoal("A", goal("g6k+k8")), do.LayGoal("A", goal("g6")))
    game.do(do.MoveCube("A", cube("g6"), Section.RESOURCES, Section.GOAL))
    assert game.shake.mat.goal is None
    assert len(game.shake.mat.resources) == 20


def test_in_grc_only_the_setter_touches_cubes_before_the_goal() -> None:
    """Procedure-2, Move-Turn: moves begin with the Goal, and till then others keep away."""
    game = before_the_goal("grc-equations-2026")
    required = do.MoveCube("B", cube("k9"), Section.REQUIRED)
    assert set(game.refused(required).split()) == {"Move-Turn", "Procedure-2"}
    assert game.refused(replace(required, by="A")) == "Move-Turn"


def test_in_grc_a_malformed_goal_is_put_right() -> None:
    """Procedure-7: it cannot be declared, nor challenged, but the setter puts it right."""
    game = before_the_goal("grc-equations-2026")
    game.do(do.LayGoal("A", goal("r0g6")))
    assert "Goal-5" in game.refused(do.SayGoal("A")).split()
    timed = Game("grc-equations-2026", "fourth", 3, timed=True).roll()
    timed.do(do.LayGoal("A", goal("r0g6")))
    timed.wait(61_000)
    assert timed.is_at(Step.MOVING)
    assert timed.refused(do.Challenge("B", "p-flub")) == "Procedure-7"
    assert timed.refused(do.MoveCube("B", cube("k9"), Section.REQUIRED)) == "Procedure-7"
    assert timed.refused(do.PutGoalRight("B", goal("g6"))) == "Procedure-2"
    timed.do(do.PutGoalRight("A", goal("g6")))
    timed.do(do.MoveCube("B", cube("k9"), Section.REQUIRED))
    assert timed.refused(do.PutGoalRight("A", goal("g6"))) == "Move"


def test_on_sets_goals_have_digits_only() -> None:
    """III-B: a Goal is made of digit cubes, and those left over go to Forbidden."""
    game = before_the_goal("agloa-onsets-2014")
    assert game.refused(do.LayGoal("A", Layout(Shape.ROW, cubes("2 U")))) == "III-B"
    game.set_goal("2")
    assert game.shake.mat.forbidden == cubes("1 3")


def test_no_goal_that_all_accept_is_void() -> None:
    """IV-D-1: nobody scores, and the same player rolls again."""
    game = before_the_goal()
    game.do(do.SayNoGoal("A"))
    assert game.refused(do.AgreeNoGoal("A")) == "IV-D-2"
    game.do(do.AgreeNoGoal("B"))
    assert game.refused(do.AgreeNoGoal("B")) == "IV-D"
    game.do(do.AgreeNoGoal("C"))
    assert (game.shake.setter, game.shake.number) == ("A", 2)
    assert set(game.totals.values()) == {0}


def test_no_goal_needs_an_empty_goal_section() -> None:
    """IV-B-3: once a cube has touched it there has to be a Goal."""
    game = before_the_goal()
    game.do(do.LayGoal("A", goal("g6")))
    assert game.refused(do.SayNoGoal("A")) == "IV-B-3"


def test_the_basic_rules_have_no_no_goal() -> None:
    """The seven rules do not provide for it."""
    game = before_the_goal("agloa-basic-equations-2026")
    assert game.refused(do.SayNoGoal("A")) == "I-A"


def test_no_goal_challenged_is_written_for() -> None:
    """IV-D-2: Challenger and Third Party write Goal and Solution, the setter may not."""
    game = before_the_goal()
    game.do(do.SayNoGoal("A"))
    assert "IV-D-2" in game.refused(do.Challenge("A", "no-goal"))
    game.do(do.Challenge("B", "no-goal"))
    assert game.refused(do.PresentPaper("A", "7x2 = 6+8")) == "VII-A-1"
    bonus = do.MoveCube("A", cube("r0"), Section.FORBIDDEN, bonus=True)
    assert game.refused(bonus) == "VII-A"  # nothing is moved while papers are written
    game.do(do.PresentPaper("B", "7x2 = 6+8"), do.PresentNothing("C"))
    assert game.totals == {"A": 2, "B": 6, "C": 2}


def test_a_doubter_of_agloas_on_sets_sets_a_goal() -> None:
    """III-D-2: the setter then loses two points, once the next player has moved."""
    game = before_the_goal("agloa-onsets-2014")
    game.do(do.SayNoGoal("A"), do.Challenge("B", "no-goal"))
    assert game.refused(do.LayGoal("A", Layout(Shape.ROW, cubes("2")))) == "III-A"
    game.set_goal("2")
    assert (game.shake.mover, game.shake.turn) == ("B", "C")
    (*_, last) = game.do(do.MoveCube("C", cube("B"), Section.REQUIRED))
    assert last == PenaltyGiven("A", 2, "III-D-2")
    assert game.totals["A"] == -2


def test_the_setter_pays_once_for_the_doubters_goal() -> None:
    """III-D-2: with the next player's first cube, be it a bonus or one that has to go back."""
    game = before_the_goal("agloa-onsets-2014", manner=Manner.OVER_THE_BOARD)
    game.do(do.SayNoGoal("A"), do.Challenge("B", "no-goal"))
    game.set_goal("2")
    came = game.do(do.MoveCube("C", cube("U"), Section.REQUIRED, bonus=True))
    assert came[-1] == PenaltyGiven("A", 2, "III-D-2")
    game.do(do.ChargeSlip("B"), do.MoveCube("C", cube("Y"), Section.FORBIDDEN, bonus=True))
    game.do(do.MoveCube("C", cube("B"), Section.REQUIRED))
    assert game.totals["A"] == -2


def test_a_doubter_who_sets_no_goal_pays() -> None:
    """III-D-2: who doubts and then says the same loses a point, and the shake is void."""
    game = before_the_goal("agloa-onsets-2014")
    came = game.do(do.SayNoGoal("A"), do.Challenge("C", "no-goal"), do.SayNoGoal("C"))
    assert came[-2:] == (PenaltyGiven("C", 1, "III-D-2"), ShakeVoided())
    assert game.shake.setter == "A"


@pytest.mark.parametrize(("paper", "lost"), [("(B n R) U ^", -2), ("B", 0)])
def test_never_against_the_doubters_goal_saves_the_setter(paper: str, lost: int) -> None:
    """III-D-2: a Never against it that is right leaves the first setter their points."""
    game = before_the_goal("agloa-onsets-2014")
    game.do(do.SayNoGoal("A"), do.Challenge("B", "no-goal"))
    game.set_goal("2")
    game.do(do.Challenge("C", "impossible"), do.PresentPaper("B", paper))
    game.do(do.PresentNothing("A"))
    scored = dict(game.state.sheet.shakes[0].points)
    assert game.totals["A"] == scored["A"] + lost


def test_grc_no_goal_passes_the_setting_on() -> None:
    """Procedure-6: unchallenged, it is no game, and the next player sets the Goal."""
    game = Game("grc-equations-2026", "fourth", 3).roll()
    game.do(do.SayNoGoal("A"), do.AgreeNoGoal("B"), do.AgreeNoGoal("C"))
    assert game.shake.setter == "B"
    assert game.state.sheet.shakes == ()


def test_the_goal_is_the_first_move() -> None:
    """The setter counts as Mover and can be challenged; the turn is at the left."""
    for game in (equations(), grc()):
        assert (game.shake.mover, game.shake.turn) == ("A", "B")
