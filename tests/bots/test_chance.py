from __future__ import annotations

from random import Random

import pytest

from forceout.bots.chance import action_of, next_action
from forceout.bots.dice import thrown
from forceout.kit import Row
from forceout.match.actions import (
    Action,
    Arrive,
    DealCards,
    LayGoal,
    Leave,
    PutGoalRight,
    RollAgain,
    SetOut,
)
from forceout.match.events import Event
from forceout.match.play import Acted, act, expired, rulings, start
from forceout.match.state import MatchState
from forceout.match.table import Table
from forceout.rules.procedure.steps import Step
from tests.match.by_chance import DIVISIONS, a_table


@pytest.mark.parametrize(("book", "division"), DIVISIONS)
def test_everything_by_chance_is_legal(book: str, division: str) -> None:
    """Whatever chance chooses has nothing against it, and a match comes to its end."""
    chance = Random(f"{book} {division}")
    state = start(a_table(book, division, chance, shakes=2, timed=False))
    while (action := next_action(state, chance.randrange)) is not None:
        assert rulings(state, action) == ()
        done = act(state, action)
        assert isinstance(done, Acted)
        state = done.state
    assert state.step is Step.OVER
    assert len(state.sheet.shakes) == 2


@pytest.mark.parametrize("book", ["agloa-basic-onsets-2014", "mlag-equations-2019"])
def test_nothing_is_thrown_for_too_few(book: str) -> None:
    """Where one player is left alone, chance waits until somebody comes back."""
    table = Table(book, players=("Ann", "Ben"))
    luck = Random(1).randrange
    state = start(table)
    while state.shake is None:
        state = _after(state, next_action(state, luck))
    alone = _after(state, Leave("B"))
    assert next_action(alone, luck) is None
    assert next_action(_after(alone, Arrive("B")), luck) is not None


def test_a_malformed_goal_is_put_right_by_chance() -> None:
    """In GRC nobody can move until a Goal that the timer has set is put right."""
    luck = Random(1).randrange
    state = start(Table("grc-equations-2026", "sixth", players=("Ann", "Ben")))
    while state.step is not Step.GOAL:
        state = _after(state, next_action(state, luck))
    assert state.shake is not None
    sign = next(cube for cube in state.shake.mat.resources if not cube.face.isdigit())
    state = expired(_after(state, LayGoal("A", Row((sign,)))), 130_000).state
    assert state.shake is not None
    assert state.shake.is_goal_set
    action = next_action(state, luck)
    assert isinstance(action, PutGoalRight)
    assert not isinstance(next_action(_after(state, action), luck), PutGoalRight)


def _after(state: MatchState, action: Action | None) -> MatchState:
    assert action is not None
    done = act(state, action)
    assert isinstance(done, Acted)
    return done.state


def test_the_same_chance_plays_the_same_match() -> None:
    """A match is given by its table and by chance alone."""

    def played() -> list[Event]:
        luck = Random(5).randrange
        state = start(Table("mlag-onsets-2019", "junior", players=("", "", ""), shakes=2))
        happened: list[Event] = []
        while (action := next_action(state, luck)) is not None:
            done = act(state, action)
            assert isinstance(done, Acted)
            happened += done.events
            state = done.state
        return happened

    assert played() == played()


def test_a_player_acts_alone() -> None:
    """Asked for one player, chance acts as that player, or not at all."""
    chance = Random(2)
    state = start(Table("agloa-equations-2026", "middle", players=("", "", ""), shakes=1))
    seen = set()
    while (action := next_action(state, chance.randrange)) is not None:
        for seat in state.table.seats:
            own = action_of(state, seat, chance.randrange)
            assert own is None or (getattr(own, "by", "") == seat and not rulings(state, own))
            seen.add(own is None)
        done = act(state, action)
        assert isinstance(done, Acted)
        state = done.state
    assert seen == {True, False}
    assert thrown(state, chance.randrange) is None


@pytest.mark.parametrize(
    ("book", "division", "kind"),
    [
        ("grc-equations-2026", "third", RollAgain),
        ("agloa-onsets-2014", "elementary", SetOut),
        ("mlag-onsets-2019", "senior", DealCards),
    ],
)
def test_dice_know_the_game(book: str, division: str, kind: type) -> None:
    """Cubes are set out, rolled again and dealt where a rulebook asks for it."""
    luck = Random(1).randrange
    state = start(Table(book, division, players=("", "", "")))
    thrown_so_far = []
    while action := thrown(state, luck):
        thrown_so_far.append(type(action))
        done = act(state, action)
        assert isinstance(done, Acted)
        state = done.state
    assert kind in thrown_so_far
    assert state.step in {Step.PICKING, Step.GOAL}
