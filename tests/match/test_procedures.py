from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

import pytest

from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.procedure import Cited, Task

ALL = [(book, division) for book in RULEBOOKS for division in rulebook(book).divisions]
SILENT = ("agloa-basic-equations-2026", "agloa-basic-onsets-2014", "grc-equations-2026")


def cited(value: object) -> Iterator[Cited[object]]:
    """Every fact with its clause inside some data."""
    if isinstance(value, Cited):
        yield value
    elif is_dataclass(value):
        for part in fields(value):
            yield from cited(getattr(value, part.name))
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from cited(one)


@pytest.mark.parametrize(("book", "division"), ALL)
def test_every_fact_cites_a_clause(book: str, division: str) -> None:
    """What a procedure states names a clause that stands in its own rulebook."""
    clauses = rulebook(book).clauses
    facts = list(cited(rulebook(book).procedure(division)))
    assert facts
    assert [fact for fact in facts if fact.clause and fact.clause not in clauses] == []


def test_no_such_division() -> None:
    """A division that an edition does not have is refused by name."""
    with pytest.raises(LookupError, match="no division eighth"):
        rulebook("mlag-equations-2019").procedure("eighth")


@pytest.mark.parametrize(
    ("book", "task", "seconds"),
    [
        ("agloa-equations-2026", Task.ROLL, 60),
        ("agloa-equations-2026", Task.SELECT, 15),
        ("agloa-equations-2026", Task.GOAL, 120),
        ("agloa-equations-2026", Task.FIRST_TURN, 120),
        ("agloa-equations-2026", Task.TURN, 60),
        ("agloa-equations-2026", Task.STATE_CHALLENGE, 15),
        ("agloa-equations-2026", Task.LAST_IMPOSSIBLE, 60),
        ("agloa-equations-2026", Task.WRITE, 120),
        ("agloa-equations-2026", Task.CHECK, 120),
        ("agloa-equations-2026", Task.AGREE_NO_GOAL, 60),
        ("agloa-equations-2026", Task.CHARGE, None),
        ("mlag-equations-2019", Task.ROLL, 120),
        ("mlag-equations-2019", Task.GOAL, 120),
        ("mlag-equations-2019", Task.CHARGE, 15),
        ("agloa-onsets-2014", Task.SET_INSTEAD, 60),
        ("mlag-onsets-2019", Task.SET_INSTEAD, None),
        ("grc-equations-2026", Task.TURN, None),
        ("grc-equations-2026", Task.WRITE, 60),
        ("agloa-basic-onsets-2014", Task.WRITE, None),
    ],
)
def test_times(book: str, task: Task, seconds: int | None) -> None:
    """XI-A-1 and the clauses elsewhere: how long each task may take, or that nothing is said."""
    limit = rulebook(book).procedure().clocks.limit(task)
    assert (limit.says if limit else None) == seconds


@pytest.mark.parametrize("book", ["agloa-onsets-2014", "mlag-onsets-2019"])
def test_two_solutions_take_longer(book: str) -> None:
    """XIII-D-14: three minutes to write and to check, two for the last challenge, no more else."""
    clocks = rulebook(book).procedure("senior").clocks
    with_it = {task: clocks.limit(task, ["wild-cube", "two-solutions"]) for task in Task}
    changed = {task: limit for task, limit in with_it.items() if limit != clocks.limit(task)}
    assert {task: limit.says for task, limit in changed.items() if limit} == {
        Task.LAST_IMPOSSIBLE: 120,
        Task.WRITE: 180,
        Task.CHECK: 180,
    }


@pytest.mark.parametrize("book", [book for book in RULEBOOKS if book not in SILENT])
def test_being_late(book: str) -> None:
    """XI-A: ten seconds' count, a point, a minute more; AGLOA takes a second point after that."""
    lateness = rulebook(book).procedure().clocks.lateness
    assert lateness is not None
    assert (lateness.countdown.says, lateness.penalty.says, lateness.extra.says) == (10, 1, 60)
    assert lateness.second_penalty.says == (1 if book.startswith("agloa") else 0)


@pytest.mark.parametrize("book", SILENT)
def test_being_late_costs_nothing_where_nothing_is_said(book: str) -> None:
    """Where no penalty for time is named there is none."""
    assert rulebook(book).procedure().clocks.lateness is None


@pytest.mark.parametrize(("book", "division"), [pair for pair in ALL if pair[0] not in SILENT])
def test_initials_for_a_penalty(book: str, division: str) -> None:
    """XI-A, note: a judge initials each penalty in Elementary and Middle (and MLAG's Minor)."""
    lateness = rulebook(book).procedure(division).clocks.lateness
    assert lateness is not None
    assert lateness.approved.says == (division in {"minor", "elementary", "middle"})


@pytest.mark.parametrize(
    ("book", "minutes", "last"),
    [
        ("agloa-equations-2026", 30, 5),
        ("agloa-onsets-2014", 30, 5),
        ("mlag-equations-2019", 30, 5),
        ("mlag-onsets-2019", 30, 5),
        ("grc-equations-2026", 20, 1),
    ],
)
def test_a_round(book: str, minutes: int, last: int) -> None:
    """XI-B: 30 minutes and five more for the last shake; GRC usually 20, then Cleanup."""
    times = rulebook(book).procedure().clocks.round
    assert times is not None
    assert (times.length.says, times.last_shake.says) == (60 * minutes, 60 * last)
