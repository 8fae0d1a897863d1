"""How papers, Goals and picks are judged by this edition: as AGLOA's, but for what stands here."""

from __future__ import annotations

from dataclasses import replace

from forceout.onsets import faults
from forceout.onsets.bench import OnSetsBench
from forceout.onsets.listings import (
    ANY_CARD,
    ANY_CUBE,
    NO_RELATION,
    blank_conflict,
    minus_conflict,
)
from forceout.onsets.ruleset import Ruleset, VariationRules
from forceout.rulebooks.agloa_onsets_2014 import rulesets as agloa
from forceout.rulebooks.mlag_onsets_2019.clauses import CLAUSES
from forceout.rulebooks.mlag_onsets_2019.procedures import procedure
from forceout.rulebooks.mlag_onsets_2019.stances import STANCES
from forceout.rulebooks.rulebook import Rulebook
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW, TIME
from forceout.rules.variation import Listing, clauses_with_variations

ID = "mlag-onsets-2019"
_SEASON = 2020

_JUNIOR = {
    "required-cube": Listing("XIII-C-4", ANY_CUBE),
    "wild-cube": Listing("XIII-C-5", NO_RELATION),
    "two-operations": Listing("XIII-C-6"),
    "no-null-restrictions": Listing("XIII-C-7"),
    "shift-from-permitted": Listing("XIII-C-8"),
    "double-set": Listing("XIII-C-9", is_open=True),
    "required-card": Listing("XIII-C-10", ANY_CARD),
    "forbidden-card": Listing("XIII-C-10", ANY_CARD),
    "blank-card-wild": Listing("XIII-C-11"),
    "absolute-value": Listing("XIII-C-12"),
}
_SENIOR = {
    **_JUNIOR,
    "symmetric-difference": Listing("XIII-D-13"),
    "two-solutions": Listing("XIII-D-14"),
}
_LISTED = {
    "elementary": agloa.ELEMENTARY,
    "middle": agloa.MIDDLE,
    "junior": _JUNIOR,
    "senior": _SENIOR,
}
_CONFLICTS = (minus_conflict("XIII-D-13"), blank_conflict("XIII-C-11-e"))


def ruleset(division: str, season: int) -> Ruleset:
    """Make the rules of a division."""
    nearest = agloa.ruleset(division, season)
    listed = _LISTED[division]
    return replace(
        nearest,
        rulebook=ID,
        clauses=clauses_with_variations(
            {**nearest.clauses, faults.PRIME_PARTED.code: "VII-B-6-b"}, faults.BY_VARIATION, listed
        ),
        restrictions=replace(nearest.restrictions, whole_in_parentheses=False),
        varied=VariationRules(minus_by_order=True, blank_may_be_forbidden_card=False),
        listed=listed,
        conflicts=_CONFLICTS,
        claims=(NOW, IMPOSSIBLE, LAST_CUBE, TIME, NO_GOAL),
    )


RULEBOOK = Rulebook(
    id=ID,
    title="MLAG Adventurous On-Sets 2019-20",
    season=_SEASON,
    divisions=agloa.DIVISIONS,
    clauses=CLAUSES,
    stances=STANCES,
    make_ruleset=ruleset,
    make_procedure=procedure,
    make_bench=OnSetsBench.of,
)
