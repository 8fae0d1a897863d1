"""One number divided by another."""

from flint import fmpq

from forceout.values.conjugate import is_real
from forceout.values.normal import minus, opposite, product, scaled, times
from forceout.values.number import (
    ONE,
    Number,
    Term,
    Value,
    divisors_of,
    may_be_unreal,
    terms_of,
    total,
)
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import inverse_of_radicals, is_radical_sum
from forceout.values.size import sign_by_size

MOST_ROUNDS = 8
"""Clearing a divisor of its own divisors may bring up others; so often it is tried."""


def quotient(a: Value, b: Value) -> Value:
    """Divide by a value that is known not to be zero."""
    for _ in range(MOST_ROUNDS):
        if isinstance(b, fmpq):
            return scaled(a, 1 / b)
        divisors = divisors_of(b) if len(b.terms) > 1 else []
        if not divisors:
            ratio = _common_ratio(a, b)
            return times(a, reciprocal(b)) if ratio is None else ratio
        whole = product(ONE, [(base, -exponent) for base, exponent in divisors])
        a, b = times(a, whole), times(b, whole)
    raise BeyondReach("a divisor that does not become plain")


def reciprocal(value: Value) -> Value:
    """Divide 1 by a value that is known not to be zero."""
    if isinstance(value, fmpq):
        return 1 / value
    if len(value.terms) == 1:
        return _inverted(value.terms[0])
    if is_radical_sum(value):
        inverse = inverse_of_radicals(value)
        if inverse is not None:
            return inverse
    content, core = without_content(value)
    return product(1 / content, [(core, -ONE)])


def _inverted(term: Term) -> Value:
    return product(1 / term.coefficient, [(b, opposite(e)) for b, e in term.powers.factors])


def _common_ratio(a: Value, b: Number) -> Value | None:
    """Return a / b where every term of a is the same multiple of a term of b."""
    top = terms_of(a)
    if len(top) != len(b.terms):
        return None
    ratio = times(total(top[:1]), _inverted(b.terms[0]))
    return ratio if minus(a, times(b, ratio)) == 0 else None


def without_content(value: Number) -> tuple[fmpq, Number]:
    """Split a sum into a fraction and a sum of coprime whole coefficients, positive if real."""
    content = fmpq(0)
    for term in value.terms:
        content = content.gcd(term.coefficient)
    if may_be_unreal(value):
        real = is_real(value)
        if real is None:
            raise BeyondReach("a power of what may be real or not")
        side = sign_by_size(value) if real else 1
    else:
        side = sign_by_size(value)
    if side is None:
        raise BeyondReach("a power of what may be positive or negative")
    content *= side
    return content, _as_sum(scaled(value, 1 / content))


def _as_sum(value: Value) -> Number:
    """Take a value for the sum that it is."""
    if isinstance(value, fmpq):
        raise BeyondReach("a sum that is a fraction")
    return value
