"""Every pair of variations in every division, composed and judged, or refused with its clause."""

from itertools import cycle, product

import pytest

from forceout.api import Judge
from forceout.onsets.variations import KINDS
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.variation import PickRefused
from tests.onsets.judges import BASIC, DIVISIONS, LEAGUES, ROLL, TWELVE, clauses, judge, mat

_PARAMETERS = {
    "required-cube": ("-", "B", "U", "="),
    "wild-cube": ("-", "B", "U"),
    "double-set": ("B", "B-R"),
    "required-card": ("BR", "_"),
    "forbidden-card": ("BR", "_"),
}
_PAPERS = [
    "B n R",
    "(B - R) U Y",
    "B c R; B n R",
    "B n R U Y",
    "B -:U R",
    "R U:B Y",
    "BR:_; B n R",
    "B n R // R n Y",
    "B c R; B = R; (B U:n Y) - V",
]
_TABLE = mat("3", "B", "R Y U n - ' c =", "2 4", "V ^ B R", TWELVE)


def picks(rulebook: str, division: str) -> list[str]:
    """Every pick on a division's list, with a few parameters each."""
    return [
        f"{name}={parameter}" if parameter else name
        for name in RULEBOOKS[rulebook].ruleset(division).listed
        for parameter in _PARAMETERS.get(name, ("",))
    ]


def refusal(rulebook: str, division: str, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that refuse variations; none where they go together."""
    try:
        judge(rulebook, division, *chosen)
    except PickRefused as refused:
        return tuple(ruling.clause for ruling in refused.rulings)
    return ()


@pytest.mark.parametrize("rulebook", LEAGUES)
@pytest.mark.parametrize("division", DIVISIONS)
def test_every_pair_is_judged_or_refused(rulebook: str, division: str) -> None:
    """Each ordered pair judges papers, each fault with a clause of the book, or is refused."""
    known = clauses(rulebook)
    judged = 0
    for chosen in product(picks(rulebook, division), repeat=2):
        refused = refusal(rulebook, division, chosen)
        assert set(refused) <= known
        if refused:
            assert chosen[0].partition("=")[0] == chosen[1].partition("=")[0] or is_conflict(chosen)
            continue
        for paper, claim in zip(_PAPERS, cycle(["now", "last-cube"]), strict=False):
            verdict = judge(rulebook, division, *chosen).paper(_TABLE, paper, claim)
            assert set(verdict.clauses) <= known
            assert "{" not in str(verdict).replace("{B", "")
            judged += 1
    assert judged > 300


def is_conflict(chosen: tuple[str, ...]) -> bool:
    """Whether two variations rule each other out by what their rules say."""
    pair = set(chosen)
    names = {one.partition("=")[0] for one in chosen}
    return pair in (
        {"symmetric-difference", "wild-cube=-"},
        {"blank-card-wild", "forbidden-card=_"},
    ) or names == {"required-card", "forbidden-card"}


@pytest.mark.parametrize("rulebook", LEAGUES)
@pytest.mark.parametrize("division", DIVISIONS)
def test_a_pick_is_refused_just_where_the_pair_is(rulebook: str, division: str) -> None:
    """Judging a pick beside another and setting up a judge with both come to the same."""
    for first, second in product(picks(rulebook, division), repeat=2):
        if refusal(rulebook, division, (first,)):
            continue
        verdict = judge(rulebook, division, first).pick(ROLL, second, TWELVE)
        assert verdict.clauses == refusal(rulebook, division, (first, second))


@pytest.mark.parametrize("rulebook", LEAGUES)
@pytest.mark.parametrize("division", DIVISIONS)
def test_pairs_do_what_each_does_alone(rulebook: str, division: str) -> None:
    """A variation that only asks for more never makes a wrong paper right, whatever it meets."""
    asking = {"required-cube", "two-operations", "no-null-restrictions", "required-card"}
    for first, second in product(picks(rulebook, division), repeat=2):
        if second.partition("=")[0] not in asking or refusal(rulebook, division, (first, second)):
            continue
        for paper in _PAPERS[:4]:
            with_one = judge(rulebook, division, first).paper(_TABLE, paper, "last-cube")
            with_two = judge(rulebook, division, first, second).paper(_TABLE, paper, "last-cube")
            assert with_one.is_correct or not with_two.is_correct


def test_the_basic_rules_have_no_variations() -> None:
    """In the basic game every variation is refused with its clause."""
    for name in KINDS:
        with pytest.raises(PickRefused, match="III"):
            Judge.of(BASIC, "", [name])


@pytest.mark.parametrize("rulebook", LEAGUES)
def test_every_kind_is_on_a_list(rulebook: str) -> None:
    """No variation is known that no division lists or always plays."""
    rules = [RULEBOOKS[rulebook].ruleset(division) for division in DIVISIONS]
    assert {name for one in rules for name in one.listed} == set(KINDS)
