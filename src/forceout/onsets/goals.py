"""Goals on the mat: whether one is legal, why not, and every legal value it has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from forceout.kit import Cube, Layout, Shape, Turn
from forceout.kit.boxes import SET_DIGITS
from forceout.onsets import faults
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.variations import InForce
from forceout.rules.verdict import Ruling


@dataclass(frozen=True, slots=True)
class GoalReadings:
    """The legal values of a Goal, each with how it is read, or what speaks against the Goal."""

    readings: tuple[tuple[str, int], ...]
    rulings: tuple[Ruling, ...] = ()

    @property
    def values(self) -> frozenset[int]:
        """The legal values."""
        return frozenset(value for _, value in self.readings)

    def __str__(self) -> str:
        """Write the legal values: `1 or 5`."""
        return " or ".join(map(str, sorted(self.values)))


def goal_readings(goal: Layout | None, rules: Ruleset, now: InForce) -> GoalReadings:
    """Read a Goal in every way that is legal: with Absolute Value a turned cube may be upright."""
    rulings = tuple(against_cubes(goal, rules))
    if rulings or goal is None:
        return GoalReadings((), rulings)
    found: dict[int, str] = {}
    for numbers in product(*(_numbers(cube, now) for cube in goal.cubes)):
        value = worth(goal.shape, numbers)
        if value >= 0:
            found.setdefault(value, _written(goal.shape, numbers))
    if not found:
        return GoalReadings((), (rules.ruling(faults.GOAL_NEGATIVE, goal=str(goal)),))
    return GoalReadings(tuple((text, value) for value, text in found.items()))


def against_cubes(goal: Layout | None, rules: Ruleset) -> Iterator[Ruling]:
    """Rule on the cubes of a Goal: which there are, and how they lie."""
    if goal is None or not goal.cubes:
        yield rules.ruling(faults.GOAL_MISSING)
        return
    most = rules.goal.most_cubes
    if len(goal.cubes) > most:
        yield rules.ruling(faults.GOAL_CUBES, count=str(len(goal.cubes)), most=str(most))
    for cube in goal.cubes:
        if cube.face not in SET_DIGITS:
            yield rules.ruling(faults.GOAL_DIGITS, cube=str(cube))
    if goal.shape is Shape.OTHER:
        yield rules.ruling(faults.GOAL_SHAPE, goal=" ".join(map(str, goal.cubes)))


def _numbers(cube: Cube, now: InForce) -> tuple[int, ...]:
    """What a digit cube can be: upside-down it is negative."""
    number = int(cube.face)
    if cube.turn is Turn.UPRIGHT:
        return (number,)
    return (-number, number) if now.absolute_value else (-number,)


def worth(shape: Shape, numbers: Iterable[int]) -> int:
    """What a layout of numbers comes to.

    >>> worth(Shape.ELL, (2, 3, 1)), worth(Shape.TEE, (2, 3, 1))
    (7, 8)
    """
    first, *rest = numbers
    match shape:
        case Shape.COLUMN:
            return prod(rest, start=first)
        case Shape.ELL:
            return first * rest[0] + sum(rest[1:])
        case Shape.TEE:
            return first * sum(rest)
        case Shape.ROW | Shape.OTHER:
            return first + sum(rest)


def _written(shape: Shape, numbers: Iterable[int]) -> str:
    first, *rest = (str(number) if number >= 0 else f"({number})" for number in numbers)
    match shape:
        case Shape.COLUMN:
            return "x".join((first, *rest))
        case Shape.ELL:
            return f"({first}x{rest[0]})+{rest[1]}"
        case Shape.TEE:
            return f"{first}x({'+'.join(rest)})"
        case Shape.ROW | Shape.OTHER:
            return "+".join((first, *rest))
