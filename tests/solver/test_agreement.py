import random
from collections import Counter

import pytest

from bench.agreement import compared
from tests.solver.by_chance import Setting, settings

SEED = 11
DIVISIONS = sorted({(one.rulebook, one.division) for one in settings()})


@pytest.mark.parametrize(("rulebook", "division"), DIVISIONS)
def test_the_search_agrees_with_the_plain_one(rulebook: str, division: str) -> None:
    """On positions by chance both searches come to the same, and no known paper is missed."""
    chosen = tuple(one for one in settings() if one[:2] == (rulebook, division))
    count = min(60, 12 * len(chosen))
    found = [compared(number, SEED, 5, chosen, work=20_000) for number in range(count)]
    assert [one for one in found if one.problem] == []


def test_every_setting_is_searched() -> None:
    """Every variation and pair of them, in every division, is searched once, without a fault."""
    chance = random.Random(SEED)
    kinds: Counter[str] = Counter()
    for number, setting in enumerate(settings()):
        one = compared(2 * number, chance.randint(0, 999), 3, (setting,), work=3_000)
        assert one.problem == "", one
        kinds[one.kind.split(",")[0]] += 1
    assert kinds["found"] > 50
    assert kinds["impossible"] > 500
    assert kinds["bounded"] > 10


def test_a_difference_can_be_repeated() -> None:
    """A position is drawn from its number and the seed alone, so that a report names it."""
    chosen = (Setting("mlag-equations-2019", "middle", 2027),)
    assert compared(4, SEED, 5, chosen) == compared(4, SEED, 5, chosen)
    assert compared(4, SEED, 5, chosen).where != compared(6, SEED, 5, chosen).where
