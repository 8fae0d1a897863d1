"""Papers without variations: the cubes, the Set-Name, the Restrictions, and their readings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.kit import Section
from forceout.onsets.notation import parse_mat
from tests.onsets.judges import AGLOA, BASIC, LEAGUES, MLAG, TEN, judge, mat

every_league = pytest.mark.parametrize("rulebook", LEAGUES)


@every_league
@pytest.mark.parametrize(
    ("paper", "clause"),
    [
        ("(B U G) - R", ""),
        ("B U G - R", "VII-B-6-a"),
        ("B U G", "VII-B-3"),
        ("R U 'B", "VII-C-5-d"),
        ("B R", "VII-C-5-d"),
        ("B U", "VII-C-5-d"),
        ("", "VII-B-1"),
        ("B = R;", "VII-B-1"),
        ("B = R", "VI-A"),
        ("(B U G) - R = 4", "VI-A-b"),
        ("B - 4", "I-B-2-a"),
        ("B - 4", "VII-C-5-d"),
        ("B", "VII-B-4-a"),
        ("B U R; G", "VI-B-2"),
        ("R U (B = G) - R; B", "VI-B-3"),
        ("(B c R) c G; B", "VI-B-3"),
        ("B c 'R; B", "VII-C-5-d"),
        ("B c ; B", "VII-C-5-d"),
        ("G:B U R", "XIII-B-2"),
        ("BR:_; B U G", "II-C"),
        ("B U G // B U G", "VII-C-2-b"),
        ("row 2 2; (B U G) - R", "VI-A-b"),
    ],
)
def test_what_is_wrong_is_cited(rulebook: str, paper: str, clause: str) -> None:
    """Each fault of a paper is cited by its clause, whatever else is wrong with it."""
    table = mat("4", "", "B B G R = c c U - ' n R G")
    verdict = judge(rulebook, "middle").paper(table, paper, "last-cube")
    assert verdict.is_correct is (not clause)
    assert not clause or clause in verdict.clauses
    assert "{" not in str(verdict)


@every_league
def test_the_breaking_reading_is_shown(rulebook: str) -> None:
    """An ambiguous paper is shown fully grouped, the way that misses the Goal."""
    verdict = judge(rulebook, "middle").paper(mat("4", "", "B G R U -"), "B U G - R", "last-cube")
    assert verdict.readings == ("B U (G - R)",)
    assert verdict.values == ("6",)


@every_league
def test_the_prime_goes_with_what_stands_before_it(rulebook: str) -> None:
    """VII-B-6-b: no bracket may part a prime from its set."""
    table = mat("3", "", "R G U '")
    assert not judge(rulebook, "middle").paper(table, "R U G'", "last-cube").is_correct
    assert judge(rulebook, "middle").paper(table, "(R U G)'", "last-cube").is_correct


def test_parentheses_round_a_whole_restriction() -> None:
    """VI-B-3: AGLOA lets them stand, MLAG takes them for a fault; round one side both do."""
    table = mat("2", "", "B R = n G")
    for rulebook, is_fine in ((AGLOA, True), (MLAG, False)):
        verdict = judge(rulebook, "middle").paper(table, "(B = R); B n R", "last-cube")
        assert verdict.is_correct is is_fine
        assert judge(rulebook, "middle").paper(table, "(B) = R; B n R", "last-cube").is_correct


@every_league
def test_elementary_has_no_restrictions(rulebook: str) -> None:
    """I-B-2-d-iii: = and c are not in play in Elementary, and the basic rules lay out V and ^."""
    table = mat("2", "", "B R = n")
    verdict = judge(rulebook, "elementary").paper(table, "B = R; B n R", "last-cube")
    assert "I-B-2-d-iii" in verdict.clauses
    assert "I" in judge(BASIC).paper(table, "B = R; B n R", "last-cube").clauses


@every_league
@pytest.mark.parametrize(
    ("required", "paper", "is_correct"),
    [
        ("B", "B c R; R n G", False),
        ("B", "R c B; B n R", True),
        ("R", "G c B; B n R", False),
        ("c", "B n R", False),
        ("c", "G c B; B n R", True),
        ("c =", "G c B; B n R", False),
        ("B B", "B c R; B n B", False),
    ],
)
def test_required_cubes_are_in_both_parts(
    rulebook: str, required: str, paper: str, is_correct: bool
) -> None:
    """VII-B-4-b: in the Restrictions if there are any, and but for = and c in the Set-Name."""
    table = mat("2", required, "B R G c n = B R", universe="BR BRG B R G GY _")
    verdict = judge(rulebook, "middle").paper(table, paper, "last-cube")
    assert verdict.is_correct is is_correct


@every_league
def test_one_cube_of_resources_serves_both_parts(rulebook: str) -> None:
    """After Now the one cube from Resources may be in the Restriction and in the Set-Name."""
    table = mat("4", "", "B U c G", "", "R Y n")
    verdict = judge(rulebook, "middle").paper(table, "B c R; B U G", "now")
    assert verdict.is_correct
    both = judge(rulebook, "middle").paper(table.replace("4", "row 4 2"), "B c R; R U G", "now")
    assert both.is_correct
    assert [use.cube for use in both.uses if use.section is Section.RESOURCES] == ["R", "R"]
    two = judge(rulebook, "middle").paper(table, "B c R; Y U G", "now")
    assert "VII-B-4-e" in two.clauses


@every_league
def test_restrictions_come_before_the_set_name(rulebook: str) -> None:
    """VI-B-1: the prime takes its cards from what the Restrictions have left."""
    table = mat("4", "", "B R c G '")
    assert judge(rulebook, "middle").paper(table, "B c R; G'", "last-cube").is_correct


@every_league
def test_a_set_name_needs_a_goal(rulebook: str) -> None:
    """A paper for a Goal that is missing or not legal is wrong, with the Goal's clause."""
    table = mat("other 2 2", "", "B R n")
    verdict = judge(rulebook, "middle").paper(table, "B n R", "last-cube")
    assert "III-B-1" in verdict.clauses
    missing = judge(rulebook, "middle").paper(mat("", "", "B R n"), "B n R", "last-cube")
    assert "III-B" in missing.clauses


def test_against_no_goal_a_writer_sets_one() -> None:
    """III-D-2 of MLAG: the layout is written down, and its digits come out of Resources."""
    table = mat("", resources="1 2 4 B R n U")
    middle = judge(MLAG, "middle")
    assert middle.paper(table, "row 1 1; B n R", "no-goal").clauses == ("VII-B-4",)
    assert middle.paper(table, "2; B n R", "no-goal").is_correct
    assert middle.paper(table, "col 2 1; B n R", "no-goal").is_correct
    assert middle.paper(table, "4; B n R", "no-goal").clauses == ("VII-B-3",)
    assert middle.paper(table, "B n R", "no-goal").clauses == ("III-D-2",)
    assert middle.paper(table, "row 1 2u; B n R", "no-goal").clauses == ("III-B",)


def test_a_claim_that_the_edition_does_not_know() -> None:
    """AGLOA's players set a Goal against a no Goal and play on, so that no paper is for it."""
    with pytest.raises(LookupError, match="no claim no-goal"):
        judge(AGLOA).paper(mat("2"), "B n R", "no-goal")


@pytest.mark.parametrize("paper", ["B U R (')", "B U R ('')", "R (') c B; B n R"])
def test_no_bracket_parts_a_prime_from_its_set(paper: str) -> None:
    """VII-B-6-b of MLAG: it stays with its set; with AGLOA, too, it means nothing alone."""
    table = mat("2", permitted="B B R R U n c ' '")
    assert "VII-B-6-b" in judge(MLAG, "middle").paper(table, paper, "last-cube").clauses
    for rulebook in (AGLOA, MLAG):
        assert "VII-C-5-d" in judge(rulebook, "middle").paper(table, paper, "last-cube").clauses
    whole = judge(MLAG, "middle").paper(mat("5", "R '"), "(R)'", "last-cube")
    assert whole.is_correct


def test_two_solutions_are_written_for_one_goal() -> None:
    """III-D-2, XIII-D-14: the writer's own Goal is written once, or twice alike, for both."""
    table = mat("", resources="2 4 5 B R G n U '")
    senior = judge(MLAG, "senior", "two-solutions")
    for paper in ("2; B n R // B n G", "2; B n R // 2; B n G", "B n R // 2; B n G"):
        assert senior.paper(table, paper, "no-goal").is_correct
    assert senior.paper(table, "2; B n R // 4; G", "no-goal").codes[0] == "two-goals"
    assert senior.paper(table, "2; B n R // row 5 2; B U R'", "no-goal").clauses == ("III-D-2",)
    assert senior.paper(table, "B n R // B n G", "no-goal").clauses == ("III-D-2",)


@given(
    st.permutations(["B", "B", "R", "G", "U", "n", "-", "'"]),
    st.permutations(["B", "R", "U"]),
    st.data(),
)
def test_the_order_within_a_section_does_not_matter(
    permitted: list[str], required: list[str], data: st.DataObject
) -> None:
    """However the cubes of a section lie, the verdict and its clauses are the same."""
    paper = data.draw(
        st.sampled_from(["(B U R) - G", "B U R n G", "B U (R n B)", "(B U R)' - G", "B U R U B"])
    )
    claim = data.draw(st.sampled_from(["now", "impossible", "last-cube"]))
    plain = mat("4", "B R U", "B B R G U n - '", "Y", "Y V")
    shuffled = mat("4", " ".join(required), " ".join(permitted), "Y", "V Y")
    junior = judge(AGLOA, "junior")
    one, other = junior.paper(plain, paper, claim), junior.paper(shuffled, paper, claim)
    assert (one.is_correct, one.clauses) == (other.is_correct, other.clauses)


def test_a_mat_may_be_given_as_a_value() -> None:
    """A position that has been read is judged like its text."""
    text = mat("2", "", "B R n", universe=TEN)
    assert judge(AGLOA).paper(parse_mat(text), "B n R", "last-cube").is_correct
