from collections.abc import Callable

import pytest

from forceout import values
from forceout.values import I, Result, Uncheckable, Value, fraction, integer
from tests.values.texts import number


def hidden_zero() -> Value:
    """Make a zero that lies deeper than any bound is followed: v(s^2) - s for a long sum s."""
    total: Result = integer(0)
    for prime in (2, 3, 5, 7, 11):
        total = values.add(total, number(f"v(1+v{prime})"))
    square = values.power(total, integer(2))
    result = values.sub(values.root(integer(2), square), total)
    assert isinstance(result, Value)
    return result


zero = hidden_zero()


def near(n: int, times: Value | None = None) -> Result:
    """Make n, and something that may be more than nothing."""
    part: Result = zero if times is None else values.mul(zero, times)
    return values.add(part, integer(n))


CASES: dict[str, Callable[[], Result | tuple[Value, ...]]] = {
    "1/0": lambda: values.div(integer(1), zero),
    "0v2": lambda: values.root(zero, integer(2)),
    "2v0": lambda: values.root(integer(2), zero),
    "0^2": lambda: values.power(zero, integer(2)),
    "0^0": lambda: values.power(integer(0), zero),
    "-2^(1/2+0)": lambda: values.power(integer(-2), values.add(zero, fraction(1, 2))),
    "i^0": lambda: values.power(I, zero),
    "2^(1+0i)": lambda: values.power(integer(2), near(1, I)),
    "(1+0i)^(1/2)": lambda: values.power(near(1, I), fraction(1, 2)),
    "(1+0i)v4": lambda: values.root(near(1, I), integer(4)),
    "(1+0i)^3000000": lambda: values.power(near(1, I), integer(3_000_000)),
    "0 log 2": lambda: values.log(zero, integer(2)),
    "2 log (1+0)": lambda: values.log(integer(2), near(1)),
    "2 log (1+0i)": lambda: values.log(integer(2), near(3, I)),
    "0!": lambda: values.factorial(zero),
    "lcm": lambda: values.lcm(near(3), integer(4)),
    "gcf": lambda: values.gcf(zero, integer(4)),
    "remainder": lambda: values.remainder(near(3), integer(2), 1000),
    "factors": lambda: values.number_of_factors(near(12), 200),
    "prime": lambda: values.smallest_prime_above(zero, 200),
    "all powers of 0": lambda: values.all_powers(zero, fraction(1, 2)),
    "all roots of 1+0i": lambda: values.all_roots(integer(2), near(1, I)),
}


@pytest.mark.parametrize("name", CASES)
def test_undecided_operands_make_undecided_results(name: str) -> None:
    """Where it matters whether a number is zero, real or whole and nobody knows, nobody decides."""
    assert isinstance(CASES[name](), Uncheckable)


def test_undecided_questions() -> None:
    """A zero that nobody proves is not called zero, nor anything that hangs on it."""
    assert values.is_zero(zero) is None
    assert values.sign(zero) is None
    assert values.is_integer(zero) is None
    assert values.is_whole(zero) is None
    assert values.is_counting(zero) is None
    assert values.is_rational(zero) is None
    assert values.equal(zero, integer(0)) is None
    assert values.compare(zero, integer(0)) is None
    assert values.magnitude_exceeds(zero, 0) is None
    assert values.differs_by_multiple(zero, integer(7), 7) is None
    assert values.default_root(integer(2), zero) is None
    unreal = near(1, I)
    assert isinstance(unreal, Value)
    assert values.is_real(unreal) is None
    assert values.sign(unreal) is None
    assert values.compare(unreal, integer(1)) is None


def test_what_does_not_hang_on_it_is_decided() -> None:
    """The same number is surely real, below 1, and no 5."""
    assert values.is_real(zero) is True
    assert values.magnitude_exceeds(zero, 1) is False
    assert values.equal(zero, integer(5)) is False
    assert values.compare(zero, integer(1)) == -1
    assert values.differs_by_multiple(zero, fraction(1, 2), 7) is False
    assert values.sub(zero, zero) == integer(0)
    assert values.mul(zero, integer(0)) == integer(0)


LARGE = [
    ("(0-8)^((9^9^9)/5)", -1),
    ("(0-8)^((9^9^9)x2/5)", 1),
    ("(0-8)^(2^(9^9^9)/3)", 1),
    ("(0-8)^(3^(9^9^9)/5)", -1),
    ("(0-8)^(3^(9^9^9)/5^(9^9^9))", -1),
    ("(0-8)^(2^(9^9^9)/5^(9^9^9))", 1),
    ("(0-8)^(9!!/7)", 1),
    ("(0-8)^(9!!+1)", -1),
]


@pytest.mark.parametrize(("text", "side"), LARGE)
def test_signs_of_large_powers(text: str, side: int) -> None:
    """The sign of a power of a negative number hangs on the parity of a large exponent."""
    assert values.sign(number(text)) == side


@pytest.mark.parametrize("exponent", ["(9^9^9)/2", "1/2^(9^9^9)", "3^(9^9^9)/2^(9^9^9)"])
def test_even_denominators_of_large_exponents(exponent: str) -> None:
    """A large fraction with an even denominator is no exponent of a negative number."""
    found = values.power(integer(-8), number(exponent))
    assert found == values.Undefined(values.Reason.FRACTIONAL_POWER_OF_NEGATIVE)


def test_large_powers_of_imaginary_numbers() -> None:
    """A large power of an imaginary number is kept as such, and its neighbours differ from it."""
    large = values.power(number("2+i"), number("9^9^9"))
    assert isinstance(large, Value)
    assert values.power(number("2+i"), values.log(integer(3), integer(2))) == values.power(
        I, fraction(1, 2)
    )
    one_more = values.power(number("2+i"), number("(9^9^9)+1"))
    assert values.div(one_more, large) == number("2+i")
    short = values.power(number("2+i"), integer(10**6))
    assert isinstance(short, Value)
    assert values.is_real(short) is False
    assert values.agrees(short, values.show(short))


def test_factors_of_a_large_factorial() -> None:
    """What a factorial shares with a prime above it, and with a prime below."""
    assert values.gcf(number("9!!"), number("1000003")) == integer(1)
    assert values.gcf(number("9!!"), number("362867")) == integer(362867)
    assert values.gcf(number("9!!"), number("8!!")) == number("8!!")
    assert values.lcm(number("9!!"), number("8!!")) == number("9!!")
