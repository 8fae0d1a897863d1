"""The few elements of SVG that the pictures are made of, with every text escaped.

Looks are set on each element, never by a style sheet or an id: several pictures on one page must
not change one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

Looks = Mapping[str, str | int]

SANS = "Segoe UI, Helvetica Neue, DejaVu Sans, Arial, sans-serif"
SERIF = "Georgia, DejaVu Serif, serif"


def clean(text: str) -> str:
    """Make any text safe to stand in SVG.

    >>> clean('4 < "6"' + chr(0))
    '4 &lt; &quot;6&quot;?'
    """
    return escape("".join(char if char.isprintable() else "?" for char in text))


def element(tag: str, *inside: str, **looks: str | int) -> str:
    """Write an element; what is inside it is SVG already, `_` in a name stands for `-`.

    >>> element("rect", width=4, stroke_width=2)
    '<rect width="4" stroke-width="2"/>'
    """
    attributes = "".join(
        f' {name.replace("_", "-")}="{clean(str(value))}"' for name, value in looks.items()
    )
    body = "".join(inside)
    return f"<{tag}{attributes}>{body}</{tag}>" if body else f"<{tag}{attributes}/>"


def words(text: str, x: int, y: int, size: int, **looks: str | int) -> str:
    """Write a line of text that stands on the height y."""
    return element("text", clean(text), x=x, y=y, font_size=size, **looks)


def box(width: int, height: int, **looks: str | int) -> str:
    """Write a box with its corner at the origin."""
    return element("rect", width=width, height=height, **looks)
