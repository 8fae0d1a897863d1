"""How the Goal is set: arranging its cubes, saying "Goal", or "no Goal" and what answers it."""

from __future__ import annotations

from dataclasses import replace

from forceout.kit import Cube, Section
from forceout.match.actions import AgreeNoGoal, LayGoal, PutGoalRight, SayGoal, SayNoGoal
from forceout.match.clocks import after, carried, due
from forceout.match.cubes import alike, laid_out
from forceout.match.events import (
    Event,
    GoalLaid,
    GoalPutRight,
    GoalSet,
    NoGoalAgreed,
    NoGoalDeclared,
    PenaltyGiven,
    ShakeVoided,
)
from forceout.match.flow import Part, Rulings, against, out_of_step, ruling, shake_of, with_shake
from forceout.match.state import Deadline, MatchState
from forceout.match.table import Seat
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.steps import Step


def malformed(state: MatchState) -> Rulings:
    """Where a malformed Goal is put right instead of challenged: what is wrong with this one."""
    shake = shake_of(state)
    if not state.table.play.goals.put_right or shake.mat.goal is None:
        return ()
    return state.table.goal_rulings(str(shake.mat.goal), shake.picks.in_force)


def against_setter(state: MatchState, player: Seat, action: str) -> Rulings:
    """Rule on who may set the Goal, and when."""
    shake = state.shake
    if shake is not None and shake.is_goal_set:
        return against(state, faults.GOAL_FINISHED)
    if wrong := out_of_step(state, action, Step.GOAL):
        return wrong
    setter = shake_of(state).goal_setter
    if player != setter:
        return against(state, faults.NOT_THE_SETTER, player=player, setter=setter)
    return ()


def against_cubes(state: MatchState, cubes: tuple[Cube, ...]) -> Rulings:
    """Rule on the cubes that a Goal is to be made of."""
    play, mat = state.table.play, shake_of(state).mat
    wanted, lying = alike(cubes), alike(mat.lying_in(Section.GOAL))
    rulings = []
    if missing := wanted - lying - alike(mat.resources):
        rulings.append(ruling(state, faults.GOAL_CUBE_MISSING, cubes=_named(missing)))
    if (taken := lying - wanted) and not play.goals.may_change:
        rulings.append(ruling(state, faults.GOAL_CUBE_BACK, cubes=_named(taken)))
    faces = play.goals.faces
    if strange := [cube for cube in wanted if faces and cube.face not in faces]:
        rulings.append(ruling(state, faults.GOAL_FACE, cubes=" ".join(map(str, strange))))
    return tuple(rulings)


def _named(cubes: dict[Cube, int]) -> str:
    return " ".join(str(cube) for cube, count in cubes.items() for _ in range(count))


def _against_laying(state: MatchState, action: LayGoal, _now: int) -> Rulings:
    if wrong := against_setter(state, action.by, "arrange the Goal"):
        return wrong
    return against_cubes(state, action.goal.cubes)


def _against_goal(state: MatchState, action: SayGoal, _now: int) -> Rulings:
    if wrong := against_setter(state, action.by, "say 'Goal'"):
        return wrong
    if shake_of(state).mat.goal is None:
        return against(state, faults.GOAL_EMPTY)
    return malformed(state)


def _against_putting_right(state: MatchState, action: PutGoalRight, _now: int) -> Rulings:
    shake = state.shake
    is_open = shake is not None and shake.is_goal_set and shake.moves == 0
    if state.step is not Step.MOVING or not is_open or not malformed(state):
        return (state.table.play.wrong_time("put a Goal right", state.step),)
    if action.by != shake_of(state).mover:
        setter = shake_of(state).mover
        return against(state, faults.NOT_THE_SETTER, player=action.by, setter=setter)
    return against_cubes(state, action.goal.cubes)


def _lay(state: MatchState, event: GoalLaid) -> MatchState:
    return with_shake(state, mat=laid_out(shake_of(state).mat, event.goal))


def _put_right(state: MatchState, event: GoalPutRight) -> MatchState:
    return with_shake(state, mat=laid_out(shake_of(state).mat, event.goal))


def _set(state: MatchState, _event: GoalSet) -> MatchState:
    """The Goal counts as the first move; cubes that only a Goal can use go to Forbidden."""
    shake, goals = shake_of(state), state.table.play.goals
    mat = shake.mat
    if goals.spare_to_forbidden:
        spare = tuple(cube for cube in mat.resources if cube.face in goals.faces)
        kept = tuple(cube for cube in mat.resources if cube.face not in goals.faces)
        mat = replace(mat, resources=kept, forbidden=(*mat.forbidden, *spare))
    setter = shake.goal_setter
    turn, sand = after(shake.players, setter), carried(state)
    state = with_shake(
        state, mat=mat, is_goal_set=True, mover=setter, turn=turn, bonus=False, moves=0
    )
    deadlines = due(state, Task.FIRST_TURN, turn, since=state.at + sand)
    return replace(state, step=Step.MOVING, deadlines=deadlines)


# --- no Goal ------------------------------------------------------------------------------------


def _against_no_goal(state: MatchState, action: SayNoGoal, _now: int) -> Rulings:
    if state.table.play.goals.no_goal is None:
        return against(state, faults.NO_GOAL_UNKNOWN)
    if wrong := against_setter(state, action.by, "say 'no Goal'"):
        return wrong
    shake = shake_of(state)
    rulings = []
    if shake.bonus:
        rulings.append(ruling(state, faults.NO_GOAL_COMMITTED))
    if shake.mat.goal is not None:
        rulings.append(ruling(state, faults.NO_GOAL_BEGUN))
    return tuple(rulings)


def _against_agreeing(state: MatchState, action: AgreeNoGoal, _now: int) -> Rulings:
    if wrong := out_of_step(state, "agree that there is no Goal", Step.NO_GOAL):
        return wrong
    shake = shake_of(state)
    if action.by == shake.setter:
        return against(state, faults.OWN_NO_GOAL, player=action.by)
    if action.by not in shake.players:
        return against(state, faults.NOT_PLAYING, player=action.by)
    if action.by in shake.agreed:
        return against(state, faults.AGREED, player=action.by)
    return ()


def _declare(state: MatchState, event: NoGoalDeclared) -> MatchState:
    no_goal = state.table.play.goals.no_goal
    since = state.at
    if no_goal is not None and no_goal.after_timer:
        since = max([since, *(one.at for one in state.deadlines if one.task is Task.GOAL)])
    if event.by == shake_of(state).doubter:
        return replace(state, deadlines=())
    deadlines: tuple[Deadline, ...] = due(state, Task.AGREE_NO_GOAL, since=since)
    return replace(state, step=Step.NO_GOAL, deadlines=deadlines)


def _after_declaring(state: MatchState, event: NoGoalDeclared) -> tuple[Event, ...]:
    """Who doubted that there is no Goal, and finds none either, pays: the shake is void."""
    no_goal, doubter = state.table.play.goals.no_goal, shake_of(state).doubter
    if no_goal is None or event.by != doubter:
        return ()
    clause = state.table.play.clauses[faults.OWN_NO_GOAL.code]
    penalty = PenaltyGiven(doubter, no_goal.doubter_cost, clause, at=event.at)
    return (penalty, ShakeVoided(at=event.at))


def _agree(state: MatchState, event: NoGoalAgreed) -> MatchState:
    return with_shake(state, agreed=shake_of(state).agreed | {event.by})


def _after_agreeing(state: MatchState, event: NoGoalAgreed) -> tuple[Event, ...]:
    shake, no_goal = shake_of(state), state.table.play.goals.no_goal
    if set(shake.players) - shake.agreed != {shake.setter}:
        return ()
    return (ShakeVoided(passes=no_goal is not None and not no_goal.same_setter, at=event.at),)


PART = Part(
    against={
        LayGoal: _against_laying,
        SayGoal: _against_goal,
        SayNoGoal: _against_no_goal,
        AgreeNoGoal: _against_agreeing,
        PutGoalRight: _against_putting_right,
    },
    changes={
        GoalLaid: _lay,
        GoalSet: _set,
        NoGoalDeclared: _declare,
        NoGoalAgreed: _agree,
        GoalPutRight: _put_right,
    },
    follows={NoGoalDeclared: _after_declaring, NoGoalAgreed: _after_agreeing},
)
