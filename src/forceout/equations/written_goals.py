"""What a writer puts down for a Goal: its readings, and whether the Goal may be read so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from forceout import values
from forceout.equations import faults
from forceout.equations.conditions import against_factorials, against_wild
from forceout.equations.desk import Desk
from forceout.equations.goals import against_cubes, against_value, goal_readings, legality
from forceout.equations.layout import Lain, Nature, by_nature, lay_out, standing_for
from forceout.equations.naming import why_no_reading
from forceout.equations.notation import format_expression
from forceout.equations.reading import (
    any_span,
    leaf,
    read_row,
    spans,
)
from forceout.equations.symbols import Expression, Group, Mark, Symbol, cube_symbols
from forceout.equations.variations import InForce
from forceout.equations.writing import read_goal_side
from forceout.kit import Cube, Row, Turn
from forceout.rules.forest import Reading
from forceout.rules.verdict import Ruling, distinct
from forceout.values import Uncheckable, Value


@dataclass(frozen=True, slots=True)
class WrittenGoal:
    """The Goal's side of a paper: its readings on paper, and what speaks against it."""

    readings: tuple[Reading, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    is_whole: bool = True
    broken: Reading | None = None


def looks_like_goal(written: Expression, lain: Row, desk: Desk) -> bool:
    """Whether a side of a paper can be the Goal's: it has its cubes, or (GRC) shows a value."""
    if is_copy(written, lain, desk):
        return True
    return desk.rules.goal.value_on_paper and lone_integer(written) is not None


def read_written_goal(
    written: Expression, lain: Row, desk: Desk, *, is_own: bool, as_lain: bool = False
) -> WrittenGoal:
    """Read the Goal's side of a paper as an opponent may read it.

    `is_own` says that the writer has set this Goal, so that no mat groups its cubes. `as_lain`
    keeps only the readings that group the cubes as they lie.
    """
    rules = desk.rules
    against = tuple(against_cubes(lain, desk))
    if against:
        return _illegal(lain, against, desk)
    if not is_copy(written, lain, desk):
        return _not_a_copy(written, lain, desk)
    may_span = next(mat_spans(written, lain, desk)) if as_lain else any_span
    side = read_goal_side(written, desk, may_span, lain.gaps if as_lain else ())
    faulty = [
        *side.rulings,
        *_against_exponents(written, lain, desk),
        *against_factorials((), written, desk),
        *against_wild((), written, lain, desk),
    ]
    problems = list(faulty)
    readings: list[Reading] = []
    for reading in side.stretch.readings:
        worth = list(against_value(reading.value, str(lain), desk))
        problems += [] if readings else worth
        readings += [] if worth else [reading]
    regrouped = []
    is_grouped = side.stretch.readings or side.stretch.broken is not None
    if is_grouped and not is_own and not _fits_mat(written, lain, desk):
        facts = {"written": format_expression(written), "goal": str(lain)}
        is_bare = any(lain.gaps) and not any(isinstance(part, Group) for part in written)
        bare = (faults.GOAL_GAP,) if is_bare and not rules.goal.value_on_paper else ()
        regrouped = [rules.ruling(one, **facts) for one in (faults.GOAL_REGROUPED, *bare)]
    if readings and not faulty:
        found = side.stretch
        return WrittenGoal(tuple(readings), tuple(regrouped), found.is_whole, found.broken)
    problems += [*regrouped, *why_no_reading(written, side, rules)]
    return _misread(written, lain, problems, desk)


def strays(readings: Iterable[Reading], grouped: Sequence[Reading]) -> list[Reading]:
    """Find the readings with a value that no reading grouped as the mat lies has."""
    return [
        reading
        for reading in readings
        if not any(is_same(reading.value, other.value) for other in grouped)
    ]


def is_same(one: Value | Uncheckable, other: Value | Uncheckable) -> bool:
    """Whether two readings certainly come to the same."""
    if isinstance(one, Uncheckable) or isinstance(other, Uncheckable):
        return one == other
    return values.equal(one, other) is True


def _illegal(lain: Row, rulings: tuple[Ruling, ...], desk: Desk) -> WrittenGoal:
    illegal = desk.rules.ruling(faults.GOAL_ILLEGAL, goal=str(lain))
    return WrittenGoal((), (illegal, *rulings))


def _misread(written: Expression, lain: Row, problems: list[Ruling], desk: Desk) -> WrittenGoal:
    """Blame the Goal when it has no legal reading at all, and the writer for anything else."""
    legal = legality(lain, desk)
    illegal = () if legal.readings else _illegal(lain, legal.rulings, desk).rulings
    blamed = {ruling.clause for ruling in illegal}
    rest = [ruling for ruling in problems if ruling.clause not in blamed]
    if illegal and not rest:
        return WrittenGoal((), illegal)
    facts = {"written": format_expression(written), "goal": str(lain)}
    misread = desk.rules.ruling(faults.GOAL_MISREAD, **facts)
    return WrittenGoal((), distinct((*illegal, misread, *rest)))


def _not_a_copy(written: Expression, lain: Row, desk: Desk) -> WrittenGoal:
    """Rule on a side without the Goal's cubes: on that, and on what is wrong with it by itself."""
    rules = desk.rules
    shown = lone_integer(written)
    facts = {"written": format_expression(written), "goal": str(lain)}
    side = read_goal_side(written, desk)
    problems = [*side.rulings, *why_no_reading(written, side, rules)]
    if not rules.goal.value_on_paper:
        return _misread(written, lain, [rules.ruling(faults.GOAL_VALUE, **facts), *problems], desk)
    legal = goal_readings(lain, desk)
    if not legal.readings:
        return _illegal(lain, legal.rulings, desk)
    if shown is not None and any(_is_worth(reading, shown) for reading in legal.readings):
        return WrittenGoal((leaf(str(shown), values.integer(shown), 0, 1),))
    wrong = rules.ruling(faults.GOAL_VALUE_WRONG, **facts)
    return WrittenGoal((), distinct((wrong, *problems)))


def _is_worth(reading: Reading, number: int) -> bool:
    value = reading.value
    if isinstance(value, Uncheckable):
        return False
    return values.equal(value, values.integer(number)) is True


def _against_exponents(written: Expression, lain: Row, desk: Desk) -> Iterator[Ruling]:
    """Rule on exponents whose cube has another colour than the chosen one (XIII-B-9)."""
    colour = desk.now.exponent
    symbols = cube_symbols(written, points_are_cubes=desk.now.points_are_cubes)
    for (_, is_raised), cube in zip(symbols, lain.cubes, strict=True):
        if is_raised and colour is not None and not desk.rules.box.is_of(cube, colour):
            facts = {"symbol": str(cube), "colour": colour.word}
            yield desk.ruling(faults.EXPONENT_COLOUR, **facts)


def lone_integer(written: Expression) -> int | None:
    """Read a side that is nothing but an integer in digits, with a minus before it or not."""
    if len(written) == 1 and isinstance(written[0], Group):
        return lone_integer(written[0].parts)
    symbols = [part for part in written if isinstance(part, Symbol)]
    if len(symbols) != len(written) or not symbols:
        return None
    text = "".join(map(str, symbols))
    digits = text.removeprefix("-")
    has_leading_zero = len(digits) > 1 and digits[0] == "0"
    is_integer = digits.isdecimal() and digits.isascii() and not has_leading_zero
    return int(text) if is_integer else None


def _fits_mat(written: Expression, lain: Row, desk: Desk) -> bool:
    """Whether the side can be read with its cubes grouped as they lie, defined or not."""
    return any(
        stretch.readings or stretch.broken is not None
        for may_span in mat_spans(written, lain, desk)
        for stretch in (read_goal_side(written, desk, may_span, lain.gaps).stretch,)
    )


_NATURE_OF_MARK = {
    Mark.DIGIT: Nature.DIGIT,
    Mark.POINT: Nature.DIGIT,
    Mark.POWER_OF_BASE: Nature.DIGIT,
    Mark.IMAGINARY: Nature.DIGIT,
    Mark.NAMED: Nature.SIGN,
}
_TURNED = {"rem": Turn.SIDEWAYS, "log": Turn.SIDEWAYS, "i": Turn.SIDEWAYS, "pct": Turn.UPSIDE_DOWN}


def own_goal(written: Expression, now: InForce) -> Row:
    """Lay out the cubes of a Goal that a writer has set on paper."""
    return Row(
        tuple(
            Cube(
                symbol.cube_face,
                now.exponent if is_raised else None,
                symbol.turn if symbol.source else _TURNED.get(symbol.text, symbol.turn),
            )
            for symbol, is_raised in cube_symbols(written, points_are_cubes=now.points_are_cubes)
        )
    )


def mat_spans(written: Expression, goal: Row, desk: Desk) -> Iterator[Callable[[int, int], bool]]:
    """Make the tests that a written Goal groups its cubes as they lie, taken as the writer does.

    Where the order of operations holds, the Goal has one reading and the paper must show it.
    Where a ^ or v can be a digit or a sign, there is a test for each.
    """
    pairs = zip(_symbols(written, desk), goal.cubes, strict=True)
    lain = [_as_written(symbol, cube) for symbol, cube in pairs]
    for one in by_nature(lain, goal.gaps, desk):
        row = lay_out(one, goal.gaps, desk)
        if not desk.rules.ordered:
            yield row.may_span
            continue
        reading = next(iter(read_row(row, desk.arithmetic, desk.most).readings), None)
        yield within_spans(spans(reading, row)) if reading else row.may_span


def within_spans(allowed: frozenset[tuple[int, int]]) -> Callable[[int, int], bool]:
    """Make the test that a stretch is one of those that a reading groups together."""
    return lambda first, after: (first, after) in allowed


def _as_written(symbol: Symbol, cube: Cube) -> Lain:
    """A cube of the Goal with the meaning that a writer gives it."""
    is_wild = symbol.face != cube.face
    lain = standing_for(cube, symbol.face) if is_wild else Lain(cube, is_wild=False)
    return replace(lain, nature=_NATURE_OF_MARK.get(symbol.mark, Nature.EITHER))


def is_copy(expression: Expression, goal: Row, desk: Desk) -> bool:
    """Whether a written side has the cubes of the Goal, in their order, whatever they mean."""
    symbols = _symbols(expression, desk)
    return len(symbols) == len(goal.cubes) and all(
        _shows(symbol, cube, desk) for symbol, cube in zip(symbols, goal.cubes, strict=True)
    )


def _symbols(expression: Expression, desk: Desk) -> list[Symbol]:
    """List the symbols that are written for cubes of the Goal."""
    points = desk.now.points_are_cubes
    return [symbol for symbol, _ in cube_symbols(expression, points_are_cubes=points)]


def _shows(symbol: Symbol, cube: Cube, desk: Desk) -> bool:
    """Whether a symbol can be the writer's meaning of a cube of the Goal."""
    now = desk.now
    if symbol.source is not None and symbol.source.face != cube.face:
        return False
    if symbol.face != cube.face:
        wild = cube.face == now.wild and now.numeral_like(symbol.face)
        if not wild and symbol.source is None:
            return False
        if symbol.text == "T":
            return symbol.turn is not Turn.BOTH  # XIII-C-5: a ten may be taken either way
        if cube.turn.is_sideways:
            return symbol.turn.is_sideways or symbol.mark in {Mark.NAMED, Mark.IMAGINARY}
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
