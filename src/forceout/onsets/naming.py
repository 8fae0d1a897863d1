"""Why an expression names no set: the place where reading breaks down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forceout.onsets import faults
from forceout.onsets.desk import Desk
from forceout.onsets.notation import format_expression
from forceout.onsets.symbols import PRIME, Expression, Group, Mark, Symbol
from forceout.rules.forest import Stretch
from forceout.rules.verdict import Ruling

_SET = "set"


def why_not_read(expression: Expression, stretch: Stretch, desk: Desk) -> Ruling:
    """Say why an expression has no reading: it names no set, or it is too long to look at."""
    if stretch.is_whole:
        return why_no_set(expression, desk)
    return desk.uncheckable(format_expression(expression))


def why_no_set(expression: Expression, desk: Desk) -> Ruling:
    """Rule on an expression that names no set: on its innermost group that does not."""
    for part in expression:
        if isinstance(part, Group):
            inner = why_no_set(part.parts, desk)
            if inner.fault is not faults.NO_SET:
                return inner
    text = format_expression(expression) or "An empty place"
    roles = list(_roles(expression))
    for place, role in enumerate(roles):
        follows_set = place > 0 and roles[place - 1] in {_SET, PRIME}
        if role == PRIME and not follows_set:
            return desk.ruling(faults.PRIME_IN_FRONT, expression=text)
        if role == _SET and follows_set:
            return desk.ruling(faults.SIDE_BY_SIDE, expression=text)
    return desk.ruling(faults.NO_SET, expression=text)


def _roles(expression: Sequence[object]) -> Iterator[str]:
    for part in expression:
        match part:
            case Symbol(mark=Mark.OPERATION | Mark.RELATION) as symbol:
                yield symbol.text
            case _:
                yield _SET
