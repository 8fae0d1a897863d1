"""Random arithmetic, worked out twice: by the package, and by enclosures that know nothing of it.

The second way uses only discs (`acb`) and `Fraction`s, no normal forms and no proofs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import flint
from flint import acb, arb, fmpq
from hypothesis import strategies as st

from forceout import values
from forceout.values import Result, Uncheckable, Undefined, Value

BITS = 2_000

Tree = int | tuple[str, "Tree", "Tree"]

digits = st.integers(min_value=0, max_value=9)


def trees(signs: str, leaves: int = 8) -> st.SearchStrategy[Tree]:
    """Grow trees of digits and these signs; `v` is a root, `L` a log, `A` an average."""
    return st.recursive(
        digits, lambda inner: st.tuples(st.sampled_from(signs), inner, inner), max_leaves=leaves
    )


EXACT: dict[str, Callable[[Result, Result], Result]] = {
    "+": values.add,
    "-": values.sub,
    "x": values.mul,
    "/": values.div,
    "^": values.power,
    "v": values.root,
    "L": values.log,
    "A": values.average,
}


def exactly(tree: Tree) -> Result:
    """Work a tree out with the package."""
    if isinstance(tree, int):
        return values.integer(tree)
    sign, left, right = tree
    return EXACT[sign](exactly(left), exactly(right))


def a_value(result: Result) -> Value | None:
    """Return a result that is a number."""
    return None if isinstance(result, Undefined | Uncheckable) else result


@dataclass(frozen=True, slots=True)
class Seen:
    """A number as the second way sees it: a disc, and the fraction where it surely is one."""

    disc: acb
    fraction: Fraction | None


def by_discs(tree: Tree) -> Seen | None:
    """Work a tree out with discs; None where they cannot tell."""
    before = flint.ctx.prec
    flint.ctx.prec = BITS
    try:
        return _seen(tree)
    finally:
        flint.ctx.prec = before


def _seen(tree: Tree) -> Seen | None:
    if isinstance(tree, int):
        return _of_fraction(Fraction(tree))
    sign, left, right = tree
    a, b = _seen(left), _seen(right)
    if a is None or b is None:
        return None
    if a.fraction is not None and b.fraction is not None and sign in "+-x/A":
        return _of_fractions(sign, a.fraction, b.fraction)
    found = _combined(sign, a, b)
    return found if found is not None and found.disc.is_finite() else None


def _of_fraction(value: Fraction) -> Seen:
    return Seen(acb(fmpq(value.numerator, value.denominator)), value)


def _of_fractions(sign: str, a: Fraction, b: Fraction) -> Seen | None:
    if sign == "/" and b == 0:
        return None
    total = {"+": a + b, "-": a - b, "x": a * b, "A": (a + b) / 2, "/": a / b if b else a}[sign]
    return _of_fraction(total)


def _combined(sign: str, a: Seen, b: Seen) -> Seen | None:
    match sign:
        case "+":
            return Seen(a.disc + b.disc, None)
        case "-":
            return Seen(a.disc - b.disc, None)
        case "x":
            return Seen(a.disc * b.disc, None)
        case "A":
            return Seen((a.disc + b.disc) / 2, None)
        case "/":
            return None if b.disc.contains(0) else Seen(a.disc / b.disc, None)
        case "L":
            if not (a.disc.real > 0 and b.disc.real > 0):
                return None
            below = b.disc.real.log()
            return None if below.contains(0) else Seen(acb(a.disc.real.log() / below), None)
        case "^":
            return _power(a, b)
        case _:
            if b.disc.contains(0) or a.disc.contains(0):
                return None
            index = None if a.fraction is None else 1 / a.fraction
            return _power(b, Seen(1 / a.disc, index))


def _power(a: Seen, b: Seen) -> Seen | None:
    """Raise by the logarithm of the size; a negative base needs a fraction with odd denominator."""
    base = a.disc.real
    if base > 0:
        return Seen(acb((base.log() * b.disc.real).exp()), None)
    if not base < 0 or b.fraction is None or b.fraction.denominator % 2 == 0:
        return None
    size = ((-base).log() * arb(fmpq(b.fraction.numerator, b.fraction.denominator))).exp()
    return Seen(acb(-size if b.fraction.numerator % 2 else size), None)
