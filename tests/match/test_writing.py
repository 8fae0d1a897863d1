"""How papers are written, sealed, and sides joined."""

from __future__ import annotations

import pytest

from forceout.kit import NotationError
from forceout.match import actions as do
from forceout.match.table import Manner
from forceout.rules.claims import Side
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, equations, grc, mlag, onsets

RIGHT, WRONG = "7x2 = 6+8", "7x1 = 6+8"
RIGHT_SET = "(B n R) U ^"


def now(game: Game) -> Game:
    """A Now challenge by A against C, with B beside it."""
    game.move("k7 required", "gx required")
    game.do(do.Challenge("A", "now"))
    return game


def test_the_mover_may_not_write_after_now() -> None:
    """VII-A-1: the Challenger has to, a Third Party may, the Mover may not."""
    game = now(equations())
    assert game.refused(do.PresentPaper("C", RIGHT)) == "VII-A-1"
    assert game.refused(do.PresentNothing("C")) == "VII-A-1"
    game.do(do.PresentPaper("A", RIGHT))
    assert game.is_at(Step.WRITING)
    game.do(do.PresentPaper("B", RIGHT))
    assert game.totals == {"A": 6, "B": 4, "C": 2}


def test_the_challenger_may_not_write_after_impossible() -> None:
    """VII-A-2: the Mover has to, a Third Party may, the Challenger may not."""
    game = equations()
    game.do(do.Challenge("B", "impossible"))
    assert game.refused(do.PresentPaper("B", RIGHT)) == "VII-A-2"
    game.do(do.PresentNothing("C"), do.PresentPaper("A", WRONG))
    assert game.totals == {"A": 2, "B": 6, "C": 4}


def test_what_is_presented_stays_as_it_is() -> None:
    """VII-C-2-a: a paper is handed in once, and so is the word that there is none."""
    game = now(equations())
    game.do(do.PresentPaper("A", WRONG))
    assert game.refused(do.PresentPaper("A", RIGHT)) == "VII-C-2-a"
    assert game.refused(do.PresentNothing("A")) == "VII-C-2-a"


def test_trying_to_change_a_paper_makes_it_wrong() -> None:
    """VII-C-2-a: over the board the try is made, and the paper is wrong for it."""
    game = now(equations(manner=Manner.OVER_THE_BOARD))
    game.do(do.PresentPaper("A", RIGHT), do.PresentPaper("A", "2x7 = 6+8"))
    game.do(do.PresentNothing("B"))
    assert game.totals == {"A": 2, "B": 6, "C": 6}


def test_a_third_party_does_not_go_back_on_a_word() -> None:
    """VII-C-1: whoever has said that there will be a paper, or none, stays with it."""
    game = now(equations())
    game.do(do.JoinSide("B", Side.MOVER))
    assert game.refused(do.JoinSide("B", Side.CHALLENGER)) == "VII-C-1"
    assert game.refused(do.PresentPaper("B", RIGHT)) == "VII-C-1"
    assert game.refused(do.JoinSide("A", Side.MOVER)) == "VII-A"
    game.do(do.PresentPaper("A", RIGHT))
    assert game.totals == {"A": 6, "B": 2, "C": 2}


def test_joining_the_writers_side_means_writing() -> None:
    """VII-A-3 of On-Sets: who joined the writer's side and writes nothing is not correct."""
    game = onsets()
    game.do(do.Challenge("B", "impossible"), do.JoinSide("C", Side.MOVER))
    game.do(do.PresentPaper("A", RIGHT_SET), do.PresentNothing("C"))
    assert game.totals == {"A": 6, "B": 2, "C": 2}


def test_silence_joins_the_other_side() -> None:
    """VII-A-3-c of MLAG: without a paper a Third Party is with the player who does not write."""
    game = now(mlag())
    game.do(do.PresentPaper("A", WRONG), do.PresentNothing("B"))
    assert game.totals == {"A": 2, "B": 6, "C": 6}


def test_there_are_no_sides_without_a_challenge() -> None:
    """VIII-A: after the last cube everybody writes for themselves."""
    game = equations()
    for face in "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx".split():  # noqa: SIM905
        game.move(f"{face} forbidden")
    game.move("gx required", "r2 required", "k7 required")
    assert game.refused(do.JoinSide("A", Side.MOVER)) == "VIII-A"
    game.do(do.Challenge("B", "impossible"))
    assert game.writing.papers == {}


def test_there_are_no_sides_at_cleanup() -> None:
    """Scoring: whoever is correct scores alone, in any grade, and a card is not asked for."""
    game = grc(players=5).move("k7 required")
    game.do(do.StopPlay())
    assert game.codes(do.JoinSide("A", Side.MOVER)) == {"no-sides"}
    assert game.refused(do.JoinSide("A", Side.MOVER)) == "Scoring"


def test_a_text_that_is_no_paper_is_another_kind_of_error() -> None:
    """What cannot be read is not handed in at all."""
    game = now(equations())
    with pytest.raises(NotationError):
        game.refused(do.PresentPaper("A", "seven times two"))


def test_grc_sides_are_shown_by_card() -> None:
    """Challenges-P4: clockwise from the Mover's left, each final once the next has shown one."""
    game = grc(players=5).move("k7 required", "gx required")
    game.do(do.Challenge("A", "a-flub"))
    assert game.refused(do.JoinSide("B", Side.MOVER)) == "Challenges-P2"
    for seat in "ADE":
        game.do(do.PresentPaper(seat, RIGHT))
    game.do(do.PresentNothing("B"))
    assert game.is_at(Step.CARDS)
    assert game.refused(do.JoinSide("E", Side.CHALLENGER)) == "Challenges-P4"
    assert game.refused(do.JoinSide("A", Side.CHALLENGER)) == "Challenges-P2"
    game.do(do.JoinSide("D", Side.CHALLENGER), do.JoinSide("D", Side.MOVER))
    game.do(do.JoinSide("E", Side.CHALLENGER))
    assert game.refused(do.JoinSide("D", Side.CHALLENGER)) == "Challenges-P4"
    game.do(do.JoinSide("B", Side.CHALLENGER))
    assert game.totals == {"A": 2, "B": 0, "C": 0, "D": 0, "E": 1}


def test_a_p_flub_is_disproved_by_the_movers_side() -> None:
    """Flubs-P: the Mover, and whoever sides with the Mover, has to write a Solution."""
    game = grc()
    game.do(do.Challenge("C", "p-flub"))
    assert game.refused(do.PresentPaper("C", RIGHT)) == "Flubs-P"
    game.do(do.PresentNothing("A"), do.PresentPaper("B", RIGHT), do.PresentNothing("D"))
    game.do(do.JoinSide("B", Side.MOVER), do.JoinSide("D", Side.CHALLENGER))
    assert game.totals == {"A": 0, "B": 1, "C": 0, "D": 0}
