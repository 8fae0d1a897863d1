from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.api import Judge
from forceout.equations.variations import InForce, compose
from forceout.rulebooks.agloa_equations_2026.rulesets import ruleset
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.variation import PickRefused, Variation
from tests.equations.judges import AGLOA, judge_for

DIVISIONS = ("elementary", "middle", "junior", "senior")
SEASONS = (2027, 2028)
PLACES = [(division, season) for division in DIVISIONS for season in SEASONS]
every_place = pytest.mark.parametrize(("division", "season"), PLACES)

# A correct paper that uses the variation: Goal, the cubes that may be used, the paper.
PLAYED = {
    "sideways": ("14", "2 7 /", "7/2s = 14"),
    "upside-down": ("9", "7 2 -", "7-2u = 9"),
    "wild=0": ("20", "4 5 x 0", "4x5 = 20"),
    "wild=x": ("6", "4 2 + x", "4+2 = 6"),
    "factorial": ("12", "4 2 /", "4!/2 = 12"),
    "multiple-operations": ("6", "2 2 2 +", "2+(2+2) = 6"),
    "three-operation-solution": ("7", "1 2 3 1 + + +", "((1+2)+3)+1 = 7"),
    "remainder": ("1", "7 2 /", "7 rem 2 = 1"),
    "two-digit-numerals": ("13", "1 2 1 +", "12+1 = 13"),
    "lcm": ("12", "4 6 v", "4 lcm 6 = 12"),
    "gcf": ("2", "4 6 ^", "4 gcf 6 = 2"),
    "number-of-factors": ("5", "6 1 x +", "(x6)+1 = 5"),
    "average": ("6", "5 7 +", "5+7 = 6"),
    "smallest-prime": ("6", "7 5 x -", "(x7)-5 = 6"),
    "percent": ("3/6", "2 5 2 v", "25 pct 2 = 3/6"),
    "decimal-point": ("5", "2 2 5 ^ x", "2x2.5 = 5"),
    "base=8": ("10", "5 3 +", "5+3 = 10"),
    "base=9": ("10", "5 4 +", "5+4 = 10"),
    "base=10": ("13", "1 2 1 +", "12+1 = 13"),
    "base=11": ("10", "5 6 +", "5+6 = 10"),
    "base=12": ("10", "5 7 +", "5+7 = 10"),
    "multiple-of=6": ("1", "5 2 +", "5+2 = 1"),
    "multiple-of=7": ("1", "6 2 +", "6+2 = 1"),
    "multiple-of=8": ("1", "6 3 +", "6+3 = 1"),
    "multiple-of=9": ("1", "6 4 +", "6+4 = 1"),
    "multiple-of=10": ("1", "6 5 +", "6+5 = 1"),
    "multiple-of=11": ("1", "6 6 +", "6+6 = 1"),
    "exponent=red": ("25", "g5 r2", "5{2} = 25"),
    "exponent=blue": ("25", "g5 b2", "5{2} = 25"),
    "exponent=green": ("16", "r2 g4", "2{4} = 16"),
    "exponent=black": ("1", "r1 k7", "1{7} = 1"),
    "powers-of-the-base": ("12", "2 1 +", "1p1+2 = 12"),
    "imaginary": ("3-4", "- - 1 x x", "1x(ixi) = 3-4"),
    "decimal-in-goal": ("15", "3 2 /", "3/2 = 1.5"),
    "log": ("3", "8 2 /", "8 log 2 = 3"),
}


def may_be_chosen(division: str, season: int) -> list[str]:
    """Every variation of a division's list with every parameter that it may have."""
    return [
        f"{name}={parameter}" if parameter else name
        for name, listing in ruleset(division, season).listed.items()
        if listing.seasons.holds(season)
        for parameter in (listing.parameters or ("",))
    ]


def in_force(division: str, season: int, *chosen: str) -> InForce:
    """What is in force when these are chosen."""
    return compose(ruleset(division, season), [Variation.read(text) for text in chosen])


def name_of(text: str) -> str:
    """The name of a variation, without its parameter."""
    return Variation.read(text).name


def played(judge: Judge, text: str) -> tuple[object, ...]:
    """Play the sample of a variation: judge its paper and its Goal, work out both, say it all."""
    goal, cubes, paper = PLAYED[text]
    solution, written = paper.split(" = ")
    verdict = judge.paper(f"{goal} | | {cubes} | 6 | 1", paper, "now")
    legal = judge.goal(goal)
    reading = judge.reading(goal, written)
    worth = judge.value(solution)
    rulings = [*verdict.rulings, *legal.rulings, *reading.rulings, *worth.rulings]
    clauses = RULEBOOKS[AGLOA].clauses.by_id
    assert all(ruling.clause in clauses and str(ruling) for ruling in rulings)
    return (str(verdict), str(legal), str(reading), [text for text, _ in worth.readings])


def is_right(judge: Judge, text: str) -> bool:
    """Whether the sample paper of a variation is correct."""
    goal, cubes, paper = PLAYED[text]
    return judge.paper(f"{goal} | | {cubes} | | 1", paper, "now").is_correct


@every_place
def test_each_variation_is_played_alone(division: str, season: int) -> None:
    """The sample paper of each variation of the list is correct when it alone is chosen."""
    for text in may_be_chosen(division, season):
        assert is_right(judge_for(division, text, season=season), text), text


# What changes the values that a paper or a Goal has, or what is asked of it, whatever it uses.
_CHANGES_ALL = {"base", "multiple-of", "three-operation-solution", "average"}


@every_place
def test_every_pair_is_played(division: str, season: int) -> None:
    """Any two of the list are in force together, whatever came first, or are refused."""
    listed = may_be_chosen(division, season)
    for one, other in combinations(listed, 2):
        if name_of(one) == name_of(other):
            for pair in ((one, other), (other, one)):
                with pytest.raises(PickRefused) as caught:
                    judge_for(division, *pair, season=season)
                (ruling,) = caught.value.rulings
                assert (ruling.fault.code, ruling.clause) == ("variation-conflict", "II-B-2")
                assert ruling.facts["other"] == pair[0]
            continue
        assert in_force(division, season, one, other) == in_force(division, season, other, one)
        first = judge_for(division, one, other, season=season)
        second = judge_for(division, other, one, season=season)
        for text in (one, other):
            assert played(first, text) == played(second, text), (one, other)
        if not _CHANGES_ALL & {name_of(one), name_of(other)}:
            assert is_right(first, one), (one, other)
            assert is_right(first, other), (one, other)


@every_place
def test_the_same_variation_is_chosen_once(division: str, season: int) -> None:
    """Choosing a variation a second time is refused, as II-B-2 says."""
    for text in may_be_chosen(division, season):
        with pytest.raises(PickRefused) as caught:
            judge_for(division, text, text, season=season)
        assert [ruling.fault.code for ruling in caught.value.rulings] == ["variation-repeated"]
        assert caught.value.rulings[0].clause == "II-B-2"


@every_place
def test_only_the_list_may_be_chosen(division: str, season: int) -> None:
    """A variation of another division or season is refused."""
    listed = {*map(name_of, may_be_chosen(division, season))}
    everywhere = {name_of(text) for place in PLACES for text in may_be_chosen(*place)}
    for name in sorted(everywhere - listed):
        with pytest.raises(PickRefused) as caught:
            judge_for(division, name, season=season)
        (ruling,) = caught.value.rulings
        always = division in {"junior", "senior"} and name in {"sideways", "upside-down"}
        assert ruling.fault.code == (
            "variation-always-in-force" if always else "variation-not-listed"
        )


@given(st.sampled_from(PLACES), st.data())
def test_triples_are_played(place: tuple[str, int], data: st.DataObject) -> None:
    """Three variations are in force together, in whatever order they were chosen."""
    division, season = place
    listed = may_be_chosen(division, season)
    names = data.draw(st.lists(st.sampled_from(listed), min_size=3, max_size=3, unique_by=name_of))
    orders = list(permutations(names))
    assert len({repr(in_force(division, season, *order)) for order in orders}) == 1
    judges = [judge_for(division, *order, season=season) for order in orders[:2]]
    for text in names:
        first, second = (played(judge, text) for judge in judges)
        assert first == second


@every_place
def test_all_at_once(division: str, season: int) -> None:
    """Even with a whole list in force, each sample is judged, with a clause for each objection."""
    chosen: dict[str, str] = {}
    for text in may_be_chosen(division, season):
        chosen.setdefault(name_of(text), text)
    judge = judge_for(division, *chosen.values(), season=season)
    assert len(judge.variations) == len(chosen)
    for text in chosen.values():
        played(judge, text)
