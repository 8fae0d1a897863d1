"""What a shake of On-Sets answers besides yes and no."""

from dataclasses import replace
from random import Random

import pytest

from forceout.kit import Mat
from forceout.onsets.bench import OnSetsBench
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW
from forceout.solver.answers import Budget, Found, Impossible, Undecided
from forceout.solver.onsets.shake import OnSetsShake
from tests.solver.onsets.chance import rules_of

_ROLL = "R G Y R B B B R U ' n - = c V"
_DEAL = "RY G BRGY _ RG BRG BR GY Y B R BGY"
_AGLOA = "agloa-onsets-2014"
_MLAG = "mlag-onsets-2019"


def _shake(
    position: str, division: str = "middle", *variations: str, rulebook: str = _AGLOA
) -> tuple[OnSetsShake, Mat]:
    bench = OnSetsBench.of(rules_of(rulebook, division), variations)
    mat = bench.mat(position)
    return OnSetsShake(bench, mat), mat


def test_tables_outlive_moves() -> None:
    """A shake that was asked after every move answers as one that is asked for the first time."""
    chance = Random(4)
    for division in ("middle", "junior", "senior"):
        shake, mat = _shake(f"3 | | | | {_ROLL} | {_DEAL}", division)
        while mat.resources:
            cube, *rest = chance.sample(mat.resources, len(mat.resources))
            section = chance.choice(("required", "permitted", "forbidden"))
            moved = {section: (*getattr(mat, section), cube)}
            mat = replace(mat, resources=tuple(rest), **moved)  # type: ignore[arg-type]
            for claim in (NOW, IMPOSSIBLE):
                fresh = OnSetsShake(shake.bench, mat)
                assert shake.ask(mat, claim).name == fresh.ask(mat, claim).name


def test_another_goal_is_aimed_at_anew() -> None:
    """What was found out for one Goal does not stand for another."""
    shake, mat = _shake("4 | B G | U R | | | BR BG BY RG RY GY B R BRG _")
    other = shake.bench.mat("row 4 3 | B G | U R | | | BR BG BY RG RY GY B R BRG _")
    for _ in range(2):
        assert shake.ask(mat, LAST_CUBE).possible is False
        assert shake.ask(other, LAST_CUBE).possible is True


def test_papers_differ() -> None:
    """Many papers are asked for, and as many different ones come, short ones first."""
    shake, mat = _shake(f"3 | | | | {_ROLL} | {_DEAL}")
    papers = shake.papers(mat, IMPOSSIBLE, 40)
    assert len({found.paper for found in papers}) == 40
    assert all(found.verdict.is_correct for found in papers)
    signs = [len(found.verdict.uses) for found in papers]
    assert signs == sorted(signs)


@pytest.mark.parametrize("division", ["middle", "senior"])
def test_shortest(division: str) -> None:
    """The shortest paper is as short as the shortest of all; here, all are looked at."""
    shake, mat = _shake("2 | B | n U | | R G ' = | B R BR G _ Y BRG", division)
    for claim in (NOW, IMPOSSIBLE):
        shortest = shake.ask(mat, claim, shortest=True)
        assert isinstance(shortest, Found)
        every = shake.papers(mat, claim, 400)
        assert len(shortest.verdict.uses) == min(len(one.verdict.uses) for one in every)


def test_proof_says_what_was_searched() -> None:
    """A proof names its targets and counts what was looked at, or the argument that was enough."""
    shake, mat = _shake("4 | B G | U R | | | BR BG BY RG RY GY B R BRG _")
    answer = shake.ask(mat, LAST_CUBE)
    assert isinstance(answer, Impossible)
    assert answer.certificate.is_proof
    assert answer.certificate.targets == ("4",)
    assert answer.certificate.counts["bags for names"] > 0
    shake, mat = _shake("row 5 5 | B | U | | | B R BR _")
    assert "No set of cards" in str(shake.ask(mat, LAST_CUBE))
    shake, mat = _shake("row 1 3u | B | U | | R | B R BR _")
    assert "no legal value" in str(shake.ask(mat, LAST_CUBE))


def test_two_solutions_take_cubes_apart() -> None:
    """After Now, each of two Solutions may take its own cube of Resources (XIII-D-14-c)."""
    position = "1 | B | n | | Y R | B BR BY _ RY R Y G RG GY"
    shake, mat = _shake(position, "senior", "two-solutions")
    found = shake.ask(mat, NOW)
    assert isinstance(found, Found)
    taken = {use.cube for use in found.verdict.uses if use.section.value == "Resources"}
    assert taken == {"R", "Y"}


def test_one_own_goal_on_both_solutions() -> None:
    """Who disputes no Goal sets one Goal, and writes both Solutions for it (III-D-2)."""
    roll = "1 2 3 R G Y R B B B R U - ' V"
    shake, mat = _shake(f" | | | | {roll} | {_DEAL}", "senior", "two-solutions", rulebook=_MLAG)
    found = shake.ask(mat, NO_GOAL)
    assert isinstance(found, Found)
    goals = {solution.split(";")[0].strip() for solution in found.paper.split("//")}
    assert len(goals) == 1


def test_more_cubes_than_a_box_has() -> None:
    """What no box holds is not decided, and the answer says why."""
    shake, mat = _shake(f"3 | {'B ' * 40} | U | | {_ROLL} | {_DEAL}")
    answer = shake.ask(mat, NOW)
    assert isinstance(answer, Undecided)
    assert "more than 15 cubes that can be B" in answer.why


def test_budget_ends_a_search() -> None:
    """With too small a budget the answer is undecided, and the shake can be asked again."""
    position = f"3 | {'B R G ' * 4} U = c | U U U n U U U n U U n - - | | {_ROLL} | {_DEAL}"
    shake, mat = _shake(position, "middle", "no-null-restrictions")
    answer = shake.ask(mat, NOW, Budget(nodes=1))
    assert isinstance(answer, Undecided)
    assert answer.why == "the budget was spent"
    heard: list[str] = []

    def hear(what: str, _done: int, _all: int) -> bool:
        heard.append(what)
        return False

    assert shake.ask(mat, NOW, progress=hear).possible is None
    assert heard
    assert shake.ask(mat, NOW).possible is not None


def test_few_bytes_are_enough() -> None:
    """A shake that may keep next to nothing forgets its tables, and says so or answers the same."""
    shake, mat = _shake(f"3 | = | | | {_ROLL} | {_DEAL}")
    small = OnSetsShake(shake.bench, mat, memory=20_000)
    answers = {small.ask(mat, IMPOSSIBLE).possible for _ in range(5)}
    assert answers <= {True, None}


def test_a_digit_in_required_decides() -> None:
    """No Solution can use a digit, so that one in Required rules out every paper."""
    shake, mat = _shake("4 | B R 1 | U | | | B R G Y BR GY BRGY _", "elementary")
    answer = shake.ask(mat, LAST_CUBE)
    assert isinstance(answer, Impossible)
    assert "digit 1" in answer.certificate.reason


@pytest.mark.parametrize(
    ("variations", "goal", "is_possible"),
    [
        ("two-solutions blank-card-wild", "row 1 1u", False),
        ("two-solutions blank-card-wild required-card=RY", "1", False),
        ("two-solutions double-set=B", "ell 4 3 5", False),
        ("two-solutions blank-card-wild", "1", True),
    ],
)
def test_a_goal_of_one_set_is_not_met_twice(variations: str, goal: str, is_possible: bool) -> None:
    """XIII-D-14: what one set alone can count is out of reach of two, whatever the cubes are."""
    table = f"{goal} | | | c | {_ROLL} | {_DEAL}"
    shake, mat = _shake(table, "senior", *variations.split())
    answer = shake.ask(mat, IMPOSSIBLE, Budget(milliseconds=2_000))
    assert answer.possible is is_possible
    if isinstance(answer, Impossible):
        assert "two sets" in answer.certificate.reason
