from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from forceout.match.record.text import Record
from tests.cli.doors import forceout
from tests.match.by_chance import a_table, played


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match of two shakes."""
    chance = Random(3)
    done = played(a_table("agloa-equations-2026", "middle", chance, shakes=2), chance)
    file = tmp_path_factory.mktemp("matches") / "ours.fo"
    file.write_text(Record(done.table, done.events).format(), encoding="utf-8")
    return file


def test_the_end_of_a_match(match: Path) -> None:
    """Without more, the last position and the scoresheet are shown."""
    shown = forceout("replay", str(match))
    assert shown.code == 0
    assert "the match is over" in shown.out
    assert "earned" in shown.out


def test_a_position(match: Path) -> None:
    """After so many events the mat is as it was then."""
    count = next(
        place
        for place, event in enumerate(Record.parse(match.read_text()).events)
        if type(event).__name__ == "GoalSet"
    )
    shown = forceout("replay", str(match), "--at", str(count + 1))
    assert shown.code == 0
    assert "Shake 1" in shown.out
    assert "moving cubes" in shown.out
    assert "Resources  [" in shown.out
    none_yet = forceout("replay", str(match), "--at", "0")
    assert "the lot for the first Goal" in none_yet.out
    too_many = forceout("replay", str(match), "--at", "99999")
    assert (too_many.code, too_many.out) == (2, "")
    assert "events, not 99999" in too_many.err


def test_the_scoresheet_alone(match: Path) -> None:
    """The scoresheet can be had without a position."""
    shown = forceout("replay", str(match), "--scoresheet").out
    assert "shake 2" in shown
    assert "Resources" not in shown


def test_the_story(match: Path) -> None:
    """The story names the players, shows the mat when it is written for, and cites clauses."""
    told = forceout("replay", str(match), "--story").out
    assert "Shake 1\n" in told
    assert "Shake 2\n" in told
    assert 'says "Goal".' in told
    assert "paper is" in told
    assert "The match earns" in told
    assert "Forbidden" in told


def test_as_data(match: Path) -> None:
    """As data there are the position and the scores, and with the story each sentence."""
    data = forceout("replay", str(match), "--json", "--story").data
    assert data["rulebook"] == "agloa-equations-2026"
    assert data["season"] == 2027
    assert data["events"] == len(data["story"])
    assert len(data["shakes"]) == 2
    assert data["position"] is None
    assert {"at", "says", "clauses"} == data["story"][0].keys()
    begun = forceout("replay", str(match), "--json", "--at", "2").data
    assert begun["position"].count("|") == 4
    assert "story" not in begun


def test_what_cannot_have_happened(match: Path, tmp_path: Path) -> None:
    """A line that breaks a rule is named with its clause, and the program leaves with 2."""
    lines = match.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if "says" in line)
    setter = lines[place].split()[1]
    other = "B" if setter == "A" else "A"
    lines[place] = lines[place].replace(f" {setter} ", f" {other} ")
    file = tmp_path / "wrong.fo"
    file.write_text("\n".join(lines), encoding="utf-8")
    shown = forceout("replay", str(file))
    assert (shown.code, shown.out) == (2, "")
    assert f"Line {place + 1}: This cannot be done: IV-" in shown.err


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (b"forceout match 1\n\xff\xfe", "Line 2: This is not UTF-8."),
        (b"", "Line 1: A record begins with the line"),
        (b"forceout match 1\n", "Line 2: The header names its players"),
        (None, "cannot be read"),
    ],
)
def test_no_record(found: bytes | None, says: str, tmp_path: Path) -> None:
    """What is no record is refused in one line."""
    file = tmp_path / "none.fo"
    if found is not None:
        file.write_bytes(found)
    shown = forceout("replay", str(file))
    assert shown.code == 2
    assert says in shown.err
    assert shown.err.count("\n") == 1


def test_a_record_from_another_editor(match: Path, tmp_path: Path) -> None:
    """A mark that some editors put before UTF-8 is no part of the record."""
    file = tmp_path / "marked.fo"
    file.write_bytes(b"\xef\xbb\xbf" + match.read_bytes())
    assert forceout("replay", str(file)).out == forceout("replay", str(match)).out


def test_a_record_that_ends_too_early(match: Path, tmp_path: Path) -> None:
    """Where the last act's consequences are missing, it is shown as far as it goes, and said."""
    lines = match.read_text(encoding="utf-8").splitlines()
    cut = next(number for number, line in enumerate(lines) if "writing is over" in line)
    file = tmp_path / "short.fo"
    file.write_text("\n".join(lines[:cut]), encoding="utf-8")
    shown = forceout("replay", str(file))
    assert shown.code == 0
    assert "ends in the middle" in shown.out
