"""Natural logarithms in normal form, and powers with any real exponent.

The logarithm of a fraction is a sum over the logarithms of its primes, which are independent of
each other: no sum of their fractional multiples is zero. So `8 log 2`, which is (3 ln 2) / (ln 2),
is 3.
A power a^b is e^(b ln a), and every e^(c ln p) is written p^c.
"""

from flint import fmpq

from forceout.values.factoring import factors_of
from forceout.values.normal import (
    plus,
    positive_power,
    scaled,
    single,
    sum_of,
    times,
    whole_power,
)
from forceout.values.number import (
    ONE,
    Base,
    Factorial,
    Log,
    Number,
    Term,
    Value,
    log_base,
    may_be_unreal,
    term_may_be_unreal,
    terms_of,
    total,
)
from forceout.values.outcome import BeyondReach
from forceout.values.quotient import without_content
from forceout.values.recognition import denested
from forceout.values.size import side_of_log

MOST_STEPS = 100


def natural_log(value: Value) -> Value:
    """Return ln of a positive real value."""
    if isinstance(value, fmpq):
        return _log_of_fraction(value)
    if len(value.terms) > 1:
        content, core = without_content(value)
        return plus(_log_of_fraction(content), _signed_log(core))
    term = value.terms[0]
    if term_may_be_unreal(term):
        return _signed_log(value)
    logs = (times(exponent, _log_of_base(base)) for base, exponent in term.powers.factors)
    return sum_of((_log_of_fraction(term.coefficient), *logs))


def _log_of_fraction(value: fmpq) -> Value:
    return sum_of(
        scaled(_log_of_base(base), fmpq(side * exponent))
        for whole, side in ((value.p, 1), (value.q, -1))
        for base, exponent in factors_of(int(whole)).powers
    )


def _log_of_base(base: Base) -> Value:
    if isinstance(base, int):
        return single(log_base(fmpq(base)))
    return _signed_log(base if isinstance(base, Number) else single(base))


def _signed_log(of: Value) -> Value:
    """Return the logarithm of a positive number that is taken as a whole."""
    return scaled(single(log_base(of)), fmpq(_side(of)))


def _side(of: Value) -> int:
    side = side_of_log(of)
    if side is None:
        raise BeyondReach("a logarithm of what may be 1")
    return side


def _base_of_log(of: Value) -> Base:
    """Undo `_log_of_base`."""
    if isinstance(of, fmpq):
        return int(of.p)
    if len(of.terms) == 1 and of.terms[0].coefficient == 1:
        factors = of.terms[0].powers.factors
        if len(factors) == 1 and isinstance(factors[0][0], Log | Factorial):
            return factors[0][0]
    return of


def _exponential_of(term: Term) -> Value:
    """Write e^(c ln p) as p^c, where p is the first base whose logarithm the term holds."""
    logs = [(b, e) for b, e in term.powers.factors if isinstance(b, Log)]
    whole = [b for b, e in logs if isinstance(e, fmpq) and e >= 1]
    chosen = whole[0] if whole else logs[0][0] if logs else log_base(fmpq(2))
    exponent = scaled(times(total((term,)), single(chosen, -ONE)), fmpq(_side(chosen.of)))
    return single(_base_of_log(chosen.of), exponent)


def general_power(base: Value, exponent: Value) -> Value:
    """Return base^exponent for a positive real base and any real exponent."""
    if not _holds_logarithm(exponent):
        if isinstance(base, fmpq) or (len(base.terms) == 1 and not may_be_unreal(base)):
            return positive_power(base, exponent)
        plain = _root_without_nesting(base, exponent)
        if plain is not None:
            return plain
    result: Value = ONE
    logarithm = times(exponent, natural_log(base))
    for term in terms_of(logarithm):
        result = times(result, _exponential_of(term))
    return result


def _holds_logarithm(value: Value) -> bool:
    """Say whether a value has a logarithm among its bases, or a sum, which may hold one."""
    return isinstance(value, Number) and any(
        isinstance(base, Log | Number) for term in value.terms for base, _ in term.powers.factors
    )


def _root_without_nesting(base: Number, exponent: Value) -> Value | None:
    """Find that v(3+2x(v2)) is 1+(v2), and the like."""
    if not isinstance(exponent, fmpq) or exponent.q == 1 or not 0 < exponent < MOST_STEPS:
        return None
    content, core = without_content(base)
    root = denested(core, int(exponent.q)) if len(core.terms) > 1 else None
    if root is None:
        return None
    return times(positive_power(content, exponent), whole_power(root, int(exponent.p)))
