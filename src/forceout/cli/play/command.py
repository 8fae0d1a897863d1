"""`forceout play`: begins a match in the terminal, or goes on with one."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Final

import typer

from forceout.cli import options
from forceout.cli.play.alone import alone
from forceout.cli.play.session import Session
from forceout.cli.refusing import Refusal
from forceout.match.table import Checks, Manner, Table
from forceout.rulebooks.shelf import rulebook as take

_FILE: Final = Path("match.fo")


_SAID_BY: Final = {
    "rulebook": "rulebook",
    "division": "division",
    "season": "season",
    "player": "players",
    "shakes": "shakes",
    "players_check": "checks",
    "over_the_board": "manner",
    "no_clocks": "timed",
}
"""Which option says what of a table."""


def play(
    context: typer.Context,
    file: Annotated[
        Path, typer.Argument(help="The record; if it is there already, its match goes on.")
    ] = _FILE,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help="A player's name; once for each, clockwise.", metavar="NAME"),
    ] = None,
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    season: options.Season = None,
    shakes: Annotated[
        int,
        typer.Option(
            "--shakes", min=0, max=999, help="End after so many shakes; 0: when time is called."
        ),
    ] = 0,
    players_check: Annotated[
        bool, typer.Option("--players-check", help="The players check papers, not the judge.")
    ] = False,
    over_the_board: Annotated[
        bool, typer.Option("--over-the-board", help="Slips happen, as at a real table.")
    ] = False,
    no_clocks: Annotated[
        bool, typer.Option("--no-clocks", help="Take as long as you like.")
    ] = False,
) -> None:
    """Play a match at one keyboard; it can be stopped at any moment and gone on with later.

    Arrows and Enter walk through what can be done, Tab lets another player act.
    """
    table = _in_full(
        Table(
            rulebook=rulebook,
            division=division,
            season=season or 0,
            players=tuple(player) if player else ("", ""),
            checks=Checks.PLAYERS if players_check else Checks.JUDGE,
            manner=Manner.OVER_THE_BOARD if over_the_board else Manner.STRICT,
            timed=not no_clocks,
            shakes=shakes,
        )
    )
    with alone(file):
        if file.exists():
            session = Session.resume(file, _milliseconds, SystemRandom().randrange)
            _check_same(file, context, table, _in_full(session.table))
        else:
            _check(table)
            session = Session.begin(file, table, _milliseconds, SystemRandom().randrange)
        from forceout.cli.play.app import TableApp  # noqa: PLC0415 - others need no Textual

        TableApp(session).run()
    typer.echo(f"The match is kept in {file}; to go on: forceout play {file}")


def _in_full(table: Table) -> Table:
    """Say the season, and the division where there are several, so that the record tells them."""
    book = take(table.rulebook)
    first = book.divisions[0] if len(book.divisions) > 1 else ""
    return replace(table, division=table.division or first, season=table.season or book.season)


def _is_said(context: typer.Context, option: str) -> bool:
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def _check_same(file: Path, context: typer.Context, asked: Table, found: Table) -> None:
    """Refuse options that say something else than the record of the match does."""
    others = [
        f"--{option.replace('_', '-')}"
        for option, name in _SAID_BY.items()
        if _is_said(context, option) and getattr(asked, name) != getattr(found, name)
    ]
    if others:
        raise Refusal(
            f"{file} holds a match that was begun otherwise: leave out {', '.join(others)}, "
            "or name another file."
        )


def _check(table: Table) -> None:
    """Refuse a table that cannot be."""
    table.bench()
    seats = table.play.seats
    if not seats.fewest <= len(table.players) <= seats.most:
        raise Refusal(f"{table.rulebook} is played by {seats.fewest} to {seats.most} players.")


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000
