"""The record as text: what is written can be read, and what cannot is named by its line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.match import events
from forceout.match.events import Event
from forceout.match.record.errors import RecordError
from forceout.match.record.sorts import escaped, unescaped
from forceout.match.record.text import Record, whole_lines
from forceout.match.record.wording import TEMPLATES
from forceout.match.table import Checks, Manner, Table
from tests.match.events_by_chance import EQUATIONS_TABLE, ON_SETS_TABLE
from tests.match.events_by_chance import events as any_events

TABLES = {False: EQUATIONS_TABLE, True: ON_SETS_TABLE}


def in_order(things: list[Event], times: list[int]) -> tuple[Event, ...]:
    """Events at times that never go back."""
    return tuple(replace(thing, at=at) for thing, at in zip(things, sorted(times), strict=False))


@pytest.mark.parametrize("deals", [False, True])
@given(data=st.data())
def test_what_is_written_is_read(deals: bool, data: st.DataObject) -> None:
    """Events of every kind come back from their lines as they were, in both games."""
    drawn = data.draw(st.lists(any_events(deals=deals), max_size=8))
    times = data.draw(st.lists(st.integers(0, 10**9), min_size=8, max_size=8))
    record = Record(TABLES[deals], in_order(drawn, times))
    text = record.format()
    assert Record.parse(text) == record
    assert Record.parse(text).format() == text
    assert text.count("\n") == len(text.splitlines())


@given(st.text())
def test_any_text_fits_on_a_line(text: str) -> None:
    """What a player writes is kept to the letter, on one line, without blanks at its ends."""
    line = escaped(text)
    assert unescaped(line) == text
    assert line == line.strip()
    assert line.isprintable()


def test_every_event_has_its_words() -> None:
    """There is a phrase for each kind of event."""
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(TEMPLATES) == kinds


@given(
    checks=st.sampled_from(Checks),
    manner=st.sampled_from(Manner),
    timed=st.booleans(),
    shakes=st.integers(0, 99),
    players=st.lists(st.text(max_size=12), min_size=2, max_size=3),
)
def test_a_header_comes_back(
    checks: Checks, manner: Manner, timed: bool, shakes: int, players: list[str]
) -> None:
    """The table is written at the head of a record, names of any kind included."""
    table = Table("mlag-onsets-2019", "junior", 2020, tuple(players), checks, manner, timed, shakes)
    assert Record.parse(Record(table).format()).table == table


HEADER = Record(EQUATIONS_TABLE).format().splitlines()


def broken(line: int, text: str | None) -> str:
    """A record with one line of its header changed, or left out."""
    lines = list(HEADER)
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "begins with the line 'forceout match 1'"),
        (broken(1, "chess match 1"), 1, "begins with the line"),
        (broken(1, "forceout match 9"), 1, "of version 9; we read 1"),
        (broken(2, "rulebook: chess"), 2, "no rulebook chess"),
        (broken(2, None), 12, "does not say its rulebook"),
        (broken(3, "division: eighth"), 3, "no division eighth"),
        (broken(4, "season: soon"), 4, "a whole number is wanted"),
        (broken(4, "season: 10000"), 4, "a season is a year"),
        (broken(5, "B: Ben"), 6, "names its B twice"),
        (broken(5, "D: Dan"), 13, "names its players A, B and so on"),
        (broken(6, "snacks: many"), 6, "has no line snacks"),
        (broken(8, "kit: golden"), 8, "there is standard"),
        (broken(9, "papers: eaten"), 9, "This is no papers"),
        (broken(10, "manner: rude"), 10, "This is no manner: there is strict and over the board."),
        (broken(11, "clocks: perhaps"), 11, "there is yes and no"),
        ("\n".join([*HEADER[:4], "A: Ann", *HEADER[7:]]), 11, "1 players cannot play"),
    ],
)
def test_a_broken_header(text: str, line: int, says: str) -> None:
    """A header that cannot be is refused with its line and why."""
    with pytest.raises(RecordError) as refused:
        Record.parse(text)
    assert says in str(refused.value)
    assert (refused.value.line, refused.value.rulings) == (line, ())


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["A says nothing"], "begins with a time"),
        (["1:60.000 A says nothing"], "begins with a time"),
        (["0:00.000 A sings"], "says nothing that happens"),
        (['0:00.000 G says "Goal"'], "says nothing that happens"),
        (["0:00.000 A rolls q4"], "says nothing that happens"),
        (["0:00.000 A moves r5 to the window"], "says nothing that happens"),
        (["0:00.000 A lays the Goal: 2x?"], "\n"),
        ([r"0:00.000 A presents: 8\q = 8"], r"\q stands for nothing"),
        (["0:00.000 " + "x" * 20_000], "begins with a time"),
        (['0:02.000 A says "Goal"', '0:01.000 B says "Goal"'], "before the line above"),
    ],
)
def test_a_broken_line(lines: list[str], says: str) -> None:
    """A line that says nothing of a match is refused by its number and why."""
    with pytest.raises(RecordError) as refused:
        Record.parse("\n".join([*HEADER, "", *lines, ""]))
    assert says in refused.value.message
    assert refused.value.line == len(HEADER) + 1 + len(lines)


def refusal(text: str) -> RecordError | None:
    """Why a text is no record; None if it is one."""
    try:
        Record.parse(text)
    except RecordError as refused:
        return refused
    return None


@given(st.text(max_size=200))
def test_any_text_is_refused_by_its_line(text: str) -> None:
    """Whatever stands in a file, it is read or refused, and never anything else."""
    for whole in (text, "\n".join([*HEADER, "", text])):
        refused = refusal(whole)
        assert refused is None or 0 < refused.line <= whole.count("\n") + 1


def test_lines_of_another_system_and_empty_ones() -> None:
    """Line ends of other systems and empty lines change nothing."""
    record = Record(EQUATIONS_TABLE, (events.GoalSet("A", at=5), events.PlayStopped(at=7)))
    assert Record.parse(record.format().replace("\n", "\r\n") + "\r\n") == record


def test_a_torn_line() -> None:
    """Of a text cut off somewhere, the whole lines stand apart from the rest."""
    text = Record(EQUATIONS_TABLE, (events.GoalSet("A"),)).format()
    for cut in range(len(text) + 1):
        whole, torn = whole_lines(text[:cut])
        assert whole + torn == text[:cut]
        assert not whole or whole.endswith("\n")
        assert "\n" not in torn
