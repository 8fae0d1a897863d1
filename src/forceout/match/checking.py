"""How papers are checked: by the judge at once, or by the players, each paper in its time."""

from __future__ import annotations

from dataclasses import replace

from forceout.match.actions import AcceptPaper, AskJudge, ProveAmbiguous, RejectPaper
from forceout.match.events import (
    AmbiguityTried,
    Event,
    JudgeAsked,
    ObjectionOverruled,
    PaperAccepted,
    PaperJudged,
    PaperRejected,
    SideJoined,
    TaskLost,
    WritingEnded,
)
from forceout.match.flow import (
    Part,
    Rulings,
    against,
    not_playing,
    out_of_step,
    shake_of,
    with_shake,
)
from forceout.match.proving import proves_ambiguous, why_it_misses
from forceout.match.state import Answer, MatchState, PaperChecks
from forceout.match.table import Checks, Seat
from forceout.match.writing import counted, lay_next, writing_of
from forceout.rules.claims import Claim
from forceout.rules.procedure import faults
from forceout.rules.procedure.checking import Asking
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling, Verdict

_OPEN_TO_GROUPING = {"ambiguous", "clash-of-defaults"}
"""Faults that a checker has to show by regrouping; a general claim is no objection (VII-C-5-d)."""

_OPEN_TO_READING = {*_OPEN_TO_GROUPING, "ambiguous-symbol"}
"""Faults of a paper that can be read in a way that misses the Goal."""

_AS_WRITTEN = Claim("as-written", sets_goal=True)
"""The two sides of a paper as they stand there, whatever lies on the mat (VII-C-5-d)."""


def verdict_on(state: MatchState, writer: Seat, claim: Claim | None = None) -> Verdict:
    """What the judge says of a paper, for the claim that it is written for or another one."""
    shake, writing = shake_of(state), writing_of(state)
    bench = state.table.bench(shake.picks.in_force)
    return bench.paper(shake.mat, writing.papers[writer], claim or writing.claim)


def checkers(state: MatchState, writer: Seat) -> tuple[Seat, ...]:
    """Who checks a paper: all opponents of its writer."""
    return tuple(seat for seat in shake_of(state).players if seat != writer)


def _checks_of(state: MatchState) -> PaperChecks:
    checks = writing_of(state).checks
    if checks is None:
        raise LookupError("No paper is being checked.")
    return checks


# --- who may say what ---------------------------------------------------------------------------


def _against_checker(state: MatchState, player: Seat, writer: Seat) -> Rulings:
    if wrong := out_of_step(state, "check papers", Step.CHECKING):
        return wrong
    if wrong := not_playing(state, player):
        return wrong
    current = _checks_of(state).writer
    if writer != current:
        return against(state, faults.NOT_ON_THE_TABLE, writer=writer, current=current)
    if player == writer:
        return against(state, faults.OWN_PAPER, player=player)
    if _checks_of(state).answers.get(player) is Answer.ACCEPTED:
        return against(state, faults.ANSWERED, player=player)
    return ()


def _against_accepting(state: MatchState, action: AcceptPaper, _now: int) -> Rulings:
    return _against_checker(state, action.by, action.writer)


def _against_objecting(state: MatchState, player: Seat, writer: Seat) -> Rulings:
    if wrong := _against_checker(state, player, writer):
        return wrong
    if player in _checks_of(state).answers:
        return against(state, faults.ANSWERED, player=player)
    return ()


def _against_rejecting(state: MatchState, action: RejectPaper, _now: int) -> Rulings:
    return _against_objecting(state, action.by, action.writer)


def _against_proving(state: MatchState, action: ProveAmbiguous, _now: int) -> Rulings:
    """A try at proving ambiguity; checkers may share it, and then it is the only one of each.

    Raises `NotationError` for a text that is no paper.
    """
    state.table.bench().sheet(action.regrouped)
    checking = state.table.play.checking
    for seat in (action.by, *action.others):
        if wrong := _against_checker(state, seat, action.writer):
            return wrong
        if checking.one_try and seat in _checks_of(state).tried:
            return against(state, faults.ONE_TRY, player=seat)
        if wrong := _against_objecting(state, seat, action.writer):
            return wrong
    if action.others and not checking.tries_together:
        return against(state, faults.TRY_ALONE)
    return ()


def _against_asking(state: MatchState, action: AskJudge, _now: int) -> Rulings:
    for seat in (action.by, *action.others):
        if wrong := _against_objecting(state, seat, action.writer):
            return wrong
    asking = state.table.play.checking.asking
    if asking is Asking.NOBODY:
        return against(state, faults.NO_ASKING)
    all_of_them = set(checkers(state, action.writer))
    if asking is Asking.ALL_CHECKERS and {action.by, *action.others} != all_of_them:
        return against(state, faults.ASK_TOGETHER)
    return ()


# --- what it changes ----------------------------------------------------------------------------


def _with_checks(state: MatchState, checks: PaperChecks) -> MatchState:
    return with_shake(state, writing=replace(writing_of(state), checks=checks))


def _answer(state: MatchState, player: Seat, answer: Answer) -> MatchState:
    checks = _checks_of(state)
    state = _with_checks(state, replace(checks, answers={**checks.answers, player: answer}))
    kept = tuple(one for one in state.deadlines if one.player != player)
    return replace(state, deadlines=kept)


def _accept(state: MatchState, event: PaperAccepted) -> MatchState:
    writing = writing_of(state)
    theirs = writing.accepted.get(event.by, frozenset()) | {event.writer}
    accepted = {**writing.accepted, event.by: theirs}
    state = with_shake(state, writing=replace(writing, accepted=accepted))
    return _answer(state, event.by, Answer.ACCEPTED)


def _reject(
    state: MatchState, _event: PaperRejected | JudgeAsked | ObjectionOverruled
) -> MatchState:
    return state


def _try(state: MatchState, event: AmbiguityTried) -> MatchState:
    """Where a try is the last objection, whoever made it has no other (VII-C-5-c)."""
    checks = _checks_of(state)
    seats = {event.by, *event.others}
    state = _with_checks(state, replace(checks, tried=checks.tried | seats))
    if state.table.play.checking.try_is_last:
        for seat in seats:
            state = _answer(state, seat, Answer.NO_MORE)
    return state


def _judge(state: MatchState, event: PaperJudged) -> MatchState:
    writing = writing_of(state)
    verdicts = {**writing.verdicts, event.writer: event.is_correct}
    state = with_shake(state, writing=replace(writing, verdicts=verdicts))
    return lay_next(state) if state.step is Step.CHECKING else state


# --- what follows -------------------------------------------------------------------------------


def _shown(state: MatchState, event: WritingEnded | SideJoined) -> tuple[Event, ...]:
    """The judge rules on all papers at once, where the match is run so."""
    if state.step is not Step.CHECKING or state.table.checks is not Checks.JUDGE:
        return ()
    return tuple(
        _settled(writer, verdict_on(state, writer).rulings, event)
        for writer in counted(state)
        if writer not in writing_of(state).verdicts
    )


def _settled(writer: Seat, rulings: tuple[Ruling, ...], event: Event) -> PaperJudged:
    clauses = tuple(dict.fromkeys(ruling.clause for ruling in rulings))
    return PaperJudged(writer, not rulings, clauses, at=event.at)


def _when_answered(state: MatchState, event: Event) -> tuple[Event, ...]:
    """A paper is correct when no checker has shown a fault in it and none has more to say."""
    if state.step is not Step.CHECKING or state.shake is None or state.shake.writing is None:
        return ()
    checks = state.shake.writing.checks
    if checks is None or set(checks.answers) != set(checkers(state, checks.writer)):
        return ()
    return (_settled(checks.writer, (), event),)


def _look_into(state: MatchState, event: PaperRejected) -> tuple[Event, ...]:
    """An objection holds when the judge finds the same fault, by its clause or by its code."""
    meant = state.table.play.checking.meant(event.reason)
    found = [
        ruling
        for ruling in verdict_on(state, event.writer).rulings
        if ruling.fault.code not in _OPEN_TO_GROUPING
        and any(_is_about(ruling, reason) for reason in meant)
    ]
    if not found:
        return (ObjectionOverruled(event.by, event.writer, at=event.at),)
    return (_settled(event.writer, tuple(found), event),)


def _is_about(ruling: Ruling, reason: str) -> bool:
    """Whether a reason names a fault, its clause, a part of that or what it is a part of."""
    clause = ruling.clause
    return (
        reason in {ruling.fault.code, clause}
        or clause.startswith(f"{reason}-")
        or reason.startswith(f"{clause}-")
    )


def _look_at_try(state: MatchState, event: AmbiguityTried) -> tuple[Event, ...]:
    shake, writing = shake_of(state), writing_of(state)
    bench = state.table.bench(shake.picks.in_force)
    paper = writing.papers[event.writer]
    if not proves_ambiguous(bench, shake.mat, paper, event.regrouped, writing.claim):
        overruled = ObjectionOverruled(event.by, event.writer, at=event.at)
        return (overruled, *_when_answered(state, event))
    found = verdict_on(state, event.writer).rulings
    by_reading = [one for one in found if one.fault.code in _OPEN_TO_READING]
    return (_settled(event.writer, tuple(by_reading or found), event),)


def _answer_for_good(state: MatchState, event: JudgeAsked) -> tuple[Event, ...]:
    """After the judge's answer nobody objects to anything else.

    Of a Goal that is not the one on the mat the judge is not asked: both sides are as written.
    """
    verdict = verdict_on(state, event.writer)
    of_sets = state.table.play.rolling.deals
    if not of_sets and any(code.startswith("goal-") for code in verdict.codes):
        verdict = verdict_on(state, event.writer, _AS_WRITTEN)
    return (_settled(event.writer, why_it_misses(verdict, of_sets=of_sets), event),)


PART = Part(
    against={
        AcceptPaper: _against_accepting,
        RejectPaper: _against_rejecting,
        ProveAmbiguous: _against_proving,
        AskJudge: _against_asking,
    },
    changes={
        PaperAccepted: _accept,
        PaperRejected: _reject,
        AmbiguityTried: _try,
        JudgeAsked: _reject,
        ObjectionOverruled: _reject,
        PaperJudged: _judge,
    },
    follows={
        WritingEnded: _shown,
        SideJoined: _shown,
        PaperAccepted: _when_answered,
        PaperRejected: _look_into,
        AmbiguityTried: _look_at_try,
        JudgeAsked: _answer_for_good,
        TaskLost: _when_answered,
    },
)
