"""How shakes, rounds and matches end."""

from __future__ import annotations

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.events import MatchEnded, ShakeScored
from forceout.match.play import Acted, act, rulings
from forceout.rules.claims import CLEANUP, TIME
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, equations, grc, mlag

RIGHT, WRONG = "7x2 = 6+8", "7x1 = 6+8"


def signed(game: Game) -> dict[str, str]:
    """Let everybody sign what stands on the sheet, and say what the match earned them."""
    for seat, total in game.totals.items():
        if game.is_at(Step.SIGNING) and seat not in game.state.sheet.signed:
            game.do(do.Sign(seat, total))
    return dict(game.state.sheet.earned)


def test_after_so_many_shakes_the_sheet_is_signed() -> None:
    """XII: points by place, once everybody has signed."""
    game = equations(shakes=1)
    came = game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", RIGHT))
    came += game.do(do.PresentPaper("C", RIGHT))
    assert came[-1] == ShakeScored((("A", 6), ("B", 2), ("C", 6)))
    assert game.refused(do.RollCubes("B", ())) == "XII-B"
    game.do(do.Sign("A", 6))
    assert game.refused(do.Sign("A", 6)) == "XII-B"
    game.do(do.Sign("B", 2))
    came = game.do(do.Sign("C", 6))
    assert came[-1] == MatchEnded((("A", "5"), ("B", "2"), ("C", "5")))
    assert game.is_at(Step.OVER)
    assert game.refused(do.Sign("A", 6)) == "XII-A"


def test_no_shake_begins_after_time() -> None:
    """XI-B: the shake in play is finished, and that was the last."""
    game = equations()
    game.do(do.CallTime())
    assert game.refused(do.CallTime()) == "V-B"
    game.do(do.Challenge("B", "impossible"), do.PresentNothing("A"), do.PresentNothing("C"))
    assert game.is_at(Step.SIGNING)
    idle = Game("agloa-equations-2026")
    idle.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))), do.CallTime())
    assert idle.is_at(Step.SIGNING)


def test_whoever_is_stopped_writes() -> None:
    """XI-B-2: with any cubes left in Resources, 4 for a good paper and 2 otherwise."""
    game = equations().move("k7 required")
    game.do(do.StopPlay())
    assert game.writing.claim is TIME
    game.do(do.PresentPaper("A", RIGHT), do.PresentPaper("B", WRONG), do.PresentNothing("C"))
    assert game.totals == {"A": 4, "B": 2, "C": 2}
    assert game.is_at(Step.SIGNING)


def test_nobody_moves_once_everybody_writes() -> None:
    """A move is refused by the rule that has ended the moves: Cleanup, a challenge, a Force Out."""
    for game, stopped, challenged in (
        (grc(), "Cleanup", "Challenges-P2"),
        (mlag(), "XI-B", "VII-A"),
        (equations(), "XI-B-2", "VII-A"),
    ):
        required = do.MoveCube("B", cube("k7"), Section.REQUIRED)
        claim = next(iter(game.table.play.challenges.claims)).name
        game.move("gx required")
        before = game.state
        game.do(do.StopPlay())
        assert game.refused(required) == stopped
        assert isinstance(done := act(before, do.Challenge("C", claim)), Acted)
        assert [one.clause for one in rulings(done.state, required)] == [challenged]


def test_a_challenge_is_played_out_when_play_stops() -> None:
    """XI-B: writing and checking go on, and the round ends with them."""
    game = equations()
    game.do(do.Challenge("B", "impossible"), do.StopPlay())
    assert game.is_at(Step.WRITING)
    assert game.refused(do.StopPlay()) == "VII-A"
    game.do(do.PresentPaper("A", RIGHT), do.PresentNothing("C"))
    assert game.is_at(Step.SIGNING)


def test_without_a_goal_there_is_nothing_to_write_for() -> None:
    """A shake stopped before its Goal comes to nothing."""
    game = Game("mlag-equations-2019", "middle").roll()
    game.do(do.StopPlay())
    assert game.is_at(Step.SIGNING)
    assert game.state.sheet.shakes == ()


def test_the_basic_rules_know_no_end_of_the_round() -> None:
    """Nothing is said about it, so nobody is stopped in the middle of a shake."""
    game = Game("agloa-basic-equations-2026").roll().set_goal()
    assert game.refused(do.StopPlay()) == "II"


def test_grc_ends_with_cleanup_and_an_average() -> None:
    """Cleanup-4, Team-Scoring: one point for a good paper, divided by the games."""
    game = grc(players=3).move("k7 required")
    game.do(do.StopPlay())
    assert game.writing.claim is CLEANUP
    game.do(do.PresentPaper("A", RIGHT), do.PresentPaper("B", WRONG), do.PresentNothing("C"))
    assert signed(game) == {"A": "1.00", "B": "0.00", "C": "0.00"}


def test_a_bonus_cube_can_be_the_last_one_before_cleanup() -> None:
    """Flubs, Cleanup-3: who moved a cube last is the Mover, whom anybody else may challenge."""
    game = grc(players=3).move("k7 required", "bonus gx forbidden")
    game.do(do.StopPlay())
    assert game.refused(do.Challenge("C", "p-flub")) == "Cleanup-3"
    game.do(do.Challenge("B", "p-flub"))
    assert game.shake.mover == "C"


def test_a_total_signed_to_deceive() -> None:
    """XII-B: too low a total stands, and too high a one leaves nothing for the round."""
    game = equations(shakes=1)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", RIGHT), do.PresentNothing("C"))
    game.do(do.Sign("A", 4), do.Sign("B", 8))
    assert game.refused(do.JudgeEntry("C")) == "XII-B"
    game.do(do.JudgeEntry("B"), do.Sign("C", 2))
    assert dict(game.state.sheet.earned) == {"A": "6", "B": "0", "C": "4"}
    game.do(do.JudgeEntry("A"))
    assert dict(game.state.sheet.earned)["A"] == "6"


def test_grc_keeps_what_was_signed() -> None:
    """Initialing-2: a total that a player has initialled is not changed any more."""
    game = grc(players=2, shakes=1)
    game.do(do.Challenge("B", "p-flub"), do.PresentPaper("A", RIGHT))
    game.do(do.CorrectScore("B", 1), do.Sign("A", 1))
    assert game.refused(do.CorrectScore("A", 1)) == "Initialing-3"
    assert game.refused(do.JudgeEntry("A")) == "Initialing-3"


def test_a_slip_on_the_sheet_is_corrected() -> None:
    """XII-B: an honest mistake is put right with everybody's consent, even after signing."""
    game = mlag(shakes=1)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", RIGHT), do.PresentNothing("C"))
    game.do(do.Sign("A", 6), do.CorrectScore("C", 4))
    assert game.totals == {"A": 6, "B": 2, "C": 6}
    assert signed(game)["C"] == "5"
