"""A terminal of 80 signs by 24 lines: what players have to see is to be seen there."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Input

from forceout.match.actions import Challenge, PresentPaper
from forceout.match.table import Checks, Table
from forceout.rules.procedure.steps import Step
from tests.cli.at_the_table import Hand, at_the_table

NAMES = ("Ann", "Ben", "Cleo")
LOW = (80, 24)


def test_papers_and_keys_are_to_be_seen(tmp_path: Path) -> None:
    """While papers are checked they stand on the screen, and all keys in its last line."""

    async def playing(hand: Hand) -> None:
        await hand.play_by_chance(lambda: hand.session.state.step is Step.CHECKING)
        shake = hand.session.state.shake
        assert shake is not None
        assert shake.writing is not None
        for paper in shake.writing.papers.values():
            assert paper in hand.screen
        checks = shake.writing.checks
        assert checks is not None
        checker = next(seat for seat in shake.players if seat != checks.writer)
        await hand.sit(checker)
        await hand.pick("Show the paper regrouped")
        assert hand.app.screen.query_one(Input).value == shake.writing.papers[checks.writer]
        await hand.press("escape")
        for key in ("tab", "esc", ": ", "PgDn", "q Leave (it is kept)"):
            assert key in hand.screen.splitlines()[-1]

    checked = Table(
        "agloa-equations-2026", "senior", players=NAMES, checks=Checks.PLAYERS, timed=False
    )
    at_the_table(tmp_path / "m.fo", checked, playing, size=LOW)


def test_the_whole_roll_is_to_be_seen(tmp_path: Path) -> None:
    """Whoever sets the Goal sees all cubes, under two lines of variations."""

    async def playing(hand: Hand) -> None:
        await hand.play_by_chance(lambda: hand.session.state.step is Step.GOAL)
        shake = hand.session.state.shake
        assert shake is not None
        assert len(shake.picks.made) > 1
        resources = hand.screen.split("Resources", 1)[1]
        assert resources.count("[") >= len(shake.mat.resources)

    rolled = Table("agloa-equations-2026", "middle", players=NAMES, timed=False)
    at_the_table(tmp_path / "m.fo", rolled, playing, size=LOW)


def test_a_verdict_says_why(tmp_path: Path) -> None:
    """Under a verdict stands what the clauses say that the paper breaks, until the next act."""

    async def playing(hand: Hand) -> None:
        await hand.play_by_chance(lambda: hand.session.state.step is Step.MOVING)
        shake = hand.session.state.shake
        assert shake is not None
        caller = next(seat for seat in shake.players if seat != shake.mover)
        await hand.do(Challenge(caller, "impossible"))
        await hand.do(PresentPaper(shake.mover, "1+1 = 2"))
        assert "VII-B-2: " in hand.screen
        following = hand.session.state.shake
        assert following is not None
        await hand.sit(following.setter)
        await hand.pick("Roll the cubes")
        assert "VII-B-2: " not in hand.screen

    ruled = Table("agloa-equations-2026", "middle", players=NAMES[:2], timed=False)
    at_the_table(tmp_path / "m.fo", ruled, playing, size=LOW)
