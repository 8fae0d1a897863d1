"""Plays a match by its seed and holds every step of it to the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from forceout.match.state import MatchState
from forceout.match.table import Checks, Manner, Table
from forceout.rulebooks.shelf import rulebook
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling
from tests.match.contract.company import Mood, Stepped, steps
from tests.match.contract.promises import (
    BrokenPromiseError,
    Twin,
    an_action_does_what_was_ruled,
    hold,
    keeps_all,
    legal_is_what_nothing_speaks_against,
)
from tests.match.contract.tries import tries

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
_MOODS = (Mood.CALM, Mood.LIVELY, Mood.WILD)
_WAYS = [*product(Manner, Checks, (True, False), _MOODS, range(5))]
"""All ways to run a table, the mood of its company, and how many more players than it needs."""


def table_of(book: str, division: str, seed: int, shakes: int = 2) -> tuple[Table, Mood]:
    """The table of a seed and the mood there: ways and numbers of players, well mixed."""
    seats = rulebook(book).procedure(division).play.seats
    manner, checks, timed, mood, more = random.Random(seed // len(_WAYS)).sample(_WAYS, len(_WAYS))[
        seed % len(_WAYS)
    ]
    count = seats.fewest + more % (seats.most - seats.fewest + 1)
    return Table(book, division, 0, NAMES[:count], checks, manner, timed, shakes), mood


def reproduce(book: str, division: str, seed: int, theme: str = "") -> str:
    """The command that plays a match again."""
    command = f"python -m tests.match.contract --only {book} {division} --matches 1 --seed {seed}"
    return f"{command} --theme {theme}" if theme else command


def played(
    book: str, division: str, seed: int, theme: str = ""
) -> Iterator[tuple[Stepped, tuple[Ruling, ...]]]:
    """Play the match of a seed under the contract, a step at a time, with what was ruled.

    A theme is a fault that the company is bent on, all through the match.
    Raises `BrokenPromiseError` with the step and the command that shows it again.
    """
    table, mood = table_of(book, division, seed)
    mood = Mood.BENT if theme else mood
    chance = random.Random(f"{book} {division} {seed}")
    asking = random.Random(seed)
    twin = Twin(table)
    state: MatchState | None = None
    number, action = 0, ""
    try:
        for stepped in steps(table, chance, mood, theme):
            number, action = number + 1, str(stepped.action)
            asked = keeps_all(stepped)
            if number == 1:
                asked = (*asked, *legal_is_what_nothing_speaks_against(stepped.before))
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
        again = reproduce(book, division, seed, theme)
        words = f"step {number}, {action}: {type(error).__name__}: {error}"
        raise BrokenPromiseError(f"{words}\n  {again}") from error


def kept(book: str, division: str, seed: int) -> int:
    """Play the match of a seed under the contract; how many steps it had."""
    return sum(1 for _ in played(book, division, seed))
