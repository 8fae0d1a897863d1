"""Every value of a power or a root, as the Imaginary variation has them (XIII-D-11)."""

from functools import lru_cache
from math import gcd

from flint import arb, fmpq

from forceout.values.conjugate import is_real
from forceout.values.enclosure import enclose, working_at
from forceout.values.logarithm import general_power
from forceout.values.normal import (
    minus,
    opposite,
    plus,
    positive_power,
    product,
    scaled,
    single,
    times,
    whole_power,
)
from forceout.values.number import HALF, ONE, ZERO, Number, Result, Value
from forceout.values.order import sign
from forceout.values.outcome import BeyondReach, Reason, Uncheckable, Undefined
from forceout.values.powers import TURNS, power, root
from forceout.values.quotient import without_content
from forceout.values.recognition import BITS, plain_value, settled
from forceout.values.residue import numerator_residue
from forceout.values.separation import is_zero

MOST_VALUES = 24
"""A power has as many values as its exponent's denominator, at most so many."""


def all_powers(a: Result, b: Result) -> tuple[Value, ...] | Undefined | Uncheckable:
    """Return every complex value of a^b for a rational b, first the one nearest to the positives.

    >>> from forceout.values import fraction, integer, show
    >>> [show(v) for v in all_powers(integer(16), fraction(1, 4))]
    ['2', '2i', '-2', '-2i']
    """
    if isinstance(a, Undefined | Uncheckable) or isinstance(b, Undefined | Uncheckable):
        only = power(a, b)
        return () if not isinstance(only, Undefined | Uncheckable) else only
    index = _denominator(b)
    if index == 1 or is_zero(a) is not False:
        only = power(a, b)
        return only if isinstance(only, Undefined | Uncheckable) else (only,)
    if index > MOST_VALUES:
        return Uncheckable("a power of very many values")
    try:
        first = power(principal_root(a, index), scaled(b, fmpq(index)))
        if isinstance(first, Undefined | Uncheckable):
            return first
        return tuple(settled(times(first, unit(fmpq(2 * n, index)))) for n in range(index))
    except BeyondReach as beyond:
        return Uncheckable(beyond.why)


def _denominator(exponent: Value) -> int:
    """Return the denominator of a rational exponent; 1 for one that is not known to be rational."""
    if isinstance(exponent, fmpq):
        return int(exponent.q)
    found = numerator_residue(exponent, 1)
    return 1 if found is None else found[1] // gcd(*found)


def all_roots(index: Result, radicand: Result) -> tuple[Value, ...] | Undefined | Uncheckable:
    """Return every complex root: every value of the power 1 / index.

    >>> from forceout.values import integer, show
    >>> [show(v) for v in all_roots(integer(3), integer(8))]
    ['2', '-1+(v3)i', '-1-(v3)i']
    """
    if isinstance(index, fmpq) and index != 0:
        found = all_powers(radicand, 1 / index)
        unreal = isinstance(found, Undefined) and found.reason is Reason.UNREAL_EXPONENT
        return Undefined(Reason.UNREAL_INDEX) if unreal else found
    only = root(index, radicand)
    return only if isinstance(only, Undefined | Uncheckable) else (only,)


def default_root(index: Result, radicand: Result) -> Value | None:
    """Return the value that a root has where nobody says which: the real one, if there is one.

    A fractional index is a fractional exponent, which has no default unless it has one value only.

    >>> from forceout.values import integer, show
    >>> show(default_root(integer(2), integer(4))), default_root(integer(2), integer(-4))
    ('2', None)
    """
    if isinstance(radicand, Undefined | Uncheckable):
        return None
    has_one_value = isinstance(index, fmpq) and abs(index.p) == 1
    if not has_one_value:
        if isinstance(index, fmpq) and index.q != 1:
            return None
        if is_real(radicand) is not True:
            return None
    found = root(index, radicand)
    return None if isinstance(found, Undefined | Uncheckable) else found


def principal_root(a: Value, n: int) -> Value:
    """Return the root whose direction is an n-th of the direction of a, which is not zero."""
    real = is_real(a)
    if real is None:
        raise BeyondReach("a root of what may be unreal")
    if real:
        side = sign(a)
        if side is None:
            raise BeyondReach("a root of what may be negative")
        if side > 0:
            return general_power(a, fmpq(1, n))
        return times(general_power(opposite(a), fmpq(1, n)), unit(fmpq(1, n)))
    if not isinstance(a, Number):
        raise BeyondReach("a fraction that is not real")
    plain = _plain_root(a, n)
    if plain is not None:
        return plain
    if len(a.terms) == 1:
        return _root_of_term(a, n)
    turned = _root_by_turns(a, n)
    if turned is not None:
        return turned
    content, core = without_content(a)
    return times(positive_power(content, fmpq(1, n)), single(core, fmpq(1, n)))


def _plain_root(a: Number, n: int) -> Value | None:
    """Guess a + bi with plain a and b, and see whether its power is right."""
    disc = enclose(a, BITS)
    with working_at(BITS):
        candidate = plain_value(disc.root(n))
    if candidate is None:
        return None
    try:
        return candidate if is_zero(minus(whole_power(candidate, n), a)) else None
    except BeyondReach:
        return None


def _root_by_turns(a: Number, n: int) -> Value | None:
    """Take the root of a number whose direction is a simple part of a turn."""
    for steps in TURNS:
        try:
            size = whole_power(a, steps)
        except BeyondReach:
            return None
        if is_real(size):
            with working_at(BITS):
                half_turns = (enclose(a, BITS).arg() / arb.pi() * steps).unique_fmpz()
            if half_turns is None:
                return None
            size = opposite(size) if half_turns % 2 == 1 else size
            return times(general_power(size, fmpq(1, steps * n)), unit(fmpq(half_turns, steps * n)))
    return None


def _root_of_term(a: Number, n: int) -> Value:
    """Split a term into its direction, a power of -1, and its size."""
    term = a.terms[0]
    turn = next((e for b, e in term.powers.factors if b == -1), ZERO)
    rest = [(b, e) for b, e in term.powers.factors if b != -1]
    size = product(abs(term.coefficient), rest)
    if not isinstance(turn, fmpq) or is_real(size) is not True or sign(size) != 1:
        return single(a, fmpq(1, n))
    if term.coefficient < 0:
        turn -= 1
    return times(general_power(size, fmpq(1, n)), unit(turn / n))


@lru_cache(maxsize=512)
def _unit(top: int, bottom: int) -> Value:
    half_turns = fmpq(top, bottom)
    twelfths = half_turns * 12
    if twelfths.q != 1:
        return single(-1, half_turns)
    steps = int(twelfths.p)
    return plus(_cosine(steps), times(_cosine(steps - 6), single(-1, HALF)))


def unit(half_turns: fmpq) -> Value:
    """Return the number of size 1 in the direction of so many half turns: (-1)^half_turns."""
    return _unit(int(half_turns.p), int(half_turns.q))


def _cosine(steps: int) -> Value:
    """Return the cosine of so many times 15 degrees."""
    steps = min(steps % 24, -steps % 24)
    if steps > 6:
        return opposite(_cosine(12 - steps))
    v2, v3, v6 = (positive_power(fmpq(n), HALF) for n in (2, 3, 6))
    quarter = fmpq(1, 4)
    return (
        ONE,
        scaled(plus(v6, v2), quarter),
        scaled(v3, HALF),
        scaled(v2, HALF),
        HALF,
        scaled(minus(v6, v2), quarter),
        ZERO,
    )[steps]


I = unit(HALF)  # noqa: E741 - the players' letter for it
