import pytest

from forceout import Judge
from forceout.equations.asking import desk_for
from forceout.equations.bench import EquationsBench
from forceout.equations.desk import Desk
from forceout.equations.notation import format_expression, parse_goal
from forceout.equations.written_goals import read_written_goal
from forceout.rules.claims import IMPOSSIBLE
from forceout.solver.equations.goal_papers import goal_papers

AGLOA = "agloa-equations-2026"
SENIOR = "senior"


def desk_of(division: str, variations: list[str]) -> Desk:
    """A desk on which nothing has been worked out yet."""
    bench = Judge.of(AGLOA, division, variations).bench
    assert isinstance(bench, EquationsBench)
    return desk_for(bench.rules, bench.chosen)


@pytest.mark.parametrize(
    ("position", "variations", "expected"),
    [
        ("2 | v - - 2 | | |", ["imaginary"], "(ii@-1)v2s = 2"),
        ("2 | v - - 2 1 | | |", ["imaginary"], "(1ii@-1)v2s = 2"),
        ("0-1 | v v 1 | | |", ["imaginary"], "(v(v1))@-1 = 0-1"),
        ("1 | v - - | | |", ["imaginary", "base=12"], "v(iiu@1) = 1"),
        ("0-1 | ^ - - - - | | |", ["imaginary", "base=11"], "(ii@-1)^(ii) = 0-1"),
        ("1 | ^ 1 - - | | |", ["imaginary", "base=11"], "(1)^(iiu) = 1"),
    ],
)
def test_a_paper_can_be_read_in_one_way(
    position: str, variations: list[str], expected: str
) -> None:
    """What stands beside i is not taken for multiplied, nor a name for that of a root inside."""
    judge = Judge.of(AGLOA, SENIOR, variations)
    shake = judge.shake(position)
    papers = [found.paper for found in shake.papers(judge.mat(position), IMPOSSIBLE, 1000)]
    assert expected in papers
    assert list(shake.refused) == []


@pytest.mark.parametrize(
    ("goal", "division", "variations"),
    [
        ("-s-sv4", SENIOR, ["imaginary"]),
        ("-s-sv4+1", SENIOR, ["imaginary"]),
        ("v-s-s", SENIOR, ["imaginary"]),
        ("vv1", SENIOR, ["imaginary"]),
        ("v-s-s", SENIOR, ["imaginary", "base=12"]),
        ("4-s^-s-s", SENIOR, ["imaginary", "base=11"]),
        ("4-s-s+-s", SENIOR, ["imaginary", "decimal-in-goal"]),
        ("1-s-s+-s", SENIOR, ["imaginary", "powers-of-the-base"]),
        ("7-sg4s", SENIOR, ["imaginary", "exponent=green"]),
        ("7-sg4s-s", SENIOR, ["imaginary", "exponent=green"]),
        ("-s8g4s", SENIOR, ["imaginary", "exponent=green"]),
        ("2g4", SENIOR, ["factorial", "exponent=green", "multiple-of=7"]),
        ("8+0u 6", "middle", ["wild=0"]),
        ("1/ 240u 2", "junior", ["wild=0"]),
    ],
)
def test_a_goal_can_be_read_in_one_way(goal: str, division: str, variations: list[str]) -> None:
    """Each way to write a Goal is legal on paper, and comes to what it was written for."""
    lain = parse_goal(goal)
    papers = goal_papers(lain, desk_of(division, variations)).papers
    assert papers
    for paper in papers:
        written = read_written_goal(paper.parts, lain, desk_of(division, variations), is_own=False)
        assert written.rulings == (), format_expression(paper.parts)
        assert {one.value for one in written.readings} == {paper.value}
