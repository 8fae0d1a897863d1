"""What each seat, a judge and a spectator see."""

from __future__ import annotations

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.events import PaperPresented, SlipMade
from forceout.match.table import Checks, Manner
from forceout.match.views import JUDGE, SPECTATOR, shown, view
from tests.match.games import Game, equations, grc

SEALED = "7x2 = 6+8"


def seen(game: Game, viewer: str) -> dict[str, str]:
    """The papers that somebody sees."""
    shake = view(game.state, viewer).shake
    return {} if shake is None or shake.papers is None else dict(shake.papers.papers)


def test_papers_are_sealed_until_all_are_in() -> None:
    """VII-C-2: a writer sees their own, a judge all, and nobody else any."""
    game = equations(checks=Checks.PLAYERS).move("k7 required")
    game.do(do.Challenge("C", "now"), do.PresentPaper("C", SEALED))
    assert seen(game, "C") == seen(game, JUDGE) == {"C": SEALED}
    assert seen(game, "A") == seen(game, "B") == seen(game, SPECTATOR) == {}
    papers = getattr(view(game.state, "A").shake, "papers", None)
    assert papers is not None
    assert papers.done == {"C"}
    game.do(do.PresentNothing("A"))
    assert seen(game, "A") == seen(game, SPECTATOR) == {"C": SEALED}


def test_papers_stay_sealed_while_cards_are_shown() -> None:
    """Challenges-P4: sides are declared before papers are revealed."""
    game = grc(players=3).move("k7 required", "gx required")
    game.do(do.Challenge("A", "a-flub"), do.PresentPaper("A", SEALED), do.PresentNothing("B"))
    assert seen(game, "B") == {}
    assert seen(game, "A") == {"A": SEALED}


def test_a_slip_is_for_the_players_to_notice() -> None:
    """IX-A: only a judge is shown that there is one."""
    game = equations(manner=Manner.OVER_THE_BOARD)
    came = game.do(do.MoveCube("C", game.shake.mat.resources[0], Section.REQUIRED))
    assert isinstance(came[0], SlipMade)
    assert view(game.state, "A").slip is None
    assert view(game.state, JUDGE).slip is not None
    assert [shown(event, "A") for event in came] == [None, came[1]]
    assert [shown(event, JUDGE) for event in came] == list(came)


def test_events_hide_what_is_sealed() -> None:
    """A paper that is handed in is shown to its writer only."""
    event = PaperPresented("A", SEALED)
    assert shown(event, "A") == event
    assert shown(event, SPECTATOR) == PaperPresented("A", "")


def test_the_last_shake_can_be_looked_at() -> None:
    """When a shake is over its papers are no secret."""
    game = equations()
    game.do(do.Challenge("B", "impossible"), do.PresentPaper("A", SEALED), do.PresentNothing("C"))
    last = view(game.state, SPECTATOR).last
    assert last is not None
    assert last.papers is not None
    assert dict(last.papers.papers) == {"A": SEALED}


def test_whose_turn_it_is() -> None:
    """Each step shows who is to act, where it is one player's turn."""
    game = Game("agloa-equations-2026")
    game.do(do.CastLots((("A", "3"), ("B", "1"), ("C", "1"))))
    turns = [view(game.state, "A").shake]
    game.roll()
    turns.append(view(game.state, "A").shake)
    game.pick("factorial", "sideways", "upside-down")
    turns.append(view(game.state, "A").shake)
    game.set_goal()
    turns.append(view(game.state, "A").shake)
    game.do(do.Challenge("B", "impossible"))
    turns.append(view(game.state, "A").shake)
    assert [shake.turn for shake in turns if shake] == ["A", "A", "A", "B", ""]
