"""Questions smaller than a whole paper: what is it worth, is a Goal legal, may I read it so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from forceout import values
from forceout.equations import faults
from forceout.equations.conditions import against_factorials, against_wild
from forceout.equations.desk import FIRST_LOOK, Desk
from forceout.equations.evaluation import MOST_STEPS, Arithmetic
from forceout.equations.goals import goal_readings
from forceout.equations.naming import why_no_reading
from forceout.equations.notation import format_expression
from forceout.equations.reading import UNNAMED_ROOT, has_power_of_base, show
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import Expression
from forceout.equations.variations import compose
from forceout.equations.writing import read_solution
from forceout.equations.written_goals import is_same, read_written_goal, strays
from forceout.kit import Row
from forceout.rules.bench import Worth
from forceout.rules.forest import Effort, Reading
from forceout.rules.variation import Variation
from forceout.rules.verdict import Ruling, Verdict, distinct
from forceout.values import Uncheckable, Value

_STEPS_OF_COMPARING = 10
_STEPS_OF_SHOWING = 10


def desk_for(rules: Ruleset, chosen: Sequence[Variation]) -> Desk:
    """Set up the desk that a question is answered at."""
    now = compose(rules, chosen)
    return Desk(rules, now, Arithmetic(rules, now))


def worth_of_solution(rules: Ruleset, chosen: Sequence[Variation], expression: Expression) -> Worth:
    """Work out every value that a legal reading of a Solution has."""
    desk = desk_for(rules, chosen)
    side = read_solution(expression, desk)
    if not side.stretch.readings and not side.stretch.is_whole:
        side = read_solution(expression, desk.looking_at(FIRST_LOOK))
    rulings = [
        *side.rulings,
        *against_factorials(expression, (), desk),
        *against_wild(expression, (), Row(()), desk),
        *why_no_reading(expression, side, rules),
    ]
    if rulings:
        return Worth((), distinct(rulings))
    found, is_whole = _each_value_once(side.stretch.readings)
    if not rules.numbers.irrational:
        rational = tuple((text, value) for text, value in found if _is_rational(value))
        if not rational:
            text = found[0][0]
            return Worth((), (rules.ruling(faults.IRRATIONAL, expression=text),))
        found = rational
    return Worth(found, (), side.stretch.is_whole and is_whole)


def worth_of_goal(rules: Ruleset, chosen: Sequence[Variation], goal: Row) -> Worth:
    """Work out every value that a legal reading of a Goal on the mat has."""
    desk = desk_for(rules, chosen)
    legal = goal_readings(goal, desk)
    found, is_whole = _each_value_once(legal.readings)
    endless = any(has_power_of_base(reading) for reading in legal.readings)
    return Worth(found, legal.rulings, legal.is_whole and is_whole and not endless)


def judge_goal(rules: Ruleset, chosen: Sequence[Variation], goal: Row) -> Verdict:
    """Judge a Goal by itself: legal when it has a legal reading."""
    worth = worth_of_goal(rules, chosen, goal)
    if worth.rulings:
        illegal = rules.ruling(faults.GOAL_ILLEGAL, goal=str(goal))
        return Verdict((*worth.rulings, illegal))
    shown = tuple(values.show(value) for value in worth.values)
    return Verdict((), tuple(text for text, _ in worth.readings), shown)


def judge_reading(
    rules: Ruleset, chosen: Sequence[Variation], goal: Row, written: Expression
) -> Verdict:
    """Judge what a writer puts down for a Goal: legal when every way to take it fits the mat."""
    desk = desk_for(rules, chosen)
    found = read_written_goal(written, goal, desk, is_own=False)
    rulings = list(found.rulings)
    if any(ruling.fault is faults.GOAL_ILLEGAL for ruling in rulings):
        facts = {"written": format_expression(written), "goal": str(goal)}
        rulings.append(rules.ruling(faults.GOAL_MISREAD, **facts))
    if not rulings:
        grouped = read_written_goal(written, goal, desk, is_own=False, as_lain=True)
        for stray in strays(found.readings, grouped.readings)[:1]:
            rulings.append(rules.ruling(faults.AMBIGUOUS, reading=show(stray)))
            facts = {"written": show(stray), "goal": str(goal)}
            rulings.append(rules.ruling(faults.GOAL_REGROUPED, **facts))
            facts["written"] = format_expression(written)
            rulings.append(rules.ruling(faults.GOAL_GAP, **facts))
        rulings += _unnamed(found.readings, rules)
    return Verdict(distinct(rulings), tuple(show(reading) for reading in found.readings))


def _unnamed(readings: Sequence[Reading], rules: Ruleset) -> list[Ruling]:
    """Rule on a root that has several values, where the writer names none (XIII-D-11)."""
    first = readings[0]
    unnamed = [reading for reading in readings if reading.traits & UNNAMED_ROOT]
    if any(not is_same(reading.value, first.value) for reading in unnamed):
        return [rules.ruling(faults.WHICH_ROOT, expression=show(unnamed[0]))]
    return []


def _each_value_once(
    readings: Iterable[Reading],
) -> tuple[tuple[tuple[str, Value | Uncheckable], ...], bool]:
    """Keep one reading for each value, and say whether all were looked at.

    Values that show alike are compared; that is work, and counted, as is writing a reading out.
    """
    found: list[tuple[str, Value | Uncheckable]] = []
    alike: dict[str, list[Value | Uncheckable]] = {}
    effort = Effort(MOST_STEPS)
    for reading in readings:
        if effort.is_spent:
            return tuple(found), False
        value = reading.value
        others = alike.setdefault(_shown(value), [])
        weight = 1 if isinstance(value, Uncheckable) else values.weight(value)
        effort.spend(1 + len(others) * weight * _STEPS_OF_COMPARING)
        if not any(is_same(value, other) for other in others):
            others.append(value)
            effort.spend(_STEPS_OF_SHOWING)
            found.append((show(reading), value))
    return tuple(found), True


def _shown(value: Value | Uncheckable) -> str:
    return value.why if isinstance(value, Uncheckable) else values.show(value)


def _is_rational(value: Value | Uncheckable) -> bool:
    """Whether a value is known to be rational: what does not resolve stays irrational (Math-3)."""
    return not isinstance(value, Uncheckable) and values.is_rational(value) is True
