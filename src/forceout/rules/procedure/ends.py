"""What is written for when nobody challenges: the last cubes, and the end of a round."""

from __future__ import annotations

from dataclasses import dataclass

from forceout.rules.claims import Claim


@dataclass(frozen=True, slots=True)
class Ends:
    """How a shake ends that nobody has challenged.

    `last` is what everybody writes for when moving is over, `time` when the round has run out
    (None where the text says nothing of it); `open_at_time`: the last Mover may still be
    challenged then. `at_once`: the end of the round stops play without minutes to finish.
    `deceit_counts`: who signs for a wrong total, meaning to deceive, has the lower one, or nothing
    if it was too high. `signed_is_final`: what a player has signed is not corrected.
    """

    last: Claim
    time: Claim | None = None
    open_at_time: bool = False
    at_once: bool = False
    deceit_counts: bool = False
    signed_is_final: bool = False
