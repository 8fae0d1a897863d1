"""The clocks of a match: what is due when, what sand is carried over, and what being late costs.

Times are milliseconds since the match began. Nothing here waits: `expired` says what has happened
by a time, if nobody acts before it.
"""

from __future__ import annotations

from dataclasses import replace

from forceout.match.events import (
    BlockPutBack,
    CountdownBegun,
    Event,
    GoalSet,
    NoGoalDeclared,
    NothingPresented,
    PenaltyGiven,
    PickLost,
    PicksEnded,
    PlayStopped,
    ShakeVoided,
    TaskLost,
    TimeCalled,
    TimeOverrun,
    WritingEnded,
)
from forceout.match.flow import Part, shake_of, with_shake
from forceout.match.state import Answer, Deadline, MatchState, Stage
from forceout.match.table import Seat
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step

SECOND = 1000
_GLASS = 60 * SECOND
_CARRIED = {Task.GOAL, Task.FIRST_TURN, Task.TURN}
"""The tasks that are timed by turning the glass for one player after another."""


def seconds_for(state: MatchState, task: Task) -> int | None:
    """How many seconds a task takes at most, with the variations of the shake."""
    names = () if state.shake is None else tuple(map(_name, state.shake.picks.in_force))
    limit = state.table.procedure.clocks.limit(task, names)
    return None if limit is None else limit.says


def _name(variation: str) -> str:
    return variation.partition("=")[0].strip().lower()


def due(
    state: MatchState, task: Task, player: Seat = "", *, since: int | None = None
) -> tuple[Deadline, ...]:
    """Set the deadline of a task, counted from now or from another time; none without a limit."""
    seconds = seconds_for(state, task)
    if seconds is None or not state.table.timed:
        return ()
    since = state.at if since is None else since
    return (Deadline(task, max(since + seconds * SECOND, state.at), player),)


def carried(state: MatchState) -> int:
    """The sand that the next player has on top of a limit (XI-A-2).

    The opponent who times may turn the glass or not, whatever leaves less sand to run first.
    """
    if not state.table.procedure.clocks.keeps_sand.says:
        return 0
    for deadline in state.deadlines:
        if deadline.task in _CARRIED and deadline.stage is Stage.LIMIT:
            left = max(deadline.at - state.at, 0) % _GLASS
            return min(left, _GLASS - left)
    return 0


def next_deadline(state: MatchState) -> int | None:
    """When a clock runs out next; None when none is running."""
    times = [deadline.at for deadline in state.deadlines]
    ends_at = round_ends_at(state)
    if ends_at is not None:
        times.append(ends_at)
    return min(times, default=None)


def round_ends_at(state: MatchState) -> int | None:
    """When the round's time is up, or, once it is, when play is stopped."""
    times = state.table.procedure.clocks.round
    now = state.round
    if times is None or not state.table.timed or now.began_at < 0 or now.is_stopped:
        return None
    if state.step in {Step.SIGNING, Step.OVER}:
        return None
    if now.is_time_up:
        shake = state.shake
        if shake is None or shake.writing is not None:
            return None
        return now.up_at + (times.last_shake.says + now.added) * SECOND
    return now.began_at + (times.length.says + now.added) * SECOND


def first_expired(state: MatchState, now: int) -> tuple[Event, ...]:
    """What happens at the first deadline that has passed; nothing while none has."""
    at = next_deadline(state)
    if at is None or now <= at:
        return ()
    if round_ends_at(state) == at:
        at_once = state.table.play.ends.at_once
        stops = state.round.is_time_up or at_once
        return (PlayStopped(at=at),) if stops else (TimeCalled(at=at),)
    deadline = next(one for one in state.deadlines if one.at == at)
    return _run_out(state, deadline)


def _run_out(state: MatchState, deadline: Deadline) -> tuple[Event, ...]:
    """What the end of a deadline brings."""
    at, player, task = deadline.at, deadline.player, deadline.task
    goals = state.table.play.goals
    if task is Task.STATE_CHALLENGE:
        return (*_price_of_the_block(state, deadline), BlockPutBack(player, at=at))
    if task is Task.AGREE_NO_GOAL:
        no_goal = goals.no_goal
        return (ShakeVoided(passes=no_goal is not None and not no_goal.same_setter, at=at),)
    if task is Task.SELECT and shake_of(state).picks.by(player) >= state.pick_bounds(player)[0]:
        return (PicksEnded(player, at=at),)
    if task is Task.GOAL and goals.set_by_time and shake_of(state).mat.goal is not None:
        return (GoalSet(player, at=at),)
    if task is Task.GOAL and goals.none_by_time:
        return (NoGoalDeclared(player, at=at),)
    lateness = state.table.procedure.clocks.lateness
    if lateness is None or not player:
        return _end_of(deadline)
    match deadline.stage:
        case Stage.LIMIT | Stage.EXTRA:
            return (CountdownBegun(player, task, at=at),)
        case Stage.COUNTDOWN if task is Task.WRITE and _may_write(state, player):
            return (NothingPresented(player, at=at),)
        case Stage.COUNTDOWN:
            cost = lateness.penalty
            penalty = PenaltyGiven(player, cost.says, cost.clause, at=at)
            return (penalty, TimeOverrun(player, task, at=at))
        case Stage.LAST_COUNTDOWN:
            cost = lateness.second_penalty
            penalties = (PenaltyGiven(player, cost.says, cost.clause, at=at),) if cost.says else ()
            return (*penalties, TaskLost(player, task, at=at))


def _price_of_the_block(state: MatchState, deadline: Deadline) -> tuple[Event, ...]:
    """Where the rulebook names no price for saying nothing, only the time limit was missed."""
    from_rules = state.table.play.costs.get("nothing-said")
    lateness = state.table.procedure.clocks.lateness
    if from_rules or lateness is None:
        return ()
    cost = lateness.penalty
    return (PenaltyGiven(deadline.player, cost.says, cost.clause, at=deadline.at),)


def _end_of(deadline: Deadline) -> tuple[Event, ...]:
    """What comes when time is up for good at once, without lateness."""
    if deadline.task is Task.WRITE:
        return (WritingEnded(at=deadline.at),)
    return (TaskLost(deadline.player, deadline.task, at=deadline.at),)


def _may_write(state: MatchState, player: Seat) -> bool:
    """Whether a player beside a challenge has said neither yes nor no to a paper (VII-C-1)."""
    shake = shake_of(state)
    writing = shake.writing
    if writing is None or writing.claim.proved_by is None:
        return False
    return player not in {shake.mover, *writing.callers, *writing.sides}


def _count_down(state: MatchState, event: CountdownBegun) -> MatchState:
    lateness = state.table.procedure.clocks.lateness
    seconds = 0 if lateness is None else lateness.countdown.says
    stages = {Stage.LIMIT: Stage.COUNTDOWN, Stage.EXTRA: Stage.LAST_COUNTDOWN}
    return _restage(state, event.player, event.task, seconds, stages)


def _overrun(state: MatchState, event: TimeOverrun) -> MatchState:
    lateness = state.table.procedure.clocks.lateness
    seconds = 0 if lateness is None else lateness.extra.says
    return _restage(state, event.player, event.task, seconds, {Stage.COUNTDOWN: Stage.EXTRA})


def _restage(
    state: MatchState, player: Seat, task: Task, seconds: int, stages: dict[Stage, Stage]
) -> MatchState:
    def later(deadline: Deadline) -> Deadline:
        if (deadline.player, deadline.task) != (player, task):
            return deadline
        at, stage = deadline.at + seconds * SECOND, stages.get(deadline.stage, deadline.stage)
        return replace(deadline, at=at, stage=stage)

    return replace(state, deadlines=tuple(map(later, state.deadlines)))


def _lose(state: MatchState, event: TaskLost) -> MatchState:
    """A task that is not done in time is lost; a lost turn passes to the left."""
    shake = shake_of(state)
    kept = tuple(
        deadline
        for deadline in state.deadlines
        if (deadline.player, deadline.task) != (event.player, event.task)
    )
    state = replace(state, deadlines=kept)
    writing = shake.writing
    if event.task in {Task.TURN, Task.FIRST_TURN}:
        turn = after(shake.players, event.player)
        state = with_shake(state, turn=turn, bonus=False)
        state = replace(state, deadlines=due(state, Task.TURN, turn))
        return _lost_for_good(state, event.player)
    if event.task is Task.WRITE and writing is not None:
        nothing = writing.nothing | {event.player}
        return with_shake(state, writing=replace(writing, nothing=nothing))
    if event.task is Task.CHECK and writing is not None and writing.checks is not None:
        answers = {**writing.checks.answers, event.player: Answer.NO_MORE}
        checks = replace(writing.checks, answers=answers)
        return with_shake(state, writing=replace(writing, checks=checks))
    return state


def _lost_for_good(state: MatchState, player: Seat) -> MatchState:
    """A turn that is lost does not come back when somebody's slip is put right afterwards."""
    slip, turn = state.slip, shake_of(state).turn
    if slip is None or slip.before.turn != player:
        return state
    before = replace(slip.before, turn=turn, bonus=False)
    return replace(state, slip=replace(slip, before=before, deadlines=state.deadlines))


def _after_loss(state: MatchState, event: TaskLost) -> tuple[Event, ...]:
    """Without a roll or a Goal there is no shake; a pick that was not made is lost."""
    at = event.at
    no_goal = state.table.play.goals.no_goal
    if event.task in {Task.ROLL, Task.GOAL}:
        return (ShakeVoided(passes=True, at=at),)
    if event.task is Task.SET_INSTEAD and no_goal is not None:
        clause = state.table.play.clauses["own-no-goal"]
        penalty = PenaltyGiven(event.player, no_goal.doubter_cost, clause, at=at)
        return (penalty, ShakeVoided(at=at))
    if event.task is Task.SELECT:
        return (PickLost(event.player, at=at),)
    return ()


def after(players: tuple[Seat, ...], seat: Seat) -> Seat:
    """Who sits next among those who play a shake.

    >>> after(("B", "C", "A"), "C"), after(("B", "C", "A"), "A")
    ('A', 'B')
    """
    return players[(players.index(seat) + 1) % len(players)]


PART = Part(
    changes={CountdownBegun: _count_down, TimeOverrun: _overrun, TaskLost: _lose},
    follows={TaskLost: _after_loss},
)
