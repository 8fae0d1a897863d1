"""Operations that are about whole numbers: remainder, lcm, gcf, factorial, factors, primes."""

from flint import fmpq, fmpz

from forceout.values.factoring import factors_of
from forceout.values.logarithm import natural_log
from forceout.values.normal import plus, product, single, times
from forceout.values.number import ONE, Result, Value, factorial_base
from forceout.values.operations import within_reach
from forceout.values.outcome import Reason, Uncheckable, Undefined
from forceout.values.questions import (
    as_fmpq,
    as_int,
    compare,
    is_counting,
    is_rational,
    is_whole,
    sign,
)
from forceout.values.quotient import quotient
from forceout.values.residue import residue

LARGEST_WRITTEN_FACTORIAL = 25_000
LARGEST_PRIME_BITS = 2_000
NOT_COUNTING = Undefined(Reason.NOT_COUNTING_NUMBER)
OVER_LIMIT = Undefined(Reason.OVER_LIMIT)


def remainder(a: Result, b: Result, limit: int | None = 1000) -> Result:
    """Return what is left of a on division by b, two counting numbers, a at most limit."""

    def operation(a: Value, b: Value) -> Result:
        fault = _not_counting(a, b)
        if fault is not None:
            return fault
        if limit is not None and compare(a, fmpq(limit)) == 1:
            return OVER_LIMIT
        if compare(a, b) == -1:
            return a
        divisor = as_int(b)
        left = None if divisor is None else residue(a, divisor)
        return Uncheckable("a remainder of very large numbers") if left is None else fmpq(left)

    return within_reach(operation, a, b)


def lcm(a: Result, b: Result) -> Result:
    """Return the least common multiple of two counting numbers."""
    return within_reach(_lcm, a, b)


def _lcm(a: Value, b: Value) -> Result:
    fault = _not_counting(a, b)
    if fault is not None:
        return fault
    common = _gcf(a, b)
    if isinstance(common, Undefined | Uncheckable):
        return common
    return times(quotient(a, common), b)


def gcf(a: Result, b: Result) -> Result:
    """Return the greatest common factor of two whole numbers, not both zero."""
    return within_reach(_gcf, a, b)


def _gcf(a: Value, b: Value) -> Result:
    for value in (a, b):
        whole = is_whole(value)
        if whole is None:
            return Uncheckable("a common factor of what may not be whole")
        if not whole:
            return NOT_COUNTING
    if a == 0 and b == 0:
        return Undefined(Reason.BOTH_ZERO)
    if a == 0 or b == 0:
        return b if a == 0 else a
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return fmpq(a.p.gcd(b.p))
    for large, small in ((a, b), (b, a)):
        n = as_int(small)
        left = None if n is None else residue(large, n)
        if left is not None and isinstance(small, fmpq):
            return fmpq(small.p.gcd(left))
    shared = _shared_powers(a, b)
    return Uncheckable("a common factor of very large numbers") if shared is None else shared


def _shared_powers(a: Value, b: Value) -> Value | None:
    left, right = prime_powers(a), prime_powers(b)
    if left is None or right is None:
        return None
    factors = []
    for prime, exponent in left.items():
        other = right.get(prime)
        if other is None:
            continue
        order = compare(exponent, other)
        if order is None:
            return None
        factors.append((prime, exponent if order < 0 else other))
    return product(ONE, factors)


def prime_powers(value: Value) -> dict[int, Value] | None:
    """Return the prime factors of a counting number with their exponents, where that is quick."""
    if isinstance(value, fmpq):
        factors = factors_of(int(value.p))
        return {p: fmpq(e) for p, e in factors.powers} if factors.complete else None
    if len(value.terms) != 1:
        return None
    term = value.terms[0]
    found = prime_powers(term.coefficient)
    if found is None:
        return None
    for base, exponent in term.powers.factors:
        if not isinstance(base, int) or base < 2:
            return None
        factors = factors_of(base)
        if not factors.complete:
            return None
        found[base] = exponent
    return found


def factorial(a: Result) -> Result:
    """Return the factorial of a whole number."""
    return within_reach(_factorial, a, ONE)


def _factorial(a: Value, _: Value) -> Result:
    whole = is_whole(a)
    if whole is None:
        return Uncheckable("a factorial of what may not be whole")
    if not whole:
        return Undefined(Reason.FACTORIAL_OF_NON_WHOLE)
    n = as_int(a)
    if n is not None and n <= LARGEST_WRITTEN_FACTORIAL:
        return fmpq(fmpz.fac_ui(fmpz(n)))
    return single(factorial_base(a))


def number_of_factors(a: Result, limit: int | None) -> Result:
    """Return how many counting numbers divide a counting number that is at most limit."""

    def operation(a: Value, _: Value) -> Result:
        fault = _not_counting(a)
        if fault is not None:
            return fault
        if limit is not None:
            order = compare(a, fmpq(limit))
            if order is None:
                return Uncheckable("a number that may be over the limit")
            if order > 0:
                return OVER_LIMIT
        powers = prime_powers(a)
        if powers is None:
            return Uncheckable("a number whose factors cannot be found at once")
        count: Value = ONE
        for exponent in powers.values():
            more = within_reach(lambda x, y: times(x, _next(y)), count, exponent)
            if isinstance(more, Undefined | Uncheckable):
                return more
            count = more
        return count

    return within_reach(operation, a, ONE)


def _next(value: Value) -> Value:
    return plus(value, ONE)


def smallest_prime_above(a: Result, limit: int | None) -> Result:
    """Return the smallest prime above a rational number that is at most limit."""

    def operation(a: Value, _: Value) -> Result:
        rational = is_rational(a)
        if rational is None:
            return Uncheckable("a number that may not be rational")
        if not rational:
            return Undefined(Reason.NOT_RATIONAL)
        if limit is not None and compare(a, fmpq(limit)) == 1:
            return OVER_LIMIT
        start = as_fmpq(a)
        if start is None or start.height_bits() > LARGEST_PRIME_BITS:
            return Uncheckable("a prime above a very large number")
        return _prime_above(start)

    return within_reach(operation, a, ONE)


def _prime_above(start: fmpq) -> Result:
    candidate = max(start.floor() + 1, fmpz(2))
    while not candidate.is_probable_prime():
        candidate += 1
    return fmpq(candidate)


def log(a: Result, b: Result) -> Result:
    """Return the log of a to the base b."""
    return within_reach(_log, a, b)


def _log(a: Value, b: Value) -> Result:
    undefined = Undefined(Reason.LOG_UNDEFINED)
    if b == 1:
        return undefined
    for value in (a, b):
        side = sign(value)
        if side is None:
            return Uncheckable("a log of what may not be positive")
        if side <= 0:
            return undefined
    if compare(b, ONE) is None:
        return Uncheckable("a log whose base may be 1")
    return quotient(natural_log(a), natural_log(b))


def _not_counting(*values: Value) -> Undefined | Uncheckable | None:
    for value in values:
        counting = is_counting(value)
        if counting is None:
            return Uncheckable("a number that may not be a counting number")
        if not counting:
            return NOT_COUNTING
    return None
