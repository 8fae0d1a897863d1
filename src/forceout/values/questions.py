"""What can be asked of a number: is it whole, real, zero; its sign; which of two is larger.

Every answer is proved. None means that nobody decided.
"""

from collections.abc import Hashable

from flint import fmpq

from forceout.values.enclosure import enclose
from forceout.values.normal import minus, product, scaled
from forceout.values.number import Factor, Factorial, Log, Number, Term, Value, value_key
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import is_radical_sum
from forceout.values.residue import residue
from forceout.values.separation import is_zero

PRECISIONS = (64, 256, 1024, 4096)


def is_real(value: Value) -> bool | None:
    """Say whether a value is a real number."""
    if isinstance(value, fmpq) or not _may_be_unreal(value):
        return True
    if is_radical_sum(value):
        return False
    if not enclose(value, 64).imag.contains(0):
        return False
    try:
        mirrored = conjugate(value)
        return None if mirrored is None else is_zero(minus(value, mirrored))
    except BeyondReach:
        return None


def _may_be_unreal(value: Value) -> bool:
    if isinstance(value, fmpq):
        return False
    return any(
        base == -1 or (isinstance(base, Number) and _may_be_unreal(base))
        for t in value.terms
        for base, _ in t.powers.factors
    )


def conjugate(value: Value) -> Value | None:
    """Return a - bi for a + bi, None where it is not plain."""
    if isinstance(value, fmpq):
        return value
    result: Value = fmpq(0)
    for term in value.terms:
        factors: list[Factor] = []
        for base, exponent in term.powers.factors:
            if base == -1:
                factors.append((base, scaled(exponent, fmpq(-1))))
            elif isinstance(base, Number) and _may_be_unreal(base):
                if enclose(base, 64).imag.contains(0):
                    return None
                mirrored = conjugate(base)
                if not isinstance(mirrored, Number):
                    return None
                factors.append((mirrored, exponent))
            else:
                factors.append((base, exponent))
        result = minus(result, product(-term.coefficient, factors))
    return result


def sign(value: Value) -> int | None:
    """Return -1, 0 or 1 for a real value."""
    if isinstance(value, fmpq):
        return (value > 0) - (value < 0)
    if is_real(value) is not True:
        return None
    if len(value.terms) == 1 and _has_positive_powers(value.terms[0]):
        return 1 if value.terms[0].coefficient > 0 else -1
    return _sign_of_sum(value)


def _has_positive_powers(term: Term) -> bool:
    return all(
        isinstance(b, Log | Factorial) or (isinstance(b, int) and b > 0)
        for b, _ in term.powers.factors
    )


def _sign_of_sum(value: Number) -> int | None:
    for bits in PRECISIONS:
        disc = enclose(value, bits).real
        if disc > 0:
            return 1
        if disc < 0:
            return -1
    if is_zero(value):
        return 0
    return None


def compare(a: Value, b: Value) -> int | None:
    """Return the sign of a - b for two real values."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return (a > b) - (a < b)
    try:
        return sign(minus(a, b))
    except BeyondReach:
        return None


def equal(a: Value, b: Value) -> bool | None:
    """Say whether two values are the same number."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return bool(a == b)
    if a == b:
        return True
    try:
        return is_zero(minus(a, b))
    except BeyondReach:
        return None


def is_integer(value: Value) -> bool | None:
    """Say whether a value is one of ..., -2, -1, 0, 1, 2, ..."""
    if isinstance(value, fmpq):
        return bool(value.q == 1)
    if is_radical_sum(value):
        return False
    if residue(value, 2) is not None:
        return True
    if is_real(value) is False:
        return False
    for bits in PRECISIONS:
        disc = enclose(value, bits)
        if disc.is_finite() and not disc.real.contains_integer():
            return False
    nearest = enclose(value, 256).real.unique_fmpz()
    return None if nearest is None else equal(value, fmpq(nearest))


def is_whole(value: Value) -> bool | None:
    """Say whether a value is one of 0, 1, 2, ..."""
    return _integer_from(value, 0)


def is_counting(value: Value) -> bool | None:
    """Say whether a value is one of 1, 2, 3, ..."""
    return _integer_from(value, 1)


def _integer_from(value: Value, least: int) -> bool | None:
    if isinstance(value, fmpq):
        return bool(value.q == 1 and value >= least)
    whole = is_integer(value)
    if whole is not True:
        return whole
    order = compare(value, fmpq(least))
    return None if order is None else order >= 0


def is_rational(value: Value) -> bool | None:
    """Say whether a value is a fraction of integers."""
    if isinstance(value, fmpq):
        return True
    if is_radical_sum(value):
        return False
    if is_real(value) is False:
        return False
    if residue(value, 2) is not None:
        return True
    return None


def magnitude_exceeds(value: Value, bound: int) -> bool | None:
    """Say whether a value is above bound or below -bound (its absolute value, if unreal)."""
    if isinstance(value, fmpq):
        return bool(abs(value) > bound)
    if is_real(value):
        above, below = compare(value, fmpq(bound)), compare(value, fmpq(-bound))
        if above is not None and below is not None:
            return above > 0 or below < 0
        return None
    for bits in PRECISIONS:
        size = abs(enclose(value, bits))
        if size > bound:
            return True
        if size <= bound:
            return False
    return None


def differs_by_multiple(a: Value, b: Value, k: int) -> bool | None:
    """Say whether a - b is k, -k, 2k, -2k, ...: a multiple of k, but not zero."""
    try:
        difference = minus(a, b)
    except BeyondReach:
        return None
    left = residue(difference, k)
    if left is None:
        if isinstance(difference, fmpq):
            return False
        whole = is_integer(scaled(difference, fmpq(1, k)))
        if whole is not True:
            return whole
    elif left != 0:
        return False
    zero = is_zero(difference)
    return None if zero is None else not zero


def as_fmpq(value: Value) -> fmpq | None:
    """Return a value as a fraction if it is one that can be written out."""
    return value if isinstance(value, fmpq) else None


def as_int(value: Value) -> int | None:
    """Return a value as an int if it is an integer that can be written out."""
    return int(value.p) if isinstance(value, fmpq) and value.q == 1 else None


def key(value: Value) -> Hashable:
    """Return something to sort numbers into drawers by: equal keys are proved equal numbers."""
    return value_key(value)
