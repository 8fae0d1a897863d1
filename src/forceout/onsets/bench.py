"""A judge of On-Sets at work: answers from text what a judge of any game can be asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from forceout.drawing import Sheet
from forceout.kit import Mat, NotationError, Spread
from forceout.onsets import asking
from forceout.onsets.ink import ink
from forceout.onsets.judge import judge
from forceout.onsets.notation import (
    canonical_card,
    canonical_sign,
    format_paper,
    parse_cubes,
    parse_goal,
    parse_mat,
    parse_paper,
    parse_universe,
)
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.variations import compose, rulings_against_pick
from forceout.rules.bench import Worth
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.rules.verdict import Verdict

_CARDS = {"required-card", "forbidden-card"}


def read_variation(text: str) -> Variation:
    """Read a variation; its cards and signs are written as everywhere.

    >>> str(read_variation("required-card=RB")), str(read_variation("double-set=G ∩ Y"))
    ('required-card=BR', 'double-set=GnY')
    """
    variation = Variation.read(text)
    canonical = canonical_card if variation.name in _CARDS else canonical_sign
    return Variation(variation.name, canonical(variation.parameter))


@dataclass(frozen=True, slots=True)
class OnSetsBench:
    """The rules of On-Sets and the variations of a shake."""

    rules: Ruleset
    chosen: tuple[Variation, ...] = ()

    @classmethod
    def of(cls, rules: Ruleset, variations: Iterable[str]) -> OnSetsBench:
        """Read the variations.

        Raises `PickRefused` when they cannot be in force together.
        """
        chosen = tuple(map(read_variation, variations))
        compose(rules, chosen)
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
        """Judge how a writer copies a Goal."""
        return asking.judge_reading(self.rules, self.chosen, parse_goal(goal), parse_goal(written))

    def worth(self, expression: str, universe: str) -> Worth:
        """Work out how many cards a Solution can count in a universe."""
        dealt = parse_universe(universe)
        paper = parse_paper(expression)
        if len(paper.solutions) != 1:
            at = expression.index("//")
            raise NotationError("One Solution is wanted.", expression, at)
        return asking.worth_of_solution(self.rules, self.chosen, paper.solutions[0], dealt)

    def worth_of_goal(self, goal: str) -> Worth:
        """Work out every value that a Goal on the mat can have."""
        return asking.worth_of_goal(self.rules, self.chosen, parse_goal(goal))

    def pick(self, resources: str, variation: str, universe: str) -> Verdict:
        """Judge the pick of a variation for a roll and a deal, beside those chosen.

        Without a universe, what the cards rule out is not looked at.
        """
        dealt = parse_universe(universe) if universe.strip() else None
        mat = Mat(resources=parse_cubes(resources), universe=dealt)
        return self.pick_for(mat, variation)

    def pick_for(self, mat: Mat, variation: str) -> Verdict:
        """Judge the pick of a variation for what lies on a table."""
        pick, cubes = read_variation(variation), mat.resources
        return Verdict(rulings_against_pick(self.rules, cubes, mat.universe, self.chosen, pick))

    def spread(self, paper: str, universe: str) -> tuple[Spread, ...]:
        """Show on the cards what each Solution of a paper leaves and selects.

        >>> from forceout.api import Judge
        >>> print(*Judge.of("agloa-onsets-2014", "middle").spread("B c R; B", "B R BR G _ Y"))
        (B) R BR* G _ Y
        """
        dealt = parse_universe(universe)
        return tuple(
            asking.spread_out(self.rules, self.chosen, solution, dealt)
            for solution in parse_paper(paper).solutions
        )

    def deal(self, universe: str) -> Verdict:
        """Judge whether as many cards were dealt as the division plays with."""
        return asking.judge_deal(self.rules, parse_universe(universe))
