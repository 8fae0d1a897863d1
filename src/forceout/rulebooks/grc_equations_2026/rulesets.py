"""How papers and Goals are judged by this edition: integer Goals, the order of operations."""

from __future__ import annotations

from forceout.equations import faults
from forceout.equations.bench import EquationsBench
from forceout.equations.ruleset import GoalRules, NumberRules, Ruleset
from forceout.kit import EQUATIONS_OF_TWENTY
from forceout.rulebooks.grc_equations_2026.clauses import CLAUSES
from forceout.rulebooks.grc_equations_2026.procedures import procedure
from forceout.rulebooks.grc_equations_2026.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.claims import A_FLUB, CLEANUP, FORCE_OUT, NO_GOAL_FLUB, P_FLUB
from forceout.rules.variation import NOT_LISTED

ID = "grc-equations-2026"
_DIVISIONS = ("third", "fourth", "fifth", "sixth", "seventh-eighth")
_SEASON = 2026

_CITED = {
    NOT_LISTED.code: "Solutions-2",
    faults.NOT_AN_EQUATION.code: "Math-1",
    faults.GOAL_UNWRITTEN.code: "Math-1",
    faults.UNEQUAL.code: "Solutions-1",
    faults.UNCHECKABLE.code: "Solutions-1",
    faults.ONE_CUBE.code: "Solutions-2",
    faults.REQUIRED_LEFT_OUT.code: "Move-Required",
    faults.FORBIDDEN_USED.code: "Move-Forbidden",
    faults.NOT_THERE.code: "Solutions-2",
    faults.USED_TOO_OFTEN.code: "Solutions-3",
    faults.TOO_MANY_RESOURCES.code: "Flubs-A",
    faults.RESOURCES_NOT_USED.code: "Force-Out-3",
    faults.MEANS_NOTHING.code: "Solutions-2",
    faults.BARRED_TURN.code: "Goal-2",
    faults.TURNED_IN_NUMERAL.code: "Solutions-2",
    faults.LONG_NUMERAL.code: "Solutions-4",
    faults.SUPERSCRIPT_UNKNOWN.code: "Resources-4",
    faults.SIGN.code: "Resources-1",
    faults.NEGATED_ROOT.code: "Math-5",
    faults.TURNED_SIGN.code: "Solutions-2",
    faults.POINT_DIGITS.code: "Solutions-2",
    faults.MEANT_NOT_A_VALUE.code: "Solutions-1",
    faults.NO_NUMBER.code: "Solutions",
    faults.GOAL_NO_NUMBER.code: "Goal",
    faults.SIDE_BY_SIDE.code: "Resources-2",
    faults.INDEX_MISSING.code: "Resources-3",
    faults.DIVISION_BY_ZERO.code: "Know-3",
    faults.ZEROTH_ROOT.code: "Know4-5",
    faults.ZERO_POWER.code: "Know4-3",
    faults.EVEN_ROOT.code: "Math-3",
    faults.FRACTIONAL_ROOT.code: "Math-3",
    faults.FRACTIONAL_POWER.code: "Math-3",
    faults.NOT_REAL.code: "Math-3",
    faults.POWERS_BARRED.code: "Special-Third-4",
    faults.FRACTION_BARRED.code: "Special-Third-3",
    faults.IRRATIONAL.code: "Math-3",
    faults.GOAL_ILLEGAL.code: "Goal",
    faults.GOAL_MISREAD.code: "Math-2",
    faults.GOAL_REGROUPED.code: "Goal-Spacing",
    faults.GOAL_VALUE_WRONG.code: "Math-2",
    faults.GOAL_MISSING.code: "Goal",
    faults.GOAL_CUBES.code: "Goal-3",
    faults.GOAL_NUMERAL.code: "Goal-5",
    faults.GOAL_LEADING_ZERO.code: "Goal-5",
    faults.GOAL_NOT_WHOLE.code: "Goal-1",
    faults.GOAL_NEGATIVE.code: "Special-Third-2",
}


def ruleset(division: str, season: int) -> Ruleset:
    """Make the rules of a division; the section on it says once more what its Goals may be."""
    is_third = division == "third"
    goal_fraction = "Special-Third-2" if is_third else "Special-Other-4"
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses={**_CITED, faults.GOAL_FRACTION.code: goal_fraction},
        ordered=True,
        superscripts=False,
        least_cubes=1,
        goal=GoalRules(
            most_cubes=5,
            most_digits=3,
            leading_zeros=False,
            only_upright=True,
            whole=True,
            from_nought=is_third,
            value_on_paper=True,
        ),
        numbers=NumberRules(
            powers=not is_third, fractions=not is_third, irrational=False, bare_root=False
        ),
        claims=(A_FLUB, P_FLUB, NO_GOAL_FLUB, FORCE_OUT, CLEANUP),
        box=EQUATIONS_OF_TWENTY,
    )


RULEBOOK = Rulebook(
    id=ID,
    title="GRC Challenge Cup Equations 2026",
    season=_SEASON,
    divisions=_DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=EquationsBench.of,
)
