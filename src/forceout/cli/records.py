"""Records of matches on disk, read with suspicion."""

from __future__ import annotations

from pathlib import Path

from forceout.cli.refusing import Refusal
from forceout.match.record.errors import RecordError
from forceout.match.record.text import Record

LARGEST = 50_000_000


def load(path: Path) -> bytes:
    """Read a file; `Refusal` says why it cannot be read."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None
    if len(found) > LARGEST:
        raise Refusal(f"{path} is larger than the record of any match.")
    return found


def understood(path: Path, found: bytes) -> Record:
    """Understand what a file holds as a record; `Refusal` says which line is none, and why."""
    try:
        return Record.parse(found.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Refusal(f"{path}: Line {line}: This is not UTF-8.") from None
    except RecordError as error:
        raise Refusal(f"{path}: {error}") from None
