"""The screens that lie over the table: handing over, and writing something down."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

Result = TypeVar("Result")


class _Sheet(ModalScreen[Result]):
    """A sheet over the table, which is put away once, however fast the keys come."""

    async def action_dismiss(self, result: Result | None = None) -> None:
        """Put the sheet away, unless that is being done already."""
        if self.is_current:
            await super().action_dismiss(result)


class HandOver(_Sheet[bool]):
    """Hides the table until the player whose turn it is to write sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", "I am alone with the screen"),
        Binding("escape", "dismiss(False)", "Back to the table"),
    ]

    def __init__(self, name: str) -> None:
        """Prepare to hand over to a player."""
        super().__init__()
        self._name_of_player = name

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        name = self._name_of_player
        with Vertical(classes="sheet"):
            yield Static(Text(f"Only {name} looks at the screen now.", style="bold"))
            yield Static(Text(f"Enter: I am {name}, and nobody else is looking.\nEscape: back."))


class AskLine(_Sheet[str | None]):
    """Asks for a line of text, and says what is wrong with it until nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Back")]

    def __init__(
        self, question: Text, hint: str, check: Callable[[str], str], begun: str = ""
    ) -> None:
        """Prepare a question; `check` says what is wrong with an answer, `begun` is one begun."""
        super().__init__()
        self._question = question
        self._hint = hint
        self._check = check
        self._begun = begun

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        with Vertical(classes="sheet"):
            yield Static(self._question)
            yield Static(Text(self._hint, style="dim"))
            yield Input(self._begun)
            yield Static("", id="wrong")
            yield Static(Text("Enter: done   Escape: back", style="dim"))

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the answer, or say what is wrong with it."""
        is_blank = not event.value.strip()
        wrong = "Nothing is written yet." if is_blank else self._check(event.value)
        if wrong:
            self.query_one("#wrong", Static).update(Text(wrong, style="bold red"))
        else:
            await self.action_dismiss(event.value)
