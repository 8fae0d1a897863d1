"""What judges and officials do about a match."""

from __future__ import annotations

from forceout.match import actions as do
from forceout.match.events import ScoreCorrected, ShakeVoided
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, equations, grc, onsets

RIGHT, WRONG = "7x2 = 6+8", "7x1 = 6+8"


def test_conduct_is_warned_of_first() -> None:
    """IX-C: a warning, and after it a point for each time; two judges may do without (IX-D)."""
    game = equations()
    assert game.refused(do.Penalize("B")) == "IX-C"
    game.do(do.Warn("B"), do.Penalize("B"), do.Penalize("C", by_two=True))
    assert game.totals == {"A": 0, "B": -1, "C": -1}
    assert onsets().refused(do.Penalize("B", by_two=True)) == "IX-C"
    free = grc()
    free.do(do.Penalize("B", 2))
    assert free.totals["B"] == -2


def test_the_basic_rules_say_nothing_of_conduct() -> None:
    """So nobody loses a point for it."""
    game = Game("agloa-basic-equations-2026").roll().set_goal()
    assert game.refused(do.Penalize("B")) == "II"


def test_the_others_play_again_without_the_one_who_spoilt_it() -> None:
    """IX-C: a disqualified player is out for the round, and the shake is played again."""
    game = equations().move("k7 required")
    game.do(do.Disqualify("B"))
    assert (game.shake.players, game.shake.setter) == (("A", "C"), "A")
    assert not game.shake.is_rolled
    assert game.refused(do.Warn("B")) == "X-D"


def test_no_shake_is_played_again_when_play_has_stopped() -> None:
    """XI-B: without the time for another, a shake that somebody has spoilt is void."""
    game = equations().move("k7 required")
    game.do(do.StopPlay())
    assert game.refused(do.ReplayShake()) == "VII-A"
    assert game.do(do.Disqualify("B"))[1:] == (ShakeVoided(),)
    assert game.is_at(Step.SIGNING)


def test_nobody_waits_for_a_shake_with_too_few_players() -> None:
    """XI-B: after the call of time, one player alone has nothing to play again."""
    game = Game("agloa-basic-equations-2026", players=2).roll().set_goal()
    game.do(do.CallTime(), do.Disqualify("B"))
    assert game.is_at(Step.SIGNING)


def test_a_shake_is_played_again_when_a_judge_says_so() -> None:
    """IX-C: the same setter rolls, and nothing was scored."""
    game = equations()
    game.do(do.ReplayShake())
    assert (game.shake.setter, game.state.sheet.shakes) == ("A", ())
    assert game.is_at(Step.ROLLING)


def test_an_appeal_before_signing() -> None:
    """VII-C-6: a second judge may find otherwise, and the shake is scored again."""
    game = equations(shakes=1)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", WRONG), do.PresentNothing("C"))
    assert game.totals == {"A": 2, "B": 6, "C": 4}
    assert game.refused(do.Appeal("A", "B")) == "VII-C-6"
    assert game.refused(do.SettleAppeal("A", is_correct=True)) == "XII-B"
    game.do(do.Appeal("A", "A"))
    assert game.refused(do.Appeal("C", "A")) == "VII-C-6"
    came = game.do(do.SettleAppeal("A", is_correct=True))
    assert came[1:] == (
        ScoreCorrected("A", 4),
        ScoreCorrected("B", -4),
        ScoreCorrected("C", -2),
    )
    assert game.totals == {"A": 6, "B": 2, "C": 2}
    assert game.refused(do.SettleAppeal("A", is_correct=True)) == "XII-B"


def test_who_has_signed_does_not_appeal() -> None:
    """VII-C-6: and where nothing is said of appeals there are none."""
    game = equations(shakes=1)
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", WRONG), do.PresentNothing("C"))
    game.do(do.Sign("A", 2))
    assert game.refused(do.Appeal("A", "A")) == "VII-C-6"
    other = grc(players=2, shakes=1)
    other.do(do.Challenge("B", "p-flub"), do.PresentPaper("A", WRONG))
    assert other.refused(do.Appeal("A", "A")) == "Initialing-3"
