"""A side of a paper made ready to be read: what each symbol may mean here, and what it may not.

Walks an expression from left to right, rules on every symbol that has no meaning under the
variations in force, and lays out the row that the grammar of `reading` groups.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from forceout import values
from forceout.equations import faults
from forceout.equations.evaluation import NEEDS_VARIATION, Arithmetic
from forceout.equations.reading import (
    NOT_DEFAULT,
    POWER_LIKE,
    Behind,
    Form,
    Grouping,
    Item,
    WrittenRow,
    leaf,
    read_row,
)
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import (
    BIG_DIGITS,
    Expression,
    Group,
    Mark,
    Meant,
    Part,
    Superscript,
    Symbol,
    symbols_of,
)
from forceout.equations.variations import KINDS, TEN, InForce
from forceout.kit import Turn
from forceout.rules.forest import Reading, Stretch
from forceout.rules.verdict import Fault, Ruling

MOST_POINT_DIGITS = 3
_TWO_DIGITS = 2

TURNED_SIGNS = {
    ("/", Turn.SIDEWAYS): ("rem", "log"),
    ("v", Turn.UPSIDE_DOWN): ("pct",),
}
"""What an operation cube means when it is turned, if the variation for it is in force."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What a side is read with: the rules, what is in force, and the arithmetic of both."""

    rules: Ruleset
    now: InForce
    arithmetic: Arithmetic
    most: int

    @property
    def grouping(self) -> Grouping:
        """How a paper may be grouped here."""
        return Grouping.ORDERED if self.rules.ordered else Grouping.DEFAULTS


@dataclass(slots=True)
class Side:
    """One side of a paper, read: its readings, and what speaks against its symbols."""

    stretch: Stretch
    rulings: list[Ruling] = field(default_factory=list)


class Writer:
    """Reads one side of a paper.

    `in_goal` says that the side is the Goal; `may_span` keeps its groupings to those of the mat.
    """

    def __init__(
        self,
        desk: Desk,
        *,
        in_goal: bool,
        may_span: Callable[[int, int], bool] | None = None,
    ) -> None:
        """Start at the first cube."""
        self._desk = desk
        self._in_goal = in_goal
        self._may_span = may_span
        self._cube = 0
        self.rulings: list[Ruling] = []

    def read(self, expression: Expression) -> Side:
        """Read the side."""
        stretch = self._read(expression)
        stretch.readings = [one for one in stretch.readings if not one.traits & NOT_DEFAULT]
        return Side(stretch, self.rulings)

    def _read(self, parts: Expression) -> Stretch:
        row = self._row(parts)
        if row is None:
            return Stretch([])
        return read_row(row, self._desk.arithmetic, self._desk.most)

    def _against(self, fault: Fault, **facts: str) -> None:
        self.rulings.append(self._desk.rules.ruling(fault, **facts))

    def _row(self, parts: Expression) -> WrittenRow | None:
        items: list[Item] = []
        operands: dict[tuple[int, int], tuple[Reading, ...]] = {}
        whole = True
        at = 0
        while at < len(parts):
            part = parts[at]
            run = self._digits_from(parts, at)
            if run:
                self._numeral(run, parts, at, items, operands)
                at += len(run)
                continue
            at += 1
            start = self._cube
            place = len(items)
            match part:
                case Group():
                    inner = self._read(part.parts)
                    whole = whole and inner.is_whole
                    operands[place, place + 1] = _grouped(inner, place)
                    items.append(Item("()", first_cube=start, after_cube=self._cube))
                case Superscript():
                    items.append(self._superscript(part))
                case Meant():
                    items.append(Item("@", behind=(Behind(f"@{part.value}", meant=part.value),)))
                case Symbol():
                    self._symbol(part, place, items, operands)
        if not items:
            return None
        spanned = [_with_cubes(item, items, place) for place, item in enumerate(items)]
        if self._may_span is None:
            return WrittenRow(tuple(spanned), operands, self._desk.grouping, whole=whole)
        return WrittenRow(
            tuple(spanned),
            operands,
            self._desk.grouping,
            may_span=self._may_span,
            bars_power_sums=not self._desk.rules.varied.factors_of_power_sums,
            whole=whole,
        )

    # Numerals

    def _may_be_digit(self, part: Part) -> bool:
        """A digit, a point, or a sign that is also a digit of the base (bases 11 and 12)."""
        if not isinstance(part, Symbol):
            return False
        if part.mark in {Mark.DIGIT, Mark.POINT}:
            return True
        if self._desk.now.base <= TEN or part.mark is not Mark.OPERATION:
            return False
        return self._desk.now.is_digit(part.face) and (part.turn, part.face) not in {
            (Turn.UPSIDE_DOWN, "v")
        }

    def _digits_from(self, parts: Sequence[Part], at: int) -> list[Symbol]:
        run: list[Symbol] = []
        for part in parts[at:]:
            if not isinstance(part, Symbol) or not self._may_be_digit(part):
                break
            run.append(part)
        return run

    def _numeral(
        self,
        run: list[Symbol],
        parts: Sequence[Part],
        at: int,
        items: list[Item],
        operands: dict[tuple[int, int], tuple[Reading, ...]],
    ) -> None:
        sure = all(symbol.mark is not Mark.OPERATION for symbol in run)
        beside_percent = any(
            _is_percent(parts[place])
            for place in (at - 1, at + len(run))
            if 0 <= place < len(parts)
        )
        for symbol in run:
            self._check(symbol)
        if sure:
            place = len(items)
            first = self._cube
            self._cube += sum(self._covers(symbol) for symbol in run)
            readings = self._numeral_readings(run, place, place + 1, beside_percent, rule=True)
            operands[place, place + 1] = readings
            items.append(Item(_written(run), first_cube=first, after_cube=self._cube))
            return
        start = len(items)
        for symbol in run:
            between = (symbol.face,) if symbol.mark is Mark.OPERATION and not symbol.turn.value else ()
            before = "v" if between == ("v",) and self._desk.rules.numbers.bare_root else ""
            items.append(Item(str(symbol), before, between, (), False, self._cube, self._cube + 1))
            self._cube += 1
        for first in range(len(run)):
            for after in range(first + 1, len(run) + 1):
                readings = self._numeral_readings(
                    run[first:after], start + first, start + after, beside_percent, rule=False
                )
                if readings:
                    operands[start + first, start + after] = readings

    def _numeral_readings(
        self, run: list[Symbol], start: int, end: int, beside_percent: bool, *, rule: bool
    ) -> tuple[Reading, ...]:
        fault = self._numeral_fault(run, beside_percent=beside_percent)
        written = _written(run)
        if fault is not None:
            if rule:
                most = str(self._desk.rules.goal.most_digits)
                if not self._in_goal:
                    most = "two digits" if self._desk.now.two_digits else "one digit"
                self._against(fault, numeral=written, most=most)
            return ()
        value = self._desk.arithmetic.numeral([_digit_text(symbol) for symbol in run])
        if len(run) == 1 and run[0].turn is not Turn.UPRIGHT:
            turned = self._desk.arithmetic.turned(value, run[0].turn)
            if isinstance(turned, Fault):
                return (Reading(None, Form.ATOM, start, end, written, broken=turned),)
            value = turned
        return (leaf(written, value, start, end),)

    def _numeral_fault(self, run: list[Symbol], *, beside_percent: bool) -> Fault | None:
        points = sum(symbol.mark is Mark.POINT for symbol in run)
        digits = len(run) - points
        now = self._desk.now
        if len(run) > 1 and any(symbol.turn is not Turn.UPRIGHT for symbol in run):
            return faults.POINT_DIGITS if points else faults.TURNED_IN_NUMERAL
        if points:
            fits = points == 1 and 1 <= digits <= MOST_POINT_DIGITS
            return None if fits else faults.POINT_DIGITS
        if self._in_goal:
            return self._goal_numeral_fault(run)
        if digits == 1 or (digits == _TWO_DIGITS and (now.two_digits or beside_percent)):
            return None
        return faults.LONG_NUMERAL

    def _goal_numeral_fault(self, run: list[Symbol]) -> Fault | None:
        goal = self._desk.rules.goal
        if len(run) > goal.most_digits:
            return faults.GOAL_NUMERAL
        leads = len(run) > 1 and run[0].text == "0" and not goal.leading_zeros
        return faults.GOAL_LEADING_ZERO if leads else None

    # Other parts

    def _superscript(self, part: Superscript) -> Item:
        start = self._cube
        symbols = list(symbols_of(part.parts))
        numerals = [symbol for symbol in symbols if symbol.mark is not Mark.FACTORIAL]
        text = _written(symbols)
        if self._desk.now.exponent is None:
            known = self._desk.rules.numbers.bare_root
            if known:
                self._not_in_force(f"{{{text}}}", "exponent")
            else:
                self._against(faults.SUPERSCRIPT_UNKNOWN, exponent=text)
        elif (
            len(numerals) != 1
            or numerals[0].mark is Mark.OPERATION
            or any(isinstance(inner, Superscript | Group | Meant) for inner in part.parts)
        ):
            self._against(faults.SUPERSCRIPT, exponent=text)
        exponents = tuple(self._read(part.parts).readings)
        behind = (Behind(f"{{{text}}}", exponents),) if exponents else ()
        return Item(f"{{{text}}}", behind=behind, first_cube=start, after_cube=self._cube)

    def _symbol(
        self,
        symbol: Symbol,
        place: int,
        items: list[Item],
        operands: dict[tuple[int, int], tuple[Reading, ...]],
    ) -> None:
        self._check(symbol)
        first = self._cube
        self._cube += self._covers(symbol)
        text = str(symbol)
        cubes = (first, self._cube)
        match symbol.mark:
            case Mark.FACTORIAL:
                items.append(Item(text, "", (), (Behind("!"),), False, *cubes))
            case Mark.NAMED:
                items.append(Item(text, "", (symbol.text,), (), False, *cubes))
            case Mark.IMAGINARY:
                self._unit(symbol, place, items, operands, cubes)
            case Mark.POWER_OF_BASE:
                value = self._desk.arithmetic.power_of_base(symbol.exponent)
                traits = POWER_LIKE if symbol.exponent > 1 else 0
                operands[place, place + 1] = (leaf(text, value, place, place + 1, traits),)
                items.append(Item(text, first_cube=first, after_cube=self._cube))
            case _:
                self._sign(symbol, place, items, operands, cubes)

    def _sign(
        self,
        symbol: Symbol,
        place: int,
        items: list[Item],
        operands: dict[tuple[int, int], tuple[Reading, ...]],
        cubes: tuple[int, int],
    ) -> None:
        now = self._desk.now
        text = str(symbol)
        if symbol.turn is not Turn.UPRIGHT:
            if symbol.face == "-" and symbol.turn.is_sideways:
                self._unit(symbol, place, items, operands, cubes)
                return
            named = TURNED_SIGNS.get((symbol.face, symbol.turn), ())
            meant = tuple(name for name in named if getattr(now, NEEDS_VARIATION[name]))
            items.append(Item(text, "", meant, (), False, *cubes))
            return
        before = ""
        if (symbol.face == "v" and self._desk.rules.numbers.bare_root) or (
            symbol.face == "x" and now.x_in_front
        ):
            before = symbol.face
        items.append(Item(text, before, (symbol.face,), (), False, *cubes))

    def _unit(
        self,
        symbol: Symbol,
        place: int,
        items: list[Item],
        operands: dict[tuple[int, int], tuple[Reading, ...]],
        cubes: tuple[int, int],
    ) -> None:
        value = self._desk.arithmetic.turned(values.I, _half_turn(symbol.turn))
        if not isinstance(value, Fault):
            operands[place, place + 1] = (leaf(str(symbol), value, place, place + 1),)
        items.append(Item(str(symbol), "", (), (), True, *cubes))

    # What a symbol may be

    def _covers(self, symbol: Symbol) -> int:
        """How many cubes a symbol covers: a factorial, or a point put into a Goal, is none."""
        if symbol.mark is Mark.POINT:
            return 0 if self._in_goal and self._desk.now.decimal_in_goal else 1
        return 0 if symbol.mark is Mark.FACTORIAL else 1

    def _not_in_force(self, symbol: str, kind: str) -> None:
        self._against(faults.NOT_IN_FORCE, symbol=symbol, variation=KINDS[kind].title)

    def _check(self, symbol: Symbol) -> None:
        """Rule on a symbol that has no meaning here."""
        now = self._desk.now
        needed = _variation_needed(symbol, now, in_goal=self._in_goal)
        if needed == "decimal-in-solution":
            self._against(faults.POINT_IN_SOLUTION, numeral=str(symbol))
        elif needed:
            self._not_in_force(str(symbol), needed)
        elif symbol.mark is Mark.DIGIT and not now.is_digit(symbol.face):
            self._against(faults.BASE_DIGIT, symbol=str(symbol), base=str(now.base))
        self._check_wild(symbol)
        self._check_turn(symbol)

    def _check_wild(self, symbol: Symbol) -> None:
        source = symbol.source
        now = self._desk.now
        if source is None or source.face == symbol.face:
            return
        if not now.wild:
            self._not_in_force(str(symbol), "wild")
        elif now.wild != source.face:
            self._against(faults.WRONG_WILD, symbol=str(symbol), face=now.wild)
        elif now.wild_is_numeral and symbol.mark is not Mark.DIGIT:
            self._against(faults.WILD_NUMERAL, face=now.wild, meaning=symbol.text)

    def _check_turn(self, symbol: Symbol) -> None:
        turn = symbol.turn
        now = self._desk.now
        numeral = symbol.mark in {Mark.DIGIT, Mark.POWER_OF_BASE}
        if turn is Turn.UPRIGHT:
            return
        if numeral:
            if turn.is_sideways and not now.sideways:
                self._not_in_force(str(symbol), "sideways")
            if turn.is_upside_down and not now.upside_down:
                self._not_in_force(str(symbol), "upside-down")
            if turn is Turn.BOTH and self._in_goal:
                self._against(faults.BARRED_TURN, symbol=str(symbol))
        elif symbol.mark is Mark.IMAGINARY and turn is not Turn.UPSIDE_DOWN:
            self._against(faults.BARRED_TURN, symbol=str(symbol))


def _variation_needed(symbol: Symbol, now: InForce, *, in_goal: bool) -> str:
    """Name the variation that a symbol needs and that is not in force; empty if there is none."""
    lacking = {
        Mark.FACTORIAL: ("factorial", now.factorial),
        Mark.IMAGINARY: ("imaginary", now.imaginary),
        Mark.POWER_OF_BASE: ("powers-of-the-base", now.powers_of_base),
    }.get(symbol.mark)
    if lacking:
        return "" if lacking[1] else lacking[0]
    if symbol.mark is Mark.POINT:
        if now.decimal_point or (now.decimal_in_goal and in_goal):
            return ""
        return "decimal-in-solution" if now.decimal_in_goal else "decimal-point"
    if symbol.mark is Mark.NAMED:
        field_name = NEEDS_VARIATION[symbol.text]
        return "" if getattr(now, field_name) else field_name
    if symbol.mark is Mark.DIGIT and symbol.text in BIG_DIGITS and now.base <= TEN:
        return "base"
    if symbol.mark is Mark.OPERATION and symbol.turn is not Turn.UPRIGHT:
        return _turned_sign_needs(symbol, now)
    return ""


def _turned_sign_needs(symbol: Symbol, now: InForce) -> str:
    if symbol.face == "-" and symbol.turn.is_sideways:
        return "" if now.imaginary else "imaginary"
    named = TURNED_SIGNS.get((symbol.face, symbol.turn))
    if named is None:
        return "" if now.is_digit(symbol.face) else "sideways"
    if any(getattr(now, NEEDS_VARIATION[name]) for name in named):
        return ""
    return NEEDS_VARIATION[named[0]]


def _half_turn(turn: Turn) -> Turn:
    return Turn.UPSIDE_DOWN if turn.is_upside_down else Turn.UPRIGHT


def _digit_text(symbol: Symbol) -> str:
    if symbol.mark is Mark.OPERATION:
        return "T" if symbol.face == "^" else "E"
    return symbol.text


def _is_percent(part: Part) -> bool:
    return isinstance(part, Symbol) and (
        part.text == "pct" or (part.face == "v" and part.turn is Turn.UPSIDE_DOWN)
    )


def _written(symbols: Sequence[Symbol]) -> str:
    return "".join(map(str, symbols))


def _grouped(inner: Stretch, place: int) -> tuple[Reading, ...]:
    """Put the readings of a group in parentheses; a broken group breaks what it stands in."""
    readings = inner.readings or ([inner.broken] if inner.broken else [])
    return tuple(
        Reading(
            reading.value,
            Form.ATOM,
            place,
            place + 1,
            "()",
            (reading,),
            reading.traits,
            reading.broken,
        )
        for reading in readings
    )


def _with_cubes(item: Item, items: Sequence[Item], place: int) -> Item:
    """Give an item that is no cube (the value meant) the place where it stands."""
    if item.text == "@":
        here = items[place - 1].after_cube if place else 0
        return item._replace(first_cube=here, after_cube=here)
    return item

