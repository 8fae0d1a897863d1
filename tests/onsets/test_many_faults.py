"""Papers with several faults at once: each of them is cited, whatever else is wrong."""

import pytest

from forceout import values
from tests.onsets.judges import AGLOA, BASIC, LEAGUES, MLAG, TEN, TWELVE, judge, mat

every_league = pytest.mark.parametrize("rulebook", LEAGUES)
NINE = "B R G Y BG RY BRY _ BRGY"


@every_league
@pytest.mark.parametrize(
    ("variations", "goal", "paper", "codes"),
    [
        ("two-operations", "4", "B U G", {"too-few-operations", "wrong-number"}),
        (
            "two-operations required-card=RY",
            "5",
            "B U G",
            {"too-few-operations", "card-missing"},
        ),
        ("required-card=RY", "row 1 2u", "B U G", {"goal-negative", "card-missing"}),
        ("forbidden-card=BG", "other 1 2", "B U G", {"goal-shape", "card-taken"}),
        (
            "no-null-restrictions two-operations",
            "5",
            "B = B; B U G",
            {"too-few-operations", "null-restriction"},
        ),
        ("required-card=RY", "4", "B U G = 4", {"goal-behind-set", "wrong-number", "card-missing"}),
        ("", "4", "BR:_; B R = 4", {"blank-not-wild", "goal-behind-set", "side-by-side"}),
        ("required-cube=-", "4", "B U G", {"required-cube", "wrong-number"}),
    ],
)
def test_no_fault_hides_another(
    rulebook: str, variations: str, goal: str, paper: str, codes: set[str]
) -> None:
    """What can be read is counted and held against the variations, whatever else is wrong."""
    table = mat(goal, "", "B B G R U = -", universe=NINE)
    found = judge(rulebook, "junior", *variations.split()).paper(table, paper, "last-cube")
    assert codes == set(found.codes)


@every_league
def test_a_cube_asked_for_is_missed_where_it_could_be_taken(rulebook: str) -> None:
    """After Now one Resource cube is used: no other is counted because Required Cube wants it."""
    table = mat("3", "B", "n", resources="U R V", universe=NINE)
    found = judge(rulebook, "junior", "required-cube=U").paper(table, "B n R", "now")
    assert set(found.codes) == {"required-cube", "wrong-number"}
    needs_two = mat("3", "B", "", resources="U R V", universe=NINE)
    found = judge(rulebook, "junior", "required-cube=V").paper(needs_two, "B n R", "now")
    assert "too-many-resources" in found.codes


@every_league
@pytest.mark.parametrize(
    ("variations", "goal", "paper", "codes"),
    [
        ("required-cube=-", "3", "B n R // R n B", {"same-set", "required-cube"}),
        ("", "4", "B n R // R n B", {"same-set", "wrong-number"}),
        ("", "3", "B n R // ", {"second-missing"}),
        ("", "3", " // B n R", {"second-missing"}),
        ("", "3", "", {"second-missing", "no-set-name", "one-cube"}),
        ("", "3", "B n R // R n Y // B n Y", {"third-solution", "wrong-number"}),
    ],
)
def test_the_pair_is_compared_though_one_is_wrong(
    rulebook: str, variations: str, goal: str, paper: str, codes: set[str]
) -> None:
    """Two Solutions that select the same cards are told so; an empty one counts as missing."""
    table = mat(goal, "", "B R Y n -", universe=TWELVE)
    senior = judge(rulebook, "senior", "two-solutions", *variations.split())
    assert set(senior.paper(table, paper, "last-cube").codes) == codes


@pytest.mark.parametrize(
    "behind",
    [
        *("5", "10", "3 + 2", "3x2", "row 3 2u", "ell 2 3 1", "(3+2)", "2u", "-2", "Goal"),
        "3 2",
    ],
)
def test_whatever_is_written_behind_the_set_name_is_read(behind: str) -> None:
    """VI-A (b): a Goal behind the Set-Name makes a paper wrong, however it is written."""
    table = mat("row 4 3", "", "B G U")
    for rulebook, division, clause in (
        (AGLOA, "middle", "VI-A-b"),
        (MLAG, "elementary", "VI-A-b"),
        (BASIC, "", "III"),
    ):
        verdict = judge(rulebook, division).paper(table, f"B U G = {behind}", "last-cube")
        assert verdict.clauses == (clause,)
        assert judge(rulebook, division).paper(table, "B U G", "last-cube").is_correct


@every_league
@pytest.mark.parametrize("paper", ["(B c R) c G; V", "B = (R = G); V", "R U (B = G) - R; B"])
def test_a_relation_inside_a_chain_means_nothing(rulebook: str, paper: str) -> None:
    """VI-B-3 and VII-C-5-d: parentheses round a part of a chain leave it without a meaning."""
    table = mat("4", "", "B R G U - = = c c V R")
    verdict = judge(rulebook, "middle").paper(table, paper, "last-cube")
    assert {"VI-B-3", "VII-C-5-d"} <= set(verdict.clauses)


@every_league
@pytest.mark.parametrize("restriction", ["B c", "c B", "B = = R", "B U 'R c G", "B c R G"])
def test_a_restriction_stands_between_sets(rulebook: str, restriction: str) -> None:
    """VI-B-2: each side of a Restriction has a legal Set-Name; what has no meaning is cited too."""
    table = mat("5", "", "B R G U ' = = c")
    verdict = judge(rulebook, "middle").paper(table, f"{restriction}; B", "last-cube")
    assert {"VI-B-2", "VII-C-5-d"} <= set(verdict.clauses)


@every_league
def test_two_operations_ask_nothing_of_a_value(rulebook: str) -> None:
    """A set counts its cards, whether or not a paper with it would satisfy the variations."""
    for division in ("elementary", "junior"):
        worth = judge(rulebook, division, "two-operations").value("B U G", universe=TEN)
        assert [values.show(value) for value in worth.values] == ["7"]


@every_league
def test_dots_on_a_card_that_is_not_wild_are_not_there(rulebook: str) -> None:
    """The blank card stays blank unless it is wild, and the set is counted so."""
    table = mat("4", "", "B Y U", universe=NINE)
    verdict = judge(rulebook, "junior").paper(table, "B:_; B U Y", "last-cube")
    assert verdict.values == ("6",)


@every_league
@pytest.mark.parametrize(
    ("goal", "paper", "codes"),
    [
        ("5", "B U G - R", {"wrong-number", "ambiguous"}),
        ("4", "B U G - R", {"ambiguous"}),
        ("5", "B U G U R", {"wrong-number"}),
        ("5", "(B U G) - R", {"wrong-number"}),
    ],
)
def test_a_paper_that_is_wrong_in_two_ways_is_ambiguous_too(
    rulebook: str, goal: str, paper: str, codes: set[str]
) -> None:
    """Two readings that miss the Goal with different sets break the rule on readings as well."""
    found = judge(rulebook, "middle").paper(mat(goal, "", "B U U G - R"), paper, "last-cube")
    assert set(found.codes) == codes


@every_league
@pytest.mark.parametrize(
    ("division", "cubes", "paper", "codes"),
    [
        ("elementary", "B R U", "R U Y", {"wild-unnoted", "cube-not-there"}),
        ("elementary", "B R U", "R U Y:B", set()),
        ("elementary", "B R U Y", "R U Y", set()),
        ("elementary", "B R U", "(R U B) U Y", {"cube-not-there", "cube-used-too-often"}),
        ("middle", "B R V U Y", "R c V; R U Y", {"wild-unnoted", "cube-not-there"}),
        (
            "elementary",
            "B R V U Y",
            "R c V; R U Y",
            {"restrictions-barred", "restriction-unwanted", "cube-not-there"},
        ),
    ],
)
def test_a_wild_cube_without_a_note_is_pointed_out(
    rulebook: str, division: str, cubes: str, paper: str, codes: set[str]
) -> None:
    """A symbol that only a free wild cube could serve breaks the wild cube's own clause too."""
    table = mat("row 4 3", "", cubes)
    verdict = judge(rulebook, division, "wild-cube=B").paper(table, paper, "last-cube")
    assert set(verdict.codes) - {"wrong-number", "ambiguous"} == codes
    wild = {"elementary": "XIII-A-2", "middle": "XIII-B-2"}[division]
    assert (wild in verdict.clauses) is ("wild-unnoted" in codes)
