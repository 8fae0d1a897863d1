"""What a writer puts down for a Goal: its readings, and whether the Goal may be read so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from forceout import values
from forceout.equations import faults
from forceout.equations.desk import Desk
from forceout.equations.goals import against_cubes, against_value, goal_readings
from forceout.equations.layout import Lain, lay_out
from forceout.equations.naming import why_no_reading
from forceout.equations.notation import format_expression
from forceout.equations.reading import any_span, leaf, read_row, spans
from forceout.equations.symbols import Expression, Group, Mark, Superscript, Symbol, symbols_of
from forceout.equations.variations import InForce
from forceout.equations.writing import read_goal_side
from forceout.kit import Cube, Row, Turn
from forceout.rules.forest import Reading
from forceout.rules.verdict import Ruling, distinct


@dataclass(frozen=True, slots=True)
class WrittenGoal:
    """The Goal's side of a paper: its readings on paper, and what speaks against it."""

    readings: tuple[Reading, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    is_whole: bool = True


def looks_like_goal(written: Expression, lain: Row, desk: Desk) -> bool:
    """Whether a side of a paper can be the Goal's: it has its cubes, or (GRC) shows a value."""
    if is_copy(written, lain, desk):
        return True
    return desk.rules.goal.value_on_paper and _lone_integer(written) is not None


def read_written_goal(
    written: Expression, lain: Row, desk: Desk, *, is_own: bool, as_lain: bool = False
) -> WrittenGoal:
    """Read the Goal's side of a paper as an opponent may read it.

    `is_own` says that the writer has set this Goal, so that no mat groups its cubes. `as_lain`
    keeps only the readings that group the cubes as they lie.
    """
    rules = desk.rules
    legal = goal_readings(lain, desk) if list(against_cubes(lain, desk)) else None
    if legal is not None:
        return _illegal(lain, legal.rulings, desk)
    if not is_copy(written, lain, desk):
        return _not_a_copy(written, lain, desk)
    side = read_goal_side(written, desk, mat_spans(lain, desk) if as_lain else any_span)
    problems = list(side.rulings)
    readings: list[Reading] = []
    for reading in side.stretch.readings:
        against = list(against_value(reading.value, str(lain), desk))
        problems += [] if readings else against
        readings += [] if against else [reading]
    regrouped = []
    if side.stretch.readings and not is_own and not _fits_mat(written, lain, desk):
        facts = {"written": format_expression(written), "goal": str(lain)}
        regrouped = [rules.ruling(faults.GOAL_REGROUPED, **facts)]
    if readings and not side.rulings:
        return WrittenGoal(tuple(readings), tuple(regrouped), side.stretch.is_whole)
    problems += [*regrouped, *why_no_reading(written, side, rules)]
    return _misread(written, lain, problems, desk)


def _illegal(lain: Row, rulings: tuple[Ruling, ...], desk: Desk) -> WrittenGoal:
    illegal = desk.rules.ruling(faults.GOAL_ILLEGAL, goal=str(lain))
    return WrittenGoal((), (illegal, *rulings))


def _misread(written: Expression, lain: Row, problems: list[Ruling], desk: Desk) -> WrittenGoal:
    """Blame the Goal when it has no legal reading at all; else the writer."""
    legal = goal_readings(lain, desk)
    if not legal.readings:
        return _illegal(lain, legal.rulings, desk)
    facts = {"written": format_expression(written), "goal": str(lain)}
    misread = desk.rules.ruling(faults.GOAL_MISREAD, **facts)
    return WrittenGoal((), distinct((misread, *problems)))


def _not_a_copy(written: Expression, lain: Row, desk: Desk) -> WrittenGoal:
    rules = desk.rules
    shown = _lone_integer(written)
    facts = {"written": format_expression(written), "goal": str(lain)}
    if not rules.goal.value_on_paper:
        problems = [rules.ruling(faults.GOAL_VALUE, **facts)] if shown is not None else []
        return _misread(written, lain, problems, desk)
    legal = goal_readings(lain, desk)
    if not legal.readings:
        return _illegal(lain, legal.rulings, desk)
    if shown is not None and any(
        values.equal(reading.value, values.integer(shown)) for reading in legal.readings
    ):
        return WrittenGoal((leaf(str(shown), values.integer(shown), 0, 1),))
    return WrittenGoal((), (rules.ruling(faults.GOAL_VALUE_WRONG, **facts),))


def _lone_integer(written: Expression) -> int | None:
    """Read a side that is nothing but an integer in digits, with a minus before it or not."""
    symbols = [part for part in written if isinstance(part, Symbol)]
    if len(symbols) != len(written) or not symbols:
        return None
    text = "".join(map(str, symbols))
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and digits.isascii() else None


def _fits_mat(written: Expression, lain: Row, desk: Desk) -> bool:
    """Whether the side can be read with its cubes grouped as they lie."""
    return bool(read_goal_side(written, desk, mat_spans(lain, desk)).stretch.readings)


def own_goal(written: Expression, now: InForce) -> Row:
    """Lay out the cubes of a Goal that a writer has set on paper."""
    return Row(tuple(_cubes(written, now, raised=False)))


def _cubes(written: Expression, now: InForce, *, raised: bool) -> list[Cube]:
    cubes: list[Cube] = []
    for part in written:
        match part:
            case Group():
                cubes += _cubes(part.parts, now, raised=raised)
            case Superscript():
                cubes += _cubes(part.parts, now, raised=True)
            case Symbol() if part.face:
                colour = now.exponent if raised else None
                cubes.append(Cube(part.cube_face, colour, part.turn))
            case _:
                pass
    return cubes


def mat_spans(goal: Row, desk: Desk) -> Callable[[int, int], bool]:
    """Make the test that a written Goal groups its cubes as they lie.

    Where the order of operations holds, the Goal has one reading and the paper must show it.
    """
    lain = tuple(Lain(cube, is_wild=False) for cube in goal.cubes)
    row = lay_out(lain, goal.gaps, desk)
    if not desk.rules.ordered:
        return row.may_span
    stretch = read_row(row, desk.arithmetic, desk.most)
    reading = next(iter(stretch.readings), None)
    if reading is None:
        return row.may_span
    allowed = spans(reading, row)
    return lambda first, after: (first, after) in allowed


def is_copy(expression: Expression, goal: Row, desk: Desk) -> bool:
    """Whether a written side has the cubes of the Goal, in their order, whatever they mean."""
    cubes = list(goal.cubes)
    symbols = [symbol for symbol in symbols_of(expression) if _is_cube(symbol, desk)]
    return len(symbols) == len(cubes) and all(
        _shows(symbol, cube, desk) for symbol, cube in zip(symbols, cubes, strict=True)
    )


def _is_cube(symbol: Symbol, desk: Desk) -> bool:
    if symbol.mark is Mark.POINT:
        return not desk.now.decimal_in_goal
    return symbol.mark is not Mark.FACTORIAL


def _shows(symbol: Symbol, cube: Cube, desk: Desk) -> bool:
    """Whether a symbol can be the writer's meaning of a cube of the Goal."""
    now = desk.now
    if symbol.source is not None and symbol.source.face != cube.face:
        return False
    if symbol.face != cube.face:
        wild = cube.face == now.wild and now.numeral_like(symbol.face)
        if not wild and symbol.source is None:
            return False
        return symbol.turn in {Turn.UPRIGHT, Turn.UPSIDE_DOWN}
    return _lies_as(symbol, cube, desk)


def _lies_as(symbol: Symbol, cube: Cube, desk: Desk) -> bool:
    """Whether a symbol of the same face says of the cube's turn what can be seen."""
    turn = symbol.turn
    match symbol.mark, symbol.text:
        case Mark.NAMED, ("rem" | "log"):
            return cube.turn is Turn.SIDEWAYS
        case Mark.NAMED, "pct":
            return cube.turn is Turn.UPSIDE_DOWN
        case Mark.NAMED, _:
            return cube.turn is Turn.UPRIGHT
        case Mark.IMAGINARY, _:
            return cube.turn.is_sideways
        case Mark.DIGIT, "T":
            return turn in {Turn.UPRIGHT, Turn.SIDEWAYS}
        case _:
            if cube.face == desk.now.wild and turn is Turn.UPSIDE_DOWN:
                return True
            return turn is cube.turn
