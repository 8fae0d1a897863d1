"""Sums, products and whole powers in normal form.

These functions are the arithmetic beneath every operation. They raise `BeyondReach` where a number
would outgrow its bounds.
"""

from collections.abc import Iterable

from flint import fmpq, fmpz

from forceout.values.factoring import factors_of, taken_out
from forceout.values.number import (
    NO_POWERS,
    ONE,
    ZERO,
    Base,
    Factor,
    Factorial,
    Key,
    Log,
    Number,
    Term,
    Value,
    base_key,
    may_be_unreal,
    powers_of,
    terms_of,
    total,
)
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import inverse_of_radicals, is_radical_sum, radical_product
from forceout.values.residue import numerator_residue

WRITTEN_BITS = 120_000
"""Whole numbers up to about 36,000 digits are written out; larger ones stay products of powers."""
MOST_PRODUCTS = 1_000
MOST_WORK = 3_000_000
"""Bits of coefficients that one multiplication of sums may handle."""
MOST_POWERS = 20_000
"""Powers that one multiplication of sums, or the merging of large terms, may handle."""
MOST_LARGE_TERMS = 12
MOST_DIVISIONS = 4
LONG_BITS = 10_000
LARGEST_WRITTEN_FACTORIAL = 10_000
NEAREST_FACTORIALS = 1_000
MOST_TERMS_OF_POWER = 40
"""A power of a sum is multiplied out up to about so many terms, roots of fractions further."""

MINUS_ONE = fmpq(-1)


def breadth_of(value: Value) -> int:
    """Count the powers that a number is written with."""
    return value.breadth if isinstance(value, Number) else 0


def plus(a: Value, b: Value) -> Value:
    """Add."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return within_bounds(a + b)
    return _summed((*terms_of(a), *terms_of(b)))


def sum_of(values: Iterable[Value]) -> Value:
    """Add up many."""
    return _summed(term for value in values for term in terms_of(value))


def minus(a: Value, b: Value) -> Value:
    """Subtract."""
    return plus(a, opposite(b))


def opposite(value: Value) -> Value:
    """Change the sign."""
    return scaled(value, MINUS_ONE)


def scaled(value: Value, by: fmpq) -> Value:
    """Multiply by a fraction."""
    if isinstance(value, fmpq):
        return within_bounds(value * by)
    return times(value, by)


def times(a: Value, b: Value) -> Value:
    """Multiply."""
    if isinstance(a, fmpq) and isinstance(b, fmpq):
        return within_bounds(a * b)
    left, right = terms_of(a), terms_of(b)
    if len(left) * len(right) > MOST_PRODUCTS:
        raise BeyondReach("a product of too many terms")
    if breadth_of(a) * len(right) + breadth_of(b) * len(left) > MOST_POWERS:
        raise BeyondReach("a product of too many powers")
    if len(left) > 1 < len(right) and _height(left) + _height(right) > MOST_WORK // (
        len(left) * len(right)
    ):
        raise BeyondReach("a product of long sums")
    parts: list[Term] = []
    for s in left:
        for t in right:
            quick = radical_product(s, t)
            if quick is not None and quick.coefficient.height_bits() <= WRITTEN_BITS:
                parts.append(quick)
                continue
            factors = (*s.powers.factors, *t.powers.factors)
            parts.extend(terms_of(product(s.coefficient * t.coefficient, factors)))
    return _summed(parts)


def within_bounds(value: fmpq) -> Value:
    """Keep a fraction written out if it is not too long, else break it into powers."""
    return value if value.height_bits() <= WRITTEN_BITS else product(value, ())


def _height(terms: tuple[Term, ...]) -> int:
    return max(t.coefficient.height_bits() for t in terms)


def _summed(terms: Iterable[Term]) -> Value:
    """Add up terms; of the large ones also those that differ by a fraction, 3^(9^9) and 3^(9^9+1).

    A coefficient that has become too long is broken into powers.
    """
    value = total(terms)
    if isinstance(value, fmpq):
        return within_bounds(value)
    if _height(value.terms) > WRITTEN_BITS:
        value = total(
            part for t in value.terms for part in terms_of(product(t.coefficient, t.powers.factors))
        )
    large = [t for t in terms_of(value) if _is_large(t)]
    if not 1 < len(large) <= MOST_LARGE_TERMS or breadth_of(value) * len(large) > MOST_POWERS:
        return value
    merged = [large[0]]
    for term in large[1:]:
        _merge(merged, term)
    return total((*(t for t in terms_of(value) if not _is_large(t)), *merged))


def _is_large(term: Term) -> bool:
    """Say whether a power in a term was too large, or too strange, to be multiplied out."""
    return term.coefficient.height_bits() > LONG_BITS or any(
        isinstance(base, Factorial)
        or (base != -1 and isinstance(base, int) and not _is_fractional(exponent))
        for base, exponent in term.powers.factors
    )


def _is_fractional(exponent: Value) -> bool:
    return isinstance(exponent, fmpq) and 0 < exponent < 1


def _merge(known: list[Term], term: Term) -> None:
    inverse = [(b, opposite(e)) for b, e in term.powers.factors]
    for n, other in enumerate(known):
        ratio = product(other.coefficient / term.coefficient, (*other.powers.factors, *inverse))
        if isinstance(ratio, fmpq):
            joint = product(term.coefficient * (ratio + 1), term.powers.factors)
            known[n : n + 1] = terms_of(joint)
            return
    known.append(term)


def product(coefficient: fmpq, factors: Iterable[Factor]) -> Value:
    """Multiply a fraction and powers of any bases, and bring the whole into normal form."""
    if coefficient == 0:
        return ZERO
    exponents: dict[Key, Factor] = {}
    for factor in factors:
        _enter(exponents, factor)
    build = _Product(coefficient)
    build.neighbouring_factorials(exponents)
    build.smaller_factorials(exponents)
    wholes: list[tuple[int, Value]] = []
    for base, exponent in exponents.values():
        if exponent == 0:
            continue
        if base == -1:
            build.turn(exponent)
        elif isinstance(base, int):
            wholes.append((base, exponent))
        elif isinstance(base, Number) and isinstance(exponent, fmpq):
            build.power_of_sum(base, exponent)
        else:
            build.kept.append((base, exponent))
    build.powers_of_wholes(wholes)
    build.join_roots()
    return build.value()


def _enter(exponents: dict[Key, Factor], factor: Factor) -> None:
    base, exponent = factor
    key = base_key(base)
    known = exponents.get(key)
    exponents[key] = factor if known is None else (base, plus(known[1], exponent))


class _Product:
    """A product on its way to normal form."""

    def __init__(self, coefficient: fmpq) -> None:
        self.coefficient = coefficient
        self.kept: list[Factor] = []
        self.multiplied: list[Value] = []

    def value(self) -> Value:
        """Multiply what was kept with what was multiplied out."""
        value = self._without_leading_logarithm()
        if value is None:
            powers = powers_of(self.kept) if self.kept else NO_POWERS
            value = total((Term(self.coefficient, powers),))
        for factor in self.multiplied:
            value = times(value, factor)
        return value

    def turn(self, exponent: Value) -> None:
        """Bring (-1)^exponent to an exponent from 0 up to 1, with the sign moved out."""
        if not isinstance(exponent, fmpq):
            found = numerator_residue(exponent, 2)
            if found is None:
                raise BeyondReach("a power of -1 whose parity is unknown")
            exponent = fmpq(*found)
        whole = exponent.floor()
        if whole % 2 == 1:
            self.coefficient = -self.coefficient
        if exponent != whole:
            self.kept.append((-1, exponent - whole))

    def powers_of_wholes(self, wholes: list[tuple[int, Value]]) -> None:
        """Write out what is short enough; let large powers take their share of the coefficient."""
        large: list[tuple[int, Value]] = [(b, e) for b, e in wholes if not isinstance(e, fmpq)]
        small = [(b, e) for b, e in wholes if isinstance(e, fmpq)]
        size = sum(int(abs(e).floor()) * b.bit_length() for b, e in small)
        written = ONE
        if size <= 4 * WRITTEN_BITS:
            for base, exponent in small:
                written *= fmpq(base) ** int(exponent.floor())
        if size <= 4 * WRITTEN_BITS and (written * self.coefficient).height_bits() <= WRITTEN_BITS:
            self.coefficient *= written
            rest = [(b, e - e.floor()) for b, e in small]
            self.kept += [(b, e) for b, e in rest if e != 0]
        else:
            self.kept += [(b, e) for b, e in small if 0 < e < 1]
            large += [(b, e) for b, e in small if not 0 < e < 1]
            if self.coefficient.height_bits() > WRITTEN_BITS:
                large = self._broken_up(large)
        if large:
            self._gather(large)

    def _broken_up(self, large: list[tuple[int, Value]]) -> list[tuple[int, Value]]:
        """Break a coefficient that is too long into powers, and join them with the large ones."""
        exponents: dict[Key, Factor] = {}
        for factor in (*large, *_factored(self.coefficient)):
            _enter(exponents, factor)
        self.coefficient = ONE if self.coefficient > 0 else MINUS_ONE
        return [(b, e) for b, e in exponents.values() if isinstance(b, int) and e != 0]

    def _gather(self, large: list[tuple[int, Value]]) -> None:
        """Move what the coefficient shares with the large powers into them."""
        top, bottom = self.coefficient.p, self.coefficient.q
        for base, exponent in large:
            up, top = taken_out(top, base)
            down, bottom = taken_out(bottom, base)
            moved = plus(exponent, fmpq(up - down)) if up or down else exponent
            if moved != 0:
                self.kept.append((base, moved))
        self.coefficient = fmpq(top, bottom)

    def power_of_sum(self, base: Number, exponent: fmpq) -> None:
        """Multiply out the whole part of a power of a sum, if that is short."""
        whole = int(exponent.floor())
        if whole < 0 and is_radical_sum(base):
            inverse = inverse_of_radicals(base)
            if inverse is not None and self._multiply_out(inverse, -whole):
                exponent -= whole
        elif whole > 0 and self._multiply_out(base, whole):
            exponent -= whole
        if exponent != 0:
            self.kept.append((base, exponent))

    def _multiply_out(self, base: Value, n: int) -> bool:
        try:
            self.multiplied.append(whole_power(base, n))
        except BeyondReach:
            return False
        return True

    def join_roots(self) -> None:
        """Join equal roots of two sums whose product is simple: v(2+v2) x v(2-v2) = v2."""
        roots = [
            (b, e)
            for b, e in self.kept
            if isinstance(b, Number) and isinstance(e, fmpq) and e.q > 1 and not may_be_unreal(b)
        ]
        for n, (left, exponent) in enumerate(roots):
            for right, other in roots[n + 1 :]:
                if exponent != other or len(left.terms) != len(right.terms):
                    continue
                inner = times(left, right)
                if isinstance(inner, fmpq) or len(inner.terms) == 1:
                    self.kept = [
                        f for f in self.kept if f not in ((left, exponent), (right, other))
                    ]
                    self.multiplied.append(positive_power(inner, exponent))
                    return

    def neighbouring_factorials(self, exponents: dict[Key, Factor]) -> None:
        """Write n! beside a near m! as m! (m+1) ... n."""
        bases = [b for b, _ in exponents.values() if isinstance(b, Factorial)]
        for n, left in enumerate(bases):
            for right in bases[n + 1 :]:
                gap = minus(left.of, right.of)
                if not isinstance(gap, fmpq) or not 0 < abs(gap) <= NEAREST_FACTORIALS:
                    continue
                upper, lower = (left, right) if gap > 0 else (right, left)
                steps = _product_of_steps(lower.of, int(abs(gap)))
                if steps is None:
                    continue
                _, exponent = exponents.pop(upper.key)
                _enter(exponents, (lower, exponent))
                for factor in _as_factors(steps, exponent):
                    _enter(exponents, factor)
                self.neighbouring_factorials(exponents)
                return

    def smaller_factorials(self, exponents: dict[Key, Factor]) -> None:
        """Write a factorial out beside a long coefficient that may cancel it."""
        if self.coefficient.height_bits() < LONG_BITS:
            return
        for base, exponent in list(exponents.values()):
            if not isinstance(base, Factorial) or not isinstance(base.of, fmpq):
                continue
            if base.of > LARGEST_WRITTEN_FACTORIAL + NEAREST_FACTORIALS or exponent not in (
                ONE,
                MINUS_ONE,
            ):
                continue
            written = fmpq(fmpz.fac_ui(base.of.p))
            joint = self.coefficient * (written if exponent == 1 else 1 / written)
            if joint.height_bits() <= WRITTEN_BITS:
                self.coefficient = joint
                del exponents[base.key]

    def _without_leading_logarithm(self) -> Value | None:
        """Divide by a sum of logarithms: (ln 3) / (ln 2 + ln 3) = 1 - (ln 2) / (ln 2 + ln 3)."""
        for form, exponent in self.kept:
            if not isinstance(form, Number) or not isinstance(exponent, fmpq) or exponent > -1:
                continue
            leading = _leading_logarithm(form)
            if leading is None or exponent.q != 1:
                continue
            logarithm, coefficient = leading
            for base, power in self.kept:
                if base == logarithm and isinstance(power, fmpq) and 1 <= power <= MOST_DIVISIONS:
                    share = self.coefficient / coefficient
                    less = (*self.kept, (logarithm, MINUS_ONE))
                    others = minus(form, product(coefficient, [(logarithm, ONE)]))
                    return minus(
                        product(share, (*less, (form, ONE))), times(others, product(share, less))
                    )
        return None


def _leading_logarithm(form: Number) -> tuple[Log, fmpq] | None:
    """Return the last of the logarithms of which a sum is made, None if it is not made of such."""
    last = None
    for term in form.terms:
        factors = term.powers.factors
        if len(factors) != 1 or not isinstance(factors[0][0], Log) or factors[0][1] != 1:
            return None
        last = factors[0][0], term.coefficient
    return last


def _factored(value: fmpq) -> list[tuple[int, fmpq]]:
    top, bottom = factors_of(abs(int(value.p))), factors_of(int(value.q))
    return [
        *((p, fmpq(e)) for p, e in top.powers),
        *((p, fmpq(-e)) for p, e in bottom.powers),
    ]


def _as_factors(value: Value, exponent: Value) -> list[Factor]:
    """Write value^exponent as powers of its factors, for a positive value."""
    if isinstance(value, fmpq):
        return [(p, scaled(exponent, e)) for p, e in _factored(value)]
    if len(value.terms) > 1:
        return [(value, exponent)]
    term = value.terms[0]
    return [
        *((p, scaled(exponent, e)) for p, e in _factored(term.coefficient)),
        *((b, times(e, exponent)) for b, e in term.powers.factors),
    ]


def _product_of_steps(start: Value, steps: int) -> Value | None:
    """Return (start+1) (start+2) ... (start+steps), None if that is long."""
    if not isinstance(start, fmpq) and steps > 3:
        return None
    if isinstance(start, fmpq) and start.height_bits() * steps > WRITTEN_BITS // 4:
        return None
    result: Value = ONE
    for n in range(1, steps + 1):
        result = times(result, plus(start, fmpq(n)))
    return result


def positive_power(base: Value, exponent: Value) -> Value:
    """Raise a positive fraction, or a positive term, to any real power."""
    return product(ONE, _as_factors(base, exponent))


def whole_power(value: Value, n: int) -> Value:
    """Multiply a value n times with itself, n >= 0."""
    if isinstance(value, fmpq):
        if value.height_bits() * n <= WRITTEN_BITS:
            return value**n
        sign = MINUS_ONE if value < 0 and n % 2 else ONE
        return product(sign, [(p, e * n) for p, e in _factored(value)])
    if len(value.terms) == 1:
        term = value.terms[0]
        powers = product(ONE, [(b, scaled(e, fmpq(n))) for b, e in term.powers.factors])
        return times(whole_power(term.coefficient, n), powers)
    if n * (_height(value.terms) + len(value.terms)) > WRITTEN_BITS or (
        n * len(value.terms) > MOST_TERMS_OF_POWER and not is_radical_sum(value)
    ):
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
