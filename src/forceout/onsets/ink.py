"""A paper in ink: each symbol as a hand writes it, for a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.drawing import Glyph
from forceout.onsets.notation import pretty_sign
from forceout.onsets.symbols import Expression, Group, Mark, Paper, Solution, Symbol

_SPACED = {Mark.OPERATION, Mark.RELATION}


def ink(paper: Paper) -> Iterator[Glyph]:
    """Write a paper out, sign by sign.

    >>> from forceout.onsets.notation import parse_paper
    >>> [glyph.sign for glyph in ink(parse_paper("B c R; (G n Y)'"))]
    ['B', '⊆', 'R', ';', '(', 'G', '∩', 'Y', ')', '′']
    """
    for number, solution in enumerate(paper.solutions):
        if number:
            yield Glyph("//", is_spaced=True)
        yield from _solution(solution)


def _solution(solution: Solution) -> Iterator[Glyph]:
    if solution.goal:
        yield Glyph(f"{solution.goal};", is_spaced=True)
    if solution.blank:
        yield Glyph(str(solution.blank), note="_")
        yield Glyph(";", is_spaced=True)
    for restriction in solution.restrictions:
        yield from _ink(restriction)
        yield Glyph(";", is_spaced=True)
    yield from _ink(solution.set_name)
    if solution.equated:
        yield Glyph("=", is_spaced=True)
        yield Glyph(solution.equated)


def _ink(expression: Expression) -> Iterator[Glyph]:
    for part in expression:
        match part:
            case Group():
                yield Glyph("(")
                yield from _ink(part.parts)
                yield Glyph(")")
            case Symbol(text="'"):
                yield Glyph("′", note=str(part.source or ""))
            case Symbol():
                is_between = part.mark in _SPACED
                yield Glyph(
                    pretty_sign(Symbol(part.text)),
                    note=str(part.source or ""),
                    is_spaced=is_between,
                )
