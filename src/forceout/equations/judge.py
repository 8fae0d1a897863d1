"""The judge: whether an Equation is correct, and by which clauses it is not.

Every objection is taken as raised: a paper is incorrect if any legal reading of it breaks it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from forceout import values
from forceout.equations import faults
from forceout.equations.conditions import (
    against_factorials,
    against_operations,
    against_wild,
)
from forceout.equations.cubes import cubes_used
from forceout.equations.desk import FIRST_LOOK, FULL_LOOK, Desk
from forceout.equations.evaluation import Arithmetic
from forceout.equations.naming import why_no_reading
from forceout.equations.notation import format_expression
from forceout.equations.reading import CLASHING, UNNAMED_ROOT, show
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import Expression, Paper
from forceout.equations.variations import InForce, compose
from forceout.equations.writing import Side, read_solution
from forceout.equations.written_goals import (
    WrittenGoal,
    lone_integer,
    looks_like_goal,
    own_goal,
    read_written_goal,
    strays,
)
from forceout.kit import Mat, Row
from forceout.rules.claims import Claim
from forceout.rules.forest import Reading
from forceout.rules.variation import Variation
from forceout.rules.verdict import Ruling, Verdict, distinct
from forceout.values import Uncheckable, Value

_TWO_SIDES = 2


class Sides(NamedTuple):
    """The two sides of a paper told apart, and the Goal that it is written for."""

    solution: Expression
    goal: Expression
    lain: Row


def judge(
    rules: Ruleset, chosen: Sequence[Variation], mat: Mat, paper: Paper, claim: Claim
) -> Verdict:
    """Judge a paper for a claim.

    Raises `PickRefused` when the variations cannot be in force together in this division.
    """
    now = compose(rules, chosen)
    if len(paper.sides) != _TWO_SIDES or not all(paper.sides):
        return Verdict(tuple(_against_form(rules, paper)))
    arithmetic = Arithmetic(rules, now)
    quick = Desk(rules, now, arithmetic, FIRST_LOOK)
    verdicts = [
        _judged(sides, mat, claim, quick) for sides in _told_apart(paper, mat, claim, quick)
    ]
    return next((verdict for verdict in verdicts if verdict.is_correct), verdicts[0])


def _against_form(rules: Ruleset, paper: Paper) -> Iterable[Ruling]:
    """VII-B-1, VII-B-2-a: rule on a paper that is no Equation, and on a Solution by itself."""
    yield rules.ruling(faults.NOT_AN_EQUATION)
    written = [format_expression(side) for side in paper.sides if side]
    if len(written) == 1:
        yield rules.ruling(faults.GOAL_UNWRITTEN, written=written[0])


def _told_apart(paper: Paper, mat: Mat, claim: Claim, desk: Desk) -> list[Sides]:
    """Tell the Goal's side from the Solution's: it may be either that has the Goal's cubes.

    Where both sides can be the Goal, or the writer sets it, the better way to take them counts. A
    lone number behind the Goal's cubes is its value (VII-B-2-b) unless it is a right Solution.
    """
    left, right = paper.sides
    if claim.sets_goal:
        return [
            Sides(one, other, own_goal(other, desk.now))
            for one, other in ((left, right), (right, left))
        ]
    lain = mat.goal if isinstance(mat.goal, Row) else Row(())
    possible = [
        Sides(one, other, lain)
        for one, other in ((left, right), (right, left))
        if looks_like_goal(other, lain, desk)
    ]
    as_usual = Sides(left, right, lain)
    if as_usual not in possible and lone_integer(right) is not None:
        possible = [as_usual, *possible]
    return possible or [as_usual]


def _judged(sides: Sides, mat: Mat, claim: Claim, desk: Desk) -> Verdict:
    goal = read_written_goal(sides.goal, sides.lain, desk, is_own=claim.sets_goal)
    side = read_solution(sides.solution, desk)
    cubes = cubes_used(
        desk.rules,
        desk.now,
        mat,
        claim,
        sides.solution,
        sides.goal if claim.sets_goal else (),
        _leaves(side.stretch.readings[0]) if side.stretch.readings else (),
    )
    rulings = [
        *goal.rulings,
        *_against_solution(sides.solution, side, desk),
        *cubes.rulings,
        *against_operations(sides.solution, desk),
        *against_factorials(sides.solution, sides.goal, desk),
        *against_wild(sides.solution, sides.goal, sides.lain, desk),
    ]
    if not side.stretch.readings and goal.readings and desk.rules.numbers.whole_powers:
        rulings += _against_barred_value(sides, goal, desk)
    shown: tuple[str, ...] = ()
    worth: tuple[str, ...] = ()
    if side.stretch.readings and goal.readings and not side.rulings:
        matched = _matched(side, goal, sides, desk)
        rulings += matched.rulings
        if matched.rulings and desk.now.average:
            rulings += _against_adding(sides, desk)
        if matched.rulings and not claim.sets_goal and not desk.rules.ordered:
            rulings += _against_lost_gap(sides, matched, desk)
        shown = tuple(f"{show(one)} = {show(other)}" for one, other in matched.pairs)
        worth = tuple(
            _named(reading.value) for reading in (matched.pairs[0] if matched.pairs else ())
        )
    return Verdict(distinct(rulings), shown, worth, cubes.uses)


def _against_solution(solution: Expression, side: Side, desk: Desk) -> Iterable[Ruling]:
    """Rule on a Solution that names no number.

    III-A: what a division or a variation leaves undefined is no legal expression either.
    """
    rulings = [*side.rulings, *why_no_reading(solution, side, desk.rules)]
    yield from rulings
    is_cited = faults.SOLUTION_ILLEGAL.code in desk.rules.clauses
    if is_cited and any(ruling.fault in faults.UNDEFINED_HERE for ruling in rulings):
        yield desk.ruling(faults.SOLUTION_ILLEGAL, solution=format_expression(solution))


def _against_barred_value(sides: Sides, goal: WrittenGoal, desk: Desk) -> Iterable[Ruling]:
    """VII-B-2: a root that Elementary bars has a value all the same; say so if it is another."""
    rules = replace(desk.rules, numbers=replace(desk.rules.numbers, whole_powers=False))
    wide = replace(desk, rules=rules, arithmetic=Arithmetic(rules, desk.now))
    rulings = _compare(
        read_solution(sides.solution, wide).stretch.readings, goal.readings, wide
    ).rulings
    return [ruling for ruling in rulings if ruling.fault is faults.UNEQUAL]


def _against_adding(sides: Sides, desk: Desk) -> Iterable[Ruling]:
    """XIII-A-12: say so where a paper is right as long as + adds, since here it averages."""
    now = replace(desk.now, average=False)
    adding = replace(desk, now=now, arithmetic=Arithmetic(desk.rules, now))
    side = read_solution(sides.solution, adding)
    goal = read_written_goal(sides.goal, sides.lain, adding, is_own=True)
    if side.stretch.readings and goal.readings and not _compared(side, goal, adding).rulings:
        yield desk.ruling(faults.NOT_AVERAGED)


def _against_lost_gap(sides: Sides, matched: Matched, desk: Desk) -> Iterable[Ruling]:
    """VII-B-2 comment (c): say so where the reading that breaks a paper goes over a gap."""
    if not any(sides.lain.gaps):
        return
    as_lain = read_written_goal(
        sides.goal, sides.lain, desk.looking_at(FULL_LOOK), is_own=False, as_lain=True
    )
    if strays([goal for _, goal in matched.pairs], as_lain.readings):
        facts = {"written": format_expression(sides.goal), "goal": str(sides.lain)}
        yield desk.ruling(faults.GOAL_GAP, **facts)


class Matched(NamedTuple):
    """How the readings of the two sides compare: the pair that decides, and what it breaks."""

    pairs: tuple[tuple[Reading, Reading], ...]
    rulings: tuple[Ruling, ...]


def _matched(side: Side, goal: WrittenGoal, sides: Sides, desk: Desk) -> Matched:
    """Compare every reading of the Solution with every reading of the Goal.

    A first look keeps a few readings of each stretch; a pair among them that breaks the paper is
    enough. Only when none does are all readings made.
    """
    quick = _compared(side, goal, desk)
    if quick.rulings or (side.stretch.is_whole and goal.is_whole):
        return quick
    full = desk.looking_at(FULL_LOOK)
    side = read_solution(sides.solution, full)
    goal = read_written_goal(sides.goal, sides.lain, full, is_own=True)
    found = _compared(side, goal, full)
    if not found.rulings and not (side.stretch.is_whole and goal.is_whole):
        facts = {"what": "this paper", "why": "it has too many readings"}
        return Matched(found.pairs, (desk.rules.ruling(faults.UNCHECKABLE, **facts),))
    return found


def _compared(side: Side, goal: WrittenGoal, desk: Desk) -> Matched:
    """Compare readings; a clash of defaults breaks a paper even if one of them names nothing."""
    found = _compare(side.stretch.readings, goal.readings, desk)
    clashes = [
        desk.ruling(faults.CLASH, reading=show(broken))
        for broken in (side.stretch.broken, goal.broken)
        if broken is not None and broken.insisted
    ]
    return found._replace(rulings=(*found.rulings, *clashes))


def _compare(solutions: Sequence[Reading], goals: Sequence[Reading], desk: Desk) -> Matched:
    good: tuple[Reading, Reading] | None = None
    bad: tuple[Reading, Reading] | None = None
    for solution in solutions:
        for goal in goals:
            met = holds(solution.value, goal.value, desk.now)
            if met is None:
                return Matched(((solution, goal),), (_uncheckable(solution, goal, desk),))
            if met:
                good = good or (solution, goal)
            else:
                bad = bad or (solution, goal)
            if good and bad:
                return Matched((bad,), (_ambiguous(good, bad, desk),))
    if bad:
        return Matched((bad,), tuple(_unequal(*bad, desk)))
    return Matched((good,) if good else (), ())


def holds(solution: Value | Uncheckable, goal: Value | Uncheckable, now: InForce) -> bool | None:
    """Whether the two values are as they must be; None when nobody can tell."""
    if isinstance(solution, Uncheckable) or isinstance(goal, Uncheckable):
        return None
    if now.multiple_of:
        return values.differs_by_multiple(solution, goal, now.multiple_of)
    return values.equal(solution, goal)


def _unequal(solution: Reading, goal: Reading, desk: Desk) -> Iterable[Ruling]:
    facts = {"solution": _named(solution.value), "goal": _named(goal.value)}
    k = desk.now.multiple_of
    if k and solution.value == goal.value:
        yield desk.rules.ruling(faults.EQUAL_TO_GOAL, k=str(k), goal=facts["goal"])
    elif k:
        yield desk.rules.ruling(faults.NOT_A_MULTIPLE, k=str(k), **facts)
    else:
        yield desk.rules.ruling(faults.UNEQUAL, **facts)
    if not desk.rules.numbers.irrational and _stays_irrational(solution.value):
        yield desk.rules.ruling(faults.IRRATIONAL, expression=show(solution))
    for reading in (solution, goal):
        if reading.traits & UNNAMED_ROOT:
            yield desk.rules.ruling(faults.WHICH_ROOT, expression=show(reading))


def _stays_irrational(value: Value | Uncheckable) -> bool:
    return not isinstance(value, Uncheckable) and values.is_rational(value) is not True


def _ambiguous(good: tuple[Reading, Reading], bad: tuple[Reading, Reading], desk: Desk) -> Ruling:
    """Say which kind of ambiguity breaks the paper, and show the reading that does."""
    place = 0 if bad[0] is not good[0] else 1
    reading, other = bad[place], good[place]
    if reading.traits & UNNAMED_ROOT and show(reading) == show(other):
        return desk.rules.ruling(faults.WHICH_ROOT, expression=show(reading))
    fault = faults.AMBIGUOUS
    if _leaves(reading) != _leaves(other):
        fault = faults.AMBIGUOUS_SYMBOL
    elif (reading.traits | other.traits) & CLASHING:
        fault = faults.CLASH
    return desk.rules.ruling(fault, reading=show(reading))


def _leaves(reading: Reading) -> tuple[str, ...]:
    if not reading.parts:
        return (reading.sign,)
    return tuple(text for part in reading.parts for text in _leaves(part))


def _uncheckable(solution: Reading, goal: Reading, desk: Desk) -> Ruling:
    for reading in (solution, goal):
        if isinstance(reading.value, Uncheckable):
            facts = {"what": show(reading), "why": reading.value.why}
            return desk.rules.ruling(faults.UNCHECKABLE, **facts)
    facts = {"what": show(solution), "why": "whether both sides are equal is open"}
    return desk.rules.ruling(faults.UNCHECKABLE, **facts)


def _named(value: Value | Uncheckable) -> str:
    return "uncheckable" if isinstance(value, Uncheckable) else values.show(value)
