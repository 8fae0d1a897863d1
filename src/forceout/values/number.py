"""The normal form of every number that is not a plain fraction: a sum of terms.

A term is a fraction times powers: `5 x 2^(1/2)`, `3^(2 x 9^9)`, `ln 3 x (ln 2)^-1`. What is raised
to a power is a *base*: -1 (its powers are `i` and the other roots of unity), a whole number above
1, the natural logarithm of a number, the factorial of a number too large to write out, or another
sum (`(1+v2)^(1/2)`). An exponent is any real value again, so that towers are numbers like others.

Two numbers with the same key are the same number. The converse holds for sums of real roots of
fractions, with or without `i`; elsewhere `separation` decides. A base that is a sum is a positive
real number wherever it is real at all.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from flint import fmpq

from forceout.values.outcome import BeyondReach, Uncheckable, Undefined

Key: TypeAlias = tuple[Any, ...]
"""Nested tuples of ints: a number written so that keys can be compared, sorted and hashed."""


@dataclass(frozen=True, slots=True)
class Log:
    """The natural logarithm of a positive real number other than 1, without its sign."""

    of: "Value"
    key: Key


@dataclass(frozen=True, slots=True)
class Factorial:
    """The factorial of a whole number, where it is too large to write out."""

    of: "Value"
    key: Key


@dataclass(frozen=True, slots=True, eq=False)
class Number:
    """A number that is not a plain fraction: the sum of its terms, sorted, none alike.

    `depth` counts its levels, `breadth` the powers it is written with, in exponents too.
    """

    terms: tuple["Term", ...]
    key: Key = field(repr=False)
    depth: int = field(repr=False)
    breadth: int = field(repr=False)

    def __eq__(self, other: object) -> bool:
        """Two numbers written alike are equal; `equal` also proves others so."""
        return isinstance(other, Number) and self.key == other.key

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self.key)


Value: TypeAlias = fmpq | Number
Result: TypeAlias = Value | Undefined | Uncheckable
Base: TypeAlias = int | Log | Factorial | Number
Factor: TypeAlias = tuple[Base, Value]
"""A base and its exponent."""


@dataclass(frozen=True, slots=True)
class Powers:
    """A product of powers, sorted by base."""

    factors: tuple[Factor, ...]
    key: Key = field(repr=False)


@dataclass(frozen=True, slots=True)
class Term:
    """A fraction times powers."""

    coefficient: fmpq
    powers: Powers


ZERO = fmpq(0)
ONE = fmpq(1)
HALF = fmpq(1, 2)
MOST_TERMS = 300
"""A sum with more terms than this is beyond reach."""
MOST_DEPTH = 30
"""So is a number with more levels of exponents, roots within roots and factorials."""
MOST_STEPS = 16
"""So many products of terms, one after the other, may clear a sum of its divisors."""

NO_POWERS = Powers((), ())


def value_key(value: Value) -> Key:
    """Return the key of any value: equal keys, equal numbers."""
    if isinstance(value, fmpq):
        return (0, int(value.p), int(value.q))
    return value.key


def base_key(base: Base) -> Key:
    """Return the key of a base; it also fixes the order of the factors of a term."""
    if isinstance(base, int):
        return (0, base)
    return base.key


def log_base(of: Value) -> Log:
    """Make the base `ln of`."""
    return Log(of, (1, value_key(of)))


def factorial_base(of: Value) -> Factorial:
    """Make the base `of!`."""
    return Factorial(of, (2, value_key(of)))


def powers_of(factors: Iterable[Factor]) -> Powers:
    """Sort powers of different bases into a product."""
    keyed = sorted(((base_key(b), value_key(e)), (b, e)) for b, e in factors)
    return Powers(tuple(f for _, f in keyed), tuple(k for k, _ in keyed))


def total(terms: Iterable[Term]) -> Value:
    """Add up terms whose powers are in normal form."""
    sums: dict[Key, tuple[fmpq, Powers]] = {}
    for term in terms:
        known = sums.get(term.powers.key)
        amount = term.coefficient if known is None else known[0] + term.coefficient
        sums[term.powers.key] = (amount, term.powers)
    kept = sorted((k, c, p) for k, (c, p) in sums.items() if c != 0)
    if not kept:
        return ZERO
    if len(kept) == 1 and not kept[0][0]:
        return kept[0][1]
    if len(kept) > MOST_TERMS:
        raise BeyondReach("a sum of too many terms")
    inner = [part for _, _, p in kept for part in _inner(p)]
    depth = 1 + max((part.depth for part in inner), default=0)
    if depth > MOST_DEPTH:
        raise BeyondReach("a number of too many levels")
    return Number(
        tuple(Term(c, p) for _, c, p in kept),
        (3, *((k, int(c.p), int(c.q)) for k, c, _ in kept)),
        depth,
        sum(len(p.factors) for _, _, p in kept) + sum(part.breadth for part in inner),
    )


def _inner(powers: Powers) -> Iterator[Number]:
    """Go through the numbers that a product of powers is made of."""
    for base, exponent in powers.factors:
        inner = base.of if isinstance(base, Log | Factorial) else base
        for part in (inner, exponent):
            if isinstance(part, Number):
                yield part


def terms_of(value: Value) -> tuple[Term, ...]:
    """Return the terms of any value; zero has none."""
    if isinstance(value, Number):
        return value.terms
    return (Term(value, NO_POWERS),) if value != 0 else ()


def may_be_unreal(value: Value) -> bool:
    """Say whether a value has, somewhere among its bases, what is no real number."""
    return isinstance(value, Number) and any(term_may_be_unreal(t) for t in value.terms)


def term_may_be_unreal(term: Term) -> bool:
    """Say so of one term."""
    return any(
        base == -1 or (isinstance(base, Number) and may_be_unreal(base))
        for base, _ in term.powers.factors
    )


def divisors_of(value: Number) -> list[tuple[Log | Number, fmpq]]:
    """Find the logarithms and sums by which terms are divided, with their lowest exponents.

    None are found where it would take long to multiply by them.
    """
    found: dict[Key, tuple[Log | Number, fmpq]] = {}
    for term in value.terms:
        for base, exponent in term.powers.factors:
            if isinstance(base, Log | Number) and isinstance(exponent, fmpq) and exponent < 0:
                known = found.get(base.key)
                if known is None or exponent < known[1]:
                    found[base.key] = (base, exponent)
    steps = -sum(exponent.floor() for _, exponent in found.values())
    return list(found.values()) if steps * len(value.terms) <= MOST_STEPS else []
