"""A match as a page in the terminal: the position, the papers, the scoresheet, the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from forceout.cli.cubes import mat_table
from forceout.cli.pages import plain_table, typed
from forceout.match.state import MatchState, Shake, Writing
from forceout.match.story import name_of
from forceout.match.table import Seat, Table

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


def position(state: MatchState) -> Group:
    """A position: what comes next, the mat, and what has been written as far as it is shown."""
    table, shake = state.table, state.shake
    head = Text(f"{time_of(state.at)}  ", style="dim")
    if shake is not None:
        head.append(f"Shake {shake.number}, ", style="bold")
        head.append(f"{name_of(table, shake.setter)} rolls", style="bold")
    lines: list[RenderableType] = [head, typed(f"Next: {state.step.value}{_whose(state)}")]
    if shake is not None:
        if shake.picks.made:
            lines.append(typed(f"Variations: {', '.join(_picks(table, shake))}"))
        lines += [Text(), mat_table(shake.mat)]
        if shake.writing is not None:
            lines += [Text(), writing(table, shake, shake.writing)]
    return Group(*lines)


def _whose(state: MatchState) -> str:
    shake = state.shake
    if shake is None:
        return ""
    if shake.block:
        return f"; {name_of(state.table, shake.block)} holds the block"
    return f"; it is {name_of(state.table, shake.turn)}'s turn" if shake.turn else ""


def _picks(table: Table, shake: Shake) -> Iterator[str]:
    for pick in shake.picks.made:
        yield f"{pick.variation} ({name_of(table, pick.by)}{', ignored' if pick.is_bad else ''})"


def writing(table: Table, shake: Shake, writing: Writing) -> Grid:
    """What each player hands in: sealed while the writing goes on, then to be read by all."""
    grid = plain_table(f"For {_CLAIMS.get(writing.claim.name, writing.claim.name)}", "paper", "")
    for seat in shake.players:
        paper = _paper(writing, seat)
        grid.add_row(
            typed(_part(table, shake, writing, seat)), typed(paper), _verdict(writing, seat)
        )
    return grid


def _part(table: Table, shake: Shake, writing: Writing, seat: Seat) -> str:
    if seat in writing.callers:
        part = ", Challenger"
    elif writing.callers and seat == shake.mover:
        part = ", Mover"
    elif seat in writing.sides:
        part = f", with the {writing.sides[seat].value.capitalize()}"
    else:
        part = ""
    return f"{name_of(table, seat)}{part}"


def _paper(writing: Writing, seat: Seat) -> str:
    if seat in writing.papers:
        return "(sealed)" if writing.is_open else writing.papers[seat]
    return "none" if seat in writing.nothing else "-"


def _verdict(writing: Writing, seat: Seat) -> Text:
    if seat not in writing.verdicts:
        return Text()
    is_correct = writing.verdicts[seat]
    sign, style = ("✓ correct", "green") if is_correct else ("✗ incorrect", "red")
    return Text(sign, style=style)


def scoresheet(state: MatchState) -> Grid:
    """The scoresheet: a line for each shake, penalties and corrections, and the totals."""
    table, sheet = state.table, state.sheet
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
        _add(grid, "the match earns", table, sheet.earned, style="bold")
    return grid


def _add(
    grid: Grid, what: str, table: Table, points: Iterable[tuple[Seat, object]], style: str = ""
) -> None:
    by_seat = {seat: str(value) for seat, value in points}
    grid.add_row(what, *(by_seat.get(seat, "") for seat in table.seats), style=style)
