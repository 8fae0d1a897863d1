"""Relations between logarithms: when is a sum of fractions with logarithms zero.

First everything is brought over a common divisor. A fractional sum of logarithms is then zero if
the product of the numbers, each as often as its logarithm, is 1; and that is a question about
algebraic numbers. So (1+v2) log 2 + (v2-1) log 2 is 0, for (1+v2) x (v2-1) is 1.
"""

from flint import fmpq, fmpz

from forceout.values.normal import minus, single, times, whole_power
from forceout.values.number import ONE, Log, Number, Value, divisors_of
from forceout.values.outcome import BeyondReach
from forceout.values.size import side_of_log

MOST_FACTORS = 200
"""A number is taken at most so often."""


def sides_of_relation(value: Number) -> Value | None:
    """Return a value that is zero just if the given one is, but holds no logarithm.

    None where the given one is no fractional sum of logarithms over a common divisor.
    """
    try:
        return _difference(_without_divisors(value))
    except BeyondReach:
        return None


def has_logarithms(value: Number) -> bool:
    """Say whether a logarithm stands among the bases of a value, or in a sum among them."""
    return any(
        isinstance(base, Log) or (isinstance(base, Number) and has_logarithms(base))
        for term in value.terms
        for base, _ in term.powers.factors
    )


def _without_divisors(value: Number) -> Value:
    """Multiply by what the terms are divided by: logarithms and sums of them."""
    result: Value = value
    for base, exponent in divisors_of(value):
        result = times(result, single(base, -exponent))
    return result


def _difference(value: Value) -> Value | None:
    """Turn a ln x - b ln y into x^a - y^b."""
    if isinstance(value, fmpq):
        return value
    common = fmpz(1)
    for term in value.terms:
        common = common.lcm(term.coefficient.q)
    above: Value = ONE
    below: Value = ONE
    for term in value.terms:
        factors = term.powers.factors
        count = int((term.coefficient * common).p)
        if len(factors) != 1 or factors[0][1] != 1 or abs(count) > MOST_FACTORS:
            return None
        base = factors[0][0]
        if not isinstance(base, Log):
            return None
        side = side_of_log(base.of)
        if side is None:
            return None
        power = whole_power(base.of, abs(count))
        above, below = (
            (times(above, power), below) if count * side > 0 else (above, times(below, power))
        )
    return minus(above, below)
