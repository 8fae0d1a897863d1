"""How hard a Goal is: for a shake, and among the Goals that a roll can be set to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forceout.kit import Mat
from forceout.rules.bench import Bench
from forceout.solver.answers import Answer, Budget, Found
from forceout.solver.opening import open_shake
from forceout.solver.outlook import claim_of_possible
from forceout.solver.shake import Progress, Shake
from forceout.solver.simplicity import effort

_LOOKED_THROUGH = 30
_DEFAULT = Budget(milliseconds=2000)


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard it is to reach a Goal: its easiest paper, and how many there are of others.

    `papers` are different ones, the easiest first; `answer` says how the search ended where there
    is none. `is_many` says that there are more than were looked through.
    """

    mat: Mat
    papers: tuple[Found, ...]
    answer: Answer
    is_many: bool = False

    @property
    def effort(self) -> int | None:
        """How hard the easiest paper is; None where none was found."""
        return effort(self.papers[0]) if self.papers else None

    def __str__(self) -> str:
        """Say it in a line."""
        if not self.papers:
            return f"{self.mat.goal}: {str(self.answer).splitlines()[0]}"
        many = f"{len(self.papers)} or more" if self.is_many else str(len(self.papers))
        return f"{self.mat.goal}: effort {self.effort}, papers: {many}, {self.papers[0].paper}"


def rate(
    shake: Shake, mat: Mat, budget: Budget = _DEFAULT, progress: Progress | None = None
) -> Rating:
    """Say how hard the Goal of a mat is for whoever may use all of its Resources.

    >>> from forceout.api import Judge
    >>> judge = Judge.of("agloa-equations-2026", "elementary")
    >>> mat = judge.mat("9 | | | | 4 5 + 2 3 x")
    >>> print(rate(judge.shake(mat), mat).papers[0].paper)
    4+5 = 9
    """
    claim = claim_of_possible(shake.bench.rules)
    answer = shake.ask(mat, claim, budget, progress)
    if not isinstance(answer, Found):
        return Rating(mat, (), answer)
    found = shake.papers(mat, claim, _LOOKED_THROUGH, budget, progress) or (answer,)
    papers = tuple(sorted(found, key=effort))
    return Rating(mat, papers, answer, len(found) >= _LOOKED_THROUGH)


def rated_goals(
    bench: Bench,
    goals: Iterable[Mat],
    budget: Budget = _DEFAULT,
    progress: Progress | None = None,
) -> Iterator[Rating]:
    """Rate Goals that can be set: a mat for each, with the Goal set and the rest in Resources.

    >>> from forceout.api import Judge
    >>> judge = Judge.of("agloa-equations-2026", "elementary")
    >>> mats = [judge.mat("9 | | | | 4 5 +"), judge.mat("5 | | | | 4 9 +")]
    >>> for rating in rated_goals(judge.bench, mats):
    ...     print(rating)
    9: effort 3, papers: 1, 4+5 = 9
    5: Impossible: no correct paper exists.
    """
    every = list(goals)
    for number, mat in enumerate(every):
        if progress is not None and not progress("Goals", number, len(every)):
            return
        yield rate(open_shake(bench, mat), mat, budget)
