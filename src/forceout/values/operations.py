"""The four operations, averages and percents, on any two numbers.

Two fractions are by far the most common case and go first, by one look at their types.
"""

from collections.abc import Callable

from flint import fmpq

from forceout.values.normal import WRITTEN_BITS, minus, plus, times
from forceout.values.number import HALF, Result, Value
from forceout.values.outcome import BeyondReach, Reason, Uncheckable, Undefined
from forceout.values.quotient import quotient
from forceout.values.separation import is_zero

DIVIDED_BY_ZERO = Undefined(Reason.DIVISION_BY_ZERO)


def within_reach(operation: Callable[[Value, Value], Result], a: Result, b: Result) -> Result:
    """Apply an operation to two answers: what is undefined stays so, what is unknown too."""
    for part in (a, b):
        if isinstance(part, Undefined):
            return part
    if isinstance(a, Uncheckable) or isinstance(a, Undefined):
        return a
    if isinstance(b, Uncheckable) or isinstance(b, Undefined):
        return b
    try:
        return operation(a, b)
    except BeyondReach as beyond:
        return Uncheckable(beyond.why)


def add(a: Result, b: Result) -> Result:
    """Add.

    >>> from forceout.values import fraction, show
    >>> show(add(fraction(1, 2), fraction(1, 3)))
    '5/6'
    """
    if type(a) is fmpq and type(b) is fmpq:
        value = a + b
        return value if value.height_bits() <= WRITTEN_BITS else within_reach(plus, a, b)
    return within_reach(plus, a, b)


def sub(a: Result, b: Result) -> Result:
    """Subtract b from a."""
    if type(a) is fmpq and type(b) is fmpq:
        value = a - b
        return value if value.height_bits() <= WRITTEN_BITS else within_reach(minus, a, b)
    return within_reach(minus, a, b)


def mul(a: Result, b: Result) -> Result:
    """Multiply."""
    if type(a) is fmpq and type(b) is fmpq:
        value = a * b
        return value if value.height_bits() <= WRITTEN_BITS else within_reach(times, a, b)
    return within_reach(times, a, b)


def div(a: Result, b: Result) -> Result:
    """Divide a by b.

    >>> from forceout.values import integer
    >>> div(integer(1), integer(0))
    Undefined(reason=<Reason.DIVISION_BY_ZERO: 'a number cannot be divided by zero'>)
    """
    if type(b) is fmpq:
        if b == 0:
            return a if isinstance(a, Undefined) else DIVIDED_BY_ZERO
        if type(a) is fmpq:
            value = a / b
            return value if value.height_bits() <= WRITTEN_BITS else within_reach(quotient, a, b)
    return within_reach(_divided, a, b)


def _divided(a: Value, b: Value) -> Result:
    zero = is_zero(b)
    if zero is None:
        return Uncheckable("a division by what may be zero")
    return DIVIDED_BY_ZERO if zero else quotient(a, b)


def average(a: Result, b: Result) -> Result:
    """Return half the sum."""
    return mul(add(a, b), HALF)


def percent(a: Result, b: Result, base: int = 10) -> Result:
    """Return a percent of b, where percent is per base times base."""
    return mul(mul(a, fmpq(1, base * base)), b)
