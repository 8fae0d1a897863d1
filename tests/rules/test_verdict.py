import json

import pytest

from forceout.kit import Section
from forceout.rules.claims import CLAIMS
from forceout.rules.verdict import Fault, Ruling, Use, Verdict, distinct

SHORT = Fault("too-short", "It uses {count} cube.", "Use {least} cubes or more.")
WRONG = Fault("unequal", "It is {value}.", "Make it equal.")
RULINGS = (
    Ruling(SHORT, "VII-B-3-a", {"count": "1", "least": "two"}),
    Ruling(WRONG, "VII-B-2", {"value": "7"}),
    Ruling(WRONG, "VII-B-2", {"value": "8"}),
)


def test_a_fault_names_the_facts_that_it_needs() -> None:
    """Both what is wrong and what to do instead may ask for facts."""
    assert SHORT.facts == {"count", "least"}
    assert Fault("plain", "Wrong.", "Right.").facts == frozenset()


def test_a_ruling_says_clause_wrong_and_remedy() -> None:
    """A ruling on one line holds its clause and both sentences with the facts filled in."""
    assert str(RULINGS[0]) == "VII-B-3-a: It uses 1 cube. Use two cubes or more."


def test_a_missing_fact_is_noticed() -> None:
    """A ruling whose facts do not suffice cannot be said."""
    with pytest.raises(KeyError, match="least"):
        str(Ruling(SHORT, "VII-B-3-a", {"count": "1"}))


def test_a_verdict_names_each_clause_and_code_once() -> None:
    """However many rulings there are, a clause and a code are listed once, in the order found."""
    verdict = Verdict(RULINGS)
    assert not verdict.is_correct
    assert verdict.clauses == ("VII-B-3-a", "VII-B-2")
    assert verdict.codes == ("too-short", "unequal")


def test_a_verdict_in_plain_words() -> None:
    """Each reason has a line, and so has each reading that is shown."""
    assert str(Verdict(RULINGS[1:2], ("(8-1) = 8",))).splitlines() == [
        "Incorrect.",
        "  VII-B-2: It is 7. Make it equal.",
        "  read as (8-1) = 8",
    ]
    assert str(Verdict()) == "Correct."


def test_a_verdict_as_plain_data() -> None:
    """A verdict is plain data that can be written as JSON, nothing lost."""
    uses = (Use("7:0", "r0", Section.REQUIRED),)
    data = json.loads(json.dumps(Verdict(RULINGS[:1], ("a",), ("7",), uses).as_json()))
    assert data == {
        "correct": False,
        "rulings": [
            {
                "clause": "VII-B-3-a",
                "code": "too-short",
                "facts": {"count": "1", "least": "two"},
                "wrong": "It uses 1 cube.",
                "instead": "Use two cubes or more.",
            }
        ],
        "readings": ["a"],
        "values": ["7"],
        "uses": [{"symbol": "7:0", "cube": "r0", "section": "Required"}],
    }


def test_the_same_ruling_is_kept_once() -> None:
    """Rulings that say the same are one; those that differ in a fact or the clause are not."""
    again = Ruling(WRONG, "VII-B-2", {"value": "7"})
    elsewhere = Ruling(WRONG, "VII-C-5-d", {"value": "7"})
    assert distinct([*RULINGS, again, elsewhere]) == (*RULINGS, elsewhere)


@pytest.mark.parametrize(
    ("claim", "most", "sets_goal", "uses_all"),
    [
        ("now", 1, False, False),
        ("a-flub", 1, False, False),
        ("impossible", None, False, False),
        ("p-flub", None, False, False),
        ("last-cube", None, False, False),
        ("time", None, False, False),
        ("cleanup", None, False, False),
        ("no-goal", None, True, False),
        ("no-goal-flub", None, True, False),
        ("force-out", None, False, True),
    ],
)
def test_what_a_claim_lets_a_paper_use(
    claim: str, most: int | None, sets_goal: bool, uses_all: bool
) -> None:
    """One cube of Resources after Now, any number else; who sets the Goal, who must use all."""
    known = CLAIMS[claim]
    assert (known.most_resources, known.sets_goal, known.uses_all_resources) == (
        most,
        sets_goal,
        uses_all,
    )
    assert len(CLAIMS) == 10
