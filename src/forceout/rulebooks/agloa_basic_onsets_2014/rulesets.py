"""How papers and Goals are judged by the seven basic rules."""

from __future__ import annotations

from forceout.onsets import faults
from forceout.onsets.bench import OnSetsBench
from forceout.onsets.ruleset import DealRules, RestrictionRules, Ruleset
from forceout.rulebooks.agloa_basic_onsets_2014.clauses import CLAUSES
from forceout.rulebooks.agloa_basic_onsets_2014.procedures import procedure
from forceout.rulebooks.agloa_basic_onsets_2014.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW
from forceout.rules.variation import NOT_LISTED

ID = "agloa-basic-onsets-2014"
_DIVISIONS = ("basic",)
_SEASON = 2015

_CITED = {
    NOT_LISTED.code: "III",
    faults.AMBIGUOUS.code: "III-E",
    faults.UNCHECKABLE.code: "III",
    faults.WRONG_NUMBER.code: "III",
    faults.HOW_MANY_SOLUTIONS.code: "III",
    faults.GOAL_BEHIND_SET.code: "III",
    faults.ONE_CUBE.code: "III-A",
    faults.REQUIRED_LEFT_OUT.code: "III-B",
    faults.FORBIDDEN_USED.code: "III-C",
    faults.NOT_THERE.code: "III-D",
    faults.USED_TOO_OFTEN.code: "III-D",
    faults.TOO_MANY_RESOURCES.code: "IV-A-1-c",
    faults.DIGIT_USED.code: "III",
    faults.WRONG_WILD.code: "III",
    faults.BLANK_NOT_WILD.code: "III",
    faults.NO_SET_NAME.code: "III",
    faults.RELATION_IN_SET_NAME.code: "III",
    faults.SIDE_BY_SIDE.code: "III",
    faults.PRIME_IN_FRONT.code: "III",
    faults.PRIME_PARTED.code: "III",
    faults.NO_SET.code: "III",
    faults.RESTRICTIONS_BARRED.code: "I",
    faults.RESTRICTION_UNWANTED.code: "I",
    faults.RESTRICTION_MISSING.code: "I",
    faults.NOT_A_RESTRICTION.code: "I",
    faults.RELATION_ENCLOSED.code: "I",
    faults.MEANINGLESS.code: "III",
    faults.GOAL_MISSING.code: "I-A",
    faults.GOAL_CUBES.code: "I-A",
    faults.GOAL_NEGATIVE.code: "III",
    faults.GOAL_DIGITS.code: "I-A",
    faults.GOAL_SHAPE.code: "I-B",
    faults.GOAL_MISREAD.code: "I-B",
    faults.GOAL_NOT_WANTED.code: "III",
    faults.DEAL_SIZE.code: "I",
}


def ruleset(division: str, season: int) -> Ruleset:
    """Make the basic rules; they deal what any division may deal."""
    return Ruleset(
        rulebook=ID,
        division=division,
        season=season,
        clauses=_CITED,
        deal=DealRules(6, 14),
        restrictions=RestrictionRules(in_play=False),
        claims=(NOW, IMPOSSIBLE, LAST_CUBE),
    )


RULEBOOK = Rulebook(
    id=ID,
    title="AGLOA Basic On-Sets 2014-15",
    season=_SEASON,
    divisions=_DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=OnSetsBench.of,
)
