"""The record of a match on disk: what has happened is safe there before anybody sees it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from forceout.cli.records import load, understood
from forceout.cli.refusing import Refusal
from forceout.match.events import Event
from forceout.match.record.text import Record, format_events
from forceout.match.table import Table


class Resumed(NamedTuple):
    """A match found on disk, and what the players should know about how it was found."""

    ledger: Ledger
    record: Record
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
        if path.exists():
            raise Refusal(
                f"There is a file {path} already; to go on with its match, name no table."
            )
        head = path.with_name(f"{path.name}.new")
        try:
            _write(head, Record(table).format().encode(), "wb")
            head.replace(path)
        except OSError as error:
            raise Refusal(f"{path} cannot be written: {error.strerror}.") from None
        return cls(path, table)

    @classmethod
    def resume(cls, path: Path) -> Resumed:
        """Open a file again; a last line that was torn off in the middle is dropped.

        `Refusal` says why it cannot be read.
        """
        found = load(path)
        whole = found.rfind(b"\n") + 1
        record = understood(path, found[:whole])
        notice = ""
        if whole < len(found):
            _cut(path, whole)
            notice = "The last line of the record was torn off and has been dropped."
        return Resumed(cls(path, record.table), record, notice)

    def add(self, events: Iterable[Event]) -> None:
        """Add events; when this returns they are on the disk."""
        lines = "".join(f"{line}\n" for line in format_events(self._table, events))
        if lines:
            _write(self._path, lines.encode(), "ab")


def _cut(path: Path, size: int) -> None:
    try:
        os.truncate(path, size)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None


def _write(path: Path, data: bytes, mode: str) -> None:
    with path.open(mode) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
