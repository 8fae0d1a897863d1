"""What cannot be read or is not known: one clear line, and exit code 2; never a traceback."""

from __future__ import annotations

from typing import Any, Final

import typer
from typer.core import TyperGroup

from forceout.kit import NotationError, printable
from forceout.rules.variation import PickRefused

UNREADABLE: Final = 2
_MOST = 400


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
            return "\n".join(_shortened(str(ruling)) for ruling in error.rulings)
        case Refusal():
            return _shortened(str(error))
        case LookupError() if type(error) is LookupError:  # KeyError and IndexError are our faults
            return _shortened(str(error))
        case _:
            return None


def _shortened(text: str) -> str:
    """Make a message one line, its middle left out where what was typed is endless."""
    half = _MOST // 2
    if len(text) > _MOST:
        text = f"{text[:half]}...{text[-half:]}"
    return printable(text)


class RefusingGroup(TyperGroup):
    """The commands, refusing what they cannot read."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - as Typer has it
        """Run a command; what it cannot read is explained on standard error."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            explanation = explained(error)
            if explanation is None:
                raise
            typer.echo(explanation, err=True)
            raise typer.Exit(UNREADABLE) from None
