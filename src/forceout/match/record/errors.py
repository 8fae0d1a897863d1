"""What can be wrong with a record, and in which line."""

from __future__ import annotations

from forceout.rules.verdict import Ruling


class RecordError(ValueError):
    """A record that cannot be read, or that cannot have happened: its line, and why.

    Where a rule is broken, `rulings` say which.

    >>> print(RecordError("This says nothing that happens in a match.", 12))
    Line 12: This says nothing that happens in a match.
    """

    def __init__(self, message: str, line: int, rulings: tuple[Ruling, ...] = ()) -> None:
        """Remember the line, and what is wrong with it."""
        super().__init__(message)
        self.message = message
        self.line = line
        self.rulings = rulings

    def __str__(self) -> str:
        """Name the line and say why."""
        return f"Line {self.line}: {self.message}"
