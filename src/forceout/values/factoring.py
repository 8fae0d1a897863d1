"""Prime factors of whole numbers, as far as they can be had at once.

Small primes are divided out; what is left is factored if it has at most 42 digits, and proved prime
if it has at most 90. Everything else stays one composite factor, and is marked so.
"""

from dataclasses import dataclass
from functools import lru_cache

from flint import fmpz

SMALL_PRIMES_BELOW = 25_050
EASY_BITS = 140
"""A number of this many bits is factored completely in well under a twentieth of a second."""
PROVABLE_BITS = 300
"""A probable prime of this many bits is proved prime in about a twentieth of a second."""
REMEMBERED_BITS = 512
FEW_PRIMES = 40
CORE_BITS = 40_000
"""A longer number is not searched for a number whose power it is."""
SMALL_PRIME_BITS = 14
"""A number without small primes has no factor of fewer bits."""
SIEVES = 3


@dataclass(frozen=True, slots=True)
class Factors:
    """A whole number as a product of powers; `complete` when every base is a proved prime.

    Where it is not complete, one base is composite or unproved. It shares no factor with the
    others, and is no perfect power if it has at most `CORE_BITS` bits.
    """

    powers: tuple[tuple[int, int], ...]
    complete: bool


def factors_of(number: int) -> Factors:
    """Factor a positive whole number.

    >>> factors_of(360).powers
    ((2, 3), (3, 2), (5, 1))
    """
    return _remembered(number) if number.bit_length() <= REMEMBERED_BITS else _factored(number)


@lru_cache(maxsize=4096)
def _remembered(number: int) -> Factors:
    return _factored(number)


def _factored(number: int) -> Factors:
    n = fmpz(number)
    if n.bit_length() <= EASY_BITS // 2:
        return Factors(tuple((int(p), e) for p, e in n.factor()), complete=True)
    found, rest = _small_factors(n)
    if rest == 1:
        return Factors(tuple(found), complete=True)
    core, power = _without_power(rest) if rest.bit_length() <= CORE_BITS else (rest, 1)
    if core.bit_length() <= EASY_BITS:
        found += [(int(p), e * power) for p, e in core.factor()]
        return Factors(tuple(found), complete=True)
    found.append((int(core), power))
    provable = core.bit_length() <= PROVABLE_BITS and core.is_probable_prime()
    return Factors(tuple(found), complete=provable and core.is_prime())


def _small_factors(n: fmpz) -> tuple[list[tuple[int, int]], fmpz]:
    """Divide small primes out."""
    shared = n.gcd(_small_primes())
    if shared == 1:
        return [], n
    primes = [int(p) for p, _ in shared.factor(SMALL_PRIMES_BELOW)]
    if len(primes) > FEW_PRIMES:
        pairs = [(int(p), e) for p, e in n.factor(primes[-1] + 1)]
        small = [(p, e) for p, e in pairs if p <= primes[-1]]
        rest = fmpz(1)
        for p, e in pairs:
            if p > primes[-1]:
                rest *= fmpz(p) ** e
        return small, rest
    small = []
    for prime in primes:
        count, n = taken_out(n, prime)
        small.append((prime, count))
    return small, n


@lru_cache(maxsize=1)
def _small_primes() -> fmpz:
    """Return the product of the small primes."""
    return fmpz.primorial_ui(fmpz(SMALL_PRIMES_BELOW))


def taken_out(n: fmpz, base: int) -> tuple[int, fmpz]:
    """Divide n by base as often as it goes; return how often, and what is left.

    >>> taken_out(fmpz(48), 2)
    (4, 3)
    """
    steps = []
    power = fmpz(base)
    while power.bit_length() <= n.bit_length() and n % power == 0:
        n //= power
        steps.append(power)
        power *= power
    count = 2 ** len(steps) - 1
    for place in reversed(range(len(steps))):
        if n % steps[place] == 0:
            n //= steps[place]
            count += 2**place
    return count, n


def _without_power(n: fmpz) -> tuple[fmpz, int]:
    """Write n, which has no small factor, as core^power with the largest possible power."""
    power = 1
    index = fmpz(2)
    while int(index) * SMALL_PRIME_BITS <= n.bit_length():
        root = n.root(int(index)) if _may_be_power(n, int(index)) else None
        if root is not None and root ** int(index) == n:
            n, power = root, power * int(index)
        else:
            index = _next_prime(index)
    return n, power


def _may_be_power(n: fmpz, index: int) -> bool:
    """Look at n modulo two primes of the form k x index + 1, where few numbers are such powers."""
    modulus = 1
    for _ in range(SIEVES):
        modulus += index
        while not fmpz(modulus).is_prime():
            modulus += index
        if pow(int(n % modulus), (modulus - 1) // index, modulus) not in (0, 1):
            return False
    return True


def _next_prime(n: fmpz) -> fmpz:
    n += 1
    while not n.is_prime():
        n += 1
    return n
