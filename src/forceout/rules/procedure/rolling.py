"""Which cubes a shake is rolled with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from forceout.kit import Box, Colour


@dataclass(frozen=True, slots=True)
class Lot:
    """Cubes that are all alike: how many, the faces of each, and their colour if they have one."""

    count: int
    faces: str
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Rolling:
    """The cubes of a shake.

    `set_out` has the choices of faces that the setter lays out before rolling the rest, `again` the
    faces that are rolled again until something else shows; `deals` says that cards are dealt too.
    """

    lots: tuple[Lot, ...]
    set_out: tuple[tuple[str, ...], ...] = ()
    again: str = ""
    deals: bool = False


def lots_of(box: Box) -> tuple[Lot, ...]:
    """Take the cubes of a box of colours.

    >>> from forceout.kit import EQUATIONS
    >>> sum(lot.count for lot in lots_of(EQUATIONS))
    24
    """
    return tuple(Lot(box.each, faces, colour) for colour, faces in box.faces.items())


def lots_named(lots: Iterable[tuple[int, str]]) -> tuple[Lot, ...]:
    """Take cubes without colours by their number and faces."""
    return tuple(Lot(count, faces) for count, faces in lots)
