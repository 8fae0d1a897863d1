"""A cube: the face that shows, its colour, and how it is turned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import chain, repeat

from forceout.drawing import Picture, Tile, flowing, tile

_LINE = 520


class Colour(Enum):
    """The four colours of Equations cubes; the value is the letter that stands for it."""

    RED = "r"
    BLUE = "b"
    GREEN = "g"
    BLACK = "k"

    @property
    def word(self) -> str:
        """The colour's name."""
        return self.name.lower()


class Turn(Enum):
    """How a cube lies: upright, or turned; the value is what notation writes behind the face."""

    UPRIGHT = ""
    SIDEWAYS = "s"
    UPSIDE_DOWN = "u"
    BOTH = "su"

    @property
    def is_sideways(self) -> bool:
        """Whether a quarter turn is part of it."""
        return self in {Turn.SIDEWAYS, Turn.BOTH}

    @property
    def is_upside_down(self) -> bool:
        """Whether a half turn is part of it."""
        return self in {Turn.UPSIDE_DOWN, Turn.BOTH}

    @property
    def angle(self) -> int:
        """By how many degrees it is turned."""
        return 90 * self.is_sideways + 180 * self.is_upside_down


PRETTY = {"x": "×", "/": "÷", "-": "−", "v": "√", "U": "∪", "n": "∩", "c": "⊆", "'": "′"}
"""The signs that people are shown for faces which a keyboard writes otherwise."""

_COLOURED = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}

TURN_BY_LETTERS = {turn.value: turn for turn in Turn} | {"us": Turn.BOTH}


@dataclass(frozen=True, slots=True)
class Cube:
    """One cube as it lies: a red 5 on its side is `r5s`; an unknown colour is left out.

    >>> str(Cube("5", Colour.RED, Turn.SIDEWAYS))
    'r5s'
    """

    face: str
    colour: Colour | None = None
    turn: Turn = Turn.UPRIGHT

    def __str__(self) -> str:
        """Write the cube in notation."""
        return f"{self.colour.value if self.colour else ''}{self.face}{self.turn.value}"

    @property
    def sign(self) -> str:
        """The sign that people see on it.

        >>> Cube("x").sign
        '×'
        """
        return PRETTY.get(self.face, self.face)

    def seen(self, gap: int = 0) -> Tile:
        """How it looks, and the gap behind it; a face that names a colour shows it."""
        colour = self.colour.word if self.colour else _COLOURED.get(self.face, "")
        letter = self.colour.value if self.colour else ""
        return Tile(self.sign, colour, letter, self.turn.angle, gap)

    def picture(self) -> Picture:
        """Draw it."""
        return tile(self.seen())

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"The cube {self}")


@dataclass(frozen=True, slots=True)
class Row:
    """Cubes side by side, as on the Goal line: `gaps[i]` is the space behind cube i.

    Gaps that are not named are closed, so that rows which look alike are equal.

    >>> str(Row((Cube("2"), Cube("x"), Cube("3"), Cube("+"), Cube("5")), (0, 1, 0, 0)))
    '2x 3+5'
    >>> Row((Cube("2"), Cube("3"))).gaps
    (0,)
    """

    cubes: tuple[Cube, ...]
    gaps: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Name every gap between two cubes, and no other."""
        between = max(0, len(self.cubes) - 1)
        object.__setattr__(self, "gaps", (*self.gaps, *(0,) * between)[:between])

    def __str__(self) -> str:
        """Write the row in notation, gaps as spaces."""
        return "".join(f"{cube}{' ' * gap}" for cube, gap in self.pairs()).rstrip()

    def pairs(self) -> Iterator[tuple[Cube, int]]:
        """Go through the cubes, each with the gap behind it."""
        return zip(self.cubes, chain(self.gaps, repeat(0)), strict=False)

    def seen(self) -> tuple[tuple[Tile, ...], ...]:
        """How its cubes look, with their gaps: one line of them."""
        return (tuple(cube.seen(gap) for cube, gap in self.pairs()),)

    def picture(self) -> Picture:
        """Draw it."""
        return flowing(self.seen()[0], _LINE)

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"The cubes {self}")
