"""Discs in the complex plane, as small as asked for, that surely hold a number.

A disc of a number too large for the machine's exponents is the whole plane; `size` knows more.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeAlias

import flint
from flint import acb, arb, fmpq

from forceout.values.number import Base, Factorial, Log, Number, Term, Value

Disc: TypeAlias = arb | acb
"""An interval where the number is real by its looks, a disc elsewhere."""

MOST_WORK = 4_000_000
"""So many bits may be asked for, counted for each power that a number is written with."""
EVERYWHERE = acb(arb.neg_inf().union(arb.pos_inf()), arb.neg_inf().union(arb.pos_inf()))
LARGEST_DIRECT = 1_000
"""Powers and roots by whole numbers up to this one are computed directly."""


@contextmanager
def working_at(bits: int) -> Iterator[None]:
    """Compute with so many bits, and afterwards with as many as before."""
    before = flint.ctx.prec
    flint.ctx.prec = bits
    try:
        yield
    finally:
        flint.ctx.prec = before


def enclose(value: Value, bits: int) -> acb:
    """Return a disc that holds the value, computed with so many bits.

    Where that would take long it is the whole plane, as for a number too large for the machine.
    """
    if isinstance(value, Number) and value.breadth * bits > MOST_WORK:
        return EVERYWHERE
    with working_at(bits):
        return acb(disc_of(value))


def disc_of(value: Value) -> Disc:
    """Return a disc that holds the value, at the current number of bits."""
    return arb(value) if isinstance(value, fmpq) else _sum(value, flint.ctx.prec)


@lru_cache(maxsize=1024)
def _sum(value: Number, bits: int) -> Disc:
    """Enclose a sum; in a tower the same exponent stands on many bases."""
    with working_at(bits):
        result: Disc = arb(0)
        for term in value.terms:
            result = result + disc_of_term(term)
        return result


def disc_of_term(term: Term) -> Disc:
    """Return a disc that holds one term of a sum, at the current number of bits."""
    product: Disc = arb(term.coefficient)
    for base, exponent in term.powers.factors:
        product = product * _power(base, exponent)
    return product


def _power(base: Base, exponent: Value) -> Disc:
    if base == -1:
        return acb(disc_of(exponent)).exp_pi_i()
    foot = _base(base)
    if isinstance(exponent, fmpq) and exponent.q < LARGEST_DIRECT > abs(exponent.p):
        index = int(exponent.q)
        root = foot if index == 1 else foot.sqrt() if index == 2 else foot.root(index)
        return root ** int(exponent.p)
    return (foot.log() * disc_of(exponent)).exp()


def _base(base: Base) -> Disc:
    if isinstance(base, int):
        return arb(base)
    if isinstance(base, Log):
        return _logarithm(base.of, flint.ctx.prec)
    if isinstance(base, Factorial):
        return _factorial(base.of, flint.ctx.prec)
    return disc_of(base)


# With many bits these are slow, and the same ones come again and again.


@lru_cache(maxsize=256)
def _logarithm(of: Value, bits: int) -> Disc:
    """Enclose the logarithm of a positive number, without its sign."""
    with working_at(bits):
        return abs(disc_of(of).log())


@lru_cache(maxsize=256)
def _factorial(of: Value, bits: int) -> arb:
    """Enclose a factorial."""
    with working_at(bits):
        return (acb(disc_of(of)).real + 1).lgamma().exp()
