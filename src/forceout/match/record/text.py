"""The record of a match as text: a header, an empty line, and an event a line, with its time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.kit import NotationError, shortened
from forceout.match.events import Event
from forceout.match.record.errors import RecordError
from forceout.match.record.header import Header, format_header
from forceout.match.record.phrases import Phrase
from forceout.match.record.wording import phrases, said
from forceout.match.table import Table

_TIME: Final = re.compile(r"([0-9]{1,6}):([0-5][0-9])\.([0-9]{3}) (.*)", re.DOTALL)
LONGEST_LINE: Final = 10_000


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is written down: the table and what happened there.

    `lines` has the number of each event's line, where the record was read.

    >>> from forceout.match.events import GoalSet
    >>> table = Table("grc-equations-2026", "fourth", players=("Ann", "Ben"))
    >>> record = Record(table, (GoalSet("A", at=61_250),))
    >>> print(record.format().splitlines()[-1])
    1:01.250 A says "Goal"
    >>> Record.parse(record.format()) == record
    True
    """

    table: Table
    events: tuple[Event, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)

    def line(self, place: int) -> int:
        """The line on which an event stands."""
        return self.lines[place] if place < len(self.lines) else place + 1

    def format(self) -> str:
        """Write it."""
        lines = [*format_header(self.table), "", *format_events(self.table, self.events)]
        return "".join(f"{line}\n" for line in lines)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read it.

        Raises `RecordError` for a line that cannot be read; whether all of it can have happened is
        for `replay` to say.
        """
        lines = enumerate((line.removesuffix("\r") for line in text.split("\n")), start=1)
        table = _header(lines)
        numbered = dict(_events(table, lines))
        return cls(table, tuple(numbered.values()), tuple(numbered))


def format_events(table: Table, events: Iterable[Event]) -> Iterator[str]:
    """Write events, each as a line."""
    for event in events:
        seconds, thousandths = divmod(event.at, 1000)
        minutes, seconds = divmod(seconds, 60)
        yield f"{minutes}:{seconds:02}.{thousandths:03} {said(table, event)}"


def whole_lines(text: str) -> tuple[str, str]:
    r"""Part a text that may have been cut off into its whole lines and the torn rest.

    >>> whole_lines("one" + chr(10) + "tw")
    ('one\n', 'tw')
    """
    whole, end, torn = text.rpartition("\n")
    return whole + end, torn


def _phrases(table: Table) -> dict[type[Event], Phrase[Any]]:
    return dict(phrases(deals=table.play.rolling.deals))


def _header(lines: Iterator[tuple[int, str]]) -> Table:
    header = Header()
    number = 0
    for number, line in lines:
        if not line.strip():
            break
        header.read(number, line)
    return header.table(number)


def _events(table: Table, lines: Iterator[tuple[int, str]]) -> Iterator[tuple[int, Event]]:
    known = _phrases(table)
    latest = 0
    for number, line in lines:
        if not line.strip():
            continue
        event = _event(known, number, line)
        if event.at < latest:
            raise RecordError("This happens before the line above it.", number)
        latest = event.at
        yield number, event


def _event(known: dict[type[Event], Phrase[Any]], number: int, line: str) -> Event:
    found = _TIME.fullmatch(line) if len(line) <= LONGEST_LINE else None
    if found is None:
        raise RecordError(
            f"A line begins with a time, such as 0:41.250; this is: {shortened(line)}", number
        )
    at = (int(found[1]) * 60 + int(found[2])) * 1000 + int(found[3])
    for phrase in known.values():
        try:
            event: Event | None = phrase.understand(found[4], at=at)
        except NotationError as error:
            raise RecordError(error.pointed(), number) from None
        except ValueError as error:
            raise RecordError(str(error), number) from None
        if event is not None:
            return event
    raise RecordError(f"This says nothing that happens in a match: {shortened(found[4])}", number)
