"""Where the leagues and the basic rules differ: each difference is data, a stance and a case."""

import pytest

from forceout.api import Judge
from forceout.onsets import faults
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rulebooks.stance import differences
from forceout.rules.clause import Keeper
from tests.onsets.judges import AGLOA, BASIC, DIVISIONS, LEAGUES, MLAG, clauses, mat

ALL = (*LEAGUES, BASIC)


@pytest.mark.parametrize(
    ("topic", "agloa", "mlag"),
    [
        ("score.absent", "-2", "0 for"),
        ("challenge.invalid_penalty", "costs a point.", "unless it is an Impossible"),
        ("last_cube.impossible_window", "or Now, is set aside and costs", "costs nothing"),
        ("goal.no_goal_challenge", "within a minute", "two minutes"),
        ("goal.no_goal_score", "loses two points", "6 if right"),
        ("goal.set_by_time", "still has to be said", "turning the timer"),
        ("clock.overrun", "another point", "the task is lost"),
        ("challenge.names", "Never.", "Impossible"),
        ("check.asking_a_judge", "Nothing", "One checker"),
        ("procedure.charge", "At once", "15 seconds"),
        ("solution.restriction_brackets", "no harm", "wrong"),
        ("variations.double_set", "whichever was picked first", "only if that was picked first"),
        ("variations.forbidden_and_blank_card", "may be made", "must be made different"),
        ("variations.two_solutions", "say so clearly", "No note"),
    ],
)
def test_a_difference_of_the_leagues_is_a_row(topic: str, agloa: str, mlag: str) -> None:
    """Comparing the two rulebooks shows each place where their texts part."""
    rows = {
        row.topic.name: (row.first.says, row.second.says)
        for row in differences(RULEBOOKS[AGLOA].stances, RULEBOOKS[MLAG].stances)
    }
    first, second = rows[topic]
    assert agloa in first
    assert mlag in second


def test_what_a_paper_can_be_written_for() -> None:
    """III-D-2: only MLAG's players answer a no Goal with a paper; the basic game ends by itself."""
    claims = {name: {claim.name for claim in Judge.of(name).rules.claims} for name in ALL}
    assert claims[MLAG] - claims[AGLOA] == {"no-goal"}
    assert claims[BASIC] == {"now", "impossible", "last-cube"}


@pytest.mark.parametrize("rulebook", ALL)
def test_every_fault_has_a_clause_that_judges_keep(rulebook: str) -> None:
    """Each fault is cited by a clause of the rulebook; none by a note or a rule of the clock."""
    book = RULEBOOKS[rulebook]
    for division in book.divisions:
        for code, clause in book.ruleset(division).clauses.items():
            assert clause in clauses(rulebook), (division, code)
            assert book.clauses[clause].keeper is not Keeper.NOTE, (division, code)


@pytest.mark.parametrize("rulebook", LEAGUES)
@pytest.mark.parametrize("division", DIVISIONS)
def test_no_fault_is_without_a_clause(rulebook: str, division: str) -> None:
    """Whatever can be ruled in the full game has its clause in every division."""
    cited = RULEBOOKS[rulebook].ruleset(division).clauses
    assert {fault.code for fault in faults.FAULTS} == set(cited)


@pytest.mark.parametrize("rulebook", LEAGUES)
def test_variations_are_listed_with_their_clauses(rulebook: str) -> None:
    """Each line of a division's list is a clause of that division's section."""
    section = {"elementary": "XIII-A", "middle": "XIII-B", "junior": "XIII-C"}
    for division, listed in section.items():
        lines = RULEBOOKS[rulebook].ruleset(division).listed.values()
        assert all(line.clause.startswith(f"{listed}-") for line in lines)
        assert all(line.clause in clauses(rulebook) for line in lines)


def test_what_is_in_force_in_every_shake() -> None:
    """XIII-C: Junior and Senior always play three of the variations, the others none."""
    for rulebook in LEAGUES:
        for division in DIVISIONS:
            always = RULEBOOKS[rulebook].ruleset(division).always
            assert len(always) == (3 if division in {"junior", "senior"} else 0)


def test_the_basic_rules_judge_by_seven_rules() -> None:
    """A paper of the basic game is ruled on with the ids of its own clauses."""
    table = mat("5", "B", "R U", "G", "Y - Y")
    basic = Judge.of(BASIC)
    for paper, clause in (
        ("B", "III-A"),
        ("R U R", "III-B"),
        ("B U G", "III-C"),
        ("B U V", "III-D"),
        ("B U R U Y - Y", "IV-A-1-c"),
        ("B U R", "III"),
        ("B:R U R", "III"),
        ("B = 5", "III"),
    ):
        assert clause in basic.paper(table, paper, "now").clauses
    assert basic.paper(mat("other 2 3", "B"), "B", "now").clauses[0] == "I-B"
    assert basic.paper(mat("1u", "B"), "B", "now").clauses[0] == "III"
