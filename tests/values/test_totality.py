from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from forceout import values
from forceout.values import (
    I,
    Number,
    Result,
    Uncheckable,
    Undefined,
    Value,
    fraction,
    integer,
)
from forceout.values.number import Value as AnyValue
from tests.values.texts import number

HOSTILE = [
    "9^9^9",
    "9^9^9^9^9",
    "9!!",
    "9!!!!!!!!",
    "9^9^9+1",
    "v(9^9^9x3)",
    "1/9^9^9^9",
    "0-8!!",
    "i",
    "(1+v2)^(9^9^9)",
    "(2+i)^(9^9^9)",
    "v(1+v(2+v(3+v(5+v7))))",
    "v2+v3+v5+v7+v11+v13",
    "(3v2)+(5v3)+(7v5)",
    "2^(v2)",
    "10000!+1",
    "1/10000!",
    "9^9999",
    "(2^607-1)x(2^521-1)",
    "v((2^607-1)x(2^521-1))",
    "7!!",
]
numbers = st.one_of(
    st.sampled_from(HOSTILE).map(number),
    st.sampled_from([I, values.log(integer(3), integer(2)), values.log(integer(5), integer(6))]),
    st.builds(fraction, st.integers(-20, 20), st.integers(1, 20)),
)

TWO: list[Callable[[Result, Result], object]] = [
    values.add,
    values.sub,
    values.mul,
    values.div,
    values.average,
    values.percent,
    values.power,
    values.root,
    values.log,
    values.lcm,
    values.gcf,
    values.remainder,
    values.all_powers,
    values.all_roots,
    values.default_root,
]
ONE: list[Callable[[Result], Result]] = [
    values.factorial,
    lambda a: values.number_of_factors(a, None),
    lambda a: values.smallest_prime_above(a, None),
]
TRUTHS: list[Callable[[Value], bool | None]] = [
    values.is_whole,
    values.is_counting,
    values.is_integer,
    values.is_rational,
    values.is_real,
    values.is_zero,
    lambda a: values.magnitude_exceeds(a, 1000),
]


@settings(max_examples=250)
@given(numbers, numbers, numbers, st.sampled_from(TWO), st.sampled_from(TWO[:9]))
def test_every_operation_answers(
    a: Value,
    b: Value,
    c: Value,
    outer: Callable[[Result, Result], object],
    inner: Callable[[Result, Result], object],
) -> None:
    """Any operation on any numbers gives a number, a reason, or says that it does not know."""
    first = inner(a, b)
    assert isinstance(first, Undefined | Uncheckable | AnyValue)
    second = outer(first, c)
    if isinstance(second, tuple):
        assert second
        assert all(isinstance(value, AnyValue) for value in second)
    else:
        assert second is None or isinstance(second, Undefined | Uncheckable | AnyValue)
    for one in ONE:
        assert isinstance(one(first), Undefined | Uncheckable | AnyValue)


@settings(max_examples=150)
@given(numbers, numbers, st.sampled_from(TWO[:9]))
def test_every_question_is_answered(
    a: Value, b: Value, operation: Callable[[Result, Result], object]
) -> None:
    """Any number can be asked anything; the answers do not contradict each other."""
    value = operation(a, b)
    if not isinstance(value, AnyValue):
        return
    for truth in TRUTHS:
        assert truth(value) in {True, False, None}
    assert values.sign(value) in {-1, 0, 1, None}
    assert values.compare(value, b) in {-1, 0, 1, None}
    assert values.equal(value, b) in {True, False, None}
    assert values.differs_by_multiple(value, b, 7) in {True, False, None}
    assert hash(values.key(value)) == hash(values.key(value))
    whole, whole_number = values.is_integer(value), values.is_whole(value)
    assert not (whole_number and whole is False)
    assert not (values.is_counting(value) and whole_number is False)
    assert not (whole and values.is_rational(value) is False)
    assert not (values.is_rational(value) and values.is_real(value) is False)
    text = values.show(value)
    assert values.agrees(value, text) or text == "~?"
    written = values.as_int(value)
    assert written is None or values.equal(value, integer(written))
    assert values.as_fmpq(value) is None or not isinstance(value, Number)
