"""A shake as a solver sees it: built once for a roll and its Goal, asked after every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from forceout.kit import Mat
from forceout.rules.bench import Bench
from forceout.rules.claims import Claim
from forceout.solver.answers import Answer, Budget, Found

Progress = Callable[[str, int, int], bool]
"""Hears what is being done, how much of it is done, and of how much; its False stops the search."""


class Shake(Protocol):
    """What can be asked about a shake of either game.

    Its cubes, its Goal, its variations and (On-Sets) its universe are known to it, and what a
    search has worked out about them is kept for the next question.
    """

    @property
    def bench(self) -> Bench:
        """The judge whose rules it goes by."""

    @property
    def refused(self) -> Sequence[str]:
        """The papers that a search took for correct, and the judge did not: they show a fault."""

    def ask(
        self,
        mat: Mat,
        claim: Claim,
        budget: Budget = ...,
        progress: Progress | None = None,
        *,
        shortest: bool = False,
    ) -> Answer:
        """Look for a correct paper for a claim; `shortest` goes on until none has fewer cubes."""

    def papers(
        self,
        mat: Mat,
        claim: Claim,
        most: int,
        budget: Budget = ...,
        progress: Progress | None = None,
    ) -> tuple[Found, ...]:
        """Look for so many different correct papers, those of few cubes first."""

    def check(self, mat: Mat, claim: Claim) -> Answer:
        """Search again in the plain, slow way, as far as that is feasible."""
