"""Numerals on paper: how many digits may stand together, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence

from forceout.equations import faults
from forceout.equations.desk import Desk
from forceout.equations.evaluation import POINT
from forceout.equations.reading import FOR_PERCENT, Form, leaf
from forceout.equations.symbols import Expression, Mark, Part, Symbol
from forceout.equations.variations import TEN
from forceout.kit import Turn
from forceout.rules.forest import Reading
from forceout.rules.verdict import Fault, Ruling

MOST_POINT_DIGITS = 3
_TWO_DIGITS = 2
_DIGIT_OF_SIGN = {"^": "T", "v": "E"}


def may_be_digit(part: Part, desk: Desk) -> bool:
    """Whether a part is a digit, a point, or a sign that is a digit too (bases 11 and 12)."""
    if not isinstance(part, Symbol):
        return False
    if part.mark is Mark.DIGIT or part.mark is Mark.POINT:
        return True
    if desk.now.base <= TEN or part.mark is not Mark.OPERATION:
        return False
    is_percent = part.face == "v" and part.turn is Turn.UPSIDE_DOWN and desk.now.percent
    return desk.now.is_digit(part.face) and not is_percent


def digits_from(parts: Expression, at: int, desk: Desk) -> list[Symbol]:
    """Take the run of digits and points that begins at a place."""
    run: list[Symbol] = []
    for part in parts[at:]:
        if not isinstance(part, Symbol) or not may_be_digit(part, desk):
            break
        run.append(part)
    return run


def is_beside_percent(parts: Expression, at: int, after: int) -> bool:
    """Whether a percent sign stands right before or behind a stretch of parts (XIII-A-14)."""
    return any(
        _is_percent(part) for part in (*parts[max(0, at - 1) : at], *parts[after : after + 1])
    )


def _is_percent(part: Part) -> bool:
    return isinstance(part, Symbol) and (
        part.text == "pct" or (part.face == "v" and part.turn is Turn.UPSIDE_DOWN)
    )


def written(symbols: Sequence[Symbol]) -> str:
    """Write symbols one after the other."""
    return "".join(map(str, symbols))


def numeral_fault(
    run: Sequence[Symbol], desk: Desk, *, in_goal: bool, beside_percent: bool
) -> Fault | None:
    """Say why a run of digits is no numeral here."""
    points = sum(symbol.mark is Mark.POINT for symbol in run)
    digits = len(run) - points
    if len(run) > 1 and any(symbol.turn is not Turn.UPRIGHT for symbol in run):
        return faults.POINT_DIGITS if points else faults.TURNED_IN_NUMERAL
    if points:
        fits = points == 1 and 1 <= digits <= MOST_POINT_DIGITS
        return None if fits else faults.POINT_DIGITS
    if in_goal:
        return _goal_numeral_fault(run, desk)
    if digits == 1 or (digits == _TWO_DIGITS and (desk.now.two_digits or beside_percent)):
        return None
    return faults.LONG_NUMERAL


def _goal_numeral_fault(run: Sequence[Symbol], desk: Desk) -> Fault | None:
    goal = desk.rules.goal
    if len(run) == MOST_POINT_DIGITS and desk.now.decimal_in_goal:
        return faults.POINT_MISSING
    if len(run) > goal.most_digits:
        return faults.GOAL_NUMERAL
    leads = len(run) > 1 and run[0].text == "0" and not goal.leading_zeros
    return faults.GOAL_LEADING_ZERO if leads else None


def against_numeral(fault: Fault, run: Sequence[Symbol], desk: Desk, *, in_goal: bool) -> Ruling:
    """Rule on a run of digits that is no numeral."""
    most = str(desk.rules.goal.most_digits)
    if not in_goal:
        most = "two digits" if desk.now.two_digits else "one digit"
    return desk.ruling(fault, numeral=written(run), most=most)


def numeral_reading(
    run: Sequence[Symbol], start: int, end: int, desk: Desk, *, in_goal: bool
) -> Reading:
    """Read a run of digits that is a numeral, at a stretch of places.

    XIII-A-14: two digits that only percent allows can be nothing but an operand of percent.
    """
    arithmetic = desk.arithmetic
    value = arithmetic.numeral([_sign(symbol) for symbol in run])
    turn = run[0].turn
    if len(run) == 1 and turn is not Turn.UPRIGHT:
        turned = arithmetic.turned(value, turn)
        if isinstance(turned, Fault):
            return Reading(None, Form.ATOM, start, end, written(run), broken=turned)
        value = turned
    points = any(symbol.mark is Mark.POINT for symbol in run)
    is_long = len(run) > 1 and not (in_goal or desk.now.two_digits or points)
    return leaf(_as_read(run), value, start, end, FOR_PERCENT if is_long else 0)


def _as_read(run: Sequence[Symbol]) -> str:
    """Write a numeral with T and E where a ^ or v is a digit."""
    return "".join(
        str(symbol).replace(symbol.face, _DIGIT_OF_SIGN[symbol.face])
        if symbol.mark is Mark.OPERATION
        else str(symbol)
        for symbol in run
    )


def _sign(symbol: Symbol) -> str:
    if symbol.mark is Mark.POINT:
        return POINT
    return _DIGIT_OF_SIGN[symbol.face] if symbol.mark is Mark.OPERATION else symbol.text
