"""Digit cubes laid out as a Goal of On-Sets: in a row, a column, an L, or one above two."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from forceout.drawing import Tile
from forceout.kit.cubes import Cube


class Shape(Enum):
    """How the cubes lie; the value is the word that notation puts in front of them."""

    ROW = "row"
    COLUMN = "col"
    ELL = "ell"
    TEE = "tee"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Layout:
    """Cubes and how they lie; the first one is the one on the left, or on top.

    >>> from forceout.kit.cubes import Turn
    >>> str(Layout(Shape.ROW, (Cube("3"), Cube("2", turn=Turn.UPSIDE_DOWN))))
    'row 3 2u'
    >>> str(Layout(Shape.ROW, (Cube("3"),)))
    '3'
    """

    shape: Shape
    cubes: tuple[Cube, ...]

    @property
    def rows(self) -> tuple[tuple[Cube, ...], ...]:
        """The cubes line by line from the top, as one sees them."""
        match self.shape:
            case Shape.COLUMN | Shape.OTHER:
                return tuple((cube,) for cube in self.cubes)
            case Shape.ELL | Shape.TEE:
                return (self.cubes[:1], self.cubes[1:])
            case Shape.ROW:
                return (self.cubes,)

    def seen(self) -> tuple[tuple[Tile, ...], ...]:
        """How the cubes look, line by line from the top.

        The upper cube of a tee stands over the middle of the two below; what is no layout is
        drawn as a slanting line.
        """
        leads = {Shape.TEE: (1, 0), Shape.OTHER: tuple(range(0, 2 * len(self.cubes), 2))}
        by_line = leads.get(self.shape, (0,) * len(self.rows))
        return tuple(
            tuple(cube.seen()._replace(lead=0 if place else lead) for place, cube in enumerate(row))
            for lead, row in zip(by_line, self.rows, strict=True)
        )

    def __str__(self) -> str:
        """Write the layout in notation; one cube needs no word."""
        word = "" if self.shape is Shape.ROW and len(self.cubes) == 1 else f"{self.shape.value} "
        return word + " ".join(map(str, self.cubes))
