"""A side of a paper, read: laid out symbol by symbol as a row that the grammar groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from forceout import values
from forceout.equations import faults
from forceout.equations.desk import FULL_LOOK, Desk
from forceout.equations.i_products import i_edges
from forceout.equations.meaning import (
    against_symbol,
    is_sideways_minus,
    not_in_force,
    turned_meanings,
)
from forceout.equations.numerals import (
    against_numeral,
    digits_from,
    is_beside_percent,
    may_be_digit,
    numeral_fault,
    numeral_reading,
    written,
)
from forceout.equations.reading import (
    FOR_PERCENT,
    NOT_DEFAULT,
    POWER_LIKE,
    Behind,
    Form,
    Item,
    WrittenRow,
    any_span,
    leaf,
    read_row,
)
from forceout.equations.symbols import (
    Expression,
    Group,
    Mark,
    Meant,
    Superscript,
    Symbol,
    symbols_of,
)
from forceout.kit import Turn
from forceout.rules.forest import Reading, Stretch
from forceout.rules.verdict import Fault, Ruling, distinct


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a paper, read: its readings, and what speaks against its symbols."""

    stretch: Stretch
    rulings: tuple[Ruling, ...] = ()


def read_solution(solution: Expression, desk: Desk) -> Side:
    """Read the Solution's side of a paper."""
    return _of_use(lambda at: _Writer(at, in_goal=False, may_span=any_span).read(solution), desk)


def read_goal_side(
    goal: Expression,
    desk: Desk,
    may_span: Callable[[int, int], bool] = any_span,
    gaps: Sequence[int] = (),
) -> Side:
    """Read the Goal's side of a paper; `may_span` says which of its cubes may be grouped.

    `gaps` are those between its cubes where they lie: no numeral reaches over one.
    """
    return _of_use(
        lambda at: _Writer(at, in_goal=True, may_span=may_span, gaps=gaps).read(goal), desk
    )


def _of_use(read: Callable[[Desk], Side], desk: Desk) -> Side:
    """Read a side; look at all readings if the first few are of no use."""
    side = read(desk)
    if side.stretch.readings or side.stretch.is_whole or desk.most >= FULL_LOOK:
        return side
    return read(desk.looking_at(FULL_LOOK))


@dataclass(slots=True)
class _Line:
    """The items and operands of a row, as they are laid out."""

    items: list[Item] = field(default_factory=list)
    operands: dict[tuple[int, int], tuple[Reading, ...]] = field(default_factory=dict)
    is_whole: bool = True

    def add(self, item: Item, *readings: Reading) -> None:
        """Put an item at the end; its readings are those of an operand by itself."""
        if readings:
            self.operands[len(self.items), len(self.items) + 1] = readings
        self.items.append(item)

    @property
    def place(self) -> tuple[int, int]:
        """The stretch that the next item will be."""
        return len(self.items), len(self.items) + 1


class _Writer:
    """Reads one side of a paper; counts the cubes it covers."""

    def __init__(
        self,
        desk: Desk,
        *,
        in_goal: bool,
        may_span: Callable[[int, int], bool],
        gaps: Sequence[int] = (),
    ) -> None:
        self._desk = desk
        self._in_goal = in_goal
        self._may_span = may_span
        self._gaps = gaps
        self._cube = 0
        self._rulings: list[Ruling] = []

    def read(self, expression: Expression) -> Side:
        stretch = self._read(expression)
        stretch.readings = [
            one for one in stretch.readings if not one.traits & (NOT_DEFAULT | FOR_PERCENT)
        ]
        return Side(stretch, distinct(self._rulings))

    def _read(self, parts: Expression) -> Stretch:
        line = _Line()
        at = 0
        while at < len(parts):
            part = parts[at]
            run = digits_from(parts, at, self._desk)
            if run:
                beside = is_beside_percent(parts, at, at + len(run))
                self._numeral(run, line, beside_percent=beside)
                at += len(run)
                continue
            at += 1
            match part:
                case Group():
                    self._group(part, line)
                case Superscript():
                    self._superscript(part, line)
                case Meant():
                    behind = (Behind(f"@{part.value}", meant=part.value),)
                    line.add(self._item("@", self._cube, behind=behind))
                case Symbol():
                    self._symbol(part, line)
        row = WrittenRow(
            tuple(line.items),
            line.operands,
            self._desk.paper_grouping,
            may_span=self._may_span,
            bars_power_sums=self._in_goal and not self._desk.rules.varied.factors_of_power_sums,
        )
        stretch = read_row(row, self._desk.arithmetic, self._desk.most)
        stretch.is_whole = stretch.is_whole and line.is_whole
        return stretch

    def _item(
        self,
        text: str,
        first: int,
        before: str = "",
        between: tuple[str, ...] = (),
        behind: tuple[Behind, ...] = (),
    ) -> Item:
        return Item(text, before, between, behind, first_cube=first, after_cube=self._cube)

    def _numeral(self, run: list[Symbol], line: _Line, *, beside_percent: bool) -> None:
        for symbol in run:
            self._rulings += against_symbol(symbol, self._desk, in_goal=self._in_goal)
        if any(symbol.mark is Mark.OPERATION for symbol in run):
            self._open_run(run, line, beside_percent=beside_percent)
            return
        first = self._cube
        self._cube += sum(self._covers(symbol) for symbol in run)
        fault = self._numeral_fault(run, beside_percent=beside_percent)
        readings: tuple[Reading, ...] = ()
        if fault is not None:
            against = against_numeral(fault, run, self._desk, in_goal=self._in_goal)
            self._rulings.append(against)
        elif not self._is_parted(first, self._cube):
            readings = (numeral_reading(run, *line.place, self._desk, in_goal=self._in_goal),)
        line.add(self._item(written(run), first), *readings)

    def _open_run(self, run: list[Symbol], line: _Line, *, beside_percent: bool) -> None:
        """Lay out digits among which a ^ or v may be a digit or an operation (bases 11 and 12)."""
        start = len(line.items)
        edges = [self._cube]
        for symbol in run:
            first = self._cube
            self._cube += self._covers(symbol)
            edges.append(self._cube)
            is_sign = symbol.mark is Mark.OPERATION and symbol.turn is Turn.UPRIGHT
            between = (symbol.face,) if is_sign else ()
            line.add(self._item(str(symbol), first, self._before(symbol.face, between), between))
        for first in range(len(run)):
            for after in range(first + 1, len(run) + 1):
                part = run[first:after]
                if self._is_parted(edges[first], edges[after]):
                    break
                if self._numeral_fault(part, beside_percent=beside_percent) is None:
                    span = (start + first, start + after)
                    line.operands[span] = (
                        numeral_reading(part, *span, self._desk, in_goal=self._in_goal),
                    )

    def _is_parted(self, first: int, after: int) -> bool:
        """Whether a gap lies between these cubes of the Goal."""
        return any(self._gaps[cube] for cube in range(first, after - 1) if self._gaps)

    def _numeral_fault(self, run: list[Symbol], *, beside_percent: bool) -> Fault | None:
        return numeral_fault(run, self._desk, in_goal=self._in_goal, beside_percent=beside_percent)

    def _before(self, face: str, between: tuple[str, ...]) -> str:
        """The sign that an upright operation cube can be in front of an operand."""
        return face if between and self._desk.may_stand_in_front(face) else ""

    def _group(self, group: Group, line: _Line) -> None:
        """Put a group's readings in parentheses; a broken group breaks what it stands in."""
        first = self._cube
        inner = self._read(group.parts)
        line.is_whole = line.is_whole and inner.is_whole
        found = inner.readings
        if inner.broken is not None and (not found or inner.broken.insisted):
            found = [*found, inner.broken]
        readings = [
            one._replace(
                form=Form.ATOM, start=line.place[0], end=line.place[1], sign="()", parts=(one,)
            )
            for one in found
        ]
        is_imaginary = self._desk.now.imaginary
        i_first, i_last = i_edges(group.parts) if is_imaginary else (False, False)
        item = self._item("()", first)._replace(i_first=i_first, i_last=i_last)
        line.add(item, *readings)

    def _superscript(self, part: Superscript, line: _Line) -> None:
        first = self._cube
        symbols = list(symbols_of(part.parts))
        numerals = [symbol for symbol in symbols if symbol.mark is not Mark.FACTORIAL]
        text = f"{{{written(symbols)}}}"
        is_one_cube = len(numerals) == 1 and self._is_operand(numerals[0])
        is_flat = all(isinstance(inner, Symbol) for inner in part.parts)
        if self._desk.now.exponent is None:
            if self._desk.rules.superscripts:
                self._rulings.append(not_in_force(text, "Exponent", self._desk))
            else:
                self._rulings.append(self._desk.ruling(faults.SUPERSCRIPT_UNKNOWN, exponent=text))
            if not self._desk.rules.numbers.powers:
                self._rulings.append(self._desk.ruling(faults.POWERS_BARRED, expression=text))
        elif not (is_one_cube and is_flat):
            self._rulings.append(self._desk.ruling(faults.SUPERSCRIPT, exponent=text))
        exponents = tuple(self._read(part.parts).readings)
        behind = (Behind(text, exponents),) if exponents else ()
        line.add(self._item(text, first, behind=behind))

    def _is_operand(self, symbol: Symbol) -> bool:
        """Whether a symbol by itself is a numeral; a ^ or v may be one (bases 11 and 12)."""
        return symbol.mark is not Mark.OPERATION or may_be_digit(symbol, self._desk)

    def _symbol(self, symbol: Symbol, line: _Line) -> None:
        desk = self._desk
        self._rulings += against_symbol(symbol, desk, in_goal=self._in_goal)
        first = self._cube
        self._cube += self._covers(symbol)
        text = str(symbol)
        match symbol.mark:
            case Mark.FACTORIAL:
                line.add(self._item(text, first, behind=(Behind("!"),)))
            case Mark.NAMED:
                line.add(self._item(text, first, between=(symbol.text,)))
            case Mark.POWER_OF_BASE:
                traits = POWER_LIKE if symbol.exponent > 1 else 0
                value = desk.arithmetic.power_of_base(symbol.exponent)
                turned = desk.arithmetic.turned_value(value, symbol.turn)
                line.add(self._item(text, first), leaf(text, turned, *line.place, traits))
            case Mark.IMAGINARY:
                self._unit(symbol, line, first)
            case _ if is_sideways_minus(symbol.face, symbol.turn):
                self._unit(symbol, line, first)
            case _ if symbol.turn is Turn.UPRIGHT:
                between = (symbol.face,)
                before = self._before(symbol.face, between)
                line.add(self._item(text, first, before, between))
            case _:
                named = turned_meanings(symbol.face, symbol.turn, desk.now)
                line.add(self._item(text, first, between=named))

    def _unit(self, symbol: Symbol, line: _Line, first: int) -> None:
        turn = Turn.UPSIDE_DOWN if symbol.turn.is_upside_down else Turn.UPRIGHT
        value = self._desk.arithmetic.turned_value(values.I, turn)
        item = self._item(str(symbol), first)._replace(i_first=True, i_last=True)
        line.add(item, leaf(str(symbol), value, *line.place))

    def _covers(self, symbol: Symbol) -> int:
        """How many cubes a symbol covers: a factorial, or a point put into a Goal, is none."""
        if symbol.mark is Mark.POINT:
            return 0 if self._in_goal and self._desk.now.decimal_in_goal else 1
        return 0 if symbol.mark is Mark.FACTORIAL else 1
