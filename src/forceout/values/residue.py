"""What remains of a whole number on division by a small one, without writing the number out."""

from flint import fmpq, fmpz

from forceout.values.number import Factor, Term, Value


def is_plainly_whole(value: Value) -> bool:
    """Say whether a value is a whole number by the look of its terms."""
    if isinstance(value, fmpq):
        return value.q == 1 and value >= 0
    return all(
        t.coefficient.q == 1
        and t.coefficient > 0
        and all(_is_whole_power(f) for f in t.powers.factors)
        for t in value.terms
    )


def _is_whole_power(factor: Factor) -> bool:
    base, exponent = factor
    return isinstance(base, int) and base > 1 and is_plainly_whole(exponent)


def residue(value: Value, modulus: int) -> int | None:
    """Return value mod modulus for a value that is an integer by the look of it, else None."""
    if isinstance(value, fmpq):
        return int(value.p) % modulus if value.q == 1 else None
    parts = [_term_residue(t, modulus) for t in value.terms]
    known = [p for p in parts if p is not None]
    return sum(known) % modulus if len(known) == len(parts) else None


def _term_residue(term: Term, modulus: int) -> int | None:
    if term.coefficient.q != 1:
        return None
    product = int(term.coefficient.p) % modulus
    for base, exponent in term.powers.factors:
        if not isinstance(base, int) or base < 2 or not is_plainly_whole(exponent):
            return None
        power = _power_residue(base, exponent, modulus)
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
        return pow(base, int(exponent.p), modulus)
    period = int(fmpz(modulus).euler_phi())
    within = residue(exponent, period)
    if within is None:
        return None
    steps = -(-modulus.bit_length() // period) * period
    return pow(base, within + steps, modulus)
