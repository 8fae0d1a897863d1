"""Exact numbers: closed arithmetic with a reason for every undefined result.

It knows nothing of cubes or rulebooks. Every operation takes and gives a `Result`: a `Value`,
`Undefined` with a reason, or `Uncheckable` where nobody could work the value out within the stated
size. Nothing here raises for any value, and nothing runs long.
"""

from flint import fmpq

from forceout.values.complex_powers import I, all_powers, all_roots, default_root
from forceout.values.conjugate import is_real
from forceout.values.decimals import Approximate
from forceout.values.factors import number_of_factors, smallest_prime_above
from forceout.values.kinds import (
    as_fmpq,
    as_int,
    differs_by_multiple,
    is_counting,
    is_integer,
    is_rational,
    is_whole,
    key,
)
from forceout.values.normal import within_bounds
from forceout.values.number import Number, Result, Value
from forceout.values.operations import add, average, div, mul, percent, sub
from forceout.values.order import compare, equal, magnitude_exceeds, sign
from forceout.values.outcome import Reason, Uncheckable, Undefined
from forceout.values.powers import log, power, root
from forceout.values.reading import ValueTextError, agrees, read
from forceout.values.separation import is_zero
from forceout.values.weight import weight
from forceout.values.whole import factorial, gcf, lcm, remainder
from forceout.values.writing import show


def integer(n: int) -> Value:
    """Make a whole number or its opposite.

    >>> show(integer(7))
    '7'
    """
    return within_bounds(fmpq(n))


def fraction(p: int, q: int) -> Value:
    """Make the fraction p/q; q is not 0.

    >>> show(fraction(2, -4))
    '-1/2'
    """
    return within_bounds(fmpq(p, q))


__all__ = [
    "Approximate",
    "I",
    "Number",
    "Reason",
    "Result",
    "Uncheckable",
    "Undefined",
    "Value",
    "ValueTextError",
    "add",
    "agrees",
    "all_powers",
    "all_roots",
    "as_fmpq",
    "as_int",
    "average",
    "compare",
    "default_root",
    "differs_by_multiple",
    "div",
    "equal",
    "factorial",
    "fraction",
    "gcf",
    "integer",
    "is_counting",
    "is_integer",
    "is_rational",
    "is_real",
    "is_whole",
    "is_zero",
    "key",
    "lcm",
    "log",
    "magnitude_exceeds",
    "mul",
    "number_of_factors",
    "percent",
    "power",
    "read",
    "remainder",
    "root",
    "show",
    "sign",
    "smallest_prime_above",
    "sub",
    "weight",
]
