"""Cubes, their faces and colours, and the mat they lie on; no game's rules."""

from forceout.kit.boxes import EQUATIONS, EQUATIONS_OF_TWENTY, Box
from forceout.kit.cards import BLANK, CARDS, Card, Spread, Universe
from forceout.kit.cubes import Colour, Cube, Row, Turn
from forceout.kit.layout import Layout, Shape
from forceout.kit.mat import Mat, Section
from forceout.kit.text import NotationError, printable, shortened

__all__ = [
    "BLANK",
    "CARDS",
    "EQUATIONS",
    "EQUATIONS_OF_TWENTY",
    "Box",
    "Card",
    "Colour",
    "Cube",
    "Layout",
    "Mat",
    "NotationError",
    "Row",
    "Section",
    "Shape",
    "Spread",
    "Turn",
    "Universe",
    "printable",
    "shortened",
]
