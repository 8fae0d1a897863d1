"""Whole matches, at least one for each rulebook, written down as people read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from forceout.match import events
from forceout.match.play import fold
from forceout.match.record.replaying import replay
from forceout.match.record.text import Record
from forceout.match.record.wording import TEMPLATES
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.procedure.steps import Step

GOLDEN = Path(__file__).parent / "golden"
MATCHES = sorted(path.stem for path in GOLDEN.iterdir())
"""Each named by its rulebook, and where there are several by what the match is about."""


def record_of(name: str) -> Record:
    """A match by the name of its file."""
    return Record.parse((GOLDEN / f"{name}.fo").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_played_as_it_is_written(name: str) -> None:
    """Each act, done again at its time, brings all that the record says came of it."""
    record = record_of(name)
    assert name.startswith(record.table.rulebook)
    *_, last = replay(record)
    assert last.missing == ()
    assert last.state.step is Step.OVER
    assert last.state == fold(record.table, record.events)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_written_in_the_one_way(name: str) -> None:
    """The files are as the program writes them."""
    text = (GOLDEN / f"{name}.fo").read_text(encoding="utf-8")
    assert record_of(name).format() == text


def test_there_is_a_match_for_every_rulebook() -> None:
    """No rulebook without a match that bears its name."""
    assert set(RULEBOOKS) <= set(MATCHES)


def test_the_golden_matches_tell_of_all_that_can_happen() -> None:
    """Together they have every kind of event, but for two that no match should need."""
    told = {type(event) for name in MATCHES for event in record_of(name).events}
    assert set(TEMPLATES) - told == {events.PlayerDisqualified, events.ShakeReplayed}
