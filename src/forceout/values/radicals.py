"""Sums of roots of fractions, and what 1 divided by such a sum is.

By Besicovitch's theorem the different products of fractional powers of primes (exponents from 0 up
to 1) are linearly independent over the fractions, and stay so beside `i`. So such a sum is zero
only if it has no terms, and its inverse is a sum of the same kind, found by solving linear
equations.
"""

from collections.abc import Collection
from math import gcd

from flint import fmpq, fmpq_mat

from forceout.values.factoring import CORE_BITS, EASY_BITS
from forceout.values.number import HALF, ONE, Factor, Number, Powers, Term, Value, powers_of, total

MOST_UNKNOWNS = 48
MOST_BITS_IN_ALL = 60_000
"""Unknowns times the bits of the longest coefficient: beyond it, solving takes too long."""


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
    return are_independent(bases)


def are_independent(bases: Collection[int]) -> bool:
    """Say whether whole numbers have no factor in common, and none is a power of another number.

    Primes need no test; see `factoring` for what else is a base.
    """
    large = [b for b in bases if b.bit_length() > EASY_BITS]
    return all(b.bit_length() <= CORE_BITS for b in large) and all(
        gcd(a, b) == 1 for a in large for b in bases if a != b
    )


def inverse_of_radicals(value: Number) -> Value | None:
    """Return 1 / value for a radical sum, or None if that would have too many terms."""
    group = _products_of(value)
    height = max(t.coefficient.height_bits() for t in value.terms)
    if group is None or height * len(group) > MOST_BITS_IN_ALL:
        return None
    places = {powers.key: n for n, powers in enumerate(group)}
    size = len(group)
    matrix = fmpq_mat(size, size)
    for column, powers in enumerate(group):
        for term in value.terms:
            coefficient, product = _multiplied(term.powers, powers)
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
            _, product = _multiplied(known, term.powers)
            if product.key not in found:
                if len(found) == MOST_UNKNOWNS:
                    return None
                found[product.key] = product
                waiting.append(product)
    return list(found.values())


def radical_product(left: Term, right: Term) -> Term | None:
    """Multiply two terms of roots of fractions and i; None if they are not of that kind."""
    if not left.powers.factors:
        return (
            Term(left.coefficient * right.coefficient, right.powers) if _is_plain(right) else None
        )
    if not right.powers.factors:
        return Term(left.coefficient * right.coefficient, left.powers) if _is_plain(left) else None
    if not (_is_plain(left) and _is_plain(right)):
        return None
    coefficient, powers = _multiplied(left.powers, right.powers)
    return Term(left.coefficient * right.coefficient * coefficient, powers)


def _is_plain(term: Term) -> bool:
    return all(
        isinstance(base, int) and isinstance(exponent, fmpq) and 0 < exponent < 1
        for base, exponent in term.powers.factors
    )


def _multiplied(left: Powers, right: Powers) -> tuple[fmpq, Powers]:
    """Multiply fractional powers of whole bases: a coefficient, and exponents from 0 up to 1."""
    exponents: dict[int, fmpq] = {}
    for base, exponent in (*left.factors, *right.factors):
        if isinstance(base, int) and isinstance(exponent, fmpq):
            known = exponents.get(base)
            exponents[base] = exponent if known is None else known + exponent
    coefficient = ONE
    kept: list[Factor] = []
    for base, exponent in exponents.items():
        if exponent < 1:
            kept.append((base, exponent))
            continue
        coefficient *= base
        if exponent != 1:
            kept.append((base, exponent - 1))
    return coefficient, powers_of(kept)
