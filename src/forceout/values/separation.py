"""Is a number zero? Proved either way, or not decided.

The proofs, in the order in which they are tried:

- A single term is never zero, nor is a sum of different roots of fractions (Besicovitch).
- A disc without zero in it.
- A sum of large powers whose largest term outweighs the others, or that leaves something on
  division by some prime. Where roots of fractions stand beside the powers, such sums beside
  different roots are independent of each other.
- A sum of logarithms says that a product is 1 (`relations`).
- An algebraic number other than zero cannot be arbitrarily small (`bound`): a smaller disc around
  zero proves that the number is zero. Before that it is divided by one of its terms, so that the
  roots which all terms share fall out and do not count.
"""

from functools import lru_cache

from flint import fmpq

from forceout.values.bound import smallest_bits
from forceout.values.enclosure import enclose
from forceout.values.normal import opposite, product, times
from forceout.values.number import (
    Factor,
    Factorial,
    Key,
    Number,
    Powers,
    Term,
    Value,
    may_be_unreal,
    powers_of,
    total,
)
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import are_independent, is_radical_sum
from forceout.values.relations import has_logarithms, sides_of_relation
from forceout.values.residue import numerator_residue, residue
from forceout.values.size import sign_by_size

FIRST_BITS = (64, 256, 1024)
MOST_BITS = 40_000
"""Bounds on algebraic numbers are followed so far for real numbers, ..."""
MOST_COMPLEX_BITS = 6_000
"""... and so far for complex ones, whose roots take longer."""
MODULI = (1009, 2**31 - 1, 2**61 - 1)


def is_zero(value: Value) -> bool | None:
    """Say whether a value is zero, None where that is not decided."""
    if isinstance(value, fmpq):
        return value == 0
    if len(value.terms) == 1 or is_radical_sum(value):
        return False
    return _is_zero_sum(value)


@lru_cache(maxsize=256)
def _is_zero_sum(value: Number) -> bool | None:
    for bits in FIRST_BITS:
        disc = enclose(value, bits)
        if not disc.contains(0):
            return False
        if not disc.is_finite():
            break
    if sign_by_size(value) is not None or _has_lasting_part(value):
        return False
    if has_logarithms(value):
        difference = sides_of_relation(value)
        return None if difference is None else is_zero(difference)
    without = _without_shared_roots(value)
    if isinstance(without, fmpq) or is_radical_sum(without):
        return without == 0
    return _is_zero_algebraic(without)


def _without_shared_roots(value: Number) -> Value:
    """Divide by the first term, which is not zero."""
    first = value.terms[0]
    factors = [(base, opposite(exponent)) for base, exponent in first.powers.factors]
    try:
        return times(value, product(1 / first.coefficient, factors))
    except BeyondReach:
        return value


def _has_lasting_part(value: Number) -> bool:
    """Find terms with the same roots of fractions in them whose sum is surely not zero."""
    parts = _by_roots(value)
    return parts is not None and any(_is_surely_not_zero(total(t)) for t in parts.values())


def _by_roots(value: Number) -> dict[Key, list[Term]] | None:
    """Gather the terms by their roots of fractions; None where something else stands beside."""
    parts: dict[Key, list[Term]] = {}
    bases: set[int] = set()
    for term in value.terms:
        split = _without_roots(term)
        if split is None:
            return None
        roots, rest = split
        bases.update(base for base, _ in roots.factors if isinstance(base, int))
        parts.setdefault(roots.key, []).append(rest)
    return parts if are_independent(bases) else None


def _without_roots(term: Term) -> tuple[Powers, Term] | None:
    """Split a term into fractional powers of whole numbers, and a rational rest."""
    roots: list[Factor] = []
    rest: list[Factor] = []
    for base, exponent in term.powers.factors:
        if isinstance(base, Factorial):
            if not isinstance(exponent, fmpq) or exponent.q != 1:
                return None
            rest.append((base, exponent))
        elif not isinstance(base, int) or base < 2:
            return None
        elif isinstance(exponent, fmpq):
            whole = fmpq(exponent.floor())
            if whole != exponent:
                roots.append((base, exponent - whole))
            if whole != 0:
                rest.append((base, whole))
        elif residue(exponent, 1) is None:
            return None
        else:
            rest.append((base, exponent))
    return powers_of(roots), Term(term.coefficient, powers_of(rest))


def has_roots_left(value: Number) -> bool | None:
    """Say whether a sum of powers of whole numbers is irrational, by the roots in it."""
    parts = _by_roots(value)
    if parts is None:
        return None
    if all(not roots for roots in parts):
        return False
    known = [_is_surely_not_zero(total(terms)) for roots, terms in parts.items() if roots]
    return True if any(known) else None


def _is_surely_not_zero(value: Value) -> bool:
    if isinstance(value, fmpq):
        return value != 0
    if len(value.terms) == 1 or sign_by_size(value) is not None:
        return True
    for modulus in MODULI:
        found = numerator_residue(value, modulus)
        if found is not None and found[0] % modulus:
            return True
    return False


def _is_zero_algebraic(value: Number) -> bool | None:
    bound = smallest_bits(value)
    if bound is None:
        return None
    most = MOST_COMPLEX_BITS if may_be_unreal(value) else MOST_BITS
    bits = FIRST_BITS[-1]
    while bits < min(bound, most):
        bits *= 4
        if not enclose(value, bits).contains(0):
            return False
    if bound > most:
        return None
    for bits in (bound + 64, 2 * bound + 256):
        disc = enclose(value, bits)
        if not disc.contains(0):
            return False
        if disc.abs_upper() < fmpq(1, 2**bound):
            return True
    return None
