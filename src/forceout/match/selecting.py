"""How variations are picked, in turn, and what becomes of a bad pick."""

from __future__ import annotations

from dataclasses import replace

from forceout.match.actions import EndPicks, PickVariation
from forceout.match.clocks import after
from forceout.match.events import PickLost, PicksEnded, VariationPicked
from forceout.match.flow import Part, Rulings, against, out_of_step, shake_of, with_shake
from forceout.match.starting import select_due, set_goal_next
from forceout.match.state import MatchState, Pick
from forceout.match.table import Seat
from forceout.rules.procedure import faults
from forceout.rules.procedure.steps import Step


def _against_picker(state: MatchState, player: Seat) -> Rulings:
    if wrong := out_of_step(state, "pick variations", Step.PICKING):
        return wrong
    turn = shake_of(state).picks.turn
    if player != turn:
        return against(state, faults.PICK_OUT_OF_TURN, player=player, turn=turn)
    return ()


def _against_pick(state: MatchState, action: PickVariation, _now: int) -> Rulings:
    if wrong := _against_picker(state, action.by):
        return wrong
    shake = shake_of(state)
    bench = state.table.bench(shake.picks.in_force)
    return bench.pick_for(shake.mat, action.variation).rulings


def _against_ending(state: MatchState, action: EndPicks, _now: int) -> Rulings:
    if wrong := _against_picker(state, action.by):
        return wrong
    count, (least, _) = shake_of(state).picks.by(action.by), state.pick_bounds(action.by)
    if count < least:
        facts = {"player": action.by, "count": count, "least": least}
        return against(state, faults.PICKS_MISSING, **facts)
    return ()


def _pick(state: MatchState, event: VariationPicked) -> MatchState:
    """A pick that is a slip stands on the sheet for now, and is ignored in the shake."""
    picks, slip = shake_of(state).picks, state.slip
    is_bad = slip is not None and slip.count + 1 == state.count
    made = (*picks.made, Pick(event.by, event.variation, is_bad))
    tries = picks.tries if is_bad else 0
    state = with_shake(state, picks=replace(picks, made=made, tries=tries))
    if shake_of(state).picks.by(event.by) < state.pick_bounds(event.by)[1]:
        return state
    return _next(state, event.by)


def _end(state: MatchState, event: PicksEnded) -> MatchState:
    return _next(state, event.by)


def _lose(state: MatchState, event: PickLost) -> MatchState:
    return _next(state, event.by)


def _next(state: MatchState, seat: Seat) -> MatchState:
    """Let the next player pick, or the Goal be set."""
    shake = shake_of(state)
    done = shake.picks.done | {seat}
    turn = after(shake.players, seat)
    is_over = turn in done
    picks = replace(shake.picks, turn="" if is_over else turn, tries=0, done=done)
    state = with_shake(state, picks=picks)
    return set_goal_next(state) if is_over else replace(state, deadlines=select_due(state))


PART = Part(
    against={PickVariation: _against_pick, EndPicks: _against_ending},
    changes={VariationPicked: _pick, PicksEnded: _end, PickLost: _lose},
)
