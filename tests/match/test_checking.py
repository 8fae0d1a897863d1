"""How players check papers."""

from __future__ import annotations

import pytest

from forceout.kit.layout import Layout, Shape
from forceout.match import actions as do
from forceout.match.events import ObjectionOverruled, PaperJudged
from forceout.match.table import Checks
from tests.match.games import Game, cubes, equations, grc, mlag, onsets

RIGHT, AMBIGUOUS, WRONG = "7x2 = 6+8", "7x2+0 = 6+8", "7x1 = 6+8"


def shown(paper: str, game: Game | None = None) -> Game:
    """A paper of A's on the table, after Impossible by B, with C beside it."""
    game = game or equations(checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", paper), do.PresentNothing("C"))
    return game


def test_a_wrong_paper_that_all_accept_counts() -> None:
    """VII-C-4: an Equation is correct when no opponent shows that it is not."""
    game = shown(WRONG)
    assert game.refused(do.AcceptPaper("A", "A")) == "VII-C-3"
    assert game.refused(do.AcceptPaper("B", "C")) == "VII-C-3"
    game.do(do.AcceptPaper("B", "A"))
    assert game.refused(do.AcceptPaper("B", "A")) == "VII-C-4"
    assert game.refused(do.RejectPaper("B", "A", "unequal")) == "VII-C-4"
    came = game.do(do.AcceptPaper("C", "A"))
    assert came[1] == PaperJudged("A", is_correct=True)
    assert game.totals == {"A": 6, "B": 2, "C": 2}


def test_who_accepted_what_another_proves_wrong_scores_two() -> None:
    """VII-C-4: a player without a paper, even one whose side was right."""
    game = shown(WRONG)
    game.do(do.AcceptPaper("B", "A"), do.RejectPaper("C", "A", "VII-B-2"))
    assert game.totals == {"A": 2, "B": 2, "C": 4}


def test_an_objection_has_to_be_so() -> None:
    """VII-C-5: a reason that does not hold is overruled, and the checking goes on."""
    game = shown(WRONG)
    came = game.do(do.RejectPaper("B", "A", "VII-B-3-b"))
    assert came[-1] == ObjectionOverruled("B", "A")
    came = game.do(do.RejectPaper("B", "A", "unequal"))
    assert came[1] == PaperJudged("A", is_correct=False, clauses=("VII-B-2",))
    assert game.totals == {"A": 2, "B": 6, "C": 4}


def test_a_general_claim_of_ambiguity_is_nothing() -> None:
    """VII-C-5-d-iii: it takes a specific grouping, and each checker has one try."""
    paper = "7-5+(2x6) = 6+8"
    game = shown(paper)
    assert game.do(do.RejectPaper("B", "A", "ambiguous"))[-1] == ObjectionOverruled("B", "A")
    came = game.do(do.ProveAmbiguous("B", "A", "7-(5+(2x6)) = 6+8"))
    assert came[1] == PaperJudged("A", is_correct=False, clauses=("VII-B-6-a",))
    again = shown(paper)
    again.do(do.ProveAmbiguous("B", "A", "(7-5)+(2x6) = 6+8"))
    assert again.refused(do.ProveAmbiguous("B", "A", "7-(5+(2x6)) = 6+8")) == "VII-C-5-c-c"
    again.do(do.ProveAmbiguous("C", "A", "7-(5+(2x6)) = 6+8"))
    assert again.totals["A"] == 2


def test_checkers_may_share_their_try() -> None:
    """VII-C-5-c: together they have one; if it fails, nobody objects any more."""
    game = shown("7-5+(2x6) = 6+8")
    game.do(do.ProveAmbiguous("B", "A", "(7-5)+(2x6) = 6+8", ("C",)))
    assert game.totals == {"A": 6, "B": 2, "C": 2}
    alone = shown("(B n R) U ^", onsets(checks=Checks.PLAYERS))
    shared = do.ProveAmbiguous("B", "A", "(B n R) U ^", ("C",))
    assert alone.refused(shared) == "VII-C-5-c"


def test_a_regrouping_keeps_the_groups_that_are_there() -> None:
    """VII-C-5-c: a checker may add groups and not break those of the writer."""
    game = shown("(7-5)+(2x6) = 6+8")
    came = game.do(do.ProveAmbiguous("B", "A", "7-(5+(2x6)) = 6+8"))
    assert ObjectionOverruled("B", "A") in came


def test_asking_the_judge_ends_all_objections() -> None:
    """VII-C-5-d-iii: the judge says whether both sides can be equal, and nothing else counts."""
    game = shown("7-5+(2x6) = 6+8")
    game.do(do.AskJudge("B", "A"))
    assert game.totals["A"] == 6
    unequal = shown(WRONG)
    unequal.do(do.AskJudge("C", "A"))
    assert unequal.totals["A"] == 2
    of_mlag = shown(WRONG, mlag(checks=Checks.PLAYERS))
    assert of_mlag.refused(do.AskJudge("B", "A")) == "VII-C-3-g-iii"
    of_mlag.do(do.AskJudge("B", "A", ("C",)))
    assert of_mlag.totals["A"] == 2
    of_sets = shown("B", onsets(checks=Checks.PLAYERS))
    assert of_sets.refused(do.AskJudge("B", "A")) == "VII-C-4"


@pytest.mark.parametrize(
    ("paper", "reason", "clause"),
    [
        ("B U R", "VII-C-5-b", "VII-B-3"),
        ("B R n", "VII-C-5-d", "VII-C-5-d"),
        ("B n R = 2", "VII-B-1", "VI-A-b"),
        ("B = R", "VII-C-5-d", "VI-A"),
        ("B n R", "VII-C-5-e", "XIII-B-5"),
        ("B n R", "VII-B-5", "XIII-B-5"),
    ],
)
def test_reasons_stand_for_what_they_sum_up(paper: str, reason: str, clause: str) -> None:
    """VII-C-5 of On-Sets: a reason from this list is about the rule that it sums up."""
    for book in ("agloa-onsets-2014", "mlag-onsets-2019"):
        game = shown(paper, onsets(book, checks=Checks.PLAYERS))
        assert game.do(do.RejectPaper("B", "A", "VII-B-4-f"))[-1] == ObjectionOverruled("B", "A")
        (judged,) = (e for e in game.do(do.RejectPaper("B", "A", reason)) if type(e) is PaperJudged)
        assert judged == PaperJudged("A", is_correct=False, clauses=judged.clauses)
        assert clause in judged.clauses


@pytest.mark.parametrize(
    ("paper", "points"),
    [
        ("B n R", 6),
        ("B n R = 2", 6),
        ("B - G U Y", 6),
        ("B n G - R", 2),
        ("B U R", 2),
        ("B R n", 2),
        ("B n", 2),
        ("B = R", 2),
        ("(B = R); B n R", 2),
    ],
)
def test_a_judge_says_no_to_what_names_no_set(paper: str, points: int) -> None:
    """VII-C-6-b of MLAG: yes if one reading counts what the Goal says; what names nothing fails."""
    game = shown(paper, onsets("mlag-onsets-2019", checks=Checks.PLAYERS))
    game.do(do.AskJudge("B", "A"))
    assert game.totals["A"] == points


def test_a_judge_says_no_to_a_goal_without_a_value() -> None:
    """VII-C-5-a of MLAG: no set counts what an illegal Goal says."""
    game = Game("mlag-onsets-2019", "middle", checks=Checks.PLAYERS).roll()
    game.pick("union-intersection", "universe-null", "two-operations")
    game.do(do.LayGoal("A", Layout(Shape.OTHER, cubes("2 3"))), do.SayGoal("A"))
    shown("B n R", game).do(do.AskJudge("B", "A"))
    assert game.totals["A"] == 2


@pytest.mark.parametrize("paper", ["7x = 6+8", "7/0 = 6+8", "7x2"])
def test_a_judge_says_no_to_what_has_no_value(paper: str) -> None:
    """VII-C-5-d-iii: a side without a value equals nothing."""
    game = shown(paper)
    game.do(do.AskJudge("B", "A"))
    assert game.totals["A"] == 2


def test_papers_are_checked_one_by_one() -> None:
    """VII-C-3: one paper is on the table, and the next follows when it is settled."""
    game = equations(checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"))
    game.do(do.PresentPaper("A", RIGHT), do.PresentPaper("C", WRONG))
    assert game.writing.checks is not None
    assert game.writing.checks.writer == "A"
    game.do(do.AcceptPaper("B", "A"), do.AcceptPaper("C", "A"))
    assert game.refused(do.RejectPaper("A", "A", "unequal")) == "VII-C-3"
    game.do(do.RejectPaper("A", "C", "unequal"))
    assert game.totals == {"A": 6, "B": 2, "C": 2}


def test_nothing_to_check_is_scored_at_once() -> None:
    """Without a paper there is nothing to accept."""
    game = equations(checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "impossible"), do.PresentNothing("A"), do.PresentNothing("C"))
    assert game.totals == {"A": 2, "B": 6, "C": 4}


def test_grc_players_look_at_papers_too() -> None:
    """Additional-2: papers are shown, and the table settles them."""
    game = grc(players=2, checks=Checks.PLAYERS)
    game.do(do.Challenge("B", "p-flub"), do.PresentPaper("A", RIGHT))
    assert game.refused(do.RejectPaper("A", "A", "unequal")) == "Additional-2"
    game.do(do.AcceptPaper("B", "A"))
    assert game.totals == {"A": 1, "B": 0}


def test_an_ambiguous_paper_without_a_try_counts() -> None:
    """VII-C-4: nobody raised it, so it stands."""
    game = shown(AMBIGUOUS)
    game.do(do.AcceptPaper("B", "A"), do.AcceptPaper("C", "A"))
    assert game.totals["A"] == 6


def test_a_try_among_thousands_of_readings_is_looked_at() -> None:
    """VII-C-5-c: parentheses round a long Solution change none of its thousands of values."""
    solution = "9x8-7+6/5x4-3+2^3x4+5"
    game = shown(f"{solution} = 6+8")
    game.do(do.ProveAmbiguous("B", "A", f"({solution}) = 6+8"))
    assert game.totals["A"] == 2


def test_a_regrouping_against_a_default_proves_nothing() -> None:
    """VII-B-6-b: a root sign stands for the numeral behind it, whatever else is grouped."""
    game = shown("v9+5+6 = 6+8")
    came = game.do(do.ProveAmbiguous("B", "A", "v(9+5)+6 = 6+8"))
    assert ObjectionOverruled("B", "A") in came
