"""Operations on whole numbers: remainder, common multiples and factors, factorial."""

from flint import fmpq, fmpz

from forceout.values.enclosure import enclose
from forceout.values.factors import prime_powers
from forceout.values.kinds import as_int, is_counting, is_integer, is_whole
from forceout.values.normal import LARGEST_WRITTEN_FACTORIAL, product, single, times
from forceout.values.number import ONE, Number, Result, Value, factorial_base
from forceout.values.operations import within_reach
from forceout.values.order import compare
from forceout.values.outcome import Reason, Uncheckable, Undefined
from forceout.values.quotient import quotient
from forceout.values.residue import residue

MOST_SHARED_PRIMES = 1_000
NOT_COUNTING = Undefined(Reason.NOT_COUNTING_NUMBER)
OVER_LIMIT = Undefined(Reason.OVER_LIMIT)


def remainder(a: Result, b: Result, limit: int | None = 1000) -> Result:
    """Return what is left of a on division by b, two counting numbers, a at most limit.

    >>> from forceout.values import integer, show
    >>> show(remainder(integer(514), integer(10), 1000))
    '4'
    """

    def operation(a: Value, b: Value) -> Result:
        fault = not_counting(a, b)
        if fault is not None:
            return fault
        if limit is not None:
            order = compare(a, fmpq(limit))
            if order is None or order > 0:
                return OVER_LIMIT if order else Uncheckable("a number that may be over the limit")
        divisor = as_int(b)
        left = None if divisor is None else residue(a, divisor)
        if left is not None:
            return fmpq(left)
        return a if compare(a, b) == -1 else Uncheckable("a remainder of very large numbers")

    return within_reach(operation, a, b, faults=(_is_not_counting, _is_not_counting))


def lcm(a: Result, b: Result) -> Result:
    """Return the least common multiple of two counting numbers.

    >>> from forceout.values import integer, show
    >>> show(lcm(integer(6), integer(8)))
    '24'
    """
    return within_reach(_lcm, a, b, faults=(_is_not_counting, _is_not_counting))


def _lcm(a: Value, b: Value) -> Result:
    fault = not_counting(a, b)
    if fault is not None:
        return fault
    common = _gcf(a, b)
    if isinstance(common, Undefined | Uncheckable):
        return common
    return times(quotient(a, common), b)


def gcf(a: Result, b: Result) -> Result:
    """Return the greatest common factor of two whole numbers, not both zero.

    >>> from forceout.values import integer, show
    >>> show(gcf(integer(8), integer(6))), show(gcf(integer(8), integer(0)))
    ('2', '8')
    """
    return within_reach(_gcf, a, b, faults=(_is_not_whole, _is_not_whole))


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
        left = residue(large, int(small.p)) if isinstance(small, fmpq) else None
        if left is not None and isinstance(small, fmpq):
            return fmpq(small.p.gcd(left))
    for large, small in ((a, b), (b, a)):
        if is_integer(quotient(large, small)):
            return small
    shared = _shared_powers(a, b)
    return Uncheckable("a common factor of very large numbers") if shared is None else shared


def _shared_powers(a: Value, b: Value) -> Value | None:
    left = prime_powers(a)
    right = None if left is None else prime_powers(b)
    if left is None or right is None:
        return None
    common = left.keys() & right.keys()
    if len(common) > MOST_SHARED_PRIMES:
        return None
    factors = []
    for prime in common:
        exponent, other = left[prime], right[prime]
        order = compare(exponent, other)
        if order is None:
            return None
        factors.append((prime, exponent if order < 0 else other))
    return product(ONE, factors)


def factorial(a: Result) -> Result:
    """Return the factorial of a whole number.

    >>> from forceout.values import integer, show
    >>> show(factorial(factorial(integer(3))))
    '720'
    """
    return within_reach(_factorial, a)


def _factorial(a: Value) -> Result:
    whole = is_whole(a)
    if whole is None:
        return Uncheckable("a factorial of what may not be whole")
    if not whole:
        return Undefined(Reason.FACTORIAL_OF_NON_WHOLE)
    n = _written_out(a)
    if n is None:
        return single(factorial_base(a))
    if n <= LARGEST_WRITTEN_FACTORIAL:
        return fmpq(fmpz.fac_ui(n))
    return single(factorial_base(fmpq(n)))


def _written_out(a: Value) -> fmpz | None:
    """Return a whole number as such, even one that has the looks of another number."""
    return enclose(a, 256).real.unique_fmpz() if isinstance(a, Number) else a.p


def not_counting(*values: Value) -> Undefined | Uncheckable | None:
    """Say what stands against values that must be counting numbers."""
    known = [is_counting(value) for value in values]
    if False in known:
        return NOT_COUNTING
    return Uncheckable("a number that may not be a counting number") if None in known else None


def _is_not_counting(value: Value) -> Undefined | None:
    return NOT_COUNTING if is_counting(value) is False else None


def _is_not_whole(value: Value) -> Undefined | None:
    return NOT_COUNTING if is_whole(value) is False else None
