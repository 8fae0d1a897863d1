"""Pictures as SVG text: cubes, rows, mats, papers, verdicts.

This floor knows colours, signs and boxes, and no game: whoever has cubes says how they look. A
picture is a value that can be set beside or above another.
"""

from forceout.drawing.cards import CardSeen, card, universe
from forceout.drawing.mats import mat
from forceout.drawing.papers import Glyph, Sheet, paper
from forceout.drawing.picture import Picture, beside, stacked
from forceout.drawing.tiles import Tile, flowing, tile
from forceout.drawing.verdicts import verdict

__all__ = [
    "CardSeen",
    "Glyph",
    "Picture",
    "Sheet",
    "Tile",
    "beside",
    "card",
    "flowing",
    "mat",
    "paper",
    "stacked",
    "tile",
    "universe",
    "verdict",
]
