"""A Solution that the search has found, written as a paper and judged before anybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import NamedTuple, cast

from forceout import _solver, values
from forceout.equations.conditions import factorials_in, factorials_left
from forceout.equations.desk import Desk
from forceout.equations.judge import holds, judge
from forceout.equations.notation import format_paper
from forceout.equations.symbols import Paper
from forceout.kit import Mat
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.solver.answers import Found
from forceout.solver.equations.goal_papers import GoalPaper
from forceout.solver.equations.pen import Inked
from forceout.solver.equations.translation import Translation

_MOST_VALUES = 300
"""How many values of a part are followed where roots have several."""
_MOST_KNOWN = 20_000


@dataclass(frozen=True, slots=True)
class Meaning:
    """A shake with its wild cubes standing for one symbol: its Goals, its words, its search.

    `left_out` says which Goals the search could not be told.
    """

    goals: tuple[GoalPaper, ...]
    words: Translation
    search: _solver.EquationsShake
    left_out: tuple[str, ...]


class Question(NamedTuple):
    """What papers are looked for: those for a claim in a position."""

    mat: Mat
    claim: Claim


@dataclass(slots=True)
class Witness:
    """Takes the Solutions of a search, and keeps those that the judge accepts.

    A search proposes some that do not hold where a number is too large for it to hold; parts of
    these come again and again, and are worked out once.

    `most` is how many are wanted. `refused` lists the papers that come to the Goal, but that the
    judge does not accept.
    """

    desk: Desk
    chosen: Sequence[Variation]
    question: Question
    meaning: Meaning
    most: int = 1
    found: list[Found] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    _known: dict[_solver.Solution, list[Inked]] = field(default_factory=dict)

    def accept(self, solution: _solver.Solution, _goal: int) -> bool:
        """Judge a Solution; True when no more are wanted."""
        for inked in self._inked(solution):
            for goal in self.meaning.goals:
                if self._fits(inked, goal) and self._judged(inked, goal):
                    return len(self.found) >= self.most
        return False

    def _fits(self, inked: Inked, goal: GoalPaper) -> bool:
        """Whether a number equals a reading of the Goal, and leaves its factorials to it."""
        left = factorials_left(goal.factorials, self.desk.now)
        if left is not None and left < factorials_in(inked.parts):
            return False
        return holds(inked.value, goal.value, self.desk.now) is True

    def _judged(self, inked: Inked, goal: GoalPaper) -> bool:
        paper = Paper((inked.parts, goal.parts))
        written = format_paper(paper)
        if any(found.paper == written for found in self.found):
            return True
        verdict = judge(self.desk.rules, self.chosen, self.question.mat, paper, self.question.claim)
        if verdict.is_correct:
            self.found.append(Found(written, verdict, len(self.refused)))
        else:
            self.refused.append(written)
        return verdict.is_correct

    def _inked(self, solution: _solver.Solution) -> list[Inked]:
        """Write a Solution: once, or with each value that its roots can have."""
        known = self._known.get(solution)
        if known is None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            known = self._known[solution] = self._written(solution)
        return known

    def _written(self, solution: _solver.Solution) -> list[Inked]:
        if solution[0] == "atom":
            place = cast("int", solution[1])
            return [self.meaning.words.pen.numeral(self.meaning.words.numerals[place])]
        write = self.meaning.words.writes[cast("int", solution[1])]
        operands = [self._inked(cast("_solver.Solution", operand)) for operand in solution[3:]]
        made = (inked for parts in product(*operands) for inked in write(*parts))
        known = {values.key(inked.value): inked for inked in islice(made, _MOST_VALUES)}
        return list(known.values())
