"""How a Goal is set, and what comes of saying that there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Doubt(Enum):
    """What a player does who doubts that there is no Goal."""

    WRITES = "writes"
    """Writes a whole Equation, Goal and all."""

    SETS = "sets"
    """Sets a Goal in the setter's place, and the shake is played with it."""


@dataclass(frozen=True, slots=True)
class NoGoal:
    """What "no Goal" leads to.

    `same_setter`: if all agree, the same player rolls again. `setter_cost` is what a Goal set by
    the doubter costs the setter, `doubter_cost` what it costs the doubter to find none either.
    `after_timer`: the time to answer begins when that for the Goal has run out.
    """

    doubt: Doubt = Doubt.WRITES
    same_setter: bool = True
    setter_cost: int = 0
    doubter_cost: int = 0
    after_timer: bool = False


@dataclass(frozen=True, slots=True)
class GoalSetting:
    """How a Goal is set.

    `faces` are those that a Goal may be made of (without any, all). `spare_to_forbidden`: what the
    Goal leaves of these cubes goes to Forbidden. `set_by_time`: when time runs out, what lies in
    the Goal section is the Goal; `none_by_time`: with nothing there it is "no Goal".
    `may_change`: a cube may leave the Goal section until the Goal is declared.
    `put_right`: a malformed Goal is put right by its setter, not challenged.
    `bonus`: the setter may make a bonus move, a leading one too where `leader_may` says so, but not
    with a cube of `held_back`. `timed_from_roll`: the time to roll is the time for the Goal too.
    """

    faces: str = ""
    spare_to_forbidden: bool = False
    set_by_time: bool = False
    none_by_time: bool = False
    put_right: bool = False
    may_change: bool = False
    bonus: bool = True
    leader_may: bool = False
    held_back: str = ""
    timed_from_roll: bool = False
    no_goal: NoGoal | None = NoGoal()
