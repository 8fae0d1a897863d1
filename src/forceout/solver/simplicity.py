"""How hard a paper is for a student, and so a Goal: a number to compare, in no unit."""

from __future__ import annotations

from forceout.solver.answers import Found

_SIGNS = {"+": 1, "-": 1, "x": 2, "U": 1, "n": 1, "/": 3, "'": 2, "=": 3, "c": 3}
_OTHER_SIGN = 5
_UNUSUAL = 2
"""What a cube costs more that is turned, wild, or stands for a power of the base."""


def effort(found: Found) -> int:
    """Weigh a paper: each cube counts, signs more than numbers, unusual uses most.

    >>> from forceout.api import Judge
    >>> judge = Judge.of("agloa-equations-2026", "junior")
    >>> plain = Found("4+5 = 9", judge.paper("9 | 4 + 5 | | |", "4+5 = 9", "time"))
    >>> turned = Found("4-5u = 9", judge.paper("9 | 4 - 5 | | |", "4-5u = 9", "time"))
    >>> effort(plain), effort(turned)
    (3, 5)
    """
    cubes = sum(_weight(use.symbol) for use in found.verdict.uses)
    return cubes + _OTHER_SIGN * found.paper.count("!")


def _weight(symbol: str) -> int:
    meant, _, source = symbol.partition(":")
    is_plain = len(meant) == 1 and not source
    is_sign = not (meant[0].isdigit() or meant[0] in "BRGYVTEi.")
    weight = _SIGNS.get(meant, _OTHER_SIGN) if is_sign else 1
    return weight if is_plain or (is_sign and not source) else weight + _UNUSUAL
