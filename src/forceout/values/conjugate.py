"""Is a number real; its mirror image a - bi; its real and imaginary parts."""

from flint import fmpq

from forceout.values.enclosure import enclose
from forceout.values.normal import minus, opposite, product, times
from forceout.values.number import (
    HALF,
    ONE,
    ZERO,
    Factor,
    Number,
    Term,
    Value,
    may_be_unreal,
    total,
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
    if not may_be_unreal(value):
        return True
    if is_radical_sum(value) or not enclose(value, DISC_BITS).imag.contains(0):
        return False
    try:
        mirrored = conjugate(value)
        return None if mirrored is None else is_zero(minus(value, mirrored))
    except BeyondReach:
        return None


def conjugate(value: Value) -> Value | None:
    """Return a - bi for a + bi, None where that is not plain."""
    if isinstance(value, fmpq):
        return value
    result: Value = ZERO
    for term in value.terms:
        factors: list[Factor] = []
        for base, exponent in term.powers.factors:
            mirrored = _mirrored(base, exponent) if _is_unreal_base(base) else (base, exponent)
            if mirrored is None:
                return None
            factors.append(mirrored)
        result = minus(result, product(-term.coefficient, factors))
    return result


def _is_unreal_base(base: object) -> bool:
    return base == -1 or (isinstance(base, Number) and may_be_unreal(base))


def _mirrored(base: object, exponent: Value) -> Factor | None:
    """Mirror a power; a base on the negative real axis, where roots jump, is none of ours."""
    if base == -1:
        return -1, opposite(exponent)
    if not isinstance(base, Number):
        return None
    if enclose(base, DISC_BITS).imag.contains(0):
        return (base, exponent) if is_real(base) else None
    mirrored = conjugate(base)
    return (mirrored, exponent) if isinstance(mirrored, Number) else None


def parts(value: Value) -> tuple[Value, Value] | None:
    """Return the real and the imaginary part, where the terms show which is which."""
    if isinstance(value, fmpq):
        return value, ZERO
    real: list[Term] = []
    imaginary: list[Term] = []
    for term in value.terms:
        rest = [f for f in term.powers.factors if f != (-1, HALF)]
        if any(_is_unreal_base(base) for base, _ in rest):
            return None
        (real if len(rest) == len(term.powers.factors) else imaginary).append(term)
    return total(real), opposite(times(total(imaginary), product(ONE, [(-1, HALF)])))
