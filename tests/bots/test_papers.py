from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.api import Judge
from forceout.bots import sets, sums
from forceout.bots.luck import one_of, shuffled
from forceout.kit import CARDS, EQUATIONS, Cube, Mat, Universe
from forceout.kit.boxes import DIGITS, ON_SETS, SET_DIGITS
from forceout.rules.claims import CLAIMS

BOOKS = {
    "agloa-equations-2026": ("now", "impossible", "no-goal", "last-cube"),
    "grc-equations-2026": ("a-flub", "p-flub", "no-goal-flub", "force-out", "cleanup"),
    "agloa-onsets-2014": ("now", "impossible", "last-cube"),
    "mlag-onsets-2019": ("now", "impossible", "no-goal", "time"),
}
NEVER_THE_GOAL = {
    "cube-not-there",
    "cube-used-too-often",
    "forbidden-used",
    "goal-misread",
    "goal-regrouped",
    "not-an-equation",
    "required-left-out",
}
"""What a guess may miss is the Goal and what the division asks; not the mat."""


def position(book: str, chance: Random, required: int, *, with_goal: bool) -> Mat:
    """A table as it may lie after some moves."""
    if "onsets" in book:
        cubes = [
            Cube(chance.choice(lot.faces)) for lot in ON_SETS.values() for _ in range(lot.count)
        ]
    else:
        cubes = [Cube(chance.choice(f), c) for c, f in EQUATIONS.faces.items() for _ in range(6)]
    chance.shuffle(cubes)
    making = sets.a_goal if "onsets" in book else sums.a_goal
    goal = making(tuple(cubes), chance.randrange)
    for cube in goal.cubes if with_goal else ():
        cubes.remove(cube)
    if "onsets" in book and with_goal:
        cubes = [cube for cube in cubes if cube.face not in SET_DIGITS]
    universe = Universe(tuple(chance.sample(CARDS, 10))) if "onsets" in book else None
    return Mat(
        goal if with_goal else None,
        tuple(cubes[:required]),
        tuple(cubes[required : required + 3]),
        tuple(cubes[required + 3 : required + 5]),
        tuple(cubes[required + 5 :]),
        universe=universe,
    )


@pytest.mark.parametrize(("book", "claim"), [(b, c) for b, names in BOOKS.items() for c in names])
@given(seed=st.integers(0, 10**6), required=st.integers(0, 5))
def test_a_guess_is_always_a_paper(book: str, claim: str, seed: int, required: int) -> None:
    """Whatever lies on the mat, a guess can be read and judged."""
    chance = Random(seed)
    mat = position(book, chance, required, with_goal=not CLAIMS[claim].sets_goal)
    making = sets.a_paper if "onsets" in book else sums.a_paper
    paper = making(mat, CLAIMS[claim], chance.randrange)
    Judge.of(book).paper(mat, paper, claim)


@pytest.mark.parametrize("book", ["agloa-equations-2026", "agloa-onsets-2014"])
@pytest.mark.parametrize("claim", ["now", "impossible"])
def test_a_guess_is_often_right(book: str, claim: str) -> None:
    """With one cube required, at least one guess in eight is right, and at least one is wrong."""
    judge = Judge.of(book, "middle")
    chance = Random(1)
    making = sets.a_paper if "onsets" in book else sums.a_paper
    right = 0
    for _ in range(80):
        mat = position(book, chance, 1, with_goal=True)
        right += judge.paper(mat, making(mat, CLAIMS[claim], chance.randrange), claim).is_correct
    assert 10 <= right < 80


@given(seed=st.integers(0, 10**6))
def test_a_guess_keeps_to_the_mat(seed: int) -> None:
    """With one cube required and plenty to choose from, only the Goal can be missed."""
    chance = Random(seed)
    mat = position("agloa-equations-2026", chance, 1, with_goal=True)
    paper = sums.a_paper(mat, CLAIMS["impossible"], chance.randrange)
    verdict = Judge.of("agloa-equations-2026", "senior").paper(mat, paper, "impossible")
    if " = " in paper and any(sign in paper.partition(" = ")[0] for sign in "+-x/^v"):
        assert not NEVER_THE_GOAL & set(verdict.codes)


@given(seed=st.integers(0, 10**6))
def test_a_goal_is_made_of_resources(seed: int) -> None:
    """A Goal uses cubes that are there, has a value, and is missing only without a digit."""
    chance = Random(seed)
    cubes = position("agloa-equations-2026", chance, 0, with_goal=False).resources[:8]
    goal = sums.a_goal(cubes, chance.randrange)
    left = list(cubes)
    for cube in goal.cubes:
        left.remove(cube)
    assert bool(goal.cubes) == any(cube.face in DIGITS for cube in cubes)
    if goal.cubes:
        assert sums.worth(str(goal).translate(str.maketrans("", "", "rbgk"))) is not None


def test_without_a_digit_there_is_something_to_write() -> None:
    """A roll of signs alone still gives a paper, though a wrong one."""
    signs = Mat(resources=(Cube("+"), Cube("v")))
    assert sums.a_paper(signs, CLAIMS["no-goal"], Random(1).randrange).count("=") == 1
    assert sums.a_paper(Mat(), CLAIMS["now"], Random(1).randrange) == "1"
    assert sets.a_paper(Mat(), CLAIMS["now"], Random(1).randrange) == "V"


@given(seed=st.integers(0, 10**6))
def test_luck_keeps_everything(seed: int) -> None:
    """Mixing loses nothing, and what is drawn is one of the things."""
    chance = Random(seed)
    assert sorted(shuffled("RRBGY", chance.randrange)) == sorted("RRBGY")
    assert one_of("BGY", chance.randrange) in "BGY"
