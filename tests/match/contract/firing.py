"""Which clauses procedure can reach in a division, and which of them a step has made speak."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

from forceout.match.ending import ending_of
from forceout.match.events import (
    BlockPutBack,
    ChallengeSetAside,
    PenaltyGiven,
    ShakeScored,
    ShakeVoided,
)
from forceout.match.scoring import score
from forceout.match.table import Table
from forceout.rulebooks.shelf import rulebook
from forceout.rules.procedure import Cited, faults
from forceout.rules.verdict import Ruling
from tests.match.contract.company import Stepped

Fired = tuple[str, str]
"""What made a clause speak (a fault, a price, a score), and the clause."""


def within_reach(book: str, division: str) -> frozenset[Fired]:
    """All that procedure can reach: each fault, price and score of a division with its clause."""
    procedure = rulebook(book).procedure(division)
    play, lateness = procedure.play, procedure.clocks.lateness
    never = ruled_out(book, division)
    prices = [play.clauses[code] for code in play.costs if code in play.clauses.keys() - never]
    if lateness is not None:
        late = (lateness.penalty, lateness.second_penalty)
        prices += [cost.clause for cost in late if cost.says]
    return frozenset(
        {
            *((code, clause) for code, clause in play.clauses.items() if code not in never),
            *((faults.WRONG_TIME.code, clause) for clause in play.steps.values()),
            *(("price", clause) for clause in prices),
            *(("score", clause) for clause in _cited(procedure.scores) if clause),
        }
    )


def ruled_out(book: str, division: str) -> frozenset[str]:
    """Faults that a division's kit or list of variations leaves no room for."""
    edition = rulebook(book)
    procedure, listed = edition.procedure(division), edition.bench(division).rules.picks.listed
    play = procedure.play
    faces = "".join(lot.faces for lot in play.rolling.lots)
    shift = play.moves.shift
    no_shift = shift is None or shift.variation not in listed
    absent = {
        faults.SET_OUT: not play.rolling.set_out,
        faults.ROLL_AGAIN: not play.rolling.again,
        faults.NOW_FEW_VARIED: listed.keys().isdisjoint(play.challenges.now_needs_with),
        faults.IMPOSSIBLE_LATE_VARIED: listed.keys().isdisjoint(procedure.clocks.longer),
        faults.HELD_BACK: set(faces).isdisjoint(play.moves.held_back),
        faults.SHIFT_HELD_BACK: no_shift or set(faces).isdisjoint(shift.held_back if shift else ""),
        faults.SHIFT_OUT_OF_TURN: no_shift,
        faults.SHIFT_AS_BONUS: no_shift,
        faults.SHIFT_SECTION: no_shift,
        faults.SHIFT_LATE: no_shift,
    }
    return frozenset(fault.code for fault, is_absent in absent.items() if is_absent)


def _cited(data: object) -> Iterator[str]:
    """Every clause that a piece of a rulebook's data names."""
    if isinstance(data, Cited):
        yield data.clause
    elif is_dataclass(data):
        for field in fields(data):
            yield from _cited(getattr(data, field.name))
    elif hasattr(data, "values"):
        for one in data.values():
            yield from (one,) if isinstance(one, str) else _cited(one)


def fired(stepped: Stepped, asked: Iterable[Ruling]) -> frozenset[Fired]:
    """What spoke in a step: rulings that were asked for, prices paid, points scored."""
    table = stepped.before.table
    found = {(ruling.fault.code, ruling.clause) for ruling in asked}
    for event in stepped.came.events:
        if isinstance(event, PenaltyGiven):
            found.add(("price", event.clause))
        elif isinstance(event, BlockPutBack):
            found |= _of(table, faults.NOTHING_SAID.code)
        elif isinstance(event, ChallengeSetAside):
            found |= {one for one in table.play.clauses.items() if one[1] == event.clause}
        elif isinstance(event, ShakeVoided):
            found.add(("score", table.procedure.scores.void.clause))
        elif isinstance(event, ShakeScored):
            found |= {("score", clause) for clause in _clauses_of_the_score(stepped)}
    return frozenset(found)


def _of(table: Table, code: str) -> set[Fired]:
    return {one for one in table.play.clauses.items() if one[0] == code}


def _clauses_of_the_score(stepped: Stepped) -> Iterator[str]:
    state = stepped.came.state
    if state.last is None or state.last.writing is None:
        return
    if len(state.last.writing.callers) > 1:
        yield state.table.procedure.scores.shared_block.clause
    ending = ending_of(state, state.last, dict(state.last.writing.verdicts))
    for points in score(ending, state.table.procedure.scores).values():
        yield points.clause
