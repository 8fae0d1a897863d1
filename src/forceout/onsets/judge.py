"""The judge: whether a paper of On-Sets is correct, and by which clauses it is not.

Every objection is taken as raised: a paper is incorrect if any legal reading of it breaks it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from types import MappingProxyType
from typing import NamedTuple

from forceout.kit import Layout, Mat, Universe
from forceout.onsets import faults
from forceout.onsets.cubes import cubes_used
from forceout.onsets.desk import FIRST_LOOK, Desk
from forceout.onsets.evaluation import SetOfCards
from forceout.onsets.goals import GoalReadings, goal_readings
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.symbols import Paper, Solution
from forceout.onsets.variations import compose
from forceout.onsets.writing import Named, Side, against_operations, read_solution
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.rules.verdict import Ruling, Use, Verdict, distinct

MOST_WAYS = 100_000
FEW_RESTRICTIONS = 2
"""Beyond these a way takes longer to look at, and fewer ways are looked at."""
SOLUTIONS = 2
"""How many Solutions a paper has under Two Solutions."""


class Compared(NamedTuple):
    """How the ways to read a Solution compare with the Goal: the one that decides, and the sets.

    `sets` holds every set of cards that the ways select, unless some are right and some wrong;
    `is_whole` says that all ways were looked at.
    """

    shown: Named | None = None
    rulings: tuple[Ruling, ...] = ()
    sets: Mapping[SetOfCards, str] = MappingProxyType({})
    is_whole: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """One Solution judged: what speaks against it, how it compares, and the cubes it uses."""

    rulings: tuple[Ruling, ...]
    compared: Compared
    uses: tuple[Use, ...]
    count: int


def judge(
    rules: Ruleset, chosen: Sequence[Variation], mat: Mat, paper: Paper, claim: Claim
) -> Verdict:
    """Judge a paper for a claim.

    Raises `PickRefused` when the variations cannot be in force together in this division, or with
    the cards that were dealt.
    """
    universe = mat.universe or Universe()
    now = compose(rules, chosen, universe)
    desk = Desk(rules, now, universe, universe)
    written = [one for one in paper.solutions if one.set_name or one.restrictions]
    solutions = written or paper.solutions[:1]
    goals = tuple(dict.fromkeys(one.goal for one in solutions if one.goal is not None))
    if claim.sets_goal and goals:
        solutions = [replace(one, goal=one.goal or goals[0]) for one in solutions]
    judged = [_judged(one, mat, claim, desk.with_blank(one.blank)) for one in solutions]
    rulings = [
        *_against_number(len(judged), desk),
        *_against_goals(goals, claim, desk),
        *(one for each in judged for one in each.rulings),
    ]
    if now.two_solutions and len(judged) == SOLUTIONS:
        rulings += _against_pair(judged[0].compared, judged[1].compared, desk)
    shown = [each for each in judged if each.compared.shown]
    return Verdict(
        distinct(rulings),
        tuple(each.compared.shown.shown for each in shown if each.compared.shown),
        tuple(str(each.count) for each in shown),
        tuple(use for each in judged for use in each.uses),
    )


def _against_number(count: int, desk: Desk) -> Iterator[Ruling]:
    if desk.now.two_solutions:
        if count < SOLUTIONS:
            yield desk.ruling(faults.SECOND_MISSING)
        elif count > SOLUTIONS:
            yield desk.ruling(faults.THIRD_SOLUTION, count=str(count))
    elif count > 1:
        yield desk.ruling(faults.HOW_MANY_SOLUTIONS, count=str(count))


def _against_goals(goals: Sequence[Layout], claim: Claim, desk: Desk) -> Iterator[Ruling]:
    """III-D-2: a writer's own Goal is written once, and all Solutions are for it."""
    if claim.sets_goal and len(goals) > 1:
        yield desk.ruling(faults.TWO_GOALS, one=str(goals[0]), other=str(goals[1]))


def _judged(solution: Solution, mat: Mat, claim: Claim, desk: Desk) -> Judged:
    goal, against_goal = _goal(solution, mat, claim, desk)
    quick = desk.looking_at(FIRST_LOOK)
    side = read_solution(solution, quick)
    cubes = cubes_used(desk, mat, claim, solution)
    first = (*against_goal, *side.rulings, *against_operations(solution, desk), *cubes.rulings)
    compared = Compared()
    if side.is_readable:
        compared = _compared(side, goal, quick)
        if not (compared.is_whole or compared.rulings or first):
            full = read_solution(solution, desk)
            if full.is_readable:
                compared = _compared(full, goal, desk)
            if not compared.rulings and not compared.is_whole:
                compared = compared._replace(rulings=(desk.uncheckable("this paper"),))
    rulings = (*first, *compared.rulings)
    count = counted(compared.shown.cards, desk) if compared.shown else 0
    return Judged(rulings, compared, cubes.uses, count)


def _goal(
    solution: Solution, mat: Mat, claim: Claim, desk: Desk
) -> tuple[GoalReadings, list[Ruling]]:
    """Read the Goal that a Solution is written for: the mat's, or the writer's own."""
    own = solution.goal
    if claim.sets_goal and own is None:
        return GoalReadings(()), [desk.ruling(faults.OWN_GOAL_MISSING)]
    lain = own if claim.sets_goal else mat.goal
    goal = goal_readings(lain if isinstance(lain, Layout) else None, desk.rules, desk.now)
    against = list(goal.rulings)
    if own is not None and not claim.sets_goal:
        against.append(desk.ruling(faults.GOAL_NOT_WANTED, goal=str(own)))
    if own is not None and claim.sets_goal:
        left = [cube.face for cube in mat.resources]
        for cube in own.cubes:
            if cube.face not in left:
                against.append(desk.ruling(faults.NOT_THERE, symbol=str(cube)))
            else:
                left.remove(cube.face)
    return goal, against


def counted(cards: SetOfCards, desk: Desk) -> int:
    """Count the cards of a set; those in the Double Set count twice."""
    return cards.bit_count() + (cards & desk.doubled).bit_count()


def _compared(side: Side, goal: GoalReadings, desk: Desk) -> Compared:
    """Hold every way to read a Solution against the Goal and the cards that variations name."""
    check = _Check(goal, desk)
    good: Named | None = None
    bad: Named | None = None
    also_bad: Named | None = None
    sets: dict[SetOfCards, str] = {}
    ways = side.ways()
    for way in islice(ways, MOST_WAYS // max(1, len(side.restrictions) - FEW_RESTRICTIONS)):
        sets.setdefault(way.cards, way.set_name)
        if check.holds(way):
            good = good or way
        else:
            bad = bad or way
            also_bad = also_bad or (way if way.cards != bad.cards else None)
        if good and bad:
            ambiguous = desk.ruling(faults.AMBIGUOUS, reading=bad.shown)
            varied = [one for one in check.against(bad) if one.fault is not faults.WRONG_NUMBER]
            return Compared(bad, (ambiguous, *varied))
    is_whole = side.is_whole and next(ways, None) is None
    if bad:
        rulings = list(check.against(bad))
        if also_bad:
            rulings.append(desk.ruling(faults.AMBIGUOUS, reading=also_bad.shown))
        return Compared(bad, tuple(rulings), sets, is_whole)
    return Compared(good, (), sets, is_whole)


class _Check:
    """What a way to read a Solution must keep to; a Goal that is not legal asks for no number."""

    def __init__(self, goal: GoalReadings, desk: Desk) -> None:
        self._goal = goal
        self._values = goal.values
        self._desk = desk
        self._doubled = desk.doubled
        self._no_null = desk.now.no_null_restrictions
        self._wanted, self._barred = desk.wanted, desk.barred

    def holds(self, way: Named) -> bool:
        """Whether nothing speaks against a way."""
        cards = way.cards
        count = cards.bit_count() + (cards & self._doubled).bit_count()
        return (
            (count in self._values or not self._values)
            and not self._wanted & ~cards
            and not self._barred & cards
            and not (self._no_null and _null(way, self._desk))
        )

    def against(self, way: Named) -> Iterator[Ruling]:
        """Say what speaks against a way."""
        desk, cards = self._desk, way.cards
        count = counted(cards, desk)
        if self._values and count not in self._values:
            facts = {"reading": way.set_name, "count": str(count), "goal": str(self._goal)}
            yield desk.ruling(faults.WRONG_NUMBER, **facts)
        if self._wanted & ~cards:
            facts = {"card": str(desk.now.required_card), "reading": way.set_name}
            yield desk.ruling(faults.CARD_MISSING, **facts)
        if self._barred & cards:
            facts = {"card": str(desk.now.forbidden_card), "reading": way.set_name}
            yield desk.ruling(faults.CARD_TAKEN, **facts)
        if self._no_null:
            for restriction in _null(way, desk):
                yield desk.ruling(faults.NULL_RESTRICTION, restriction=restriction)


def _null(way: Named, desk: Desk) -> list[str]:
    """Find the Restrictions that take out no card of their own.

    In whatever order they are applied, the last of them finds the cards that the others leave.
    """
    whole = desk.universe.whole
    found: list[str] = []
    for place, one in enumerate(way.kept):
        left = whole
        for other in (*way.kept[:place], *way.kept[place + 1 :]):
            left &= other.cards
        if not left & ~one.cards:
            found.append(one.shown)
    return found


def _against_pair(first: Compared, second: Compared, desk: Desk) -> Iterator[Ruling]:
    """XIII-D-14: the second set has a card that the first lacks, however both are read."""
    pairs = product(first.sets, second.sets)
    for one, other in islice(pairs, MOST_WAYS):
        if not other & ~one:
            facts = {"first": first.sets[one], "second": second.sets[other]}
            yield desk.ruling(faults.SAME_SET, **facts)
            return
    if next(pairs, None) is not None:
        yield desk.uncheckable("this pair")
