"""What a paper is written for, and which cubes that lets it use."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Side(Enum):
    """The two sides of a challenge."""

    MOVER = "mover"
    CHALLENGER = "challenger"

    @property
    def other(self) -> Side:
        """The side across."""
        return Side.CHALLENGER if self is Side.MOVER else Side.MOVER


@dataclass(frozen=True, slots=True)
class Claim:
    """A reason to write a paper.

    `most_resources` is how many cubes of Resources a Solution may use (None: any number);
    `sets_goal` says that the writer's own Goal comes out of the Resources too; `uses_all_resources`
    that the cubes left in Resources must all be in the Solution. `proved_by` is the side that has
    to write; where it is None everybody writes for themselves.
    """

    name: str
    most_resources: int | None = None
    sets_goal: bool = False
    uses_all_resources: bool = False
    proved_by: Side | None = None


NOW = Claim("now", most_resources=1, proved_by=Side.CHALLENGER)
IMPOSSIBLE = Claim("impossible", proved_by=Side.MOVER)
LAST_CUBE = Claim("last-cube")
TIME = Claim("time")
NO_GOAL = Claim("no-goal", sets_goal=True, proved_by=Side.CHALLENGER)
A_FLUB = Claim("a-flub", most_resources=1, proved_by=Side.CHALLENGER)
P_FLUB = Claim("p-flub", proved_by=Side.MOVER)
NO_GOAL_FLUB = Claim("no-goal-flub", sets_goal=True, proved_by=Side.CHALLENGER)
FORCE_OUT = Claim("force-out", uses_all_resources=True)
CLEANUP = Claim("cleanup")

CLAIMS = {
    claim.name: claim
    for claim in (
        NOW,
        IMPOSSIBLE,
        LAST_CUBE,
        TIME,
        NO_GOAL,
        A_FLUB,
        P_FLUB,
        NO_GOAL_FLUB,
        FORCE_OUT,
        CLEANUP,
    )
}

_ALSO_CALLED = {"never": IMPOSSIBLE.name}


def claim_name(said: str) -> str:
    """Name the claim that a player makes: who says "Never" means Impossible.

    >>> claim_name("never"), claim_name("now")
    ('impossible', 'now')
    """
    return _ALSO_CALLED.get(said, said)
