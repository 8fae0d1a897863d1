from collections.abc import Hashable, Iterable
from functools import lru_cache
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lark import Lark, Tree

from forceout.rules.forest import Forest, Reading


class _Signs:
    """A small grammar: one-digit operands, signs between, in front and behind, all groupings.

    A `v` stands in front or between, as a root sign does. What a reading comes to is the text of
    its grouping, so that no two of them are the same.
    """

    def __init__(self, row: str, *, joins: bool = False, barred: str = "") -> None:
        self.row = row
        self.joins = joins
        self.barred = barred

    def _made(self, start: int, end: int, *parts: Reading) -> Reading:
        inner = "".join(
            part.value if part.end - part.start == 1 else f"({part.value})" for part in parts
        )
        broken = next((part.broken for part in parts if part.broken), None)
        return Reading(inner, 1, start, end, "", parts, broken=broken)

    def _leaf(self, item: int) -> Reading:
        return Reading(self.row[item], 0, item, item + 1, self.row[item])

    def may_be_one(self, start: int, end: int) -> bool:
        return not self.barred or self.row[start:end] != self.barred

    def operands(self, start: int, end: int) -> Iterable[Reading]:
        if end - start == 1 and self.row[start].isdigit():
            yield self._leaf(start)

    def is_before(self, item: int) -> bool:
        return self.row[item] == "v"

    def is_behind(self, item: int) -> bool:
        return self.row[item] == "!"

    def is_between(self, item: int) -> bool:
        return self.row[item] in "+v"

    def is_joint(self, item: int) -> bool:
        return self.joins

    def before(self, item: int, operand: Reading) -> Iterable[Reading]:
        yield self._made(item, operand.end, self._leaf(item), operand)

    def behind(self, operand: Reading, item: int) -> Iterable[Reading]:
        yield self._made(operand.start, item + 1, operand, self._leaf(item))

    def between(self, left: Reading, item: int, right: Reading) -> Iterable[Reading]:
        yield self._made(left.start, right.end, left, self._leaf(item), right)

    def joined(self, left: Reading, right: Reading) -> Iterable[Reading]:
        yield self._made(left.start, right.end, left, right)

    def further(self, reading: Reading) -> Iterable[Reading]:
        return ()

    def settles(self, left: Reading | None, item: int, right: Reading | None) -> bool:
        return False

    def key(self, reading: Reading) -> Hashable:
        return str(reading.value)


class _Sums(_Signs):
    """The same signs, but a reading comes to the number of its operands."""

    def _made(self, start: int, end: int, *parts: Reading) -> Reading:
        made = super()._made(start, end, *parts)
        return made._replace(value=str(sum(char.isdigit() for char in self.row[start:end])))


def readings(row: str, *, joins: bool = False, most: int = 100_000) -> list[str]:
    """What the forest reads."""
    stretch = Forest(len(row), _Signs(row, joins=joins), most).readings()
    return [reading.value for reading in stretch.readings]


_BY_LARK = """
    start: e
    e: DIGIT | e "+" e | e "v" e | "v" e | e "!" {joined}
    DIGIT: /[0-9]/
"""


@lru_cache
def parser(*, joins: bool) -> Lark:
    """An independent parser of the same language."""
    grammar = _BY_LARK.format(joined="| e e" if joins else "")
    return Lark(grammar, parser="earley", ambiguity="explicit", lexer="dynamic")


def derivations(tree: object) -> int:
    """In how many ways a text was parsed."""
    if not isinstance(tree, Tree):
        return 1
    counts = [derivations(child) for child in tree.children]
    if tree.data == "_ambig":
        return sum(counts)
    product = 1
    for count in counts:
        product *= count
    return product


def count_by_lark(row: str, *, joins: bool = False) -> int:
    """How many groupings the independent parser finds."""
    return derivations(parser(joins=joins).parse(row))


@pytest.mark.parametrize("operands", range(1, 10))
def test_the_number_of_groupings_is_catalan(operands: int) -> None:
    """A row of n operands with signs between them has the (n-1)th Catalan number of groupings."""
    n = operands - 1
    found = readings("+".join("1" * operands))
    assert len(found) == len(set(found)) == comb(2 * n, n) // (n + 1)


@pytest.mark.parametrize("operands", range(1, 8))
def test_operands_side_by_side_group_like_signs(operands: int) -> None:
    """Where operands may stand side by side, they too have the Catalan number of groupings."""
    n = operands - 1
    assert len(readings("1" * operands, joins=True)) == comb(2 * n, n) // (n + 1)


_operands = st.tuples(
    st.sampled_from(["", "", "v", "vv"]), st.sampled_from("123"), st.sampled_from(["", "", "!"])
).map("".join)


@given(
    st.lists(st.tuples(_operands, st.sampled_from("++v")), min_size=0, max_size=3),
    _operands,
)
def test_the_number_of_groupings_is_an_independent_parsers(
    front: list[tuple[str, str]], last: str
) -> None:
    """With root signs in front or between and signs behind, as many groupings as Lark finds."""
    row = "".join(operand + sign for operand, sign in front) + last
    found = readings(row)
    assert len(found) == len(set(found)) == count_by_lark(row)


@pytest.mark.parametrize("row", ["v1+2", "1v2!", "vv1+2!", "1vv2", "12", "1v23!", "v12"])
def test_rows_with_operands_side_by_side_agree_too(row: str) -> None:
    """With numerals side by side as well, as many groupings as Lark finds."""
    assert len(readings(row, joins=True)) == count_by_lark(row, joins=True)


@pytest.mark.parametrize("row", ["+", "1+", "+1", "!", "v", "1 2", "12"])
def test_what_is_no_expression_has_no_reading(row: str) -> None:
    """A row that no grouping makes a number has none."""
    assert readings(row) == []


def test_readings_that_come_to_the_same_are_kept_once() -> None:
    """A long row whose groupings all come to the same thing has one reading."""
    row = "+".join("1" * 30)
    stretch = Forest(len(row), _Sums(row), 100).readings()
    assert [reading.value for reading in stretch.readings] == ["30"]
    assert stretch.is_whole


def test_a_bound_is_kept_and_owned_up_to() -> None:
    """No more readings are kept than were asked for, and the stretch says that it lacks some."""
    row = "+".join("1" * 8)
    few = Forest(len(row), _Signs(row), 5).readings()
    assert len(few.readings) == 5
    assert not few.is_whole
    assert Forest(len(row), _Signs(row), 429).readings().is_whole


def test_a_stretch_that_may_not_be_one_is_grouped_otherwise() -> None:
    """A gap that parts two signs leaves only the groupings that respect it."""
    barred = _Signs("1+2+3", barred="1+2")
    found = Forest(5, barred, 100).readings().readings
    assert [reading.value for reading in found] == ["1+(2+3)"]


class _Broken(_Signs):
    """Every sign behind names nothing."""

    def behind(self, operand: Reading, item: int) -> Iterable[Reading]:
        for made in super().behind(operand, item):
            yield made._replace(broken=made.broken or f"{made.value} is nothing")


@pytest.mark.parametrize(
    ("row", "values", "reason"),
    [
        ("1!", [], "1! is nothing"),
        ("1!+2", [], "1! is nothing"),
        ("v1!", [], "1! is nothing"),
        ("1+2", ["1+2"], None),
        ("1!+", [], None),
    ],
)
def test_a_broken_part_breaks_what_it_stands_in(
    row: str, values: list[str], reason: str | None
) -> None:
    """What names nothing is no reading; the first such part is remembered as the reason."""
    stretch = Forest(len(row), _Broken(row), 100).readings()
    assert [reading.value for reading in stretch.readings] == values
    assert (stretch.broken.broken if stretch.broken else None) == reason
