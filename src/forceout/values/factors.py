"""How many factors a number has, and the prime numbers above a number."""

from collections import Counter
from itertools import compress

from flint import fmpq, fmpz

from forceout.values.factoring import factors_of
from forceout.values.kinds import is_counting, is_rational
from forceout.values.normal import plus, times, whole_power
from forceout.values.number import ONE, Factorial, Number, Result, Value
from forceout.values.operations import within_reach
from forceout.values.order import compare
from forceout.values.outcome import Reason, Uncheckable, Undefined

LARGEST_FACTORED_FACTORIAL = 400_000
LARGEST_PRIME_BITS = 300
"""A prime of this many bits is proved to be one in about a twentieth of a second."""
FIRST_PRIME = fmpq(2)


def prime_powers(value: Value) -> dict[int, Value] | None:
    """Return the prime factors of a counting number with their exponents, where that is quick."""
    if isinstance(value, fmpq):
        factors = factors_of(int(value.p))
        return {p: fmpq(e) for p, e in factors.powers} if factors.complete else None
    if len(value.terms) != 1:
        return None
    term = value.terms[0]
    above, below = prime_powers(fmpq(term.coefficient.p)), prime_powers(fmpq(term.coefficient.q))
    if above is None or below is None:
        return None
    found = dict(above)
    _join(found, below, fmpq(-1))
    for base, exponent in term.powers.factors:
        more = _prime_powers_of_base(base)
        if more is None:
            return None
        _join(found, more, exponent)
    return found


def _join(found: dict[int, Value], more: dict[int, Value], times_each: Value) -> None:
    once = times_each == ONE
    for prime, exponent in more.items():
        share = exponent if once else times(exponent, times_each)
        known = found.get(prime)
        found[prime] = share if known is None else plus(known, share)


def _prime_powers_of_base(base: object) -> dict[int, Value] | None:
    if isinstance(base, int) and base > 1:
        return prime_powers(fmpq(base))
    if not isinstance(base, Factorial) or not isinstance(base.of, fmpq):
        return None
    return (
        _prime_powers_of_factorial(int(base.of.p))
        if base.of <= LARGEST_FACTORED_FACTORIAL
        else None
    )


def _prime_powers_of_factorial(n: int) -> dict[int, Value]:
    """Count each prime among 1, 2, ..., n (Legendre)."""
    found: dict[int, Value] = {}
    for prime in _primes_to(n):
        count = rest = n // prime
        while rest >= prime:
            rest //= prime
            count += rest
        found[prime] = fmpq(count)
    return found


def _primes_to(n: int) -> list[int]:
    """Sift out the multiples."""
    marks = bytearray([1]) * (n + 1)
    marks[:2] = b"\0\0"
    for k in range(2, int(fmpz(n).isqrt()) + 1):
        if marks[k]:
            marks[k * k :: k] = bytes(len(range(k * k, n + 1, k)))
    return list(compress(range(n + 1), marks))


def number_of_factors(a: Result, limit: int | None) -> Result:
    """Return how many counting numbers divide a counting number that is at most limit.

    >>> from forceout.values import integer, show
    >>> show(number_of_factors(integer(12), 200))
    '6'
    """

    def operation(a: Value) -> Result:
        counting = is_counting(a)
        if counting is not True:
            return (
                Uncheckable("a number that may not be a counting number")
                if counting is None
                else Undefined(Reason.NOT_COUNTING_NUMBER)
            )
        over = _over_limit(a, limit)
        if over is not None:
            return over
        powers = prime_powers(a)
        if powers is None:
            return Uncheckable("a number whose factors cannot be found at once")
        return _count(list(powers.values()))

    return within_reach(operation, a)


def _count(exponents: list[Value]) -> Value:
    """Multiply the exponents, each with one added."""
    count: Value = ONE
    written = Counter(int(e.p) for e in exponents if isinstance(e, fmpq))
    for exponent, often in written.items():
        count = times(count, whole_power(fmpq(exponent + 1), often))
    for large in exponents:
        if isinstance(large, Number):
            count = times(count, plus(large, ONE))
    return count


def _over_limit(a: Value, limit: int | None) -> Undefined | Uncheckable | None:
    if limit is None:
        return None
    order = compare(a, fmpq(limit))
    if order is None:
        return Uncheckable("a number that may be over the limit")
    return Undefined(Reason.OVER_LIMIT) if order > 0 else None


def smallest_prime_above(a: Result, limit: int | None) -> Result:
    """Return the smallest prime above a rational number that is at most limit.

    >>> from forceout.values import fraction, integer, show
    >>> show(smallest_prime_above(fraction(9, 2), 200)), show(smallest_prime_above(integer(7), 200))
    ('5', '11')
    """

    def operation(a: Value) -> Result:
        rational = is_rational(a)
        if rational is None:
            return Uncheckable("a number that may not be rational")
        if not rational:
            return Undefined(Reason.NOT_RATIONAL)
        over = _over_limit(a, limit)
        if over is not None:
            return over
        if compare(a, FIRST_PRIME) == -1:
            return FIRST_PRIME
        if not isinstance(a, fmpq) or a.floor().bit_length() > LARGEST_PRIME_BITS:
            return Uncheckable("a prime above a very large number")
        return _prime_above(a.floor())

    return within_reach(operation, a)


def _prime_above(start: fmpz) -> Result:
    candidate = start + 1
    while not candidate.is_probable_prime():
        candidate += 1
    if candidate.is_prime():
        return fmpq(candidate)
    return Uncheckable("a number that only seems to be prime")
