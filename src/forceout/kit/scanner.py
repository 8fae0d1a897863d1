"""Reading notation from left to right: what both games' texts have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from forceout.kit.cubes import TURN_BY_LETTERS, Turn
from forceout.kit.text import NotationError

PartT = TypeVar("PartT")

MOST_CHARACTERS = 2000
MOST_PARTS = 200
MOST_DEPTH = 40


class Scanner:
    """Reads text from left to right; knows where it is.

    `also_read` gives the canonical sign for each other sign that is read as it.
    """

    def __init__(
        self, text: str, also_read: Mapping[str, str], at: int = 0, end: int | None = None
    ) -> None:
        """Start at a place, and stop before another (the end of the text, if none is named)."""
        self.text = text
        self.at = at
        self.end = len(text) if end is None else end
        self._also_read = also_read

    @property
    def char(self) -> str:
        """The sign at this place in canonical form; empty at the end."""
        if self.at >= self.end:
            return ""
        found = self.text[self.at]
        return self._also_read.get(found, found)

    def step(self) -> str:
        """Take the sign at this place."""
        char = self.char
        self.at += 1
        return char

    def takes(self, word: str) -> bool:
        """Take a word if it stands here, in small or capital letters."""
        stop = self.at + len(word)
        if stop <= self.end and self.text[self.at : stop].lower() == word:
            self.at = stop
            return True
        return False

    def spaces(self) -> int:
        """Take white space, and tell how much there was."""
        start = self.at
        while self.at < self.end and self.text[self.at].isspace():
            self.at += 1
        return self.at - start

    def turn(self) -> Turn:
        """Take the letters behind a face that say how the cube is turned."""
        for length in (2, 1):
            letters = self.text[self.at : min(self.at + length, self.end)]
            if len(letters) == length and letters in TURN_BY_LETTERS:
                self.at += length
                return TURN_BY_LETTERS[letters]
        return Turn.UPRIGHT

    def error(self, message: str, at: int | None = None) -> NotationError:
        """Make the error that points at a place (here, if no other is named)."""
        return NotationError(message, self.text, self.at if at is None else at)


def checked_length(text: str) -> str:
    """Refuse a text that is too long to be looked at."""
    if len(text) > MOST_CHARACTERS:
        message = f"This is longer than {MOST_CHARACTERS} signs; no position or paper needs that."
        raise NotationError(message, text, MOST_CHARACTERS)
    return text


def fields(text: str, names: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Find the fields of a position, with `|` between them: where each begins and ends.

    >>> fields("4 | g5", ("Goal", "Required"))
    ((0, 2), (3, 6))
    """
    bounds = [-1, *(at for at, char in enumerate(text) if char == "|"), len(text)]
    count = len(bounds) - 1
    if count != len(names):
        message = f"A position has {len(names)} parts with | between them: {', '.join(names)}."
        raise NotationError(message, text, bounds[min(count, len(names))])
    return tuple((bounds[i] + 1, bounds[i + 1]) for i in range(count))


@dataclass(slots=True)
class Opened(Generic[PartT]):
    """A group of parts; where it was opened and what will close it."""

    closing: str
    at: int
    parts: list[PartT] = field(default_factory=list)


class Nest(Generic[PartT]):
    """Groups within groups while they are read; the outermost is the text itself."""

    def __init__(self) -> None:
        """Begin outside of every group."""
        self._opened: list[Opened[PartT]] = [Opened("", 0)]
        self._count = 0

    def open(self, scanner: Scanner, closing: str) -> None:
        """Begin a group with the sign at this place."""
        if len(self._opened) > MOST_DEPTH:
            raise scanner.error(f"No paper needs more than {MOST_DEPTH} parentheses deep.")
        self._opened.append(Opened(closing, scanner.at))
        scanner.step()

    def close(self, scanner: Scanner) -> Opened[PartT]:
        """End the group that is open with the sign at this place, and give it back."""
        if len(self._opened) == 1:
            raise scanner.error("This closes a parenthesis that was never opened.")
        group = self._opened[-1]
        if scanner.char != group.closing:
            raise scanner.error(f"A {group.closing} was expected here.")
        if not group.parts:
            raise scanner.error("There is nothing between these parentheses.")
        scanner.step()
        return self._opened.pop()

    def add(self, part: PartT) -> None:
        """Put a part into the group that is open."""
        self._opened[-1].parts.append(part)

    def count(self, scanner: Scanner) -> None:
        """Count one more sign; refuse a paper without end."""
        self._count += 1
        if self._count > MOST_PARTS:
            raise scanner.error(f"No paper needs more than {MOST_PARTS} signs.")

    def taken(self, scanner: Scanner) -> tuple[PartT, ...]:
        """Take all parts and begin anew; every group must be closed."""
        if len(self._opened) > 1:
            group = self._opened[-1]
            raise scanner.error(f"A {group.closing} is missing.", group.at)
        parts = tuple(self._opened[0].parts)
        self._opened[0].parts = []
        return parts
