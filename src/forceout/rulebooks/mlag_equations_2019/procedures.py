"""What shakes and matches are worth in this edition, and its clocks."""

from __future__ import annotations

from typing import Final

from forceout.rulebooks.mlag_equations_2019.play import play
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW, TIME
from forceout.rules.procedure import (
    Cited,
    Clocks,
    Lateness,
    OwnPapers,
    Places,
    Procedure,
    RoundTimes,
    Scores,
    Stakes,
    Task,
)

_APPROVED = ("minor", "elementary", "middle")

_STAKES = Stakes(
    challenger=Cited(6, "X-B-2"),
    mover=Cited(6, "X-B-2"),
    with_challenger=Cited(4, "X-B-2"),
    with_mover=Cited(6, "X-B-2"),
    not_correct=Cited(2, "X-B-1"),
)

_NO_GOAL_STAKES = Stakes(
    challenger=Cited(6, "IV-D-2"),
    mover=Cited(6, "IV-D-2"),
    with_challenger=Cited(4, "IV-D-2"),
    with_mover=Cited(6, "IV-D-2"),
    not_correct=Cited(2, "IV-D-2"),
)

SCORES: Final = Scores(
    challenges={NOW.name: _STAKES, IMPOSSIBLE.name: _STAKES, NO_GOAL.name: _NO_GOAL_STAKES},
    papers={
        LAST_CUBE.name: OwnPapers(Cited(4, "X-C-1"), Cited(2, "X-C-2")),
        TIME.name: OwnPapers(Cited(4, "XI-B"), Cited(2, "XI-B")),
    },
    void=Cited(0, "IV-D-1-b"),
    absent=Cited(0, "X-D"),
    shared_block=Cited(says=True),
    accepting={IMPOSSIBLE.name: "X-A-2"},
)

STANDINGS: Final = Places(
    tables={3: ((6, 5, 4), (4, 3), (2,)), 2: ((6, 5), (4,))}, not_played=0, clause="XII-A"
)

_LIMITS = {
    Task.ROLL: Cited(120, "XI-A-1-a"),
    Task.GOAL: Cited(120, "XI-A-1-a"),  # rolling included
    Task.AGREE_NO_GOAL: Cited(60, "IV-D"),
    Task.FIRST_TURN: Cited(120, "XI-A-1-b"),
    Task.TURN: Cited(60, "XI-A-1-c"),
    Task.STATE_CHALLENGE: Cited(15, "XI-A-1-d"),
    Task.LAST_IMPOSSIBLE: Cited(60, "XI-A-1-e"),
    Task.WRITE: Cited(120, "XI-A-1-f"),
    Task.CHECK: Cited(120, "XI-A-1-g"),
    Task.CHARGE: Cited(15, "IX-A"),
    Task.CORRECT: Cited(10, "IX-A-1"),
}


def procedure(division: str) -> Procedure:
    """Make the procedure of a division."""
    return Procedure(
        play=play(division),
        scores=SCORES,
        standings=STANDINGS,
        clocks=Clocks(
            limits=_LIMITS,
            keeps_sand=Cited(says=True, clause="XI-A-2"),
            lateness=Lateness(
                countdown=Cited(10, "XI-A-3"),
                penalty=Cited(1, "XI-A"),
                extra=Cited(60, "XI-A"),
                second_penalty=Cited(0, "XI-A"),
                approved=Cited(says=division in _APPROVED, clause="XI-A"),
            ),
            round=RoundTimes(length=Cited(1800, "XI-B"), last_shake=Cited(300, "XI-B")),
        ),
    )
