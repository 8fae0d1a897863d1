"""What every part of a match is made of: rulings on actions, what events change, what follows.

A part of a match lists, for the actions and events that it is about, three kinds of functions: what
speaks against an action, what an event changes, and which events follow from it by the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from forceout.match.actions import Action
from forceout.match.events import Event
from forceout.match.state import MatchState, Shake
from forceout.rules.procedure import faults
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Fault, Ruling

Rulings = tuple[Ruling, ...]
Against = Callable[[MatchState, Any, int], Rulings]
"""What speaks against an action at a time."""

Change = Callable[[MatchState, Any], MatchState]
"""What an event changes."""

Follow = Callable[[MatchState, Any], tuple[Event, ...]]
"""Which events follow from one, seen from the state after it."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a match: its rulings, changes and consequences by the type that they are about."""

    against: Mapping[type[Action], Against] = field(default_factory=dict)
    changes: Mapping[type[Event], Change] = field(default_factory=dict)
    follows: Mapping[type[Event], Follow] = field(default_factory=dict)


def with_shake(state: MatchState, **changes: Any) -> MatchState:  # noqa: ANN401 - as in replace
    """Change the shake that is being played."""
    return replace(state, shake=replace(shake_of(state), **changes))


def shake_of(state: MatchState) -> Shake:
    """The shake that is being played.

    Raises `LookupError` when there is none.
    """
    if state.shake is None:
        raise LookupError("No shake is being played.")
    return state.shake


def ruling(state: MatchState, fault: Fault, **facts: object) -> Ruling:
    """Rule on a fault of procedure by the rulebook of the table."""
    return state.table.play.ruling(fault, **{name: str(fact) for name, fact in facts.items()})


def against(state: MatchState, fault: Fault, **facts: object) -> Rulings:
    """Rule on a fault, as all that there is to say."""
    return (ruling(state, fault, **facts),)


def out_of_step(state: MatchState, action: str, *steps: Step) -> Rulings:
    """Rule on an action that belongs to other steps than the one that the match is at."""
    if state.step in steps:
        return ()
    return (state.table.play.wrong_time(action, state.step),)


def not_playing(state: MatchState, player: str) -> Rulings:
    """Rule on an action by somebody who does not play this shake."""
    shake = state.shake
    if shake is not None and player in shake.players:
        return ()
    return against(state, faults.NOT_PLAYING, player=player)
