"""A paper as somebody wrote it: ink on a lined sheet, powers raised, wild cubes named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from forceout.drawing.picture import Picture
from forceout.drawing.svg import SERIF, Looks, box, element, words

LINE = 52
LEAST_WIDTH = 400
MOST_WIDTH = 560
_LEFT = 44
_RIGHT = 20
_TOP = 12
_BASELINE = 36
_CLOSING = ")!;"
_SIZES = (24, 16, 12)
_RAISED = (0, 11, 18)
_WIDEST = 36
_WIDE = 26
_BROAD = 19
_NARROW = 10
_USUAL = 14
_NOTE_SIZE = 11

_SHEET: Looks = {"fill": "#fff", "stroke": "#cfd6e2", "rx": 6}
_RULE: Looks = {"stroke": "#dde6f3"}
_MARGIN: Looks = {"stroke": "#f0b9b5"}
_WRITTEN: Looks = {"fill": "#1b3a6b", "font_family": SERIF, "text_anchor": "middle"}
_NOTED: Looks = {"fill": "#8a5a00", "font_weight": 700, "text_anchor": "middle"}


class Glyph(NamedTuple):
    """One sign on a paper.

    `raised` counts how many powers it stands in, `angle` is by how much it is turned, and `note`
    is what is written small under it: the wild cube that it is made with.
    """

    sign: str
    raised: int = 0
    angle: int = 0
    note: str = ""
    is_spaced: bool = False

    @property
    def level(self) -> int:
        """How high it stands; no hand writes more than three heights."""
        return min(self.raised, len(_SIZES) - 1)

    @property
    def width(self) -> int:
        """The room that it takes on the line."""
        size = _SIZES[self.level]
        if self.sign == "=":
            usual = _WIDEST
        elif self.is_spaced:
            usual = _WIDE + _USUAL * (len(self.sign) - 1)
        elif self.sign in "()[].!":
            usual = _NARROW
        elif self.angle or self.sign.isupper():
            usual = _BROAD * len(self.sign)
        else:
            usual = _USUAL * len(self.sign)
        return usual * size // _SIZES[0]

    def at(self, x: int, baseline: int) -> str:
        """Write it with its left side at x."""
        size = _SIZES[self.level]
        middle = x + self.width // 2
        y = baseline - _RAISED[self.level]
        written = words(self.sign, middle, y, size, **_WRITTEN)
        if self.angle:
            turned = f"rotate({self.angle} {middle} {y - size // 3})"
            written = element("g", written, transform=turned)
        if self.note:
            written += words(self.note, middle, y + 14, _NOTE_SIZE, **_NOTED)
        return written


def paper(glyphs: Sequence[Glyph]) -> Picture:
    """Draw a paper, going on in the next line where the sheet is full.

    >>> paper([Glyph("5"), Glyph("2", raised=1)]).width
    400
    """
    body = ""
    x = widest = _LEFT
    line = 0
    for glyph in glyphs:
        is_full = x > _LEFT and x + glyph.width > MOST_WIDTH - _RIGHT
        if is_full and glyph.sign not in _CLOSING:
            x, line = _LEFT, line + 1
        body += glyph.at(x, _TOP + line * LINE + _BASELINE)
        x += glyph.width
        widest = max(widest, x)
    width = max(LEAST_WIDTH, widest + _RIGHT)
    height = 2 * _TOP + (line + 1) * LINE
    sheet = box(width - 2, height - 2, x=1, y=1, **_SHEET)
    for number in range(line + 1):
        y = _TOP + number * LINE + _BASELINE + 6
        sheet += element("path", d=f"M0 {y}H{width}", **_RULE)
    sheet += element("path", d=f"M{_LEFT - 16} 0V{height}", **_MARGIN)
    return Picture(width, height, sheet + body)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper as its readers see it: its text in notation, and the signs as they were written.

    >>> str(Sheet("5{2}", (Glyph("5"), Glyph("2", raised=1))))
    '5{2}'
    """

    text: str
    glyphs: tuple[Glyph, ...]

    def __str__(self) -> str:
        """The paper in notation."""
        return self.text

    def picture(self) -> Picture:
        """Draw it."""
        return paper(self.glyphs)

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"A paper: {self.text}")
