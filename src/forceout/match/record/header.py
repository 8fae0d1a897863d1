"""The head of a record: which rules hold, who sits where, and how the table is run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeVar

from forceout.match.events import VERSION
from forceout.match.record.errors import RecordError
from forceout.match.record.sorts import escaped, unescaped
from forceout.match.table import LETTERS, Checks, Manner, Table
from forceout.rulebooks.shelf import rulebook

ValueT = TypeVar("ValueT")

TITLE: Final = "forceout match"
KIT: Final = "standard"
"""The one box of cubes that there is for each rulebook."""

_YES_NO = {"yes": True, "no": False}
_LATEST = 9999


def format_header(table: Table) -> Iterator[str]:
    """Write the lines of a header."""
    yield f"{TITLE} {VERSION}"
    yield f"rulebook: {table.rulebook}"
    yield f"division: {table.division}"
    yield f"season: {table.season}"
    for seat, name in zip(table.seats, table.players, strict=True):
        yield f"{seat}: {escaped(name)}".rstrip()
    yield f"kit: {KIT}"
    yield f"papers: {table.checks.value}"
    yield f"manner: {table.manner.value}"
    yield f"clocks: {'yes' if table.timed else 'no'}"
    yield f"shakes: {table.shakes}"


class Header:
    """The lines of a header as they are read, one after the other."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        self._fields: dict[str, tuple[int, str]] = {}
        self._count = 0

    def read(self, number: int, line: str) -> None:
        """Read one line; `RecordError` says what is wrong with it."""
        self._count += 1
        if self._count == 1:
            _check_title(number, line)
            return
        name, found, value = line.partition(":")
        if not found or (name not in _NAMES and name not in LETTERS):
            raise RecordError(f"A header has no line {name.strip() or '(empty)'}.", number)
        if name in self._fields:
            raise RecordError(f"The header names its {name} twice.", number)
        self._fields[name] = (number, value.strip())

    def table(self, number: int) -> Table:
        """Put together the table; `number` is the line where the header ends."""
        if not self._count:
            _check_title(number, "")
        seats = [seat for seat in LETTERS if seat in self._fields]
        if seats != list(LETTERS[: len(seats)]) or not seats:
            raise RecordError("The header names its players A, B and so on.", number)
        players = tuple(self._take(seat, number, unescaped) for seat in seats)
        self._take("kit", number, lambda text: _one_of({KIT: KIT}, text))
        name = self._take("rulebook", number, lambda text: rulebook(text).id)
        table = Table(
            rulebook=name,
            division=self._take("division", number, str),
            season=self._take("season", number, _year),
            players=players,
            checks=self._take("papers", number, lambda text: _one_of(_CHECKS, text)),
            manner=self._take("manner", number, lambda text: _one_of(_MANNERS, text)),
            timed=self._take("clocks", number, lambda text: _one_of(_YES_NO, text)),
            shakes=self._take("shakes", number, _count),
        )
        self._take("division", number, lambda _: table.bench())
        self._check_seats(table, number)
        return table

    def _take(self, name: str, end: int, read: Callable[[str], ValueT]) -> ValueT:
        if name not in self._fields:
            raise RecordError(f"The header does not say its {name}.", end)
        number, text = self._fields[name]
        try:
            return read(text)
        except (LookupError, ValueError) as error:
            raise RecordError(f"This is no {name}: {error}", number) from None

    def _check_seats(self, table: Table, number: int) -> None:
        seats = table.play.seats
        if not seats.fewest <= len(table.players) <= seats.most:
            raise RecordError(
                f"{len(table.players)} players cannot play by {table.rulebook}; "
                f"{seats.fewest} to {seats.most} can.",
                number,
            )


_CHECKS = {one.value: one for one in Checks}
_MANNERS = {one.value: one for one in Manner}
_NAMES = ("rulebook", "division", "season", "kit", "papers", "manner", "clocks", "shakes")


def _check_title(number: int, line: str) -> None:
    title, _, version = line.rpartition(" ")
    if title != TITLE:
        raise RecordError(f"A record begins with the line '{TITLE} {VERSION}'.", number)
    if version != str(VERSION):
        raise RecordError(f"This record is of version {version}; we read {VERSION}.", number)


def _one_of(words: Mapping[str, ValueT], text: str) -> ValueT:
    if text not in words:
        raise ValueError(f"there is {' and '.join(words)}.")
    return words[text]


def _year(text: str) -> int:
    year = _count(text)
    if year > _LATEST:
        raise ValueError("a season is a year.")
    return year


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise ValueError("a whole number is wanted.")
    return int(text)
