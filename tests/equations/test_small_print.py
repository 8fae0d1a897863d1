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


@pytest.mark.parametrize(
    ("variations", "season", "goal", "clause"),
    [
        ((), 2027, "v26", "XIII-A"),
        (("number-of-factors",), 2027, "x 20x11", "XIII-A-11"),
        (("sideways",), 2027, "5+0s", "XIII-A-1"),
        (("upside-down",), 2027, "62u", "XIII-A-2"),
        (("decimal-point",), 2028, "1225^", "XIII-A-15"),
        (("decimal-point",), 2028, "122^5", "XIII-A-15"),
        (("decimal-point", "sideways"), 2028, "^7s", "XIII-A-15"),
        (("decimal-point", "upside-down"), 2028, "7u^", "XIII-A-15"),
    ],
)
def test_an_illegal_goal_is_told_what_bars_it_and_what_follows(
    variations: tuple[str, ...], season: int, goal: str, clause: str
) -> None:
    """VII-C-5-a: beside the rule that a Goal breaks, the players hear that no paper is right."""
    judge = judge_for("elementary", *variations, season=season)
    assert {clause, "VII-C-5-a"} <= set(judge.goal(goal).clauses)
