"""How a shake, a round and a match end: the score, the scoresheet, and what is signed."""

from __future__ import annotations

from dataclasses import replace

from forceout.match.actions import CallTime, Sign, StopPlay
from forceout.match.clocks import SECOND, after
from forceout.match.events import (
    CubeMoved,
    Event,
    MatchEnded,
    PaperJudged,
    PenaltyGiven,
    PlayerDisqualified,
    PlayerLeft,
    PlayStopped,
    ScoresheetSigned,
    ShakeScored,
    ShakeVoided,
    SideJoined,
    TimeCalled,
    WritingEnded,
)
from forceout.match.flow import Part, Rulings, against, out_of_step, shake_of, with_shake
from forceout.match.scoring import Ending, Paper, score
from forceout.match.standings import average, decimal, points_by_place
from forceout.match.starting import begin_shake
from forceout.match.state import MatchState, Penalty, Shake, ShakeScore
from forceout.match.table import Seat
from forceout.match.writing import counted, write_for, writing_of
from forceout.rules.procedure import Averages, Places, faults
from forceout.rules.procedure.steps import Step

_BEFORE_WRITING = (Step.ROLLING, Step.PICKING, Step.GOAL, Step.NO_GOAL, Step.MOVING)


# --- the score of a shake -----------------------------------------------------------------------


def ending_of(state: MatchState, shake: Shake, papers: dict[Seat, bool]) -> Ending:
    """Say how a shake has ended, for the score; `papers` says which of them are correct."""
    writing = shake.writing
    seats = state.table.seats
    if writing is None:
        return Ending(seats, None, shake.mover)
    return Ending(
        players=seats,
        claim=writing.claim,
        mover=shake.mover,
        callers=writing.callers,
        papers={
            seat: Paper.CORRECT if is_correct else Paper.INCORRECT
            for seat, is_correct in papers.items()
        },
        sides=writing.sides,
        accepted=writing.accepted,
        absent=frozenset(seats) - set(shake.players),
    )


def scored(state: MatchState, shake: Shake, papers: dict[Seat, bool]) -> dict[Seat, int]:
    """What a shake gives each seat."""
    earned = score(ending_of(state, shake, papers), state.table.procedure.scores)
    return {seat: points.says for seat, points in earned.items() if seat not in state.out}


def _when_settled(state: MatchState, event: Event) -> tuple[Event, ...]:
    """Score the shake once every paper that counts is settled."""
    shake = state.shake
    if state.step is not Step.CHECKING or shake is None or shake.writing is None:
        return ()
    verdicts = dict(shake.writing.verdicts)
    if any(seat not in verdicts for seat in counted(state)):
        return ()
    points = tuple(scored(state, shake, verdicts).items())
    return (*_after_checking(state, event), ShakeScored(points, at=event.at))


def _score(state: MatchState, event: ShakeScored) -> MatchState:
    sheet, shake = state.sheet, shake_of(state)
    totals = dict(sheet.totals)
    for seat, points in event.points:
        totals[seat] += points
    lines = (*sheet.shakes, ShakeScore(event.points))
    state = replace(
        state,
        sheet=replace(sheet, shakes=lines, totals=totals, played=sheet.played.union(shake.players)),
        last=shake,
        appeals=frozenset(),
        settled=frozenset(),
    )
    return _next_shake(state, _left_of(state, shake.setter))


def _left_of(state: MatchState, seat: Seat) -> Seat:
    return after(state.table.seats, seat)


def _next_shake(state: MatchState, setter: Seat) -> MatchState:
    """Begin the next shake, unless the round is over."""
    shakes = state.table.shakes
    if state.round.is_time_up or (shakes and len(state.sheet.shakes) >= shakes):
        return replace(state, step=Step.SIGNING, shake=None, deadlines=(), slip=None)
    return begin_shake(state, setter)


def _void(state: MatchState, event: ShakeVoided) -> MatchState:
    setter = shake_of(state).setter
    return _next_shake(state, _left_of(state, setter) if event.passes else setter)


def _penalize(state: MatchState, event: PenaltyGiven) -> MatchState:
    sheet = state.sheet
    number = 0 if state.shake is None else state.shake.number
    penalty = Penalty(event.player, event.points, event.clause, number)
    totals = {**sheet.totals, event.player: sheet.totals[event.player] - event.points}
    sheet = replace(sheet, penalties=(*sheet.penalties, penalty), totals=totals)
    return replace(state, sheet=sheet)


# --- a Goal set by who doubted that there is one ------------------------------------------------


def _price_of_no_goal(state: MatchState, event: Event) -> tuple[Event, ...]:
    """Who said "no Goal" pays, once, for a Goal that another player has set after all."""
    shake, no_goal = shake_of(state), state.table.play.goals.no_goal
    if no_goal is None or not shake.doubter:
        return ()
    clause = state.table.play.clauses[faults.OWN_NO_GOAL.code]
    if Penalty(shake.setter, no_goal.setter_cost, clause, shake.number) in state.sheet.penalties:
        return ()
    return (PenaltyGiven(shake.setter, no_goal.setter_cost, clause, at=event.at),)


def _after_a_move(state: MatchState, event: CubeMoved) -> tuple[Event, ...]:
    """The next player's first cube, a bonus cube too, bears out that there was a Goal."""
    return _price_of_no_goal(state, event) if shake_of(state).is_goal_set else ()


def _after_checking(state: MatchState, event: Event) -> tuple[Event, ...]:
    """A Goal that was rightly called impossible bears out that there was none."""
    writing = writing_of(state)
    impossible = state.table.play.challenges.impossible
    is_none = writing.claim is impossible and not any(writing.verdicts.values())
    return () if is_none else _price_of_no_goal(state, event)


# --- the end of the round -----------------------------------------------------------------------


def _against_calling(state: MatchState, _action: CallTime, _now: int) -> Rulings:
    if state.round.is_time_up:
        return (state.table.play.wrong_time("call time", state.step),)
    return out_of_step(state, "call time", *set(Step) - {Step.SIGNING, Step.OVER})


def _against_stopping(state: MatchState, _action: StopPlay, _now: int) -> Rulings:
    if state.table.play.ends.time is None or state.round.is_stopped:
        return (state.table.play.wrong_time("stop play", state.step),)
    return out_of_step(state, "stop play", *set(Step) - {Step.SIGNING, Step.OVER})


def _call_time(state: MatchState, event: TimeCalled) -> MatchState:
    """No shake begins any more; one that has not been rolled has not begun.

    The clock for the roll starts by itself here, so that it alone begins no shake (II-A-1).
    """
    up_at = event.at - state.round.added * SECOND
    state = replace(state, round=replace(state.round, is_time_up=True, up_at=up_at))
    is_rolled = state.shake is not None and state.shake.is_rolled
    return state if is_rolled else _close(state)


def _stop(state: MatchState, _event: PlayStopped) -> MatchState:
    """Whoever is in the middle of a shake writes; without a Goal there is nothing to write for.

    Who has moved a bonus cube by then has made the last move.
    """
    state = replace(state, round=replace(state.round, is_time_up=True, is_stopped=True))
    claim = state.table.play.ends.time
    if state.step is Step.MOVING and claim is not None:
        shake = shake_of(state)
        mover = shake.turn if shake.bonus else shake.mover
        return write_for(with_shake(state, mover=mover), claim)
    return _close(state) if state.step in {Step.LOT, *_BEFORE_WRITING} else state


def _close(state: MatchState) -> MatchState:
    return replace(state, step=Step.SIGNING, shake=None, deadlines=(), slip=None)


# --- the scoresheet -----------------------------------------------------------------------------


def _against_signing(state: MatchState, action: Sign, _now: int) -> Rulings:
    if wrong := out_of_step(state, "sign the scoresheet", Step.SIGNING):
        return wrong
    if action.by not in signers(state):
        return against(state, faults.NOT_PLAYING, player=action.by)
    if action.by in state.sheet.signed:
        return against(state, faults.SIGNED, player=action.by)
    return ()


def signers(state: MatchState) -> tuple[Seat, ...]:
    """Who has to sign: everybody at the table."""
    left = state.away | state.out
    return tuple(seat for seat in state.table.seats if seat not in left)


def _sign(state: MatchState, event: ScoresheetSigned) -> MatchState:
    signed = {**state.sheet.signed, event.by: event.total}
    return replace(state, sheet=replace(state.sheet, signed=signed))


def _when_signed(state: MatchState, event: Event) -> tuple[Event, ...]:
    """The match is over when everybody has signed who is still there."""
    if state.step is not Step.SIGNING or set(signers(state)) - set(state.sheet.signed):
        return ()
    return (MatchEnded(earned(state), at=event.at),)


def final_totals(state: MatchState) -> dict[Seat, int]:
    """The totals that count: who signed a wrong one to deceive has the lower, or nothing."""
    sheet = state.sheet
    totals = dict(sheet.totals)
    for seat in sheet.deceived:
        signed = sheet.signed.get(seat, totals[seat])
        totals[seat] = 0 if signed > totals[seat] else signed
    return totals


def earned(state: MatchState) -> tuple[tuple[Seat, str], ...]:
    """What the match earns each seat, by the rulebook's own measure."""
    standings, totals = state.table.procedure.standings, final_totals(state)
    match standings:
        case Places():
            played = {seat: totals[seat] if _played(state, seat) else None for seat in totals}
            points = points_by_place(played, standings)
            return tuple((seat, str(_for_round(state, seat, points[seat]))) for seat in points)
        case Averages():
            games = len(state.sheet.shakes)
            return tuple(
                (seat, decimal(average([total], games, standings), standings.places))
                for seat, total in totals.items()
            )
        case _:
            return tuple((seat, str(total)) for seat, total in totals.items())


def _played(state: MatchState, seat: Seat) -> bool:
    """Whether a seat was at the table for a shake; where none was scored, who is there counts."""
    sheet = state.sheet
    there = seat in sheet.played if sheet.shakes else seat not in state.away
    return there and seat not in state.out


def _for_round(state: MatchState, seat: Seat, points: int) -> int:
    """Who signed for too high a total, to deceive, has nothing for the round (XII-B-2)."""
    sheet = state.sheet
    is_too_high = sheet.signed.get(seat, 0) > sheet.totals[seat]
    return 0 if seat in sheet.deceived and is_too_high else points


def _end(state: MatchState, event: MatchEnded) -> MatchState:
    sheet = replace(state.sheet, earned=event.points)
    return replace(state, step=Step.OVER, sheet=sheet, deadlines=())


PART = Part(
    against={CallTime: _against_calling, StopPlay: _against_stopping, Sign: _against_signing},
    changes={
        ShakeScored: _score,
        ShakeVoided: _void,
        PenaltyGiven: _penalize,
        TimeCalled: _call_time,
        PlayStopped: _stop,
        ScoresheetSigned: _sign,
        MatchEnded: _end,
    },
    follows={
        WritingEnded: _when_settled,
        SideJoined: _when_settled,
        PaperJudged: _when_settled,
        CubeMoved: _after_a_move,
        ScoresheetSigned: _when_signed,
        ShakeScored: _when_signed,
        ShakeVoided: _when_signed,
        TimeCalled: _when_signed,
        PlayStopped: _when_signed,
        PlayerLeft: _when_signed,
        PlayerDisqualified: _when_signed,
    },
)
