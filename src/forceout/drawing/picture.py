"""A picture: its size and what is in it, to be shown or set beside others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from forceout.drawing.svg import SANS, clean, element


class Picture(NamedTuple):
    """A piece of SVG and the room that it takes, in whole pixels."""

    width: int
    height: int
    body: str

    def at(self, x: int, y: int) -> str:
        """Move it to a place."""
        return element("g", self.body, transform=f"translate({x} {y})")

    def svg(self, title: str) -> str:
        """Make it a document of its own; the title says in words what is to be seen.

        >>> Picture(8, 8, "<path/>").svg("Nothing")[:48]
        '<svg xmlns="http://www.w3.org/2000/svg" width="8'
        """
        return element(
            "svg",
            element("title", clean(title)),
            self.body,
            xmlns="http://www.w3.org/2000/svg",
            width=self.width,
            height=self.height,
            viewBox=f"0 0 {self.width} {self.height}",
            role="img",
            font_family=SANS,
        )


def beside(pictures: Sequence[Picture], space: int) -> Picture:
    """Set pictures side by side, their tops level.

    >>> beside([Picture(10, 4, "<a/>"), Picture(6, 8, "<b/>")], 2)[:2]
    (18, 8)
    """
    body = ""
    x = 0
    for picture in pictures:
        body += picture.at(x, 0)
        x += picture.width + space
    height = max((picture.height for picture in pictures), default=0)
    return Picture(max(0, x - space), height, body)


def stacked(pictures: Sequence[Picture], space: int) -> Picture:
    """Set pictures below one another, their left sides level.

    >>> stacked([Picture(10, 4, "<a/>"), Picture(6, 8, "<b/>")], 2)[:2]
    (10, 14)
    """
    body = ""
    y = 0
    for picture in pictures:
        body += picture.at(0, y)
        y += picture.height + space
    width = max((picture.width for picture in pictures), default=0)
    return Picture(width, max(0, y - space), body)
