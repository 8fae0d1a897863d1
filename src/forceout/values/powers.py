"""Powers and roots of real numbers, with the undefined cases of the rulebooks (III-C-2)."""

from flint import fmpq

from forceout.values.logarithm import general_power
from forceout.values.normal import WRITTEN_BITS, scaled, whole_power
from forceout.values.number import ONE, ZERO, Result, Value
from forceout.values.operations import within_reach
from forceout.values.outcome import Reason, Uncheckable, Undefined
from forceout.values.questions import is_integer, is_rational, is_real, sign
from forceout.values.quotient import reciprocal
from forceout.values.residue import residue
from forceout.values.separation import is_zero

MOST_STEPS = 2_000
ZEROTH_ROOT = Undefined(Reason.ZEROTH_ROOT)


def power(a: Result, b: Result) -> Result:
    """Raise a to the power b.

    >>> from forceout.values import fraction, integer, show
    >>> show(power(integer(-8), fraction(4, 6)))
    '4'
    """
    if type(a) is fmpq and type(b) is fmpq and b.q == 1 and -MOST_STEPS < b < MOST_STEPS and a != 0:
        if a.height_bits() * abs(b) <= WRITTEN_BITS:
            return a**b.p
    return within_reach(_power, a, b)


def root(index: Result, radicand: Result) -> Result:
    """Take a root.

    >>> from forceout.values import integer, show
    >>> show(root(integer(3), integer(-8)))
    '-2'
    """
    return within_reach(_root, index, radicand)


def _root(index: Value, radicand: Value) -> Result:
    zero = is_zero(index)
    if zero is None:
        return Uncheckable("a root whose index may be zero")
    if zero:
        return ZEROTH_ROOT
    real = is_real(index)
    if real is not True:
        return (
            Uncheckable("an index that may be unreal")
            if real is None
            else Undefined(Reason.UNREAL_INDEX)
        )
    found = _power(radicand, reciprocal(index))
    if not isinstance(found, Undefined):
        return found
    if found.reason is Reason.FRACTIONAL_POWER_OF_NEGATIVE:
        whole = is_integer(index)
        reason = Reason.EVEN_ROOT_OF_NEGATIVE if whole else Reason.FRACTIONAL_ROOT_OF_NEGATIVE
        return Undefined(reason)
    if found.reason is Reason.UNREAL_EXPONENT:
        return Undefined(Reason.UNREAL_INDEX)
    return found


def _power(a: Value, b: Value) -> Result:
    real = is_real(b)
    if real is not True:
        return (
            Uncheckable("an exponent that may be unreal")
            if real is None
            else Undefined(Reason.UNREAL_EXPONENT)
        )
    zero = is_zero(a)
    if zero is None:
        return Uncheckable("a power of what may be zero")
    if zero:
        side = sign(b)
        if side is None:
            return Uncheckable("a power of zero whose exponent has no known sign")
        return ZERO if side > 0 else Undefined(Reason.ZERO_TO_NONPOSITIVE)
    if isinstance(b, fmpq) and b.q == 1:
        return integer_power(a, int(b.p))
    if a == ONE:
        return ONE
    real = is_real(a)
    if real is None:
        return Uncheckable("a power of what may be unreal")
    if not real:
        return Undefined(Reason.UNREAL_EXPONENT)
    side = sign(a)
    if side is None:
        return Uncheckable("a power of what may be negative")
    return general_power(a, b) if side > 0 else _power_of_negative(a, b)


def _power_of_negative(a: Value, b: Value) -> Result:
    opposite = scaled(a, fmpq(-1))
    if isinstance(b, fmpq):
        if b.q % 2 == 0:
            return Undefined(Reason.FRACTIONAL_POWER_OF_NEGATIVE)
        size = general_power(opposite, b)
        return scaled(size, fmpq(-1)) if b.p % 2 == 1 else size
    parity = residue(b, 2)
    if parity is not None:
        size = general_power(opposite, b)
        return scaled(size, fmpq(-1)) if parity else size
    if is_rational(b) is False:
        return Undefined(Reason.IRRATIONAL_POWER_OF_NEGATIVE)
    return Uncheckable("a power of a negative number whose exponent may be irrational")


def integer_power(a: Value, n: int) -> Value:
    """Raise any number but zero to an integer power."""
    return reciprocal(whole_power(a, -n)) if n < 0 else whole_power(a, n)
