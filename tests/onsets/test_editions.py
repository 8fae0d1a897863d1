"""Where the leagues and the basic rules differ: each difference is data, a stance and a case."""

import pytest

from forceout.api import Judge
from forceout.onsets import faults
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rulebooks.stance import differences
from forceout.rules.clause import Keeper
from tests.onsets.judges import AGLOA, BASIC, DIVISIONS, LEAGUES, MLAG, clauses, mat

ALL = (*LEAGUES, BASIC)


_DIFFERENCES = {
    "match.length": ("30 minutes, then", "Usually 30 minutes"),
    "match.charts": ("An approved chart", "A printed chart"),
    "cubes.digits_left_over": ("should be put", "have to be put"),
    "variations.wild_cube": ("from Middle on", "from Junior on"),
    "variations.double_set": ("whichever was picked first", "only if that was picked first"),
    "variations.forbidden_and_blank_card": ("may be made", "must be made different"),
    "variations.two_operations": ("whole Solution.", "the lists speak of the Solution"),
    "variations.absolute_value": ("positive", "not negative"),
    "variations.two_solutions": ("say so clearly", "No note"),
    "solution.restriction_brackets": ("no harm", "wrong"),
    "goal.set_by_time": ("still has to be said", "turning the timer"),
    "goal.not_legal": ("Never", "Impossible"),
    "goal.no_goal_challenge": ("within a minute", "two minutes"),
    "goal.no_goal_score": ("loses two points", "6 if right"),
    "challenge.names": ("Never.", "Impossible"),
    "challenge.invalid_penalty": ("costs a point.", "anything else nothing"),
    "challenge.third_party": ("has to write as well.", "have joined the other side"),
    "paper.order_of_operations": ("the rest have no order", "no bracket may part it"),
    "paper.ambiguous": ("each has one try", "together or apart"),
    "paper.which": ("Circle it", "Show which"),
    "check.start": ("all writers are ready", "writing time is over."),
    "check.asking_a_judge": ("Nothing", "One checker"),
    "last_cube.impossible_window": ("or Now, is set aside and costs", "costs nothing"),
    "check.building": ("on the mat.", "nor with those of Resources"),
    "score.match": ("two players; ties", "forgets the 4"),
    "score.absent": ("-2", "0 for"),
    "clock.roll": ("One minute.", "together with the deal"),
    "clock.overrun": ("another point", "the task is lost"),
    "clock.approved_penalty": ("whatever", "has to initial each."),
    "procedure.charge": ("At once", "15 seconds"),
}


def test_the_differences_of_the_leagues_are_rows() -> None:
    """Comparing the two rulebooks shows each place where their texts part, and no other."""
    rows = differences(RULEBOOKS[AGLOA].stances, RULEBOOKS[MLAG].stances)
    assert {row.topic.name for row in rows} == set(_DIFFERENCES)
    for row in rows:
        first, second = _DIFFERENCES[row.topic.name]
        assert first in row.first.says, row.topic.name
        assert second in row.second.says, row.topic.name


@pytest.mark.parametrize(
    ("topic", "played_in"),
    [
        ("variations.double_set", {"junior", "senior"}),
        ("variations.forbidden_and_blank_card", {"junior", "senior"}),
        ("variations.two_solutions", {"senior"}),
        ("variations.wild_cube", {"middle"}),
        ("variations.two_operations", {"middle", "junior", "senior"}),
        ("variations.absolute_value", {"middle", "junior", "senior"}),
        ("solution.restriction_brackets", {"middle", "junior", "senior"}),
        ("clock.approved_penalty", {"elementary", "middle"}),
        ("score.absent", set(DIVISIONS)),
    ],
)
def test_a_division_shows_the_differences_that_it_plays(topic: str, played_in: set[str]) -> None:
    """What a division does not play is no difference there."""
    agloa, mlag = RULEBOOKS[AGLOA].stances, RULEBOOKS[MLAG].stances
    shown = {
        division
        for division in DIVISIONS
        if topic in {row.topic.name for row in differences(agloa, mlag, division, division)}
    }
    assert shown == played_in


@pytest.mark.parametrize("rulebook", LEAGUES)
def test_senior_is_dealt_more_cards(rulebook: str) -> None:
    """II-B: comparing two divisions of an edition shows how many cards each is dealt."""
    stances = RULEBOOKS[rulebook].stances
    found = {row.topic.name: row for row in differences(stances, stances, "junior", "senior")}
    assert (found["cards.dealt"].first.says, found["cards.dealt"].second.says) == (
        "Six to twelve.",
        "Ten to fourteen.",
    )
    assert "cards.dealt" not in {
        row.topic.name for row in differences(stances, stances, "elementary", "junior")
    }


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
