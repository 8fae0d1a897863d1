"""Products with i, which need no sign (XIII-D-11): what begins or ends with i, and may join."""

from __future__ import annotations

from forceout.equations.meaning import is_sideways_minus
from forceout.equations.symbols import Expression, Group, Mark, Part, Superscript, Symbol
from forceout.equations.variations import TEN

_POWER = 2
"""A power is written with two parts: what is raised, and its superscript."""


def i_edges(parts: Expression) -> tuple[bool, bool]:
    """Whether a product with i begins with i, and whether it ends with it.

    Beside i alone a raised exponent counts too: `4i{3}` may be meant as `4(i{3})`.

    >>> from forceout.equations.notation import parse_expression
    >>> i_edges(parse_expression("2i"))
    (False, True)
    >>> i_edges(parse_expression("2+i"))
    (False, False)
    """
    edges = [_i_edge(part) for part in parts]
    if len(parts) == _POWER and isinstance(parts[1], Superscript):
        edges[1] = (False, False)
    if None in edges:
        return False, False
    return bool(edges[0] and edges[0][0]), bool(edges[-1] and edges[-1][1])


def may_join(left: Expression, sign: str, right: Expression, base: int) -> bool:
    """Whether a ^ or v could be taken for a part of a product with i; a root may have no `left`.

    Behind i a v could begin a root of its own: (ii)(v4). From base eleven up a ^ or v beside i
    could be a digit: Ei. Such a product is none any longer once its value is named.

    >>> from forceout.equations.notation import parse_expression
    >>> may_join(parse_expression("ii"), "v", parse_expression("4"), 10)
    True
    >>> may_join(parse_expression("ii@-1"), "v", parse_expression("4"), 10)
    False
    """
    if sign not in {"^", "v"} or (left and not i_edges(left)[1]):
        return False
    is_root = bool(left) and sign == "v"
    return is_root or (base > TEN and i_edges(right)[0])


def _i_edge(part: Part) -> tuple[bool, bool] | None:
    """What a part of a product with i begins and ends with; None if it is an operation."""
    match part:
        case Group():
            return i_edges(part.parts)
        case Symbol(mark=Mark.DIGIT | Mark.POINT | Mark.POWER_OF_BASE):
            return False, False
        case Symbol() if part.text == "i" or is_sideways_minus(part.face, part.turn):
            return True, True
        case _:
            return None
