"""Cubes seen from above: a rounded square with its sign, and its colour's letter in the corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from forceout.drawing.picture import Picture
from forceout.drawing.svg import box, element, words

SIZE = 44
SPACE = 5
GAP = 18
_MIDDLE = SIZE // 2
_MOST_GAPS = 4

_PALETTE = {
    "red": "#c22f2a",
    "blue": "#1d5cb0",
    "green": "#1a7843",
    "black": "#2b2f36",
    "yellow": "#b98900",
}
"""The colours by name, each dark enough for white signs."""

_PLAIN = "#f3ead6"
_EDGE = "#b9a983"
_INK = "#2a2520"
_UNDERLINED = "69"


class Tile(NamedTuple):
    """How a cube looks: sign, colour by name, that colour's letter, turn in degrees.

    Without a colour it is drawn in plain wood. `gap` is the space behind it on the Goal line,
    `lead` the room in front of it, in halves of a cube.
    """

    sign: str
    colour: str = ""
    letter: str = ""
    angle: int = 0
    gap: int = 0
    lead: int = 0


def tile(seen: Tile) -> Picture:
    """Draw one cube.

    >>> tile(Tile("×", "blue", "b")).width
    44
    """
    fill = _PALETTE.get(seen.colour, _PLAIN)
    ink = "#fff" if seen.colour in _PALETTE else _INK
    edge = fill if seen.colour in _PALETTE else _EDGE
    sign = words(seen.sign, _MIDDLE, 31, 25, font_weight=700, text_anchor="middle", fill=ink)
    if seen.sign in _UNDERLINED:
        sign += element("path", d=f"M15 35H{SIZE - 15}", stroke=ink, stroke_width=2)
    if seen.angle:
        sign = element("g", sign, transform=f"rotate({seen.angle} {_MIDDLE} {_MIDDLE})")
    letter = words(seen.letter, SIZE - 7, SIZE - 5, 12, text_anchor="middle", fill=ink)
    body = box(SIZE, SIZE, rx=8, fill=fill, stroke=edge) + sign + (letter if seen.letter else "")
    return Picture(SIZE, SIZE, body)


def flowing(tiles: Sequence[Tile], width: int) -> Picture:
    """Draw cubes in a row with its gaps, going on below where the width is full.

    >>> flowing([Tile("2"), Tile("x", gap=1), Tile("3")], 300).width
    160
    """
    body = ""
    x = y = widest = 0
    for seen in tiles:
        if x and x + SIZE > width:
            x, y = 0, y + SIZE + SPACE
        x += seen.lead * (SIZE + SPACE) // 2
        body += tile(seen).at(x, y)
        widest = max(widest, x + SIZE)
        x += SIZE + SPACE + GAP * min(seen.gap, _MOST_GAPS)
    return Picture(widest, y + SIZE, body)
