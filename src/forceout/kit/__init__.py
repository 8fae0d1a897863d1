"""Cubes, their faces and colours, and the mat they lie on; no game's rules."""

from forceout.kit.boxes import EQUATIONS, EQUATIONS_OF_TWENTY, Box
from forceout.kit.cubes import Colour, Cube, Row, Turn
from forceout.kit.mat import Mat, Section
from forceout.kit.text import NotationError, printable

__all__ = [
    "EQUATIONS",
    "EQUATIONS_OF_TWENTY",
    "Box",
    "Colour",
    "Cube",
    "Mat",
    "NotationError",
    "Row",
    "Section",
    "Turn",
    "printable",
]
