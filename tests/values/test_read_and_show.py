import pytest
from flint import fmpq
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout import values
from forceout.values import Approximate, Value, ValueTextError, agrees, read, show
from tests.values.texts import number
from tests.values.trees import Tree, a_value, exactly, trees

CANONICAL = [
    "81",
    "-1/2",
    "v26",
    "2x(v3)",
    "5v8",
    "1+(v2)",
    "2i",
    "-i",
    "3+4i",
    "-1+(v3)i",
    "72x(v70)",
    "-(v2)",
    "1-(v2)",
    "3x(v2)/2",
    "(v5)i",
    "(1/2)i",
    "1+(1+(v2))i",
    "3^774840978",
    "2x3^774840978",
    "1+3^774840978",
    "362880!",
    "(v3)x362880!",
    "(2^(3^774840978))i",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_texts_stand(text: str) -> None:
    """What the notation calls canonical is written back unchanged."""
    value = number(text)
    assert show(value) == text
    assert agrees(value, text)


@settings(max_examples=300)
@given(trees("+-x/^vLA", leaves=6), st.booleans())
def test_round_trip(tree: Tree, turned: bool) -> None:
    """Whatever is shown is read again as the same number, or as a decimal that agrees with it."""
    value = a_value(exactly(tree))
    value = a_value(values.add(value, values.mul(value, values.I))) if turned and value else value
    if value is None:
        return
    text = show(value)
    again = read(text)
    if isinstance(again, Approximate):
        assert agrees(value, text) or text == "~?"
        return
    assert values.equal(again, value)
    assert show(again) == text
    other = a_value(values.add(value, values.fraction(1, 7)))
    assert other is None or not agrees(other, text)


LOOSE = [
    ("√9 × 2 ÷ 3 − 1", "1"),
    ("[1+(2)]", "3"),
    ("2*3", "6"),
    ("2^3^2", "512"),
    ("8/2/2", "2"),
    ("3v8x2", "4"),
    ("3vv64", "2"),
    ("v9!", "72x(v70)"),
    ("3!!", "720"),
    ("ii", "-1"),
    ("i2", "2i"),
    ("2i3", "6i"),
    ("1/4i", "(1/4)i"),
    ("3/5-4/5i", "3/5-(4/5)i"),
    ("1/2+(v3)/2i", "1/2+((v3)/2)i"),
    ("1/(4i)", "-(1/4)i"),
    ("-2^2", "-4"),
    (" 7 ", "7"),
]


@pytest.mark.parametrize(("text", "expected"), LOOSE)
def test_simple_arithmetic_is_read(text: str, expected: str) -> None:
    """Other signs, brackets and spaces are read; roots and factorials go first."""
    assert show(number(text)) == expected


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("1++2", 2),
        ("(1", 2),
        ("1)", 1),
        ("2 3", 2),
        ("a", 0),
        ("12?", 2),
        ("1/0", 3),
        ("v(0-1)", 6),
        ("(1/2)!", 6),
        ("~", 1),
        ("~x", 1),
        ("8!!+1x", 6),
        ("(" * 100 + "1" + ")" * 100, 60),
        ("v" * 100 + "1", 60),
        ("1" * 50_000, 0),
        ("1+" * 2_000 + "1", 2_000),
        ("9" * 200_000, 100_000),
        ("2^" * 100 + "1", 120),
    ],
)
def test_bad_texts_are_refused_with_a_position(text: str, position: int) -> None:
    """A text that names no number is refused, and it is said where."""
    with pytest.raises(ValueTextError) as caught:
        read(text)
    assert caught.value.position == position


def read_or_refused(text: str) -> Value | Approximate | ValueTextError:
    """Read a text, or return what stands against it."""
    try:
        return read(text)
    except ValueTextError as refused:
        return refused


@given(st.text(alphabet="0123456789+-x/^v()i!~. e", max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text does anything but name a number or be refused."""
    value = read_or_refused(text)
    if isinstance(value, ValueTextError):
        assert 0 <= value.position <= len(text)
    elif not isinstance(value, Approximate):
        assert agrees(value, show(value)) or show(value) == "~?"


DECIMALS = [
    ("v(1+v2)", "~1.553773974030037"),
    ("(1+v2)^(9^9)", "~1.552047626599573e148295143"),
    ("(1+v2)^(9^9^9^9)", "~10^10^10^369693099.6112291"),
    ("0-v(1+v2)", "~-1.553773974030037"),
    ("1/(1+v2)^(9^9)", "~6.443101248064982e-148295144"),
]


@pytest.mark.parametrize(("text", "expected"), DECIMALS)
def test_decimals(text: str, expected: str) -> None:
    """What has no plain form is written as a decimal, with a power of ten if it must be."""
    value = number(text)
    assert show(value) == expected
    assert agrees(value, expected)
    assert not agrees(values.I, expected)


def test_decimals_are_compared_at_their_precision() -> None:
    """A shorter decimal agrees too, rounded either way; a wrong one does not."""
    third = values.fraction(1, 3)
    assert agrees(third, "~0.3333")
    assert agrees(third, "~0.333333333333333333333333")
    assert agrees(third, "~0.3334")
    assert not agrees(third, "~0.3335")
    assert not agrees(third, "~?")
    assert not agrees(third, "1/4")
    assert agrees(number("v2+(v3)i"), "~1.41421+1.73205i")
    assert not agrees(number("v2+(v3)i"), "~1.41421-1.73205i")
    assert not agrees(number("v2+(v3)i"), "~1.41421")
    assert agrees(number("(v3)i"), "~1.73205i")
    assert not agrees(number("0-(v3)i"), "~1.73205i")
    assert not agrees(number("1/2+(v3)i"), "~0+1.73205i")
    assert agrees(number("9^30xv2"), "~5.9950e+28")


def test_long_numbers_are_written() -> None:
    """A whole number of ten thousand digits is written out and read again."""
    value = number("9^9999")
    assert type(value) is fmpq
    assert number(show(value)) == value
