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
_A_BOLD_LETTER = 10
_SIZE = 14

_RIGHT: Looks = {"fill": "#e8f5ec", "stroke": "#1a7843", "rx": 8}
_WRONG: Looks = {"fill": "#fdecea", "stroke": "#c22f2a", "rx": 8}


def verdict(headline: str, reasons: Sequence[str], *, is_correct: bool = True) -> Picture:
    """Draw a verdict; a sign beside its colour says what it is.

    >>> verdict("Correct", [])[:2]
    (400, 48)
    """
    room = WIDTH - 2 * _PADDING
    lines = [line for reason in reasons for line in wrap(reason, room // _A_LETTER)]
    ink = "#146035" if is_correct else "#a32420"
    sign = "✓" if is_correct else "✗"
    looks = _RIGHT if is_correct else _WRONG
    heads = wrap(f"{sign} {headline}", room // _A_BOLD_LETTER, break_on_hyphens=False)
    below = _PADDING + _HEAD + _LINE * (len(heads) - 1)
    height = below + _PADDING - 6 + _LINE * len(lines)
    body = box(WIDTH - 2, height - 2, x=1, y=1, **looks)
    for number, head in enumerate(heads):
        y = _PADDING + 15 + number * _LINE
        body += words(head, _PADDING, y, 16, font_weight=700, fill=ink)
    for number, line in enumerate(lines):
        y = below + 13 + number * _LINE
        body += words(line, _PADDING, y, _SIZE, fill="#2a2520")
    return Picture(WIDTH, height, body)
