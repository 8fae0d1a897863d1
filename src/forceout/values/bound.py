"""How close to zero an algebraic number can be without being zero.

Every number is written as a quotient of two algebraic integers. If all conjugates of the upper one
are at most u in size, those of the lower one at most l, and the degree of the whole is at most d,
then the number is zero or at least 1 / (u^(d-1) l): the bound of Burnikel, Funke, Mehlhorn, Schirra
and Schmitt. Sizes are counted in bits, always rounded up.
"""

from dataclasses import dataclass

from flint import fmpq, fmpz

from forceout.values.number import Base, Key, Number, Term, Value, base_key


@dataclass(frozen=True, slots=True)
class _Bits:
    """Bounds on the conjugates of the upper and the lower algebraic integer."""

    upper: int
    lower: int


def smallest_bits(value: Number) -> int | None:
    """Return n such that the value is zero or above 2^-n; None where it is not algebraic."""
    indices: dict[Key, int] = {}
    size = _sum(value, indices)
    if size is None:
        return None
    degree = 1
    for index in indices.values():
        degree *= index
    return size.upper * (degree - 1) + size.lower + 1


def _sum(value: Value, indices: dict[Key, int]) -> _Bits | None:
    """Bring a sum over its common denominator; collect the index of every root on the way."""
    if isinstance(value, fmpq):
        return _Bits(_bits(value.p), _bits(value.q))
    sizes = [_powers(term, indices) for term in value.terms]
    known = [size for size in sizes if size is not None]
    if len(known) < len(sizes):
        return None
    common = fmpz(1)
    for term in value.terms:
        common = common.lcm(term.coefficient.q)
    lower = sum(size.lower for size in known)
    upper = max(
        size.upper + (lower - size.lower) + _bits((t.coefficient * common).p)
        for size, t in zip(known, value.terms, strict=True)
    )
    return _Bits(upper + len(known).bit_length(), lower + _bits(common))


def _powers(term: Term, indices: dict[Key, int]) -> _Bits | None:
    upper = lower = 0
    for base, exponent in term.powers.factors:
        if not isinstance(exponent, fmpq):
            return None
        foot = _base(base, indices)
        if foot is None:
            return None
        key, index = base_key(base), int(exponent.q)
        indices[key] = int(fmpz(indices.get(key, 1)).lcm(index))
        part = _root(foot if exponent > 0 else _Bits(foot.lower, foot.upper), abs(exponent))
        upper, lower = upper + part.upper, lower + part.lower
    return _Bits(upper, lower)


def _base(base: Base, indices: dict[Key, int]) -> _Bits | None:
    if isinstance(base, int):
        return _Bits(_bits(fmpz(base)) if base > 0 else 0, 0)
    if isinstance(base, Number):
        return _sum(base, indices)
    return None


def _root(foot: _Bits, exponent: fmpq) -> _Bits:
    """Take u/l to the power r/s as a root of u^r l^(r(s-1)) over l^r, or the other way round."""
    power, index = int(exponent.p), int(exponent.q)
    upper, lower = foot.upper * power, foot.lower * power
    if upper >= lower:
        return _Bits(-(-(upper + (index - 1) * lower) // index), lower)
    return _Bits(upper, -(-((index - 1) * upper + lower) // index))


def _bits(n: fmpz) -> int:
    return int(abs(n)).bit_length()
