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


@pytest.mark.parametrize(
    ("goal", "written"),
    [("7/0", "7/0"), ("125", "12.5"), ("2-s", "2i"), ("8/s2", "8 log 2"), ("b3b1r2", "31{2}")],
)
def test_an_illegal_goal_has_no_legal_interpretation(goal: str, written: str) -> None:
    """VII-C-5-b: whatever is put down for a Goal that names nothing cannot be right either."""
    clauses = set(judge_for("senior").reading(goal, written).clauses)
    assert {"VII-C-5-a", "VII-C-5-b"} <= clauses


@pytest.mark.parametrize(
    ("variations", "solution", "clause"),
    [
        ("number-of-factors", "x0+4", "XIII-C-9"),
        ("factorial", "(1/2)!+4", "XIII-C-8"),
        ("log", "4 log 1", "XIII-D-13"),
        ("imaginary", "4^i", "XIII-D-11"),
        ("base=8", "8+4", "XIII-C-5"),
        ("base=9", "T+4", "XIII-C-5"),
        ("", "7+0s", "XIII-C-1"),
    ],
)
def test_what_a_variation_leaves_undefined_is_no_legal_expression(
    variations: str, solution: str, clause: str
) -> None:
    """III-A: such a Solution breaks the variation's rule and the one on legal expressions."""
    judge = judge_for("senior", *variations.split())
    assert {clause, "III-A"} <= set(judge.paper("4 | | | | 1", f"{solution} = 4", "now").clauses)


@pytest.mark.parametrize(
    ("variation", "goal", "written", "clauses"),
    [
        ("wild=0", "306", "3x:06", {"VII-C-5-a", "IV-B-1", "VII-C-5-b", "XIII-A-3"}),
        ("gcf", "0^0", "0 gcf 0", {"VII-C-5-a", "III-C-2-b", "VII-C-5-b", "XIII-A-10"}),
        ("gcf", "0^0", "0^0", {"VII-C-5-a", "III-C-2-b", "VII-C-5-b"}),
        ("gcf", "+8", "+8", {"VII-C-5-a", "III-B-1", "III-A", "VII-C-5-b"}),
    ],
)
def test_an_illegal_goal_does_not_hide_what_its_writer_does_wrong(
    variation: str, goal: str, written: str, clauses: set[str]
) -> None:
    """VII-C-5-b: a writer who reads such a Goal against another rule hears of that rule too."""
    judge = judge_for("elementary", variation, season=2027)
    assert set(judge.reading(goal, written).clauses) == clauses


@pytest.mark.parametrize(
    ("position", "paper", "clauses"),
    [
        ("16 | 7 9 | + | | 1 8", "7+9 = 16", {"VII-B-2", "XIII-A-12"}),
        ("7+9 | 8 2 | x | | 1 8", "8x2 = 7+9", {"VII-B-2", "XIII-A-12"}),
        ("15 | 7 9 | + | | 1 8", "7+9 = 15", {"VII-B-2"}),
        ("8 | 7 9 | + | | 1 8", "7+9 = 8", set()),
    ],
)
def test_a_paper_that_adds_is_told_of_average(position: str, paper: str, clauses: set[str]) -> None:
    """VII-C-5-f: a paper that is right only if + adds has not applied Average."""
    judge = judge_for("elementary", "average", season=2028)
    assert set(judge.paper(position, paper, "now").clauses) == clauses


@pytest.mark.parametrize(
    ("position", "paper", "clauses"),
    [
        ("24 | 6 8 | v | | 7 1", "6v8 = 24", {"XIII-A", "III-A", "VII-B-2"}),
        ("24 | 6 8 | v | | 7 1", "6 lcm 8 = 24", set()),
        ("2 | 5 | v + 0 | | 7 1", "v5+0 = 2", {"XIII-A", "III-A", "VII-B-2"}),
        ("5 | 9 5 9 | v ^ | | 7 1", "9v5^9 = 5", {"XIII-A", "III-A"}),
    ],
)
def test_a_barred_root_is_told_what_it_comes_to(
    position: str, paper: str, clauses: set[str]
) -> None:
    """VII-C-5-d: an unmarked LCM is a root, which Elementary bars and which is another number."""
    judge = judge_for("elementary", "lcm", season=2027)
    assert set(judge.paper(position, paper, "now").clauses) == clauses


@pytest.mark.parametrize(
    ("paper", "clauses"),
    [
        ("9+8 = (3x5)+2", set()),
        ("9+8 = 3x5+2", {"VII-B-6-a", "VII-B-2-c"}),
        ("9+8+1 = (3x5)+2", {"VII-B-2"}),
        ("9+8+1 = 3x5+2", {"VII-B-2", "VII-B-2-c"}),
    ],
)
def test_a_paper_hears_of_the_gap_that_it_leaves_out(paper: str, clauses: set[str]) -> None:
    """VII-B-2 comment (c): a Goal copied without its gap is told so where that breaks the paper."""
    judge = judge_for("elementary")
    position = "3x5 +2 | 9 8 | + + 1 | | 3 4"
    assert set(judge.paper(position, paper, "now").clauses) == clauses


def test_multiple_operations_does_not_free_a_decimal_point() -> None:
    """XIII-A-5: only operation signs serve again, and a point is none (XIII-A-6)."""
    judge = judge_for("elementary", "decimal-point", "multiple-operations", season=2028)
    position = "4 | 1 5 2 5 | {} + | | 3 8"
    assert "VII-B-3" in judge.paper(position.format("^"), "1.5+2.5 = 4", "now").clauses
    assert judge.paper(position.format("^ ^"), "1.5+2.5 = 4", "now").is_correct


def test_a_wild_ten_of_the_goal_may_lie_on_its_side() -> None:
    """XIII-C-5: in a numeral it is upright all the same, and so it is written."""
    judge = judge_for("junior", "wild=0", "base=11", season=2027)
    assert judge.goal("r0sr0s").values == ("120",)
    assert judge.reading("r0sr0s", "TT").is_correct
    assert not judge.reading("r0sr0s", "T:0suT:0su").is_correct


@pytest.mark.parametrize(
    ("goal", "written", "is_legal"),
    [
        ("4+5x 2", "(4+5)(i:x2)", False),
        ("4+5 x2", "(4+5)(i:x2)", True),
        ("4+5x 2", "(4+5)x2", True),
        ("k9r-bx k9", "9-(i:x9)", False),
    ],
)
def test_a_wild_i_stands_with_what_it_lies_beside(goal: str, written: str, is_legal: bool) -> None:
    """XIII-D-11: i is a number, so that a gap behind it parts it from the next one."""
    judge = judge_for("senior", "wild=x", "imaginary", season=2028)
    assert judge.reading(goal, written).is_correct is is_legal
    assert (written.replace(":x", "") in judge.goal(goal).readings) is is_legal
