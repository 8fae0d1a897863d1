"""`forceout simulate` plays random legal shakes, for figures and to try the rules out."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Final

import typer
from rich.table import Table as Grid
from rich.text import Text

from forceout.bots.chance import next_action
from forceout.cli import options, pages
from forceout.cli.answers import say
from forceout.cli.refusing import Refusal
from forceout.cli.watching import watching
from forceout.match.actions import Action
from forceout.match.events import CubeMoved, Event, PaperJudged, PenaltyGiven, ShakeVoided
from forceout.match.play import Refused, act, start
from forceout.match.state import MatchState
from forceout.match.table import Checks, Manner, Table
from forceout.rulebooks.shelf import RULEBOOKS, rulebook

_IN_A_MATCH: Final = 5
_MOST: Final = 10_000_000


class _Impossible(Exception):  # noqa: N818 - it says what cannot be
    """Chance did something that the rules refuse: a mistake of ours, with how to see it again."""

    def __init__(self, action: Action, number: int, seed: int, done: Refused) -> None:
        why = " ".join(map(str, done.rulings))
        super().__init__(f"{action} in match {number} of seed {seed}: {why}")


@dataclass
class Figures:
    """What some shakes have come to."""

    shakes: int = 0
    void: int = 0
    events: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    papers: Counter[bool] = field(default_factory=Counter)
    penalties: Counter[str] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)

    def count(self, event: Event) -> None:
        """Count an event."""
        self.events += 1
        match event:
            case CubeMoved():
                self.moves += 1
            case PaperJudged():
                self.papers[event.is_correct] += 1
            case PenaltyGiven():
                self.penalties[event.clause] += 1
            case ShakeVoided():
                self.void += 1
            case _:
                pass

    def count_shake(self, before: MatchState, after: MatchState) -> None:
        """Count a shake that is scored, and what was written for at its end."""
        writing = None if before.shake is None else before.shake.writing
        self.shakes += 1
        self.endings[writing.claim.name if writing else "nothing"] += 1
        self.points.update(points for _, points in after.sheet.shakes[-1].points)

    def as_json(self) -> dict[str, object]:
        """The figures as data."""
        return {
            "shakes": self.shakes,
            "void": self.void,
            "events": self.events,
            "moves": self.moves,
            "endings": dict(self.endings),
            "papers": {"correct": self.papers[True], "incorrect": self.papers[False]},
            "penalties": dict(self.penalties),
            "points": {str(points): count for points, count in sorted(self.points.items())},
        }


def simulate(
    shakes: Annotated[
        int, typer.Option("--shakes", min=1, max=_MOST, help="How many shakes.", metavar="N")
    ] = 1000,
    seed: Annotated[
        int, typer.Option("--seed", help="Where chance starts; the same seed, the same shakes.")
    ] = 1,
    players: Annotated[
        int, typer.Option("--players", min=0, help="How many play; by itself three or as many.")
    ] = 0,
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    season: options.Season = None,
    players_check: Annotated[
        bool, typer.Option("--players-check", help="The players check papers, not the judge.")
    ] = False,
    over_the_board: Annotated[
        bool, typer.Option("--over-the-board", help="Slips happen, as at a real table.")
    ] = False,
    as_json: options.AsJson = False,
) -> None:
    """Play random legal shakes, and print what they came to.

    Ctrl-C stops it, and what was reached is printed.
    """
    table = Table(
        rulebook,
        division,
        season or 0,
        ("",) * _seated(rulebook, division, players),
        Checks.PLAYERS if players_check else Checks.JUDGE,
        Manner.OVER_THE_BOARD if over_the_board else Manner.STRICT,
        timed=False,
    )
    figures = Figures()
    began = time.perf_counter()
    with watching() as watch:
        for _ in _played(table, shakes, seed, figures):
            if not watch.hear("shakes", figures.shakes, shakes):
                break
    seconds = time.perf_counter() - began
    rate = round(figures.shakes / seconds) if seconds else 0
    if as_json:
        say(figures.as_json() | {"seed": seed, "shakes_a_second": rate})
        return
    page = pages.page()
    named = f"{RULEBOOKS[rulebook].title}, {division or RULEBOOKS[rulebook].divisions[0]}"
    page.print(pages.typed(f"{named} · {len(table.players)} players · seed {seed}", "dim"))
    page.print(_page(figures))
    if figures.shakes < shakes:
        page.print(Text(f"Stopped after {figures.shakes} of {shakes} shakes.", style="bold"))
    page.print(Text(f"{rate} shakes a second", style="dim"))


def _seated(name: str, division: str, players: int) -> int:
    """How many play: as asked, or three where three may."""
    seats = rulebook(name).procedure(division).play.seats
    if players and not seats.fewest <= players <= seats.most:
        raise Refusal(f"{name} is played by {seats.fewest} to {seats.most} players.")
    return players or max(seats.fewest, min(3, seats.most))


def _played(table: Table, shakes: int, seed: int, figures: Figures) -> Iterator[None]:
    """Play matches of a few shakes until there are enough; yields after each shake."""
    number = 0
    while figures.shakes < shakes:
        number += 1
        luck = Random(f"{seed} {number}").randrange  # noqa: S311 - chance in a game, no secret
        state = start(replace(table, shakes=min(_IN_A_MATCH, shakes - figures.shakes)))
        while (action := next_action(state, luck)) is not None:
            before = state
            done = act(state, action)
            if isinstance(done, Refused):
                raise _Impossible(action, number, seed, done)
            state = done.state
            for event in done.events:
                figures.count(event)
            if len(state.sheet.shakes) > len(before.sheet.shakes):
                figures.count_shake(before, state)
                yield


def _page(figures: Figures) -> Grid:
    grid = pages.plain_table("", "", "")
    shakes = max(figures.shakes, 1)
    grid.add_row("shakes", str(figures.shakes), f"{figures.void} void besides")
    grid.add_row("moves", str(figures.moves), f"{_per(figures.moves, shakes)} a shake")
    for name, count in figures.endings.most_common():
        grid.add_row(f"  ended by {name}", str(count), _percent(count, shakes))
    papers = figures.papers.total()
    grid.add_row("papers", str(papers), f"{_per(papers, shakes)} a shake")
    grid.add_row("  correct", str(figures.papers[True]), _percent(figures.papers[True], papers))
    for points, count in sorted(figures.points.items()):
        grid.add_row(f"  scores of {points}", str(count), _percent(count, figures.points.total()))
    for clause, count in figures.penalties.most_common():
        grid.add_row(f"penalties by {clause or 'no clause'}", str(count), "")
    return grid


def _per(count: int, of: int) -> str:
    return f"{count / of:.1f}"


def _percent(count: int, of: int) -> str:
    return f"{100 * count / of:.0f}%" if of else ""
