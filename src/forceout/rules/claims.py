"""What a paper is written for, and which cubes that lets it use."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Claim:
    """A reason to write a paper.

    `most_resources` is how many cubes of Resources a Solution may use (None: any number);
    `sets_goal` says that the writer's own Goal comes out of the Resources too; `uses_all_resources`
    that the cubes left in Resources must all be in the Solution.
    """

    name: str
    most_resources: int | None = None
    sets_goal: bool = False
    uses_all_resources: bool = False


NOW = Claim("now", most_resources=1)
IMPOSSIBLE = Claim("impossible")
LAST_CUBE = Claim("last-cube")
TIME = Claim("time")
NO_GOAL = Claim("no-goal", sets_goal=True)
A_FLUB = Claim("a-flub", most_resources=1)
P_FLUB = Claim("p-flub")
NO_GOAL_FLUB = Claim("no-goal-flub", sets_goal=True)
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
