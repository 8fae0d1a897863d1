import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.cases import RUNNERS, run
from tests.conformance.clauses import CASES, Citations, is_part_of

CITATIONS = Citations()


def all_cases() -> Iterator[dict[str, Any]]:
    """Every case of the project."""
    for file in sorted(CASES.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


@pytest.mark.parametrize("kind", RUNNERS)
def test_every_case_of_a_kind_passes(kind: str) -> None:
    """All cases of each kind that the product can answer pass."""
    cases = [case for case in all_cases() if case["kind"] == kind]
    assert cases
    found = {case["id"]: run(case, CITATIONS) for case in cases}
    assert {name: problem for name, problem in found.items() if problem} == {}


def first(kind: str, **expected: object) -> dict[str, Any]:
    """A case of a kind, with what it expects."""
    return next(
        case
        for case in all_cases()
        if case["kind"] == kind
        and all(case["expect"].get(key) == value for key, value in expected.items())
    )


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("goal", "legal"),
        ("reading", "legal"),
        ("judge", "correct"),
        ("select", "legal"),
        ("solve", "possible"),
    ],
)
@pytest.mark.parametrize("good", [True, False])
def test_a_wrong_expectation_fails(kind: str, word: str, good: bool) -> None:
    """A case that expects the opposite fails, whichever the opposite is."""
    case = first(kind, **{word: good})
    opposite = {word: not good, "clause": "VII-B-2"}
    assert f"expected {word}={not good}" in run({**case, "expect": opposite}, CITATIONS)


@pytest.mark.parametrize(
    ("kind", "word"),
    [("goal", "legal"), ("reading", "legal"), ("judge", "correct"), ("select", "legal")],
)
def test_a_wrong_clause_fails(kind: str, word: str) -> None:
    """A case that expects another clause fails, though the verdict is the expected one."""
    case = first(kind, **{word: False})
    other = {word: False, "clause": "XII-A-1"}
    assert "expected clause XII-A-1" in run({**case, "expect": other}, CITATIONS)


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        (["16", "11"], ""),
        (["11", "16"], ""),
        (["32/2", "11"], ""),
        (["16"], "also came 11"),
        (["16", "11", "12"], "expected ['12']"),
        (["11", "11", "16"], "expected ['11']"),
        ([], "also came"),
    ],
)
def test_values_are_compared_as_values(values: list[str], problem: str) -> None:
    """Each value must come once, in any order and however it is written; no other may come."""
    case = {
        "kind": "value",
        "rulebook": "agloa-equations-2026",
        "division": "middle",
        "where": "goal",
        "expr": "2x3+5",
        "expect": {"values": values},
    }
    came = run(case, CITATIONS)
    assert bool(came) is bool(problem)
    assert problem in came


def test_an_unknown_kind_fails() -> None:
    """A case of a kind that the runner does not know fails."""
    assert run({"kind": "dance"}, CITATIONS) == "no runner for kind dance"


@pytest.mark.parametrize(
    ("rulebook", "expected", "cited", "counts"),
    [
        ("agloa-equations-2026", "VII-B-3", "VII-B-3-e", True),
        ("agloa-equations-2026", "VII-B-3-e", "VII-B-3", True),
        ("agloa-equations-2026", "VII-B-3-b", "VII-B-3-e", False),
        ("agloa-equations-2026", "VII-B-2", "VII-B-20", False),
        ("agloa-equations-2026", "VII-B-2", "VII-C-5-d", True),
        ("agloa-equations-2026", "VII-B-6-a", "VII-C-5-c", True),
        ("mlag-equations-2019", "VII-B-2", "VII-C-5-d", False),
    ],
)
def test_a_clause_counts_with_its_parts_and_its_doubles(
    rulebook: str, expected: str, cited: str, counts: bool
) -> None:
    """A cited clause counts when it is the expected one, above or below it, or says the same."""
    assert CITATIONS.match(rulebook, expected, ["I-A", cited]) is counts
    assert is_part_of("VII-B-3-e", "VII-B-3")
    assert not is_part_of("VII-B-30", "VII-B-3")


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the runner as a command."""
    return subprocess.run(
        [sys.executable, "-m", "tests.conformance", *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        cwd=CASES.parents[2],
    )


def test_the_command_tells_what_failed(tmp_path: Path) -> None:
    """A failing case is named, a broken one does not hide the others, and the exit code is 1."""
    good = first("goal", legal=True)
    bad = {**good, "id": "bad-one", "expect": {"legal": False, "clause": "IV-B"}}
    broken = {**good, "id": "broken-one", "rulebook": "no-such-book"}
    odd = {**good, "id": "odd-one", "kind": "dance"}
    file = tmp_path / "some.jsonl"
    file.write_text("\n".join(map(json.dumps, [bad, broken, odd, good])), encoding="utf-8")
    done = ran(str(file))
    assert done.returncode == 1
    *failures, last = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert [line.split(":")[0] for line in failures] == ["bad-one", "broken-one", "odd-one"]
    assert last == "1 passed, 3 failed"


def test_the_command_is_content_when_all_pass(tmp_path: Path) -> None:
    """With nothing to say against any case the command says so and exits with 0."""
    file = tmp_path / "some.jsonl"
    file.write_text(json.dumps(first("goal", legal=True)) + "\n\n", encoding="utf-8")
    done = ran("--kind", "goal", str(file))
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n")
