"""A judge of Equations at work: answers from text what a judge of any game can be asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from forceout.drawing import Sheet
from forceout.equations import asking
from forceout.equations.ink import ink
from forceout.equations.judge import judge
from forceout.equations.notation import (
    format_paper,
    parse_cubes,
    parse_expression,
    parse_goal,
    parse_mat,
    parse_paper,
)
from forceout.equations.ruleset import Ruleset
from forceout.equations.variations import rulings_against_pick
from forceout.kit import Mat, Spread
from forceout.rules.bench import Worth
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.rules.verdict import Verdict


@dataclass(frozen=True, slots=True)
class EquationsBench:
    """The rules of Equations and the variations of a shake."""

    rules: Ruleset
    chosen: tuple[Variation, ...] = ()

    @classmethod
    def of(cls, rules: Ruleset, variations: Iterable[str]) -> EquationsBench:
        """Read the variations.

        Raises `PickRefused` when they cannot be in force together.
        """
        chosen = tuple(map(Variation.read, variations))
        rules.picks.check(chosen)
        return cls(rules, chosen)

    def mat(self, position: str) -> Mat:
        """Read a position."""
        return parse_mat(position)

    def sheet(self, paper: str) -> Sheet:
        """Read a paper, and show it as it is written."""
        read = parse_paper(paper)
        return Sheet(format_paper(read), tuple(ink(read)))

    def paper(self, mat: Mat, paper: str, claim: Claim) -> Verdict:
        """Judge a paper written for a claim in a position."""
        return judge(self.rules, self.chosen, mat, parse_paper(paper), claim)

    def goal(self, goal: str) -> Verdict:
        """Judge a Goal as it lies on the mat."""
        return asking.judge_goal(self.rules, self.chosen, parse_goal(goal))

    def reading(self, goal: str, written: str) -> Verdict:
        """Judge what a writer puts down for a Goal."""
        return asking.judge_reading(
            self.rules, self.chosen, parse_goal(goal), parse_expression(written)
        )

    def worth(self, expression: str, universe: str = "") -> Worth:
        """Work out every value that an expression can have on paper."""
        return asking.worth_of_solution(self.rules, self.chosen, parse_expression(expression))

    def worth_of_goal(self, goal: str) -> Worth:
        """Work out every value that a Goal on the mat can have."""
        return asking.worth_of_goal(self.rules, self.chosen, parse_goal(goal))

    def pick(self, resources: str, variation: str, universe: str = "") -> Verdict:
        """Judge the pick of a variation for a roll, beside those chosen."""
        return self.pick_for(Mat(resources=parse_cubes(resources)), variation)

    def pick_for(self, mat: Mat, variation: str) -> Verdict:
        """Judge the pick of a variation for what lies on a table."""
        pick = Variation.read(variation)
        return Verdict(rulings_against_pick(self.rules, mat.resources, self.chosen, pick))

    def spread(self, paper: str, universe: str) -> tuple[Spread, ...]:
        """Refuse: Equations has no cards.

        Raises `LookupError`.
        """
        raise LookupError(f"{self.rules.rulebook} is played without cards.")

    def deal(self, universe: str) -> Verdict:
        """Refuse: Equations has no cards.

        Raises `LookupError`.
        """
        raise LookupError(f"{self.rules.rulebook} is played without cards.")
