import pytest
from flint import fmpq

from forceout import values
from forceout.values import Value
from forceout.values.complex_powers import unit
from forceout.values.enclosure import enclose
from forceout.values.recognition import BITS, plain_value
from tests.values.texts import number


def _times(one: Value, other: Value) -> Value:
    made = values.mul(one, other)
    assert isinstance(made, Value)
    return made


def _plus(one: Value, other: Value) -> Value:
    made = values.add(one, other)
    assert isinstance(made, Value)
    return made


@pytest.mark.parametrize(("shared", "turn"), [("9v11", (1, 45)), ("7v6", (2, 9)), ("1", (1, 5))])
def test_roots_that_all_terms_share_fall_out(shared: str, turn: tuple[int, int]) -> None:
    """The root of 3 is two twelfths of a turn added up; the same holds times any other root."""
    factor = _times(number(shared), unit(fmpq(*turn)))
    root = _times(factor, number("v3"))
    twelfths = _plus(_times(factor, unit(fmpq(1, 6))), _times(factor, unit(fmpq(-1, 6))))
    other = _plus(_times(factor, unit(fmpq(1, 6))), _times(factor, unit(fmpq(-1, 7))))
    assert values.equal(root, twelfths) is True
    assert values.equal(root, other) is False


@pytest.mark.parametrize("index", range(1, 25))
def test_turns_that_are_plain(index: int) -> None:
    """A turn is a + bi with plain square roots exactly when its index is 1, 2, 3, 4 or 6."""
    turned = unit(fmpq(1, index))
    is_plain = plain_value(enclose(turned, BITS)) is not None
    assert is_plain is (index in {1, 2, 3, 4, 6})
