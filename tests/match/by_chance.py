"""Matches played by chance, to look at afterwards."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from forceout.bots.chance import next_action
from forceout.match.events import Event
from forceout.match.play import Acted, act, start
from forceout.match.state import MatchState
from forceout.match.table import Checks, Manner, Table
from forceout.rulebooks.shelf import RULEBOOKS, rulebook

DIVISIONS = [(book, division) for book in RULEBOOKS for division in rulebook(book).divisions]
MOST_EVENTS = 5000


class Played(NamedTuple):
    """A match from beginning to end."""

    table: Table
    events: tuple[Event, ...]
    state: MatchState


def a_table(
    book: str, division: str, chance: Random, *, shakes: int = 1, timed: bool = True
) -> Table:
    """A table of a division, run in one of the ways that there are."""
    seats = rulebook(book).procedure(division).play.seats
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    return Table(
        book,
        division,
        players=names[: chance.randint(seats.fewest, seats.most)],
        checks=chance.choice([*Checks]),
        manner=chance.choice([*Manner]),
        timed=timed,
        shakes=shakes,
    )


def played(table: Table, chance: Random) -> Played:
    """Play a match by chance, with the clocks running."""
    state = start(table)
    events: list[Event] = []
    now = 0
    while (action := next_action(state, chance.randrange)) is not None:
        now += chance.choice((0, 400, 2_000, 15_000, 15_000, 70_000))
        done = act(state, action, now)
        if not isinstance(done, Acted):
            done = done.before
        events += done.events
        state = done.state
        assert len(events) < MOST_EVENTS, f"{table} goes on and on"
    return Played(table, tuple(events), state)
