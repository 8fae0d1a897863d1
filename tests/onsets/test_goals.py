import pytest
from hypothesis import given

from forceout.api import Judge
from forceout.kit import Layout, Turn
from forceout.onsets.goals import worth
from tests.onsets.judges import AGLOA, BASIC, LEAGUES, MLAG, judge
from tests.onsets.writing_by_chance import layouts


@pytest.mark.parametrize("rulebook", [AGLOA, MLAG, BASIC])
@pytest.mark.parametrize(
    ("goal", "value"),
    [
        ("4", "4"),
        ("row 3 2", "5"),
        ("row 3 2 1", "6"),
        ("col 3 2", "6"),
        ("col 3 2 2", "12"),
        ("ell 2 3 1", "7"),
        ("tee 2 3 1", "8"),
        ("ell 2 3 1u", "5"),
        ("col 2u 3u", "6"),
        ("row 2 2u", "0"),
    ],
)
def test_the_seven_layouts(rulebook: str, goal: str, value: str) -> None:
    """III-B-1: sums lie in a row, products in a column, and an upside-down digit is negative."""
    verdict = judge(rulebook).goal(goal)
    assert verdict.is_correct
    assert verdict.values == (value,)


@pytest.mark.parametrize("rulebook", LEAGUES)
@pytest.mark.parametrize(
    ("goal", "clause"),
    [
        ("other 2 3 1", "III-B-1"),
        ("row 1 2u", "III-B"),
        ("3u", "III-B"),
        ("row 1 1 1 1", "III-B"),
        ("row B 2", "III-B"),
        ("", "III-B"),
    ],
)
def test_illegal_goals(rulebook: str, goal: str, clause: str) -> None:
    """III-B: one to three digit cubes, in a layout of the table, that name a whole number."""
    assert judge(rulebook).goal(goal).clauses == (clause,)


@given(layouts)
def test_a_goal_is_legal_when_it_is_not_negative(layout: Layout) -> None:
    """Its value is what its numbers come to; with Absolute Value every turned cube has a choice."""
    numbers = [
        -int(cube.face) if cube.turn is Turn.UPSIDE_DOWN else int(cube.face)
        for cube in layout.cubes
    ]
    legal = len(numbers) <= 3 and layout.shape.value != "other"
    plain = Judge.of(AGLOA, "middle").goal(str(layout))
    assert plain.is_correct is (legal and worth(layout.shape, numbers) >= 0)
    varied = Judge.of(AGLOA, "middle", ["absolute-value"]).goal(str(layout))
    upright = worth(layout.shape, map(abs, numbers))
    assert varied.is_correct is legal
    assert not legal or str(upright) in varied.values
    assert set(plain.values) <= set(varied.values)


@pytest.mark.parametrize("rulebook", LEAGUES)
def test_absolute_value_examples(rulebook: str) -> None:
    """XIII: 3 and a turned 2 is 1 or 5; in the L the turned 2 has to stand upright."""
    varied = judge(rulebook, "middle", "absolute-value")
    assert set(varied.goal("row 3 2u").values) == {"1", "5"}
    assert set(varied.goal("ell 3 2u 1u").values) == {"5", "7"}


def test_a_goal_is_copied_as_it_lies() -> None:
    """A writer keeps the layout; only Absolute Value turns a cube upright."""
    plain, varied = judge(MLAG, "middle"), judge(MLAG, "middle", "absolute-value")
    assert plain.reading("row 3 2u", "row 3 2u").is_correct
    assert not plain.reading("row 3 2u", "row 3 2").is_correct
    assert varied.reading("row 3 2u", "row 3 2").is_correct
    assert not varied.reading("row 3 2u", "row 1").is_correct
    assert not varied.reading("row 3 2", "col 3 2").is_correct
    assert not plain.reading("row 1 2u", "row 1 2u").is_correct
    assert not plain.reading("other 3 2", "other 3 2").is_correct
