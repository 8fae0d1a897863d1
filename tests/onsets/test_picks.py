import pytest

from forceout.kit.boxes import ON_SETS
from tests.onsets.judges import AGLOA, BASIC, LEAGUES, MLAG, ROLL, TEN, TWELVE, judge

every_league = pytest.mark.parametrize("rulebook", LEAGUES)
NONE_OF_THEM = "1 2 4 B B R R G G B B - - ' ' V V ^"


@every_league
@pytest.mark.parametrize(
    ("division", "chosen", "pick", "clause"),
    [
        ("elementary", "", "required-cube=U", "II-C-2"),
        ("elementary", "", "required-cube=B", ""),
        ("elementary", "", "required-cube=3", "XIII-A-1"),
        ("elementary", "", "wild-cube=Y", "II-C-2"),
        ("elementary", "", "wild-cube=4", "XIII-A-2"),
        ("elementary", "", "wild-cube==", "II-C-2"),
        ("elementary", "", "union-intersection", "II-C-2"),
        ("elementary", "wild-cube=B", "union-intersection", ""),
        ("elementary", "", "universe-null", ""),
        ("elementary", "", "no-null-restrictions", "II-C"),
        ("middle", "", "no-null-restrictions", "II-C-2"),
        ("middle", "wild-cube=B", "no-null-restrictions", ""),
        ("middle", "", "wild-cube==", "XIII-B-2"),
        ("middle", "", "wild-cube=c", "XIII-B-2"),
        ("middle", "", "double-set=B", "II-C"),
        ("junior", "", "multiple-operations", "II-C-2"),
        ("junior", "", "universe-null", "II-C-2"),
        ("junior", "wild-cube=B", "wild-cube=R", "II-C-2"),
        ("junior", "required-card=BR", "forbidden-card=R", "II-C-2"),
        ("junior", "forbidden-card=_", "required-card=BR", "II-C-2"),
        ("junior", "", "required-card=RGB", ""),
        ("junior", "", "required-card=Q", "XIII-C"),
        ("junior", "", "symmetric-difference", "II-C"),
        ("junior", "", "two-solutions", "II-C"),
        ("senior", "wild-cube=-", "symmetric-difference", "XIII-D-13"),
        ("senior", "symmetric-difference", "wild-cube=-", "XIII-D-13"),
        ("senior", "symmetric-difference", "wild-cube=B", ""),
        ("senior", "", "union-intersection", "II-C-2"),
    ],
)
def test_picks(rulebook: str, division: str, chosen: str, pick: str, clause: str) -> None:
    """II-C-2: not listed, without effect, in conflict, or chosen already."""
    verdict = judge(rulebook, division, *chosen.split()).pick(NONE_OF_THEM, pick, TWELVE)
    assert verdict.is_correct is (not clause), str(verdict)
    assert all(one.startswith(clause) for one in verdict.clauses)


@every_league
@pytest.mark.parametrize(
    ("universe", "name", "is_legal"),
    [
        (TEN, "B", True),
        (TEN, "G ∩ Y", True),
        (TEN, "(B - R)'", True),
        (TEN, "V-B'", True),
        (TEN, "BURUG", False),
        (TEN, "B'-R'", False),
        (TEN, "V", False),
        (TEN, "^", False),
        (TEN, "B R", False),
        (TEN, "B=R", False),
        (TEN, "G:B", False),
        (TEN, "?", False),
        (TEN, "3", False),
        ("B R BR _ G GR", "B-V", False),
        ("B BR BG BRG BY BRY", "B U R", False),
        ("B BR BG BRG BY BRY", "R - B", False),
    ],
)
def test_what_may_be_doubled(rulebook: str, universe: str, name: str, is_legal: bool) -> None:
    """XIII-C: a set by a name of at most four symbols, neither empty nor the whole universe."""
    verdict = judge(rulebook, "junior").pick(ROLL, f"double-set={name}", universe)
    assert verdict.is_correct is is_legal


@every_league
def test_a_name_is_looked_at_before_the_deal(rulebook: str) -> None:
    """Without a universe only the name of the Double Set is judged."""
    junior = judge(rulebook, "junior")
    assert junior.pick(ROLL, "double-set=V").is_correct
    assert not junior.pick(ROLL, "double-set=BURUG").is_correct
    assert not junior.pick(ROLL, "double-set=").is_correct


def test_symmetric_difference_may_spoil_a_double_set() -> None:
    """In AGLOA it changes the minus of a set doubled before, which may not become whole."""
    universe = ["B", "R", "BG", "RG", "BY", "RY", "BGY", "RGY", "B", "R"]
    dealt = " ".join(dict.fromkeys([*universe, "BRGY"][:8]))
    for rulebook, is_legal in ((AGLOA, False), (MLAG, True)):
        senior = judge(rulebook, "senior", "double-set=B-R")
        assert senior.pick(ROLL, "symmetric-difference", dealt).is_correct is is_legal


def test_symmetric_difference_without_a_minus() -> None:
    """It changes nothing where no - was rolled, unless (in AGLOA) a doubled set has one."""
    roll = "1 2 4 B B R R G G Y B U n n ' V = c"
    for rulebook, with_a_name in ((AGLOA, True), (MLAG, False)):
        pick = "symmetric-difference"
        assert judge(rulebook, "senior").pick(roll, pick, TWELVE).clauses == ("II-C-2",)
        assert judge(rulebook, "senior", "wild-cube=B").pick(roll, pick, TWELVE).is_correct
        doubled = judge(rulebook, "senior", "double-set=B-R").pick(roll, pick, TWELVE)
        assert doubled.is_correct is with_a_name
        assert not judge(rulebook, "senior", "double-set=B").pick(roll, pick, TWELVE).is_correct


@every_league
@pytest.mark.parametrize(
    ("chosen", "pick"),
    [("blank-card-wild", "forbidden-card=_"), ("forbidden-card=_", "blank-card-wild")],
)
def test_a_blank_card_is_wild_or_forbidden(rulebook: str, chosen: str, pick: str) -> None:
    """XIII-C: the two rule each other out, whichever is picked first; a required blank does not."""
    verdict = judge(rulebook, "junior", chosen).pick(ROLL, pick, TWELVE)
    assert [one[-1] for one in verdict.clauses] == ["e"]
    assert (
        judge(rulebook, "junior", "blank-card-wild")
        .pick(ROLL, "required-card=_", TWELVE)
        .is_correct
    )
    undealt = judge(rulebook, "junior").pick(ROLL, "blank-card-wild", "B R G Y BR BG")
    assert not undealt.is_correct


@every_league
@pytest.mark.parametrize(
    ("division", "count", "is_legal"),
    [
        ("elementary", 5, False),
        ("middle", 6, True),
        ("junior", 12, True),
        ("junior", 13, False),
        ("senior", 9, False),
        ("senior", 10, True),
        ("senior", 14, True),
        ("senior", 15, False),
    ],
)
def test_how_many_cards_are_dealt(rulebook: str, division: str, count: int, is_legal: bool) -> None:
    """II-B: six to twelve cards, in Senior ten to fourteen."""
    deal = [
        "BR",
        "BRY",
        "BY",
        "B",
        "BRG",
        "BRGY",
        "BGY",
        "BG",
        "RG",
        "RGY",
        "GY",
        "G",
        "R",
        "RY",
        "Y",
        "_",
    ][:count]
    verdict = judge(rulebook, division).deal(" ".join(deal))
    assert verdict.is_correct is is_legal
    assert verdict.clauses in ((), ("II-B-2",) if division == "senior" else ("II-B-1",))


def test_what_is_in_the_box() -> None:
    """Eighteen cubes, six faces each; the basic game deals what any division may deal."""
    assert sum(lot.count for lot in ON_SETS.values()) == 18
    assert all(len(lot.faces) == 6 for lot in ON_SETS.values())
    assert judge(BASIC).deal("B R G Y BR GY BRGY _").is_correct
