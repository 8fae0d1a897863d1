"""Is a number zero? Proved either way, or not decided.

The proofs, in the order in which they are tried:

- A single term is never zero, nor is a sum of different roots of fractions (Besicovitch).
- A disc without zero in it.
- A sum of large powers leaves something on division by some small prime, or its largest term
  outweighs the others.
- An algebraic number other than zero cannot be arbitrarily small: with every number written as a
  quotient of algebraic integers whose conjugates are at most u and l in size, and with degree at
  most d, it is at least 1 / (u^(d-1) l) (Burnikel, Funke, Mehlhorn, Schirra and Schmitt). A disc
  around zero that is smaller proves that the number is zero.
"""

from functools import lru_cache

from flint import acb, fmpq, fmpz

from forceout.values.enclosure import enclose
from forceout.values.number import Base, Key, Number, Powers, Term, Value, base_key, powers_of, total
from forceout.values.radicals import is_radical_sum
from forceout.values.residue import numerator_residue
from forceout.values.size import sign_by_size

FIRST_BITS = (64, 256, 1024)
MOST_BITS = 40_000
"""Separation bounds are followed so far for real numbers, ..."""
MOST_COMPLEX_BITS = 6_000
"""... and so far for complex ones, whose roots are slower."""
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
    if _has_roots_only(value):
        return False if _has_lasting_part(value) else None
    if sign_by_size(value) is not None:
        return False
    return _is_zero_algebraic(value)


def _has_roots_only(value: Number) -> bool:
    return all(
        isinstance(base, int) and base > 1
        for term in value.terms
        for base, _ in term.powers.factors
    )


def _has_lasting_part(value: Number) -> bool:
    """Find terms with the same roots in them whose sum is not zero; such sums are independent."""
    parts: dict[Key, list[Term]] = {}
    for term in value.terms:
        roots, rest = _without_roots(term)
        parts.setdefault(roots.key, []).append(rest)
    return any(_is_surely_not_zero(total(terms)) for terms in parts.values())


def _without_roots(term: Term) -> tuple[Powers, Term]:
    """Split a term into fractional powers of whole numbers, and the rest."""
    roots, rest = [], []
    for base, exponent in term.powers.factors:
        if not isinstance(exponent, fmpq):
            rest.append((base, exponent))
            continue
        whole = fmpq(exponent.floor())
        if whole != exponent:
            roots.append((base, exponent - whole))
        if whole != 0:
            rest.append((base, whole))
    return powers_of(roots), Term(term.coefficient, powers_of(rest))


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
    most = MOST_BITS if isinstance(_first_disc(value), fmpq) else MOST_COMPLEX_BITS
    bits = 4 * FIRST_BITS[-1]
    while bits < bound:
        if not enclose(value, bits).contains(0):
            return False
        if bits > most:
            return None
        bits *= 4
    return _is_below(value, bound)


def _is_below(value: Number, bound: int) -> bool | None:
    for bits in (bound + 64, 2 * bound + 256):
        disc = enclose(value, bits)
        if not disc.contains(0):
            return False
        if disc.abs_upper() < fmpq(1, 2**bound):
            return True
    return None


def _first_disc(value: Number) -> acb:
    return enclose(value, 64)


__all__ = ["Base", "base_key", "fmpz"]
