"""Which of two numbers is larger, are they equal, is one far from zero.

Every answer is proved. None means that nobody decided.
"""

from flint import fmpq

from forceout.values.conjugate import is_real
from forceout.values.enclosure import enclose
from forceout.values.logarithm import natural_log
from forceout.values.normal import minus, opposite, times
from forceout.values.number import Number, Value, may_be_unreal, total
from forceout.values.outcome import BeyondReach
from forceout.values.quotient import reciprocal
from forceout.values.separation import is_zero
from forceout.values.size import sign_by_size

PRECISIONS = (512, 2_048, 8_192, 32_768)


def sign(value: Value) -> int | None:
    """Return -1, 0 or 1 for a real value."""
    if isinstance(value, fmpq):
        return (value > 0) - (value < 0)
    if is_real(value) is not True:
        return None
    known = sign_by_size(value)
    if known is not None:
        return known
    known = _sign_at(value, PRECISIONS[:1])
    if known is None and is_zero(value):
        return 0
    if known is None and not may_be_unreal(value):
        known = _sign_of_two(value)
    return known or _sign_at(value, PRECISIONS[1:])


def _sign_at(value: Number, precisions: tuple[int, ...]) -> int | None:
    """Look at discs, each smaller than the one before."""
    for bits in precisions:
        disc = enclose(value, bits).real
        if disc > 0:
            return 1
        if disc < 0:
            return -1
        if not disc.is_finite():
            break
    return None


def _sign_of_two(value: Number) -> int | None:
    """Compare two towers by their logarithms, from which what they share falls out."""
    if len(value.terms) != 2:
        return None
    first, second = value.terms
    try:
        ratio = opposite(times(total((first,)), reciprocal(total((second,)))))
        above = sign(natural_log(ratio))
    except BeyondReach:
        return None
    if above is None:
        return None
    return above if first.coefficient > 0 else -above


def compare(a: Value, b: Value) -> int | None:
    """Return the sign of a - b for two real values.

    >>> from forceout.values import integer, power
    >>> nine = integer(9)
    >>> compare(power(nine, power(nine, nine)), power(power(nine, nine), nine))
    1
    """
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return (a > b) - (a < b)
    if is_real(a) is not True or is_real(b) is not True:
        return None
    try:
        return sign(minus(a, b))
    except BeyondReach:
        return None


def equal(a: Value, b: Value) -> bool | None:
    """Say whether two values are the same number."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return a == b
    if a == b:
        return True
    try:
        difference = minus(a, b)
    except BeyondReach:
        return None
    zero = is_zero(difference)
    return False if zero is None and sign(difference) else zero


def magnitude_exceeds(value: Value, bound: int) -> bool | None:
    """Say whether the absolute value of a number is above a bound."""
    if isinstance(value, fmpq):
        return abs(value) > bound
    real = is_real(value)
    if real:
        above, below = compare(value, fmpq(bound)), compare(value, fmpq(-bound))
        if above == 1 or below == -1:
            return True
        return None if above is None or below is None else False
    for bits in PRECISIONS:
        size = abs(enclose(value, bits))
        if size > bound:
            return True
        if size <= bound:
            return False
    return None
