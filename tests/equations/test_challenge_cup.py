import pytest

from tests.equations.judges import GRC, MLAG, judge_for

GAME = "{goal} | {required} | {permitted} | {forbidden} | {resources}"


def on_table(
    goal: str, required: str = "", permitted: str = "", forbidden: str = "", resources: str = ""
) -> str:
    """A position as text."""
    return GAME.format(**locals())


@pytest.mark.parametrize(
    ("position", "paper", "clauses"),
    [
        (on_table("8", permitted="4 +", resources="4 4"), "4+4 = 8", ()),
        (on_table("8", permitted="4 4 +", resources="4 4"), "4+4 = 8", ()),
        (on_table("7", permitted="4 3 1 +", resources="1 x"), "4+3x1 = 7", ()),
        (on_table("8", permitted="4 +", resources="4 5"), "4+4 = 8", ("Force-Out-3",)),
        (
            on_table("8", required="4 4", permitted="+", resources="4 +"),
            "4+4 = 8",
            ("Force-Out-3",),
        ),
    ],
)
def test_a_force_out_paper_takes_the_two_cubes_left_before_permitted_ones(
    position: str, paper: str, clauses: tuple[str, ...]
) -> None:
    """Both cubes left count as used where a like cube of Permitted could have served."""
    assert judge_for("fourth", rulebook=GRC).paper(position, paper, "force-out").clauses == clauses


def test_a_force_out_search_finds_what_the_judge_accepts() -> None:
    """The search takes the two cubes that are left, too."""
    judge = judge_for("fourth", rulebook=GRC)
    found = judge.solve(on_table("8", permitted="4 4 +", resources="4 4"), "force-out")
    assert str(found).startswith("Possible")


@pytest.mark.parametrize(
    ("division", "goal", "written", "clauses"),
    [
        ("fourth", "2v4+3", "v4+3", {"Math-2", "Resources-3"}),
        ("fourth", "2x 3+5", "2(3+5)", {"Math-2", "Resources-2"}),
        ("fourth", "2^3", "2{3}", {"Math-2", "Resources-4"}),
        ("third", "6x1/2", "6x(1/2)", {"Goal-Spacing", "Special-Third-3"}),
    ],
)
def test_a_miswritten_goal_is_wrong_by_its_own_signs_too(
    division: str, goal: str, written: str, clauses: set[str]
) -> None:
    """A side that is no copy of the Goal is told what is wrong with it by itself."""
    assert clauses <= set(judge_for(division, rulebook=GRC).reading(goal, written).clauses)


def test_a_goal_worked_out_in_part_is_not_the_goal() -> None:
    """MLAG asks for the Goal itself, so half of the sum done is as wrong as all of it."""
    judge = judge_for("middle", rulebook=MLAG)
    assert {"VII-B-2", "VII-C-3-f"} <= set(judge.reading("2x7+2", "14+2").clauses)


@pytest.mark.parametrize(
    ("division", "solution", "clauses"),
    [
        ("fourth", "2v8 = 3", {"Math-3", "Solutions-1"}),
        ("fourth", "0^(1-2) = 3", {"Know-3", "Know4-3"}),
        ("third", "2{3} = 3", {"Resources-4", "Special-Third-4"}),
        ("third", "v9 = 3", {"Resources-3", "Special-Third-4"}),
    ],
)
def test_a_paper_is_wrong_by_every_rule_that_it_breaks(
    division: str, solution: str, clauses: set[str]
) -> None:
    """A Solution that breaks two rules at once is told both."""
    cubes = "0 1 2 2 3 8 9 - ^ v"
    judge = judge_for(division, rulebook=GRC)
    assert clauses <= set(judge.paper(on_table("3", permitted=cubes), solution, "p-flub").clauses)


@pytest.mark.parametrize(
    ("division", "goal", "clauses"),
    [
        ("fourth", "7/2", {"Goal-1", "Special-Other-4"}),
        ("third", "9/2", {"Goal-1", "Special-Third-2"}),
        ("sixth", "2v3", {"Goal-1", "Math-3"}),
        ("fourth", "+8", {"Resources-1", "Goal"}),
        ("fourth", "5/ 0-0", {"Know-3"}),
        ("fourth", "123456", {"Goal-3", "Goal-5"}),
        ("fourth", "03+ 1234", {"Goal-3", "Goal-5"}),
    ],
)
def test_a_goal_is_illegal_by_every_rule_that_it_breaks(
    division: str, goal: str, clauses: set[str]
) -> None:
    """A Goal that two places of the rulebook bar is told both."""
    assert clauses <= set(judge_for(division, rulebook=GRC).goal(goal).clauses) | {"Goal"}


@pytest.mark.parametrize(
    "expression", ["2v2", "2^(2v2)", "(1+2v2)^(2v2)", "2^(3v2)+2^(2v2)", "8x((2)v3v6-0)v5"]
)
def test_what_does_not_resolve_has_no_value(expression: str) -> None:
    """A side that is irrational, or that nobody can resolve, has no value in GRC."""
    assert judge_for("fourth", rulebook=GRC).value(expression).values == ()
    assert len(judge_for("middle", rulebook=MLAG).value(expression).values) == 1


@pytest.mark.parametrize(
    ("expression", "value"),
    [("(2v6)^2", "6"), ("((2v2)^(2v2))^(2v2)", "2"), ("2v(3+2x2v2)-2v2", "1")],
)
def test_what_resolves_has_its_value(expression: str, value: str) -> None:
    """Irrational numbers on the way do no harm."""
    (found,) = judge_for("fourth", rulebook=GRC).value(expression).values
    assert str(found) == value
