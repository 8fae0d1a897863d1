"""What the chosen variations ask of the symbols of a whole Equation, both sides together."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.equations import faults
from forceout.equations.desk import Desk
from forceout.equations.symbols import Expression, Mark, cube_symbols, symbols_of
from forceout.equations.variations import InForce
from forceout.kit import Row
from forceout.rules.verdict import Ruling

MOST_FACTORIALS = 2


def against_operations(solution: Expression, desk: Desk) -> Iterator[Ruling]:
    """XIII-A-6: a Solution has at least three operation signs; a decimal point is none."""
    count = operations_in(solution)
    if count < desk.now.least_operations:
        facts = {"count": str(count), "least": str(desk.now.least_operations)}
        yield desk.ruling(faults.TOO_FEW_OPERATIONS, **facts)


def operations_in(expression: Expression) -> int:
    """Count the operation signs of an expression."""
    marks = {Mark.OPERATION, Mark.NAMED, Mark.FACTORIAL}
    return sum(symbol.mark in marks for symbol in symbols_of(expression))


def factorials_in(expression: Expression) -> int:
    """Count the factorial signs of an expression."""
    return sum(symbol.mark is Mark.FACTORIAL for symbol in symbols_of(expression))


def factorials_left(in_goal: int, now: InForce) -> int | None:
    """How many factorials a Solution may have beside those of the Goal; None: any number."""
    if not now.factorial:
        return 0
    return None if now.multiple_operations else MOST_FACTORIALS - in_goal


def against_factorials(solution: Expression, goal: Expression, desk: Desk) -> Iterator[Ruling]:
    """XIII-A-4, XIII-A-5, XIII-C-8: how many factorials an Equation and its Goal may have."""
    now = desk.now
    if not now.factorial:
        return
    in_solution, in_goal = map(factorials_in, (solution, goal))
    if in_goal and now.multiple_of and not desk.rules.varied.multiple_with_factorial_goal:
        yield desk.ruling(faults.FACTORIAL_WITH_MULTIPLE)
    if now.multiple_operations and in_goal > MOST_FACTORIALS:
        yield desk.ruling(faults.GOAL_FACTORIALS, count=str(in_goal))
    left = factorials_left(in_goal, now)
    if left is not None and in_solution > left:
        yield desk.ruling(faults.TOO_MANY_FACTORIALS, count=str(in_solution + in_goal))


def against_wild(solution: Expression, goal: Expression, lain: Row, desk: Desk) -> Iterator[Ruling]:
    """XIII-A-3: a wild cube stands for the same symbol everywhere, Goal and Solution."""
    wild = desk.now.wild
    if not wild:
        return
    meant = [symbol.face for symbol in symbols_of(solution) if symbol.cube_face == wild]
    shown = [symbol for symbol, _ in cube_symbols(goal, points_are_cubes=desk.now.points_are_cubes)]
    if len(shown) == len(lain.cubes):
        pairs = zip(shown, lain.cubes, strict=True)
        meant += [symbol.face for symbol, cube in pairs if cube.face == wild]
    kinds = sorted(set(meant))
    if len(kinds) > 1:
        facts = {"face": wild, "one": kinds[0], "other": kinds[1]}
        yield desk.ruling(faults.WILD_DIFFERS, **facts)
