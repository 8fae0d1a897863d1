"""What the moves of a shake lead to: which keep it alive, and which would be a flub."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from forceout.kit import Cube, Mat, Section
from forceout.rules.bench import Rules
from forceout.rules.claims import Claim
from forceout.solver.answers import Answer, Budget
from forceout.solver.shake import Progress, Shake

PLAYABLE = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)
_DEFAULT = Budget()


def claim_of_now(rules: Rules) -> Claim:
    """The claim that one more cube of Resources is enough."""
    return next(claim for claim in rules.claims if claim.most_resources == 1)


def claim_of_possible(rules: Rules) -> Claim:
    """The claim that a Solution exists, whatever it takes from Resources."""
    return next(
        claim
        for claim in rules.claims
        if claim.most_resources is None and not claim.sets_goal and not claim.uses_all_resources
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move leads to: whether a Solution is still possible, and whether one is there now.

    A move that loses the last Solution, or that makes one with a single further cube, is a flub.
    Whether the move itself is legal, and whether anybody may challenge, the match knows.
    """

    cube: Cube
    section: Section
    possible: Answer
    now: Answer

    @property
    def is_safe(self) -> bool | None:
        """Whether the move is no flub; None where that is not decided."""
        if self.possible.possible is False or self.now.possible:
            return False
        if self.possible.possible is None or self.now.possible is None:
            return None
        return True


def moved(mat: Mat, cube: Cube, section: Section) -> Mat:
    """Move a cube from Resources to a section of the mat."""
    left = list(mat.resources)
    left.remove(cube)
    mat = replace(mat, resources=tuple(left))
    match section:
        case Section.REQUIRED:
            return replace(mat, required=(*mat.required, cube))
        case Section.PERMITTED:
            return replace(mat, permitted=(*mat.permitted, cube))
        case _:
            return replace(mat, forbidden=(*mat.forbidden, cube))


def moves(mat: Mat) -> Iterator[tuple[Cube, Section]]:
    """Go through the moves of a mat, cubes that are alike once."""
    for cube in dict.fromkeys(mat.resources):
        for section in PLAYABLE:
            yield cube, section


def outlooks(
    shake: Shake, mat: Mat, budget: Budget = _DEFAULT, progress: Progress | None = None
) -> Iterator[Outlook]:
    """Look at every move of a mat; `budget` is for each question.

    >>> from forceout.api import Judge
    >>> from forceout.solver.opening import open_shake
    >>> bench = Judge.of("agloa-equations-2026", "elementary").bench
    >>> mat = bench.mat("10 | 4 | | | + 2 3 x")
    >>> safe = [one for one in outlooks(open_shake(bench, mat), mat) if one.is_safe]
    >>> [f"{one.cube} {one.section.value}" for one in safe][:3]
    ['+ Required', '+ Permitted', '2 Required']
    """
    rules = shake.bench.rules
    every = list(moves(mat))
    for number, (cube, section) in enumerate(every):
        if progress is not None and not progress("moves", number, len(every)):
            return
        after = moved(mat, cube, section)
        possible = shake.ask(after, claim_of_possible(rules), budget)
        now = shake.ask(after, claim_of_now(rules), budget)
        yield Outlook(cube, section, possible, now)


def completions(
    shake: Shake, mat: Mat, budget: Budget = _DEFAULT, progress: Progress | None = None
) -> Iterator[tuple[Cube, Answer]]:
    """Ask of each cube in Resources whether it, taken next, would complete a Solution now."""
    every = list(dict.fromkeys(mat.resources))
    for number, cube in enumerate(every):
        if progress is not None and not progress("cubes", number, len(every)):
            return
        alone = replace(mat, permitted=(*mat.permitted, cube), resources=())
        yield cube, shake.ask(alone, claim_of_possible(shake.bench.rules), budget)
