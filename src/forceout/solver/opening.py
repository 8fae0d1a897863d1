"""The shake of a mat, for whichever game its judge is of."""

from __future__ import annotations

from forceout.equations.bench import EquationsBench
from forceout.kit import Mat
from forceout.onsets.bench import OnSetsBench
from forceout.rules.bench import Bench
from forceout.solver.equations.shake import EquationsShake
from forceout.solver.onsets.shake import OnSetsShake
from forceout.solver.shake import Shake


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
