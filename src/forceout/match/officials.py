"""What judges and officials do about a match: conduct, appeals, corrections, a shake anew."""

from __future__ import annotations

from dataclasses import replace

from forceout.match.actions import (
    AddTime,
    Appeal,
    CorrectScore,
    Disqualify,
    JudgeEntry,
    Penalize,
    ReplayShake,
    SettleAppeal,
    Warn,
)
from forceout.match.ending import earned, scored
from forceout.match.events import (
    Appealed,
    AppealSettled,
    EntryJudged,
    Event,
    MatchEnded,
    PlayerDisqualified,
    PlayerPenalized,
    PlayerWarned,
    ScoreCorrected,
    ShakeReplayed,
    ShakeVoided,
    TimeAdded,
)
from forceout.match.flow import Part, Rulings, against, out_of_step
from forceout.match.starting import begin_shake, there_from
from forceout.match.state import MatchState, Penalty
from forceout.match.table import Seat
from forceout.rules.procedure import faults
from forceout.rules.procedure.steps import Step

_PLAYING = set(Step) - {Step.SIGNING, Step.OVER}


def _against_player(state: MatchState, player: Seat) -> Rulings:
    if player in state.table.seats and player not in state.out:
        return ()
    return against(state, faults.NOT_PLAYING, player=player)


# --- conduct ------------------------------------------------------------------------------------


def _against_warning(state: MatchState, action: Warn, _now: int) -> Rulings:
    return _against_player(state, action.player)


def _against_penalty(state: MatchState, action: Penalize, _now: int) -> Rulings:
    """After a warning, or when two judges agree (IX-C, IX-D)."""
    if wrong := _against_player(state, action.player):
        return wrong
    conduct = state.table.play.conduct
    if conduct is None:
        return (state.table.play.wrong_time("take off points for conduct", state.step),)
    may_at_once = not conduct.warned_first or (conduct.two_at_once and action.by_two)
    if may_at_once or action.player in state.warned:
        return ()
    return against(state, faults.NOT_WARNED, player=action.player)


def _against_disqualifying(state: MatchState, action: Disqualify, _now: int) -> Rulings:
    return _against_player(state, action.player)


def _warn(state: MatchState, event: PlayerWarned) -> MatchState:
    return replace(state, warned=state.warned | {event.player})


def _penalize(state: MatchState, event: PlayerPenalized) -> MatchState:
    sheet = state.sheet
    number = 0 if state.shake is None else state.shake.number
    totals = {**sheet.totals, event.player: sheet.totals[event.player] - event.points}
    conduct = state.table.play.conduct
    clause = "" if conduct is None else conduct.clause
    penalty = Penalty(event.player, event.points, clause, number)
    sheet = replace(sheet, penalties=(*sheet.penalties, penalty), totals=totals)
    return replace(state, sheet=sheet)


def _disqualify(state: MatchState, event: PlayerDisqualified) -> MatchState:
    return replace(state, out=state.out | {event.player})


def _after_disqualifying(state: MatchState, event: PlayerDisqualified) -> tuple[Event, ...]:
    """The others play the shake again without the one who spoilt it, if they still can."""
    shake = state.shake
    if shake is None or event.player not in shake.players:
        return ()
    left = there_from(state, shake.setter)
    is_too_late = state.round.is_time_up and len(left) < state.table.play.seats.fewest
    if state.round.is_stopped or is_too_late:
        return (ShakeVoided(at=event.at),)
    return (ShakeReplayed(at=event.at),)


def _against_replaying(state: MatchState, _action: ReplayShake, _now: int) -> Rulings:
    if state.round.is_stopped:
        return (state.table.play.wrong_time("play the shake again", state.step),)
    return out_of_step(state, "play the shake again", *_PLAYING - {Step.LOT})


def _replay(state: MatchState, _event: ShakeReplayed) -> MatchState:
    setter = "" if state.shake is None else state.shake.setter
    return begin_shake(state, setter)


def _against_adding_time(state: MatchState, _action: AddTime, _now: int) -> Rulings:
    return out_of_step(state, "add time", *_PLAYING)


def _add_time(state: MatchState, event: TimeAdded) -> MatchState:
    return replace(state, round=replace(state.round, added=state.round.added + event.seconds))


# --- appeals and corrections --------------------------------------------------------------------


def _against_appealing(state: MatchState, action: Appeal, _now: int) -> Rulings:
    """VII-C-6: against a ruling on a paper of the last shake, before signing."""
    last = state.last
    is_ruled = (
        last is not None and last.writing is not None and action.writer in last.writing.verdicts
    )
    has_signed = action.by in state.sheet.signed
    may = state.table.play.checking.appeals and is_ruled and not has_signed
    if wrong := _against_player(state, action.by):
        return wrong
    if may and action.writer not in state.appeals and state.step is not Step.OVER:
        return ()
    if state.table.play.has(faults.NO_APPEAL):
        return against(state, faults.NO_APPEAL, player=action.by)
    return (state.table.play.wrong_time("appeal", state.step),)


def _against_settling(state: MatchState, action: SettleAppeal, _now: int) -> Rulings:
    if action.writer in state.appeals - state.settled:
        return ()
    return (state.table.play.wrong_time("settle an appeal", state.step),)


def _against_correcting(state: MatchState, action: CorrectScore, _now: int) -> Rulings:
    if wrong := _against_player(state, action.player):
        return wrong
    is_final = state.table.play.ends.signed_is_final and action.player in state.sheet.signed
    if is_final:
        return against(state, faults.SIGNED, player=action.player)
    return out_of_step(state, "correct a score", *set(Step) - {Step.OVER})


def _against_judging(state: MatchState, action: JudgeEntry, _now: int) -> Rulings:
    """XII-B: about a total that was signed, where the rulebook punishes deceit."""
    sheet = state.sheet
    signed = sheet.signed.get(action.player)
    wrong = signed is not None and signed != sheet.totals[action.player]
    if wrong and state.table.play.ends.deceit_counts and action.player not in sheet.deceived:
        return ()
    return (state.table.play.wrong_time("judge an entry", state.step),)


def _appeal(state: MatchState, event: Appealed) -> MatchState:
    return replace(state, appeals=state.appeals | {event.writer})


def _settle(state: MatchState, event: AppealSettled) -> MatchState:
    return replace(state, settled=state.settled | {event.writer})


def _after_settling(state: MatchState, event: AppealSettled) -> tuple[Event, ...]:
    """Score the shake again with the paper as the second judge sees it."""
    last = state.last
    if last is None or last.writing is None:
        return ()
    verdicts = {**last.writing.verdicts, event.writer: event.is_correct}
    before = scored(state, last, dict(last.writing.verdicts))
    return tuple(
        ScoreCorrected(seat, points - before[seat], at=event.at)
        for seat, points in scored(state, last, verdicts).items()
        if points != before[seat]
    )


def _correct(state: MatchState, event: ScoreCorrected) -> MatchState:
    sheet = state.sheet
    totals = {**sheet.totals, event.player: sheet.totals[event.player] + event.points}
    corrections = (*sheet.corrections, (event.player, event.points))
    return replace(state, sheet=replace(sheet, totals=totals, corrections=corrections))


def _judge_entry(state: MatchState, event: EntryJudged) -> MatchState:
    deceived = state.sheet.deceived | {event.player}
    return replace(state, sheet=replace(state.sheet, deceived=deceived))


def _after_judging(state: MatchState, event: EntryJudged) -> tuple[Event, ...]:
    if state.step is not Step.OVER:
        return ()
    return (MatchEnded(earned(state), at=event.at),)


PART = Part(
    against={
        Warn: _against_warning,
        Penalize: _against_penalty,
        Disqualify: _against_disqualifying,
        ReplayShake: _against_replaying,
        AddTime: _against_adding_time,
        Appeal: _against_appealing,
        SettleAppeal: _against_settling,
        CorrectScore: _against_correcting,
        JudgeEntry: _against_judging,
    },
    changes={
        PlayerWarned: _warn,
        PlayerPenalized: _penalize,
        PlayerDisqualified: _disqualify,
        ShakeReplayed: _replay,
        TimeAdded: _add_time,
        Appealed: _appeal,
        AppealSettled: _settle,
        ScoreCorrected: _correct,
        EntryJudged: _judge_entry,
    },
    follows={
        PlayerDisqualified: _after_disqualifying,
        AppealSettled: _after_settling,
        EntryJudged: _after_judging,
    },
)
