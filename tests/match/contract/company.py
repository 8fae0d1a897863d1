"""A table in lively company: chance plays, and people slip, interrupt, leave and are late."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from forceout.bots.chance import next_action
from forceout.kit import NotationError
from forceout.match import actions
from forceout.match.actions import Action, PresentPaper, Sign
from forceout.match.candidates import laid
from forceout.match.play import Acted, Refused, act, rulings, start
from forceout.match.state import MatchState
from forceout.match.table import Seat, Table
from forceout.rules.procedure import faults
from forceout.rules.procedure.steps import Step
from tests.match.contract.tries import tries, tries_at_proving, tries_of_officials

MOST_STEPS = 4000
PAUSES = (0, 300, 1_000, 4_000, 4_000, 9_000, 9_000, 30_000, 80_000)
_MARKS = "ABCDEF"


class Mood(Enum):
    """How often somebody at a table does something out of the ordinary."""

    CALM = 0
    LIVELY = 0.1
    WILD = 0.3
    BENT = 0.6


@dataclass(frozen=True, slots=True)
class Stepped:
    """One step: how things stood, what somebody tried and when, and what came of it."""

    before: MatchState
    action: Action
    now: int
    done: Acted | Refused

    @property
    def came(self) -> Acted:
        """What has happened: the action and all that followed, or only what the clocks brought."""
        return self.done if isinstance(self.done, Acted) else self.done.before


def canary(state: MatchState, seat: Seat) -> str:
    """White space that only this seat writes in this shake, and that no other paper can contain."""
    number = 0 if state.shake is None else state.shake.number
    place = _MARKS.index(seat)
    return "\t" + " " * (place + 1) + "\t" + " " * (number + 1) + "\t"


def steps(
    table: Table, chance: Random, mood: Mood = Mood.LIVELY, theme: str = ""
) -> Iterator[Stepped]:
    """Play a match in company of a mood; its theme is a fault that it cannot keep from."""
    state = start(table)
    theme = theme or chance.choice(sorted(table.play.costs) or [""])
    now = 0
    for _ in range(MOST_STEPS):
        now += chance.choice(PAUSES) if table.timed else 0
        disturbs = chance.random() < mood.value
        action = _disturbance(state, chance, theme, now) if disturbs else None
        action = action or next_action(state, chance.randrange) or _way_out(state)
        if action is None:
            return
        action = _marked(state, action)
        try:
            stepped = Stepped(state, action, now, act(state, action, now))
        except NotationError:
            continue
        yield stepped
        state = stepped.came.state


def _marked(state: MatchState, action: Action) -> Action:
    """A paper with its writer's mark, so that it is known wherever it turns up."""
    if isinstance(action, PresentPaper):
        return replace(action, paper=f"{action.paper} {canary(state, action.by)}")
    return action


def _way_out(state: MatchState) -> Action | None:
    """What helps a table where too few are left to play: somebody comes back, or time is called."""
    for action in (*map(actions.Arrive, sorted(state.away)), actions.CallTime()):
        if state.step is not Step.OVER and not rulings(state, action):
            return action
    return None


def _disturbance(state: MatchState, chance: Random, theme: str, now: int) -> Action | None:
    """Something out of the ordinary, allowed or not; seldom what would end the match."""
    if state.step is Step.OVER:
        return None
    if state.slip is not None and chance.randrange(2):
        return actions.ChargeSlip(chance.choice(state.table.seats))
    if action := _on_theme(state, chance, theme, now):
        return action
    for disturbance in chance.sample(_DISTURBANCES, len(_DISTURBANCES)):
        if action := disturbance(state, chance):
            return action
    return None


def _on_theme(state: MatchState, chance: Random, theme: str, now: int) -> Action | None:
    """The fault that somebody in this match cannot keep from, or what makes room for it."""
    found = [] if state.table.is_strict else list(tries(state))
    for action in chance.sample(found, len(found)):
        if any(ruling.fault.code == theme for ruling in rulings(state, action, now)):
            return action
    leading = (lead(state, chance) for lead in _LEADING.get(theme, ()))
    return next(filter(None, leading), None)


def _anything(state: MatchState, chance: Random) -> Action | None:
    return chance.choice(list(tries(state)))


def _what_is_refused(state: MatchState, chance: Random) -> Action | None:
    """Over the board, something that happens all the same, or is set aside at its price.

    Each reason for a refusal is as likely as any other, however few actions it stands against.
    """
    if state.table.is_strict:
        return None
    refused: dict[tuple[str, ...], list[Action]] = {}
    for one in tries(state):
        if isinstance(one, actions.MoveCube | actions.Challenge | actions.PickVariation):
            codes = tuple(ruling.fault.code for ruling in rulings(state, one))
            refused.setdefault(codes, []).append(one)
    refused.pop((), None)
    return chance.choice(refused[chance.choice(list(refused))]) if refused else None


def _coming_or_going(state: MatchState, chance: Random) -> Action | None:
    if state.away and chance.randrange(2):
        return actions.Arrive(chance.choice(sorted(state.away)))
    return actions.Leave(chance.choice(state.table.seats))


def _wrong_total(state: MatchState, chance: Random) -> Action | None:
    if state.step is not Step.SIGNING:
        return None
    return Sign(chance.choice(state.table.seats), chance.randrange(12))


def _no_goal(state: MatchState, _chance: Random) -> Action | None:
    if state.step is not Step.GOAL or state.shake is None:
        return None
    return actions.SayNoGoal(state.shake.goal_setter)


def _odd_goal(state: MatchState, chance: Random) -> Action | None:
    """One cube of any kind as the Goal: who does not put it right in time may have set it."""
    if state.step is not Step.GOAL or state.shake is None:
        return None
    cube = chance.choice(state.shake.mat.resources)
    return actions.LayGoal(state.shake.goal_setter, laid(state.shake, (cube,)))


def _agreeing(state: MatchState, chance: Random) -> Action | None:
    if state.step is not Step.NO_GOAL or state.shake is None:
        return None
    return actions.AgreeNoGoal(chance.choice(state.shake.players))


def _objecting(state: MatchState, chance: Random) -> Action | None:
    """A try at proving the paper on the table ambiguous, alone or with others."""
    found = list(tries_at_proving(state))
    return chance.choice(found) if found else None


def _official(state: MatchState, chance: Random) -> Action | None:
    action = chance.choice(list(tries_of_officials(state)))
    ends = isinstance(action, actions.Disqualify | actions.StopPlay | actions.CallTime)
    return None if ends and chance.randrange(4) else action


def _stop(state: MatchState, chance: Random) -> Action | None:
    """Play is stopped in the middle of the last shake, or now and then of another one."""
    is_last = len(state.sheet.shakes) + 1 == state.table.shakes
    is_due = state.step is Step.MOVING and not chance.randrange(4 if is_last else 16)
    return actions.StopPlay() if is_due else None


def _playing_on(state: MatchState, chance: Random) -> Action | None:
    """A move, so that play goes on to the last cube; then nobody is in a hurry."""
    if state.step is not Step.MOVING:
        return None
    moves = [one for one in tries(state) if isinstance(one, actions.MoveCube)]
    for move in chance.sample(moves, len(moves)):
        if not rulings(state, move):
            return move
    return None


def _more_time(state: MatchState, chance: Random) -> Action | None:
    """A variation that makes the time for Impossible longer."""
    longer = sorted(state.table.procedure.clocks.longer)
    if state.step is not Step.PICKING or state.shake is None or not longer:
        return None
    return actions.PickVariation(state.shake.picks.turn, chance.choice(longer))


_DISTURBANCES = (
    *(_anything,) * 2,
    *(_what_is_refused,) * 8,
    _coming_or_going,
    _wrong_total,
    _no_goal,
    *(_agreeing,) * 4,
    _odd_goal,
    *(_objecting,) * 4,
    _official,
    _stop,
)

_LEADING = {
    faults.GOAL_MALFORMED.code: (_odd_goal,),
    faults.IMPOSSIBLE_LATE.code: (_playing_on,),
    faults.IMPOSSIBLE_LATE_VARIED.code: (_more_time, _playing_on),
    faults.NO_SIDES.code: (_stop,),
    faults.NOW_FEW_VARIED.code: (_more_time, _playing_on),
    faults.ONE_TRY.code: (_objecting,),
    faults.STOPPED.code: (_stop,),
}
"""The faults that chance seldom makes room for, and what does."""
