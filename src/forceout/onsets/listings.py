"""What can fill the blank of a variation of On-Sets."""

from __future__ import annotations

from forceout.kit import CARDS
from forceout.kit.boxes import SET_COLOURS, SET_CONSTANTS, SET_OPERATIONS, SET_RELATIONS
from forceout.rules.variation import Conflict, Variation

ANY_CUBE = tuple(SET_COLOURS + SET_OPERATIONS + SET_CONSTANTS + SET_RELATIONS)
NO_RELATION = tuple(SET_COLOURS + SET_OPERATIONS + SET_CONSTANTS)
ANY_CARD = tuple(map(str, CARDS))


def minus_conflict(clause: str) -> Conflict:
    """Symmetric Difference and a wild minus rule each other out."""
    return Conflict(Variation("symmetric-difference"), Variation("wild-cube", "-"), clause)


def blank_conflict(clause: str) -> Conflict:
    """A wild blank card and a forbidden one rule each other out."""
    return Conflict(Variation("blank-card-wild"), Variation("forbidden-card", "_"), clause)
