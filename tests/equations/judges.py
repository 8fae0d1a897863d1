"""Judges for the tests, made once each, and what they say in plain Python numbers."""

from fractions import Fraction
from functools import cache

from forceout import values
from forceout.api import Judge

AGLOA, BASIC = "agloa-equations-2026", "agloa-basic-equations-2026"
MLAG, GRC = "mlag-equations-2019", "grc-equations-2026"


@cache
def judge_for(
    division: str, *variations: str, rulebook: str = AGLOA, season: int | None = None
) -> Judge:
    """The judge of a division of AGLOA's Equations, or of another rulebook."""
    return Judge.of(rulebook, division, variations, season)


def fractions_of(judge: Judge, expression: str, *, on_mat: bool = False) -> set[Fraction]:
    """The rational values that an expression has."""
    worth = judge.value(expression, on_mat=on_mat)
    rational = [values.as_fmpq(value) for value in worth.values]
    return {Fraction(int(one.p), int(one.q)) for one in rational if one is not None}


def has_only_fractions(judge: Judge, expression: str, *, on_mat: bool = False) -> bool:
    """Whether every value of an expression was worked out and is rational."""
    worth = judge.value(expression, on_mat=on_mat)
    return len(worth.values) == len(worth.readings) and all(
        values.as_fmpq(value) is not None for value in worth.values
    )
