import pytest

from tests.equations.judges import judge_for


@pytest.mark.parametrize(
    ("variations", "goal", "good", "bad"),
    [
        (("exponent=red",), "b4 r2", "4{2}", "42"),
        (("exponent=red",), "b4+b3 r2", "(4+3){2}", "4+32"),
        (("wild=0",), "2+3 02", "(2+3)x2", "2+3"),
    ],
)
def test_no_numeral_reaches_over_a_gap(
    variations: tuple[str, ...], goal: str, good: str, bad: str
) -> None:
    """IV-B-2: digits that lie apart are not one numeral, on paper as on the mat."""
    judge = judge_for("middle", *variations, season=2027)
    assert judge.reading(goal, good).is_correct
    assert "VII-C-5-b" in judge.reading(goal, bad).clauses
