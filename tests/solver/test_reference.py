import random

import pytest

from forceout.equations.notation import parse_mat
from forceout.rules.claims import CLAIMS
from forceout.solver.equations.reference import Reference
from tests.solver.by_chance import Asked, Setting, known, settings

MOST_CUBES = 6


def known_positions(seed: int, tries: int) -> list[tuple[Asked, str]]:
    """Positions made from papers that the judge takes, in settings by chance."""
    chance = random.Random(seed)
    written = (known(chance, chance.choice(settings()), 2) for _ in range(tries))
    return [position for position in written if position and is_small(position[0])]


def is_small(asked: Asked) -> bool:
    """Whether the plain search is quick enough for a test."""
    mat = asked.mat
    return len((*mat.required, *mat.permitted, *mat.resources)) <= MOST_CUBES


def test_every_setting_can_be_drawn() -> None:
    """Settings cover all divisions of all rulebooks of Equations, with variations and without."""
    places = {(one.rulebook, one.division) for one in settings()}
    assert len(places) == 15
    assert {len(one.variations) for one in settings()} == {0, 1, 2}


def test_a_known_paper_is_never_missed() -> None:
    """Where a correct paper is known, the plain search finds one, and the judge takes its own."""
    positions = known_positions(seed=1, tries=1200)
    assert len(positions) > 40
    for position, paper in positions:
        reference = Reference(
            position.setting.rules,
            position.setting.judge.variations,
            position.mat,
            position.claim,
        )
        assert reference.answer().possible, f"{position}: {paper}"
        assert reference.refused == (), str(position)


@pytest.mark.parametrize(
    ("place", "mat", "claim", "possible"),
    [
        (Setting("agloa-equations-2026", "elementary", 2027), "6 | 6 | 3 2 | |", "time", False),
        (Setting("agloa-equations-2026", "elementary", 2027), "6 | 3 | 2 | | x 9", "time", True),
        (Setting("agloa-equations-2026", "elementary", 2027), " | | | | 4 4 0 +", "no-goal", True),
        (Setting("agloa-equations-2026", "elementary", 2027), " | | | | 4 4 0 3", "no-goal", False),
        (Setting("grc-equations-2026", "fourth", 2026), " | | | | 4 4 0 3", "no-goal-flub", True),
        (Setting("grc-equations-2026", "fourth", 2026), "7 | 4 | | | 3 + 1", "force-out", False),
        (Setting("grc-equations-2026", "fourth", 2026), "7 | 4 | | | 3 +", "force-out", True),
    ],
)
def test_a_claim_decides_what_may_be_used(
    place: Setting, mat: str, claim: str, possible: bool
) -> None:
    """Each claim lets a Solution use other cubes; a Goal of one's own comes out of Resources."""
    reference = Reference(place.rules, (), parse_mat(mat), CLAIMS[claim])
    assert reference.answer().possible is possible


@pytest.mark.parametrize(("variation", "possible"), [("powers-of-the-base", None), ("log", False)])
def test_what_has_no_end_is_no_proof(variation: str, possible: bool | None) -> None:
    """Where a 1 may be any power of the base, to find nothing proves nothing."""
    setting = Setting("agloa-equations-2026", "senior", 2027, (variation,))
    position = parse_mat("98 | 1 | + | | 3"), CLAIMS["impossible"]
    assert (
        Reference(setting.rules, setting.judge.variations, *position).answer().possible is possible
    )
