"""How cubes are moved: in turn, with a bonus, shifted from Permitted, down to the last one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forceout.kit import Section
from forceout.match import cubes
from forceout.match.actions import MoveCube
from forceout.match.clocks import after, carried, due
from forceout.match.events import CubeMoved
from forceout.match.flow import Part, Rulings, against, ruling, shake_of, with_shake
from forceout.match.goal_setting import against_cubes, against_setter, malformed
from forceout.match.state import MatchState
from forceout.match.writing import write_for, writing_of
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling

_PLAYED = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)


def against_move(state: MatchState, action: MoveCube, _now: int) -> Rulings:
    """Rule on moving a cube."""
    shake = state.shake
    if shake is None or state.step not in {Step.GOAL, Step.MOVING, Step.WRITING}:
        return (state.table.play.wrong_time("move a cube", state.step),)
    if action.by not in shake.players:
        return against(state, faults.NOT_PLAYING, player=action.by)
    if shake.block:
        return against(state, faults.BLOCK_IS_UP, holder=shake.block)
    if not shake.is_goal_set:
        if state.step is Step.WRITING:
            return (state.table.play.wrong_time("move a cube", state.step),)
        return tuple(_before_the_goal(state, action))
    if Section.GOAL in {action.origin, action.to}:
        return against(state, faults.GOAL_FINISHED)
    rulings = tuple(_after_the_goal(state, action))
    if not rulings and shake.moves == 0 and (wrong := malformed(state)):
        facts = {"reason": wrong[0].wrong, "setter": shake.mover}
        return against(state, faults.GOAL_MALFORMED, **facts)
    return rulings


# --- before the Goal ----------------------------------------------------------------------------


def _before_the_goal(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    shake, goals = shake_of(state), state.table.play.goals
    facts = {"player": action.by, "setter": shake.goal_setter}
    if Section.GOAL in {action.origin, action.to}:
        yield from against_setter(state, action.by, "arrange the Goal") or _goal_cube(state, action)
        return
    if action.origin is not Section.RESOURCES:
        yield ruling(state, faults.CUBE_STAYS, cube=action.cube, section=action.origin.value)
        return
    if cubes.upright(action.cube) not in shake.mat.resources:
        yield ruling(state, faults.CUBE_MISSING, cube=action.cube, section="Resources")
    if action.to is Section.RESOURCES:
        yield ruling(state, faults.NOWHERE, section=action.to.value)
    elif action.by != shake.goal_setter:
        yield ruling(state, faults.PLAY_NOT_BEGUN, **facts)
        yield ruling(state, faults.NOT_THE_SETTER, **facts)
    elif action.bonus:
        yield from _setters_bonus(state, action)
    elif action.to is Section.FORBIDDEN and goals.bonus:
        yield ruling(state, faults.SETTER_BONUS_UNSAID)
    else:
        yield ruling(state, faults.PLAY_NOT_BEGUN, **facts)


def _goal_cube(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    """What speaks against the setter's carrying one cube to the Goal, or back."""
    lying, goals = shake_of(state).mat.lying_in(Section.GOAL), state.table.play.goals
    if action.bonus:
        fault = faults.SETTER_BONUS_SECTION if goals.bonus else faults.NO_BONUS
        yield ruling(state, fault, section=action.to.value)
    if action.to is Section.GOAL and action.origin is Section.RESOURCES:
        yield from against_cubes(state, (*lying, action.cube))
    elif not goals.may_change:
        yield ruling(state, faults.GOAL_CUBE_BACK, cubes=action.cube)
    elif action.to is not Section.RESOURCES:
        yield ruling(state, faults.PLAY_NOT_BEGUN, setter=action.by)
    elif not cubes.alike(lying)[cubes.upright(action.cube)]:
        yield ruling(state, faults.CUBE_MISSING, cube=action.cube, section="Goal")


def _setters_bonus(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    shake, goals = shake_of(state), state.table.play.goals
    if not goals.bonus:
        yield ruling(state, faults.NO_BONUS)
        return
    if action.to is not Section.FORBIDDEN:
        yield ruling(state, faults.SETTER_BONUS_SECTION, section=action.to.value)
    if action.by == state.leader and not goals.leader_may:
        yield ruling(state, faults.SETTER_LEADS, player=action.by)
    if action.cube.face in goals.held_back:
        yield ruling(state, faults.SETTER_BONUS_FACE, cube=action.cube)
    if shake.mat.goal is not None:
        yield ruling(state, faults.SETTER_BONUS_LATE)
    if shake.bonus:
        yield ruling(state, faults.SETTER_BONUS_TWICE)


# --- after the Goal -----------------------------------------------------------------------------


def is_shifting(state: MatchState) -> bool:
    """Whether a cube of Permitted may be moved on in this shake."""
    shift = state.table.play.moves.shift
    return shift is not None and shift.variation in shake_of(state).picks.in_force


def _after_the_goal(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    shake = shake_of(state)
    if cubes.upright(action.cube) not in shake.mat.lying_in(action.origin):
        yield ruling(state, faults.CUBE_MISSING, cube=action.cube, section=action.origin.value)
    if action.origin is Section.PERMITTED and is_shifting(state):
        yield from _shift(state, action)
        return
    if action.origin is not Section.RESOURCES:
        yield ruling(state, faults.CUBE_STAYS, cube=action.cube, section=action.origin.value)
    if action.to not in _PLAYED:
        yield ruling(state, faults.NOWHERE, section=action.to.value)
    if state.step is Step.WRITING:
        yield _while_writing(state)
        return
    if action.by != shake.turn:
        yield ruling(state, faults.OUT_OF_TURN, player=action.by, turn=shake.turn)
    goals, is_barred = state.table.play.goals, state.table.play.has(faults.SPARE_DIGIT)
    if action.to is Section.FORBIDDEN and action.origin is Section.RESOURCES:
        yield from _to_forbidden(state, action)
    elif is_barred and action.to in _PLAYED and action.cube.face in goals.faces:
        yield ruling(state, faults.SPARE_DIGIT, cube=action.cube, section=action.to.value)
    if action.bonus:
        yield from _movers_bonus(state, action)


def _while_writing(state: MatchState) -> Ruling:
    """Why nobody moves any more: the cubes have run out, the round is over, or it is challenged."""
    claim, play = writing_of(state).claim, state.table.play
    if claim is play.ends.last:
        return ruling(state, faults.MOVING_OVER)
    if claim is play.ends.time:
        return ruling(state, faults.ROUND_OVER)
    return play.wrong_time("move a cube", state.step)


def _movers_bonus(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    shake, moves = shake_of(state), state.table.play.moves
    if not moves.bonus:
        yield ruling(state, faults.NO_BONUS)
        return
    if action.to is not Section.FORBIDDEN:
        yield ruling(state, faults.BONUS_SECTION, section=action.to.value)
    if action.by == state.leader and not moves.leader_may:
        yield ruling(state, faults.MOVER_LEADS, player=action.by)
    if shake.bonus:
        yield ruling(state, faults.BONUS_TWICE)
    if len(shake.mat.resources) < moves.stop_at + 2:
        yield ruling(state, faults.BONUS_TOO_LATE)


def _to_forbidden(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    moves, count = state.table.play.moves, len(shake_of(state).mat.resources)
    if count == 1 and moves.stop_at == 0:
        yield ruling(state, faults.LAST_CUBE)
    if action.cube.face in moves.held_back and count > moves.until:
        facts = {"cube": action.cube, "count": count, "most": moves.until}
        yield ruling(state, faults.HELD_BACK, **facts)


def _shift(state: MatchState, action: MoveCube) -> Iterator[Ruling]:
    shake, shift = shake_of(state), state.table.play.moves.shift
    if not shake.mat.resources:
        yield ruling(state, faults.SHIFT_LATE)
    elif state.step is Step.WRITING:
        yield _while_writing(state)
    elif action.by != shake.turn:
        yield ruling(state, faults.SHIFT_OUT_OF_TURN, player=action.by, turn=shake.turn)
        yield ruling(state, faults.OUT_OF_TURN, player=action.by, turn=shake.turn)
    if action.bonus:
        yield ruling(state, faults.SHIFT_AS_BONUS)
    if action.to not in {Section.REQUIRED, Section.FORBIDDEN}:
        yield ruling(state, faults.SHIFT_SECTION, section=action.to.value)
    is_held_back = shift is not None and action.cube.face in shift.held_back
    if action.to is Section.FORBIDDEN and is_held_back:
        yield ruling(state, faults.SHIFT_HELD_BACK, cube=action.cube)


# --- the move -----------------------------------------------------------------------------------


def _move(state: MatchState, event: CubeMoved) -> MatchState:
    """A bonus cube leaves the turn where it is; any other cube, or the last, completes a move."""
    shake, moves = shake_of(state), state.table.play.moves
    mat = cubes.carried(shake.mat, event.cube, event.origin, event.to)
    played = (cubes.upright(event.cube), event.to)
    state = replace(state, take_back=None)
    is_bonus = event.bonus and len(mat.resources) > moves.stop_at
    is_turn = event.by == (shake.turn if shake.is_goal_set else shake.goal_setter)
    if not shake.is_goal_set or is_bonus:
        bonus = shake.bonus or (event.bonus and is_turn)
        mover = event.by if shake.is_goal_set and moves.bonus_stands else shake.mover
        return with_shake(state, mat=mat, bonus=bonus, mover=mover, played=played)
    return complete_move(with_shake(state, mat=mat, played=played), event.by)


def complete_move(state: MatchState, player: str) -> MatchState:
    """Pass the turn on; when moving is over, everybody writes."""
    shake, stop_at = shake_of(state), state.table.play.moves.stop_at
    is_turn = player == shake.turn
    turn = after(shake.players, player) if is_turn else shake.turn
    bonus = shake.bonus and not is_turn
    state = with_shake(state, mover=player, turn=turn, bonus=bonus, moves=shake.moves + 1)
    if len(shake.mat.resources) <= stop_at:
        state = with_shake(state, ended_at=state.at)
        return write_for(state, state.table.play.ends.last)
    if not is_turn:
        return state
    sand = carried(state)
    return replace(state, deadlines=due(state, Task.TURN, turn, since=state.at + sand))


PART = Part(against={MoveCube: against_move}, changes={CubeMoved: _move})
