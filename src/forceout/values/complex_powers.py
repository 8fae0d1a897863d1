"""Every value of a power or a root, as the Imaginary variation has them (XIII-D-11)."""

from flint import fmpq

from forceout.values.logarithm import general_power
from forceout.values.normal import plus, product, scaled, single, times
from forceout.values.number import HALF, ONE, Number, Result, Value, total
from forceout.values.outcome import BeyondReach, Reason, Uncheckable, Undefined
from forceout.values.powers import integer_power, power, root
from forceout.values.questions import is_real, sign
from forceout.values.separation import is_zero

MOST_VALUES = 24
"""A power has as many values as its exponent's denominator, at most so many."""


def all_powers(a: Result, b: Result) -> tuple[Value, ...] | Undefined | Uncheckable:
    """Return every complex value of a^b for a rational b.

    >>> from forceout.values import fraction, integer, show
    >>> [show(v) for v in all_powers(integer(16), fraction(1, 4))]
    ['2', '2i', '-2', '-2i']
    """
    if isinstance(a, Undefined | Uncheckable):
        return a
    if isinstance(b, Undefined | Uncheckable):
        return b
    if not isinstance(b, fmpq) or b.q == 1 or a == 0 or is_zero(a) is not False:
        only = power(a, b)
        return only if isinstance(only, Undefined | Uncheckable) else (only,)
    if b.q > MOST_VALUES:
        return Uncheckable("a power of very many values")
    try:
        first = integer_power(_principal_root(a, int(b.q)), int(b.p))
        return tuple(times(first, unit(fmpq(2 * n, b.q))) for n in range(int(b.q)))
    except BeyondReach as beyond:
        return Uncheckable(beyond.why)


def all_roots(index: Result, radicand: Result) -> tuple[Value, ...] | Undefined | Uncheckable:
    """Return every complex root: every value of the power 1/index."""
    if isinstance(index, fmpq) and not isinstance(radicand, Undefined):
        if index == 0:
            return Undefined(Reason.ZEROTH_ROOT)
        found = all_powers(radicand, 1 / index)
        if isinstance(found, Undefined) and found.reason is Reason.UNREAL_EXPONENT:
            return Undefined(Reason.UNREAL_INDEX)
        return found
    only = root(index, radicand)
    return only if isinstance(only, Undefined | Uncheckable) else (only,)


def default_root(index: Result, radicand: Result) -> Value | None:
    """Return the value that a root has where nobody says which: the real one, if there is one.

    A fractional index is a fractional exponent, which has no default unless it has one value only.
    """
    if isinstance(index, Undefined | Uncheckable) or isinstance(radicand, Undefined | Uncheckable):
        return None
    if isinstance(index, fmpq) and index.q != 1 and abs(index.p) != 1:
        return None
    if is_real(radicand) is not True and not (isinstance(index, fmpq) and abs(index.p) == 1):
        return None
    found = root(index, radicand)
    return None if isinstance(found, Undefined | Uncheckable) else found


def _principal_root(a: Value, n: int) -> Value:
    """Return the root whose direction is an n-th of the direction of a."""
    exponent = fmpq(1, n)
    if is_real(a):
        side = sign(a)
        if side is None:
            raise BeyondReach("a root of what may be negative")
        if side > 0:
            return general_power(a, exponent)
        return times(general_power(scaled(a, fmpq(-1)), exponent), unit(exponent))
    if is_real(a) is None:
        raise BeyondReach("a root of what may be unreal")
    if isinstance(a, Number) and len(a.terms) == 1:
        return _root_of_term(a, exponent)
    if n % 2 == 0:
        half = _square_root(a)
        return half if n == 2 else _principal_root(half, n // 2)
    return single(a, exponent) if isinstance(a, Number) else general_power(a, exponent)


def _root_of_term(a: Number, exponent: fmpq) -> Value:
    """Split a term into its direction, a power of -1, and its size."""
    term = a.terms[0]
    turn, rest = fmpq(0), []
    for base, e in term.powers.factors:
        if base == -1 and isinstance(e, fmpq):
            turn = e
        else:
            rest.append((base, e))
    size = product(abs(term.coefficient), rest)
    if is_real(size) is not True or sign(size) != 1:
        return single(a, exponent)
    if term.coefficient < 0:
        turn -= 1
    return times(general_power(size, exponent), unit(turn * exponent))


def _square_root(a: Value) -> Value:
    """Return the principal root of x + yi: v((r+x)/2) + v((r-x)/2) i, with the sign of y."""
    i = unit(HALF)
    x, y = parts(a)
    r = general_power(plus(times(x, x), times(y, y)), HALF)
    real = _half_root(plus(r, x))
    imaginary = _half_root(plus(r, scaled(x, fmpq(-1))))
    return plus(
        real, times(imaginary, i) if sign(y) == 1 else scaled(times(imaginary, i), fmpq(-1))
    )


def _half_root(value: Value) -> Value:
    return general_power(scaled(value, HALF), HALF)


def parts(value: Value) -> tuple[Value, Value]:
    """Return the real and the imaginary part, where they can be told by the look of the terms."""
    if isinstance(value, fmpq):
        return value, fmpq(0)
    real, imaginary = [], []
    for term in value.terms:
        if (-1, HALF) in term.powers.factors:
            imaginary.append(term)
        else:
            real.append(term)
    x = total(real)
    y = scaled(times(total(imaginary), unit(HALF)), fmpq(-1))
    if is_real(x) is not True or is_real(y) is not True:
        raise BeyondReach("real and imaginary parts that are not plain")
    return x, y


def unit(half_turns: fmpq) -> Value:
    """Return the number of size 1 in the direction of so many half turns: (-1)^half_turns."""
    half_turns -= 2 * (half_turns / 2).floor()
    if (half_turns * 12).q != 1:
        return single(-1, half_turns)
    steps = int((half_turns * 12).p)
    return plus(_cosine(steps), times(_cosine(steps - 6), single(-1, HALF)))


def _cosine(steps: int) -> Value:
    """Return the cosine of so many times 15 degrees."""
    steps = min(steps % 24, -steps % 24)
    if steps > 6:
        return scaled(_cosine(12 - steps), fmpq(-1))
    v2, v3, v6 = (general_power(fmpq(n), HALF) for n in (2, 3, 6))
    quarter = fmpq(1, 4)
    return (
        ONE,
        scaled(plus(v6, v2), quarter),
        scaled(v3, HALF),
        scaled(v2, HALF),
        HALF,
        scaled(plus(v6, scaled(v2, fmpq(-1))), quarter),
        fmpq(0),
    )[steps]


I = unit(HALF)  # noqa: E741 - the players' letter for it
