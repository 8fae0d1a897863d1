"""Powers, roots and logs of real numbers, with the undefined cases of the rulebooks.

An even or fractional root of a negative number is undefined by III-C-2 of the AGLOA rulebook; so
are the zeroth root, and zero to the power zero or less.
"""

from math import gcd

from flint import fmpq

from forceout.values.conjugate import is_real
from forceout.values.kinds import is_integer, is_rational
from forceout.values.logarithm import general_power, natural_log
from forceout.values.normal import (
    WRITTEN_BITS,
    minus,
    opposite,
    positive_power,
    product,
    scaled,
    single,
    times,
    whole_power,
)
from forceout.values.number import ONE, ZERO, Number, Result, Value
from forceout.values.operations import no_fault, within_reach
from forceout.values.order import equal, sign
from forceout.values.outcome import BeyondReach, Reason, Uncheckable, Undefined
from forceout.values.quotient import quotient, reciprocal, without_content
from forceout.values.residue import numerator_residue, residue
from forceout.values.separation import is_zero

ZEROTH_ROOT = Undefined(Reason.ZEROTH_ROOT)
UNREAL_EXPONENT = Undefined(Reason.UNREAL_EXPONENT)
UNREAL_INDEX = Undefined(Reason.UNREAL_INDEX)
MOST_DIRECT = 1_000
TURNS = (2, 3, 4, 6, 8, 12, 24)
LOG_UNDEFINED = Undefined(Reason.LOG_UNDEFINED)


def power(a: Result, b: Result) -> Result:
    """Raise a to the power b.

    >>> from forceout.values import fraction, integer, show
    >>> show(power(integer(-8), fraction(4, 6)))
    '4'
    """
    if type(a) is fmpq and type(b) is fmpq and b.q == 1:
        n = int(b.p)
        if a.height_bits() * abs(n) <= WRITTEN_BITS and (n > 0 or a != 0):
            return a**n
    return within_reach(_power, a, b, faults=(no_fault, _unreal_exponent))


def root(index: Result, radicand: Result) -> Result:
    """Take a root.

    >>> from forceout.values import integer, show
    >>> show(root(integer(3), integer(-8)))
    '-2'
    """
    if type(index) is fmpq and type(radicand) is fmpq and index.q == 1:
        n = int(index.p)
        if 0 < n < MOST_DIRECT and radicand > 0:
            return _root_of_fraction(n, radicand)
    return within_reach(_root, index, radicand, faults=(_bad_index,))


def _root_of_fraction(n: int, radicand: fmpq) -> Result:
    top, bottom = radicand.p.root(n), radicand.q.root(n)
    if top**n == radicand.p and bottom**n == radicand.q:
        return fmpq(top, bottom)
    return within_reach(positive_power, radicand, fmpq(1, n))


def log(a: Result, b: Result) -> Result:
    """Return the log of a to the base b.

    >>> from forceout.values import integer, show
    >>> show(log(integer(8), integer(4)))
    '3/2'
    """
    return within_reach(_log, a, b, faults=(_not_positive, _bad_base))


def _unreal_exponent(b: Value) -> Undefined | None:
    return UNREAL_EXPONENT if is_real(b) is False else None


def _bad_index(index: Value) -> Undefined | None:
    if is_real(index) is False:
        return UNREAL_INDEX
    return ZEROTH_ROOT if is_zero(index) else None


def _root(index: Value, radicand: Value) -> Result:
    bad = _bad_index(index)
    if bad is not None:
        return bad
    if is_zero(index) is None or is_real(index) is None:
        return Uncheckable("a root whose index may be zero or unreal")
    found = _power(radicand, reciprocal(index))
    if not isinstance(found, Undefined):
        return found
    if found.reason is Reason.FRACTIONAL_POWER_OF_NEGATIVE:
        return Undefined(
            Reason.EVEN_ROOT_OF_NEGATIVE
            if is_integer(index)
            else Reason.FRACTIONAL_ROOT_OF_NEGATIVE
        )
    return UNREAL_INDEX if found == UNREAL_EXPONENT else found


def _power(a: Value, b: Value) -> Result:
    real = is_real(b)
    if real is not True:
        return Uncheckable("an exponent that may be unreal") if real is None else UNREAL_EXPONENT
    zero = is_zero(a)
    if zero is None:
        return Uncheckable("a power of what may be zero")
    if zero:
        return _power_of_zero(b)
    if a == ONE:
        return ONE
    if isinstance(b, fmpq) and b.q == 1:
        return integer_power(a, int(b.p))
    real = is_real(a)
    if real is None:
        return Uncheckable("a power of what may be unreal")
    if not real:
        return _power_of_unreal(a, b)
    side = sign(a)
    if side is None:
        return Uncheckable("a power of what may be negative")
    return general_power(a, b) if side > 0 else _power_of_negative(a, b)


def _power_of_zero(b: Value) -> Result:
    side = sign(b)
    if side is None:
        return Uncheckable("a power of zero whose exponent has no known sign")
    return ZERO if side > 0 else Undefined(Reason.ZERO_TO_NONPOSITIVE)


def _power_of_negative(a: Value, b: Value) -> Result:
    fraction = _parities(b)
    if fraction is None:
        if is_rational(b) is False:
            return Undefined(Reason.IRRATIONAL_POWER_OF_NEGATIVE)
        return Uncheckable("a power of a negative number whose exponent may be irrational")
    parity, parity_below = fraction
    if parity_below == 0:
        return Undefined(Reason.FRACTIONAL_POWER_OF_NEGATIVE)
    size = general_power(opposite(a), b)
    return opposite(size) if parity else size


def _parities(b: Value) -> tuple[int, int] | None:
    """Reduce a fraction; return its numerator and its denominator modulo 2."""
    if isinstance(b, fmpq):
        return int(b.p) % 2, int(b.q) % 2
    found = numerator_residue(b, 2)
    if found is not None:
        above, below = found
        shared = gcd(above, below)
        return above // shared % 2, below // shared % 2
    if len(b.terms) > 1 or is_rational(b) is not True:
        return None
    twos: Value = ZERO
    for base, exponent in b.terms[0].powers.factors:
        if not isinstance(base, int):
            return None
        twos = exponent if base == 2 else twos
    side = sign(twos)
    if side == 0:
        return int(b.terms[0].coefficient.p) % 2, int(b.terms[0].coefficient.q) % 2
    return None if side is None else (0, 1) if side > 0 else (1, 0)


def _power_of_unreal(a: Value, b: Value) -> Result:
    """Raise an imaginary number to a large integer; other powers of it have several values."""
    whole = is_integer(b)
    if whole is None:
        return Uncheckable("a power of an imaginary number whose exponent may be fractional")
    if not whole or not isinstance(a, Number):
        return UNREAL_EXPONENT
    turned = _power_by_turns(a, b)
    if turned is not None:
        return turned
    if len(a.terms) > 1:
        size, core = without_content(a)
        powers = single(core, b)
    else:
        size = a.terms[0].coefficient
        powers = product(ONE, [(base, times(e, b)) for base, e in a.terms[0].powers.factors])
    enlarged = _power(size, b)
    return enlarged if isinstance(enlarged, Undefined | Uncheckable) else times(enlarged, powers)


def _power_by_turns(a: Number, b: Value) -> Result | None:
    """Raise a number whose direction is a simple part of a turn: (1+i)^(8n) = 16^n."""
    for steps in TURNS:
        try:
            size = whole_power(a, steps)
        except BeyondReach:
            return None
        left = residue(b, steps) if is_real(size) else None
        if left is not None:
            rounds = scaled(minus(b, fmpq(left)), fmpq(1, steps))
            enlarged = _power(size, rounds)
            if isinstance(enlarged, Undefined | Uncheckable):
                return enlarged
            return times(enlarged, whole_power(a, left))
    return None


def integer_power(a: Value, n: int) -> Value:
    """Raise any number but zero to an integer power."""
    try:
        return whole_power(reciprocal(a) if n < 0 else a, abs(n))
    except BeyondReach:
        if isinstance(a, Number) and is_real(a) is False:
            found = _power_of_unreal(a, fmpq(n))
            if isinstance(found, Undefined | Uncheckable):
                raise
            return found
        side = sign(a)
        if side is None:
            raise
        size = general_power(a if side > 0 else opposite(a), fmpq(n))
        return opposite(size) if side < 0 and n % 2 else size


def _not_positive(value: Value) -> Undefined | None:
    side = sign(value)
    return LOG_UNDEFINED if is_real(value) is False or (side is not None and side < 1) else None


def _bad_base(b: Value) -> Undefined | None:
    return _not_positive(b) or (LOG_UNDEFINED if equal(b, ONE) else None)


def _log(a: Value, b: Value) -> Result:
    bad = _not_positive(a) or _bad_base(b)
    if bad is not None:
        return bad
    if sign(a) is None or sign(b) is None or equal(b, ONE) is None:
        return Uncheckable("a log of what may not be positive, or to what may be 1")
    return quotient(natural_log(a), natural_log(b))
