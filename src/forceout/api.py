"""Forceout as a library: judge papers, read Goals, work out values, check picks; from text.

Everything takes notation as text and answers with values that print themselves, so that a notebook,
a test or a bot needs no more than `import forceout`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from forceout.drawing import Sheet
from forceout.kit import Mat, Spread
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rulebooks.shelf import rulebook as take
from forceout.rules.bench import Bench, Rules, Worth
from forceout.rules.claims import Claim, claim_name
from forceout.rules.variation import Variation
from forceout.rules.verdict import Verdict
from forceout.solver.answers import Answer, Budget
from forceout.solver.opening import open_shake
from forceout.solver.shake import Progress, Shake

DEFAULT_RULEBOOK: Final = next(iter(RULEBOOKS))
_BUDGET: Final = Budget()


@dataclass(frozen=True, slots=True)
class Judge:
    """A judge for a rulebook, a division, a season and the variations of a shake.

    >>> judge = Judge.of("agloa-equations-2026", "elementary")
    >>> verdict = judge.paper("37 | 6 6 | x + | 2 | 1 5 9 -", "(6x6)+1 = 37", "now")
    >>> verdict.is_correct
    True
    >>> print(judge.paper("37 | 6 6 | x - | 2 | 1 5 9 +", "(6x6)-1 = 37", "now"))
    Incorrect.
      VII-B-2: The Solution is 35, but the Goal as written is 37. ...
      read as (6x6)-1 = 37
    """

    bench: Bench

    @classmethod
    def of(
        cls,
        rulebook: str = DEFAULT_RULEBOOK,
        division: str = "",
        variations: Iterable[str] = (),
        season: int | None = None,
    ) -> Judge:
        """Take the rulebook from the shelf; without a division its first, without a season its own.

        Raises `LookupError` for an unknown name and `PickRefused` for variations that cannot be
        in force together.

        >>> judge = Judge.of("agloa-equations-2026", "middle", ["base=8", "multiple-of=7"])
        >>> [str(variation) for variation in judge.variations]
        ['base=8', 'multiple-of=7']
        """
        return cls(take(rulebook).bench(division, variations, season))

    @property
    def rules(self) -> Rules:
        """The rules it goes by."""
        return self.bench.rules

    @property
    def variations(self) -> tuple[Variation, ...]:
        """The variations of the shake."""
        return self.bench.chosen

    def mat(self, position: str) -> Mat:
        """Read a position; a notebook shows it as a mat with cubes.

        >>> print(Judge.of().mat("2× 3+5 | g4 b× | k8 k+ || r0"))
        2x 3+5 | g4 bx | k8 k+ | | r0
        """
        return self.bench.mat(position)

    def sheet(self, paper: str) -> Sheet:
        """Read a paper without judging it; a notebook shows it as it would be written.

        >>> print(Judge.of().sheet("8 + [4 × 2] = 2 × [3 + 5]"))
        8+(4x2) = 2x(3+5)
        """
        return self.bench.sheet(paper)

    def paper(self, position: str | Mat, paper: str, claim: str) -> Verdict:
        """Judge a paper written for a claim in a position.

        >>> judge = Judge.of("mlag-onsets-2019", "elementary")
        >>> mat = "5 | B U | G R - | 4 | Y | BR G BRGY _ RY B GY R"
        >>> print(judge.paper(mat, "B U G - R", "last-cube"))
        Incorrect.
          VII-B-6-a: It can also be read as (B U G) - R, and then it is not right. Add ...
          read as (B U G) - R
        """
        mat = self.bench.mat(position) if isinstance(position, str) else position
        return self.bench.paper(mat, paper, self.claim(claim))

    def claim(self, name: str) -> Claim:
        """Take a claim that the rulebook has.

        >>> Judge.of("grc-equations-2026").claim("a-flub").most_resources
        1
        """
        claims = {one.name: one for one in self.rules.claims}
        if claim_name(name) not in claims:
            raise LookupError(
                f"{self.rules.rulebook} has no claim {name}; it has {', '.join(claims)}."
            )
        return claims[claim_name(name)]

    def solve(
        self,
        position: str | Mat,
        claim: str,
        budget: Budget = _BUDGET,
        progress: Progress | None = None,
    ) -> Answer:
        """Look for a correct paper, or prove that there is none.

        The answer says which: `possible` is True, False, or None where that was not decided.

        >>> judge = Judge.of("agloa-equations-2026", "elementary")
        >>> print(judge.solve("15 | 7 | + | | 8 3 -", "now"))
        Possible: 7+8 = 15
        >>> judge.solve("15 | 7 | 4 | | 8 3 +", "now").possible
        False
        """
        mat = self.bench.mat(position) if isinstance(position, str) else position
        shake = open_shake(self.bench, mat, budget.memory)
        return shake.ask(mat, self.claim(claim), budget, progress)

    def shake(self, position: str | Mat) -> Shake:
        """Open the shake of a position, to ask about it after every move.

        What a search works out about its cubes and its Goal is kept for the next question.

        >>> from forceout.solver.outlook import outlooks
        >>> judge = Judge.of("agloa-equations-2026", "elementary")
        >>> mat = judge.mat("9 | 4 | + | | 2 3 x")
        >>> flubs = [one for one in outlooks(judge.shake(mat), mat) if not one.is_safe]
        >>> [f"{one.cube} to {one.section.value}" for one in flubs][:2]
        ['2 to Required', '2 to Permitted']
        """
        mat = self.bench.mat(position) if isinstance(position, str) else position
        return open_shake(self.bench, mat)

    def goal(self, goal: str) -> Verdict:
        """Judge a Goal as it lies on the mat.

        >>> Judge.of("agloa-equations-2026", "middle").goal("2x3+5").values
        ('16', '11')
        """
        return self.bench.goal(goal)

    def reading(self, goal: str, written: str) -> Verdict:
        """Judge what a writer puts down for a Goal."""
        return self.bench.reading(goal, written)

    def value(self, expression: str, *, on_mat: bool = False, universe: str = "") -> Worth:
        """Work out every value that an expression can have, on paper or on the mat as a Goal.

        >>> from forceout import values
        >>> worth = Judge.of("agloa-equations-2026", "middle").value("5^2-4+0")
        >>> sorted(values.show(value) for value in worth.values)
        ['1/25', '21']
        """
        if on_mat:
            return self.bench.worth_of_goal(expression)
        return self.bench.worth(expression, universe)

    def pick(self, resources: str, variation: str, universe: str = "") -> Verdict:
        """Judge the pick of a variation for a roll, beside those that this judge has in force.

        >>> roll = "r1 r2 r+ b3 bx g4 g- k7"
        >>> print(Judge.of("agloa-equations-2026", "middle").pick(roll, "wild=0"))
        Incorrect.
          II-B-2: wild=0 changes nothing in this shake: no 0 was rolled. ...
        """
        return self.bench.pick(resources, variation, universe)

    def spread(self, paper: str, universe: str) -> tuple[Spread, ...]:
        """Show on the cards what each Solution of a paper leaves and selects (On-Sets)."""
        return self.bench.spread(paper, universe)

    def deal(self, universe: str) -> Verdict:
        """Judge whether as many cards were dealt as the division plays with.

        >>> Judge.of("agloa-onsets-2014", "senior").deal("B R G Y BR _").clauses
        ('II-B-2',)
        """
        return self.bench.deal(universe)


def judge(
    position: str | Mat,
    paper: str,
    claim: str,
    *,
    rulebook: str = DEFAULT_RULEBOOK,
    division: str = "",
    variations: Iterable[str] = (),
    season: int | None = None,
) -> Verdict:
    """Judge one paper in one call.

    >>> verdict = judge("16 | k8 k+ | g4 bx b2 | | r0 r1", "8+(4x2) = 16", "impossible")
    >>> verdict.is_correct
    True
    """
    return Judge.of(rulebook, division, variations, season).paper(position, paper, claim)
