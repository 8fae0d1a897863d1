"""What games and rounds are worth in this edition, and its one clock, the egg timer."""

from __future__ import annotations

from typing import Final

from forceout.rulebooks.grc_equations_2026.play import play
from forceout.rules.claims import A_FLUB, CLEANUP, FORCE_OUT, NO_GOAL_FLUB, P_FLUB
from forceout.rules.procedure import (
    Averages,
    Cited,
    Clocks,
    OwnPapers,
    Procedure,
    RoundTimes,
    Scores,
    Stakes,
    Task,
)

TURN_OF_THE_TIMER: Final = 60
"""The text measures by the timer of the set; that of the game runs for a minute."""

_STAKES = Stakes(
    challenger=Cited(2, "Scoring"),
    mover=Cited(1, "Scoring"),
    with_challenger=Cited(1, "Scoring"),
    with_mover=Cited(1, "Scoring"),
    not_correct=Cited(0, "Scoring"),
)

SCORES: Final = Scores(
    challenges={A_FLUB.name: _STAKES, P_FLUB.name: _STAKES, NO_GOAL_FLUB.name: _STAKES},
    papers={
        FORCE_OUT.name: OwnPapers(Cited(1, "Force-Out-3"), Cited(0, "Force-Out-3")),
        CLEANUP.name: OwnPapers(Cited(1, "Cleanup-4"), Cited(0, "Cleanup-5")),
    },
    void=Cited(0, "Procedure-6"),
    absent=Cited(0, "Team-Scoring"),
    shared_block=Cited(says=False, clause="Challenges-3"),
)

STANDINGS: Final = Averages(places=2, clause="Team-Scoring")

_LIMITS = {
    Task.GOAL: Cited(TURN_OF_THE_TIMER, "Procedure-4"),
    Task.AGREE_NO_GOAL: Cited(TURN_OF_THE_TIMER, "Procedure-6"),
    Task.WRITE: Cited(TURN_OF_THE_TIMER, "Challenges-P1"),
    Task.LAST_IMPOSSIBLE: Cited(TURN_OF_THE_TIMER, "Force-Out-1"),
}


def procedure(division: str) -> Procedure:
    """Make the procedure, which is the same in every division."""
    return Procedure(
        play=play(division),
        scores=SCORES,
        standings=STANDINGS,
        clocks=Clocks(
            limits=_LIMITS,
            round=RoundTimes(
                length=Cited(1200, "Team-Scoring"), last_shake=Cited(TURN_OF_THE_TIMER, "Cleanup-2")
            ),
        ),
    )
