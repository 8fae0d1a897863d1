"""All the ways to read a row of written items: every grouping that a game's grammar accepts.

A paper without parentheses has many readings; they share their parts. The readings of a stretch
are made once from the readings of shorter stretches, and readings that come to the same thing are
kept once. What an item can be (an operand, an operation in front, behind or between) and which
operand an operation accepts is for the game's `Grammar` to say.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol


class Reading(NamedTuple):
    """One way to read a stretch of items: what it comes to, and how it was put together.

    `form` is the grammar's name for the outermost operation; `traits` are facts that a grammar
    wants to know about a part (for its own use). `broken` holds the reason when the reading names
    nothing; a reading with a broken part is broken too. `insisted` marks a broken reading that an
    opponent may insist on all the same.
    """

    value: Any
    form: int
    start: int
    end: int
    sign: str = ""
    parts: tuple[Reading, ...] = ()
    traits: int = 0
    broken: object = None
    insisted: bool = False


class Grammar(Protocol):
    """What a game says about the items of a row."""

    def may_be_one(self, start: int, end: int) -> bool:
        """Whether the stretch may be a group at all (gaps of a Goal forbid some)."""

    def operands(self, start: int, end: int) -> Iterable[Reading]:
        """Readings of the stretch as a single operand: a numeral, a group, a card colour."""

    def is_before(self, item: int) -> bool:
        """Whether the item can be an operation written in front of its operand."""

    def is_behind(self, item: int) -> bool:
        """Whether the item can be an operation written behind its operand."""

    def is_between(self, item: int) -> bool:
        """Whether the item can be an operation written between two operands."""

    def is_joint(self, item: int) -> bool:
        """Whether two operands may meet in front of the item with no sign between them."""

    def before(self, item: int, operand: Reading) -> Iterable[Reading]:
        """Apply an operation that stands in front."""

    def behind(self, operand: Reading, item: int) -> Iterable[Reading]:
        """Apply an operation that stands behind."""

    def between(self, left: Reading, item: int, right: Reading) -> Iterable[Reading]:
        """Apply an operation that stands between."""

    def joined(self, left: Reading, right: Reading) -> Iterable[Reading]:
        """Join two operands that stand side by side."""

    def further(self, reading: Reading) -> Iterable[Reading]:
        """More readings of the same stretch (a factorial that the writer may add)."""

    def settles(self, left: Reading | None, item: int, right: Reading | None) -> bool:
        """Whether one operand alone decides what an operation between comes to (0 times all)."""

    def key(self, reading: Reading) -> Hashable:
        """Readings of one stretch with the same key come to the same thing."""


class Effort:
    """How much work may be done for one question; counted in steps, so that replays agree.

    >>> effort = Effort(2)
    >>> effort.spend(2)
    >>> effort.is_spent
    True
    """

    def __init__(self, most: int) -> None:
        """Begin with so many steps."""
        self._left = most

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self._left <= 0

    def spend(self, steps: int) -> None:
        """Count some steps."""
        self._left -= steps


@dataclass(slots=True)
class Stretch:
    """The readings of a stretch, each once, and one broken reading: an insisted one if there is."""

    readings: list[Reading]
    broken: Reading | None = None
    is_whole: bool = True


_NOTHING = Stretch([])
GLANCE = 3
"""How many readings of a stretch are made when a few are enough."""
MOST_STEPS = 1_000_000


class Forest:
    """The readings of a row, made stretch by stretch when asked for.

    `most` bounds how many readings of a stretch are kept, and `effort` how much work is done; when
    readings may have been left out, `is_whole` of the stretch is False.
    """

    def __init__(
        self, length: int, grammar: Grammar, most: int, effort: Effort | None = None
    ) -> None:
        """Take a row of so many items, and the grammar that reads them."""
        self._grammar = grammar
        self._effort = effort or Effort(MOST_STEPS)
        self._most = most
        self._length = length
        self._stretches: dict[tuple[int, int], Stretch] = {}
        self._glance = self if most <= GLANCE else Forest(length, grammar, GLANCE, self._effort)
        items = range(length)
        self._before = [grammar.is_before(item) for item in items]
        self._behind = [grammar.is_behind(item) for item in items]
        self._between = [grammar.is_between(item) for item in items]
        self._joint = [item > 0 and grammar.is_joint(item) for item in items]

    def readings(self) -> Stretch:
        """Read the whole row."""
        return self.stretch(0, self._length)

    def stretch(self, start: int, end: int) -> Stretch:
        """Read a stretch of the row."""
        known = self._stretches.get((start, end))
        if known is None:
            known = self._make(start, end) if end > start else _NOTHING
            self._stretches[start, end] = known
        return known

    def _make(self, start: int, end: int) -> Stretch:
        grammar = self._grammar
        gather = _Gather(grammar, self._most)
        for operand in grammar.operands(start, end):
            gather.take(operand)
        if end - start == 1 or not grammar.may_be_one(start, end):
            return gather.stretch
        for reading in self._combined(gather, start, end):
            if gather.is_full or self._effort.is_spent:
                gather.stretch.is_whole = False
                break
            gather.take(reading)
        return gather.stretch

    def _combined(self, gather: _Gather, start: int, end: int) -> Iterator[Reading]:
        """Put a stretch together in every way from shorter ones."""
        grammar = self._grammar
        if self._before[start]:
            for operand in gather.parts(self.stretch(start + 1, end)):
                yield from grammar.before(start, operand)
        if self._behind[end - 1]:
            for operand in gather.parts(self.stretch(start, end - 1)):
                yield from grammar.behind(operand, end - 1)
        for item in range(start + 1, end):
            if self._between[item] and item < end - 1:
                for left, right in self._around(gather, start, item, end):
                    yield from grammar.between(left, item, right)
            if self._joint[item]:
                left_side, right_side = self.stretch(start, item), self.stretch(item, end)
                for left in gather.parts(left_side):
                    for right in gather.parts(right_side):
                        yield from grammar.joined(left, right)

    def _around(
        self, gather: _Gather, start: int, item: int, end: int
    ) -> Iterator[tuple[Reading, Reading]]:
        """Pair the readings on the two sides of an operation.

        Where one side alone decides what it comes to, a glance at the other side is enough.
        """
        left, right = self._glance.stretch(start, item), self._glance.stretch(item + 1, end)
        if not (left.readings or left.broken) or not (right.readings or right.broken):
            return
        settles = self._grammar.settles
        by_right = right.is_whole and all(settles(None, item, one) for one in right.readings)
        left = left if by_right else self.stretch(start, item)
        by_left = left.is_whole and all(settles(one, item, None) for one in left.readings)
        right = right if by_left else self.stretch(item + 1, end)
        for one in gather.parts(left, is_glance=by_right):
            for other in gather.parts(right, is_glance=by_left):
                yield one, other


class _Gather:
    """Collects the readings of one stretch."""

    def __init__(self, grammar: Grammar, most: int) -> None:
        self.stretch = Stretch([])
        self._grammar = grammar
        self._most = most
        self._keys: set[Hashable] = set()

    def parts(self, stretch: Stretch, *, is_glance: bool = False) -> list[Reading]:
        """Take the readings of a part, and a broken one to show what it would break.

        A glance is enough where the other side decides: then nothing is missing.
        """
        if not stretch.is_whole and not is_glance:
            self.stretch.is_whole = False
        return [*stretch.readings, stretch.broken] if stretch.broken else stretch.readings

    @property
    def is_full(self) -> bool:
        """Whether no more readings are wanted."""
        return len(self.stretch.readings) >= self._most

    def take(self, reading: Reading) -> None:
        """Keep a reading if it is new, and what it leads to."""
        if reading.broken is not None:
            kept = self.stretch.broken
            if kept is None or (reading.insisted and not kept.insisted):
                self.stretch.broken = reading
            return
        key = self._grammar.key(reading)
        if key in self._keys:
            return
        if self.is_full:
            self.stretch.is_whole = False
        else:
            self._keys.add(key)
            self.stretch.readings.append(reading)
            for more in self._grammar.further(reading):
                self.take(more)
