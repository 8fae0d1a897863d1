"""Errors in written notation: what is wrong, and the place it is wrong at."""

from __future__ import annotations

_WINDOW = 30


class NotationError(ValueError):
    """Something written down that cannot be read, with the place where reading stopped.

    >>> print(NotationError("There is no cube with this sign.", "r5 q2", 3).pointed())
    There is no cube with this sign.
      r5 q2
         ^
    """

    def __init__(self, message: str, text: str, position: int) -> None:
        """Remember the message, the text and the place (counted from 0)."""
        super().__init__(message)
        self.message = message
        self.text = text
        self.position = max(0, min(position, len(text)))

    def pointed(self) -> str:
        """Show the message, the stretch of text around the place, and a caret under it."""
        start = max(0, self.position - _WINDOW)
        end = min(len(self.text), self.position + _WINDOW)
        before = printable(self.text[start : self.position])
        shown = before + printable(self.text[self.position : end])
        lead = "..." if start else ""
        tail = "..." if end < len(self.text) else ""
        return f"{self.message}\n  {lead}{shown}{tail}\n  {' ' * (len(lead) + len(before))}^"


def printable(text: str) -> str:
    """Make any text safe to print on one line.

    >>> printable("a" + chr(10) + chr(0xD800))
    'a??'
    """
    return "".join(char if char.isprintable() else "?" for char in text)


def shortened(text: str, most: int = 60) -> str:
    """Make any text one printable line of bounded length, its middle left out where it is long.

    >>> shortened("7" * 1000, 10)
    '77777...77777'
    """
    half = most // 2
    return printable(text if len(text) <= most else f"{text[:half]}...{text[-half:]}")
