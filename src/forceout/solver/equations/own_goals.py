"""A Goal of the writer's own (no-goal claims): short Goals that can be set, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, product

from forceout.equations.asking import desk_for
from forceout.equations.bench import EquationsBench
from forceout.equations.desk import Desk
from forceout.equations.goals import legality
from forceout.equations.judge import holds, judge
from forceout.equations.notation import format_paper, parse_paper
from forceout.equations.symbols import Paper
from forceout.kit import Cube, Mat, Row
from forceout.kit.boxes import OPERATIONS
from forceout.rules.claims import IMPOSSIBLE, Claim
from forceout.solver.answers import Answer, Budget, Certificate, Found, Impossible, Undecided
from forceout.solver.equations.reference import POWERS, Reference
from forceout.solver.equations.supply import Supply
from forceout.solver.equations.vocabulary import Vocabulary
from forceout.solver.shake import Progress, Shake

_SHAPES = ("0", "00", "0+0")
"""Goals are tried in this order: a digit, two, two with a sign between them."""
_MOST_GOALS = 200
_MOST_WORK = 1_000_000


def short_goals(mat: Mat, desk: Desk) -> Iterator[Row]:
    """Go through the short legal Goals that cubes of Resources can be set to, each once.

    >>> from forceout.equations.notation import parse_mat
    >>> from forceout.rulebooks.shelf import rulebook
    >>> rules = rulebook("agloa-equations-2026").ruleset("elementary")
    >>> desk = desk_for(rules, ())
    >>> [str(goal) for goal in short_goals(parse_mat("||||4 0 +"), desk)]
    ['4', '0', '40', '04', '4+0', '0+4']
    """
    count = Counter(mat.resources)
    seen: set[str] = set()
    for shape in _SHAPES:
        choices = [[cube for cube in count if _fits(cube, place)] for place in shape]
        for cubes in product(*choices):
            written = "".join(cube.face for cube in cubes)
            if written not in seen and Counter(cubes) <= count:
                seen.add(written)
                if legality(Row(cubes), desk).readings:
                    yield Row(cubes)


def _fits(cube: Cube, place: str) -> bool:
    return (cube.face in OPERATIONS) is (place in OPERATIONS)


def with_goal(mat: Mat, goal: Row) -> Mat:
    """Set a Goal with cubes of Resources."""
    left = list(mat.resources)
    for cube in goal.cubes:
        left.remove(cube)
    return replace(mat, goal=goal, resources=tuple(left))


@dataclass(frozen=True, slots=True)
class OwnGoal:
    """The question whether any Goal can be set that has a Solution."""

    bench: EquationsBench
    mat: Mat
    claim: Claim

    def answer(
        self, shake_of: Callable[[Mat], Shake], budget: Budget, progress: Progress | None
    ) -> Answer:
        """Try short Goals; where there are few cubes, every Goal that can be set."""
        desk = desk_for(self.bench.rules, self.bench.chosen)
        share = budget.shared(_MOST_GOALS)
        goals = list(islice(short_goals(self.mat, desk), _MOST_GOALS))
        for number, goal in enumerate(goals):
            if progress is not None and not progress("Goals", number, len(goals)):
                return Undecided(self._searched(goals[:number]), "the search was stopped")
            lain = with_goal(self.mat, goal)
            answer = shake_of(lain).ask(lain, IMPOSSIBLE, share)
            accepted = self._accepted(answer.paper) if isinstance(answer, Found) else None
            if accepted:
                return accepted
        if self._is_bare(desk):
            return self._among_numerals(desk, goals)
        rules, chosen = self.bench.rules, self.bench.chosen
        return Reference(rules, chosen, self.mat, self.claim, _MOST_WORK).answer()

    def _accepted(self, paper: str) -> Found | None:
        rules, chosen = self.bench.rules, self.bench.chosen
        verdict = judge(rules, chosen, self.mat, parse_paper(paper), self.claim)
        return Found(paper, verdict) if verdict.is_correct else None

    def _is_bare(self, desk: Desk) -> bool:
        """Whether there is nothing to put numbers together with: papers are two numerals."""
        now = desk.now
        signs = any(cube.face in OPERATIONS or cube.face == now.wild for cube in self.mat.resources)
        return not (signs or now.factorial or now.exponent)

    def _among_numerals(self, desk: Desk, goals: list[Row]) -> Answer:
        count = Supply.of(self.mat, self.claim, desk.now).usable
        solutions = Vocabulary(desk, count, "", POWERS).operands
        for goal in Vocabulary(desk, count, "", POWERS, in_goal=True).operands:
            for solution in solutions:
                if holds(solution.value, goal.value, desk.now):
                    paper = Paper((solution.parts, goal.parts))
                    accepted = self._accepted(format_paper(paper))
                    if accepted:
                        return accepted
        reason = "There is no sign, and no numeral of these cubes equals another."
        return Impossible(self._searched(goals, reason))

    def _searched(self, goals: list[Row], reason: str = "") -> Certificate:
        return Certificate(
            domain="every Goal that these cubes can be set to",
            least=1 + self.bench.rules.least_cubes,
            most=len(self.mat.resources),
            counts={"Goals": len(goals)},
            reason=reason,
            left_out=() if reason else ("longer Goals",),
        )
