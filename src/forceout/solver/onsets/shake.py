"""A shake of On-Sets: what its cards and signs can name is worked out once, and kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, permutations

from forceout._solver import OnSetsAnswer, OnSetsSolution
from forceout._solver import OnSetsShake as Search
from forceout.kit import Layout, Mat, Universe
from forceout.kit.boxes import SET_DIGITS
from forceout.onsets.bench import OnSetsBench
from forceout.onsets.desk import Desk
from forceout.onsets.judge import judge
from forceout.onsets.notation import format_paper
from forceout.onsets.symbols import Paper, Solution
from forceout.onsets.variations import compose
from forceout.rules.claims import Claim
from forceout.solver.answers import Answer, Budget, Certificate, Found, Impossible, Undecided
from forceout.solver.onsets.fitting import has_two_sets
from forceout.solver.onsets.pen import Table, cubes_on_offer, written
from forceout.solver.onsets.reference import Reference
from forceout.solver.onsets.translation import (
    goals_of,
    solutions_wanted,
    told_cubes,
    told_deals,
    told_rules,
)
from forceout.solver.shake import Progress

_DEFAULT = Budget()
_ALL_MEMORY = 1_000_000_000
_MILLION = 1_000_000
_MORE = 64
"""How many papers are tried where the judge does not accept the first."""

Goals = Mapping[frozenset[int], Layout | None]


class OnSetsShake:
    """What can be asked about a shake of On-Sets.

    It is built for the cards and the variations of a mat; wherever its cubes are moved, what was
    worked out still holds. `refused` lists papers that the search took for correct, and the judge
    did not.

    >>> from forceout.api import Judge
    >>> from forceout.rules.claims import NOW
    >>> bench = Judge.of("agloa-onsets-2014", "middle").bench
    >>> mat = bench.mat("2 | B | c | | R G n | B R BR G _ Y")
    >>> print(OnSetsShake(bench, mat).ask(mat, NOW))
    Possible: R c B; B
    """

    def __init__(self, bench: OnSetsBench, mat: Mat, memory: int | None = None) -> None:
        """Tell the search the rules and the cards."""
        self.bench = bench
        universe = mat.universe or Universe()
        now = compose(bench.rules, bench.chosen, universe)
        self._desk = Desk(bench.rules, now, universe, universe)
        most = (_DEFAULT.memory or _ALL_MEMORY) if memory is None else memory
        self.search = Search(told_rules(self._desk), told_deals(self._desk), most)
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
        """Look for a correct paper; `shortest` goes on until there is none of fewer signs.

        Of two Solutions, the longer one is then as short as can be.
        """
        question = _Question(self, mat, claim, budget, progress)
        found = next(question.papers(), None)
        if found is None and question.refused:
            found = next(question.papers(_MORE), None)
        if found is None:
            return question.nothing()
        return question.shortest(found) if shortest else found

    def papers(
        self,
        mat: Mat,
        claim: Claim,
        most: int,
        budget: Budget = _DEFAULT,
        progress: Progress | None = None,
    ) -> tuple[Found, ...]:
        """Look for so many different correct papers, those of few cubes first."""
        question = _Question(self, mat, claim, budget, progress)
        return tuple(sorted(islice(question.papers(most), most), key=_signs))

    def check(self, mat: Mat, claim: Claim) -> Answer:
        """Search again in the plain, slow way."""
        return Reference(self.bench.rules, self.bench.chosen, mat, claim).answer()

    @property
    def desk(self) -> Desk:
        """The rules and the cards."""
        return self._desk


def _signs(found: Found) -> int:
    return len(found.verdict.uses)


class _Question:
    """One question of a shake, and how much was looked at for it."""

    def __init__(
        self,
        shake: OnSetsShake,
        mat: Mat,
        claim: Claim,
        budget: Budget,
        progress: Progress | None,
    ) -> None:
        self._shake = shake
        self._table = Table(mat, claim, shake.desk)
        self._budget = budget
        self._progress = progress
        self._is_pair = shake.desk.now.two_solutions
        self._goals: Goals = goals_of(mat, claim, shake.desk)
        self._reason = self._ruled_out(mat)
        self._counts: dict[str, int] = {}
        self._why = ""
        self.refused = 0
        self._nanoseconds = 0
        self._steps = 0

    def _ruled_out(self, mat: Mat) -> str:
        """Leave out Goals that nobody can meet, and say why where none is left."""
        if not self._goals:
            return "The Goal has no legal value."
        for cube in mat.required:
            if cube.face in SET_DIGITS:
                self._goals = {}
                return f"No Solution can use the digit {cube}, which lies in Required."
        if self._is_pair:
            deals = told_deals(self._shake.desk)
            goals = self._goals.items()
            self._goals = {one: goal for one, goal in goals if has_two_sets(deals, one)}
        return "" if self._goals else "Fewer than two sets of cards fit the Goal."

    def shortest(self, found: Found) -> Found:
        """Look for a paper with fewer signs than one that was found: one sign, two signs..."""
        for signs in range(1, _signs(found)):
            shorter = next(self.papers(signs=signs), None)
            if shorter:
                return min(shorter, found, key=_signs)
            if self._why:
                break
        return found

    def papers(self, most: int = 1, signs: int | None = None) -> Iterator[Found]:
        """Go through correct papers, up to so many for each Goal, of at most so many signs."""
        for numbers, goal in self._aims():
            answer = self._asked(numbers, most, signs)
            if answer is None:
                return
            found = [written(one, self._table, goal) for one in answer.solutions]
            for paper in self._gathered(found, answer.solutions):
                accepted = self._accepted(Paper(paper))
                if accepted:
                    yield accepted

    def _aims(self) -> Iterator[tuple[list[int], Layout | None]]:
        for numbers, goal in self._goals.items():
            yield sorted(numbers), goal

    def _asked(self, numbers: list[int], most: int, signs: int | None) -> OnSetsAnswer | None:
        mat, claim, _ = self._table
        try:
            answer = self._shake.search.solve(
                told_cubes(mat.required),
                told_cubes(mat.permitted),
                told_cubes(mat.resources),
                numbers,
                is_now=claim.most_resources is not None,
                most=most if most > 1 else solutions_wanted(self._shake.desk),
                is_various=most > 1,
                most_signs=signs,
                milliseconds=self._left(self._budget.milliseconds, self._nanoseconds // _MILLION),
                nodes=self._left(self._budget.nodes, self._steps),
                progress=self._hear if self._progress else None,
            )
        except ValueError as error:
            self._why = f"there are {error}"
            return None
        self._nanoseconds += answer.nanoseconds
        self._steps += answer.steps
        if not answer.is_decided:
            self._why = "the budget was spent"
        if answer.is_by_cards:
            self._reason = "No set of cards that these colours can tell apart fits the Goal."
        for name, count in zip(_COUNTED, answer.counts, strict=True):
            self._counts[name] = self._counts.get(name, 0) + count
        return answer

    @staticmethod
    def _left(most: int | None, spent: int) -> int | None:
        return None if most is None else max(0, most - spent)

    def _hear(self, steps: int) -> bool:
        return self._progress is None or self._progress("sets", steps, 0)

    def _gathered(
        self, solutions: list[Solution], found: Iterable[OnSetsSolution]
    ) -> Iterator[tuple[Solution, ...]]:
        """Put Solutions on papers: one each, or two of which the second has a new card."""
        if not self._is_pair:
            yield from ((solution,) for solution in solutions)
            return
        pairs = zip(found, solutions, strict=True)
        for (one, first), (other, second) in permutations(pairs, 2):
            if other.cards & ~one.cards:
                yield first, second

    def _accepted(self, paper: Paper) -> Found | None:
        """Show the judge a paper, as its text reads."""
        mat, claim, _ = self._table
        bench, text = self._shake.bench, format_paper(paper)
        verdict = judge(bench.rules, bench.chosen, mat, paper, claim)
        if verdict.is_correct:
            return Found(text, verdict, self.refused)
        self.refused += 1
        self._shake.refused.append(text)
        return None

    def nothing(self) -> Answer:
        """Say that there is no paper, or that it is not known."""
        desk = self._shake.desk
        certificate = Certificate(
            domain=f"Set-Names and Restrictions over {len(desk.universe)} cards",
            least=desk.rules.least_cubes,
            most=cubes_on_offer(self._table),
            targets=tuple(map(str, sorted({one for goal in self._goals for one in goal}))),
            counts=self._counts,
            reason=self._reason,
        )
        why = "the judge refused every paper that was found" if self.refused else self._why
        return Undecided(certificate, why) if why else Impossible(certificate)


_COUNTED = ("ways to choose the cubes", "bags for names", "bags for Restrictions", "pairs")
