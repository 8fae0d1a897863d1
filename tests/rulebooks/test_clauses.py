import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from forceout.rules.clause import Clause, Clauses
from tests.rulebooks.editions import EDITIONS

REGISTRIES = {rulebook: edition.clauses for rulebook, edition in EDITIONS.items()}
NUMBERED = {name: clauses for name, clauses in REGISTRIES.items() if "I" in clauses.by_id}

CASES = Path(__file__).parents[1] / "conformance" / "cases"

SECTIONS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"]
LITTLE_ROMANS = ["i", "ii", "iii", "iv", "v"]
GRC_SECTIONS = [
    "Purpose",
    "Equipment",
    "Division",
    "Timer",
    "Resources",
    "Goal",
    "Procedure",
    "Solutions",
    "Special",
    "Move",
    "Bonus",
    "Flubs",
    "Challenges",
    "Force-Out",
    "Cleanup",
    "Scoring",
    "Team-Scoring",
    "Initialing",
    "Additional",
    "Math",
    "Know",
    "Know4",
    "Sportsmanship",
    "Scoresheets",
]

every_rulebook = pytest.mark.parametrize("rulebook", REGISTRIES)
numbered_rulebook = pytest.mark.parametrize("rulebook", NUMBERED)


def own_part(clause: str) -> str:
    """Take the last part of an id: `e` of `VII-B-3-e`."""
    return clause.rpartition("-")[2]


def place_among_siblings(clause: str) -> tuple[int, int]:
    """Say where an id belongs among its siblings: numbers first, then letters, then comments."""
    part = own_part(clause)
    if part.isdigit():
        return 0, int(part)
    if clause.count("-") == 0:
        return 0, (*SECTIONS, "Appendix A", "Glossary").index(part)
    if clause.count("-") >= 4 and part in LITTLE_ROMANS:
        return 1, LITTLE_ROMANS.index(part)
    return 2 if "-Comment-" in clause else 1, ord(part)


def families(clauses: Clauses) -> Iterator[list[Clause]]:
    """Gather the clauses that are parts of the same one, and the sections."""
    parents = dict.fromkeys(clauses.parent(clause.id) for clause in clauses)
    for parent in parents:
        yield [clause for clause in clauses if clauses.parent(clause.id) == parent]


def cited() -> Iterator[tuple[str, str, str]]:
    """Go through the clauses that the conformance cases cite: case, rulebook, clause."""
    for file in sorted(CASES.glob("*.jsonl")):
        for line in file.read_text().splitlines():
            case = json.loads(line)
            expected = case["expect"]
            for holder in (case, expected if isinstance(expected, dict) else {}):
                if "clause" in holder:
                    yield case["id"], case["rulebook"], holder["clause"]


@every_rulebook
def test_a_clause_says_one_short_sentence(rulebook: str) -> None:
    """What a clause says is never empty, ends with a full stop and fits a line of a table."""
    for clause in REGISTRIES[rulebook]:
        assert 10 <= len(clause.says) <= 140, clause
        assert clause.says.endswith("."), clause
        assert not clause.says[0].islower(), clause


@numbered_rulebook
def test_a_clause_stands_right_under_the_clause_that_it_is_a_part_of(rulebook: str) -> None:
    """Taking the last number or letter off an id leaves the id of another clause."""
    clauses = NUMBERED[rulebook]
    for clause in clauses:
        head = clause.id.rpartition("-")[0].removesuffix("-Comment")
        assert not head or head in clauses.by_id, clause


@every_rulebook
def test_the_parts_of_a_clause_follow_it_at_once(rulebook: str) -> None:
    """The table keeps the order of the text: a clause, then its parts, then what comes next."""
    clauses = REGISTRIES[rulebook]
    order = [clause.id for clause in clauses]
    for clause in clauses:
        parts = [part.id for part in clauses.parts(clause.id)]
        start = order.index(clause.id) + 1
        assert order[start : start + len(parts)] == parts


@numbered_rulebook
def test_no_number_or_letter_is_out_of_place_or_skipped(rulebook: str) -> None:
    """Among the parts of one clause each number or letter is followed by the next."""
    for family in families(NUMBERED[rulebook]):
        places = [place_among_siblings(clause.id) for clause in family]
        assert places == sorted(places)
        for (kind, number), (next_kind, next_number) in pairwise(places):
            assert kind != next_kind or next_number == number + 1, family


def test_the_challenge_cup_keeps_the_order_of_its_sections() -> None:
    """That text has names for clauses instead of numbers; its sections come in its own order."""
    clauses = REGISTRIES["grc-equations-2026"]
    tops = [clause.id for clause in clauses if clauses.parent(clause.id) is None]
    assert tops == GRC_SECTIONS


def test_every_clause_that_a_case_cites_is_known() -> None:
    """The conformance cases cite clauses of these rulebooks by the same ids."""
    citations = [row for row in cited() if row[1] in REGISTRIES]
    assert len(citations) > 1000
    assert [row for row in citations if row[2] not in REGISTRIES[row[1]]] == []


def test_every_clause_of_one_fault_is_known() -> None:
    """The groups of clauses that name one fault in several places name real clauses."""
    groups = json.loads((CASES / "same-fault.json").read_text())
    unknown = [
        clause
        for rulebook, rows in groups.items()
        if rulebook in REGISTRIES
        for row in rows
        for clause in row
        if clause not in REGISTRIES[rulebook].by_id
    ]
    assert unknown == []
