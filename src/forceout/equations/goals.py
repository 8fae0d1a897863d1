"""Goals on the mat: whether one is legal, why not, and every legal reading it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from forceout import values
from forceout.equations import faults
from forceout.equations.desk import Desk
from forceout.equations.layout import Lain, lay_out, meanings
from forceout.equations.meaning import is_sideways_minus, turned_meanings
from forceout.equations.naming import explain, no_reading
from forceout.equations.reading import read_row, show
from forceout.kit import Cube, Row, Turn
from forceout.rules.forest import Reading
from forceout.rules.verdict import Ruling, distinct
from forceout.values import Uncheckable, Value


@dataclass(frozen=True, slots=True)
class GoalReadings:
    """The legal readings of a Goal on the mat, or what speaks against it when there are none."""

    readings: tuple[Reading, ...]
    rulings: tuple[Ruling, ...]


def goal_readings(goal: Row, desk: Desk) -> GoalReadings:
    """Read a Goal in every way that is legal."""
    rulings = list(against_cubes(goal, desk))
    found: dict[object, Reading] = {}
    complaints: list[Ruling] = []
    if not rulings:
        for lain in meanings(goal, desk):
            for reading in _readings(lain, goal, desk, complaints):
                value = reading.value
                name = value.why if isinstance(value, Uncheckable) else values.key(value)
                found.setdefault((name, show(reading)), reading)
    if not rulings and not found:
        rulings = complaints or list(_against_layout(goal, desk))
    return GoalReadings(tuple(found.values()), distinct(rulings))


def _readings(
    lain: Sequence[Lain], goal: Row, desk: Desk, complaints: list[Ruling]
) -> Iterable[Reading]:
    row = lay_out(lain, goal.gaps, desk)
    stretch = read_row(row, desk.arithmetic, desk.most)
    for reading in stretch.readings:
        against = list(against_value(reading.value, str(goal), desk))
        if not against:
            yield reading
        elif not complaints:
            complaints += against
    if stretch.broken is not None and not stretch.readings and not complaints:
        complaints += explain(stretch.broken, desk.rules)


def against_value(value: Value | Uncheckable, goal: str, desk: Desk) -> Iterable[Ruling]:
    """Rule on what a Goal comes to: integers only, bounds."""
    rules = desk.rules
    if isinstance(value, Uncheckable):
        return
    if rules.goal.whole and values.is_integer(value) is False:
        yield rules.ruling(faults.GOAL_NOT_WHOLE, goal=goal)
    elif rules.goal.from_nought and values.sign(value) == -1:
        yield rules.ruling(faults.GOAL_NEGATIVE, goal=goal)
    bound = rules.varied.multiple_goal_bound
    if desk.now.multiple_of and bound is not None and values.magnitude_exceeds(value, bound):
        yield rules.ruling(faults.GOAL_BOUND, goal=goal, bound=str(bound))


def against_cubes(goal: Row, desk: Desk) -> Iterable[Ruling]:
    """Rule on the cubes of a Goal: how many there are, and how they lie."""
    rules = desk.rules
    count = len(goal.cubes)
    if not count:
        yield rules.ruling(faults.GOAL_MISSING)
    if count > rules.goal.most_cubes:
        most = str(rules.goal.most_cubes)
        yield rules.ruling(faults.GOAL_CUBES, count=str(count), most=most)
    for cube in goal.cubes:
        if cube.turn is Turn.UPRIGHT:
            continue
        if rules.goal.only_upright or (cube.turn is Turn.BOTH and desk.now.sideways):
            yield rules.ruling(faults.BARRED_TURN, symbol=str(cube))


def _against_layout(goal: Row, desk: Desk) -> Iterable[Ruling]:
    """Say why the cubes of a Goal name no number, whatever the variations make of them."""
    rules, now = desk.rules, desk.now
    rulings: list[Ruling] = []
    run: list[Cube] = []
    for cube in (*goal.cubes, None):
        if cube is not None and (cube.face.isdigit() or now.is_digit(cube.face)):
            run.append(cube)
            continue
        rulings += _against_numeral(run, desk)
        run = []
        if cube is not None:
            needed = _sign_needs(cube, desk)
            if needed:
                rulings.append(
                    rules.ruling(faults.NOT_IN_FORCE, symbol=str(cube), variation=needed)
                )
    return rulings or no_reading(str(goal), [_role(cube, desk) for cube in goal.cubes], rules)


def _against_numeral(run: list[Cube], desk: Desk) -> Iterable[Ruling]:
    rules, now = desk.rules, desk.now
    numeral = "".join(map(str, run))
    for cube in run:
        turn = cube.turn
        if not now.is_digit(cube.face):
            yield rules.ruling(faults.BASE_DIGIT, symbol=cube.face, base=str(now.base))
        elif turn.is_sideways and not now.sideways:
            yield rules.ruling(faults.NOT_IN_FORCE, symbol=str(cube), variation="Sideways")
        elif turn.is_upside_down and not now.upside_down:
            yield rules.ruling(faults.NOT_IN_FORCE, symbol=str(cube), variation="Upside-down")
        elif turn is not Turn.UPRIGHT and len(run) > 1:
            yield rules.ruling(faults.TURNED_IN_NUMERAL, numeral=numeral)
    most = rules.goal.most_digits + now.decimal_in_goal
    if len(run) > most:
        yield rules.ruling(faults.GOAL_NUMERAL, numeral=numeral, most=str(most))
    elif len(run) > 1 and run[0].face == "0" and not rules.goal.leading_zeros:
        yield rules.ruling(faults.GOAL_LEADING_ZERO, numeral=numeral)


_NEEDED_BY = {"/": "Remainder or Log", "v": "Percent", "-": "Imaginary"}


def _sign_needs(cube: Cube, desk: Desk) -> str:
    """Name what a turned operation cube would need to mean something; empty if it has a meaning."""
    now = desk.now
    if cube.turn is Turn.UPRIGHT or turned_meanings(cube.face, cube.turn, now):
        return ""
    if is_sideways_minus(cube.face, cube.turn) and now.imaginary:
        return ""
    return _NEEDED_BY.get(cube.face, "Base eleven")


def _role(cube: Cube, desk: Desk) -> str:
    """What a cube does in a row: a digit, or its sign."""
    return "0" if desk.now.is_digit(cube.face) else cube.face
