"""The record of a match on disk: what has happened is safe there before anybody sees it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from forceout.cli.records import load, understood
from forceout.cli.refusing import Refusal
from forceout.match.events import Event
from forceout.match.play import start
from forceout.match.record.errors import RecordError
from forceout.match.record.replaying import replay
from forceout.match.record.text import Record, format_events
from forceout.match.state import MatchState
from forceout.match.table import Table


class Resumed(NamedTuple):
    """A match found on disk: where it stands, and what the players should know about the file."""

    ledger: Ledger
    events: tuple[Event, ...]
    state: MatchState
    notice: str


class Ledger:
    """A file that events are added to, each of them safe before the next."""

    def __init__(self, path: Path, table: Table) -> None:
        """Write on in a file."""
        self._path = path
        self._table = table

    @classmethod
    def begin(cls, path: Path, table: Table) -> Ledger:
        """Begin a file; its head is there whole, or the file is not there at all.

        `Refusal` says why it cannot be.
        """
        _replace(path, Record(table))
        return cls(path, table)

    @classmethod
    def resume(cls, path: Path) -> Resumed:
        """Open a file again, though its writer may have been stopped in the middle of a line.

        A torn last line is dropped, and what had to follow from the last act is added. `Refusal`
        says why a file cannot be read.
        """
        found = load(path)
        whole = found.rfind(b"\n") + 1
        record = understood(path, found[:whole])
        state = start(record.table)
        kept: list[Event] = []
        try:
            for stretch in replay(record):
                if not stretch.is_cut:
                    kept += (*stretch.events, *stretch.missing)
                    state = stretch.state
        except RecordError as error:
            raise Refusal(f"{path}: {error}") from None
        events = tuple(kept)
        notice = ""
        if whole < len(found) or events != record.events:
            _replace(path, Record(record.table, events))
            notice = "The record broke off in the middle of a line or an act; it is whole again."
        return Resumed(cls(path, record.table), events, state, notice)

    def add(self, events: Iterable[Event]) -> None:
        """Add events; when this returns they are on the disk."""
        lines = "".join(f"{line}\n" for line in format_events(self._table, events))
        if lines:
            _write(self._path, lines.encode(), "ab")


def _replace(path: Path, record: Record) -> None:
    """Put a record in the place of a file, all of it or nothing."""
    written = path.with_name(f"{path.name}.new")
    try:
        _write(written, record.format().encode(), "wb")
        written.replace(path)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None


def _write(path: Path, data: bytes, mode: str) -> None:
    with path.open(mode) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
