"""What remains of an integer on division by a small one, without writing the integer out."""

from functools import lru_cache

from flint import arb, fmpq, fmpz

from forceout.values.number import ONE, Factor, Factorial, Number, Term, Value
from forceout.values.size import Size, compare_sizes, multiplied, sign_by_size, size_of

LARGEST_MODULUS_BITS = 100
"""A modulus is factored on the way; this is how long it may get."""
MOST_STEPS = 400_000
ABOVE_ALL_MODULI = Size(0, arb(2) ** LARGEST_MODULUS_BITS)


@lru_cache(maxsize=1024)
def residue(value: Value, modulus: int) -> int | None:
    """Return value mod modulus for an integer; None for what is none, or is not known to be."""
    if isinstance(value, fmpq):
        return int(value.p) % modulus if value.q == 1 else None
    found = numerator_residue(value, modulus)
    if found is None:
        return None
    numerator, denominator = found
    return None if numerator % denominator else numerator // denominator


def numerator_residue(value: Number, modulus: int) -> tuple[int, int] | None:
    """Write a value as n / d with a known d; return n mod (d times modulus), and d."""
    common = fmpz(1)
    for term in value.terms:
        common = common.lcm(term.coefficient.q)
    scale = modulus * int(common)
    if scale.bit_length() > LARGEST_MODULUS_BITS:
        return None
    total = 0
    for term in value.terms:
        part = _term_residue(term, int(common), scale)
        if part is None:
            return None
        total += part
    return total % scale, int(common)


def _term_residue(term: Term, common: int, modulus: int) -> int | None:
    product = int(term.coefficient.p) * (common // int(term.coefficient.q)) % modulus
    factorials: list[Factor] = []
    for base, exponent in term.powers.factors:
        if isinstance(base, Factorial):
            factorials.append((base, exponent))
            continue
        if isinstance(base, int) and base > 1:
            power = _power_residue(base, exponent, modulus)
        else:
            power = None
        if power is None:
            return None
        product = product * power % modulus
    power = _factorials_residue(factorials, modulus)
    return None if power is None else product * power % modulus


def _power_residue(base: int, exponent: Value, modulus: int) -> int | None:
    """Return base^exponent mod modulus; the exponent may be a tower.

    From exponents of at least log2(modulus) on, powers repeat with a period that divides
    phi(modulus), whatever factors base and modulus share.
    """
    if isinstance(exponent, fmpq):
        return pow(base, int(exponent.p), modulus) if exponent.q == 1 and exponent > 0 else None
    if sign_by_size(exponent) != 1 or not _is_above(exponent, ABOVE_ALL_MODULI):
        return None
    period = int(fmpz(modulus).euler_phi())
    within = residue(exponent, period)
    if within is None:
        return None
    steps = -(-modulus.bit_length() // period) * period
    return pow(base, within + steps, modulus)


def _factorials_residue(factors: list[Factor], modulus: int) -> int | None:
    """Return a product of powers of factorials mod modulus, where it is plainly an integer.

    n! / m! is the product of the numbers above m up to n. So the factorials are taken from the
    largest down, each stretch between two as often as factorials above it stand over those below.
    """
    falling = _falling(factors)
    if falling is None:
        return None
    product = 1
    standing = 0
    lower = [*(n for n, _ in falling), ONE][1:]
    for (of, exponent), below in zip(falling, lower, strict=True):
        standing += exponent
        if standing < 0:
            return None
        stretch = _stretch_residue(below, of, modulus) if standing else 1
        if stretch is None:
            return None
        product = product * pow(stretch, standing, modulus) % modulus
    return product


def _falling(factors: list[Factor]) -> list[tuple[Value, int]] | None:
    """Put factorials in order, the largest first; None where an exponent or the order is open."""
    falling: list[tuple[Value, int]] = []
    for base, exponent in factors:
        if not isinstance(base, Factorial) or not isinstance(exponent, fmpq) or exponent.q != 1:
            return None
        place = 0
        while place < len(falling):
            larger = _is_larger(falling[place][0], base.of)
            if larger is None:
                return None
            if not larger:
                break
            place += 1
        falling.insert(place, (base.of, int(exponent.p)))
    return falling


def _is_larger(n: Value, m: Value) -> bool | None:
    if isinstance(n, fmpq) and isinstance(m, fmpq):
        return bool(n > m)
    size, other = size_of(n), size_of(m)
    order = None if size is None or other is None else compare_sizes(size, other)
    return None if order is None else order > 0


def _stretch_residue(low: Value, high: Value, modulus: int) -> int | None:
    """Return the product of the integers above low up to high; a long one has every factor."""
    if not (isinstance(low, fmpq) and isinstance(high, fmpq)):
        size = size_of(low)
        is_long = size is not None and _is_above(high, multiplied(size, arb(2)))
        return 0 if is_long and _is_above(high, ABOVE_ALL_MODULI) else None
    if high - low >= modulus:
        return 0
    if high - low > MOST_STEPS:
        return None
    return _product_between(int(low.p), int(high.p), modulus)


@lru_cache(maxsize=1024)  # one factorial is often compared with many numbers
def _product_between(low: int, high: int, modulus: int) -> int:
    """Multiply the integers above one number up to another, mod modulus."""
    product = 1
    for n in range(low + 1, high + 1):
        product = product * n % modulus
    return product


def _is_above(value: Value, bound: Size) -> bool:
    size = size_of(value)
    return size is not None and compare_sizes(size, bound) == 1
