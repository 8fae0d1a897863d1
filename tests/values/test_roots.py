import pytest
from flint import fmpq
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import Approximate, Number, Value, fraction, integer
from forceout.values.radicals import inverse_of_radicals, is_radical_sum
from tests.values.texts import number

RATIONAL = [
    ("(v6)^2", "6"),
    ("v2xv8", "4"),
    ("(1+v2)^3x(7-5x(v2))", "-1"),
    ("v(3+2x(v2))-(v2)", "1"),
    ("v(1+v2)xv((v2)-1)", "1"),
    ("3v(2+v5)+3v(2-(v5))", "1"),
    ("3v(26+15x(v3))+3v(26-15x(v3))", "4"),
    ("v(11+6x(v2))+v(11-6x(v2))", "6"),
    ("(v(1+v2))^4-2x(v2)", "3"),
    ("1/(1+v2)-(v2)", "-1"),
    ("v(1+v(1+v2))xv(1+v(1+v2))-v(1+v2)", "1"),
    ("(1+(v3)i)^3", "-8"),
]


@pytest.mark.parametrize(("text", "expected"), RATIONAL)
def test_rational_results_come_back_as_fractions(text: str, expected: str) -> None:
    """A fraction that hides behind roots is found, and is a plain fraction again."""
    value = number(text)
    assert type(value) is fmpq
    assert values.show(value) == expected


PLAIN = [
    ("v(5+2x(v6))", "(v2)+(v3)"),
    ("v(10+2x(v6)+2x(v10)+2x(v15))", "(v2)+(v3)+(v5)"),
    ("4v(17+12x(v2))", "1+(v2)"),
    ("v(2+v3)", "(v2)/2+(v6)/2"),
    ("v(3-(v5))", "-(v2)/2+(v10)/2"),
    ("3v(2+v5)", "1/2+(v5)/2"),
    ("5v(41+29x(v2))", "1+(v2)"),
    ("v(2+v2)xv(2-(v2))", "v2"),
    ("1/(1+v2+v3)", "1/2+(v2)/4-(v6)/4"),
    ("1/((v2)+i)", "(v2)/3-(1/3)i"),
    ("2^(1/2)x2^(1/3)", "6v32"),
    ("v(1/2)", "(v2)/2"),
]


@pytest.mark.parametrize(("text", "expected"), PLAIN)
def test_nested_roots_are_opened(text: str, expected: str) -> None:
    """A root of a sum of roots is written as a sum of roots where it is one."""
    assert values.show(number(text)) == expected


primes = st.sampled_from([2, 3, 5, 7])
small = st.integers(min_value=-4, max_value=4)


@st.composite
def radical_sums(draw: st.DrawFn) -> Value:
    """Add up a few roots of fractions, now and then times i."""
    total: values.Result = integer(draw(small))
    for _ in range(draw(st.integers(min_value=1, max_value=3))):
        root = values.root(integer(draw(st.sampled_from([2, 2, 3]))), integer(draw(primes)))
        part = values.mul(root, fraction(draw(small), draw(st.integers(1, 3))))
        total = values.add(total, values.mul(part, values.I) if draw(st.booleans()) else part)
    assert isinstance(total, Number | fmpq)
    return total


@given(radical_sums(), radical_sums())
def test_sums_of_roots_are_canonical(a: Value, b: Value) -> None:
    """Two sums of roots are equal just when their keys are."""
    assert values.equal(a, b) is (values.key(a) == values.key(b))
    there = values.sub(values.add(a, b), b)
    assert there == a


@given(radical_sums())
def test_inverses_of_sums_of_roots(value: Value) -> None:
    """One over a sum of roots, times the sum, is one; found by equations or kept as a power."""
    if values.is_zero(value):
        return
    inverse = values.div(integer(1), value)
    assert values.mul(inverse, value) == integer(1)
    if isinstance(value, Number) and is_radical_sum(value):
        found = inverse_of_radicals(value)
        assert found is None or found == inverse


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("v(1+v2)xv(1+v3)", "v(1+v2+v3+v6)"),
        ("v(v2+v3)^4", "5+2x(v6)"),
        ("3v(1+v(1+v2))^9", "(1+v(1+v2))^3"),
        ("v(4+v(7+v5))^2-4", "v(7+v5)"),
        ("1/(1+v(1+v2))", "(v(1+v2)-1)/(v2)"),
        ("1/(2-(3v(1+v2)))", "(4+2x(3v(1+v2))+(3v(1+v2))^2)/(7-(v2))"),
    ],
)
def test_equal_nested_roots_are_proved_equal(left: str, right: str) -> None:
    """Numbers with different normal forms are proved equal by a separation bound."""
    a, b = number(left), number(right)
    assert values.equal(a, b) is True
    assert values.compare(a, b) == 0
    near = values.add(a, fraction(1, 10**40))
    assert isinstance(near, Value)
    assert values.equal(near, b) is False
    assert values.compare(near, b) == 1


@pytest.mark.parametrize(
    ("text", "rational", "whole"),
    [
        ("v2", False, False),
        ("v(1+v2)", False, False),
        ("v(1+v2)/3+1/7", False, False),
        ("3v(1+v(2+v3))", False, False),
        ("5", True, True),
        ("2/3", True, False),
        ("2i", False, False),
        ("2^(v2)", False, False),
        ("3^(v2)x2^(v3)/5+7", False, False),
    ],
)
def test_kinds(text: str, rational: bool, whole: bool) -> None:
    """Roots are known to be irrational, nested ones too, and powers by roots."""
    value = number(text)
    assert values.is_rational(value) is rational
    assert values.is_whole(value) is whole
    assert values.is_integer(value) is whole


def test_roots_of_negative_reciprocals() -> None:
    """A sum below zero is turned round before it is rooted."""
    value = number("1/(1-v(1+v2))")
    assert values.sign(value) == -1
    root = values.root(integer(3), value)
    assert isinstance(root, Value)
    assert values.sign(root) == -1
    assert values.power(root, integer(3)) == value


P, Q, R = 2**89 - 1, 2**107 - 1, 2**127 - 1


def test_roots_of_numbers_that_nobody_factors() -> None:
    """Roots of large composites may be multiples of each other, though they do not look so."""
    two = integer(2)
    left, right = (values.root(two, integer(P * n)) for n in (Q, R))
    product = values.mul(left, right)
    plain = values.mul(integer(P), values.root(two, integer(Q * R)))
    assert isinstance(product, Value)
    assert isinstance(plain, Value)
    assert values.equal(product, plain) is True
    longer, shorter = (values.root(two, integer(n)) for n in (P * P * Q, Q))
    assert isinstance(longer, Value)
    assert isinstance(shorter, Value)
    assert values.equal(longer, shorter) is False


def test_large_powers_are_no_roots() -> None:
    """A product too long to be written out is no sum of roots, though its exponents are small."""
    product = values.mul(number("10000!+1"), number("9999!+7"))
    total = values.add(product, integer(1))
    assert isinstance(total, Number)
    assert not is_radical_sum(total)
    assert values.is_rational(total) is True


def test_no_form_is_lost() -> None:
    """A decimal text is no number, and reading says so."""
    assert isinstance(values.read("~1.5"), Approximate)
