"""How papers, Goals and picks are judged by this edition, division by division."""

from __future__ import annotations

from forceout.equations import faults
from forceout.equations.bench import EquationsBench
from forceout.equations.ruleset import GoalRules, NumberRules, Ruleset, VariationRules
from forceout.rulebooks.agloa_equations_2026.clauses import CLAUSES
from forceout.rulebooks.agloa_equations_2026.procedures import procedure
from forceout.rulebooks.agloa_equations_2026.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.variation import (
    ALREADY_CHOSEN,
    ALWAYS_IN_FORCE,
    CONFLICTING,
    NOT_LISTED,
    WITHOUT_EFFECT,
    WRONG_PARAMETER,
    Listing,
    Seasons,
    Variation,
    clauses_with_variations,
)

ID = "agloa-equations-2026"
_DIVISIONS = ("elementary", "middle", "junior", "senior")
_SEASON = 2027

_COLOURS = ("red", "blue", "green", "black")
_MULTIPLES = ("6", "7", "8", "9", "10", "11")

_ELEMENTARY = {
    "sideways": Listing("XIII-A-1"),
    "upside-down": Listing("XIII-A-2"),
    "wild": Listing("XIII-A-3", ("0",)),
    "factorial": Listing("XIII-A-4"),
    "multiple-operations": Listing("XIII-A-5"),
    "three-operation-solution": Listing("XIII-A-6"),
    "remainder": Listing("XIII-A-7"),
    "two-digit-numerals": Listing("XIII-A-8", seasons=Seasons.ODD),
    "lcm": Listing("XIII-A-9", seasons=Seasons.ODD),
    "gcf": Listing("XIII-A-10", seasons=Seasons.ODD),
    "number-of-factors": Listing("XIII-A-11", seasons=Seasons.ODD),
    "average": Listing("XIII-A-12", seasons=Seasons.EVEN),
    "smallest-prime": Listing("XIII-A-13", seasons=Seasons.EVEN),
    "percent": Listing("XIII-A-14", seasons=Seasons.EVEN),
    "decimal-point": Listing("XIII-A-15", seasons=Seasons.EVEN),
}
_MIDDLE = {
    "sideways": Listing("XIII-B-1"),
    "upside-down": Listing("XIII-B-2"),
    "wild": Listing("XIII-B-3", ("0",)),
    "factorial": Listing("XIII-B-4"),
    "multiple-operations": Listing("XIII-B-5"),
    "base": Listing("XIII-B-6", ("8", "9", "10")),
    "multiple-of": Listing("XIII-B-7", _MULTIPLES),
    "number-of-factors": Listing("XIII-B-8", seasons=Seasons.ODD),
    "exponent": Listing("XIII-B-9", _COLOURS, Seasons.ODD),
    "powers-of-the-base": Listing("XIII-B-10", seasons=Seasons.ODD),
    "average": Listing("XIII-B-11", seasons=Seasons.EVEN),
    "percent": Listing("XIII-B-12", seasons=Seasons.EVEN),
    "decimal-point": Listing("XIII-B-13", seasons=Seasons.EVEN),
}
_JUNIOR = {
    "wild": Listing("XIII-C-3", ("0", "x")),
    "powers-of-the-base": Listing("XIII-C-4"),
    "base": Listing("XIII-C-5", ("8", "9", "11", "12")),
    "multiple-of": Listing("XIII-C-6", _MULTIPLES),
    "multiple-operations": Listing("XIII-C-7"),
    "factorial": Listing("XIII-C-8"),
    "number-of-factors": Listing("XIII-C-9"),
    "exponent": Listing("XIII-C-10", _COLOURS),
}
_SENIOR = {
    **_JUNIOR,
    "imaginary": Listing("XIII-D-11"),
    "decimal-in-goal": Listing("XIII-D-12"),
    "log": Listing("XIII-D-13"),
}
_LISTED = {
    "elementary": _ELEMENTARY,
    "middle": _MIDDLE,
    "junior": _JUNIOR,
    "senior": _SENIOR,
}
_ALWAYS = {"sideways": Listing("XIII-C-1"), "upside-down": Listing("XIII-C-2")}

_CITED = {
    **{fault.code: "XIII" for given in faults.BY_VARIATION.values() for fault in given},
    NOT_LISTED.code: "II-B",
    ALWAYS_IN_FORCE.code: "II-B-2",
    WRONG_PARAMETER.code: "II-B-2",
    ALREADY_CHOSEN.code: "II-B-2",
    CONFLICTING.code: "II-B-2",
    WITHOUT_EFFECT.code: "II-B-2",
    faults.NOT_AN_EQUATION.code: "VII-B-1",
    faults.GOAL_UNWRITTEN.code: "VII-B-2-a",
    faults.UNEQUAL.code: "VII-B-2",
    faults.AMBIGUOUS.code: "VII-B-6-a",
    faults.CLASH.code: "VII-B-6-c",
    faults.AMBIGUOUS_SYMBOL.code: "VII-C-5-e",
    faults.UNCHECKABLE.code: "VII-C-5-d",
    faults.ONE_CUBE.code: "VII-B-3-a",
    faults.REQUIRED_LEFT_OUT.code: "VII-B-3-b",
    faults.FORBIDDEN_USED.code: "VII-B-3-c",
    faults.NOT_THERE.code: "VII-B-3",
    faults.USED_TOO_OFTEN.code: "VII-B-3",
    faults.TOO_MANY_RESOURCES.code: "VII-B-3-e",
    faults.NOT_IN_FORCE.code: "III-A",
    faults.LONG_NUMERAL.code: "VII-B-4",
    faults.SIGN.code: "III-B-1",
    faults.NEGATED_ROOT.code: "III-C-1",
    faults.TURNED_SIGN.code: "III-A",
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
    faults.SOLUTION_ILLEGAL.code: "III-A",
    faults.WHOLE_POWERS.code: "XIII-A",
    faults.GOAL_ILLEGAL.code: "VII-C-5-a",
    faults.GOAL_MISREAD.code: "VII-C-5-b",
    faults.GOAL_REGROUPED.code: "VII-C-5-b",
    faults.GOAL_GAP.code: "VII-B-2-c",
    faults.GOAL_VALUE.code: "VII-B-2",
    faults.GOAL_MISSING.code: "IV-B",
    faults.GOAL_CUBES.code: "IV-B",
    faults.GOAL_NUMERAL.code: "IV-B-1",
}

_NUMBERS = {"elementary": NumberRules(whole_powers=True)}
_VARIED = {
    "elementary": VariationRules(wild_is_numeral=True, factors_limit=200),
    "middle": VariationRules(factors_limit=1000, multiple_goal_bound=1000),
}
_VARIED_OF_THE_OLDER = VariationRules(
    factors_of_power_sums=False, multiple_with_factorial_goal=False
)


def ruleset(division: str, season: int) -> Ruleset:
    """Make the rules of a division for a season."""
    listed = _LISTED[division]
    is_older = division in {"junior", "senior"}
    clauses = clauses_with_variations(_CITED, faults.BY_VARIATION, listed)
    if is_older:
        checkable = {faults.UNCHECKABLE.code: "XIII-C-9"}
        clauses = {**clauses_with_variations(clauses, faults.BY_VARIATION, _ALWAYS), **checkable}
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses=clauses,
        goal=GoalRules(),
        numbers=_NUMBERS.get(division, NumberRules()),
        varied=_VARIED.get(division, _VARIED_OF_THE_OLDER),
        listed=listed,
        always=tuple(map(Variation, _ALWAYS)) if is_older else (),
    )


RULEBOOK = Rulebook(
    id=ID,
    title="AGLOA Equations 2026-27",
    season=_SEASON,
    divisions=_DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=EquationsBench.of,
)
