"""docs/json.md names every field that a program can meet in an answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.doors import MAT, forceout

PAGE = Path(__file__).parents[2] / "docs" / "json.md"
FREE = {
    *("completing", "counts", "earned", "endings", "facts", "penalties"),
    *("players", "points", "shakes", "totals"),
}
"""Objects whose names are clauses, seats and the like."""
NONE = "15 | 7 / | 4 | | 8 +"
ON_SETS = ("--rulebook", "agloa-onsets-2014")


def fields(data: object) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(data, list):
        return set().union(*map(fields, data))
    if not isinstance(data, dict):
        return set()
    inner = (fields(value) for name, value in data.items() if name not in FREE)
    return set(data).union(*inner)


@pytest.mark.parametrize(
    "command",
    [
        ("judge", MAT, "8+4x2 = 2x(3+5)", "--claim", "now"),
        ("goal", "2x3+5"),
        ("reading", "2x3+5", "8"),
        ("pick", "r1", "wild=0"),
        ("value", "8+4x2"),
        ("solve", MAT, "--claim", "now", "--many", "3"),
        ("solve", NONE, "--claim", "impossible", "--check"),
        ("moves", "10 | 4 | | | + 6 3"),
        ("goals", "4 5 9 +"),
        ("goals", "B R U n 2 1", *ON_SETS, "--universe", "BR BG BY RG B _"),
        ("rulebooks",),
        ("rules", "show", "agloa-equations-2026"),
        ("rules", "diff", "agloa-equations-2026", "mlag-equations-2019"),
        ("simulate", "--shakes", "2"),
    ],
)
def test_every_field_is_told(command: tuple[str, ...]) -> None:
    """Whatever an answer has stands on the page."""
    told = set(re.findall(r"`([^`]+)`", PAGE.read_text(encoding="utf-8")))
    assert fields(forceout(*command, "--json").data) <= told


def test_the_stream_is_told() -> None:
    """An answer of the stream, and what it says of a line that is no case, stand on the page."""
    told = set(re.findall(r"`([^`]+)`", PAGE.read_text(encoding="utf-8")))
    case = {"id": "one", "rulebook": "grc-equations-2026", "kind": "value", "expr": "8+4x2"}
    answer = forceout("judge", "--jsonl", typed=f"{json.dumps(case)}\n?\n")
    assert fields(answer.lines) <= told
