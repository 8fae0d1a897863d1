from collections.abc import Callable

import pytest

from forceout import values
from forceout.values import (
    I,
    Reason,
    Result,
    Uncheckable,
    Undefined,
    fraction,
    integer,
    power,
    root,
)

v2 = root(integer(2), integer(2))
log = values.log(integer(3), integer(2))
unknown = Uncheckable("unknown")

CASES: list[tuple[Result, Reason]] = [
    (values.div(integer(1), integer(0)), Reason.DIVISION_BY_ZERO),
    (values.div(v2, values.sub(v2, v2)), Reason.DIVISION_BY_ZERO),
    (values.div(unknown, integer(0)), Reason.DIVISION_BY_ZERO),
    (root(integer(0), integer(4)), Reason.ZEROTH_ROOT),
    (root(integer(0), I), Reason.ZEROTH_ROOT),
    (root(integer(0), unknown), Reason.ZEROTH_ROOT),
    (power(integer(0), integer(0)), Reason.ZERO_TO_NONPOSITIVE),
    (power(integer(0), integer(-1)), Reason.ZERO_TO_NONPOSITIVE),
    (root(integer(-2), integer(0)), Reason.ZERO_TO_NONPOSITIVE),
    (power(integer(0), values.sub(integer(1), v2)), Reason.ZERO_TO_NONPOSITIVE),
    (root(integer(2), integer(-4)), Reason.EVEN_ROOT_OF_NEGATIVE),
    (root(integer(-4), integer(-5)), Reason.EVEN_ROOT_OF_NEGATIVE),
    (root(fraction(8, 2), integer(-5)), Reason.EVEN_ROOT_OF_NEGATIVE),
    (root(integer(2), values.sub(integer(1), v2)), Reason.EVEN_ROOT_OF_NEGATIVE),
    (root(fraction(2, 3), integer(-8)), Reason.FRACTIONAL_ROOT_OF_NEGATIVE),
    (power(integer(-4), fraction(2, 4)), Reason.FRACTIONAL_POWER_OF_NEGATIVE),
    (power(integer(-2), v2), Reason.IRRATIONAL_POWER_OF_NEGATIVE),
    (power(integer(-2), log), Reason.IRRATIONAL_POWER_OF_NEGATIVE),
    (power(integer(4), I), Reason.UNREAL_EXPONENT),
    (power(unknown, I), Reason.UNREAL_EXPONENT),
    (power(I, fraction(1, 2)), Reason.UNREAL_EXPONENT),
    (root(I, integer(4)), Reason.UNREAL_INDEX),
    (root(integer(2), I), Reason.UNREAL_INDEX),
    (values.factorial(fraction(1, 2)), Reason.FACTORIAL_OF_NON_WHOLE),
    (values.factorial(integer(-3)), Reason.FACTORIAL_OF_NON_WHOLE),
    (values.factorial(v2), Reason.FACTORIAL_OF_NON_WHOLE),
    (values.factorial(I), Reason.FACTORIAL_OF_NON_WHOLE),
    (values.lcm(integer(0), integer(5)), Reason.NOT_COUNTING_NUMBER),
    (values.lcm(unknown, integer(0)), Reason.NOT_COUNTING_NUMBER),
    (values.gcf(v2, integer(5)), Reason.NOT_COUNTING_NUMBER),
    (values.gcf(integer(-2), integer(4)), Reason.NOT_COUNTING_NUMBER),
    (values.gcf(integer(0), integer(0)), Reason.BOTH_ZERO),
    (values.remainder(integer(0), integer(5), 1000), Reason.NOT_COUNTING_NUMBER),
    (values.remainder(integer(5), integer(0), 1000), Reason.NOT_COUNTING_NUMBER),
    (values.remainder(integer(1296), integer(7), 1000), Reason.OVER_LIMIT),
    (values.number_of_factors(integer(0), 200), Reason.NOT_COUNTING_NUMBER),
    (values.number_of_factors(fraction(1, 2), 200), Reason.NOT_COUNTING_NUMBER),
    (values.number_of_factors(integer(625), 200), Reason.OVER_LIMIT),
    (values.smallest_prime_above(integer(625), 200), Reason.OVER_LIMIT),
    (values.smallest_prime_above(root(integer(2), integer(67)), 200), Reason.NOT_RATIONAL),
    (values.smallest_prime_above(log, 200), Reason.NOT_RATIONAL),
    (values.log(integer(4), integer(1)), Reason.LOG_UNDEFINED),
    (values.log(unknown, integer(1)), Reason.LOG_UNDEFINED),
    (values.log(integer(0), integer(5)), Reason.LOG_UNDEFINED),
    (values.log(integer(-1), integer(1)), Reason.LOG_UNDEFINED),
    (values.log(integer(4), integer(-2)), Reason.LOG_UNDEFINED),
    (values.log(I, integer(2)), Reason.LOG_UNDEFINED),
]


@pytest.mark.parametrize(("result", "reason"), CASES)
def test_undefined(result: Result, reason: Reason) -> None:
    """Each undefined expression is refused, and for its own reason."""
    assert result == Undefined(reason)


def test_every_reason_occurs() -> None:
    """No reason stands in the list that nothing gives."""
    assert {reason for _, reason in CASES} == set(Reason)


DEFINED: list[tuple[Result, str]] = [
    (power(integer(-8), fraction(4, 6)), "4"),
    (root(fraction(3, 6), integer(-9)), "81"),
    (root(integer(3), integer(-8)), "-2"),
    (root(integer(1), integer(-2)), "-2"),
    (root(integer(-1), integer(-2)), "-1/2"),
    (root(integer(4), integer(0)), "0"),
    (power(integer(0), v2), "0"),
    (power(I, integer(6)), "-1"),
    (power(I, integer(-1)), "-i"),
    (root(fraction(1, 3), I), "-i"),
    (values.gcf(integer(0), integer(7)), "7"),
    (values.remainder(integer(45), integer(70), 1000), "45"),
    (values.smallest_prime_above(integer(-3), 200), "2"),
    (values.factorial(integer(0)), "1"),
]


@pytest.mark.parametrize(("result", "text"), DEFINED)
def test_defined(result: Result, text: str) -> None:
    """Their neighbours are defined."""
    assert not isinstance(result, Undefined | Uncheckable)
    assert values.show(result) == text


OPERATIONS: dict[str, Callable[[Result, Result], Result]] = {
    "add": values.add,
    "sub": values.sub,
    "mul": values.mul,
    "div": values.div,
    "average": values.average,
    "percent": values.percent,
    "power": power,
    "root": root,
    "log": values.log,
    "lcm": values.lcm,
    "gcf": values.gcf,
    "remainder": lambda a, b: values.remainder(a, b, 1000),
    "factorial": lambda a, _: values.factorial(a),
    "factors": lambda a, _: values.number_of_factors(a, 200),
    "prime": lambda a, _: values.smallest_prime_above(a, 200),
}


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_is_undefined_or_unknown_stays_so(name: str) -> None:
    """Undefined goes before unknown, and unknown before a number."""
    operation = OPERATIONS[name]
    undefined = Undefined(Reason.ZEROTH_ROOT)
    assert operation(undefined, unknown) == undefined
    assert operation(undefined, integer(3)) == undefined
    assert operation(unknown, integer(3)) == unknown
