"""All that procedure can reach is reached, and the runner says what is not, or fails."""

from __future__ import annotations

import pytest

from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.procedure.faults import FAULTS
from tests.match.by_chance import DIVISIONS
from tests.match.contract import company
from tests.match.contract.__main__ import Report, main, report_on
from tests.match.contract.firing import within_reach

FEW_RULES = ["agloa-basic-equations-2026", "agloa-basic-onsets-2014"]
"""The rulebooks with so few clauses that a few matches reach them all."""


@pytest.mark.parametrize("book", FEW_RULES)
def test_all_that_procedure_can_reach_is_reached(book: str) -> None:
    """Each fault, price and score of the basic rules comes up in a match by chance."""
    report = report_on(book, "basic", range(40), until_all_fired=True)
    assert report.waiting == set()
    assert report.failures == []
    assert report.matches < 40


def test_what_never_came_up_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """One match cannot reach everything; the runner says what is missing, and fails."""
    arguments = ["--only", *DIVISIONS[0], "--matches", "1", "--until-all-fired"]
    assert main(arguments) == 1
    assert "never: " in capsys.readouterr().out


@pytest.mark.parametrize("theme", ["", "stopped"])
def test_a_company_is_bent_on_its_theme(theme: str) -> None:
    """What chance hardly ever brings about comes up soon in a company that is out for it."""
    matches = report_on(*DIVISIONS[1], range(6), until_all_fired=False, theme=theme)
    assert (("stopped", "VI-B-f") in matches.waiting) is not bool(theme)
    assert matches.failures == []


def test_every_second_company_is_bent_on_what_is_waited_for() -> None:
    """The themes go round among the faults, also those of which only a price is missing."""
    report = Report(*DIVISIONS[1])
    report.waiting = {("price", "VI-B-f"), ("one-try", "VII-C-5-c-c"), ("score", "X-B-2")}
    assert [report.theme(seed) for seed in range(6)] == [
        "",
        "one-try",
        "",
        "stopped",
        "",
        "one-try",
    ]
    report.waiting = {("score", "X-B-2")}
    assert report.theme(1) == ""


def test_the_runner_says_how_to_see_a_failure_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that breaks a promise is named by the command that plays it again."""
    arguments = ["--only", "mlag-equations-2019", "middle", "--matches", "1", "--seed", "3"]
    assert main(arguments) == 0
    monkeypatch.setattr(company, "MOST_STEPS", 9)
    assert main(arguments) == 1
    assert main([*arguments, "--theme", "answered"]) == 1
    said = capsys.readouterr().out.splitlines()
    again = f"  python -m tests.match.contract {' '.join(arguments)}"
    assert {again, f"{again} --theme answered"} <= set(said)


@pytest.mark.parametrize(("book", "division"), DIVISIONS)
def test_a_division_cites_what_it_can_rule_on(book: str, division: str) -> None:
    """Each clause behind a fault or a step of a division is in the rulebook's list."""
    play = rulebook(book).procedure(division).play
    known = RULEBOOKS[book].clauses.by_id
    assert set(play.clauses) <= {fault.code for fault in FAULTS}
    assert {clause for _, clause in within_reach(book, division)} <= set(known)


def test_every_fault_of_procedure_is_cited() -> None:
    """Each fault breaks a clause of some rulebook, and can happen in some division of it."""
    cited = {code for one in DIVISIONS for code, _ in within_reach(*one)}
    assert {fault.code for fault in FAULTS} <= cited
    assert len({fault.code for fault in FAULTS}) == len(FAULTS)
