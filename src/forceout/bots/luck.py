"""Chance as a player meets it: somebody else rolls, and the player learns the number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

ItemT = TypeVar("ItemT")


class Luck(Protocol):
    """A source of chance: any whole number from 0 up to, but not including, a bound."""

    def __call__(self, bound: int, /) -> int:
        """Draw a number."""


def one_of(items: Sequence[ItemT], luck: Luck) -> ItemT:
    """Draw one of some things.

    >>> one_of("RBGY", lambda bound: bound - 1)
    'Y'
    """
    return items[luck(len(items))]


def shuffled(items: Sequence[ItemT], luck: Luck) -> list[ItemT]:
    """Put things in an order by chance.

    >>> shuffled([1, 2, 3], lambda bound: 0)
    [2, 3, 1]
    """
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = luck(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
