"""The program: its commands, and how it leaves when it was given something unreadable."""

from __future__ import annotations

import codecs
import io
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from forceout import _solver
from forceout.cli.asking import goal, pick, reading, value
from forceout.cli.judging import judge
from forceout.cli.looking import goals, moves
from forceout.cli.play import play
from forceout.cli.refusing import RefusingGroup
from forceout.cli.replay import replay
from forceout.cli.shelf import rulebooks, rules_diff, rules_show
from forceout.cli.simulate import simulate
from forceout.cli.solving import solve
from forceout.kit.cubes import PRETTY

app = typer.Typer(
    name="forceout",
    cls=RefusingGroup,
    help="Judge papers of Equations and On-Sets: exactly, and with the clause.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help"]},
)
rules = typer.Typer(help="Read the clauses of a rulebook, or compare two.", no_args_is_help=True)

_KEYBOARD = {sign: face for face, sign in PRETTY.items()} | {"Λ": "^", "✓": "+", "✗": "-", "·": "-"}
_AS_TYPED = {"ignore_unknown_options": True}  # a Goal or a roll may begin with a minus

app.command(context_settings=_AS_TYPED)(judge)
app.command(context_settings=_AS_TYPED)(solve)
app.command(context_settings=_AS_TYPED)(moves)
app.command(context_settings=_AS_TYPED)(goals)
app.command(context_settings=_AS_TYPED)(value)
app.command(context_settings=_AS_TYPED)(goal)
app.command(context_settings=_AS_TYPED)(reading)
app.command(context_settings=_AS_TYPED)(pick)
app.command()(rulebooks)
app.command()(play)
app.command()(replay)
app.command()(simulate)
app.add_typer(rules, name="rules")
rules.command("show")(rules_show)
rules.command("diff")(rules_diff)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"forceout {version('forceout')} (search core {_solver.version()})")
        raise typer.Exit


@app.callback()
def forceout(
    _version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", is_eager=True, callback=_show_version),
    ] = False,
) -> None:
    """Judge papers of Equations and On-Sets: exactly, and with the clause."""


def _from_the_keyboard(error: UnicodeError) -> tuple[str, int]:
    """Write signs that a terminal lacks as a keyboard does: x for ×, and ? where it has none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_KEYBOARD.get(char, "?") for char in missing), error.end


def main() -> None:
    """Run the program, in a terminal of any encoding."""
    codecs.register_error("keyboard", _from_the_keyboard)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="keyboard")
    app()
