"""When a challenge is valid, and what begins with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forceout.match.actions import Challenge, PickUpBlock, PutBlockBack
from forceout.match.clocks import SECOND, due, seconds_for
from forceout.match.events import (
    BlockPickedUp,
    BlockPutBack,
    Challenged,
    ChallengeSetAside,
    Event,
    PenaltyGiven,
)
from forceout.match.flow import (
    Part,
    Rulings,
    against,
    not_playing,
    out_of_step,
    ruling,
    shake_of,
    with_shake,
)
from forceout.match.goal_setting import malformed
from forceout.match.state import Deadline, MatchState
from forceout.match.writing import write_for
from forceout.rules.claims import Claim, claim_name
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.goals import Doubt
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Fault, Ruling, distinct

INVALID = (
    faults.NOT_A_CHALLENGE,
    faults.BLOCK_IS_UP,
    faults.CHALLENGE_EARLY,
    faults.OWN_MOVE,
    faults.OWN_LAST_MOVE,
    faults.OWN_AT_THE_END,
    faults.OWN_NO_GOAL,
    faults.MID_MOVE,
    faults.NOW_FEW,
    faults.NOW_FEW_VARIED,
    faults.NOW_EARLY,
    faults.NOW_AT_THE_END,
    faults.IMPOSSIBLE_LATE,
    faults.IMPOSSIBLE_LATE_VARIED,
    faults.STOPPED,
    faults.NO_GOAL_UNSAID,
    faults.GOAL_MALFORMED,
    faults.CHALLENGED_ALREADY,
)
"""What makes a challenge invalid: it can be spoken all the same, and is set aside."""


def _against(state: MatchState, action: Challenge, now: int) -> Rulings:
    play = state.table.play
    if wrong := not_playing(state, action.by):
        return wrong
    claims = {claim.name: claim for claim in play.challenges.claims}
    claim = claims.get(claim_name(action.claim))
    if claim is None:
        names = ", ".join(claims)
        return against(state, faults.NOT_A_CHALLENGE, claim=action.claim, claims=names)
    rulings = list(_at_once(state, action))
    for seat in (action.by, *action.others):
        rulings += _by(state, seat, claim, now)
    return distinct(rulings)


def _by(state: MatchState, player: str, claim: Claim, now: int) -> Iterator[Ruling]:
    """What speaks against a claim by one player."""
    shake, play = shake_of(state), state.table.play
    writing = shake.writing
    if shake.block not in {"", player}:
        yield ruling(state, faults.BLOCK_IS_UP, holder=shake.block)
    if writing is not None and writing.callers:
        challenger = " and ".join(writing.callers)
        yield ruling(state, faults.CHALLENGED_ALREADY, challenger=challenger)
    elif state.step in {Step.CARDS, Step.CHECKING}:
        yield play.wrong_time("challenge", state.step)
    elif claim is play.challenges.no_goal:
        yield from _no_goal(state, player)
    elif shake.is_goal_set and state.step is Step.PICKING:
        yield play.wrong_time("challenge", state.step)
    elif not shake.is_goal_set:
        yield ruling(state, faults.CHALLENGE_EARLY)
        if claim is play.challenges.now and play.challenges.now_waits:
            yield ruling(state, faults.NOW_EARLY)
    else:
        yield from _at_a_move(state, player, claim, now)


def _at_a_move(state: MatchState, player: str, claim: Claim, now: int) -> Iterator[Ruling]:
    """What speaks against challenging the last move, of which the Goal is the first."""
    shake, play = shake_of(state), state.table.play
    writing = shake.writing
    if player == shake.mover:
        yield ruling(state, _own(state), player=player)
    if shake.bonus and state.step is Step.MOVING and play.has(faults.MID_MOVE):
        yield ruling(state, faults.MID_MOVE, turn=shake.turn)
    if wrong := malformed(state):
        facts = {"reason": wrong[0].wrong, "setter": shake.goal_setter}
        yield ruling(state, faults.GOAL_MALFORMED, **facts)
    if writing is not None and writing.claim is play.ends.time and not play.ends.open_at_time:
        yield ruling(state, faults.STOPPED)
    elif claim is play.challenges.now:
        yield from _now(state)
    else:
        yield from _impossible(state, now)


def _own(state: MatchState) -> Fault:
    """Which rule bars a player from challenging their own move, while moving or when it is over."""
    play, writing = state.table.play, shake_of(state).writing
    fault = faults.OWN_MOVE
    if writing is not None:
        is_last = writing.claim is play.ends.last
        fault = faults.OWN_LAST_MOVE if is_last else faults.OWN_AT_THE_END
    return fault if play.has(fault) else faults.OWN_MOVE


def _no_goal(state: MatchState, player: str) -> Iterator[Ruling]:
    if state.step is not Step.NO_GOAL:
        yield ruling(state, faults.NO_GOAL_UNSAID)
    elif player == shake_of(state).setter:
        yield ruling(state, faults.OWN_NO_GOAL, player=player)
        yield ruling(state, faults.OWN_MOVE, player=player)


def _now(state: MatchState) -> Iterator[Ruling]:
    shake, challenges = shake_of(state), state.table.play.challenges
    count, mat = len(shake.mat.resources), shake.mat
    if state.step is Step.WRITING and state.table.play.has(faults.NOW_AT_THE_END):
        yield ruling(state, faults.NOW_AT_THE_END)
    needed = challenges.needed_for_now(shake.picks.in_force)
    if count < challenges.now_needs:
        yield ruling(state, faults.NOW_FEW, count=count, least=challenges.now_needs)
    if count < needed and needed > challenges.now_needs:
        facts = {"count": count, "least": needed, "variation": _raising(state)}
        yield ruling(state, faults.NOW_FEW_VARIED, **facts)
    if challenges.now_waits and not mat.required and not mat.permitted:
        yield ruling(state, faults.NOW_EARLY)


def _raising(state: MatchState) -> str:
    """Which variation of the shake asks for more cubes before Now."""
    names = state.table.play.challenges.now_needs_with
    return next(name for name in shake_of(state).picks.in_force if name in names)


def _impossible(state: MatchState, now: int) -> Iterator[Ruling]:
    """After the last cube there is only so much time (VIII-B)."""
    shake, limit = shake_of(state), seconds_for(state, Task.LAST_IMPOSSIBLE)
    if shake.ended_at < 0 or limit is None or not state.table.timed:
        return
    if now - shake.ended_at <= limit * SECOND or not state.table.play.has(faults.IMPOSSIBLE_LATE):
        return
    usual = state.table.procedure.clocks.limit(Task.LAST_IMPOSSIBLE)
    facts = {"seconds": (now - shake.ended_at) // SECOND, "limit": limit}
    if usual is not None and usual.says < limit:
        varied = ", ".join(shake.picks.in_force)
        yield ruling(state, faults.IMPOSSIBLE_LATE_VARIED, variation=varied, **facts)
    else:
        yield ruling(state, faults.IMPOSSIBLE_LATE, **facts)


def _at_once(state: MatchState, action: Challenge) -> Iterator[Ruling]:
    """Whether several may challenge at the same moment."""
    if not action.others:
        return
    seats = (action.by, *action.others)
    if not state.table.play.challenges.together:
        yield ruling(state, faults.NOT_TOGETHER)
    for seat in action.others:
        yield from not_playing(state, seat)
    if len(set(seats)) < len(seats):
        yield ruling(state, faults.CHALLENGED_ALREADY, challenger=action.by)


def _challenge(state: MatchState, event: Challenged) -> MatchState:
    """A challenge ends the moves; whoever doubts "no Goal" may have to set one instead."""
    shake, play = shake_of(state), state.table.play
    claims = {claim.name: claim for claim in play.challenges.claims}
    claim = claims[event.claim]
    state = replace(state, take_back=None)
    callers = (event.by, *event.others)
    if claim is not play.challenges.no_goal:
        until, papers = _until(state), _presented(state, callers)
        return write_for(state, claim, callers, until=until, papers=papers)
    no_goal = play.goals.no_goal
    if no_goal is not None and no_goal.doubt is Doubt.SETS:
        state = with_shake(state, doubter=event.by, block="")
        deadlines = due(state, Task.SET_INSTEAD, event.by)
        return replace(state, step=Step.GOAL, deadlines=deadlines)
    state = with_shake(state, mover=shake.setter)
    return write_for(state, claim, callers)


def _presented(state: MatchState, callers: tuple[str, ...]) -> dict[str, str]:
    """The papers that have been presented after the last cube, and stay as they are (VII-C-2-a).

    Where a flub turns the timer anew, everybody begins anew too.
    """
    writing = shake_of(state).writing
    if writing is None or state.table.procedure.clocks.lateness is None:
        return {}
    return {seat: paper for seat, paper in writing.papers.items() if seat not in callers}


def _until(state: MatchState) -> int | None:
    """When writing ends for a challenge that came while everybody was writing.

    With the last cube it is the rest of the same time (VIII-B); where the timer is turned anew for
    a flub, it has to run out first (Force-Out-2).
    """
    writing = [one for one in state.deadlines if one.task is Task.WRITE]
    if state.step is not Step.WRITING or not writing:
        return None
    ends_at = min(deadline.at for deadline in writing)
    if state.table.procedure.clocks.lateness is not None:
        return ends_at
    return ends_at + (seconds_for(state, Task.WRITE) or 0) * SECOND


# --- the block ----------------------------------------------------------------------------------


def _against_picking_up(state: MatchState, action: PickUpBlock, _now: int) -> Rulings:
    if not state.table.play.challenges.block:
        return against(state, faults.NO_BLOCK)
    if wrong := out_of_step(
        state, "pick up the block", Step.GOAL, Step.NO_GOAL, Step.MOVING, Step.WRITING
    ):
        return wrong
    if wrong := not_playing(state, action.by):
        return wrong
    if holder := shake_of(state).block:
        return against(state, faults.BLOCK_IS_UP, holder=holder)
    return ()


def _against_putting_back(state: MatchState, action: PutBlockBack, _now: int) -> Rulings:
    if not state.table.play.challenges.block:
        return against(state, faults.NO_BLOCK)
    holder = "" if state.shake is None else state.shake.block
    if not holder:
        return (state.table.play.wrong_time("put the block back", state.step),)
    return () if holder == action.by else against(state, faults.BLOCK_IS_UP, holder=holder)


_HELD_UP = {Step.MOVING, Step.NO_GOAL}
"""The steps in which nobody else can go on while a player holds the block."""


def _pick_up(state: MatchState, event: BlockPickedUp) -> MatchState:
    deadlines: tuple[Deadline, ...] = due(state, Task.STATE_CHALLENGE, event.by)
    seconds = seconds_for(state, Task.STATE_CHALLENGE) or 0
    state = with_shake(_later(state, seconds * SECOND), block=event.by)
    return replace(state, deadlines=(*state.deadlines, *deadlines))


def _put_back(state: MatchState, event: BlockPutBack | ChallengeSetAside) -> MatchState:
    return released(state) if shake_of(state).block == event.by else state


def released(state: MatchState) -> MatchState:
    """Free the block; whoever was held up has just so much time left as before."""
    unused = sum(one.at - state.at for one in state.deadlines if one.task is Task.STATE_CHALLENGE)
    kept = tuple(one for one in state.deadlines if one.task is not Task.STATE_CHALLENGE)
    return _later(replace(with_shake(state, block=""), deadlines=kept), -unused)


def _later(state: MatchState, time: int) -> MatchState:
    """Give back the time for which a player holds the block."""
    if state.step not in _HELD_UP:
        return state
    later = (replace(one, at=one.at + time) for one in state.deadlines)
    return replace(state, deadlines=tuple(later))


def _price(state: MatchState, event: BlockPutBack) -> tuple[Event, ...]:
    play, code = state.table.play, faults.NOTHING_SAID.code
    if not play.costs.get(code):
        return ()
    return (PenaltyGiven(event.by, play.costs[code], play.clauses[code], at=event.at),)


PART = Part(
    against={
        Challenge: _against,
        PickUpBlock: _against_picking_up,
        PutBlockBack: _against_putting_back,
    },
    changes={
        Challenged: _challenge,
        ChallengeSetAside: _put_back,
        BlockPickedUp: _pick_up,
        BlockPutBack: _put_back,
    },
    follows={BlockPutBack: _price},
)
