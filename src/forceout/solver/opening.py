"""The shake of a mat, for whichever game its judge is of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forceout.equations.asking import desk_for
from forceout.equations.bench import EquationsBench
from forceout.kit import Layout, Mat, Row
from forceout.onsets.bench import OnSetsBench
from forceout.rules.bench import Bench
from forceout.rules.claims import NO_GOAL
from forceout.solver.equations.own_goals import short_goals
from forceout.solver.equations.shake import EquationsShake
from forceout.solver.onsets.shake import OnSetsShake
from forceout.solver.onsets.translation import goals_of
from forceout.solver.shake import Shake


def settable(bench: Bench, mat: Mat) -> Iterator[Mat]:
    """Go through the mats that setting a short Goal from Resources makes.

    >>> from forceout.api import Judge
    >>> bench = Judge.of("mlag-equations-2019", "middle").bench
    >>> [str(mat) for mat in settable(bench, bench.mat("||||4 5 +"))][:3]
    ['4 | | | | 5 +', '5 | | | | 4 +', '45 | | | | +']
    """
    goals: Iterator[Row | Layout]
    match bench:
        case EquationsBench():
            goals = iter(short_goals(mat, desk_for(bench.rules, bench.chosen)))
        case OnSetsBench():
            desk = OnSetsShake(bench, mat).desk
            goals = filter(None, goals_of(mat, NO_GOAL, desk).values())
        case _:
            raise LookupError(f"{bench.rules.rulebook} has no solver.")
    for goal in goals:
        left = list(mat.resources)
        for cube in goal.cubes:
            left.remove(next(one for one in left if one.face == cube.face))
        yield replace(mat, goal=goal, resources=tuple(left))


def open_shake(bench: Bench, mat: Mat, memory: int | None = None) -> Shake:
    """Build the shake of a mat: its cubes wherever they lie, its Goal, and the judge's rules.

    `memory` bounds what is kept between questions, in bytes.

    >>> from forceout.api import Judge
    >>> from forceout.rules.claims import NOW
    >>> bench = Judge.of("mlag-equations-2019", "middle").bench
    >>> mat = bench.mat("14 | 2 x | 7 1 + | 5 | 3 9 -")
    >>> open_shake(bench, mat).ask(mat, NOW).possible
    True
    """
    match bench:
        case EquationsBench():
            return EquationsShake(bench, mat, memory)
        case OnSetsBench():
            return OnSetsShake(bench, mat, memory)
        case _:
            raise LookupError(f"{bench.rules.rulebook} has no solver.")
