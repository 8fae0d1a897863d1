"""Is a number real, and its mirror image a - bi."""

from forceout.values.enclosure import enclose
from forceout.values.normal import minus, opposite, plus, product
from forceout.values.number import (
    ZERO,
    Base,
    Factor,
    Number,
    Value,
    may_be_unreal,
)
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import is_radical_sum
from forceout.values.separation import is_zero

DISC_BITS = 64


def is_real(value: Value) -> bool | None:
    """Say whether a value is a real number.

    >>> from forceout.values import I, power, integer
    >>> is_real(I), is_real(power(I, integer(2)))
    (False, True)
    """
    if not isinstance(value, Number) or not may_be_unreal(value):
        return True
    if is_radical_sum(value) or not enclose(value, DISC_BITS).imag.contains(0):
        return False
    try:
        mirrored = conjugate(value)
        return None if mirrored is None else is_zero(minus(value, mirrored))
    except BeyondReach:
        return None


def conjugate(value: Number) -> Value | None:
    """Return a - bi for a + bi, None where that is not plain."""
    result: Value = ZERO
    for term in value.terms:
        factors = [_mirrored(base, exponent) for base, exponent in term.powers.factors]
        known = [factor for factor in factors if factor is not None]
        if len(known) < len(factors):
            return None
        result = plus(result, product(term.coefficient, known))
    return result


def _mirrored(base: Base, exponent: Value) -> Factor | None:
    """Mirror a power; a base on the negative real axis, where roots jump, is none of ours."""
    if base == -1:
        return -1, opposite(exponent)
    if not isinstance(base, Number) or not may_be_unreal(base):
        return base, exponent
    if enclose(base, DISC_BITS).imag.contains(0):
        return (base, exponent) if is_real(base) else None
    mirrored = conjugate(base)
    return (mirrored, exponent) if isinstance(mirrored, Number) else None
