"""A plain search for Solutions, to compare the real one with: slow, obvious, and without Rust.

It makes every number that the cubes of the table can make, with the judge's own arithmetic, and
writes each down. Whatever fits the Goal goes to the judge.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from forceout import values
from forceout.equations.asking import desk_for
from forceout.equations.conditions import MOST_FACTORIALS, factorials_in, factorials_left
from forceout.equations.cubes import needs_of
from forceout.equations.desk import Desk
from forceout.equations.judge import holds, judge
from forceout.equations.notation import format_paper
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import Expression, Paper
from forceout.kit import Mat, Row
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.solver.answers import Answer, Bounded, Certificate, Found, Impossible, Undecided
from forceout.solver.equations.goal_papers import GoalPaper, GoalPapers, goal_papers
from forceout.solver.equations.making import MOST_IN_A_ROW, Maker, TooMuch
from forceout.solver.equations.pen import Inked
from forceout.solver.equations.supply import Count, CubeKind, Supply, counted
from forceout.solver.equations.vocabulary import Vocabulary, wild_meanings
from forceout.values import Value

POWERS = range(-3, 4)
"""The powers of the base that are tried for a 1; there is no end of them."""
MOST_WORK = 10_000_000
"""As much as a minute or two can do."""

Candidates = list[tuple[Count, GoalPaper]]
Cubes = frozenset[tuple[CubeKind, int]]


class _Beside:
    """The Goals that leave a Solution its cubes, worked out once for the same cubes."""

    def __init__(self, supply: Supply, candidates: Candidates) -> None:
        self._supply = supply
        self._taking: dict[Cubes, tuple[Count, list[GoalPaper]]] = {}
        for taken, goal in candidates:
            self._taking.setdefault(frozenset(taken.items()), (taken, []))[1].append(goal)
        self._known: dict[Cubes, list[GoalPaper]] = {}
        self._fractions: dict[Cubes, dict[Hashable, list[GoalPaper]]] = {}

    def goals(self, cubes: Count, value: Value | None) -> list[GoalPaper]:
        """List those that may equal a value: a fraction equals no other fraction."""
        name = frozenset(cubes.items())
        if name not in self._known:
            self._look_up(name, cubes)
        if value is None or values.as_fmpq(value) is None:
            return self._known[name]
        fractions = self._fractions[name]
        return fractions.get(values.key(value), []) + fractions.get(None, [])

    def _look_up(self, name: Cubes, cubes: Count) -> None:
        fractions: dict[Hashable, list[GoalPaper]] = {}
        self._fractions[name] = fractions
        self._known[name] = [
            goal
            for taken, goals in self._taking.values()
            if self._supply.allows(cubes + taken)
            for goal in goals
        ]
        for goal in self._known[name]:
            is_fraction = values.as_fmpq(goal.value) is not None
            fractions.setdefault(values.key(goal.value) if is_fraction else None, []).append(goal)


@dataclass(slots=True)
class Reference:
    """The plain search for one position and claim; `most` bounds its work.

    >>> from forceout.equations.notation import parse_mat
    >>> from forceout.rulebooks.shelf import rulebook
    >>> from forceout.rules.claims import NOW
    >>> rules = rulebook("agloa-equations-2026").ruleset("elementary")
    >>> print(Reference(rules, (), parse_mat("15 | 7 | + | | 8 3 -"), NOW).answer())
    Possible: 8+7 = 15
    """

    rules: Ruleset
    chosen: Sequence[Variation]
    mat: Mat
    claim: Claim
    most: int = MOST_WORK
    _desk: Desk = field(init=False)
    _supply: Supply = field(init=False)
    _goals: GoalPapers = field(init=False)
    _tried: int = field(default=0, init=False)
    _compared: int = field(default=0, init=False)
    _refused: list[str] = field(default_factory=list, init=False)
    _left_out: list[str] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        """Look at the mat as the writer may."""
        self._desk = desk_for(self.rules, self.chosen)
        self._supply = Supply.of(self.mat, self.claim, self._desk.now)
        lain = self.mat.goal if isinstance(self.mat.goal, Row) else Row(())
        self._goals = GoalPapers(()) if self.claim.sets_goal else goal_papers(lain, self._desk)
        self._left_out += self._goals.left_out

    @property
    def refused(self) -> tuple[str, ...]:
        """The papers that fitted the Goal, but that the judge did not accept."""
        return tuple(self._refused)

    def answer(self) -> Answer:
        """Search everything, as far as `most` goes."""
        try:
            for wild_as in wild_meanings(self._desk, self._all_cubes()):
                found = self._found(wild_as)
                if found:
                    return found
        except TooMuch:
            return Undecided(self._certificate(), "the plain search would take too long")
        certificate = self._certificate()
        return Impossible(certificate) if certificate.is_proof else Bounded(certificate)

    def _certificate(self) -> Certificate:
        return Certificate(
            domain="every number that these cubes can make",
            least=max(self.rules.least_cubes, self._supply.required.total()),
            most=self._supply.usable.total(),
            targets=self._goals.values,
            counts={"numbers": self._tried, "papers refused": len(self._refused)},
            reason="\n".join(map(str, self._goals.rulings)),
            left_out=tuple(dict.fromkeys(self._left_out)),
        )

    def _all_cubes(self) -> Count:
        """All cubes that may be wild, the Goal's among them."""
        lain = self.mat.goal.cubes if isinstance(self.mat.goal, Row) else ()
        return self._supply.usable + counted(lain, self._desk.now)

    def _found(self, wild_as: str) -> Found | None:
        candidates: Candidates = [(Count(), goal) for goal in self._goals.standing(wild_as)]
        if self.claim.sets_goal:
            candidates = list(self._own_goals(wild_as))
        if not candidates:
            return None
        solutions = self._maker(wild_as, min(goal.factorials for _, goal in candidates))
        beside = _Beside(self._supply, candidates)
        for cubes, made in solutions.everything():
            self._tried += 1
            goals = beside.goals(cubes, None if self._desk.now.multiple_of else made.inked.value)
            self._compared += len(goals)
            if self._compared > self.most:
                raise TooMuch
            for goal in goals:
                if self._fits(made.inked, goal):
                    found = self._judged(made.inked.parts, goal.parts)
                    if found:
                        return found
        if not solutions.is_whole:
            self._left_out.append(f"more than {MOST_IN_A_ROW} signs in a row on one number")
        return None

    def _maker(self, wild_as: str, in_goal: int) -> Maker:
        words = Vocabulary(self._desk, self._supply.usable, wild_as, POWERS)
        if words.has_powers_of_base:
            self._left_out.append(f"powers of the base beyond {POWERS[-1]} and {POWERS[0]}")
        left = factorials_left(in_goal, self._desk.now)
        return Maker(self._desk, words, self._supply, left, self.most)

    def _own_goals(self, wild_as: str) -> Iterator[tuple[Count, GoalPaper]]:
        """Make every Goal that the writer can set, whether it is legal or not."""
        words = Vocabulary(self._desk, self._supply.usable, wild_as, POWERS, in_goal=True)
        factorials = MOST_FACTORIALS if self._desk.now.factorial else 0
        maker = Maker(self._desk, words, self._supply, factorials, self.most)
        for cubes, made in maker.everything():
            if cubes.total() <= self.rules.goal.most_cubes:
                parts, value = made.inked.parts, made.inked.value
                yield cubes, GoalPaper(parts, value, wild_as, factorials_in(parts))

    def _fits(self, made: Inked, goal: GoalPaper) -> bool:
        if not holds(made.value, goal.value, self._desk.now):
            return False
        if len(list(needs_of(made.parts, self._desk.now))) < self.rules.least_cubes:
            return False
        left = factorials_left(goal.factorials, self._desk.now)
        return left is None or factorials_in(made.parts) <= left

    def _judged(self, solution: Expression, goal: Expression) -> Found | None:
        paper = Paper((solution, goal))
        verdict = judge(self.rules, self.chosen, self.mat, paper, self.claim)
        if verdict.is_correct:
            return Found(format_paper(paper), verdict, len(self._refused))
        self._refused.append(format_paper(paper))
        return None
