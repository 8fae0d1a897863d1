"""What is in the box: the cubes of each game. A house set is another box, not other code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from forceout.kit.cubes import Colour, Cube


@dataclass(frozen=True, slots=True)
class Box:
    """The cubes of a game: how many of each colour there are and the faces of each."""

    each: int
    faces: Mapping[Colour, str]

    @property
    def size(self) -> int:
        """How many cubes there are in all."""
        return self.each * len(self.faces)

    def colours_of(self, face: str) -> frozenset[Colour]:
        """Tell which colours carry a face.

        >>> sorted(colour.word for colour in EQUATIONS.colours_of("2"))
        ['blue', 'red']
        """
        return frozenset(colour for colour, faces in self.faces.items() if face in faces)

    def is_of(self, cube: Cube, colour: Colour) -> bool:
        """Whether a cube is of a colour: as it says, or because no other cube has its face."""
        if cube.colour is not None:
            return cube.colour is colour
        return self.colours_of(cube.face) == {colour}


_FACES = {
    Colour.RED: "0123+-",
    Colour.BLUE: "0123x/",
    Colour.GREEN: "456x-^",
    Colour.BLACK: "789+/v",
}

EQUATIONS = Box(each=6, faces=_FACES)
EQUATIONS_OF_TWENTY = Box(each=5, faces=_FACES)

DIGITS = "0123456789"
OPERATIONS = "+-x/^v"
EQUATIONS_FACES = DIGITS + OPERATIONS


@dataclass(frozen=True, slots=True)
class Lot:
    """Cubes that are all alike: how many there are, and the faces of each."""

    count: int
    faces: str


ON_SETS = {
    "colour": Lot(8, "RRBBGY"),
    "operation": Lot(4, "UUnn-'"),
    "restriction": Lot(3, "==ccV^"),
    "digit": Lot(3, "112345"),
}
"""The cubes of On-Sets by what they are for."""

SET_DIGITS = "12345"
SET_COLOURS = "BRGY"
SET_OPERATIONS = "Un-'"
SET_CONSTANTS = "V^"
SET_RELATIONS = "=c"
SET_FACES = SET_COLOURS + SET_OPERATIONS + SET_CONSTANTS + SET_RELATIONS
"""The faces of On-Sets cubes that a Solution can use."""
