"""Judges and positions that the tests of On-Sets share."""

from forceout.api import Judge
from forceout.rulebooks.shelf import RULEBOOKS

AGLOA = "agloa-onsets-2014"
BASIC = "agloa-basic-onsets-2014"
MLAG = "mlag-onsets-2019"
DIVISIONS = ("elementary", "middle", "junior", "senior")
LEAGUES = (AGLOA, MLAG)
TEN = "BR BG BY RG RY GY B R BRG _"
TWELVE = "B R G Y BR BG RY GY BRG RGY BRGY _"
ROLL = "1 2 4 B B R R G G Y B U n - ' V = c"


def judge(rulebook: str, division: str = "", *variations: str) -> Judge:
    """Set up a judge."""
    return Judge.of(rulebook, division, variations)


def clauses(rulebook: str) -> set[str]:
    """The ids of a rulebook's clauses."""
    return set(RULEBOOKS[rulebook].clauses.by_id)


def mat(
    goal: str,
    required: str = "",
    permitted: str = "",
    forbidden: str = "",
    resources: str = "",
    universe: str = TEN,
) -> str:
    """Write a position."""
    return f"{goal} | {required} | {permitted} | {forbidden} | {resources} | {universe}"
