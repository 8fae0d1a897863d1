"""Slips over the board: illegal actions that happen, and stand unless somebody notices in time.

Who charges a slip before another player has acted legally has it put right, at its price; after
that it stands (IX-A, IX-B).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from forceout.kit import Cube, Section
from forceout.match import cubes
from forceout.match.actions import (
    Action,
    Challenge,
    ChargeSlip,
    JoinSide,
    MoveCube,
    PickVariation,
    PresentNothing,
    PresentPaper,
    ReturnOther,
    SayGoal,
)
from forceout.match.challenging import released
from forceout.match.clocks import SECOND, seconds_for
from forceout.match.events import (
    ChargeFailed,
    Event,
    GoalSet,
    OtherReturned,
    PenaltyGiven,
    PickLost,
    SlipCharged,
    SlipCorrected,
    SlipMade,
    SlipStands,
)
from forceout.match.flow import Part, Rulings, not_playing, shake_of, with_shake
from forceout.match.moving import against_move, complete_move
from forceout.match.starting import select_due
from forceout.match.state import Deadline, MatchState, Shake, Slip, Stage, TakeBack
from forceout.match.table import Seat
from forceout.match.writing import write_for
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.steps import Step
from forceout.rules.variation import PICK_FAULTS
from forceout.rules.verdict import Ruling

MOVES: Final = frozenset(
    fault.code
    for fault in (
        faults.PLAY_NOT_BEGUN,
        faults.NOT_THE_SETTER,
        faults.NO_BONUS,
        faults.SETTER_BONUS_SECTION,
        faults.SETTER_BONUS_UNSAID,
        faults.SETTER_BONUS_LATE,
        faults.SETTER_BONUS_TWICE,
        faults.SETTER_BONUS_FACE,
        faults.SETTER_LEADS,
        faults.OUT_OF_TURN,
        faults.CUBE_STAYS,
        faults.BONUS_SECTION,
        faults.BONUS_TWICE,
        faults.BONUS_TOO_LATE,
        faults.MOVER_LEADS,
        faults.LAST_CUBE,
        faults.HELD_BACK,
        faults.SPARE_DIGIT,
        faults.SHIFT_OUT_OF_TURN,
        faults.SHIFT_AS_BONUS,
        faults.SHIFT_HELD_BACK,
    )
)
"""Slips that a hand can make with a cube."""

_INSULATING: Final = (
    MoveCube,
    Challenge,
    PickVariation,
    SayGoal,
    JoinSide,
    PresentPaper,
    PresentNothing,
)
"""What a player does who lets another one's slip stand."""

PICKS: Final = frozenset(fault.code for fault in PICK_FAULTS)
"""Slips that a pencil can make on the list of variations."""


def is_slip(action: Action, rulings: Rulings) -> bool:
    """Whether an illegal action can happen all the same, at a table where nothing stops it."""
    codes = {ruling.fault.code for ruling in rulings}
    if isinstance(action, MoveCube):
        return action.to is not Section.GOAL and codes <= MOVES
    return isinstance(action, PickVariation) and codes <= PICKS


def made(
    state: MatchState, action: MoveCube | PickVariation, rulings: Rulings, at: int
) -> SlipMade:
    """Say that the next event is a slip, by the fault that costs most.

    With the last cube in Forbidden nothing else counts: it comes back in any case (VIII-A).
    """
    play = state.table.play

    def weight(ruling: Ruling) -> tuple[bool, int]:
        return ruling.fault is faults.LAST_CUBE, play.cost(ruling)

    worst = max(rulings, key=weight)
    return SlipMade(action.by, worst.fault.code, worst.clause, at=at)


def insulated(state: MatchState, action: Action, at: int) -> tuple[Event, ...]:
    """What a legal action does to another player's slip: it stands from now on (IX-B).

    A bad pick stands when the next player picks (II-B-2), and not because of a bonus cube before
    the Goal. No challenge lets the last cube stand in Forbidden: it is set aside with it (VIII-A).
    """
    if not isinstance(action, _INSULATING):
        return ()
    slip = state.slip
    while slip is not None and slip.by == action.by:
        slip = slip.earlier
    if slip is None or (slip.code == faults.LAST_CUBE.code and isinstance(action, Challenge)):
        return ()
    if slip.code in PICKS and isinstance(action, MoveCube | SayGoal):
        return (SlipStands(slip.by, at=at),) if shake_of(state).is_goal_set else ()
    return (SlipStands(slip.by, at=at),)


def _when_goal_is_set(state: MatchState, event: GoalSet) -> tuple[Event, ...]:
    """II-B-2: once a legal Goal is set, by whomever, a bad pick stands and is ignored."""
    slip, shake = state.slip, shake_of(state)
    if slip is None or slip.code not in PICKS:
        return ()
    if state.table.goal_rulings(str(shake.mat.goal), shake.picks.in_force):
        return ()
    return (SlipStands(slip.by, at=event.at),)


def corrected(state: MatchState, at: int) -> tuple[Event, ...]:
    """Put a slip right, at its price; a second bad pick is the last."""
    slip, play = state.slip, state.table.play
    if slip is None:
        return ()
    events: list[Event] = [SlipCorrected(slip.by, slip.clause, at=at)]
    if cost := play.costs.get(slip.code):
        events.append(PenaltyGiven(slip.by, cost, slip.clause, at=at))
    picking = play.picking
    tries = slip.before.picks.tries + 1
    is_last = picking is not None and tries >= picking.tries
    if slip.code in PICKS and is_last and shake_of(state).writing is None:
        events.append(PickLost(slip.by, at=at))
    return tuple(events)


def _against_charging(state: MatchState, action: ChargeSlip, _now: int) -> Rulings:
    if state.shake is None or not state.shake.is_rolled or state.table.is_strict:
        return (state.table.play.wrong_time("charge illegal procedure", state.step),)
    return not_playing(state, action.by)


def _after_charging(state: MatchState, event: SlipCharged) -> tuple[Event, ...]:
    """A charge that is unfounded costs nothing, and the cube stays (IX-A-2)."""
    if state.slip is None:
        return (ChargeFailed(event.by, at=event.at),)
    return corrected(state, event.at)


def _charge(state: MatchState, _event: SlipCharged | ChargeFailed) -> MatchState:
    return state


def _make(state: MatchState, event: SlipMade) -> MatchState:
    """All cubes that a player moves out of turn in a row go back together (IX-A-1)."""
    earlier, code = state.slip, faults.OUT_OF_TURN.code
    if earlier is not None and earlier.by == event.by and earlier.code == event.code == code:
        return replace(state, slip=replace(earlier, count=state.count))
    slip = Slip(
        event.by,
        event.code,
        event.clause,
        shake_of(state),
        state.step,
        state.deadlines,
        state.count,
        earlier,
    )
    return replace(state, slip=slip)


def _stand(state: MatchState, event: SlipStands) -> MatchState:
    return replace(state, slip=_since(state.slip, event.player))


def _since(slip: Slip | None, seat: Seat) -> Slip | None:
    """What can still be noticed when a player's slip stands, and with it all before it."""
    if slip is None or slip.by == seat:
        return None
    return replace(slip, earlier=_since(slip.earlier, seat))


def _correct(state: MatchState, event: SlipCorrected) -> MatchState:
    """Cubes go back where they were, and the Mover has ten seconds or more to move again."""
    slip = state.slip
    if slip is None:
        return state
    state = released(state)
    before, now = slip.before, shake_of(state)
    if slip.code in PICKS:
        return _picking_again(state, slip)
    if slip.step is Step.GOAL and (moved := _moved(before, now)):
        return _taken_back(state, *moved)
    deadlines = _at_least_ten_seconds(state, slip)
    state = replace(state, shake=before, step=slip.step, slip=slip.earlier, deadlines=deadlines)
    claim = state.table.play.ends.time
    if state.round.is_stopped and claim is not None and slip.step is Step.MOVING:
        return write_for(state, claim)
    if slip.code == faults.MOVER_LEADS.code and (cube := _bonus_cube(before, now)):
        plain = MoveCube(slip.by, cube, Section.FORBIDDEN)
        is_legal = not against_move(state, plain, event.at)
        return _kept_as_move(state, slip, cube) if is_legal else state
    return replace(state, take_back=_either(slip, now))


def _either(slip: Slip, now: Shake) -> TakeBack | None:
    """V-C-2-b: two cubes that the Mover has put in Forbidden, with nothing by anybody between."""
    before = slip.before
    is_second = slip.code == faults.OUT_OF_TURN.code and before.mover == slip.by
    if not is_second or slip.earlier is not None:
        return None
    if now.played is None or before.played is None:
        return None
    (returned, to), (kept, first) = now.played, before.played
    if not to is first is Section.FORBIDDEN:
        return None
    return TakeBack(slip.by, returned, kept)


def _moved(before: Shake, now: Shake) -> tuple[Cube, Section] | None:
    """The cube that a slip before the Goal has put on the mat; cubes for the Goal come later."""
    for section in (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN):
        place = len(before.mat.lying_in(section))
        if len(now.mat.lying_in(section)) > place:
            return now.mat.lying_in(section)[place], section
    return None


def _bonus_cube(before: Shake, now: Shake) -> Cube | None:
    """The first cube of a turn, if it went to Forbidden; anywhere else it made no bonus move."""
    added = now.mat.forbidden[len(before.mat.forbidden) :]
    is_over = now.moves > before.moves and now.played is not None
    second = added[-1:] if is_over and now.played == (*added[-1:], Section.FORBIDDEN) else ()
    return added[0] if len(added) > len(second) else None


def _taken_back(state: MatchState, cube: Cube, section: Section) -> MatchState:
    """IV-C-2: the cube goes back to Resources, and a Goal that has been begun or set stays."""
    slip = state.slip
    had_bonus = slip is not None and slip.before.bonus
    earlier = None if slip is None else slip.earlier
    mat = cubes.carried(shake_of(state).mat, cube, section, Section.RESOURCES)
    return replace(with_shake(state, mat=mat, bonus=had_bonus), slip=earlier)


def _picking_again(state: MatchState, slip: Slip) -> MatchState:
    """The bad pick is struck out; whatever has been done after it stays.

    While papers are written it is too late for another one.
    """
    now, picks = shake_of(state), slip.before.picks
    place = len(picks.made)
    made = (*now.picks.made[:place], *now.picks.made[place + 1 :])
    state = replace(state, slip=slip.earlier)
    if now.writing is not None:
        return with_shake(state, picks=replace(now.picks, made=made))
    again = replace(picks, made=made, tries=picks.tries + 1)
    state = replace(with_shake(state, picks=again), step=Step.PICKING)
    return replace(state, deadlines=select_due(state))


def _kept_as_move(state: MatchState, slip: Slip, cube: Cube) -> MatchState:
    """V-C-2: a leader's bonus gives back the second cube; the first is the move."""
    mat = cubes.carried(shake_of(state).mat, cube, Section.RESOURCES, Section.FORBIDDEN)
    return complete_move(with_shake(state, mat=mat, played=(cube, Section.FORBIDDEN)), slip.by)


def _at_least_ten_seconds(state: MatchState, slip: Slip) -> tuple[Deadline, ...]:
    """The clocks as they were, with ten seconds at least, unless the count was over (IX-A-1).

    A clock that has run on since then is not turned back.
    """
    least = (seconds_for(state, Task.CORRECT) or 0) * SECOND
    running = {(deadline.task, deadline.player): deadline for deadline in state.deadlines}

    def kept(deadline: Deadline) -> Deadline:
        deadline = running.get((deadline.task, deadline.player), deadline)
        is_early = deadline.stage in {Stage.LIMIT, Stage.COUNTDOWN}
        more = least if deadline.player == slip.by and is_early else 0
        return replace(deadline, at=max(deadline.at, state.at + more))

    return tuple(map(kept, slip.deadlines))


# --- two cubes without the word -----------------------------------------------------------------


def _against_returning(state: MatchState, action: ReturnOther, _now: int) -> Rulings:
    choice = state.take_back
    if choice is None or choice.by != action.by or state.step is not Step.MOVING:
        return (state.table.play.wrong_time("take back the other cube", state.step),)
    return ()


def _return_other(state: MatchState, _event: OtherReturned) -> MatchState:
    """V-C-2-b: of two cubes in Forbidden the Mover takes back either."""
    choice = state.take_back
    if choice is None:
        return state
    mat = shake_of(state).mat
    mat = cubes.carried(mat, choice.kept, Section.FORBIDDEN, Section.RESOURCES)
    mat = cubes.carried(mat, choice.returned, Section.RESOURCES, Section.FORBIDDEN)
    return replace(with_shake(state, mat=mat), take_back=None)


PART = Part(
    against={ChargeSlip: _against_charging, ReturnOther: _against_returning},
    changes={
        SlipMade: _make,
        SlipStands: _stand,
        SlipCharged: _charge,
        ChargeFailed: _charge,
        SlipCorrected: _correct,
        OtherReturned: _return_other,
    },
    follows={SlipCharged: _after_charging, GoalSet: _when_goal_is_set},
)
