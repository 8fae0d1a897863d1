"""Discs in the complex plane, as small as asked for, that surely hold a number."""

from collections.abc import Iterator
from contextlib import contextmanager

import flint
from flint import acb, fmpq

from forceout.values.number import Base, Factorial, Log, Term, Value


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
    """Return a disc that holds the value, computed with so many bits."""
    with working_at(bits):
        return _value(value)


def _value(value: Value) -> acb:
    if isinstance(value, fmpq):
        return acb(value)
    result = acb(0)
    for term in value.terms:
        result += _term(term)
    return result


def _term(term: Term) -> acb:
    result = acb(term.coefficient)
    for base, exponent in term.powers.factors:
        result *= _power(base, exponent)
    return result


def _power(base: Base, exponent: Value) -> acb:
    if base == -1:
        return acb(_value(exponent)).exp_pi_i()
    foot = _base(base)
    if isinstance(exponent, fmpq) and exponent.q == 1:
        return foot ** int(exponent.p) if abs(exponent) < 10_000 else _exp_log(foot, exponent)
    return _exp_log(foot, exponent)


def _exp_log(foot: acb, exponent: Value) -> acb:
    return (foot.log() * _value(exponent)).exp()


def _base(base: Base) -> acb:
    if isinstance(base, int):
        return acb(base)
    if isinstance(base, Log):
        return _value(base.of).log()
    if isinstance(base, Factorial):
        return (_value(base.of) + 1).lgamma().exp()
    return _value(base)
