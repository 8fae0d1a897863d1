"""Numbers as players write them: `-1/2`, `2x(v3)`, `5v8`, `1+(v2)`, `3+4i`, `3^774840978`.

What has no short exact form is written as `~` and a decimal of sixteen digits.
"""

from flint import fmpq, fmpz

from forceout.values.decimals import decimal_text
from forceout.values.number import HALF, ONE, Base, Factor, Factorial, Number, Value
from forceout.values.residue import residue

LONGEST = 2_000
"""An exact form longer than this is given up for a decimal."""
LONGEST_RADICAND = 500
"""... and so is a root of a number of more bits."""


def show(value: Value) -> str:
    """Write a number in the project's notation.

    >>> from forceout.values import integer, root, add
    >>> show(add(integer(1), root(integer(2), integer(2))))
    '1+(v2)'
    """
    if isinstance(value, fmpq):
        return str(value)
    exact = _exactly(value)
    return "~" + decimal_text(value) if exact is None else exact


def _exactly(value: Number) -> str | None:
    real: list[tuple[fmpq, str]] = []
    imaginary: list[tuple[fmpq, str]] = []
    for term in value.terms:
        factors = [f for f in term.powers.factors if f != (-1, HALF)]
        written = _factors(factors)
        if written is None:
            return None
        side = real if len(factors) == len(term.powers.factors) else imaginary
        side.append((term.coefficient, written))
    text = _sum(real, alone=not imaginary and len(real) == 1)
    if imaginary:
        text += _times_i(imaginary, first=not real)
    return text if len(text) <= LONGEST else None


def _factors(factors: list[Factor]) -> str | None:
    """Write the powers of one term: one root for all the roots, then the large powers."""
    roots = [(b, e) for b, e in factors if isinstance(b, int) and isinstance(e, fmpq) and 0 < e < 1]
    others = [f for f in factors if f not in roots]
    if any(b < 0 for b, _ in roots):
        return None
    root = _root(roots) if roots else ""
    if root is None:
        return None
    written = [root] if root else []
    for base, exponent in others:
        power = _power(base, exponent)
        if power is None:
            return None
        written.append(power)
    return "x".join(f"({w})" if len(written) > 1 and "v" in w else w for w in written)


def _root(roots: list[tuple[int, fmpq]]) -> str | None:
    """Bring roots under one root sign, unless the radicand gets long."""
    index = fmpz(1)
    for _, exponent in roots:
        index = index.lcm(exponent.q)
    powers = [(base, (exponent * index).p) for base, exponent in roots]
    if sum(base.bit_length() * power for base, power in powers) > LONGEST_RADICAND:
        return None
    radicand = fmpz(1)
    for base, power in powers:
        radicand *= fmpz(base) ** int(power)
    return f"v{radicand}" if index == 2 else f"{index}v{radicand}"


def _power(base: Base, exponent: Value) -> str | None:
    if isinstance(base, int):
        if base.bit_length() > LONGEST_RADICAND:
            return None
        foot = str(base)
    elif isinstance(base, Factorial):
        foot = show(base.of)
        if foot.startswith("~") or len(foot) > LONGEST:
            return None
        foot = f"{foot}!" if foot.isdigit() else f"({foot})!"
    else:
        return None
    if exponent == ONE:
        return foot
    if isinstance(exponent, Number) and residue(exponent, 1) is None:
        return None
    top = show(exponent)
    if top.startswith("~"):
        return None
    return f"{foot}^{top}" if top.isdigit() else f"{foot}^({top})"


def _sum(parts: list[tuple[fmpq, str]], *, alone: bool) -> str:
    text = ""
    for coefficient, written in parts:
        text += "-" if coefficient < 0 else "+" if text else ""
        text += _scaled(abs(coefficient), written, alone=alone and coefficient > 0)
    return text


def _scaled(coefficient: fmpq, written: str, *, alone: bool = False) -> str:
    if not written:
        return str(coefficient)
    if "v" in written and not (alone and coefficient == 1) and not written.startswith("("):
        written = f"({written})"
    top = written if coefficient.p == 1 else f"{coefficient.p}x{written}"
    return top if coefficient.q == 1 else f"{top}/{coefficient.q}"


def _times_i(parts: list[tuple[fmpq, str]], *, first: bool) -> str:
    if len(parts) > 1:
        return ("" if first else "+") + f"({_sum(parts, alone=False)})i"
    coefficient, written = parts[0]
    sign = "-" if coefficient < 0 else "" if first else "+"
    size = abs(coefficient)
    if not written and size == 1:
        return f"{sign}i"
    if not written and size.q == 1:
        return f"{sign}{size}i"
    inner = _scaled(size, written)
    is_one_root = size == 1 and "x" not in inner and "^" not in inner and "v" in inner
    return f"{sign}{inner}i" if is_one_root else f"{sign}({inner})i"
