import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import Number, Result, Uncheckable, Undefined, Value, integer
from forceout.values.residue import residue
from forceout.values.size import compare_sizes, size_of
from tests.values.texts import number

TOWERS = ["9^9^9", "9^9^9^9", "9^9^9^9^9", "8^9^9", "8^9^9^9", "9!!", "8!!", "9!!!", "9!!!!!!!!"]


def sure(result: Result) -> Value:
    """Take a result that is a number."""
    assert not isinstance(result, Undefined | Uncheckable)
    return result


@pytest.mark.parametrize(
    ("left", "right", "order"),
    [
        ("9^9^9", "8^9^9", 1),
        ("9^(9^9)", "(9^9)^9", 1),
        ("9^(9^(9^9))", "8^(9^(9^9))", 1),
        ("9^(9^(9^9))", "9^(8^(9^9))", 1),
        ("8^(9^9)", "9^(8^9)", 1),
        ("9^9^9", "9^9^9+1", -1),
        ("2x(9^9^9)", "9^9^9+9^9^9", 0),
        ("9!!", "9^9^9", -1),
        ("9!!!", "9^9^9^9", -1),
        ("9!!!!", "9^9^9^9", 1),
        ("9!!!!!!!!", "9^9^9^9^9", 1),
        ("9!!-8!!", "0", 1),
        ("(9^9^9)^(1/2)", "3^(9^9)", 0),
        ("3v(9^9^9)", "9^9^8", 1),
        ("1/9^9^9", "1/8^9^9", -1),
        ("0-9^9^9", "5", -1),
        ("(9^9^9)v5", "1", 1),
        ("(9^9^9)v(1/5)", "1", -1),
        ("(1+v2)^(9^9)", "(1+v3)^(9^9)", -1),
    ],
)
def test_order_of_towers(left: str, right: str, order: int) -> None:
    """Towers are compared by size, or by their logarithms where they share a part."""
    a, b = number(left), number(right)
    assert values.compare(a, b) == order
    assert values.compare(b, a) == -order
    assert values.equal(a, b) is (order == 0)


@pytest.mark.parametrize("text", TOWERS)
def test_towers_are_known(text: str) -> None:
    """A tower is a whole number, has a size, differs from its neighbours, and can be written."""
    tower = number(text)
    assert values.is_counting(tower) is True
    assert values.is_rational(tower) is True
    assert values.as_int(tower) is None
    assert values.magnitude_exceeds(tower, 10**50) is True
    next_one = sure(values.add(tower, integer(1)))
    assert values.equal(next_one, tower) is False
    assert values.differs_by_multiple(next_one, tower, 1) is True
    assert values.differs_by_multiple(next_one, tower, 7) is False
    assert values.sub(next_one, tower) == integer(1)
    assert values.sub(tower, tower) == integer(0)
    assert values.mul(tower, integer(0)) == integer(0)
    assert values.div(tower, tower) == integer(1)
    assert values.power(integer(1), tower) == integer(1)
    assert values.agrees(tower, values.show(tower))
    assert values.power(integer(-1), tower) == integer(-1 if text.startswith("9^") else 1)


@pytest.mark.parametrize(("text", "k"), [(t, k) for t in TOWERS[:5] for k in (6, 7, 8, 9, 10, 11)])
def test_residues_of_towers(text: str, k: int) -> None:
    """A tower's remainder is that of the power with its exponent taken down by hand."""
    base, *above = (int(n) for n in text.split("^"))
    assert residue(number(text), k) == _tower_residue([base, *above], k)


def _tower_residue(tower: list[int], k: int) -> int:
    """Follow the powers of the base until they repeat, then the exponent modulo that period."""
    if len(tower) == 1:
        return tower[0] % k
    seen: list[int] = []
    power = 1 % k
    while power not in seen:
        seen.append(power)
        power = power * tower[0] % k
    start = seen.index(power)
    period = len(seen) - start
    within = _tower_residue(tower[1:], period)
    return seen[start + (within - start) % period]


@given(
    st.integers(min_value=2, max_value=40),
    st.integers(min_value=100_000, max_value=10**12),
    st.integers(min_value=1, max_value=500),
    st.integers(min_value=-50, max_value=50),
)
def test_residues_of_powers(base: int, exponent: int, modulus: int, more: int) -> None:
    """What is too long to write out has the same remainders as the standard library finds."""
    value = sure(values.add(values.power(integer(base), integer(exponent)), integer(more)))
    assert residue(value, modulus) == (pow(base, exponent, modulus) + more) % modulus
    third = sure(values.div(value, integer(3)))
    whole = (pow(base, exponent, 3) + more) % 3 == 0
    assert values.is_integer(third) is whole
    expected = (pow(base, exponent, 3 * modulus) + more) // 3 % modulus if whole else None
    assert residue(third, modulus) == expected


@given(
    st.lists(st.integers(min_value=2, max_value=9), min_size=2, max_size=4),
    st.lists(st.integers(min_value=2, max_value=9), min_size=2, max_size=4),
)
def test_sizes_of_towers(left: list[int], right: list[int]) -> None:
    """Two towers compare as the lists of their numbers do when they are worked down by hand."""
    a, b = (number("^".join(map(str, tower))) for tower in (left, right))
    expected = _compare_towers(left, right)
    assert values.compare(a, b) in ({expected} if expected is not None else {1, 0, -1})
    size, other = size_of(a), size_of(b)
    assert size is not None
    assert other is not None
    assert compare_sizes(size, other) in (
        {expected, None} if expected is not None else {1, -1, None}
    )


def _compare_towers(a: list[int], b: list[int]) -> int | None:
    """Compare towers that fit a machine by value, higher ones by height where that is clear."""
    x, y = _value(a), _value(b)
    if x is not None and y is not None:
        return (x > y) - (x < y)
    if x is None and y is None:
        return None
    return 1 if x is None else -1


def _value(tower: list[int]) -> int | None:
    value = 1
    for n in reversed(tower):
        if value > 20_000:
            return None
        value = n**value
    return value


FACTORIALS = [
    ("9!!/(9!-1)!", "362880"),
    ("(9^9^9)!/((9^9^9)-1)!", "3^774840978"),
    ("9!!/9!", "362879!"),
    ("10001!/10000!", "10001"),
    ("9!!+9!!", "2x362880!"),
    ("(9!+1)!+9!!", "362882x362880!"),
]


@pytest.mark.parametrize(("text", "expected"), FACTORIALS)
def test_factorials_cancel(text: str, expected: str) -> None:
    """Factorials of near numbers are multiples of each other."""
    assert values.equal(number(text), number(expected)) is True


@pytest.mark.parametrize(
    ("text", "whole"),
    [("9!!/8!!", True), ("8!!/9!!", False), ("9!!/1001", True), ("(9!!+1)/7", False)],
)
def test_quotients_of_factorials(text: str, whole: bool) -> None:
    """A quotient of factorials is known to be whole or not."""
    assert values.is_whole(number(text)) is whole


@pytest.mark.parametrize(
    ("text", "k", "differs"),
    [
        ("9!!/8!!", 7, True),
        ("9!!/8!!+5", 7, False),
        ("9!!/8!!+5", 5, True),
        ("9!!!/8!!!", 11, True),
        ("(9!!/8!!)^3-22", 11, True),
    ],
)
def test_multiples_among_quotients_of_factorials(text: str, k: int, differs: bool) -> None:
    """What lies between two factorials is multiplied, and a long stretch holds every factor."""
    assert values.differs_by_multiple(number(text), number("0"), k) is differs


NUMBERS_OF_FACTORS = [
    ("12^500", "501501"),
    ("(7^9)^(9^9)", "3486784402"),
    ("10^(9^9)", "150094636071840100"),
    ("9^9^9", "774840979"),
    ("9^9^9^9", "2x(3^774840978)+1"),
    ("9^9^9+9^9^9", "2x(9^9^9x0+774840979)"),
    ("9^9+1", "16"),
    ("2^127-1", "2"),
    ("100!", "39001250856960000"),
]


@pytest.mark.parametrize(("text", "expected"), NUMBERS_OF_FACTORS)
def test_numbers_of_factors(text: str, expected: str) -> None:
    """Factors of powers are counted by their exponents, however large."""
    assert (
        values.equal(sure(values.number_of_factors(number(text), None)), number(expected)) is True
    )


def test_factors_of_factorials() -> None:
    """9!! is factored by Legendre's rule as 7!! is by division."""
    small = values.number_of_factors(number("7!!"), None)
    assert isinstance(sure(small), values.Value)
    primes = [p for p in range(2, 5041) if all(p % q for q in range(2, int(p**0.5) + 1))]
    count = 1
    for p in primes:
        n, e = 5040, 0
        while n:
            n //= p
            e += n
        count *= e + 1
    assert values.as_int(sure(small)) == count
    large = sure(values.number_of_factors(number("9!!"), None))
    assert values.magnitude_exceeds(large, 10**9000) is True


UNKNOWN: list[Result] = [
    values.number_of_factors(number("8!!+1"), None),
    values.number_of_factors(number("7!!+1"), None),
    values.number_of_factors(number("(2^521-1)x(2^607-1)"), None),
    values.number_of_factors(number("9!!!!!!!!"), None),
    values.smallest_prime_above(number("9^9^9"), None),
    values.gcf(number("9^9^9"), number("9!!!!")),
]


@pytest.mark.parametrize("result", UNKNOWN)
def test_what_nobody_decides(result: Result) -> None:
    """What cannot be worked out at once is said to be uncheckable."""
    assert isinstance(result, Uncheckable)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v(9^40)", "12157665459056928801"),
        ("v(9^9^9)", "3^387420489"),
        ("(9^9^9)v(9^(9^9^9))", "9"),
        ("(9^(9^9))v(9^(9^9))", "3^(2/3^774840960)"),
        ("(2/3)^(9^9)x(3/2)^(9^9)", "1"),
        ("(9^9^9+3)-(9^9^9)", "3"),
        ("(9^9^9+3)x(9^9^9-3)-81^9^9", "0-9"),
        ("(9^9^9+3)/3", "3^774840977+1"),
        ("3^(9^9)-3x3^((9^9)-1)", "0"),
        ("10000!x9999!/10000!-9999!", "0"),
    ],
)
def test_large_arithmetic(text: str, expected: str) -> None:
    """Products, quotients, roots and sums of large powers come out exactly."""
    assert values.equal(number(text), number(expected)) is True


@given(st.integers(min_value=2, max_value=30), st.integers(min_value=2, max_value=30))
def test_common_factors_of_large_powers(a: int, b: int) -> None:
    """Common factors and multiples of large powers are those of their bases, raised."""
    exponent = integer(10**9)
    x, y = values.power(integer(a), exponent), values.power(integer(b), exponent)
    assert values.gcf(x, y) == values.power(values.gcf(integer(a), integer(b)), exponent)
    assert values.lcm(x, y) == values.power(values.lcm(integer(a), integer(b)), exponent)


def test_levels_are_bounded() -> None:
    """A number of very many levels is uncheckable, and what was reached before is a number."""
    value: Result = integer(3)
    for _ in range(60):
        value = values.factorial(value)
    assert isinstance(value, Uncheckable)
    tower: Result = integer(2)
    for _ in range(20):
        tower = values.power(integer(2), tower)
    assert isinstance(tower, Number)
    assert values.differs_by_multiple(tower, integer(6), 10) is True
