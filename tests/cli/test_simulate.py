from __future__ import annotations

import pytest

from forceout.cli.watching import Watch
from tests.cli.doors import forceout


def test_figures() -> None:
    """So many shakes are played, and the figures add up."""
    data = forceout("simulate", "--shakes", "23", "--json").data
    assert data["shakes"] == 23
    assert sum(data["endings"].values()) == 23
    assert sum(data["points"].values()) == 3 * 23
    assert data["papers"]["correct"] > 0
    assert data["papers"]["incorrect"] > 0
    assert data["moves"] < data["events"]


def test_the_same_seed_gives_the_same_shakes() -> None:
    """Chance comes from the seed alone."""

    def figures(seed: str) -> dict[str, object]:
        data: dict[str, object] = forceout(
            "simulate", "--shakes", "7", "--seed", seed, "--json", "--over-the-board"
        ).data
        del data["shakes_a_second"]
        return data

    assert figures("4") == figures("4")
    assert figures("4") != figures("5")


@pytest.mark.parametrize(
    ("rulebook", "division"),
    [
        ("grc-equations-2026", "third"),
        ("agloa-onsets-2014", "elementary"),
        ("mlag-onsets-2019", "senior"),
        ("agloa-basic-equations-2026", ""),
    ],
)
def test_any_rulebook(rulebook: str, division: str) -> None:
    """Every rulebook can be played by chance, players checking too."""
    shown = forceout(
        "simulate",
        "--shakes",
        "6",
        "--rulebook",
        rulebook,
        "--division",
        division,
        "--players-check",
    )
    assert shown.code == 0
    assert "shakes a second" in shown.out
    assert "ended by" in shown.out


def test_stopping_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is told to stop, it prints what was reached."""
    monkeypatch.setattr(Watch, "hear", lambda _watch, _stage, done, _total: done < 4)
    shown = forceout("simulate", "--shakes", "1000000")
    assert shown.code == 0
    assert "Stopped after 4 of 1000000 shakes." in shown.out


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--players", "4"], "is played by 2 to 3 players"),
        (["--rulebook", "chess"], "no rulebook chess"),
        (["--division", "eighth"], "no division eighth"),
        (["--shakes", "0"], "Invalid value for '--shakes'"),
    ],
)
def test_what_cannot_be_played(options: list[str], says: str) -> None:
    """A table that cannot be is refused in words, and the program leaves with 2."""
    shown = forceout("simulate", *options)
    assert shown.code == 2
    assert says in shown.err
