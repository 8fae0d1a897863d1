"""How cubes are moved in turn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shift:
    """A variation that lets a cube of Permitted move on; one of `held_back` not to Forbidden."""

    variation: str
    held_back: str = ""


@dataclass(frozen=True, slots=True)
class Moves:
    """How cubes are moved.

    `bonus`: a bonus move may come before the ordinary one, a leader's too where `leader_may` says
    so; where `bonus_stands` it is a move by itself, that is challenged like any other. The faces of
    `held_back` go to Forbidden only once Resources is down to `until` cubes. `stop_at` is how many
    cubes are left in Resources when moving ends.
    """

    bonus: bool = True
    leader_may: bool = False
    bonus_stands: bool = False
    held_back: str = ""
    until: int = 0
    shift: Shift | None = None
    stop_at: int = 0
