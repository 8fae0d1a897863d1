from fractions import Fraction

import pytest
from flint import fmpq
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import Reason, Result, Undefined, Value

fractions = st.fractions(min_value=-50, max_value=50, max_denominator=60)


def exact(value: Fraction) -> Value:
    """Bring a fraction of the standard library over."""
    return values.fraction(value.numerator, value.denominator)


def back(result: Result) -> Fraction:
    """Bring a result back; it must be a fraction, and of the plain type."""
    assert type(result) is fmpq
    return Fraction(int(result.p), int(result.q))


@given(fractions, fractions)
def test_four_operations(a: Fraction, b: Fraction) -> None:
    """Sums, differences, products and quotients are those of the standard library."""
    x, y = exact(a), exact(b)
    assert back(values.add(x, y)) == a + b
    assert back(values.sub(x, y)) == a - b
    assert back(values.mul(x, y)) == a * b
    assert back(values.average(x, y)) == (a + b) / 2
    assert back(values.percent(x, y, 8)) == a * b / 64
    if b:
        assert back(values.div(x, y)) == a / b
    else:
        assert values.div(x, y) == Undefined(Reason.DIVISION_BY_ZERO)


@given(fractions, st.integers(min_value=-9, max_value=9))
def test_integer_powers(a: Fraction, n: int) -> None:
    """Integer powers are those of the standard library, and zero has only positive ones."""
    result = values.power(exact(a), values.integer(n))
    if a == 0 and n <= 0:
        assert result == Undefined(Reason.ZERO_TO_NONPOSITIVE)
    else:
        assert back(result) == a**n


@given(fractions, st.integers(min_value=1, max_value=9))
def test_roots_of_powers(a: Fraction, n: int) -> None:
    """The n-th root of an n-th power is the number, or its size where n is even."""
    power = exact(a**n)
    assert back(values.root(values.integer(n), power)) == (abs(a) if n % 2 == 0 else a)


@given(fractions, fractions)
def test_order(a: Fraction, b: Fraction) -> None:
    """Order, equality and keys of fractions are those of the standard library."""
    x, y = exact(a), exact(b)
    assert values.compare(x, y) == (a > b) - (a < b)
    assert values.equal(x, y) is (a == b)
    assert (values.key(x) == values.key(y)) is (a == b)
    assert values.sign(x) == (a > 0) - (a < 0)
    assert values.is_zero(x) is (a == 0)
    assert values.is_integer(x) is (a.denominator == 1)
    assert values.is_whole(x) is (a.denominator == 1 and a >= 0)
    assert values.is_counting(x) is (a.denominator == 1 and a > 0)
    assert values.magnitude_exceeds(x, 7) is (abs(a) > 7)


@pytest.mark.parametrize(
    ("a", "b", "k", "expected"),
    [(12, 5, 7, True), (5, 5, 7, False), (-2, 5, 7, True), (11, 5, 7, False), (5, 12, 7, True)],
)
def test_multiples(a: int, b: int, k: int, expected: bool) -> None:
    """A difference must be a multiple of k, and not zero."""
    assert values.differs_by_multiple(values.integer(a), values.integer(b), k) is expected
    half = values.fraction(1, 2)
    assert values.differs_by_multiple(values.integer(a), half, k) is False
