"""A shake of Equations: what its cubes can mean is worked out once, and kept for every question."""

from __future__ import annotations

from typing import Literal

from forceout import _solver
from forceout.equations.asking import desk_for
from forceout.equations.bench import EquationsBench
from forceout.kit import Mat, Row, Section
from forceout.rules.claims import Claim
from forceout.solver.answers import Answer, Budget, Found
from forceout.solver.equations.goal_papers import GoalPaper, GoalPapers, goal_papers
from forceout.solver.equations.own_goals import OwnGoal
from forceout.solver.equations.reference import Reference
from forceout.solver.equations.supply import Supply, counted
from forceout.solver.equations.tally import Tally
from forceout.solver.equations.translation import MOST_OF_A_KIND, Position, Translation
from forceout.solver.equations.vocabulary import wild_meanings
from forceout.solver.equations.witness import Meaning, Question, Witness
from forceout.solver.shake import Progress

_MEGABYTE = 1_000_000
_LEAST_MEGABYTES = 64
_PLAYED = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN, Section.RESOURCES)
_DEFAULT = Budget()
_ROUNDS = (1, 7, 8)
"""The parts of the budget for each round, where there are several meanings of the wild cubes."""

Aim = Literal["any", "fewest", "every"]


class EquationsShake:
    """What can be asked about a shake of Equations.

    It is built for the cubes of a mat, wherever they lie, and its Goal. A mat that is asked about
    has some of these cubes, and that Goal. `refused` lists papers that came to the Goal, but that
    the judge did not accept: they show where the search is told less than the judge knows.

    >>> from forceout.api import Judge
    >>> from forceout.rules.claims import NOW
    >>> bench = Judge.of("agloa-equations-2026", "elementary").bench
    >>> mat = bench.mat("15 | 7 | + | | 8 3 -")
    >>> print(EquationsShake(bench, mat).ask(mat, NOW))
    Possible: 7+8 = 15
    """

    def __init__(self, bench: EquationsBench, mat: Mat, memory: int | None = None) -> None:
        """Read the Goal; the cubes are looked at when they are first asked about."""
        self.bench = bench
        self._desk = desk_for(bench.rules, bench.chosen)
        lain = mat.goal if isinstance(mat.goal, Row) else Row(())
        self.goals = goal_papers(lain, self._desk) if lain.cubes else GoalPapers(())
        cubes = (cube for section in _PLAYED for cube in mat.lying_in(section))
        self._count = counted(cubes, self._desk.now)
        self._wild = wild_meanings(self._desk, self._count)
        all_memory = _DEFAULT.memory if memory is None else memory
        share = (all_memory or 0) // _MEGABYTE // len(self._wild)
        self._megabytes = max(_LEAST_MEGABYTES, share)
        self._meanings: dict[str, Meaning] = {}
        self.refused: list[str] = []

    def ask(
        self,
        mat: Mat,
        claim: Claim,
        budget: Budget = _DEFAULT,
        progress: Progress | None = None,
        *,
        shortest: bool = False,
    ) -> Answer:
        """Look for a correct paper; `shortest` goes on until there is none of fewer cubes."""
        if claim.sets_goal:
            return OwnGoal(self.bench, mat, claim).answer(self._set, budget, progress)
        question = Question(mat, claim)
        found, tally = self._search(question, budget, progress, is_thorough=shortest)
        return min(found, key=_cubes) if found else tally.answer()

    def papers(
        self,
        mat: Mat,
        claim: Claim,
        most: int,
        budget: Budget = _DEFAULT,
        progress: Progress | None = None,
    ) -> tuple[Found, ...]:
        """Look for so many different correct papers, those of few cubes first."""
        if claim.sets_goal:
            own = self.ask(mat, claim, budget, progress)
            return (own,) if isinstance(own, Found) else ()
        question = Question(mat, claim)
        found, _ = self._search(question, budget, progress, most=most, is_thorough=True)
        return tuple(sorted(found, key=_cubes)[:most])

    def check(self, mat: Mat, claim: Claim) -> Answer:
        """Search again in the plain, slow way, where that does not take too long."""
        return Reference(self.bench.rules, self.bench.chosen, mat, claim).answer()

    def _set(self, mat: Mat) -> EquationsShake:
        """The shake with another Goal."""
        return EquationsShake(self.bench, mat, self._megabytes * _MEGABYTE)

    def _search(
        self,
        question: Question,
        budget: Budget,
        progress: Progress | None,
        *,
        most: int = 1,
        is_thorough: bool = False,
    ) -> tuple[list[Found], Tally]:
        """Ask about each meaning of the wild cubes, in rounds that leave hard ones for later."""
        supply = Supply.of(question.mat, question.claim, self._desk.now)
        tally = Tally(self._desk, supply, self.goals)
        if not self.goals.papers or self._is_too_much(supply, tally):
            return [], tally
        aim: Aim = "every" if most > 1 else "fewest" if is_thorough else "any"
        meanings = self._standing(supply)
        tally.meanings = len(meanings)
        asked = [(one, where) for one in meanings for where in one.words.positions(supply)]
        rounds = (1,) if len(asked) < 2 else _ROUNDS
        found: list[Found] = []
        for number, parts in enumerate(rounds):
            share = budget.shared(sum(rounds) * len(asked), parts)
            undecided = []
            if number:
                tally.decide()
            for meaning, where in asked:
                witness = Witness(self._desk, self.bench.chosen, question, meaning, most)
                answer = self._asked(meaning, where, supply, share, witness, aim, progress)
                tally.add(answer, meaning.left_out)
                self.refused += witness.refused
                found += witness.found
                if len(found) >= most and not is_thorough:
                    return found, tally
                if answer.kind == "undecided":
                    undecided.append((meaning, where))
            asked = undecided
            if found or not asked:
                break
        return found, tally

    def _is_too_much(self, supply: Supply, tally: Tally) -> bool:
        """Whether there are more cubes than the search can count, or others than the shake's."""
        strangers = supply.usable - self._count
        if strangers:
            faces = " ".join(kind.face for kind in strangers)
            raise LookupError(f"The shake was built without these cubes: {faces}.")
        if any(count > MOST_OF_A_KIND for count in self._count.values()):
            tally.why = f"there are more than {MOST_OF_A_KIND} cubes with one face"
        return bool(tally.why)

    def _standing(self, supply: Supply) -> list[Meaning]:
        """List the meanings that can decide; one where no wild cube may be used."""
        wild = self._desk.now.wild
        if not any(kind.face == wild for kind in supply.usable):
            return [self._meaning("", self.goals.papers)]
        all_of_them = {wild_as: tuple(self.goals.standing(wild_as)) for wild_as in self._wild}
        return [self._meaning(wild_as, goals) for wild_as, goals in all_of_them.items() if goals]

    def _meaning(self, wild_as: str, goals: tuple[GoalPaper, ...]) -> Meaning:
        known = self._meanings.get(wild_as)
        if known is None:
            words = Translation(self._desk, self._count, wild_as)
            told = [words.goal(goal) for goal in goals]
            search = _solver.EquationsShake(
                words.instance,
                [goal for goal in told if goal is not None],
                self._desk.now.multiple_of,
                self._megabytes,
            )
            left_out = ("a value of the Goal that the search cannot hold",) * (None in told)
            known = Meaning(goals, words, search, left_out)
            self._meanings[wild_as] = known
        return known

    def _asked(
        self,
        meaning: Meaning,
        where: Position,
        supply: Supply,
        budget: Budget,
        witness: Witness,
        aim: Aim,
        progress: Progress | None,
    ) -> _solver.EquationsAnswer:
        return meaning.search.ask(
            *where,
            most_resources=supply.most_resources,
            least_cubes=self.bench.rules.least_cubes,
            milliseconds=budget.milliseconds,
            nodes=budget.nodes,
            threads=budget.threads,
            aim=aim,
            accept=witness.accept,
            progress=progress,
        )


def _cubes(found: Found) -> int:
    return len(found.verdict.uses)
