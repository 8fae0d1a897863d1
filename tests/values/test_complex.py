import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import I, Result, Uncheckable, Undefined, Value, fraction, integer
from tests.values.texts import number

small = st.integers(min_value=-6, max_value=6)


def gaussian(x: int, y: int) -> Value:
    """Make x + yi."""
    result = values.add(integer(x), values.mul(integer(y), I))
    assert not isinstance(result, Undefined | Uncheckable)
    return result


def texts(found: tuple[Value, ...] | Undefined | Uncheckable) -> list[str]:
    """Write every value."""
    assert isinstance(found, tuple)
    return [values.show(value) for value in found]


@given(small, small, small, small)
def test_gaussian_arithmetic(a: int, b: int, c: int, d: int) -> None:
    """Sums, products and quotients of a+bi and c+di are those of the book."""
    x, y = gaussian(a, b), gaussian(c, d)
    assert values.add(x, y) == gaussian(a + c, b + d)
    assert values.mul(x, y) == gaussian(a * c - b * d, a * d + b * c)
    if c or d:
        quotient = values.div(x, y)
        assert values.mul(quotient, y) == x
    assert values.is_real(x) is (b == 0)


@given(small, small, st.integers(min_value=-5, max_value=5), st.integers(min_value=1, max_value=8))
def test_all_powers(a: int, b: int, top: int, bottom: int) -> None:
    """A power with a fraction has as many values as its denominator; each is a root, none twice."""
    base, exponent = gaussian(a, b), fraction(top, bottom)
    found = values.all_powers(base, exponent)
    if a == b == 0:
        assert found == ((integer(0),) if top > 0 else values.power(integer(0), exponent))
        return
    assert isinstance(found, tuple)
    reduced = int(exponent.q) if not isinstance(exponent, values.Number) else 0
    assert len(found) == reduced
    wanted = values.power(base, values.mul(exponent, integer(reduced)))
    assert not isinstance(wanted, Undefined | Uncheckable)
    for place, value in enumerate(found):
        power = values.power(value, integer(reduced))
        assert not isinstance(power, Undefined | Uncheckable)
        assert values.equal(power, wanted) is True
        assert all(values.equal(value, other) is False for other in found[:place])


@pytest.mark.parametrize(
    ("base", "exponent", "expected"),
    [
        ("16", (1, 4), ["2", "2i", "-2", "-2i"]),
        ("16", (3, 4), ["8", "8i", "-8", "-8i"]),
        ("4", (1, 2), ["2", "-2"]),
        ("-4", (1, 2), ["2i", "-2i"]),
        ("8", (1, 3), ["2", "-1+(v3)i", "-1-(v3)i"]),
        ("-8", (2, 3), ["-2+2x(v3)i", "4", "-2-2x(v3)i"]),
        ("3+4i", (1, 2), ["2+i", "-2-i"]),
        ("i", (1, 2), ["(v2)/2+((v2)/2)i", "-(v2)/2-((v2)/2)i"]),
        ("4", (2, 1), ["16"]),
        ("i", (47, 1), ["-i"]),
    ],
)
def test_values_of_powers(base: str, exponent: tuple[int, int], expected: list[str]) -> None:
    """The values of the usual powers come out in plain form."""
    found = values.all_powers(number(base), fraction(*exponent))
    assert isinstance(found, tuple)
    wanted = [number(text) for text in expected]
    assert len(found) == len(wanted)
    assert all(any(values.equal(v, w) for w in wanted) for v in found)


def test_all_roots() -> None:
    """A root is a power with the reciprocal of the index, negative and fractional ones too."""
    assert texts(values.all_roots(integer(3), integer(8))) == ["2", "-1+(v3)i", "-1-(v3)i"]
    assert texts(values.all_roots(integer(-2), integer(4))) == ["1/2", "-1/2"]
    assert texts(values.all_roots(fraction(2, 3), integer(4))) == ["8", "-8"]
    assert texts(values.all_roots(fraction(1, 2), I)) == ["-1"]
    unreal = values.all_roots(I, integer(4))
    assert isinstance(unreal, Undefined)
    assert isinstance(values.all_roots(integer(0), integer(4)), Undefined)
    assert isinstance(values.all_roots(integer(25), integer(4)), Uncheckable)


DEFAULTS = [
    ((2, 1), "4", "2"),
    ((3, 1), "8", "2"),
    ((3, 1), "-8", "-2"),
    ((4, 1), "81", "3"),
    ((2, 1), "-4", None),
    ((2, 1), "i", None),
    ((3, 1), "i", None),
    ((2, 3), "4", None),
    ((1, 3), "4", "64"),
    ((1, 2), "i", "-1"),
    ((0, 1), "4", None),
]


@pytest.mark.parametrize(("index", "radicand", "expected"), DEFAULTS)
def test_defaults(index: tuple[int, int], radicand: str, expected: str | None) -> None:
    """A root defaults to its real value, and a fractional index to none (XIII-D-11)."""
    found = values.default_root(fraction(*index), number(radicand))
    assert (None if found is None else values.show(found)) == expected


def test_unknown_operands_have_no_default() -> None:
    """Nothing is a default where the operand is not known."""
    unknown: Result = Uncheckable("unknown")
    assert values.default_root(integer(2), unknown) is None
    assert values.all_powers(unknown, fraction(1, 2)) == unknown
    assert values.all_roots(integer(2), unknown) == unknown


@pytest.mark.parametrize("n", [5, 7, 9, 11])
def test_roots_of_unity(n: int) -> None:
    """The n-th roots of 1 add up to 0 and multiply to 1, n odd, though none is a plain root."""
    found = values.all_powers(integer(1), fraction(1, n))
    assert isinstance(found, tuple)
    total: Result = integer(0)
    product: Result = integer(1)
    for value in found:
        total, product = values.add(total, value), values.mul(product, value)
    assert total == integer(0)
    assert product == integer(1)
    pair = values.add(found[1], found[-1])
    assert not isinstance(pair, Undefined | Uncheckable)
    assert values.is_real(pair) is True
    assert values.is_real(found[1]) is False


def test_all_24_roots_of_1() -> None:
    """The 24th roots of 1 are all plain, different, and roots of 1."""
    found = values.all_powers(integer(1), fraction(1, 24))
    assert isinstance(found, tuple)
    assert all(values.power(value, integer(24)) == integer(1) for value in found)
    assert len({values.key(value) for value in found}) == 24
    assert not any(values.show(value).startswith("~") for value in found)


@pytest.mark.parametrize(
    ("base", "exponent", "expected"),
    [
        ("i", "9^9^9", "i"),
        ("2i", "9^9^9", "(2^(3^774840978))i"),
        ("1+i", "8x(9^9^9)", "2^(4x3^774840978)"),
        ("1+i", "8^8", "2^8388608"),
        ("i", "(9^9^9)x4+2", "-1"),
    ],
)
def test_large_powers_turn(base: str, exponent: str, expected: str) -> None:
    """A large power of an imaginary number is followed round the circle."""
    found = values.power(number(base), number(exponent))
    assert not isinstance(found, Undefined | Uncheckable)
    assert values.show(found) == expected
