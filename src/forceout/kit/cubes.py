"""A cube: the face that shows, its colour, and how it is turned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest


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


@dataclass(frozen=True, slots=True)
class Row:
    """Cubes side by side, as on the Goal line: `gaps[i]` is the space behind cube i.

    >>> str(Row((Cube("2"), Cube("x"), Cube("3"), Cube("+"), Cube("5")), (0, 1, 0, 0)))
    '2x 3+5'
    """

    cubes: tuple[Cube, ...]
    gaps: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Write the row in notation, gaps as spaces."""
        pairs = zip_longest(self.cubes, self.gaps, fillvalue=0)
        return "".join(f"{cube}{' ' * gap}" for cube, gap in pairs).rstrip()
