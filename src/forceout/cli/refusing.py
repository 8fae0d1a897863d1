"""What cannot be read or is not known: one clear line, and exit code 2; never a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer.core import TyperGroup

from forceout.kit import NotationError, shortened
from forceout.rules.variation import NOT_LISTED, PickRefused
from forceout.rules.verdict import Ruling

UNREADABLE: Final = 2
_MOST = 400
_LIST = "`forceout rulebooks NAME` shows the list."


class Refusal(Exception):  # noqa: N818 - a refusal with its reason, not a failure
    """Something about the command line that cannot be; its message is one line for the reader."""


def explained(error: Exception) -> str | None:
    """Say what was wrong with what was typed; nothing if the error is our own.

    >>> explained(LookupError("There is no rulebook chess."))
    'There is no rulebook chess.'
    """
    match error:
        case NotationError():
            return error.pointed()
        case PickRefused():
            return "\n".join(map(_of_pick, error.rulings))
        case Refusal():
            return shortened(str(error), _MOST)
        case typer.TyperException() if said := error.format_message():  # without one it is help
            return f"{shortened(said, _MOST).rstrip('.')}. Add --help to see what there is."
        case LookupError() if type(error) is LookupError:  # KeyError and IndexError are our faults
            return shortened(str(error), _MOST)
        case _:
            return None


def _of_pick(ruling: Ruling) -> str:
    """Say what is against a variation, and, if it is not on the list, where the list is."""
    said = shortened(str(ruling), _MOST)
    return f"{said} {_LIST}" if ruling.fault == NOT_LISTED else said


class RefusingGroup(TyperGroup):
    """The commands, refusing what they cannot read, and explaining it on standard error."""

    def make_context(self, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401 - as Typer has it
        """Take what stands before the command's name."""
        with _refusing():
            return super().make_context(*arguments, **options)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - as Typer has it
        """Run a command."""
        with _refusing():
            return super().invoke(ctx)


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        explanation = explained(error)
        if explanation is None:
            raise
        typer.echo(explanation, err=True)
        raise typer.Exit(UNREADABLE) from None
