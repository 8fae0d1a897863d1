"""How many variations each player picks for a shake."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picking:
    """How many variations a player has to pick, and how many may be picked.

    With two players the one who does not set the Goal has to pick `least_of_other`. After `tries`
    bad picks the turn to pick is lost.
    """

    least: int = 1
    most: int = 1
    least_of_other: int = 2
    tries: int = 2

    def bounds(self, *, is_setter: bool, players: int) -> tuple[int, int]:
        """The fewest and the most that a player picks.

        >>> Picking().bounds(is_setter=False, players=2)
        (2, 2)
        """
        least = self.least_of_other if players == 2 and not is_setter else self.least
        return least, max(least, self.most)
