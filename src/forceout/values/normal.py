"""Sums, products and whole powers in normal form.

These functions are the arithmetic beneath every operation. They raise `BeyondReach` where a number
would outgrow its bounds, and a plain `ZeroDivisionError` never: whoever inverts has asked first.
"""

from collections.abc import Iterable

from flint import fmpq, fmpz

from forceout.values.factoring import factors_of
from forceout.values.number import (
    MOST_TERMS,
    NO_POWERS,
    ONE,
    Base,
    Factor,
    Key,
    Log,
    Number,
    Term,
    Value,
    base_key,
    powers_of,
    terms_of,
    total,
)
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import inverse_of_radicals, is_radical_sum
from forceout.values.residue import residue

WRITTEN_BITS = 332_200
"""Whole numbers up to about 10^5 digits are written out; larger ones stay products of powers."""
MOST_PRODUCTS = 5_000


def plus(a: Value, b: Value) -> Value:
    """Add."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return within_bounds(a + b)
    return total((*terms_of(a), *terms_of(b)))


def scaled(value: Value, by: fmpq) -> Value:
    """Multiply by a fraction."""
    if isinstance(value, fmpq):
        return within_bounds(value * by)
    return times(value, by)


def minus(a: Value, b: Value) -> Value:
    """Subtract."""
    return plus(a, scaled(b, fmpq(-1)))


def times(a: Value, b: Value) -> Value:
    """Multiply."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return within_bounds(a * b)
    left, right = terms_of(a), terms_of(b)
    if len(left) * len(right) > MOST_PRODUCTS:
        raise BeyondReach("a product of too many terms")
    parts: list[Term] = []
    for s in left:
        for t in right:
            parts.extend(
                terms_of(
                    product(s.coefficient * t.coefficient, (*s.powers.factors, *t.powers.factors))
                )
            )
    return total(parts)


def within_bounds(value: fmpq) -> Value:
    """Keep a fraction written out if it is not too long, else break it into powers."""
    if value.height_bits() <= WRITTEN_BITS:
        return value
    top, bottom = factors_of(abs(int(value.p))), factors_of(int(value.q))
    sign = ONE if value > 0 else -ONE
    return product(
        sign,
        [
            *((p, fmpq(e)) for p, e in top.powers),
            *((p, fmpq(-e)) for p, e in bottom.powers),
        ],
    )


def product(coefficient: fmpq, factors: Iterable[Factor]) -> Value:
    """Multiply a fraction and powers of any bases, and bring the whole into normal form."""
    if coefficient == 0:
        return coefficient
    exponents: dict[Key, Factor] = {}
    for base, exponent in factors:
        key = base_key(base)
        known = exponents.get(key)
        exponents[key] = (base, exponent if known is None else plus(known[1], exponent))
    kept: list[Factor] = []
    large: list[tuple[int, Value]] = []
    sums: list[Value] = []
    for base, exponent in exponents.values():
        if exponent == 0:
            continue
        if base == -1:
            coefficient, rest = _unit(coefficient, exponent)
            if rest != 0:
                kept.append((base, rest))
        elif isinstance(base, int):
            if isinstance(exponent, fmpq) and _is_written_out(base, exponent):
                whole = int(exponent.floor())
                coefficient *= fmpq(base) ** whole
                if exponent != whole:
                    kept.append((base, exponent - whole))
            else:
                large.append((base, exponent))
        elif isinstance(base, Number) and isinstance(exponent, fmpq):
            rest = _open_up(base, exponent, sums)
            if rest != 0:
                kept.append((base, rest))
        else:
            kept.append((base, exponent))
    if large or coefficient.height_bits() > WRITTEN_BITS:
        coefficient = _gather(coefficient, large, kept)
    return _finish(coefficient, kept, sums)


def _finish(coefficient: fmpq, kept: list[Factor], sums: list[Value]) -> Value:
    powers = powers_of(kept) if kept else NO_POWERS
    value = total((Term(coefficient, powers),))
    for factor in sums:
        value = times(value, factor)
    return value


def _is_written_out(base: int, exponent: fmpq) -> bool:
    return abs(exponent) * base.bit_length() <= WRITTEN_BITS


def _unit(coefficient: fmpq, exponent: Value) -> tuple[fmpq, fmpq]:
    """Bring (-1)^exponent to an exponent from 0 up to 1, with the sign moved out."""
    if not isinstance(exponent, fmpq):
        parity = residue(exponent, 2)
        if parity is None:
            raise BeyondReach("a power of -1 whose parity is unknown")
        exponent = fmpq(parity)
    whole = exponent.floor()
    return (-coefficient if whole % 2 == 1 else coefficient), exponent - whole


def _gather(coefficient: fmpq, large: list[tuple[int, Value]], kept: list[Factor]) -> fmpq:
    """Move what a coefficient shares with large powers into them; the rest must be short."""
    top, bottom = fmpz(coefficient.p), fmpz(coefficient.q)
    if coefficient.height_bits() > WRITTEN_BITS:
        value = within_bounds_factors(coefficient)
        merged: dict[int, Value] = dict(large)
        for base, power in value:
            known = merged.get(base)
            merged[base] = power if known is None else plus(known, power)
        kept.extend(merged.items())
        return ONE if coefficient > 0 else -ONE
    for base, exponent in large:
        up, top = _taken_out(top, base)
        down, bottom = _taken_out(bottom, base)
        moved = plus(exponent, fmpq(up - down))
        if moved != 0:
            kept.append((base, moved))
    return fmpq(top, bottom)


def within_bounds_factors(value: fmpq) -> list[tuple[int, fmpq]]:
    """Factor a fraction that is too long to be written out."""
    top, bottom = factors_of(abs(int(value.p))), factors_of(int(value.q))
    return [
        *((p, fmpq(e)) for p, e in top.powers),
        *((p, fmpq(-e)) for p, e in bottom.powers),
    ]


def _taken_out(n: fmpz, base: int) -> tuple[int, fmpz]:
    """Divide n by base as often as it goes."""
    count = 0
    while n % base == 0:
        n //= base
        count += 1
    return count, n


def _open_up(base: Number, exponent: fmpq, sums: list[Value]) -> fmpq:
    """Multiply out the whole part of a power of a sum, if that is short; return what is left."""
    whole = int(exponent.floor())
    if whole < 0 and is_radical_sum(base):
        inverse = inverse_of_radicals(base)
        if inverse is None:
            return exponent
        sums.append(whole_power(inverse, -whole))
        return exponent - whole
    if whole < 1:
        return exponent
    try:
        sums.append(whole_power(base, whole))
    except BeyondReach:
        return exponent
    return exponent - whole


def whole_power(value: Value, n: int) -> Value:
    """Multiply a value n times with itself, n >= 0."""
    if isinstance(value, fmpq):
        if value.height_bits() * n <= WRITTEN_BITS:
            return value**n
        sign = -ONE if value < 0 and n % 2 else ONE
        return product(sign, [(p, e * n) for p, e in within_bounds_factors(value)])
    if len(value.terms) == 1:
        term = value.terms[0]
        return times(
            whole_power(term.coefficient, n),
            product(ONE, [(b, scaled(e, fmpq(n))) for b, e in term.powers.factors]),
        )
    height = max(t.coefficient.height_bits() for t in value.terms)
    if n * (height + len(value.terms)) > WRITTEN_BITS:
        raise BeyondReach("a large power of a sum")
    result: Value = ONE
    while n:
        if n % 2:
            result = times(result, value)
        n //= 2
        if n:
            value = times(value, value)
    return result


def single(base: Base, exponent: Value = ONE) -> Value:
    """Make a value of one power."""
    return product(ONE, [(base, exponent)])


__all__ = [
    "MOST_TERMS",
    "Log",
    "minus",
    "plus",
    "product",
    "scaled",
    "single",
    "times",
    "whole_power",
    "within_bounds",
]
