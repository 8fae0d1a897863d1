"""What a match earns, as a rulebook has it: points by place, or points a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Places:
    """Points by place, by the number of players in the match.

    For each place, from the first, what everybody gets who shares it: alone, two of them, three.
    """

    tables: Mapping[int, tuple[tuple[int, ...], ...]]
    not_played: int
    clause: str


@dataclass(frozen=True, slots=True)
class Averages:
    """Points divided by the games played, to so many places, half a unit going up."""

    places: int
    clause: str


@dataclass(frozen=True, slots=True)
class Sums:
    """The text awards nothing for a match: the sums of the shakes stand as they are."""


Standings = Places | Averages | Sums
