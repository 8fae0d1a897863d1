from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lark import Lark, Tree

from tests.equations.by_hand import try_all
from tests.equations.judges import GRC, MLAG, fractions_of, has_only_fractions, judge_for

digits = st.sampled_from("0123456789")
small_digits = st.sampled_from("0123490")


def joined(operand: st.SearchStrategy[str], signs: str, most: int) -> st.SearchStrategy[str]:
    """Operands with signs between them."""
    pairs = st.lists(st.tuples(st.sampled_from(signs), operand).map("".join), max_size=most - 1)
    return st.tuples(operand, pairs.map("".join)).map("".join)


def dressed(
    operand: st.SearchStrategy[str], before: tuple[str, ...], behind: tuple[str, ...]
) -> st.SearchStrategy[str]:
    """Operands with signs in front and behind, most of them plain."""
    return st.tuples(
        st.sampled_from(("", "", "", *before)), operand, st.sampled_from(("", "", "", *behind))
    ).map("".join)


def papers(
    signs: str, before: tuple[str, ...] = (), behind: tuple[str, ...] = (), most: int = 5
) -> st.SearchStrategy[str]:
    """Sides of papers, some of their operands in parentheses."""
    plain = dressed(small_digits, before, behind)
    group = joined(plain, signs, 3).map("({})".format)
    return joined(plain | plain | dressed(group, before, behind), signs, most)


def agrees_with_pencil(text: str, *variations: str) -> None:
    """Compare the values that the judge finds with those of all groupings tried by hand."""
    judge = judge_for("middle", *variations, season=2027)
    tried = try_all(text, counts_factors="number-of-factors" in variations)
    found = fractions_of(judge, text)
    assert tried.values <= found
    if tried.all_known:
        assert found == tried.values
        assert has_only_fractions(judge, text)


@given(papers("+-x/^"))
@example("5^2-4+0")
@example("2x4-(3+1)")
def test_an_ungrouped_paper_has_the_values_of_all_its_groupings(text: str) -> None:
    """Without an order of operations a paper has every value that some grouping gives it."""
    agrees_with_pencil(text)


@given(papers("+-x/", most=7))
def test_a_long_paper_has_the_values_of_all_its_groupings(text: str) -> None:
    """The same holds for longer papers of the four plain operations."""
    agrees_with_pencil(text)


@given(papers("+-x^v", before=("v", "vv")))
@example("v4+5")
@example("v(4+5)+7")
@example("3vv9")
def test_a_root_sign_takes_the_numeral_behind_it(text: str) -> None:
    """VII-B-6-b (i): the root of just the numeral behind, in front of it or with an index."""
    agrees_with_pencil(text)


@given(
    (
        papers("+-x", before=("v",), behind=("!",), most=4)
        | joined(dressed(small_digits, ("v",), ("!",)), "+xv", 3)
    ).filter(lambda text: text.count("!") <= 2)  # XIII-B-4: there are no more
)
@example("v9!")
@example("4+3!")
def test_a_factorial_takes_the_numeral_in_front_of_it(text: str) -> None:
    """VII-B-6-b (ii) and c (a): just the numeral in front, but beside a root sign either way."""
    agrees_with_pencil(text, "factorial")


@given(papers("+-x/", before=("x", "xx", "xv", "vx"), behind=("!",)))
@example("x7+9")
@example("xx9/2")
@example("4+x7!")
@example("3xx7")
@example("x4x2")
def test_an_x_in_front_takes_the_numeral_behind_it(text: str) -> None:
    """VII-B-6-b (iv) and c (b): the factors of just the numeral behind; a clash reads both ways."""
    agrees_with_pencil(text, "number-of-factors", "factorial")


@given(joined(digits, "+-x/^", 6), st.data())
def test_parentheses_add_no_values(text: str, data: st.DataObject) -> None:
    """A pair of parentheses round numbers and signs leaves some of the values, and adds none."""
    judge = judge_for("middle")
    first = data.draw(st.integers(0, len(text) // 2)) * 2
    last = data.draw(st.integers(first // 2, len(text) // 2)) * 2
    grouped = f"{text[:first]}({text[first : last + 1]}){text[last + 1 :]}"
    assert fractions_of(judge, grouped) <= fractions_of(judge, text)


_whole = st.recursive(
    digits,
    lambda inner: st.tuples(inner, st.sampled_from("+-x/^"), inner).map(
        lambda three: f"({''.join(three)})"
    ),
    max_leaves=9,
)


@given(_whole)
def test_a_fully_grouped_paper_has_one_reading(text: str) -> None:
    """With parentheses round every operation there is one reading, or none that has a value."""
    judge = judge_for("middle")
    worth = judge.value(text)
    assert len(worth.readings) <= 1
    assert worth.is_whole
    assert bool(worth.readings) is not bool(worth.rulings)


def by_python(text: str) -> set[Fraction]:
    """What Python makes of the expression: it has the order of operations too."""
    program = "".join(f"Fraction({char})" if char.isdigit() else char for char in text)
    try:
        return {eval(program.replace("x", "*"))}  # noqa: S307 - digits and signs only
    except ZeroDivisionError:
        return set()


@pytest.mark.parametrize(("rulebook", "division"), [(MLAG, "middle"), (GRC, "sixth")])
@given(text=papers("+-x/", most=8))
def test_with_the_order_of_operations_a_paper_is_worth_what_python_says(
    rulebook: str, division: str, text: str
) -> None:
    """Multiplication and division first, then addition and subtraction, each from the left."""
    assert fractions_of(judge_for(division, rulebook=rulebook), text) == by_python(text)


@pytest.mark.parametrize(("rulebook", "division"), [(MLAG, "middle"), (GRC, "sixth")])
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2^3^2", 64),
        ("2x3^2", 18),
        ("8-2^2", 4),
        ("2v9+7", 10),
        ("2v9x4", 12),
        ("1+2v9", 4),
        ("2v(9+7)", 4),
        ("3v8^2", 4),
        ("1^1v3", 3),
    ],
)
def test_powers_and_roots_come_first(rulebook: str, division: str, text: str, value: int) -> None:
    """Powers and roots go before all else, and among themselves from left to right."""
    assert fractions_of(judge_for(division, rulebook=rulebook), text) == {Fraction(value)}


# Goals on the mat: all groupings are open, also where papers have defaults.

_GOALS = Lark(
    """
    start: e
    e: NUMERAL -> numeral
     | e SIGN e -> between
     | ROOT e -> front
    NUMERAL: /[0-9][0-9]?/
    SIGN: "+" | "-" | "x" | "/" | "v"
    ROOT: "v"
    """,
    parser="earley",
    ambiguity="explicit",
    lexer="dynamic",
)


def every_tree(tree: object) -> Iterator[str]:
    """Every derivation that Lark found, written out with all its parentheses."""
    if not isinstance(tree, Tree):
        yield str(tree)
        return
    if tree.data == "_ambig":
        for child in tree.children:
            yield from every_tree(child)
        return
    ways = [""]
    for child in tree.children:
        ways = [way + more for way in ways for more in every_tree(child)]
    for way in ways:
        yield way if tree.data in {"start", "numeral"} else f"({way})"


def trees_of(goal: str) -> set[str]:
    """All groupings of a Goal, by Lark: numerals of one or two digits, each digit in one."""
    found = set(every_tree(_GOALS.parse(goal)))
    assert found
    return found


goals = joined(
    dressed(st.sampled_from(["1", "2", "3", "4", "9", "12", "16"]), ("v",), ()), "+-x/v", 3
).filter(lambda text: len(text) <= 6)


@given(goals)
@example("v4+5x9")
@example("vv16")
@example("2v9+7")
def test_an_ungrouped_goal_has_every_grouping(goal: str) -> None:
    """A Goal without gaps is worth what the groupings of an independent parser are worth."""
    judge = judge_for("middle")
    by_lark = set()
    for tree in trees_of(goal):
        by_lark |= {str(value) for value in judge_for("middle", "base=10").value(tree).values}
    assert {str(value) for value in judge.value(goal, on_mat=True).values} == by_lark
