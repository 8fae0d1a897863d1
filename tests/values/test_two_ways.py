from flint import acb
from hypothesis import assume, example, given, settings

from forceout import values
from forceout.values.enclosure import enclose
from tests.values.trees import BITS, Tree, a_value, by_discs, exactly, trees

FOUR = "+-x/"
ROOTS = "+-x/^v"
ALL = "+-x/^vLA"


@settings(max_examples=300)
@given(trees(ROOTS))
@example(("/", 1, ("+", 1, ("+", ("v", 2, 2), ("v", 3, 5)))))
@example(("v", 2, ("+", 3, ("v", 2, 8))))
@example(("v", 3, ("-", 2, ("v", 2, 5))))
def test_values_lie_where_discs_say(tree: Tree) -> None:
    """What the package works out lies in the disc that knows nothing of normal forms."""
    value, seen = a_value(exactly(tree)), by_discs(tree)
    assume(value is not None)
    assume(seen is not None)
    assert value is not None
    assert seen is not None
    own = enclose(value, BITS)
    assert own.overlaps(seen.disc) or not own.is_finite()


@settings(max_examples=200)
@given(trees(ALL))
@example(("^", 2, ("L", 3, 2)))
@example(("+", ("L", 2, 6), ("L", 3, 6)))
@example(("x", ("L", 3, 2), ("L", 2, 3)))
@example(("^", ("^", 2, ("v", 2, 2)), ("v", 2, 2)))
def test_logs_lie_where_discs_say(tree: Tree) -> None:
    """The same with logs, and with irrational exponents."""
    value, seen = a_value(exactly(tree)), by_discs(tree)
    if value is not None and seen is not None:
        own = enclose(value, BITS)
        assert own.overlaps(seen.disc) or not own.is_finite()


@settings(max_examples=300)
@given(trees(ROOTS, leaves=5), trees(ROOTS, leaves=5))
@example(("v", 2, ("+", 5, ("v", 2, ("x", 4, 6)))), ("+", ("v", 2, 2), ("v", 2, 3)))
@example(("x", ("v", 2, 2), ("v", 2, 8)), 4)
def test_equal_and_unequal_are_true(left: Tree, right: Tree) -> None:
    """Numbers called equal do not separate at 2000 bits, and those called larger do not overlap."""
    a, b = a_value(exactly(left)), a_value(exactly(right))
    seen_a, seen_b = by_discs(left), by_discs(right)
    if a is None or b is None or seen_a is None or seen_b is None:
        return
    gap: acb = seen_a.disc - seen_b.disc
    same, order = values.equal(a, b), values.compare(a, b)
    if same or order == 0:
        assert gap.contains(0)
    if order == 1:
        assert not gap.real < 0
    if order == -1:
        assert not gap.real > 0
    assert same is None or order is None or same == (order == 0)
    if values.key(a) == values.key(b):
        assert same


@given(trees(ROOTS, leaves=6))
def test_predicates_agree_with_discs(tree: Tree) -> None:
    """A number called whole, positive, rational and so on looks so from outside."""
    value, seen = a_value(exactly(tree)), by_discs(tree)
    if value is None or seen is None:
        return
    assert values.is_real(value)
    if values.is_integer(value):
        assert seen.disc.real.contains_integer()
        assert values.is_rational(value)
    side = values.sign(value)
    assert side is not None
    assert not (side > 0 and seen.disc.real < 0)
    assert not (side < 0 and seen.disc.real > 0)
    assert values.is_zero(value) is (side == 0)
    if values.is_whole(value):
        assert side >= 0
    if seen.fraction is not None:
        assert values.as_fmpq(value) == values.fraction(*seen.fraction.as_integer_ratio())


@given(trees(FOUR + "v", leaves=6))
def test_arithmetic_laws(tree: Tree) -> None:
    """Take a number from itself, divide it by itself, square its root: 0, 1, the number."""
    value = a_value(exactly(tree))
    if value is None:
        return
    one = values.integer(1)
    assert values.sub(value, value) == values.integer(0)
    assert a_value(values.sub(values.add(value, one), value)) == one
    if not values.is_zero(value):
        assert a_value(values.div(value, value)) == one
    if values.sign(value) == 1:
        square = a_value(values.power(values.root(values.integer(2), value), values.integer(2)))
        assert square is not None
        assert values.equal(square, value)
