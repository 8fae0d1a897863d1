"""Is a sum of terms zero? Proved either way, or not decided.

Three proofs: a radical sum with terms is never zero; a disc without zero in it; and for algebraic
numbers a disc smaller than the smallest that a number of this size and degree can be without being
zero (the bound of Burnikel, Funke, Mehlhorn, Schirra and Schmitt: with every number written as a
quotient of algebraic integers, all whose conjugates are at most u and l in size, and with degree at
most d, a number other than zero is at least 1 / (u^(d-1) l)).
"""

from dataclasses import dataclass
from functools import lru_cache

from flint import fmpq, fmpz

from forceout.values.enclosure import enclose
from forceout.values.number import Base, Key, Number, Term, Value, base_key
from forceout.values.radicals import is_radical_sum

FIRST_BITS = (64, 256, 1024)
MOST_BITS = 60_000


def is_zero(value: Value) -> bool | None:
    """Say whether a value is zero, None where that is not decided."""
    if isinstance(value, fmpq):
        return value == 0
    if len(value.terms) == 1 or is_radical_sum(value):
        return False
    return _is_zero_sum(value)


@lru_cache(maxsize=4096)
def _is_zero_sum(value: Number) -> bool | None:
    for bits in FIRST_BITS:
        if not enclose(value, bits).contains(0):
            return False
    bound = smallest_bits(value)
    if bound is None or bound > MOST_BITS:
        return None
    bits = bound + 64
    while bits <= 4 * MOST_BITS:
        disc = enclose(value, bits)
        if not disc.contains(0):
            return False
        if disc.abs_upper() * fmpq(2) ** bound < 1:
            return True
        bits *= 2
    return None


@dataclass(slots=True)
class _Size:
    """Bounds, in bits, on the conjugates of numerator and denominator."""

    upper: int
    lower: int


def smallest_bits(value: Number) -> int | None:
    """Return n such that an algebraic value is zero or above 2^-n; None if it is not algebraic."""
    indices: dict[Key, int] = {}
    size = _sum_size(value, indices)
    if size is None:
        return None
    degree = 1
    for index in indices.values():
        degree *= index
    return size.upper * (degree - 1) + size.lower + 1


def _sum_size(value: Value, indices: dict[Key, int]) -> _Size | None:
    if isinstance(value, fmpq):
        return _Size(_bits(value.p), _bits(value.q))
    parts = [_term_size(t, indices) for t in value.terms]
    known = [p for p in parts if p is not None]
    if len(known) < len(parts):
        return None
    common = fmpz(1)
    for term in value.terms:
        common = common.lcm(term.coefficient.q)
    lower = sum(p.lower for p in known)
    upper = max(
        p.upper + lower - p.lower + _bits(abs(t.coefficient.p) * common / t.coefficient.q)
        for p, t in zip(known, value.terms, strict=True)
    )
    return _Size(upper + len(known).bit_length(), lower + _bits(common))


def _term_size(term: Term, indices: dict[Key, int]) -> _Size | None:
    size = _Size(0, 0)
    for base, exponent in term.powers.factors:
        if not isinstance(exponent, fmpq):
            return None
        part = _base_size(base, indices)
        if part is None:
            return None
        index = int(exponent.q)
        key = base_key(base)
        known = indices.get(key, 1)
        indices[key] = int(fmpz(known).lcm(index))
        up, down = part.upper, part.lower
        if exponent < 0:
            up, down = down, up
        times = int(abs(exponent).ceil())
        size.upper += up * times
        size.lower += down * times
    return size


def _base_size(base: Base, indices: dict[Key, int]) -> _Size | None:
    if isinstance(base, int):
        return _Size(_bits(fmpz(base)) if base > 0 else 0, 0)
    if isinstance(base, Number):
        return _sum_size(base, indices)
    return None


def _bits(n: fmpz) -> int:
    return int(abs(n)).bit_length()
