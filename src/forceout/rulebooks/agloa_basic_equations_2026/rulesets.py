"""How papers and Goals are judged by the seven basic rules."""

from __future__ import annotations

from forceout.equations import faults
from forceout.equations.bench import EquationsBench
from forceout.equations.ruleset import Ruleset
from forceout.rulebooks.agloa_basic_equations_2026.clauses import CLAUSES
from forceout.rulebooks.agloa_basic_equations_2026.procedures import procedure
from forceout.rulebooks.agloa_basic_equations_2026.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW
from forceout.rules.variation import NOT_LISTED

ID = "agloa-basic-equations-2026"
_DIVISIONS = ("basic",)
_SEASON = 2027

_CITED = {
    NOT_LISTED.code: "III",
    faults.NOT_AN_EQUATION.code: "III",
    faults.GOAL_UNWRITTEN.code: "III",
    faults.UNEQUAL.code: "III",
    faults.AMBIGUOUS.code: "III-D",
    faults.CLASH.code: "III-D",
    faults.UNCHECKABLE.code: "V",
    faults.ONE_CUBE.code: "III-A",
    faults.REQUIRED_LEFT_OUT.code: "III-B",
    faults.FORBIDDEN_USED.code: "III-B",
    faults.NOT_THERE.code: "III-B",
    faults.USED_TOO_OFTEN.code: "III-B",
    faults.TOO_MANY_RESOURCES.code: "IV-A-1",
    faults.MEANS_NOTHING.code: "III-E",
    faults.BARRED_TURN.code: "III-E",
    faults.TURNED_IN_NUMERAL.code: "III-E",
    faults.LONG_NUMERAL.code: "III-C",
    faults.SIGN.code: "III-E",
    faults.NEGATED_ROOT.code: "III-F",
    faults.TURNED_SIGN.code: "III-E",
    faults.POINT_DIGITS.code: "III-E",
    faults.MEANT_NOT_A_VALUE.code: "III",
    faults.NO_NUMBER.code: "I-A",
    faults.GOAL_NO_NUMBER.code: "I-A",
    faults.SIDE_BY_SIDE.code: "III-E",
    faults.DIVISION_BY_ZERO.code: "III-E",
    faults.ZEROTH_ROOT.code: "III-F",
    faults.ZERO_POWER.code: "III-E",
    faults.EVEN_ROOT.code: "III-F",
    faults.FRACTIONAL_ROOT.code: "III-F",
    faults.FRACTIONAL_POWER.code: "III-E",
    faults.NOT_REAL.code: "III-E",
    faults.GOAL_ILLEGAL.code: "I-A",
    faults.GOAL_MISREAD.code: "III",
    faults.GOAL_REGROUPED.code: "III",
    faults.GOAL_GAP.code: "III",
    faults.GOAL_VALUE.code: "III",
    faults.GOAL_MISSING.code: "I-A",
    faults.GOAL_CUBES.code: "I-A",
    faults.GOAL_NUMERAL.code: "I-B",
}


def ruleset(division: str, season: int) -> Ruleset:
    """Make the basic rules."""
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses=_CITED,
        claims=(NOW, IMPOSSIBLE, LAST_CUBE),
    )


RULEBOOK = Rulebook(
    id=ID,
    title="AGLOA Basic Equations 2026-27",
    season=_SEASON,
    divisions=_DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=EquationsBench.of,
)
