"""A match as a page in the terminal: the position, the papers, the scoresheet, the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from forceout.cli.cubes import mat_table
from forceout.cli.pages import plain_table, typed
from forceout.match.story import name_of
from forceout.match.table import Seat, Table
from forceout.match.views import PapersView, ShakeView, View
from forceout.rules.procedure.steps import Step

_CLAIMS = {
    "no-goal": "no-Goal challenge",
    "last-cube": "the last cube",
    "time": "the end of the round",
    "force-out": "Force Out",
    "cleanup": "Cleanup",
}


def time_of(at: int) -> str:
    """A time of a match, in minutes and seconds.

    >>> time_of(125_999)
    '2:05'
    """
    minutes, seconds = divmod(at // 1000, 60)
    return f"{minutes}:{seconds:02}"


def position(seen: View, *, is_low: bool = False) -> Group:
    """A position: what comes next, the mat, and what has been written as far as it is shown.

    Where the terminal is low, papers stand before the mat, so that nobody has to look for them.
    """
    shake = seen.shake
    lines: list[RenderableType] = [headline(seen)]
    if shake is not None:
        if shake.variations:
            lines.append(typed(f"Variations: {', '.join(_picks(seen.table, shake))}"))
        parts: list[RenderableType] = [mat_table(shake.mat)]
        if shake.papers is not None:
            parts.insert(0 if is_low else 1, papers(seen.table, shake, shake.papers))
        for part in parts:
            lines += [part] if is_low else [Text(), part]
    return Group(*lines)


def headline(seen: View) -> Text:
    """When it is, which shake is played, and what comes next."""
    head = Text(f"{time_of(seen.at)}  ", style="dim")
    shake = seen.shake
    if shake is not None:
        setter = name_of(seen.table, shake.setter)
        head.append(f"Shake {shake.number}, {setter} rolls\n", style="bold not dim")
    deals = shake is not None and seen.step is Step.ROLLING and shake.turn != shake.setter
    step = "dealing the cards" if deals else seen.step.value
    return head.append(f"Next: {step}{_whose(seen)}", style="not dim")


def _whose(seen: View) -> str:
    shake = seen.shake
    if shake is None:
        return ""
    if shake.block:
        return f"; {name_of(seen.table, shake.block)} holds the block"
    return f"; it is {name_of(seen.table, shake.turn)}'s turn" if shake.turn else ""


def _picks(table: Table, shake: ShakeView) -> Iterator[str]:
    for seat, variation in shake.variations:
        yield f"{variation} ({name_of(table, seat)})"


def papers(table: Table, shake: ShakeView, papers: PapersView) -> Grid:
    """What each player hands in: sealed while the writing goes on, then to be read by all."""
    grid = plain_table(f"For {_CLAIMS.get(papers.claim, papers.claim)}", "paper", "")
    for seat in shake.players:
        part = _part(table, shake, papers, seat)
        grid.add_row(typed(part), typed(_paper(papers, seat)), _verdict(papers, seat))
    return grid


def _part(table: Table, shake: ShakeView, papers: PapersView, seat: Seat) -> str:
    if seat in papers.callers:
        part = ", Challenger"
    elif papers.callers and seat == shake.mover:
        part = ", Mover"
    elif seat in papers.sides:
        part = f", with the {papers.sides[seat].value.capitalize()}"
    else:
        part = ""
    return f"{name_of(table, seat)}{part}"


def _paper(papers: PapersView, seat: Seat) -> str:
    if seat in papers.papers:
        return papers.papers[seat]
    return "done" if seat in papers.done else "-"


def _verdict(papers: PapersView, seat: Seat) -> Text:
    if seat == papers.checking:
        return Text("is being checked", style="bold")
    if seat not in papers.verdicts:
        return Text()
    is_correct = papers.verdicts[seat]
    sign, style = ("✓ correct", "green") if is_correct else ("✗ incorrect", "red")
    return Text(sign, style=style)


def scoresheet(seen: View) -> Grid:
    """The scoresheet: a line for each shake, penalties and corrections, and the totals."""
    table, sheet = seen.table, seen.sheet
    grid = plain_table("", *(name_of(table, seat) for seat in table.seats))
    for column in grid.columns[1:]:
        column.justify = "right"
    for number, shake in enumerate(sheet.shakes, start=1):
        _add(grid, f"shake {number}", table, shake.points)
    for penalty in sheet.penalties:
        what = f"penalty, {penalty.clause}" if penalty.clause else "penalty"
        _add(grid, what, table, [(penalty.player, -penalty.points)])
    for correction in sheet.corrections:
        _add(grid, "corrected", table, [correction])
    _add(grid, "total", table, sheet.totals.items(), style="bold")
    if sheet.signed:
        _add(grid, "signed for", table, sheet.signed.items())
    if sheet.earned:
        _add(grid, "earned", table, sheet.earned, style="bold")
    return grid


def _add(
    grid: Grid, what: str, table: Table, points: Iterable[tuple[Seat, object]], style: str = ""
) -> None:
    by_seat = {seat: str(value) for seat, value in points}
    grid.add_row(what, *(by_seat.get(seat, "") for seat in table.seats), style=style)
