import pytest
from flint import arb

from forceout import values
from forceout.values.number import Number
from forceout.values.size import Size, _outweighs, compare_sizes, sign_by_size, size_of
from tests.values.texts import number


@pytest.mark.parametrize(
    ("more", "less", "expected"),
    [
        ((0, 10**6), (0, 1), True),
        ((0, 1000), (0, 1), False),
        ((1, 20), (1, 11), True),
        ((1, 20), (1, 15), False),
        ((1, 20), (0, 1000), True),
        ((2, 1000), (2, 999), True),
        ((2, 1000), (2, 1000), False),
        ((3, 1000), (1, 10**9), True),
        ((1, 10**9), (3, 1000), False),
    ],
)
def test_outweighing(more: tuple[int, int], less: tuple[int, int], expected: bool) -> None:
    """A size outweighs another from e^8 times on, counted on the lower of their levels."""
    a, b = (Size(levels, arb(x)) for levels, x in (more, less))
    assert _outweighs(a, b) is expected
    if expected:
        assert compare_sizes(a, b) == 1
        assert compare_sizes(b, a) == -1


@pytest.mark.parametrize(
    ("text", "levels"),
    [("7", 0), ("9^9^9", 0), ("9^9^9^9", 1), ("9^9^9^9^9", 2), ("9!!!", 1), ("9!!!!", 2)],
)
def test_levels(text: str, levels: int) -> None:
    """Each power on top of a tower is one level more, and so is each factorial."""
    size = size_of(number(text))
    assert size is not None
    assert size.levels == levels
    twice = size_of(number(f"2x({text})"))
    assert twice is not None
    assert twice.levels == levels


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("9^9^9^9-8^9^9^9", 1),
        ("8^9^9^9-9^9^9^9", -1),
        ("9^9^9^9-9!!!", 1),
        ("0-9^9^9^9-8!!", -1),
        ("9^9^9^9-9^9^9-9!!-1", 1),
        ("(1+v2)^(9^9^9^9)-9^9^9^9", 1),
        ("9^9^9^9-(1+v2)^(9^9^9^9)", -1),
    ],
)
def test_signs_of_sums_of_towers(text: str, side: int) -> None:
    """The term that outweighs the others gives a sum its sign."""
    assert sign_by_size(number(text)) == side


def test_no_sign_where_nothing_outweighs() -> None:
    """Two towers that differ far down only have no sign by size, and one by their logarithms."""
    difference = values.sub(number("9^(9^(9^(9^9)))"), number("8^(9^(9^(9^9)))"))
    assert isinstance(difference, Number)
    assert sign_by_size(difference) is None
    assert values.sign(difference) == 1
    opposite = values.sub(number("8^(9^(9^(9^9)))"), number("9^(9^(9^(9^9)))"))
    assert isinstance(opposite, Number)
    assert values.sign(opposite) == -1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(1+(v2))^(9^9^9)", "~10^10^369693099.2145147"),
        ("(2+(3v5))^(9^9)", "~4.224082249670763e220586027"),
        ("(1+(v2))^(0-9^9)", "~6.443101248064982e-148295144"),
    ],
)
def test_large_numbers_are_shown_by_their_size(text: str, expected: str) -> None:
    """Sixteen digits and a power of ten; where that is too long, a power of ten by itself."""
    assert values.show(number(text)) == expected
