"""What checkers prove without going into the cubes: that a paper is ambiguous, or misses the Goal.

A regrouped paper has to be the same paper with more grouping, a way in which the original may be
read, and wrong.
"""

from __future__ import annotations

from collections.abc import Iterable

from forceout import values
from forceout.kit import Mat
from forceout.rules.bench import Bench
from forceout.rules.claims import Claim
from forceout.rules.verdict import Ruling, Verdict
from forceout.values import Value

UNEQUAL = frozenset({"unequal", "not-a-multiple", "equal-to-goal", "wrong-number", "uncheckable"})
"""The faults by which a paper misses the Goal."""

_NAMELESS = frozenset(
    {
        "no-set-name",
        "relation-in-set-name",
        "side-by-side",
        "prime-in-front",
        "no-set",
        "not-a-restriction",
        "relation-enclosed",
        "meaningless",
    }
)
"""The faults by which a Solution of On-Sets names no set, so that it counts nothing."""

_NO_GOAL = frozenset(
    {"goal-missing", "goal-cubes", "goal-negative", "goal-digits", "goal-shape", "own-goal-missing"}
)
"""The faults by which a Goal of On-Sets has no value that a set could have."""

_OPENING = "("
_CLOSING = ")"


def proves_ambiguous(bench: Bench, mat: Mat, paper: str, regrouped: str, claim: Claim) -> bool:
    """Whether a regrouped paper is a legal reading of the original that is wrong.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> from forceout.rules.claims import IMPOSSIBLE
    >>> bench = rulebook("agloa-equations-2026").bench("middle")
    >>> mat = bench.mat("16 | 8 + | 4 x 2 | |")
    >>> proves_ambiguous(bench, mat, "8+4x2 = 16", "(8+4)x2 = 16", IMPOSSIBLE)
    True
    >>> proves_ambiguous(bench, mat, "8+(4x2) = 16", "(8+4)x2 = 16", IMPOSSIBLE)
    False
    """
    written, tried = _plain(bench, paper), _plain(bench, regrouped)
    if not _is_grouped_more(written, tried):
        return False
    before = set(bench.paper(mat, paper, claim).codes)
    after = set(bench.paper(mat, regrouped, claim).codes)
    if any(code.startswith("goal-") for code in after - before):
        return False  # the mat does not let the Goal be grouped like that
    between = "=" if mat.universe is None else "//"
    universe = "" if mat.universe is None else str(mat.universe)
    has_value = True
    for one, other in zip(written.split(between), tried.split(between), strict=True):
        if one == other:
            continue
        found, legal = bench.worth(other, universe), bench.worth(one, universe)
        has_value = has_value and bool(found.values)
        if legal.is_whole and not _are_among(found.values, legal.values):
            return False
    return bool(after & UNEQUAL) if has_value else bool(after & before)


def why_it_misses(verdict: Verdict, *, of_sets: bool) -> tuple[Ruling, ...]:
    """Say why a paper does not come to the Goal, for a judge who is asked just that (VII-C-6).

    It does if one of its readings does; what names nothing does not.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> from forceout.rules.claims import IMPOSSIBLE
    >>> bench = rulebook("mlag-onsets-2019").bench("middle")
    >>> mat = bench.mat("1 | B n | R G | | | B R BR BG BY RG")
    >>> verdicts = [bench.paper(mat, paper, IMPOSSIBLE) for paper in ("B n R = 1", "B R n")]
    >>> [len(why_it_misses(verdict, of_sets=True)) for verdict in verdicts]
    [0, 1]
    """
    missing = UNEQUAL | _NAMELESS | _NO_GOAL if of_sets else UNEQUAL
    found = tuple(ruling for ruling in verdict.rulings if ruling.fault.code in missing)
    return found if found or of_sets or verdict.values else verdict.rulings


def _are_among(found: Iterable[Value], legal: Iterable[Value]) -> bool:
    """Whether a paper can have all these values.

    There may be thousands of each. A fraction is written in one way; others have to be compared.
    """
    fractions: set[str] = set()
    others: list[Value] = []
    for value in legal:
        if values.is_rational(value) is True:
            fractions.add(values.show(value))
        else:
            others.append(value)
    return all(
        (values.is_rational(value) is True and values.show(value) in fractions)
        or any(values.equal(value, other) is True for other in others)
        for value in found
    )


def _plain(bench: Bench, paper: str) -> str:
    """A paper in canonical signs, without spaces."""
    return str(bench.sheet(paper)).replace(" ", "")


def _is_grouped_more(written: str, tried: str) -> bool:
    """Whether the same signs stand in the same order, each group of the one within the other."""
    return _signs(written) == _signs(tried) and _groups(written) <= _groups(tried)


def _signs(text: str) -> str:
    return "".join(sign for sign in text if sign not in {_OPENING, _CLOSING})


def _groups(text: str) -> set[tuple[int, int]]:
    """The groups of a text, each by the places of its first sign and behind its last."""
    groups: set[tuple[int, int]] = set()
    opened: list[int] = []
    place = 0
    for sign in text:
        if sign == _OPENING:
            opened.append(place)
        elif sign == _CLOSING:
            groups.add((opened.pop(), place))
        else:
            place += 1
    return groups
