"""How large a number is, be it a tower of powers: e to the e to the ... to the x.

`size_of` gives the least number of e's for which x fits the machine, and an interval for x. Two
such sizes are compared without either number ever being written out. `sign_by_size` finds the term
of a sum that outweighs all others.

All bases but -1 and the unreal ones are positive, so that a term has the sign of its coefficient.
"""

from dataclasses import dataclass
from functools import lru_cache

from flint import acb, arb, fmpq

from forceout.values.enclosure import disc_of, disc_of_term, working_at
from forceout.values.number import Base, Factorial, Log, Number, Term, Value, may_be_unreal

BITS = 192
MUCH = 8
"""A number e^8 times another outweighs up to 300 others of its kind, four times over."""
HARDLY = fmpq(1, 2**90)
CLEARLY = fmpq(1, 2**40)
FAR = 100
"""With e^x over e^100, a difference of 2^-40 in x is one of far more than e^8 in e^x."""


@dataclass(frozen=True, slots=True)
class Size:
    """A positive number, e to the e to the ... to the x with so many e's."""

    levels: int
    x: arb


def size_of(value: Value) -> Size | None:
    """Return the size of |value|, None where it is not known."""
    with working_at(BITS):
        return _size(value)


@lru_cache(maxsize=1024)
def sign_by_size(value: Value) -> int | None:
    """Return the sign of a real value whose largest term outweighs the others."""
    if isinstance(value, fmpq):
        return (value > 0) - (value < 0)
    with working_at(BITS):
        disc = acb(disc_of(value)).real
        if disc > 0:
            return 1
        if disc < 0:
            return -1
        if may_be_unreal(value):
            return None
        signs = {1 if t.coefficient > 0 else -1 for t in value.terms}
        if len(signs) == 1:
            return signs.pop()
        top = _heaviest(value)
        return None if top is None else 1 if top[0].coefficient > 0 else -1


def side_of_log(of: Value) -> int | None:
    """Return the sign of the logarithm of a positive number."""
    with working_at(BITS):
        size = _size(of)
        if size is None:
            return None
        return 1 if size.levels or size.x > 1 else -1 if size.x < 1 else None


def compare_sizes(a: Size, b: Size) -> int | None:
    """Return 1 or -1 where one size is surely above the other."""
    with working_at(BITS):
        a, b = _levelled(a, b.levels), _levelled(b, a.levels)
        return 1 if a.x > b.x else -1 if a.x < b.x else None


def _levelled(size: Size, levels: int) -> Size:
    """Take logarithms until a size has at least so many levels."""
    while size.levels < levels:
        size = Size(size.levels + 1, size.x.log() if size.x > 2 else arb(0).union(size.x))
    return size


@lru_cache(maxsize=1024)
def _size(value: Value) -> Size | None:
    """Find the size, at `BITS`; in a tower the same exponent stands on many bases."""
    size = abs(disc_of(value))
    if size.is_finite() and size > 0:
        return Size(0, size)
    if isinstance(value, fmpq):
        return None
    if len(value.terms) == 1:
        return _term_size(value.terms[0])
    top = _heaviest(value)
    return None if top is None else multiplied(top[1], arb(0, fmpq(1, 3)))


def _heaviest(value: Number) -> tuple[Term, Size] | None:
    """Return the term that outweighs the sum of all others four times over."""
    sized = [(t, _term_size(t)) for t in value.terms]
    known = [(t, s) for t, s in sized if s is not None]
    if len(known) < len(sized):
        return None
    for term, size in known:
        if all(other is term or _outweighs(size, less) for other, less in known):
            return term, size
    return None


def _outweighs(a: Size, b: Size) -> bool:
    """Say whether a is surely at least e^8 times b."""
    if a.levels == b.levels == 0:
        return bool(a.x > b.x * 2981)
    a, b = _levelled(a, max(b.levels, 1)), _levelled(b, max(a.levels, 1))
    if a.levels == 1:
        return bool(a.x > b.x + MUCH)
    return bool(a.x > b.x + CLEARLY and a.x > FAR)


def _term_size(term: Term) -> Size | None:
    """Add up the logarithms of the factors of a term."""
    product = abs(disc_of_term(term))
    if product.is_finite() and product > 0:
        return Size(0, product)
    parts: list[tuple[int, Size]] = [(1, Size(0, abs(arb(term.coefficient)).log()))]
    for base, exponent in term.powers.factors:
        if base == -1:
            continue
        side, times = sign_by_size(exponent), _size(exponent)
        if side is None or times is None:
            return None
        height = _log_of_base(base)
        if height is None:
            return None
        turned, logarithm = height
        part = _product(times, logarithm)
        if part is None:
            return None
        parts.append((side * turned, part))
    return _exponential(parts)


def _log_of_base(base: Base) -> tuple[int, Size] | None:
    """Return the sign and the size of ln |base|."""
    if isinstance(base, Factorial):
        logarithm = _log_of_factorial(base.of)
        return None if logarithm is None else (1, logarithm)
    inner = base.of if isinstance(base, Log) else fmpq(base) if isinstance(base, int) else base
    size = _size(inner)
    if size is None:
        return None
    if isinstance(base, Log):
        size = _logarithm(size)
        if size.levels == 0:
            size = Size(0, abs(size.x))
            if not size.x > 0:
                return None
    size = _logarithm(size)
    if size.levels == 0 and size.x < 0:
        return -1, Size(0, -size.x)
    return 1, size


def _logarithm(size: Size) -> Size:
    return Size(size.levels - 1, size.x) if size.levels else Size(0, size.x.log())


def _log_of_factorial(of: Value) -> Size | None:
    """Return the size of ln n!, which is n (ln n - 1), and a little more."""
    n = _size(of)
    if n is None:
        return None
    if n.levels == 0:
        return Size(0, (n.x + 1).lgamma())
    if n.levels == 1:
        return Size(1, n.x + (n.x - 1).log() + arb(0, HARDLY))
    if n.levels == 2:
        return Size(2, n.x + ((n.x + arb(0, 1)) * (-n.x).exp()).log1p())
    return Size(n.levels, n.x + arb(0, HARDLY))


def _product(a: Size, b: Size) -> Size | None:
    """Multiply two sizes, one of which fits the machine."""
    large, small = (a, b) if a.levels else (b, a)
    if small.levels:
        return None
    if large.levels == 0:
        return Size(0, large.x * small.x)
    return multiplied(large, small.x.log()) if small.x > 0 else None


def multiplied(size: Size, logarithm: arb) -> Size:
    """Multiply a size of at least one level by e^logarithm."""
    if size.levels == 0:
        return Size(0, size.x * logarithm.exp())
    if size.levels == 1:
        return Size(1, size.x + logarithm)
    if size.levels == 2:
        return Size(2, size.x + (logarithm * (-size.x).exp()).log1p())
    return Size(size.levels, size.x + arb(0, HARDLY))


def _exponential(parts: list[tuple[int, Size]]) -> Size | None:
    """Return e to a sum of sizes with signs."""
    if all(size.levels == 0 for _, size in parts):
        total = arb(0)
        for side, size in parts:
            total += side * size.x
        return Size(1, total) if total > 1 and total.is_finite() else None
    deepest = max(size.levels for _, size in parts)
    large = [(side, size) for side, size in parts if size.levels == deepest]
    if any(side < 0 for side, _ in large):
        return None
    top = large[0][1]
    for _, size in large[1:]:
        top = Size(deepest, _larger(top.x, size.x))
    # Every other part is smaller than the top, so the sum is from 1/2 to len(parts) times the top.
    spread = arb(len(parts) + 1).log()
    rest = [size for side, size in parts if side < 0]
    if any(not _outweighs(top, size) for size in rest):
        return None
    size = multiplied(top, arb(0, spread))
    return Size(size.levels + 1, size.x)


def _larger(a: arb, b: arb) -> arb:
    return a if a > b else b if b > a else a.union(b)
