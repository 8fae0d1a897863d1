"""How papers are written: who has to, who may, who joins which side, and when all are in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from forceout.match.actions import JoinSide, PresentNothing, PresentPaper
from forceout.match.clocks import after, due
from forceout.match.events import (
    Challenged,
    Event,
    NothingPresented,
    PaperJudged,
    PaperPresented,
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
from forceout.match.state import Deadline, MatchState, PaperChecks, Shake, Writing
from forceout.match.table import Checks, Seat
from forceout.rules.claims import Claim, Side
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.steps import Step


def writing_of(state: MatchState) -> Writing:
    """What is being written for.

    Raises `LookupError` when nothing is.
    """
    writing = shake_of(state).writing
    if writing is None:
        raise LookupError("Nobody is writing.")
    return writing


def write_for(
    state: MatchState,
    claim: Claim,
    callers: tuple[Seat, ...] = (),
    *,
    until: int | None = None,
    papers: Mapping[Seat, str] = MappingProxyType({}),
) -> MatchState:
    """Let everybody write who may.

    `until` ends the time that a challenge has begun to use up; `papers` are in already.
    """
    writing = Writing(claim, callers, papers=dict(papers))
    state = replace(with_shake(state, writing=writing, block="", bonus=False), step=Step.WRITING)
    return replace(state, deadlines=_writers_due(state, until))


def _writers_due(state: MatchState, until: int | None) -> tuple[Deadline, ...]:
    shared = due(state, Task.WRITE)
    if until is not None:
        shared = tuple(replace(deadline, at=until) for deadline in shared)
    if not shared or state.table.procedure.clocks.lateness is None:
        return shared
    return tuple(
        replace(deadline, player=seat) for deadline in shared for seat in still_writing(state)
    )


# --- who writes ---------------------------------------------------------------------------------


def speaks_alone(state: MatchState, writing: Writing) -> bool:
    """Whether the challenge has Challengers: where several spoke at once, there may be none."""
    return len(writing.callers) == 1 or state.table.procedure.scores.shared_block.says


def bystanders(state: MatchState, shake: Shake, writing: Writing) -> tuple[Seat, ...]:
    """Those who choose a side, clockwise from the Mover's left; nobody without a challenge."""
    if writing.claim.proved_by is None:
        return ()
    parts = {shake.mover}
    if speaks_alone(state, writing):
        parts |= set(writing.callers)
    place = shake.players.index(shake.mover)
    turned = (*shake.players[place + 1 :], *shake.players[:place])
    return tuple(seat for seat in turned if seat not in parts)


def must_write(state: MatchState, shake: Shake, writing: Writing) -> tuple[Seat, ...]:
    """Those who have to write: the side that proves the claim, or everybody."""
    if writing.claim.proved_by is None:
        return shake.players
    if writing.claim.proved_by is Side.MOVER:
        return (shake.mover,)
    return writing.callers if speaks_alone(state, writing) else ()


def still_writing(state: MatchState) -> tuple[Seat, ...]:
    """Those who may still hand in a paper, and have not said that they will not."""
    shake, writing = shake_of(state), writing_of(state)
    proved_by = writing.claim.proved_by
    may = (*must_write(state, shake, writing), *bystanders(state, shake, writing))
    return tuple(
        seat
        for seat in may
        if seat not in writing.papers
        and seat not in writing.nothing
        and writing.sides.get(seat, proved_by) is proved_by
    )


def counted(state: MatchState) -> tuple[Seat, ...]:
    """Whose papers count: those of writers who have declared for no other side."""
    shake, writing = shake_of(state), writing_of(state)
    proved_by = writing.claim.proved_by
    return tuple(
        seat
        for seat in shake.players
        if seat in writing.papers and writing.sides.get(seat, proved_by) is proved_by
    )


# --- handing in ---------------------------------------------------------------------------------


def _against_handing_in(state: MatchState, player: Seat) -> Rulings:
    if wrong := out_of_step(state, "hand in papers", Step.WRITING):
        return wrong
    if wrong := not_playing(state, player):
        return wrong
    shake, writing = shake_of(state), writing_of(state)
    if player in writing.papers or player in writing.nothing:
        return against(state, faults.PAPER_IN, player=player)
    if player in still_writing(state):
        return ()
    if player == shake.mover:
        return against(state, faults.MOVER_WRITES)
    if player in writing.callers:
        return against(state, faults.CHALLENGER_WRITES)
    return against(state, faults.SIDE_FIXED, player=player, side=writing.sides[player].value)


def _against_paper(state: MatchState, action: PresentPaper, _now: int) -> Rulings:
    """Rule on handing in a paper.

    Raises `NotationError` for a text that is none.
    """
    state.table.bench().sheet(action.paper)
    return _against_handing_in(state, action.by)


def _against_nothing(state: MatchState, action: PresentNothing, _now: int) -> Rulings:
    """Whoever has to write, or has promised to, may give up; it takes no decision back."""
    return _against_handing_in(state, action.by)


def spoilt(state: MatchState, action: PresentPaper, rulings: Rulings, at: int) -> tuple[Event, ...]:
    """Over the board, a try at changing a paper that was presented makes it wrong (VII-C-2-a)."""
    is_change = {one.fault.code for one in rulings} == {faults.PAPER_IN.code}
    writing = None if state.shake is None else state.shake.writing
    if not state.table.play.checking.change_spoils or not is_change or writing is None:
        return ()
    if action.by not in writing.papers or action.by in writing.verdicts:
        return ()
    return (PaperJudged(action.by, is_correct=False, clauses=(rulings[0].clause,), at=at),)


def _present(state: MatchState, event: PaperPresented) -> MatchState:
    writing = writing_of(state)
    papers = {**writing.papers, event.by: event.paper}
    state = with_shake(state, writing=replace(writing, papers=papers))
    return _without_deadline(state, event.by)


def _pass(state: MatchState, event: NothingPresented) -> MatchState:
    writing = writing_of(state)
    state = with_shake(state, writing=replace(writing, nothing=writing.nothing | {event.by}))
    return _without_deadline(state, event.by)


def _without_deadline(state: MatchState, player: Seat) -> MatchState:
    kept = tuple(one for one in state.deadlines if one.player != player)
    return replace(state, deadlines=kept)


def _when_all_in(state: MatchState, event: Event) -> tuple[Event, ...]:
    """Writing is over when nobody is left who might write."""
    if state.step is not Step.WRITING or still_writing(state):
        return ()
    return (WritingEnded(at=event.at),)


# --- joining a side -----------------------------------------------------------------------------


def _against_joining(state: MatchState, action: JoinSide, _now: int) -> Rulings:
    if state.step is Step.WRITING and writing_of(state).claim.proved_by is None:
        return not_playing(state, action.by) or against(state, faults.NO_SIDES)
    by_card = state.table.play.bystanders is Bystanders.SHOW_CARDS
    if wrong := out_of_step(state, "join a side", Step.CARDS if by_card else Step.WRITING):
        return wrong
    if wrong := not_playing(state, action.by):
        return wrong
    shake, writing = shake_of(state), writing_of(state)
    if action.by not in bystanders(state, shake, writing):
        part = "the Mover" if action.by == shake.mover else "the Challenger"
        return against(state, faults.SIDE_OF_PART, player=action.by, part=part)
    return _by_card(state, action) if by_card else _aloud(state, action)


def _aloud(state: MatchState, action: JoinSide) -> Rulings:
    """A side once named, or a paper once handed in or not, is not taken back."""
    writing = writing_of(state)
    proved_by = writing.claim.proved_by
    side = writing.sides.get(action.by)
    if side is None and action.by in writing.papers:
        side = proved_by
    if side is None and action.by in writing.nothing and proved_by is not None:
        side = proved_by.other
    if side is None:
        return ()
    return against(state, faults.SIDE_FIXED, player=action.by, side=side.value)


def _by_card(state: MatchState, action: JoinSide) -> Rulings:
    """A card may be changed until the next player has shown one."""
    writing = writing_of(state)
    if action.by == writing.card or _is_last_shown(state, action.by):
        return ()
    if side := writing.sides.get(action.by):
        return against(state, faults.SIDE_FIXED, player=action.by, side=side.value)
    return against(state, faults.CARD_OUT_OF_TURN, player=action.by, turn=writing.card)


def _is_last_shown(state: MatchState, player: Seat) -> bool:
    shake, writing = shake_of(state), writing_of(state)
    order = bystanders(state, shake, writing)
    place = order.index(writing.card) if writing.card in order else 0
    return place > 0 and order[place - 1] == player


def _join(state: MatchState, event: SideJoined) -> MatchState:
    shake, writing = shake_of(state), writing_of(state)
    sides = {**writing.sides, event.by: event.side}
    card = writing.card
    if event.by == card:
        order = bystanders(state, shake, writing)
        card = "" if event.by == order[-1] else after(order, event.by)
    state = with_shake(state, writing=replace(writing, sides=sides, card=card))
    if state.step is Step.CARDS:
        return state if card else lay_next(state)
    is_written = event.side is writing.claim.proved_by
    return state if is_written else _without_deadline(state, event.by)


# --- the end of writing -------------------------------------------------------------------------


def _end(state: MatchState, _event: WritingEnded) -> MatchState:
    """Papers are shown; before that, where sides go by card, the cards are."""
    shake, writing = shake_of(state), writing_of(state)
    nothing = writing.nothing.union(still_writing(state))
    writing = replace(writing, nothing=nothing, is_open=False)
    order = bystanders(state, shake, writing)
    if state.table.play.bystanders is Bystanders.SHOW_CARDS and order:
        writing = replace(writing, card=order[0])
        return replace(with_shake(state, writing=writing), step=Step.CARDS, deadlines=())
    return lay_next(with_shake(state, writing=writing))


def lay_next(state: MatchState) -> MatchState:
    """Lay the next paper on the table, where players check: both opponents have the same time."""
    shake, writing = shake_of(state), writing_of(state)
    state = replace(state, step=Step.CHECKING, deadlines=())
    waiting = [seat for seat in counted(state) if seat not in writing.verdicts]
    if not waiting or state.table.checks is Checks.JUDGE:
        return with_shake(state, writing=replace(writing, checks=None))
    writer = waiting[0]
    checkers = (seat for seat in shake.players if seat != writer)
    deadlines = tuple(one for seat in checkers for one in due(state, Task.CHECK, seat))
    checks = PaperChecks(writer)
    state = with_shake(state, writing=replace(writing, checks=checks))
    return replace(state, deadlines=deadlines)


PART = Part(
    against={
        PresentPaper: _against_paper,
        PresentNothing: _against_nothing,
        JoinSide: _against_joining,
    },
    changes={
        PaperPresented: _present,
        NothingPresented: _pass,
        SideJoined: _join,
        WritingEnded: _end,
    },
    follows={
        Challenged: _when_all_in,
        PaperPresented: _when_all_in,
        NothingPresented: _when_all_in,
        SideJoined: _when_all_in,
        TaskLost: _when_all_in,
    },
)
