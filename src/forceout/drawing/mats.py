"""The mat with its sections, and the Resources below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from forceout.drawing.picture import Picture, beside, stacked
from forceout.drawing.svg import Looks, box, words
from forceout.drawing.tiles import SIZE, SPACE, Tile, flowing

WIDTH = 552
_PADDING = 11
_SPACE = 12
_HEADING = 30
_MARGIN = 16

_FELT: Looks = {"fill": "#f4ebd8", "stroke": "#b9a983", "stroke_width": 2, "rx": 14}
_FIELD: Looks = {"fill": "#fffdf8", "stroke": "#cbbd9c", "rx": 10}
_NAME: Looks = {"font_weight": 700, "fill": "#2a2520"}


def _section(name: str, cubes: Picture, width: int, least: int = SIZE) -> Picture:
    """Draw a section with its name; `least` is the least height of what lies in it."""
    height = _HEADING + max(cubes.height, least) + _PADDING
    body = box(width, height, **_FIELD) + words(name, _PADDING, 21, 15, **_NAME)
    return Picture(width, height, body + cubes.at(_PADDING, _HEADING))


def mat(
    goal: Sequence[Sequence[Tile]],
    sections: Mapping[str, Sequence[Tile]],
    resources: Sequence[Tile],
) -> Picture:
    """Draw a position: the Goal in its lines, the sections side by side, the Resources below.

    >>> mat([[Tile("4")]], {"Required": [], "Permitted": [], "Forbidden": []}, []).width
    552
    """
    inner = WIDTH - 2 * _MARGIN
    each = (inner - _SPACE * (len(sections) - 1)) // len(sections)
    lying = {name: flowing(tiles, each - 2 * _PADDING) for name, tiles in sections.items()}
    tallest = max(cubes.height for cubes in lying.values())
    fields = beside([_section(name, cubes, each, tallest) for name, cubes in lying.items()], _SPACE)
    set_up = stacked([flowing(line, inner - 2 * _PADDING) for line in goal], SPACE)
    inside = stacked([_section("Goal", set_up, inner), fields], _SPACE)
    height = inside.height + 2 * _MARGIN
    cloth = box(WIDTH - 2, height - 2, x=1, y=1, **_FELT)
    felt = Picture(WIDTH, height, cloth + inside.at(_MARGIN, _MARGIN))
    left = flowing(resources, inner)
    name = words("Resources", _MARGIN, 15, 15, **_NAME)
    beneath = Picture(WIDTH, _HEADING + max(SIZE, left.height), name + left.at(_MARGIN, 26))
    return stacked([felt, beneath], _SPACE)
