"""Plays a match by its seed and holds every step of it to the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator

from forceout.match.state import MatchState
from forceout.match.table import Checks, Manner, Table
from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling
from tests.match.contract.company import Stepped, steps
from tests.match.contract.promises import (
    Broken,
    Twin,
    an_action_does_what_was_ruled,
    hold,
    keeps_all,
)
from tests.match.contract.tries import tries

DIVISIONS = [(book, division) for book in RULEBOOKS for division in rulebook(book).divisions]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
WAYS = [
    (manner, checks, timed) for manner in Manner for checks in Checks for timed in (True, False)
]
"""All ways to run a table; matches take them in turn by their seed."""


def table_of(book: str, division: str, seed: int, shakes: int = 2) -> Table:
    """The table of a seed: each number of players and each way to run it comes in turn."""
    seats = rulebook(book).procedure(division).play.seats
    manner, checks, timed = WAYS[seed % len(WAYS)]
    count = seats.fewest + seed % (seats.most - seats.fewest + 1)
    return Table(book, division, 0, NAMES[:count], checks, manner, timed, shakes)


def reproduce(book: str, division: str, seed: int) -> str:
    """The command that plays a match again."""
    return f"python -m tests.match.contract --only {book} {division} --matches 1 --seed {seed}"


def played(book: str, division: str, seed: int) -> Iterator[tuple[Stepped, tuple[Ruling, ...]]]:
    """Play the match of a seed under the contract, a step at a time, with what was ruled.

    Raises `Broken` with the step and the command that shows it again.
    """
    table = table_of(book, division, seed)
    chance = random.Random(f"{book} {division} {seed}")
    asking = random.Random(seed)
    twin = Twin(table)
    state: MatchState | None = None
    number, action = 0, ""
    try:
        for stepped in steps(table, chance, calm=seed % 3 == 0):
            number, action = number + 1, str(stepped.action)
            asked = keeps_all(stepped)
            twin.follow(stepped.came.events)
            state = stepped.came.state
            twin.check(state)
            for one in asking.sample(list(tries(state)), 3):
                an_action_does_what_was_ruled(state, one, state.at)
            yield stepped, asked
        hold(state is not None and state.step is Step.OVER, "the match does not end")
        if state is not None:
            twin.check_whole(state)
    except Exception as error:
        again = reproduce(book, division, seed)
        words = f"step {number}, {action}: {type(error).__name__}: {error}"
        raise Broken(f"{words}\n  {again}") from error


def kept(book: str, division: str, seed: int) -> int:
    """Play the match of a seed under the contract; how many steps it had."""
    return sum(1 for _ in played(book, division, seed))
