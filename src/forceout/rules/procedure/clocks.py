"""How long each task may take, as a rulebook has it, and what being late costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from forceout.rules.procedure.cited import Cited


class Task(Enum):
    """What a player has to do within a time."""

    ROLL = "roll"
    SELECT = "select"
    GOAL = "goal"
    AGREE_NO_GOAL = "agree-no-goal"
    SET_INSTEAD = "set-instead"
    """Setting a Goal in place of the player who said that there is none."""
    FIRST_TURN = "first-turn"
    TURN = "turn"
    STATE_CHALLENGE = "state-challenge"
    LAST_IMPOSSIBLE = "last-impossible"
    WRITE = "write"
    CHECK = "check"
    CHARGE = "charge"
    """Saying what exactly was illegal procedure."""
    CORRECT = "correct"
    """Putting an illegal move right."""


@dataclass(frozen=True, slots=True)
class Lateness:
    """What being late costs: a warning counted down, a penalty, more time, and then the end of it.

    `second_penalty` is what it costs not to be finished after the extra time either. The penalty
    counts only with a judge's initials where `approved` says so.
    """

    countdown: Cited[int]
    penalty: Cited[int]
    extra: Cited[int]
    second_penalty: Cited[int]
    approved: Cited[bool]


@dataclass(frozen=True, slots=True)
class RoundTimes:
    """How long a round lasts, how long its last shake goes on, both in seconds."""

    length: Cited[int]
    last_shake: Cited[int]


_UNSAID = Cited(says=False)


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time limits of a rulebook, in seconds; a task that is not named has none.

    `longer` has what a variation makes of some of them. `keeps_sand` says that what is left of one
    task's time may come on top of the next player's. Without `lateness` a limit ends its task.
    """

    limits: Mapping[Task, Cited[int]] = field(default_factory=lambda: MappingProxyType({}))
    longer: Mapping[str, Mapping[Task, Cited[int]]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    keeps_sand: Cited[bool] = _UNSAID
    lateness: Lateness | None = None
    round: RoundTimes | None = None

    def limit(self, task: Task, variations: Iterable[str] = ()) -> Cited[int] | None:
        """Look up how long a task may take with the variations of a shake.

        >>> two_minutes = Cited(120, "XI-A-1-h")
        >>> longer = {"two-solutions": {Task.WRITE: Cited(180, "XIII-D-14")}}
        >>> clocks = Clocks({Task.WRITE: two_minutes}, longer)
        >>> clocks.limit(Task.WRITE).says, clocks.limit(Task.WRITE, ["two-solutions"]).says
        (120, 180)
        >>> clocks.limit(Task.ROLL) is None
        True
        """
        for variation in variations:
            if task in self.longer.get(variation, {}):
                return self.longer[variation][task]
        return self.limits.get(task)
