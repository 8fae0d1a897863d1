"""What a checker does with a pencil: try every grouping of a paper, with fractions only.

Written apart from the program, from the rules alone (VII-B-6): any grouping, but that a sign in
front takes just the numeral behind it, a sign behind just the numeral in front of it, and that two
such signs beside one numeral may be taken in either order.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import factorial, isqrt
from typing import NamedTuple

Row = tuple["str | Row", ...]

_TIGHT, _ROOT, _LOOSE = "numeral", "root", "loose"
_MOST = 10**40


class _UndefinedError(Exception):
    """What has no value."""


class _BeyondPencilError(Exception):
    """What fractions cannot say, or what is too long to write down."""


class Grouped(NamedTuple):
    """One grouping: how tight it is, and its value; None where fractions cannot tell."""

    tightness: str
    value: Fraction | None


@dataclass(frozen=True)
class Tried:
    """The values of all groupings; `all_known` when fractions could tell every one of them."""

    values: frozenset[Fraction]
    all_known: bool


def try_all(text: str, *, counts_factors: bool = False) -> Tried:
    """Try every grouping of a side of a paper: one-digit numerals, + - x / ^ v ! ( )."""
    found = _groupings(_row(iter(text.replace(" ", ""))), counts_factors)
    known = frozenset(one.value for one in found if one.value is not None)
    return Tried(known, all(one.value is not None for one in found))


def _row(signs: Iterator[str]) -> Row:
    row: list[str | Row] = []
    for sign in signs:
        if sign == ")":
            break
        row.append(_row(signs) if sign == "(" else sign)
    return tuple(row)


@cache
def _groupings(row: Row, counts_factors: bool) -> frozenset[Grouped]:
    if len(row) == 1:
        return frozenset(_numeral(row[0], counts_factors))
    return frozenset(
        [
            *_in_front(row, counts_factors),
            *_behind(row, counts_factors),
            *_between(row, counts_factors),
        ]
    )


def _numeral(item: str | Row, counts_factors: bool) -> Iterator[Grouped]:
    if not isinstance(item, str):
        for inner in _groupings(item, counts_factors):
            yield Grouped(_TIGHT, inner.value)
    elif item.isdigit():
        yield Grouped(_TIGHT, Fraction(item))


def _in_front(row: Row, counts_factors: bool) -> Iterator[Grouped]:
    if row[0] == "v" or (row[0] == "x" and counts_factors):
        for one in _groupings(row[1:], counts_factors):
            if one.tightness == _TIGHT and row[0] == "v":
                yield from _made(_TIGHT, "v", Fraction(2), one.value)
            elif one.tightness == _TIGHT:
                yield from _made(_TIGHT, "factors", one.value)


def _behind(row: Row, counts_factors: bool) -> Iterator[Grouped]:
    if row[-1] == "!":
        for one in _groupings(row[:-1], counts_factors):
            if one.tightness in {_TIGHT, _ROOT}:
                yield from _made(_TIGHT, "!", one.value)


def _between(row: Row, counts_factors: bool) -> Iterator[Grouped]:
    for place in range(1, len(row) - 1):
        sign = row[place]
        if not isinstance(sign, str) or sign not in "+-x/^v":
            continue
        for left in _groupings(row[:place], counts_factors):
            for right in _groupings(row[place + 1 :], counts_factors):
                if sign != "v":
                    yield from _made(_LOOSE, sign, left.value, right.value)
                elif right.tightness == _TIGHT:
                    yield from _made(_ROOT, sign, left.value, right.value)


def _made(tightness: str, sign: str, *operands: Fraction | None) -> Iterator[Grouped]:
    known = [operand for operand in operands if operand is not None]
    if len(known) < len(operands):
        yield Grouped(tightness, None)
        return
    try:
        value = _DONE[sign](*known)
    except _UndefinedError:
        return
    except _BeyondPencilError:
        yield Grouped(tightness, None)
        return
    long = max(abs(value.numerator), value.denominator) > _MOST
    yield Grouped(tightness, None if long else value)


def _divided(a: Fraction, b: Fraction) -> Fraction:
    if b == 0:
        raise _UndefinedError
    return a / b


def _power(a: Fraction, b: Fraction) -> Fraction:
    if a == 0 and b <= 0:
        raise _UndefinedError
    if b.denominator != 1:
        if a < 0 and b.denominator % 2 == 0:
            raise _UndefinedError
        if a in {0, 1}:
            return a
        raise _BeyondPencilError
    if a in {0, 1}:
        return a
    if abs(b) > 60:
        raise _BeyondPencilError
    return a ** int(b)


def _root(index: Fraction, radicand: Fraction) -> Fraction:
    if index == 0:
        raise _UndefinedError
    if radicand == 0:
        if index < 0:
            raise _UndefinedError
        return radicand
    if index == 1:
        return radicand
    if index == 2:
        if radicand < 0:
            raise _UndefinedError
        above, below = isqrt(radicand.numerator), isqrt(radicand.denominator)
        if above**2 == radicand.numerator and below**2 == radicand.denominator:
            return Fraction(above, below)
        raise _BeyondPencilError
    return _power(radicand, 1 / index)


def _factorial(a: Fraction) -> Fraction:
    if a.denominator != 1 or a < 0:
        raise _UndefinedError
    if a > 30:
        raise _BeyondPencilError
    return Fraction(factorial(int(a)))


def _number_of_factors(a: Fraction) -> Fraction:
    """Middle Division: counting numbers up to 1000."""
    if a.denominator != 1 or not 1 <= a <= 1000:
        raise _UndefinedError
    return Fraction(sum(a % number == 0 for number in range(1, int(a) + 1)))


_DONE: dict[str, Callable[..., Fraction]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "x": lambda a, b: a * b,
    "/": _divided,
    "^": _power,
    "v": _root,
    "!": _factorial,
    "factors": _number_of_factors,
}
