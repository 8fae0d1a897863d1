"""Find plain numbers behind nested roots: v(3+2v2) is 1+v2, and v(1+v2) x v(v2-1) is 1.

A candidate is guessed from a disc and then proved, so that a wrong guess costs only time.
"""

from flint import acb, arb, fmpq

from forceout.values.enclosure import enclose, working_at
from forceout.values.normal import minus, plus, positive_power, scaled, single, times, whole_power
from forceout.values.number import HALF, ONE, ZERO, Number, Term, Value, may_be_unreal, total
from forceout.values.outcome import BeyondReach
from forceout.values.radicals import is_radical_sum
from forceout.values.relations import has_logarithms
from forceout.values.separation import is_zero
from forceout.values.size import sign_by_size

BITS = 256
SIMPLE = 64
"""A fraction of so many bits above and below is simple: a disc seldom holds one by chance."""
LARGEST_INDEX = 24
DEEPEST = 6
PLAIN_TURNS = frozenset({1, 2, 3, 4, 6})
PLAIN_ROOTS = frozenset({1, 2})


def settled(value: Value) -> Value:
    """Return a value in a plainer form if it has one that is found and proved."""
    if isinstance(value, fmpq) or not _has_nested_roots(value) or _is_never_plain(value):
        return value
    candidate = plain_value(enclose(value, BITS))
    if candidate is None:
        return value
    try:
        return candidate if is_zero(minus(value, candidate)) else value
    except BeyondReach:
        return value


def _is_never_plain(value: Number) -> bool:
    """Say whether one power of fractions and of -1 is surely not a + bi with plain square roots.

    Such a number has a size whose square is rational, and an angle whose cosine has a rational
    square: by Niven's theorem a multiple of a half or a third of a right angle.
    """
    if len(value.terms) > 1:
        return False
    for base, exponent in value.terms[0].powers.factors:
        if not isinstance(base, int) or not isinstance(exponent, fmpq):
            return False
        if exponent.q not in (PLAIN_TURNS if base == -1 else PLAIN_ROOTS):
            return True
    return False


def _has_nested_roots(value: Number) -> bool:
    """Say whether a value is more than a sum of roots of fractions, but may turn out to be one."""
    if has_logarithms(value):
        return True
    found = False
    for term in value.terms:
        for base, exponent in term.powers.factors:
            if not isinstance(exponent, fmpq):
                return False
            if isinstance(base, Number) or (base == -1 and exponent != HALF):
                found = True
            elif not isinstance(base, int):
                return False
    return found


def plain_value(disc: acb) -> Value | None:
    """Guess a + bi from a disc, where a and b are simple fractions or square roots of such."""
    with working_at(BITS):
        real, imaginary = _plain_real(disc.real), _plain_real(disc.imag)
    if real is None or imaginary is None:
        return None
    return plus(real, times(imaginary, single(-1, HALF)))


def _plain_real(part: arb) -> Value | None:
    fraction = _simplest(part)
    if fraction is not None:
        return fraction
    square = _simplest(part * part)
    if square is None or square <= 0:
        return None
    root = positive_power(square, HALF)
    return scaled(root, fmpq(-1)) if part < 0 else root


def _simplest(part: arb) -> fmpq | None:
    """Return the simplest fraction in an interval by its continued fraction, if it is simple."""
    if not part.is_finite() or part.rad() > fmpq(1, 2**SIMPLE):
        return None
    if part.contains(0):
        return ZERO
    if not fmpq(1, 2**SIMPLE) < abs(part) < 2**SIMPLE:
        return None
    middle = part.mid().fmpq()
    above, below, above_before, below_before = ONE.p, ZERO.p, ZERO.p, ONE.p
    while True:
        whole = middle.floor()
        above, above_before = whole * above + above_before, above
        below, below_before = whole * below + below_before, below
        if max(abs(above).bit_length(), below.bit_length()) > SIMPLE:
            return None
        if part.contains(fmpq(above, below)):
            return fmpq(above, below)
        if middle == whole:
            return None
        middle = 1 / (middle - whole)


def denested(core: Number, index: int) -> Value | None:
    """Return the positive root of a sum of roots of fractions as another such sum, if it is one."""
    if index > LARGEST_INDEX or may_be_unreal(core) or not is_radical_sum(core):
        return None
    try:
        root = _square_root(core, 0) if index == 2 else _root_in_quadratic(core, index)
    except BeyondReach:
        return None
    if root is None or minus(whole_power(root, index), core) != 0 or sign_by_size(root) != 1:
        return None
    return root


def _split(core: Number) -> tuple[Value, Value, int] | None:
    """Write a sum as a + b x (v p) for one of its primes p."""
    for prime in sorted({b for t in core.terms for b, _ in t.powers.factors if isinstance(b, int)}):
        with_prime: list[Term] = []
        without: list[Term] = []
        for term in core.terms:
            exponents = dict(term.powers.factors)
            if exponents.get(prime) == HALF:
                with_prime.append(term)
            elif prime not in exponents:
                without.append(term)
        if len(with_prime) + len(without) == len(core.terms):
            inverse = single(prime, -HALF)
            return total(without), times(total(with_prime), inverse), prime
    return None


def _square_root(value: Value, depth: int) -> Value | None:
    """Use v(a+b) = v((a+s)/2) + v((a-s)/2) with s = v(a^2-b^2), as long as all roots are plain."""
    if value == 0:
        return ZERO
    if depth > DEEPEST or sign_by_size(value) != 1:
        return None
    if isinstance(value, fmpq):
        return positive_power(value, HALF)
    if len(value.terms) == 1:
        return None
    split = _split(value)
    if split is None:
        return None
    a, b, prime = split
    s = _square_root(minus(times(a, a), scaled(times(b, b), fmpq(prime))), depth + 1)
    if s is None:
        return None
    first = _square_root(scaled(plus(a, s), HALF), depth + 1)
    second = _square_root(scaled(minus(a, s), HALF), depth + 1)
    if first is None or second is None:
        return None
    return plus(first, second) if sign_by_size(b) == 1 else minus(first, second)


def _root_in_quadratic(core: Number, index: int) -> Value | None:
    """Find x + y m whose power a + b m is, for fractions a, b, x, y and a square root m."""
    if len(core.terms) != 2 or core.terms[0].powers.factors:
        return None
    if any(exponent != HALF for _, exponent in core.terms[1].powers.factors):
        return None
    a, b = (t.coefficient for t in core.terms)
    m = total((Term(ONE, core.terms[1].powers),))
    with working_at(BITS):
        first = enclose(core, BITS).real.root(index)
        other = enclose(minus(a, scaled(m, b)), BITS).real
        if other < 0 and index % 2 == 0:
            return None
        second = abs(other).root(index) * (1 if other > 0 else -1)
        for conjugate in (second, -second) if index % 2 == 0 else (second,):
            x = _simplest((first + conjugate) / 2)
            y = _simplest((first - conjugate) / (2 * enclose(m, BITS).real))
            if x is not None and y is not None:
                return plus(x, scaled(m, y))
    return None
