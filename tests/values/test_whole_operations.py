from math import factorial, gcd, lcm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import values
from forceout.values import Uncheckable, Undefined, fraction, integer
from forceout.values.factoring import factors_of, taken_out
from tests.values.texts import number

counting = st.integers(min_value=1, max_value=10**12)
primes = st.sampled_from([2, 3, 5, 7, 101, 25_057, 25_073, 10**9 + 7, 2**61 - 1, 2**89 - 1])


@given(counting, counting)
def test_two_counting_numbers(a: int, b: int) -> None:
    """Common factors, multiples and remainders are those of the standard library."""
    x, y = integer(a), integer(b)
    assert values.gcf(x, y) == integer(gcd(a, b))
    assert values.lcm(x, y) == integer(lcm(a, b))
    assert values.remainder(x, y, None) == integer(a % b)
    assert values.gcf(x, integer(0)) == values.gcf(integer(0), x) == x


@given(st.integers(min_value=0, max_value=300))
def test_factorials(n: int) -> None:
    """Factorials are those of the standard library."""
    assert values.factorial(integer(n)) == integer(factorial(n))


@given(st.lists(st.tuples(primes, st.integers(min_value=1, max_value=9)), max_size=4))
def test_factors(pairs: list[tuple[int, int]]) -> None:
    """A product of powers is taken apart again, or said to be incomplete."""
    wanted: dict[int, int] = {}
    for prime, exponent in pairs:
        wanted[prime] = wanted.get(prime, 0) + exponent
    product = 1
    for prime, exponent in wanted.items():
        product *= prime**exponent
    found = factors_of(product)
    rebuilt = 1
    for base, exponent in found.powers:
        rebuilt *= base**exponent
    assert rebuilt == product
    if found.complete:
        assert dict(found.powers) == wanted
        count = 1
        for exponent in wanted.values():
            count *= exponent + 1
        assert values.number_of_factors(integer(product), None) == integer(count)
    else:
        assert isinstance(values.number_of_factors(integer(product), None), Uncheckable)
    large = [base for base, _ in found.powers if base.bit_length() > 140]
    assert found.complete or len(large) == 1


@given(st.integers(min_value=1, max_value=10**30), st.integers(min_value=2, max_value=30))
def test_taken_out(n: int, base: int) -> None:
    """A base is divided out as often as it goes."""
    count, rest = taken_out(values.integer(n).p, base)  # type: ignore[union-attr] # an fmpq
    assert int(rest) * base**count == n
    assert int(rest) % base


@given(st.integers(min_value=1, max_value=400))
def test_number_of_factors_by_counting(n: int) -> None:
    """The number of factors is what counting them gives."""
    count = sum(n % k == 0 for k in range(1, n + 1))
    limited = values.number_of_factors(integer(n), 200)
    assert values.number_of_factors(integer(n), None) == integer(count)
    assert isinstance(limited, Undefined) if n > 200 else limited == integer(count)


@given(st.fractions(min_value=-30, max_value=500, max_denominator=20))
def test_smallest_prime(start: object) -> None:
    """The smallest prime above a fraction is the first that trial division finds."""
    top, bottom = start.as_integer_ratio()  # type: ignore[attr-defined] # a Fraction
    candidate = max(top // bottom + 1, 2)
    while any(candidate % k == 0 for k in range(2, candidate)):
        candidate += 1
    assert values.smallest_prime_above(fraction(top, bottom), None) == integer(candidate)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10^60", "1000000000000000000000000000000000000000000000000000000000007"),
        ("0-9^9^9", "2"),
        ("9/2", "5"),
        ("v49", "11"),
    ],
)
def test_smallest_primes(text: str, expected: str) -> None:
    """Large and hidden numbers have smallest primes above them too."""
    found = values.smallest_prime_above(number(text), None)
    assert not isinstance(found, Undefined | Uncheckable)
    assert values.show(found) == expected


def test_hidden_whole_numbers() -> None:
    """Operations on whole numbers see a whole number behind roots."""
    five = number("v(11+6x(v2))+v(11-6x(v2))-1")
    assert values.factorial(five) == integer(120)
    assert values.lcm(five, integer(4)) == integer(20)
    assert values.remainder(number("v(1+v2)xv((v2)-1)"), integer(3), 1000) == integer(1)


def test_percent_and_average() -> None:
    """Percent is per base squared."""
    assert values.percent(integer(25), integer(3)) == fraction(3, 4)
    assert values.percent(integer(48), integer(9), 8) == fraction(27, 4)
    assert values.average(number("v2"), number("v8")) == number("3x(v2)/2")
