"""A verdict as a note under a paper: right or wrong, and why."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from forceout.drawing.picture import Picture
from forceout.drawing.svg import Looks, box, words

WIDTH = 400
_PADDING = 14
_LINE = 19
_HEAD = 26
_A_LETTER = 7
_SIZE = 14

_RIGHT: Looks = {"fill": "#e8f5ec", "stroke": "#1a7843", "rx": 8}
_WRONG: Looks = {"fill": "#fdecea", "stroke": "#c22f2a", "rx": 8}


def verdict(headline: str, reasons: Sequence[str], *, is_correct: bool = True) -> Picture:
    """Draw a verdict; a sign beside its colour says what it is.

    >>> verdict("Correct", [])[:2]
    (400, 48)
    """
    letters = (WIDTH - 2 * _PADDING) // _A_LETTER
    lines = [line for reason in reasons for line in wrap(reason, letters)]
    ink = "#146035" if is_correct else "#a32420"
    sign = "✓" if is_correct else "✗"
    looks = _RIGHT if is_correct else _WRONG
    height = 2 * _PADDING + _HEAD - 6 + _LINE * len(lines)
    body = box(WIDTH - 2, height - 2, x=1, y=1, **looks)
    body += words(f"{sign} {headline}", _PADDING, _PADDING + 15, 16, font_weight=700, fill=ink)
    for number, line in enumerate(lines):
        y = _PADDING + _HEAD + 13 + number * _LINE
        body += words(line, _PADDING, y, _SIZE, fill="#2a2520")
    return Picture(WIDTH, height, body)
