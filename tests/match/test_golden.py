"""Whole matches, one for each rulebook, written down as people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from forceout.match.play import fold
from forceout.match.record.replaying import replay
from forceout.match.record.text import Record
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.procedure.steps import Step

GOLDEN = Path(__file__).parent / "golden"


def record_of(book: str) -> Record:
    """The match of a rulebook."""
    return Record.parse((GOLDEN / f"{book}.fo").read_text(encoding="utf-8"))


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_golden_match_is_played_as_it_is_written(book: str) -> None:
    """Each act, done again at its time, brings all that the record says came of it."""
    record = record_of(book)
    assert record.table.rulebook == book
    *_, last = replay(record)
    assert last.missing == ()
    assert last.state.step is Step.OVER
    assert last.state == fold(record.table, record.events)


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_golden_match_is_written_in_the_one_way(book: str) -> None:
    """The files are as the program writes them."""
    text = (GOLDEN / f"{book}.fo").read_text(encoding="utf-8")
    assert record_of(book).format() == text


def test_there_is_a_match_for_every_rulebook() -> None:
    """No file without a rulebook, and no rulebook without a file."""
    assert {path.stem for path in GOLDEN.iterdir()} == set(RULEBOOKS)
