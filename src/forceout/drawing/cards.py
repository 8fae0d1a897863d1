"""The cards of On-Sets: dots with their letters, removed cards faint, selected ones framed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from forceout.drawing.picture import Picture
from forceout.drawing.svg import box, element, words

_WIDTH = 64
_HEIGHT = 84
_SPACE = 10
_ROOM = 6
_IN_A_ROW = 7
_RADIUS = 13
_PLACES = {"B": (20, 24), "R": (44, 24), "G": (20, 54), "Y": (44, 54)}
_COLOURS = {"B": "#1d5cb0", "R": "#c22f2a", "G": "#1a7843", "Y": "#8a6a00"}
_PAPER = "#fffdf8"
_EDGE = "#8d7f63"
_INK = "#2a2520"
_CHOSEN = "#0b57a4"


class CardSeen(NamedTuple):
    """How a card looks: its letters, whether it was removed, and whether it was selected."""

    letters: str
    is_removed: bool = False
    is_selected: bool = False


def card(seen: CardSeen) -> Picture:
    """Draw one card: each dot has its place, its colour and its letter.

    A removed card is faint and crossed out; a selected one has a thick frame and a tick, so that
    nothing is told by colour alone.

    >>> card(CardSeen("BR")).width, "opacity" in card(CardSeen("BR", is_removed=True)).body
    (64, True)
    """
    dots = "".join(_dot(letter) for letter in seen.letters if letter in _PLACES)
    edge, thick = (_CHOSEN, 4) if seen.is_selected else (_EDGE, 1)
    body = box(_WIDTH, _HEIGHT, rx=8, fill=_PAPER, stroke=edge, stroke_width=thick) + dots
    if seen.is_removed:
        cross = f"M8 8L{_WIDTH - 8} {_HEIGHT - 8}M{_WIDTH - 8} 8L8 {_HEIGHT - 8}"
        body = element("g", body, opacity="0.3")
        body += element("path", d=cross, stroke=_INK, stroke_width=2)
    elif seen.is_selected:
        tick = f"M{_WIDTH // 2 - 8} 73l5 5l11 -11"
        body += element("path", d=tick, fill="none", stroke=_CHOSEN, stroke_width=3)
    return Picture(_WIDTH, _HEIGHT, body)


def _dot(letter: str) -> str:
    x, y = _PLACES[letter]
    disc = element("circle", cx=x, cy=y, r=_RADIUS - 2, fill=_COLOURS[letter])
    sign = words(letter, x, y + 5, 15, font_weight=700, text_anchor="middle", fill="#fff")
    return disc + sign


def universe(cards: Sequence[CardSeen]) -> Picture:
    """Draw the cards of a universe, seven in a row.

    >>> universe([CardSeen("B"), CardSeen("")]).width
    150
    """
    across = min(len(cards), _IN_A_ROW)
    down = -(-len(cards) // _IN_A_ROW)
    body = "".join(
        card(seen).at(
            _ROOM + (place % _IN_A_ROW) * (_WIDTH + _SPACE),
            _ROOM + (place // _IN_A_ROW) * (_HEIGHT + _SPACE),
        )
        for place, seen in enumerate(cards)
    )
    width = 2 * _ROOM + max(0, across * (_WIDTH + _SPACE) - _SPACE)
    height = 2 * _ROOM + max(0, down * (_HEIGHT + _SPACE) - _SPACE)
    return Picture(width, height, body)
