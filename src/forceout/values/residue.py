"""What remains of an integer on division by a small one, without writing the integer out."""

from functools import lru_cache

from flint import arb, fmpq, fmpz

from forceout.values.number import Factorial, Number, Term, Value
from forceout.values.size import Size, compare_sizes, sign_by_size, size_of

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
    for base, exponent in term.powers.factors:
        if isinstance(base, Factorial):
            power = _factorial_residue(base.of, exponent, modulus)
        elif isinstance(base, int) and base > 1:
            power = _power_residue(base, exponent, modulus)
        else:
            power = None
        if power is None:
            return None
        product = product * power % modulus
    return product


def _power_residue(base: int, exponent: Value, modulus: int) -> int | None:
    """Return base^exponent mod modulus; the exponent may be a tower.

    From exponents of at least log2(modulus) on, powers repeat with a period that divides
    phi(modulus), whatever factors base and modulus share.
    """
    if isinstance(exponent, fmpq):
        return pow(base, int(exponent.p), modulus) if exponent.q == 1 and exponent > 0 else None
    if sign_by_size(exponent) != 1 or not _is_above_all_moduli(exponent):
        return None
    period = int(fmpz(modulus).euler_phi())
    within = residue(exponent, period)
    if within is None:
        return None
    steps = -(-modulus.bit_length() // period) * period
    return pow(base, within + steps, modulus)


def _factorial_residue(of: Value, exponent: Value, modulus: int) -> int | None:
    """Return of!^exponent mod modulus; n! holds every factor up to n."""
    if not isinstance(exponent, fmpq) or exponent.q != 1 or exponent < 1:
        return None
    if not isinstance(of, fmpq):
        return 0 if _is_above_all_moduli(of) else None
    if of >= modulus:
        return 0
    if of > MOST_STEPS:
        return None
    product = 1
    for n in range(2, int(of.p) + 1):
        product = product * n % modulus
    return pow(product, int(exponent.p), modulus)


def _is_above_all_moduli(value: Value) -> bool:
    size = size_of(value)
    return size is not None and compare_sizes(size, ABOVE_ALL_MODULI) == 1
