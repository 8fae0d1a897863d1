"""Sums of roots of fractions, and what 1 divided by such a sum is.

By Besicovitch's theorem the different products of fractional powers of primes (exponents from 0 up
to 1) are linearly independent over the fractions, and stay so beside `i`. So such a sum is zero only
if it has no terms, and its inverse is a sum of the same kind, found by solving linear equations.
"""

from math import gcd

from flint import fmpq, fmpq_mat

from forceout.values.number import HALF, ONE, Number, Powers, Term, Value, powers_of, total

MOST_UNKNOWNS = 48

Exponents = tuple[tuple[int, fmpq], ...]


def is_radical_sum(value: Value) -> bool:
    """Say whether a value is a sum of real roots of fractions, with or without i."""
    if isinstance(value, fmpq):
        return True
    bases: set[int] = set()
    for term in value.terms:
        for base, exponent in term.powers.factors:
            if not isinstance(base, int) or not isinstance(exponent, fmpq):
                return False
            if base == -1:
                if exponent != HALF:
                    return False
            elif not 0 < exponent < 1:
                return False
            else:
                bases.add(base)
    return _share_no_factor(bases)


def _share_no_factor(bases: set[int]) -> bool:
    large = [b for b in bases if b.bit_length() > 64]
    return all(gcd(a, b) == 1 for a in large for b in bases if a != b)


def inverse_of_radicals(value: Number) -> Value | None:
    """Return 1 / value for a radical sum, or None if that would have too many terms."""
    group = _products_of(value)
    if group is None:
        return None
    places = {powers.key: n for n, powers in enumerate(group)}
    size = len(group)
    matrix = fmpq_mat(size, size)
    for column, powers in enumerate(group):
        for term in value.terms:
            coefficient, product = multiplied(term.powers, powers)
            row = places[product.key]
            matrix[row, column] += term.coefficient * coefficient
    unit = fmpq_mat(size, 1)
    unit[places[()], 0] = ONE
    solution = matrix.solve(unit)
    return total(Term(solution[n, 0], powers) for n, powers in enumerate(group))


def _products_of(value: Number) -> list[Powers] | None:
    """List every product of the powers in a sum, or None if there are too many."""
    found = {(): powers_of(())}
    waiting = [powers_of(())]
    while waiting:
        known = waiting.pop()
        for term in value.terms:
            _, product = multiplied(known, term.powers)
            if product.key not in found:
                if len(found) == MOST_UNKNOWNS:
                    return None
                found[product.key] = product
                waiting.append(product)
    return list(found.values())


def multiplied(left: Powers, right: Powers) -> tuple[fmpq, Powers]:
    """Multiply fractional powers of whole bases: a coefficient, and exponents from 0 up to 1."""
    exponents: dict[int, fmpq] = {}
    for base, exponent in (*left.factors, *right.factors):
        assert isinstance(base, int)  # noqa: S101 - the callers have only whole bases
        assert isinstance(exponent, fmpq)  # noqa: S101
        exponents[base] = exponents.get(base, fmpq(0)) + exponent
    coefficient = ONE
    kept = []
    for base, exponent in exponents.items():
        whole = int(exponent.floor())
        coefficient *= fmpq(base) ** whole
        if exponent != whole:
            kept.append((base, exponent - whole))
    return coefficient, powers_of(kept)
