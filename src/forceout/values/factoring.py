"""Prime factors of whole numbers, as far as they can be had at once."""

from dataclasses import dataclass
from functools import lru_cache

from flint import fmpz

SMALL_PRIMES_BELOW = 10_000
EASY_BITS = 140
"""A number of this many bits is factored completely in well under a tenth of a second."""
PROVABLE_BITS = 400
"""A probable prime of this many bits is proved prime in about a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Factors:
    """A whole number as a product of powers; `complete` when every base is a proved prime.

    Where it is not complete, the last base is composite or unproved, is no perfect power, and
    shares no factor with the others.
    """

    powers: tuple[tuple[int, int], ...]
    complete: bool


@lru_cache(maxsize=4096)
def factors_of(number: int) -> Factors:
    """Factor a positive whole number.

    >>> factors_of(360).powers
    ((2, 3), (3, 2), (5, 1))
    """
    n = fmpz(number)
    bits = n.bit_length()
    if bits <= EASY_BITS // 2:
        return Factors(tuple((int(p), e) for p, e in n.factor()), complete=True)
    limit = SMALL_PRIMES_BELOW if bits < 100_000 else 200
    small = [(int(p), e) for p, e in n.factor(limit)]
    found = [(p, e) for p, e in small if p < limit]
    for rest, exponent in small:
        if rest < limit:
            continue
        core, power = _without_power(fmpz(rest))
        if core.bit_length() <= EASY_BITS:
            found += [(int(p), e * power * exponent) for p, e in core.factor()]
        elif core.bit_length() <= PROVABLE_BITS and core.is_probable_prime() and core.is_prime():
            found.append((int(core), power * exponent))
        else:
            return Factors((*sorted(found), (int(core), power * exponent)), complete=False)
    return Factors(tuple(sorted(found)), complete=True)


def _without_power(n: fmpz) -> tuple[fmpz, int]:
    """Write n as core^power with the largest possible power."""
    power = 1
    while n.is_perfect_power():
        for k in range(2, n.bit_length() + 1):
            root = n.root(k)
            if root**k == n:
                n, power = root, power * k
                break
    return n, power
