"""The procedure of a match, as a rulebook has it: named data, each with its clause."""

from __future__ import annotations

from dataclasses import dataclass

from forceout.rules.procedure.cited import Cited
from forceout.rules.procedure.clocks import Clocks, Lateness, RoundTimes, Task
from forceout.rules.procedure.play import Play
from forceout.rules.procedure.scores import OwnPapers, Scores, Stakes
from forceout.rules.procedure.standings import Averages, Places, Standings, Sums


@dataclass(frozen=True, slots=True)
class Procedure:
    """How a division plays its matches: the play, what shakes and matches are worth, the clocks."""

    play: Play
    scores: Scores
    standings: Standings
    clocks: Clocks


__all__ = [
    "Averages",
    "Cited",
    "Clocks",
    "Lateness",
    "OwnPapers",
    "Places",
    "Play",
    "Procedure",
    "RoundTimes",
    "Scores",
    "Stakes",
    "Standings",
    "Sums",
    "Task",
]
