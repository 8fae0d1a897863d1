"""The table in the terminal as these tests sit at it: with keys, and with a clock of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot

from forceout.bots.chance import next_action
from forceout.cli.play.app import TableApp
from forceout.cli.play.labels import path
from forceout.cli.play.session import Session
from forceout.match.actions import Action, LayGoal, PresentPaper, ProveAmbiguous
from forceout.match.table import Table

_ASKED: dict[type[Action], tuple[str, str]] = {
    LayGoal: ("Lay the Goal", "goal"),
    PresentPaper: ("Write a paper", "paper"),
    ProveAmbiguous: ("Show the paper regrouped", "regrouped"),
}
_THROWN = ("CastLots", "SetOut", "RollCubes", "RollAgain", "DealCards")


@dataclass
class Hand:
    """Somebody at the keyboard."""

    pilot: Pilot[None]
    app: TableApp
    time: list[int]
    luck: Random = field(default_factory=lambda: Random(1))

    @property
    def session(self) -> Session:
        """The match that is played."""
        return self.app._session

    @property
    def screen(self) -> str:
        """What stands on the screen."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line) for line in lines)

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other, and wait once until all is shown."""
        for key in keys:
            self.app.simulate_key(key)
        await self.pilot.pause()

    async def write(self, text: str) -> None:
        """Write a line and press Enter."""
        self.app.screen.query_one("Input").value = text  # type: ignore[attr-defined]
        await self.press("enter")

    async def pick(self, label: str) -> None:
        """Pick the line of the menu that says this."""
        labels = [offer.label for offer in self.app._shown]
        down = labels.index(label)
        up = len(labels) - 1 - down
        way = ("home", *("down",) * down) if down <= up else ("end", *("up",) * up)
        await self.press(*way, "enter")

    async def sit(self, seat: str) -> None:
        """Let another seat act."""
        while self.app._who != seat:
            await self.press("tab")

    async def do(self, action: Action) -> None:
        """Do an action as a player does it: through the menu, and by writing."""
        if type(action).__name__ in _THROWN:
            thrower = next(
                seat for seat in self.session.table.seats if seat == getattr(action, "by", seat)
            )
            await self.sit(thrower)
            await self.pick(next(offer.label for offer in self.app._shown if offer.is_throw))
            return
        await self.sit(getattr(action, "by"))  # noqa: B009 - every player's action has one
        if type(action) in _ASKED:
            label, name = _ASKED[type(action)]
            await self.pick(label)
            if isinstance(action, PresentPaper):
                await self.press("enter")
            await self.write(str(getattr(action, name)))
            return
        for label in path(self.session.table, action):
            await self.pick(label)

    async def play_by_chance(self, until: Callable[[], bool]) -> None:
        """Let everybody play by chance through the keyboard."""
        while not until():
            action = next_action(self.session.state, self.luck.randrange)
            if action is None:
                return
            self.time[0] += 1500
            await self.do(action)


def at_the_table(
    file: Path,
    table: Table | None,
    doing: Callable[[Hand], Awaitable[Any]],
    *,
    seed: int = 1,
    size: tuple[int, int] = (110, 40),
) -> None:
    """Begin a match (or go on with one), do something at its keyboard, and leave."""

    async def sitting() -> None:
        time = [5_000_000]
        chance = Random(seed)

        def clock() -> int:
            return time[0]

        if table is None:
            session = Session.resume(file, clock, chance.randrange)
        else:
            session = Session.begin(file, table, clock, chance.randrange)
        app = TableApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await doing(Hand(pilot, app, time, chance))

    asyncio.run(sitting())
