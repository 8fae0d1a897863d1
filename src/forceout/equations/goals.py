"""Goals on the mat: whether one is legal, why not, and every legal reading it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from forceout import values
from forceout.equations import faults
from forceout.equations.desk import FIRST_LOOK, FULL_LOOK, Desk
from forceout.equations.layout import Lain, lay_out, meanings
from forceout.equations.meaning import against_turned_sign, not_in_force
from forceout.equations.naming import OPERAND, explain, no_reading
from forceout.equations.numerals import MOST_POINT_DIGITS
from forceout.equations.reading import read_row, show
from forceout.equations.variations import InForce
from forceout.kit import Cube, Row, Turn
from forceout.rules.forest import Reading, Stretch
from forceout.rules.verdict import Ruling, distinct
from forceout.values import Uncheckable, Value


@dataclass(frozen=True, slots=True)
class GoalReadings:
    """The legal readings of a Goal on the mat, or what speaks against it when there are none.

    `is_whole` says that there are no more than these.
    """

    readings: tuple[Reading, ...]
    rulings: tuple[Ruling, ...] = ()
    is_whole: bool = True


def goal_readings(goal: Row, desk: Desk) -> GoalReadings:
    """Read a Goal in every way that is legal.

    A glance comes first, so that of more readings than can be made there are some of each kind.
    """
    rulings = tuple(against_cubes(goal, desk))
    if rulings:
        return GoalReadings((), rulings)
    found: dict[object, Reading] = {}
    complaints: list[Ruling] = []
    is_whole = True
    for look in (desk.looking_at(FIRST_LOOK), desk):
        is_whole = True
        for lain in meanings(goal, look):
            stretch = _read(lain, goal, look)
            is_whole = is_whole and stretch.is_whole
            for reading in _legal(stretch, goal, look, complaints):
                value = reading.value
                name = value.why if isinstance(value, Uncheckable) else values.key(value)
                found.setdefault((name, show(reading)), reading)
        if is_whole:
            break
    if found:
        return GoalReadings(tuple(found.values()), (), is_whole)
    if not is_whole:
        facts = {"what": str(goal), "why": "it has too many readings"}
        return GoalReadings((), (desk.ruling(faults.UNCHECKABLE, **facts),), is_whole)
    return GoalReadings((), distinct(complaints or _against_layout(goal, desk)))


def legality(goal: Row, desk: Desk) -> GoalReadings:
    """Look for one legal reading of a Goal; one is enough to make it legal."""
    if not list(against_cubes(goal, desk)):
        glance = desk.looking_at(FIRST_LOOK)
        for lain in meanings(goal, desk):
            for reading in _legal(_read(lain, goal, glance), goal, glance, []):
                return GoalReadings((reading,), (), is_whole=False)
    return goal_readings(goal, desk.looking_at(FULL_LOOK))


def _read(lain: Sequence[Lain], goal: Row, desk: Desk) -> Stretch:
    return read_row(lay_out(lain, goal.gaps, desk), desk.arithmetic, desk.most)


def _legal(stretch: Stretch, goal: Row, desk: Desk, complaints: list[Ruling]) -> Iterable[Reading]:
    """Go through the readings that are legal Goals; complain of the first that is not."""
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
        if values.is_rational(value) is not False:
            yield rules.ruling(faults.GOAL_FRACTION, goal=goal, value=values.show(value))
        elif not rules.numbers.irrational:
            yield rules.ruling(faults.IRRATIONAL, expression=goal)
    elif rules.goal.from_nought and values.sign(value) == -1:
        yield rules.ruling(faults.GOAL_NEGATIVE, goal=goal)
    bound = rules.varied.multiple_goal_bound
    if not desk.now.multiple_of or bound is None:
        return
    if values.magnitude_exceeds(value, bound) is not False:
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
        for part in _parts(goal, desk):
            if all(cube.face.isdigit() for cube in part):
                yield from _against_numeral(part, desk)
    for cube in goal.cubes:
        if cube.turn is Turn.UPRIGHT:
            continue
        if rules.goal.only_upright or _is_turned_twice(cube, desk.now):
            yield rules.ruling(faults.BARRED_TURN, symbol=str(cube))


def _is_turned_twice(cube: Cube, now: InForce) -> bool:
    """Whether a numeral lies on its side and on its head; some look the same on either side.

    These are i, a wild cube (Appendix A) and the digit ten (XIII-C-5).
    """
    looks_alike = cube.face in {"-", now.wild} or (cube.face == "^" and now.is_digit("^"))
    return cube.turn is Turn.BOTH and now.sideways and not looks_alike


def _against_layout(goal: Row, desk: Desk) -> Iterable[Ruling]:
    """Say why the cubes of a Goal name no number, whatever the variations make of them."""
    rules = desk.rules
    rulings: list[Ruling] = []
    roles: list[str] = []
    for part in _parts(goal, desk):
        if _is_digit(part[0], desk):
            roles.append(OPERAND)
            rulings += _against_numeral(part, desk)
        else:
            roles.append(part[0].face)
            rulings += against_turned_sign(part[0], desk)
    rulings += _against_points(goal, desk)
    return rulings or no_reading(str(goal), roles, rules, faults.GOAL_NO_NUMBER)


def _parts(goal: Row, desk: Desk) -> Iterable[list[Cube]]:
    """Part a Goal into its numerals and its signs."""
    parts: list[list[Cube]] = []
    goes_on = False
    for cube, gap in zip_longest(goal.cubes, goal.gaps, fillvalue=0):
        if not isinstance(cube, Cube):
            break
        if goes_on and _is_digit(cube, desk):
            parts[-1].append(cube)
        else:
            parts.append([cube])
        goes_on = _is_digit(cube, desk) and not gap
    return parts


def _is_digit(cube: Cube, desk: Desk) -> bool:
    return cube.face.isdigit() or desk.now.is_digit(cube.face)


def _against_points(goal: Row, desk: Desk) -> Iterable[Ruling]:
    """Rule on each ^ that the cubes beside it keep from being a decimal point (XIII-A-15)."""
    for place, cube in enumerate(goal.cubes):
        if not desk.now.decimal_point or str(cube)[-1] != "^":
            continue
        first, after = place, place + 1
        while first and goal.cubes[first - 1].face.isdigit() and not goal.gaps[first - 1]:
            first -= 1
        while (
            after < len(goal.cubes)
            and goal.cubes[after].face.isdigit()
            and not goal.gaps[after - 1]
        ):
            after += 1
        numeral = goal.cubes[first:after]
        is_turned = any(one.turn is not Turn.UPRIGHT for one in numeral)
        if is_turned or len(numeral) > MOST_POINT_DIGITS + 1:
            yield desk.ruling(faults.POINT_DIGITS, numeral="".join(map(str, numeral)))


def _against_numeral(run: list[Cube], desk: Desk) -> Iterable[Ruling]:
    rules, now = desk.rules, desk.now
    numeral = "".join(map(str, run))
    for cube in run:
        turn = cube.turn
        if not now.is_digit(cube.face):
            yield rules.ruling(faults.BASE_DIGIT, symbol=cube.face, base=str(now.base))
        elif turn.is_sideways and not now.sideways:
            yield not_in_force(str(cube), "Sideways", desk)
        elif turn.is_upside_down and not now.upside_down:
            yield not_in_force(str(cube), "Upside-down", desk)
        elif turn is not Turn.UPRIGHT and len(run) > 1:
            yield rules.ruling(faults.TURNED_IN_NUMERAL, numeral=numeral)
    most = max(rules.goal.most_digits, MOST_POINT_DIGITS * now.decimal_in_goal)
    if len(run) > most:
        yield rules.ruling(faults.GOAL_NUMERAL, numeral=numeral, most=str(most))
    elif len(run) > 1 and run[0].face == "0" and not rules.goal.leading_zeros:
        yield rules.ruling(faults.GOAL_LEADING_ZERO, numeral=numeral)
