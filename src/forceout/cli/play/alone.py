"""One keyboard for one match: two programs that wrote in one record would spoil it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from forceout.cli.refusing import Refusal

if sys.platform != "win32":  # which has no such locks
    import fcntl


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep others from a record as long as this lasts; a program that is killed lets go of it.

    `Refusal` says that somebody else has it.
    """
    beside = path.with_name(f"{path.name}.lock")
    if sys.platform == "win32" or not path.parent.is_dir():
        yield
        return
    try:
        held = beside.open("ab")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal(f"{path} is being played in another window.") from None
        try:
            yield
        finally:
            beside.unlink(missing_ok=True)
