import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import Result, integer
from tests.values.texts import number

counting = st.integers(min_value=2, max_value=60)


def log(a: str, b: str) -> Result:
    """Take a log of numbers by their texts."""
    return values.log(number(a), number(b))


PLAIN: list[tuple[Result, str]] = [
    (log("8", "2"), "3"),
    (log("25", "5"), "2"),
    (log("8", "4"), "3/2"),
    (log("1/9", "27"), "-2/3"),
    (log("1", "7"), "0"),
    (log("v8", "2"), "3/2"),
    (log("36", "6"), "2"),
    (log("2^(v2)", "2"), "v2"),
    (log("3+2x(v2)", "1+v2"), "2"),
    (log("1/(1+v2)", "1+v2"), "-1"),
    (log("9^9^9", "9"), "387420489"),
    (values.mul(log("3", "2"), log("2", "3")), "1"),
    (values.add(log("2", "6"), log("3", "6")), "1"),
    (values.add(log("4", "6"), values.mul(integer(2), log("3", "6"))), "2"),
    (values.sub(values.div(integer(1), log("2", "6")), log("3", "2")), "1"),
    (values.mul(values.mul(log("2", "3"), log("3", "5")), log("5", "2")), "1"),
    (values.sub(log("12", "10"), values.add(log("3", "10"), log("4", "10"))), "0"),
    (values.add(log("1+v2", "2"), log("(v2)-1", "2")), "0"),
    (values.power(integer(2), log("3", "2")), "3"),
    (values.power(integer(8), log("5", "2")), "125"),
    (values.power(integer(9), log("2", "3")), "4"),
    (values.power(integer(6), values.div(log("5", "2"), log("6", "2"))), "5"),
]


@pytest.mark.parametrize(("result", "text"), PLAIN)
def test_logs_that_are_plain_numbers(result: Result, text: str) -> None:
    """Logs are rational functions of the logs of primes, so what cancels is seen to cancel."""
    assert not isinstance(result, values.Undefined | values.Uncheckable)
    assert values.show(result) == text


@given(counting, counting, counting)
def test_laws_of_logs(a: int, b: int, base: int) -> None:
    """The log of a product is a sum; changing the base divides; a power undoes a log."""
    x, y, n = integer(a), integer(b), integer(base)
    both = values.log(values.mul(x, y), n)
    assert both == values.add(values.log(x, n), values.log(y, n))
    assert values.log(x, n) == values.div(values.log(x, y), values.log(n, y))
    assert values.power(n, values.log(x, n)) == x


@given(counting, counting)
def test_logs_are_rational_only_for_powers_of_one_number(a: int, base: int) -> None:
    """log_base a is p/q just when a^q = base^p."""
    found = values.log(integer(a), integer(base))
    assert not isinstance(found, values.Undefined | values.Uncheckable)
    rational = values.is_rational(found)
    assert rational is any(a**q == base**p for q in range(1, 7) for p in range(1, 7))


def test_irrational_log() -> None:
    """3 log 2 is no fraction, is irrational for sure, and is written as a decimal."""
    found = values.log(integer(3), integer(2))
    assert not isinstance(found, values.Undefined | values.Uncheckable)
    assert values.is_rational(found) is False
    assert values.is_whole(found) is False
    assert values.show(found) == "~1.584962500721156"
    assert values.agrees(found, "~1.58496")
    assert not values.agrees(found, "~1.58498")
