"""Is a number whole, an integer, rational: proved, or None where nobody decided."""

from collections.abc import Hashable

from flint import fmpq, fmpz

from forceout.values.conjugate import is_real
from forceout.values.enclosure import enclose
from forceout.values.normal import minus, scaled, single, times
from forceout.values.number import (
    ONE,
    ZERO,
    Factorial,
    Log,
    Number,
    Term,
    Value,
    terms_of,
    total,
    value_key,
)
from forceout.values.order import equal
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import is_radical_sum
from forceout.values.residue import numerator_residue, residue
from forceout.values.separation import has_roots_left, is_zero
from forceout.values.size import sign_by_size

PRECISIONS = (128, 1_024, 4_096, 32_768)


def is_integer(value: Value) -> bool | None:
    """Say whether a value is one of ..., -2, -1, 0, 1, 2, ..."""
    if isinstance(value, fmpq):
        return value.q == 1
    found = numerator_residue(value, 1)
    if found is not None:
        return found[0] % found[1] == 0
    if is_rational(value) is False:
        return False
    if len(value.terms) == 1:
        plain = _is_integer_term(value.terms[0])
        if plain is not None:
            return plain
    rest = total(t for t in value.terms if not _is_plain_integer(t))
    if len(terms_of(rest)) < len(value.terms):
        return is_integer(rest)
    for bits in PRECISIONS:
        disc = enclose(value, bits)
        if not disc.is_finite():
            return None
        if not disc.real.contains_integer() or not disc.imag.contains(0):
            return False
        nearest = disc.real.unique_fmpz()
        if nearest is not None:
            return equal(value, fmpq(nearest))
    return None


def _is_plain_integer(term: Term) -> bool:
    value = total((term,))
    if isinstance(value, fmpq):
        return value.q == 1
    found = numerator_residue(value, 1)
    return found is not None and found[0] % found[1] == 0


def _is_integer_term(term: Term) -> bool | None:
    """Look at the powers of a term: a quotient of factorials, a power below 1."""
    factorials: list[tuple[fmpq, int]] = []
    for base, exponent in term.powers.factors:
        side = sign_by_size(exponent)
        if isinstance(base, int) and base > 1 and side == -1:
            # The coefficient shares nothing with a large power.
            return False if all(isinstance(b, int) for b, _ in term.powers.factors) else None
        if isinstance(base, int) and base > 1 and is_integer(exponent) and side == 1:
            continue
        if not isinstance(base, Factorial) or not isinstance(base.of, fmpq):
            return None
        if not isinstance(exponent, fmpq) or exponent.q != 1:
            return None
        factorials.append((base.of, int(exponent.p)))
    standing = 0
    for _, count in sorted(factorials, reverse=True):
        standing += count
        if standing < 0:
            return None
    return True if term.coefficient.q == 1 else None


def is_whole(value: Value) -> bool | None:
    """Say whether a value is one of 0, 1, 2, ...

    >>> from forceout.values import fraction, integer
    >>> is_whole(integer(0)), is_whole(integer(-1)), is_whole(fraction(1, 2))
    (True, False, False)
    """
    if isinstance(value, fmpq):
        return value.q == 1 and value >= 0
    side = sign_by_size(value) if is_real(value) else None
    if side == -1:
        return False
    whole = is_integer(value)
    return whole if whole is not True or side == 1 else None


def is_counting(value: Value) -> bool | None:
    """Say whether a value is one of 1, 2, 3, ..."""
    if isinstance(value, fmpq):
        return value.q == 1 and value > 0
    whole = is_whole(value)
    if whole is not True:
        return whole
    zero = is_zero(value)
    return None if zero is None else not zero


def is_rational(value: Value) -> bool | None:
    """Say whether a value is a fraction of integers."""
    if isinstance(value, fmpq):
        return True
    if _is_plainly_rational(value):
        return True
    if is_radical_sum(value) or is_real(value) is False:
        return False
    rest = has_roots_left(value)
    if rest is not None:
        return not rest
    if _is_transcendental(value):
        return False
    return False if _is_irrational_algebraic(value) else None


def _is_plainly_rational(value: Value) -> bool:
    """Say whether a value is made of whole powers of integers and factorials only."""
    return isinstance(value, fmpq) or all(
        (
            isinstance(base, Factorial)
            or (base > 1 if isinstance(base, int) else isinstance(base, Number))
        )
        and residue(exponent, 1) is not None
        and (not isinstance(base, Number) or _is_plainly_rational(base))
        for term in value.terms
        for base, exponent in term.powers.factors
    )


def _is_transcendental(value: Number) -> bool:
    """Know quotients of logarithms, and powers by roots (Gelfond, Schneider, Baker)."""
    beside = [t for t in value.terms if t.powers.factors]
    if len(beside) == 1 and all(
        isinstance(base, int)
        and base > 1
        and (isinstance(exponent, fmpq) or is_radical_sum(exponent))
        for base, exponent in beside[0].powers.factors
    ):
        return True
    below = {
        base
        for t in beside
        for base, exponent in t.powers.factors
        if isinstance(base, Log | Number) and exponent == -1
    }
    if len(below) != 1:
        return False
    try:
        return _is_form_of_logarithms(times(value, single(below.pop(), ONE)))
    except BeyondReach:
        return False


def _is_form_of_logarithms(value: Value) -> bool:
    """Say whether a value is a sum of multiples of logarithms of primes."""
    return isinstance(value, Number) and all(
        len(t.powers.factors) == 1
        and isinstance(t.powers.factors[0][0], Log)
        and isinstance(t.powers.factors[0][0].of, fmpq)
        and t.powers.factors[0][1] == 1
        for t in value.terms
    )


def _is_irrational_algebraic(value: Number) -> bool:
    """Find a multiple that is an algebraic integer, and see that it is no integer."""
    denominator = _denominator(value)
    if denominator is None:
        return False
    multiple = scaled(value, fmpq(denominator))
    return not enclose(multiple, 256 + 2 * denominator.bit_length()).real.contains_integer()


def _denominator(value: Value) -> fmpz | None:
    """Return a whole number that makes a value an algebraic integer, None if that is not plain."""
    if isinstance(value, fmpq):
        return value.q
    common = fmpz(1)
    for term in value.terms:
        below = term.coefficient.q
        for base, exponent in term.powers.factors:
            if not isinstance(exponent, fmpq) or not 0 < exponent < 1:
                return None
            inner = _denominator(base) if isinstance(base, Number) else fmpz(1)
            if inner is None or not isinstance(base, int | Number):
                return None
            below *= inner
        common = common.lcm(below)
    return common


def differs_by_multiple(a: Value, b: Value, k: int) -> bool | None:
    """Say whether a - b is k, -k, 2k, -2k, ...: a multiple of k, but not zero.

    >>> from forceout.values import integer, power
    >>> nine = integer(9)
    >>> differs_by_multiple(power(nine, power(nine, nine)), integer(1), 8)
    True
    """
    try:
        difference = minus(a, b)
        whole = is_integer(scaled(difference, fmpq(1, k)))
    except BeyondReach:
        return None
    if whole is False:
        return False
    zero = equal(difference, ZERO)
    if zero:
        return False
    return True if whole and zero is False else None


def as_fmpq(value: Value) -> fmpq | None:
    """Return a value as a fraction if it is one that can be written out."""
    return value if isinstance(value, fmpq) else None


def as_int(value: Value) -> int | None:
    """Return a value as an int if it is an integer that can be written out."""
    return int(value.p) if isinstance(value, fmpq) and value.q == 1 else None


def key(value: Value) -> Hashable:
    """Return something to sort numbers into drawers by: equal keys are proved equal numbers."""
    return value_key(value)
