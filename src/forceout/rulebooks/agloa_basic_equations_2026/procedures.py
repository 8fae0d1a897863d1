"""What shakes are worth in the basic rules, which have no clocks and award nothing for a match."""

from __future__ import annotations

from typing import Final

from forceout.rulebooks.agloa_basic_equations_2026.play import play
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW
from forceout.rules.procedure import Cited, Clocks, OwnPapers, Procedure, Scores, Stakes, Sums

SCORES: Final = Scores(
    challenges={
        NOW.name: Stakes(
            challenger=Cited(6, "VI-B"),
            mover=Cited(6, "VI-B"),
            with_challenger=Cited(4, "VI-C"),
            with_mover=Cited(6, "VI-C"),
            alone=Cited(6, "VI-C"),
            not_correct=Cited(2, "VI-A"),
        ),
        IMPOSSIBLE.name: Stakes(
            challenger=Cited(6, "VI-B"),
            mover=Cited(6, "VI-B"),
            with_challenger=Cited(4, "VI-C"),
            with_mover=Cited(6, "VI-C"),
            not_correct=Cited(2, "VI-A"),
        ),
    },
    papers={LAST_CUBE.name: OwnPapers(Cited(4, "VII"), Cited(2, "VII"))},
    void=Cited(0),
    absent=Cited(0),
    shared_block=Cited(says=True),
)


def procedure(division: str) -> Procedure:
    """Make the procedure of the basic rules."""
    return Procedure(play=play(division), scores=SCORES, standings=Sums(), clocks=Clocks())
