"""Smaller questions than a whole paper: what is a set worth, is a Goal or a deal legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from forceout import values
from forceout.kit import Layout, Spread, Turn, Universe
from forceout.onsets import faults
from forceout.onsets.desk import FIRST_LOOK, Desk
from forceout.onsets.goals import against_cubes, goal_readings
from forceout.onsets.judge import MOST_WAYS, counted
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.symbols import Solution
from forceout.onsets.variations import compose
from forceout.onsets.writing import read_solution
from forceout.rules.bench import Worth
from forceout.rules.variation import Variation
from forceout.rules.verdict import Verdict, distinct


def worth_of_solution(
    rules: Ruleset, chosen: Sequence[Variation], solution: Solution, universe: Universe
) -> Worth:
    """Work out every number of cards that a legal reading of a Solution counts."""
    now = compose(rules, chosen, universe)
    desk = Desk(rules, now, universe, universe).with_blank(solution.blank)
    quick = read_solution(solution, desk.looking_at(FIRST_LOOK))
    if quick.rulings:
        return Worth((), distinct(quick.rulings))
    full = quick if quick.is_whole else read_solution(solution, desk)
    side = quick if full.rulings else full
    found: dict[int, str] = {}
    ways = side.ways()
    for way in islice(ways, MOST_WAYS):
        found.setdefault(counted(way.cards, desk), way.shown)
    is_whole = side.is_whole and next(ways, None) is None
    readings = tuple((text, values.integer(count)) for count, text in found.items())
    return Worth(readings, (), is_whole)


def spread_out(
    rules: Ruleset, chosen: Sequence[Variation], solution: Solution, universe: Universe
) -> Spread:
    """Show on the cards what a Solution leaves and selects, read in the first way there is.

    What names nothing selects nothing.
    """
    now = compose(rules, chosen, universe)
    desk = Desk(rules, now, universe, universe).with_blank(solution.blank)
    side = read_solution(solution, desk.looking_at(FIRST_LOOK))
    way = next(side.ways(), None) if side.is_readable else None
    if way is None:
        return Spread(desk.dotted, universe.whole, 0)
    left = universe.whole
    for kept in way.kept:
        left &= kept.cards
    return Spread(desk.dotted, left, way.cards)


def worth_of_goal(rules: Ruleset, chosen: Sequence[Variation], goal: Layout) -> Worth:
    """Work out every value that a legal reading of a Goal on the mat has."""
    legal = goal_readings(goal, rules, compose(rules, chosen))
    readings = tuple((text, values.integer(value)) for text, value in legal.readings)
    return Worth(readings, legal.rulings)


def judge_goal(rules: Ruleset, chosen: Sequence[Variation], goal: Layout) -> Verdict:
    """Judge a Goal by itself: legal when it has a legal value."""
    worth = worth_of_goal(rules, chosen, goal)
    shown = tuple(values.show(value) for value in worth.values)
    return Verdict(worth.rulings, tuple(text for text, _ in worth.readings), shown)


def judge_reading(
    rules: Ruleset, chosen: Sequence[Variation], goal: Layout, written: Layout
) -> Verdict:
    """Judge how a Goal is copied on paper: cube for cube, though Absolute Value may turn some."""
    now = compose(rules, chosen)
    rulings = list(against_cubes(goal, rules)) or list(against_cubes(written, rules))
    if not rulings and not _is_copy(goal, written, may_turn=now.absolute_value):
        rulings.append(rules.ruling(faults.GOAL_MISREAD, written=str(written), goal=str(goal)))
    plain = replace(now, absolute_value=False)
    worth = goal_readings(written, rules, plain)
    if not rulings:
        rulings += worth.rulings
    return Verdict(distinct(rulings), tuple(text for text, _ in worth.readings))


def _is_copy(goal: Layout, written: Layout, *, may_turn: bool) -> bool:
    """Whether every cube is there as it lies, or upright where it may be turned so."""
    if goal.shape is not written.shape or len(goal.cubes) != len(written.cubes):
        return False
    return all(
        one.face == other.face
        and (one.turn is other.turn or (may_turn and other.turn is Turn.UPRIGHT))
        for one, other in zip(goal.cubes, written.cubes, strict=True)
    )


def judge_deal(rules: Ruleset, universe: Universe) -> Verdict:
    """Judge a deal: as many cards as the division plays with."""
    least, most = rules.deal.least, rules.deal.most
    if least <= len(universe) <= most:
        return Verdict()
    facts = {"count": str(len(universe)), "least": str(least), "most": str(most)}
    return Verdict((rules.ruling(faults.DEAL_SIZE, **facts),))
