"""The variations one by one, and every comment on how they go together."""

import pytest

from forceout import values
from forceout.rules.variation import PickRefused
from tests.onsets.judges import AGLOA, LEAGUES, MLAG, TWELVE, judge, mat

every_league = pytest.mark.parametrize("rulebook", LEAGUES)
NINE = "B R G Y BG RY BRY _ BRGY"


def is_right(
    rulebook: str, division: str, variations: str, table: str, paper: str, claim: str = "last-cube"
) -> bool:
    """Whether a paper is correct with these variations."""
    return judge(rulebook, division, *variations.split()).paper(table, paper, claim).is_correct


@every_league
@pytest.mark.parametrize(
    ("variations", "cubes", "paper", "is_correct"),
    [
        # Required Cube, and with Wild Cube
        ("required-cube=-", "B R n -", "B n R", False),
        ("required-cube=n", "B R n -", "B n R", True),
        ("required-cube=n wild-cube=G", "B R G n", "B n:G R", False),
        ("required-cube=G wild-cube=G", "B R G n", "B n:G R", True),
        # Required Cube, and with interchangeables: the cube must be what is named
        ("required-cube=U union-intersection", "B R n U", "B n R", True),
        ("required-cube=U union-intersection", "B R n", "B n R", False),
        ("required-cube=n union-intersection", "B R U", "B n R", False),
        ("required-cube=^ universe-null", "B R n ^ V U", "(B n R) U ^", True),
        ("required-cube=V universe-null", "B R n ^ V U", "(B n R) U ^", True),
        # Wild Cube
        ("wild-cube=G", "B R G", "B n:G R", True),
        ("wild-cube=G", "B R G G G", "(B n:G R) n:G B", False),
        ("wild-cube=G", "B B R G G", "(B n:G R) n:G B", True),
        ("wild-cube=B", "B B R", "B n:B R", False),
        ("wild-cube=B", "B R R n", "R:B n R", False),
        ("wild-cube=R", "B R n", "B n R", True),
        ("wild-cube=R", "B Y n", "B n R:Y", False),
        ("wild-cube=R", "B R n", "B n 3:R", False),
        # Wild Cube with interchangeables
        ("wild-cube=G union-intersection", "B R B G G", "(B n:G R) n:G B", True),
        ("wild-cube=G union-intersection", "B R B G G", "(B U:G B) n:G R", True),
        ("wild-cube=U union-intersection", "B B R U U", "(B U B) n R", True),
        ("wild-cube=U union-intersection", "B B R U U", "(B -:U R) U B", False),
        ("wild-cube=U union-intersection", "B B R U n V", "(V -:U B) n R", True),
        ("wild-cube=n union-intersection", "B R U", "B n R", True),
        ("wild-cube=U union-intersection", "B R n V", "V -:n B", False),
        ("wild-cube=V universe-null", "B R n V V U", "((B n R) n V) U ^", False),
        ("wild-cube=V universe-null", "B R n n V V U", "((B n R) n V) U ^", True),
        ("wild-cube=V universe-null", "B R V", "B n:V R", True),
        ("wild-cube=V universe-null", "B R V V", "(B n:V R) n:V V", False),
        # interchangeables need no consistency, and no note
        ("union-intersection", "B B R U U", "(B U B) n R", True),
        ("union-intersection", "B R U", "B n:U R", True),
        ("", "B R U", "B n:U R", False),
        ("", "B R U", "B n R", False),
        ("universe-null", "B R n V U", "(B n R) U ^", True),
        ("universe-null", "B R n ^", "B n R n V", False),
        ("universe-null", "B R n n ^", "B n R n V", True),
        # Two Operations, and with Wild Cube
        ("two-operations", "B R n", "B n R", False),
        ("two-operations", "B R n n V", "B n R n V", True),
        ("two-operations wild-cube=G", "B R n G V", "B n R n:G V", True),
        ("two-operations wild-cube=-", "B - n", "B n R:-", False),
        # Multiple Operations
        ("multiple-operations", "B R n V", "B n R n V", True),
        ("multiple-operations wild-cube=G", "B R G V", "B n:G R n:G V", True),
        ("multiple-operations union-intersection", "B B R U", "(B U B) n R", True),
        ("multiple-operations union-intersection", "B B R U", "(B U B) n:U R", True),
        ("multiple-operations", "B R V", "B n R n V", False),
    ],
)
def test_cubes_under_variations(
    rulebook: str, variations: str, cubes: str, paper: str, is_correct: bool
) -> None:
    """Which cubes serve which signs: every pairing of Required, Wild, Multiple and the rest."""
    table = mat("row 1 1", "", cubes, universe="BR BRG B R G GY _")
    if paper == "V -:n B":
        table = table.replace("row 1 1", "row 2 2")
    if paper in {"(V -:U B) n R", "R:B n R"}:
        table = table.replace("row 1 1", "1")
    assert is_right(rulebook, "elementary", variations, table, paper) is is_correct


@every_league
def test_a_plain_sign_may_be_the_other_cube(rulebook: str) -> None:
    """A wild U that is a minus may not be a union too; an n cube may, where they interchange."""
    table = mat("3", "", "B R G U n", universe="BR BRG B R G GY _")
    chosen = "wild-cube=U union-intersection"
    assert is_right(rulebook, "elementary", chosen, table, "(B U R) -:U G")
    assert not is_right(rulebook, "elementary", "wild-cube=U", table, "(B U R) -:U G")


@every_league
def test_required_wild_cubes_must_all_be_used(rulebook: str) -> None:
    """A wild cube in Required that is a minus cannot leave its twin to be a union."""
    table = mat("3", "U U", "B R G n", universe="BR BRG B R G GY _")
    chosen = "wild-cube=U union-intersection"
    assert not is_right(rulebook, "elementary", chosen, table, "(B U R) -:U G")


@every_league
@pytest.mark.parametrize(
    ("claim", "resources", "paper", "is_correct"),
    [
        ("now", "-", "(R - Y) - G", True),
        ("now", "- G", "(R - Y) - G", True),
        ("now", "U", "(R U Y) U G", False),
        ("impossible", "- B", "((R - Y) - G) - B", True),
        ("now", "- B", "((R - Y) - G) - B", False),
        ("last-cube", "", "(R - Y) - G", False),
    ],
)
def test_multiple_operations_with_the_cube_of_resources(
    rulebook: str, claim: str, resources: str, paper: str, is_correct: bool
) -> None:
    """XIII-A-6 (a): after Now the one cube from Resources may be a sign, used again and again."""
    table = mat("1", "R", "Y G", "-", resources, "R G Y RG GY RY B _ RB")
    table = table.replace("1 |", "2 |") if paper == "(R - Y) - G" else table
    chosen = "multiple-operations"
    assert is_right(rulebook, "elementary", chosen, table, paper, claim) is is_correct


@every_league
def test_both_required_signs_are_used_though_one_would_do(rulebook: str) -> None:
    """Multiple Operations lets a sign be repeated; it does not let a Required one be left out."""
    table = mat("row 4 3", "U U", "B R", universe=NINE)
    assert not is_right(rulebook, "elementary", "multiple-operations", table, "B U R")


@every_league
@pytest.mark.parametrize("division", ["middle", "junior", "senior"])
def test_a_required_cube_may_be_in_either_part(rulebook: str, division: str) -> None:
    """XIII-B-1: a required colour in the Restriction will do; a required = must be there."""
    table = mat("2", "", "B R G c n", universe=TWELVE)
    assert is_right(rulebook, division, "required-cube=G", table.replace("2", "5", 1), "G c B; B")
    assert not is_right(rulebook, division, "required-cube=c", table, "B n R")


@every_league
def test_a_required_wild_cube_that_is_a_relation(rulebook: str) -> None:
    """A wild Required cube standing for = or c is in the Restriction, and not in the Set-Name."""
    table = mat("2", "Y R", "B n", universe="BR BRG B R G GY _")
    paper = "B =:Y R; B n R"
    assert is_right(rulebook, "middle", "wild-cube=Y", table, paper)
    assert not is_right(rulebook, "middle", "wild-cube=Y", table, "B =:Y R; B n B")
    asked = mat("2", "Y", "B R n", universe="BR BRG B R G GY _")
    assert not is_right(rulebook, "middle", "wild-cube=Y required-cube==", asked, paper)
    assert is_right(rulebook, "middle", "wild-cube=Y required-cube=Y", asked, paper)


@every_league
def test_two_operations_count_in_the_set_name(rulebook: str) -> None:
    """From Middle on an operation in a Restriction does not help."""
    table = mat("3", "", "R Y c G U")
    assert not is_right(rulebook, "middle", "two-operations", table, "R U Y c G; R U Y")


@every_league
@pytest.mark.parametrize(
    ("restrictions", "is_correct"),
    [
        ("", True),
        ("B c R", True),
        ("B c V", False),
        ("B = B", False),
        ("B c V c V", False),
        ("B c R c V", True),
        ("B c R; Y c G", True),
        ("B c R; B c R", False),
        ("B c R; B n Y c R", False),
        ("B n Y c R; B c R", False),
        ("B n Y c R; B n G c R; B c R", False),
    ],
)
def test_no_null_restrictions(rulebook: str, restrictions: str, is_correct: bool) -> None:
    """XIII-B-8: each takes out a card of its own in any order; a chain does by any of its links."""
    table = mat("2", "", "B B B B B R R R V V c c c n n n n n G G Y Y = n n")
    paper = f"{restrictions}; B n R" if restrictions else "B n R"
    found = judge(rulebook, "middle", "no-null-restrictions").paper(table, paper, "last-cube")
    assert found.is_correct is is_correct
    assert is_right(rulebook, "middle", "", table, paper)


@every_league
def test_one_reading_that_takes_nothing_out_is_enough_to_break(rulebook: str) -> None:
    """Where a Restriction can be read so that it takes out nothing, the paper is ambiguous."""
    table = mat("3", "", "R B B B - - ' c")
    paper = "R - B - B c B'; R - B"
    assert is_right(rulebook, "middle", "", table, paper)
    verdict = judge(rulebook, "middle", "no-null-restrictions").paper(table, paper, "last-cube")
    assert verdict.clauses[0] == "VII-B-6-a"
    assert verdict.codes == ("ambiguous", "null-restriction")
    assert verdict.readings == ("(R - B) - B c B'; R - B",)


@every_league
@pytest.mark.parametrize("division", ["junior", "senior"])
@pytest.mark.parametrize(
    ("variations", "goal", "paper", "is_correct"),
    [
        ("double-set=B", "col 2 5", "B U Y", True),
        ("double-set=B", "row 3 3", "B U Y", False),
        ("double-set=B", "5", "B c Y; B U G", True),
        ("double-set=B blank-card-wild", "col 3 4", "B:_; B U Y", True),
        ("double-set=B blank-card-wild", "col 2 5", "B U Y", True),
        ("double-set=B blank-card-wild", "row 5 5 1", "Y:_; B U Y", True),
        ("blank-card-wild", "row 3 4", "B:_; B U Y", True),
        ("blank-card-wild", "row 3 3", "B U Y", True),
        ("blank-card-wild", "row 3 3", "_:_; B U Y", True),
        ("", "row 3 4", "B:_; B U Y", False),
        ("", "row 3 3", "_:_; B U Y", True),
        ("required-card=BG", "5", "B U G", True),
        ("required-card=RY", "5", "B U G", False),
        ("required-card=BG", "3", "B c Y; B U G", False),
        ("forbidden-card=BG", "5", "B U G", False),
        ("forbidden-card=RY", "5", "B U G", True),
        ("required-card=_ blank-card-wild", "row 3 4", "RY:_; B U Y", True),
        ("required-card=_ blank-card-wild", "5", "RY:_; B U G", False),
        ("required-card=_", "row 3 3", "B U Y", False),
        ("forbidden-card=_", "row 3 3", "B U Y", True),
        ("required-card=BG blank-card-wild", "row 3 4", "BG:_; B U Y", True),
        ("double-set=B required-card=BG", "row 5 4", "B U G", True),
        ("double-set=B absolute-value", "col 2u 5", "B U Y", True),
    ],
)
def test_cards_under_variations(
    rulebook: str, division: str, variations: str, goal: str, paper: str, is_correct: bool
) -> None:
    """Double Set, the named card and the wild blank one, alone and together."""
    table = mat(goal, "", "B B G Y U c", universe=NINE)
    assert is_right(rulebook, division, variations, table, paper) is is_correct


def test_a_blank_card_made_like_the_forbidden_one() -> None:
    """AGLOA bars both from the set (XIII-C-11-b); MLAG bars the dots at all (XIII-C-10-b)."""
    outside = mat("3", "", "B G n Y", universe="B R G Y BG BGY RY _ BRGY")
    chosen = "blank-card-wild forbidden-card=RY"
    paper = "RY:_; B n G"
    assert is_right(AGLOA, "junior", chosen, outside, paper)
    verdict = judge(MLAG, "junior", *chosen.split()).paper(outside, paper, "last-cube")
    assert verdict.clauses == ("XIII-C-10",)
    inside = mat("row 3 3", "", "R Y U n", universe="B R G Y BG BGY RY _ BRGY")
    for rulebook in LEAGUES:
        assert not is_right(rulebook, "junior", chosen, inside, "RY:_; R U Y")


@pytest.mark.parametrize(("rulebook", "first", "later"), [(AGLOA, "17", "17"), (MLAG, "17", "14")])
def test_a_minus_in_the_double_set(rulebook: str, first: str, later: str) -> None:
    """With Symmetric Difference it means that in AGLOA; in MLAG only if that was picked first."""
    for chosen, count in (
        (("symmetric-difference", "double-set=B-R"), first),
        (("double-set=B-R", "symmetric-difference"), later),
    ):
        worth = judge(rulebook, "senior", *chosen).value("V", universe=TWELVE)
        assert [values.show(value) for value in worth.values] == [count]


@every_league
@pytest.mark.parametrize(
    ("variations", "paper", "is_correct"),
    [
        ("symmetric-difference", "B - R", True),
        ("", "B - R", False),
        ("symmetric-difference wild-cube=Y", "B -:Y R", True),
        ("symmetric-difference", "R - B", True),
    ],
)
def test_symmetric_difference(rulebook: str, variations: str, paper: str, is_correct: bool) -> None:
    """XIII-D-13: cards that just one of the sets has, also where a wild cube is the minus."""
    table = mat("5", "", "B R - Y", universe=TWELVE)
    assert is_right(rulebook, "senior", variations, table, paper) is is_correct


@every_league
@pytest.mark.parametrize(
    ("variations", "goal", "paper", "clause"),
    [
        ("", "3", "B n R // R n Y", ""),
        ("", "3", "B n R", "XIII-D-14"),
        ("", "3", "B n R // R n B", "XIII-D-14"),
        ("", "3", "B n R // B n Y // R n Y", "XIII-D-14"),
        ("", "2", "B n R // R n Y", "VII-B-3"),
        ("", "row 2 2u", "B n ^ // R n ^", "XIII-D-14"),
        ("", "col 3 4", "V U B // B U B'", "XIII-D-14"),
        ("wild-cube=Y", "3", "B n:Y R // R n B:Y", "XIII-D-14"),
        ("wild-cube=Y", "3", "B n:Y R // R n G:Y", ""),
        ("wild-cube=Y", "3", "B n:Y R // R n:Y G", ""),
        ("blank-card-wild", "4", "BR:_; B n R // BRG:_; B n R", "XIII-D-14"),
        ("blank-card-wild", "4", "BR:_; B n R // RY:_; R n Y", ""),
        ("blank-card-wild", "4", "BR:_; B n R // R n Y", "VII-B-3"),
        ("required-card=B", "1", "B - R - G // B - G - R", "VII-B-6-a"),
        ("required-card=BRG", "3", "B n R // R n G", ""),
        ("required-card=BRG", "3", "B n R // R n Y", "XIII-C"),
        ("absolute-value", "row 5 3u", "B n G // B U G", ""),
        ("absolute-value", "row 5 3u", "B U G // B n G", "XIII-D-14"),
        ("two-operations", "3", "B n R n V // R n Y", "XIII-C-6"),
        ("no-null-restrictions", "3", "B c R; B n R // R n Y", ""),
        ("", "3", "B c R; B n R // B", "VII-B-3"),
        ("", "3", "B c R; B n R // B c R; B", "XIII-D-14"),
    ],
)
def test_two_solutions(rulebook: str, variations: str, goal: str, paper: str, clause: str) -> None:
    """XIII-D-14 and its comments (a) to (h): the second set has a card that the first lacks."""
    universe = "B R G Y BR BG RG GY BRY BRG _ RY" if goal == "row 5 3u" else TWELVE
    table = mat(goal, "", "B B R G Y n n - - U ' c V V ^", universe=universe)
    chosen = ["two-solutions", *variations.split()]
    verdict = judge(rulebook, "senior", *chosen).paper(table, paper, "last-cube")
    assert verdict.is_correct is (not clause), str(verdict)
    assert not clause or any(one.startswith(clause) for one in verdict.clauses), str(verdict)


@every_league
def test_each_of_two_solutions_takes_its_own_resource(rulebook: str) -> None:
    """XIII-D-14 (c): after Now the two may use different cubes from Resources."""
    table = mat("3", "R", "n", "", "B Y G", TWELVE)
    chosen = judge(rulebook, "senior", "two-solutions")
    assert chosen.paper(table, "R n B // R n Y", "now").is_correct
    assert not chosen.paper(table, "B n Y // R n Y", "now").is_correct


@every_league
def test_what_the_cards_do_not_allow_is_refused(rulebook: str) -> None:
    """A card that was not dealt, or a doubled set with no card or all of them, is no variation."""
    table = mat("2", "", "B R n", universe="B R BR BY RY BRY")
    for chosen in (["required-card=G"], ["blank-card-wild"], ["double-set=G"], ["double-set=BUR"]):
        with pytest.raises(PickRefused):
            judge(rulebook, "junior", *chosen).paper(table, "B n R", "last-cube")


@every_league
def test_two_readings_may_equal_two_values_of_the_goal(rulebook: str) -> None:
    """VII-B-6 with Absolute Value: a paper is right if each reading equals some legal value."""
    table = mat("row 3 2u", "", "B G R U -", universe="B BR BRG BRY BRGY R")
    assert is_right(rulebook, "middle", "absolute-value", table, "B U G - R")
    assert not is_right(rulebook, "middle", "", table, "B U G - R")


@every_league
def test_a_sign_repeats_though_its_twin_is_forbidden(rulebook: str) -> None:
    """XIII-A-6: one usable copy is enough; where all copies are in Forbidden, none is usable."""
    chosen = "multiple-operations"
    for permitted, forbidden, is_correct in (("U", "U", True), ("", "U U", False)):
        table = mat("row 5 1", "", f"B R Y {permitted}", forbidden, universe="B R Y BR BY RY _ G")
        assert is_right(rulebook, "elementary", chosen, table, "(B U R) U Y") is is_correct
