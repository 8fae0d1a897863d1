"""A long search in the terminal: a bar that says how far it is, and Ctrl-C that stops it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn


class Watch:
    """Hears how far a search is, shows it, and says whether the search may go on."""

    def __init__(self, bar: Progress) -> None:
        """Show it on a bar."""
        self._bar = bar
        self._tasks: dict[str, TaskID] = {}
        self._is_stopped = False

    def hear(self, stage: str, done: int, total: int) -> bool:
        """Show a stage of the search; False once it is to stop."""
        if stage not in self._tasks:
            self._tasks[stage] = self._bar.add_task(stage, total=None)
        self._bar.update(self._tasks[stage], completed=done, total=total or None)
        return not self._is_stopped

    def stop(self, _signal: int, _frame: FrameType | None) -> None:
        """Stop the search at its next word; when asked twice, at once."""
        if self._is_stopped:
            raise KeyboardInterrupt
        self._is_stopped = True


@contextmanager
def watching() -> Iterator[Watch]:
    """Watch a search; the bar is gone when the search ends, and Ctrl-C is as before."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        watch = Watch(bar)
        before = signal.signal(signal.SIGINT, watch.stop)
        try:
            yield watch
        finally:
            signal.signal(signal.SIGINT, before)
