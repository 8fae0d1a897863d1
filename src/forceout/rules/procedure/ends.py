"""What is written for when nobody challenges: the last cubes, and the end of a round."""

from __future__ import annotations

from dataclasses import dataclass

from forceout.rules.claims import Claim


@dataclass(frozen=True, slots=True)
class Ends:
    """How a shake ends that nobody has challenged.

    `last` is what everybody writes for when moving is over, `time` when the round has run out
    (None where the text says nothing of it); `open_at_time`: the last Mover may still be
    challenged then. `wrong_entry_zero`: who signs for too high a score, meaning to deceive, has
    nothing for the round.
    """

    last: Claim
    time: Claim | None = None
    open_at_time: bool = False
    wrong_entry_zero: bool = False
