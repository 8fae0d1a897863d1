"""Natural logarithms in normal form, powers with any real exponent, and the game's log."""

from flint import fmpq

from forceout.values.factoring import factors_of
from forceout.values.normal import plus, scaled, single, times
from forceout.values.number import (
    ONE,
    ZERO,
    Base,
    Log,
    Number,
    Term,
    Value,
    log_base,
    powers_of,
    total,
)
from forceout.values.quotient import without_content


def natural_log(value: Value) -> Value:
    """Return ln of a positive real value, as a sum over the logarithms of primes."""
    if isinstance(value, fmpq):
        return _log_of_fraction(value)
    if len(value.terms) == 1:
        term = value.terms[0]
        logarithm = _log_of_fraction(term.coefficient)
        for base, exponent in term.powers.factors:
            logarithm = plus(logarithm, times(exponent, _log_of_base(base)))
        return logarithm
    content, core = without_content(value)
    return plus(_log_of_fraction(content), single(log_base(core)))


def _log_of_fraction(value: fmpq) -> Value:
    logs: Value = ZERO
    for whole, sign in ((value.p, 1), (value.q, -1)):
        for base, exponent in factors_of(int(whole)).powers:
            logs = plus(logs, scaled(_log_of_base(base), fmpq(sign * exponent)))
    return logs


def _log_of_base(base: Base) -> Value:
    if isinstance(base, int):
        return single(log_base(fmpq(base)))
    if isinstance(base, Number):
        return single(log_base(base))
    return single(log_base(total((Term(ONE, powers_of([(base, ONE)])),))))


def exponential(value: Value) -> Value:
    """Return e to a sum every term of which holds a logarithm."""
    result: Value = ONE
    if isinstance(value, Number):
        for term in value.terms:
            result = times(result, _exponential_of(term))
    return result


def _exponential_of(term: Term) -> Value:
    """Write e^(c ln p) as p^c, where p is the first base whose logarithm the term holds."""
    logs = [(b, e) for b, e in term.powers.factors if isinstance(b, Log)]
    whole = [b for b, e in logs if isinstance(e, fmpq) and e >= 1]
    chosen = whole[0] if whole else logs[0][0] if logs else log_base(fmpq(2))
    rest = times(_as_value(term), single(chosen, -ONE))
    of = chosen.of
    if isinstance(of, fmpq):
        return single(int(of.p), rest)
    if len(of.terms) == 1:
        return single(of.terms[0].powers.factors[0][0], rest)
    return single(of, rest)


def _as_value(term: Term) -> Value:
    return total((term,))


def general_power(base: Value, exponent: Value) -> Value:
    """Return base^exponent for a positive real base and any real exponent."""
    return exponential(times(exponent, natural_log(base)))
