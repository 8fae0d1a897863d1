"""The steps of a match, from the lot to the scoresheet."""

from __future__ import annotations

from enum import Enum


class Step(Enum):
    """What a match is waiting for; the value says it in players' words."""

    LOT = "the lot for the first Goal"
    ROLLING = "rolling the cubes"
    PICKING = "picking variations"
    GOAL = "setting the Goal"
    NO_GOAL = "answering 'no Goal'"
    MOVING = "moving cubes"
    WRITING = "writing papers"
    CARDS = "declaring sides"
    CHECKING = "checking papers"
    SIGNING = "signing the scoresheet"
    OVER = "nothing, for the match is over"
