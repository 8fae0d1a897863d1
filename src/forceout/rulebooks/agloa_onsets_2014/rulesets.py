"""How papers, Goals and picks are judged by this edition, division by division."""

from __future__ import annotations

from forceout.onsets import faults
from forceout.onsets.bench import OnSetsBench
from forceout.onsets.listings import (
    ANY_CARD,
    ANY_CUBE,
    NO_RELATION,
    blank_conflict,
    minus_conflict,
)
from forceout.onsets.ruleset import DealRules, RestrictionRules, Ruleset, VariationRules
from forceout.rulebooks.agloa_onsets_2014.clauses import CLAUSES
from forceout.rulebooks.agloa_onsets_2014.procedures import procedure
from forceout.rulebooks.agloa_onsets_2014.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.variation import (
    ALREADY_CHOSEN,
    ALWAYS_IN_FORCE,
    CONFLICTING,
    NOT_LISTED,
    WITHOUT_EFFECT,
    WRONG_PARAMETER,
    Listing,
    Variation,
    clauses_with_variations,
)

ID = "agloa-onsets-2014"
DIVISIONS = ("elementary", "middle", "junior", "senior")
_SEASON = 2015

ELEMENTARY = {
    "required-cube": Listing("XIII-A-1", ANY_CUBE),
    "wild-cube": Listing("XIII-A-2", ANY_CUBE),
    "union-intersection": Listing("XIII-A-3"),
    "universe-null": Listing("XIII-A-4"),
    "two-operations": Listing("XIII-A-5"),
    "multiple-operations": Listing("XIII-A-6"),
    "shift-from-permitted": Listing("XIII-A-7"),
}
MIDDLE = {
    "required-cube": Listing("XIII-B-1", ANY_CUBE),
    "wild-cube": Listing("XIII-B-2", NO_RELATION),
    "union-intersection": Listing("XIII-B-3"),
    "universe-null": Listing("XIII-B-4"),
    "two-operations": Listing("XIII-B-5"),
    "multiple-operations": Listing("XIII-B-6"),
    "shift-from-permitted": Listing("XIII-B-7"),
    "no-null-restrictions": Listing("XIII-B-8"),
    "absolute-value": Listing("XIII-B-9"),
}
_JUNIOR = {
    "required-cube": Listing("XIII-C-4", ANY_CUBE),
    "wild-cube": Listing("XIII-C-5", NO_RELATION),
    "two-operations": Listing("XIII-C-6"),
    "shift-from-permitted": Listing("XIII-C-7"),
    "no-null-restrictions": Listing("XIII-C-8"),
    "absolute-value": Listing("XIII-C-9"),
    "double-set": Listing("XIII-C-10", is_open=True),
    "required-card": Listing("XIII-C-11", ANY_CARD),
    "forbidden-card": Listing("XIII-C-11", ANY_CARD),
    "blank-card-wild": Listing("XIII-C-12"),
}
_SENIOR = {
    **_JUNIOR,
    "symmetric-difference": Listing("XIII-D-13"),
    "two-solutions": Listing("XIII-D-14"),
}
_LISTED = {
    "elementary": ELEMENTARY,
    "middle": MIDDLE,
    "junior": _JUNIOR,
    "senior": _SENIOR,
}
_ALWAYS = ("multiple-operations", "union-intersection", "universe-null")
_CONFLICTS = (minus_conflict("XIII-D-13"), blank_conflict("XIII-C-12-e"))

_CITED = {
    **{fault.code: "II-C" for given in faults.BY_VARIATION.values() for fault in given},
    NOT_LISTED.code: "II-C",
    ALWAYS_IN_FORCE.code: "II-C-2",
    WRONG_PARAMETER.code: "II-C-2",
    ALREADY_CHOSEN.code: "II-C-2",
    CONFLICTING.code: "II-C-2",
    WITHOUT_EFFECT.code: "II-C-2",
    faults.AMBIGUOUS.code: "VII-B-6-a",
    faults.UNCHECKABLE.code: "VII-C-5-b",
    faults.WRONG_NUMBER.code: "VII-B-3",
    faults.HOW_MANY_SOLUTIONS.code: "VII-C-2-b",
    faults.GOAL_BEHIND_SET.code: "VI-A-b",
    faults.ONE_CUBE.code: "VII-B-4-a",
    faults.REQUIRED_LEFT_OUT.code: "VII-B-4-b",
    faults.FORBIDDEN_USED.code: "VII-B-4-d",
    faults.NOT_THERE.code: "VII-B-4",
    faults.USED_TOO_OFTEN.code: "VII-B-4",
    faults.TOO_MANY_RESOURCES.code: "VII-B-4-e",
    faults.DIGIT_USED.code: "I-B-2-a",
    faults.NO_SET_NAME.code: "VII-B-1",
    faults.RELATION_IN_SET_NAME.code: "VI-A",
    faults.SIDE_BY_SIDE.code: "VII-C-5-d",
    faults.PRIME_IN_FRONT.code: "VII-C-5-d",
    faults.PRIME_PARTED.code: "VII-C-5-d",
    faults.NO_SET.code: "VII-C-5-d",
    faults.RESTRICTIONS_BARRED.code: "I-B-2-d-iii",
    faults.RESTRICTION_UNWANTED.code: "VII-B-2",
    faults.RESTRICTION_MISSING.code: "VII-B-2",
    faults.NOT_A_RESTRICTION.code: "VI-B-2",
    faults.RELATION_ENCLOSED.code: "VI-B-3",
    faults.MEANINGLESS.code: "VII-C-5-d",
    faults.GOAL_MISSING.code: "III-B",
    faults.GOAL_CUBES.code: "III-B",
    faults.GOAL_NEGATIVE.code: "III-B",
    faults.GOAL_DIGITS.code: "III-B",
    faults.GOAL_SHAPE.code: "III-B-1",
    faults.GOAL_MISREAD.code: "III-B-1",
    faults.GOAL_NOT_WANTED.code: "VI-A-b",
    faults.OWN_GOAL_MISSING.code: "III-D-2",
    faults.TWO_GOALS.code: "III-D-2",
    faults.DEAL_SIZE.code: "II-B-1",
}


def ruleset(division: str, season: int) -> Ruleset:
    """Make the rules of a division."""
    listed = _LISTED[division]
    is_older = division in {"junior", "senior"}
    clauses = clauses_with_variations(_CITED, faults.BY_VARIATION, listed)
    is_senior = division == "senior"
    if is_senior:
        clauses = {**clauses, faults.DEAL_SIZE.code: "II-B-2"}
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses=clauses,
        deal=DealRules(10, 14) if is_senior else DealRules(6, 12),
        restrictions=RestrictionRules(in_play=division != "elementary", whole_in_parentheses=True),
        varied=VariationRules(minus_by_order=False, blank_may_be_forbidden_card=True),
        listed=listed,
        always=tuple(map(Variation, _ALWAYS)) if is_older else (),
        conflicts=_CONFLICTS,
    )


RULEBOOK = Rulebook(
    id=ID,
    title="AGLOA On-Sets 2014-15",
    season=_SEASON,
    divisions=DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=OnSetsBench.of,
)
