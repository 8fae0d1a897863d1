"""`forceout replay` reads the record of a match and shows what happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from forceout.cli import options, pages
from forceout.cli.answers import say
from forceout.cli.cubes import mat_table
from forceout.cli.matches import position, scoresheet, time_of
from forceout.cli.records import load, understood
from forceout.cli.refusing import Refusal
from forceout.match.events import CubesRolled, CubesSetOut, Event
from forceout.match.play import apply, fold, start
from forceout.match.record.errors import RecordError
from forceout.match.record.replaying import replay as gone_through
from forceout.match.record.text import Record
from forceout.match.state import MatchState
from forceout.match.story import Sentence, Teller, name_of
from forceout.match.views import JUDGE, View, view
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.procedure.steps import Step


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match, a .fo file.")],
    at: Annotated[
        int | None,
        typer.Option("--at", min=0, help="Stop after so many events.", metavar="N"),
    ] = None,
    only_scoresheet: Annotated[
        bool, typer.Option("--scoresheet", help="Show the scoresheet alone.")
    ] = False,
    story: Annotated[
        bool, typer.Option("--story", help="Tell the match in words, with its clauses.")
    ] = False,
    as_json: options.AsJson = False,
) -> None:
    """Go through a recorded match: a position, the scoresheet, or the whole story.

    Each line is checked against the rules; one that cannot have happened is named, with the reason.
    Leaves with 2 for a record that cannot be read or cannot have happened.
    """
    shown = _Shown.of(file, at)
    if as_json:
        say(shown.as_json(story=story))
        return
    page = pages.page()
    page.print(pages.typed(shown.title, "dim"))
    if story:
        page.print(*shown.told(), sep="\n")
    elif not only_scoresheet:
        page.print()
        page.print(position(shown.seen))
    page.print()
    page.print(scoresheet(shown.seen))
    if shown.notice:
        page.print(Text(f"\n{shown.notice}", style="bold"))


@dataclass(frozen=True)
class _Shown:
    """A record as far as it is asked for, and the state that it comes to."""

    record: Record
    events: tuple[Event, ...]
    state: MatchState
    notice: str

    @classmethod
    def of(cls, file: Path, at: int | None) -> _Shown:
        record = understood(file, load(file))
        count = len(record.events) if at is None else at
        if count > len(record.events):
            raise Refusal(f"This record has {len(record.events)} events, not {count}.")
        is_short = False
        try:
            for stretch in gone_through(record):
                is_short = stretch.is_cut or bool(stretch.missing)
        except RecordError as error:
            raise Refusal(f"{file}: {error}") from None
        events = record.events[:count]
        notice = "The record ends in the middle of what its last act brought." if is_short else ""
        return cls(record, events, fold(record.table, events), notice)

    @property
    def title(self) -> str:
        table = self.record.table
        book = RULEBOOKS[table.rulebook]
        names = ", ".join(name_of(table, seat) for seat in table.seats)
        division = table.division or book.divisions[0]
        return f"{book.title}, {division} · {names} · {len(self.events)} events"

    @property
    def seen(self) -> View:
        """What a judge sees, for whom nothing is sealed."""
        return view(self.state, JUDGE)

    def _sentences(self) -> Iterator[tuple[Event, Sentence]]:
        teller = Teller(self.record.table)
        for event in self.events:
            yield event, teller.tell(event)

    def told(self) -> Iterator[RenderableType]:
        """The story: a line for each event, and each clause where it first comes up."""
        explained: set[str] = set()
        state = start(self.record.table)
        for event, sentence in self._sentences():
            before, state = state, apply(state, event)
            yield from _scene(before, state, event)
            yield Text(f"{time_of(event.at):>6}  {sentence.text}")
            for clause in sentence.clauses:
                if clause.id not in explained:
                    explained.add(clause.id)
                    yield Padding(Text(str(clause), style="dim"), (0, 0, 0, 8))

    def as_json(self, *, story: bool) -> dict[str, object]:
        table, state = self.record.table, self.state
        shake, sheet = state.shake, state.sheet
        said: dict[str, object] = {
            "rulebook": table.rulebook,
            "division": table.division,
            "season": table.bench().rules.season,
            "players": dict(zip(table.seats, table.players, strict=True)),
            "events": len(self.events),
            "at": state.at,
            "step": state.step.value,
            "position": None if shake is None else str(shake.mat),
            "shake": None if shake is None else shake.number,
            "setter": None if shake is None else shake.setter,
            "turn": None if shake is None else shake.turn or None,
            "variations": [] if shake is None else list(shake.picks.in_force),
            "shakes": [dict(one.points) for one in sheet.shakes],
            "penalties": [
                {"player": one.player, "points": one.points, "clause": one.clause}
                for one in sheet.penalties
            ],
            "totals": dict(sheet.totals),
            "earned": dict(sheet.earned),
        }
        if story:
            said["story"] = [
                {"at": event.at, "says": told.text, "clauses": [one.id for one in told.clauses]}
                for event, told in self._sentences()
            ]
        return said


def _scene(before: MatchState, after: MatchState, event: Event) -> Iterator[RenderableType]:
    """What a new part of the story begins with: the shake, or the mat when it is written for."""
    shake = before.shake
    begins = isinstance(event, CubesSetOut | CubesRolled)
    if begins and shake is not None and not shake.set_out:
        yield Text(f"\nShake {shake.number}", style="bold")
    if after.step is Step.WRITING and before.step is not Step.WRITING and after.shake is not None:
        yield Padding(mat_table(after.shake.mat), (1, 0, 1, 8))
