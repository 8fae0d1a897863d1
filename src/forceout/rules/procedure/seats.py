"""Who sits at a table, and who sets the first Goal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class FirstSetter(Enum):
    """How the first Goal-setter is found."""

    HIGHEST_DIGIT = "by lot"
    """Everybody rolls a cube; those who tie for the highest digit roll again."""

    FIRST_SEAT = "the first seat"
    """Whoever sits first: the text has no lot, or names a seat by the list of the table."""


@dataclass(frozen=True, slots=True)
class Seats:
    """How many may play at a table, how the first Goal-setter is found, and the cube of the lot."""

    fewest: int
    most: int
    first: FirstSetter
    lot: str = ""
    """The faces of the cube that is rolled for the first Goal."""
