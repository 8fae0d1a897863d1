"""What the players do who are neither Mover nor Challenger."""

from __future__ import annotations

from enum import Enum


class Bystanders(Enum):
    """What is asked of those beside a challenge."""

    MAY_WRITE = "may write"
    """They present a paper or do not."""

    TAKE_SIDES = "take sides"
    """They join a side, and on the side that has to prove its claim they have to write."""

    SHOW_CARDS = "show cards"
    """When the writing is over, all of them declare a side by card, one after the other."""
