import pytest

from tests.equations.judges import judge_for

CLASH = "VII-B-6-c"


@pytest.mark.parametrize(
    ("division", "variations", "position", "paper"),
    [
        ("middle", "factorial exponent=red", "60x2 | 5 r2 | v | | 3 1", "v5!{2} = 60x2"),
        ("elementary", "factorial", "6 | 9 | v | | 2 3", "v9! = 6"),
        ("elementary", "factorial", "2 | 3 8 | v | | 2 1", "3v8! = 2"),
        ("elementary", "factorial number-of-factors", "28 | 4 8 | x + | | 2 3", "4+x8! = 28"),
        ("elementary", "factorial number-of-factors", "28 | 4 8 | x + | | 2 3", "(4+x8!) = 28"),
        ("elementary", "factorial", "v9 | 6 0 | + | | 2 3", "6+0 = v9!"),
        ("senior", "imaginary number-of-factors", "3-s | 4 - | x | | 2 3", "x4i = 3i"),
        ("senior", "imaginary factorial", "6-s | 3 - | x | | 2 4", "i3! = 6i"),
        ("junior", "exponent=red", "5 | 5 r2 | v | | 3 1", "v5u{2} = 5"),
    ],
)
def test_one_of_two_readings_names_nothing(
    division: str, variations: str, position: str, paper: str
) -> None:
    """VII-B-6-c: where two defaults clash, the reading that names nothing breaks the paper too."""
    verdict = judge_for(division, *variations.split()).paper(position, paper, "now")
    assert verdict.clauses == (CLASH,)


@pytest.mark.parametrize(
    ("division", "variations", "position", "paper"),
    [
        ("middle", "factorial exponent=red", "60x2 | 5 r2 | v | | 3 1", "v(5!{2}) = 60x2"),
        ("elementary", "factorial", "6 | 9 | v | | 2 3", "(v9)! = 6"),
        ("elementary", "factorial", "1 | 1 | v | | 2 3", "v1! = 1"),
        ("elementary", "factorial number-of-factors", "28 | 4 8 | x + | | 2 3", "4+(x8)! = 28"),
        ("elementary", "factorial", "v9 | 6 0 | + | | 2 3", "6+0 = (v9)!"),
        ("senior", "imaginary factorial", "6-s | 3 - | x | | 2 4", "3!i = 6i"),
        ("junior", "exponent=red", "5 | 5 r2 | v | | 3 1", "v5{2} = 5"),
    ],
)
def test_parentheses_or_one_value_settle_it(
    division: str, variations: str, position: str, paper: str
) -> None:
    """Where parentheses say which sign comes first, or both readings agree, nothing is wrong."""
    assert judge_for(division, *variations.split()).paper(position, paper, "now").is_correct


def test_a_grouping_without_a_default_is_not_insisted_on() -> None:
    """A grouping that no default asks for and that the division bars makes nothing ambiguous."""
    judge = judge_for("elementary")
    assert judge.paper("21 | 5 2 4 0 | ^ - + | | 2 3", "5^2-4+0 = 21", "now").is_correct


def test_a_goal_may_still_be_read_so() -> None:
    """Put down for a Goal, each of the two readings is an interpretation of it."""
    assert judge_for("elementary", "factorial").reading("v9", "v9!").is_correct
