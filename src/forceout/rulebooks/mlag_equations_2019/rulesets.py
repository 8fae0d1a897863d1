"""How papers and Goals are judged by this edition: the order of operations holds."""

from __future__ import annotations

from forceout.equations import faults
from forceout.equations.bench import EquationsBench
from forceout.equations.ruleset import GoalRules, NumberRules, Ruleset
from forceout.rulebooks.mlag_equations_2019.clauses import CLAUSES
from forceout.rulebooks.mlag_equations_2019.procedures import procedure
from forceout.rulebooks.mlag_equations_2019.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.variation import NOT_LISTED

ID = "mlag-equations-2019"
_DIVISIONS = ("minor", "elementary", "middle", "junior", "senior")
_SEASON = 2020

_CITED = {
    NOT_LISTED.code: "III-A",
    faults.NOT_AN_EQUATION.code: "VII-B-1",
    faults.GOAL_UNWRITTEN.code: "VII-B-2-a",
    faults.UNEQUAL.code: "VII-B-2",
    faults.UNCHECKABLE.code: "VII-C-3-g",
    faults.ONE_CUBE.code: "VII-B-3-a",
    faults.REQUIRED_LEFT_OUT.code: "VII-B-3-b",
    faults.FORBIDDEN_USED.code: "VII-B-3-d",
    faults.NOT_THERE.code: "VII-B-3",
    faults.USED_TOO_OFTEN.code: "VII-B-3",
    faults.TOO_MANY_RESOURCES.code: "VII-B-3-e",
    faults.MEANS_NOTHING.code: "III-A",
    faults.BARRED_TURN.code: "IV-B-1",
    faults.TURNED_IN_NUMERAL.code: "III-A",
    faults.LONG_NUMERAL.code: "VII-B-4",
    faults.SIGN.code: "III-B-1",
    faults.NEGATED_ROOT.code: "III-C-1",
    faults.TURNED_SIGN.code: "III-A",
    faults.POINT_DIGITS.code: "III-A",
    faults.MEANT_NOT_A_VALUE.code: "VII-B-2",
    faults.NO_NUMBER.code: "III-A",
    faults.GOAL_NO_NUMBER.code: "III-A",
    faults.SIDE_BY_SIDE.code: "III-A",
    faults.DIVISION_BY_ZERO.code: "III-A",
    faults.ZEROTH_ROOT.code: "III-C-2-a",
    faults.ZERO_POWER.code: "III-C-2-b",
    faults.EVEN_ROOT.code: "III-C-2-c",
    faults.FRACTIONAL_ROOT.code: "III-C-2-d",
    faults.FRACTIONAL_POWER.code: "III-C-2-e",
    faults.NOT_REAL.code: "III-A",
    faults.WHOLE_POWERS.code: "III-C-3",
    faults.GOAL_ILLEGAL.code: "VII-C-3-e",
    faults.GOAL_MISREAD.code: "VII-C-3-f",
    faults.GOAL_REGROUPED.code: "VII-C-3-f",
    faults.GOAL_GAP.code: "VII-B-2-c",
    faults.GOAL_VALUE.code: "VII-B-2",
    faults.GOAL_MISSING.code: "IV-B",
    faults.GOAL_CUBES.code: "IV-B",
    faults.GOAL_NUMERAL.code: "IV-B-1",
}


def ruleset(division: str, season: int) -> Ruleset:
    """Make the rules of a division."""
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses=_CITED,
        ordered=True,
        goal=GoalRules(most_digits=3, only_upright=True),
        numbers=NumberRules(whole_powers=division == "elementary"),
    )


RULEBOOK = Rulebook(
    id=ID,
    title="MLAG Basic Equations 2019-20",
    season=_SEASON,
    divisions=_DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=EquationsBench.of,
)
