"""A table in lively company: chance plays, and people slip, interrupt, leave and are late."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from forceout.bots.chance import next_action
from forceout.kit import NotationError
from forceout.match import actions
from forceout.match.actions import Action, PresentPaper, Sign
from forceout.match.play import Acted, Refused, act, rulings, start
from forceout.match.state import MatchState
from forceout.match.table import Seat, Table
from forceout.rules.procedure.steps import Step
from tests.match.contract.tries import tries, tries_of_officials

MOST_STEPS = 4000
PAUSES = (0, 300, 1_000, 4_000, 4_000, 9_000, 9_000, 30_000, 80_000)
_MARKS = "ABCDEF"


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


def steps(table: Table, chance: Random, *, calm: bool = False) -> Iterator[Stepped]:
    """Play a match in company; a calm one has nobody who tries what is not allowed."""
    state = start(table)
    now = 0
    for _ in range(MOST_STEPS):
        action = None if calm or chance.randrange(9) else _disturbance(state, chance)
        action = action or next_action(state, chance.randrange) or _way_out(state)
        if action is None:
            return
        action = _marked(state, action)
        now += chance.choice(PAUSES) if table.timed else 0
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


def _disturbance(state: MatchState, chance: Random) -> Action | None:
    """Something out of the ordinary, allowed or not; seldom what would end the match."""
    if state.step is Step.OVER:
        return None
    kind = chance.randrange(12)
    if kind == 0:
        return _official(state, chance)
    if kind == 1 and state.step is Step.SIGNING:
        return Sign(chance.choice(state.table.seats), chance.randrange(12))
    if kind == 2:
        return actions.Leave(chance.choice(state.table.seats))
    if kind == 3 and state.away:
        return actions.Arrive(chance.choice(sorted(state.away)))
    everything = list(tries(state))
    if kind < 7 and not state.table.is_strict:
        refused = [one for one in everything if _is_move(one) and rulings(state, one)]
        return chance.choice(refused) if refused else None
    return chance.choice(everything)


def _is_move(action: Action) -> bool:
    return isinstance(action, actions.MoveCube | actions.Challenge | actions.PickVariation)


def _official(state: MatchState, chance: Random) -> Action | None:
    action = chance.choice(list(tries_of_officials(state)))
    ends = isinstance(action, actions.Disqualify | actions.StopPlay | actions.CallTime)
    return None if ends and chance.randrange(4) else action
