import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, Token, Tree

from forceout import values
from forceout.api import Judge
from forceout.kit import CARDS, Universe
from forceout.onsets.desk import FULL_LOOK, MOST_STEPS
from forceout.onsets.evaluation import Sets
from forceout.onsets.notation import parse_expression
from forceout.onsets.reading import read_set, show
from forceout.onsets.symbols import Group
from forceout.rules.forest import Effort
from tests.onsets.judges import AGLOA, TWELVE
from tests.onsets.plain_sets import deal, named, restricted
from tests.onsets.writing_by_chance import set_names, universes

_BY_LARK = Lark(
    """
    start: e
    ?e: tight | e SIGN e -> joined
    ?tight: LETTER -> letter | tight "'" -> primed | "(" e ")" -> group
    SIGN: "U" | "n" | "-"
    LETTER: /[BRGYV^]/
    %ignore " "
    """,
    ambiguity="explicit",
)
ALL = Universe(CARDS)


def written(tree: Tree[Token] | str) -> set[str]:
    """Every grouping in a forest of Lark's, written as the program shows it."""
    if isinstance(tree, str):
        return {str(tree)}
    match tree.data:
        case "_ambig":
            return {text for child in tree.children for text in written(child)}
        case "joined":
            left, sign, right = tree.children
            return {
                f"{enclosed(x)} {sign} {enclosed(y)}" for x in written(left) for y in written(right)
            }
        case "primed":
            return {f"{text}'" for text in written(tree.children[0])}
        case "group":
            return {f"({text})" for text in written(tree.children[0])}
        case _:
            return written(tree.children[0])


def enclosed(text: str) -> str:
    """Put parentheses around what has an operation outside of any."""
    depth = 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if not depth and char in "Un-":
            return f"({text})"
    return text


@given(set_names(most=6))
def test_the_forest_reads_what_an_independent_parser_reads(name: str) -> None:
    """Lark finds the same sets, and every reading shown is one of its groupings."""
    groupings = written(_BY_LARK.parse(name))
    stretch = read_set(parse_expression(name), Sets(ALL), FULL_LOOK, Effort(MOST_STEPS))
    assert stretch.is_whole
    assert {show(one) for one in stretch.readings} <= groupings
    meant = {frozenset(one) for text in groupings for one in named(text, deal(str(ALL)))}
    found = {frozenset(ALL.showing(one.value)) for one in stretch.readings}
    assert len(found) == len(meant)


@pytest.mark.parametrize(("count", "catalan"), [(2, 1), (3, 2), (4, 5), (5, 14), (6, 42)])
def test_groupings_are_counted_by_catalan(count: int, catalan: int) -> None:
    """With no order between the operations a row of sets has as many groupings as Catalan says."""
    name = " - ".join("BRGYBR"[:count])
    assert len(written(_BY_LARK.parse(name))) == catalan


@given(set_names(), universes(), st.booleans())
def test_bit_masks_agree_with_plain_sets(name: str, universe: Universe, symmetric: bool) -> None:
    """Sets as numbers and sets as Python sets of letters come to the same, for every grouping."""
    stretch = read_set(
        parse_expression(name), Sets(universe, symmetric), FULL_LOOK, Effort(MOST_STEPS)
    )
    found = {
        frozenset(frozenset(str(card).strip("_")) for card in universe.showing(one.value))
        for one in stretch.readings
    }
    assert found == named(name, deal(str(universe)), symmetric=symmetric)


@settings(deadline=None)
@given(
    st.lists(set_names(most=3), min_size=2, max_size=4),
    st.lists(st.sampled_from("=c"), min_size=3, max_size=3),
    set_names(most=3),
)
def test_restricted_counts_agree_with_plain_sets(
    sides: list[str], signs: list[str], name: str
) -> None:
    """A chain takes out the same cards, and the complement is taken in what is left."""
    restriction = sides[0]
    for sign, side in zip(signs, sides[1:], strict=False):
        restriction += f" {sign} {side}"
    worth = Judge.of(AGLOA, "senior").value(f"{restriction}; {name}", universe=TWELVE)
    counts = {
        str(len(cards))
        for left in restricted(restriction, deal(TWELVE))
        for cards in named(name, left)
    }
    assert {values.show(value) for value in worth.values} == counts


@given(set_names(most=5))
def test_a_reading_shown_is_read_one_way(name: str) -> None:
    """What the judge shows as a reading is so grouped that it has just one."""
    for one in read_set(parse_expression(name), Sets(ALL), FULL_LOOK, Effort(MOST_STEPS)).readings:
        again = read_set(parse_expression(show(one)), Sets(ALL), FULL_LOOK, Effort(MOST_STEPS))
        assert [other.value for other in again.readings] == [one.value]
        assert len(written(_BY_LARK.parse(show(one)))) == 1


@given(set_names(most=5), st.data())
def test_parentheses_add_no_values(name: str, data: st.DataObject) -> None:
    """A pair of parentheses round sets and signs leaves some of the readings, and adds none."""
    parts = parse_expression(name)
    ends = [
        place
        for place in range(1, len(parts) + 1)
        if place == len(parts) or str(parts[place]) in {"U", "n", "-"}
    ]
    starts = [0, *(end + 1 for end in ends[:-1])]
    first, last = sorted(data.draw(st.tuples(*[st.integers(0, len(ends) - 1)] * 2)))
    inner = Group(parts[starts[first] : ends[last]])
    grouped = (*parts[: starts[first]], inner, *parts[ends[last] :])
    few, many = (
        {one.value for one in read_set(row, Sets(ALL), FULL_LOOK, Effort(MOST_STEPS)).readings}
        for row in (grouped, parts)
    )
    assert few
    assert few <= many
