"""The four operations, averages and percents, on any two numbers.

Two fractions are by far the most common case and go first, by one look at their types.
"""

from collections.abc import Callable

from flint import fmpq

from forceout.values.normal import WRITTEN_BITS, minus, plus, times
from forceout.values.number import HALF, Number, Result, Value
from forceout.values.outcome import BeyondReach, Reason, Uncheckable, Undefined
from forceout.values.quotient import quotient
from forceout.values.recognition import settled
from forceout.values.separation import is_zero

DIVIDED_BY_ZERO = Undefined(Reason.DIVISION_BY_ZERO)

Fault = Callable[[Value], Undefined | None]
"""What makes an operand impossible, whatever the other one is."""


def within_reach(
    operation: Callable[..., Result], *operands: Result, faults: tuple[Fault, ...] = ()
) -> Result:
    """Apply an operation to results: what is undefined stays so, what is unknown stays unknown.

    An operand with a fault of its own makes the result undefined even beside an unknown one.
    """
    for operand in operands:
        if isinstance(operand, Undefined):
            return operand
    unknown = next((o for o in operands if isinstance(o, Uncheckable)), None)
    try:
        if unknown is not None:
            return _fault_among(operands, faults) or unknown
        result = operation(*operands)
        return settled(result) if isinstance(result, Number) else result
    except BeyondReach as beyond:
        return Uncheckable(beyond.why)


def _fault_among(operands: tuple[Result, ...], faults: tuple[Fault, ...]) -> Undefined | None:
    for operand, fault in zip(operands, faults, strict=False):
        if not isinstance(operand, Undefined | Uncheckable):
            found = fault(operand)
            if found is not None:
                return found
    return None


def no_fault(_operand: Value) -> None:
    """Find nothing wrong with an operand by itself."""


def add(a: Result, b: Result) -> Result:
    """Add.

    >>> from forceout.values import fraction, show
    >>> show(add(fraction(1, 2), fraction(1, 3)))
    '5/6'
    """
    if type(a) is fmpq and type(b) is fmpq:
        value = a + b
        if value.height_bits() <= WRITTEN_BITS:
            return value
    return within_reach(plus, a, b)


def sub(a: Result, b: Result) -> Result:
    """Subtract b from a."""
    if type(a) is fmpq and type(b) is fmpq:
        value = a - b
        if value.height_bits() <= WRITTEN_BITS:
            return value
    return within_reach(minus, a, b)


def mul(a: Result, b: Result) -> Result:
    """Multiply."""
    if type(a) is fmpq and type(b) is fmpq:
        value = a * b
        if value.height_bits() <= WRITTEN_BITS:
            return value
    return within_reach(times, a, b)


def div(a: Result, b: Result) -> Result:
    """Divide a by b.

    >>> from forceout.values import integer
    >>> div(integer(1), integer(0)).reason.name
    'DIVISION_BY_ZERO'
    """
    if type(a) is fmpq and type(b) is fmpq:
        try:
            value = a / b
        except ZeroDivisionError:
            return DIVIDED_BY_ZERO
        if value.height_bits() <= WRITTEN_BITS:
            return value
    return within_reach(_divided, a, b, faults=(no_fault, _is_zero_divisor))


def _divided(a: Value, b: Value) -> Result:
    zero = is_zero(b)
    if zero is None:
        return Uncheckable("a division by what may be zero")
    return DIVIDED_BY_ZERO if zero else quotient(a, b)


def _is_zero_divisor(b: Value) -> Undefined | None:
    return DIVIDED_BY_ZERO if is_zero(b) else None


def average(a: Result, b: Result) -> Result:
    """Return half the sum.

    >>> from forceout.values import integer, show
    >>> show(average(integer(5), integer(8)))
    '13/2'
    """
    return mul(add(a, b), HALF)


def percent(a: Result, b: Result, base: int = 10) -> Result:
    """Return a percent of b, where percent is per base times base.

    >>> from forceout.values import integer, show
    >>> show(percent(integer(6), integer(8))), show(percent(integer(48), integer(9), base=8))
    ('12/25', '27/4')
    """
    return mul(mul(a, fmpq(1, base * base)), b)
