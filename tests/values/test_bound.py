from flint import fmpq
from hypothesis import given, settings

from forceout import values
from forceout.values import Number, integer
from forceout.values.bound import smallest_bits
from forceout.values.enclosure import enclose, working_at
from forceout.values.separation import is_zero
from tests.values.texts import number
from tests.values.trees import Tree, a_value, exactly, trees


@settings(max_examples=150)
@given(trees("+-xv", leaves=7))
def test_no_number_is_below_its_bound(tree: Tree) -> None:
    """An algebraic number that is not zero is as far from zero as its bound says."""
    value = a_value(exactly(tree))
    if not isinstance(value, Number):
        return
    bits = smallest_bits(value)
    if bits is not None and bits < 20_000:
        assert enclose(value, bits + 64).abs_lower() > fmpq(1, 2**bits)


def test_a_bound_is_close_for_an_integer() -> None:
    """For v2 the bound is a handful of bits, for a difference of roots some thousands."""
    root = number("v2")
    close = number("v(10^9+1)-v(10^9)")
    assert isinstance(root, Number)
    assert isinstance(close, Number)
    small, large = smallest_bits(root), smallest_bits(close)
    assert small is not None
    assert large is not None
    assert small < 8
    assert 16 < large < 4_000


def test_what_is_not_algebraic_has_no_bound() -> None:
    """Logs and irrational powers are not algebraic."""
    log = values.log(integer(3), integer(2))
    assert isinstance(log, Number)
    assert smallest_bits(log) is None
    power = number("2^(v2)")
    assert isinstance(power, Number)
    assert smallest_bits(power) is None


def test_zero_is_proved_both_ways() -> None:
    """A hidden zero is found, and a number very near to zero is not taken for it."""
    hidden = values.sub(number("v(1+v2)xv(1+v3)"), number("v(1+v2+v3+v6)"))
    assert hidden == integer(0)
    near = values.sub(number("v(1+v2)"), number("v(1+v2)+1/10^300"))
    assert near == number("0-1/10^300")
    other = values.sub(number("v(1+v2)xv(1+v3)"), number("v(1+v2+v3+v6+1/10^300)"))
    assert isinstance(other, Number)
    assert is_zero(other) is False


def test_precision_is_given_back() -> None:
    """Computing with many bits leaves the callers' precision as it was."""
    with working_at(77):
        enclose(number("v(1+v2)"), 500)
        values.show(number("v(1+v2)"))
        with working_at(99):
            pass
        assert enclose(number("v2"), 60).rel_accuracy_bits() < 77
