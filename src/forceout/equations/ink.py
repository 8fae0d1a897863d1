"""A paper in ink: each symbol as a hand writes it, for a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.drawing import Glyph
from forceout.equations.symbols import Expression, Group, Mark, Meant, Paper, Superscript, Symbol
from forceout.kit.cubes import PRETTY

_SPACED = {"+", "-", "x", "/", "^"}


def ink(paper: Paper) -> Iterator[Glyph]:
    """Write a paper out, sign by sign.

    >>> from forceout.equations.notation import parse_paper
    >>> [glyph.sign for glyph in ink(parse_paper("2x3{2} = 18"))]
    ['2', '×', '3', '2', '=', '1', '8']
    """
    for number, side in enumerate(paper.sides):
        if number:
            yield Glyph("=", is_spaced=True)
        yield from _ink(side, 0)


def _ink(expression: Expression, raised: int) -> Iterator[Glyph]:
    for part in expression:
        match part:
            case Group():
                yield Glyph("(", raised)
                yield from _ink(part.parts, raised)
                yield Glyph(")", raised)
            case Superscript():
                yield from _ink(part.parts, raised + 1)
            case Meant():
                yield Glyph(f"@{part.value}", raised)
            case Symbol():
                yield from _symbol(part, raised)


def _symbol(symbol: Symbol, raised: int) -> Iterator[Glyph]:
    is_between = symbol.mark is Mark.NAMED or symbol.text in _SPACED
    yield Glyph(
        PRETTY.get(symbol.text, symbol.text),
        raised,
        symbol.turn.angle,
        str(symbol.source or ""),
        is_spaced=is_between,
    )
    if symbol.mark is Mark.POWER_OF_BASE:
        yield Glyph(f"p{symbol.exponent}", raised + 1)
