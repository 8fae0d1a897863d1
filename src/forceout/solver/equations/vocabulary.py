"""What a writer can put down for each cube: numbers, signs and exponents, as the judge reads them.

Nothing here knows a rule: whatever notation has is offered to the judge, and what the judge reads
without an objection is a word of the shake. A wild cube makes one vocabulary for each symbol that
it can stand for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from forceout.equations.cubes import needs_of
from forceout.equations.desk import Desk
from forceout.equations.evaluation import Several
from forceout.equations.meaning import against_symbol
from forceout.equations.numerals import MOST_POINT_DIGITS, numeral_fault, numeral_reading
from forceout.equations.symbols import (
    BIG_DIGITS,
    NAMED_OPERATIONS,
    Expression,
    Mark,
    Superscript,
    Symbol,
)
from forceout.equations.writing import read_solution
from forceout.kit import Cube, Turn
from forceout.kit.boxes import DIGITS, EQUATIONS_FACES, OPERATIONS
from forceout.rules.verdict import Fault
from forceout.solver.equations.supply import Count, CubeKind
from forceout.values import Uncheckable, Value

_BIG = {face: text for text, face in BIG_DIGITS.items()}
_POINT_FACE = "^"
_MOST_RAISED_FACTORIALS = 3
"""A third factorial in a row has more digits than any power with it that could be checked."""

_INK_POINT = Symbol(Mark.POINT, ".")
FACTORIAL = Symbol(Mark.FACTORIAL, "!")


@dataclass(frozen=True, slots=True)
class Operand:
    """A number that can be written down at once: its symbols, its value, the cubes it costs.

    `for_percent` is a numeral that only the percent sign takes (XIII-A-14); `factorials` are those
    behind a raised exponent (XIII-B-9).
    """

    parts: Expression
    value: Value
    cost: tuple[CubeKind, ...]
    for_percent: bool = False
    factorials: int = 0


@dataclass(frozen=True, slots=True)
class Sign:
    """An operation sign: its symbol, the operation, its cube, and where it can stand.

    `again` says that one cube is enough for any number of uses (Multiple Operations).
    """

    symbol: Symbol
    operation: str
    cost: CubeKind
    in_front: bool
    again: bool


def wild_meanings(desk: Desk, count: Count) -> tuple[str, ...]:
    """List what the wild cubes of a shake can stand for; a single entry where there are none."""
    now = desk.now
    if not any(kind.face == now.wild for kind in count):
        return ("",)
    return tuple(face for face in EQUATIONS_FACES if face == now.wild or now.numeral_like(face))


class Vocabulary:
    """What can be written for the cubes of a shake, its wild cubes all standing for one symbol.

    `powers` are the exponents tried for a 1 that stands for a power of the base. `in_goal` is the
    vocabulary of a Goal that the writer sets.
    """

    def __init__(
        self,
        desk: Desk,
        count: Count,
        wild_as: str,
        powers: range = range(0),
        *,
        in_goal: bool = False,
    ) -> None:
        """Look up what the cubes can be."""
        self._desk = desk
        self._count = count
        self._wild_as = wild_as
        self._powers = powers
        self._in_goal = in_goal
        self.operands = tuple(self._operands())
        self.signs = tuple(self._signs())
        self.exponents = tuple(self._exponents())

    @property
    def has_powers_of_base(self) -> bool:
        """Whether a 1 among the cubes may stand for any power of the base."""
        one = Symbol(Mark.POWER_OF_BASE, "1", exponent=1)
        return self._has_meaning(one) and any(self._face(kind)[0] == "1" for kind in self._count)

    @property
    def twofold(self) -> tuple[CubeKind, ...]:
        """The kinds that are numerals, and also a sign of which one cube is enough."""
        numbers = {kind for one in (*self.operands, *self.exponents) for kind in one.cost}
        return tuple(sorted(numbers & {sign.cost for sign in self.signs if sign.again}))

    # Symbols

    def _face(self, kind: CubeKind) -> tuple[str, Cube | None]:
        """What a cube shows or stands for, and the wild cube that it is."""
        wild = self._desk.now.wild
        if kind.face == wild and self._wild_as not in {"", wild}:
            return self._wild_as, Cube(wild)
        return kind.face, None

    def _has_meaning(self, symbol: Symbol) -> bool:
        return not any(against_symbol(symbol, self._desk, in_goal=self._in_goal))

    def _digit(self, kind: CubeKind, turn: Turn = Turn.UPRIGHT) -> Symbol | None:
        face, source = self._face(kind)
        text = _BIG.get(face, face)
        if face not in DIGITS and text == face:
            return None
        symbol = Symbol(Mark.DIGIT, text, turn, source)
        return symbol if self._has_meaning(symbol) else None

    def _point(self, kind: CubeKind) -> Symbol | None:
        face, source = self._face(kind)
        symbol = Symbol(Mark.POINT, ".", source=source)
        return symbol if face == _POINT_FACE and self._has_meaning(symbol) else None

    def _lone(self, kind: CubeKind) -> Iterator[Symbol]:
        """What is a number by itself, but for upright digits: turned, a power of the base, i."""
        face, source = self._face(kind)
        for turn in Turn:
            turned = self._digit(kind, turn) if turn is not Turn.UPRIGHT else None
            if turned:
                yield turned
            if face == "1":
                for power in filter(None, self._powers):
                    yield Symbol(Mark.POWER_OF_BASE, "1", turn, source, power)
            if face == "-":
                yield Symbol(Mark.IMAGINARY, "i", turn, source)

    # Words

    def _operands(self) -> Iterator[Operand]:
        """Every number that can be written at once; what is plain comes first."""
        yield from self._numerals()
        for kind in self._count:
            for symbol in self._lone(kind):
                value = self._worth((symbol,)) if self._has_meaning(symbol) else None
                if value is not None:
                    yield Operand((symbol,), value, (kind,))

    def _worth(self, parts: Expression) -> Value | None:
        """Ask the judge what some symbols are worth; nothing if they name no number."""
        side = read_solution(parts, self._desk)
        if side.rulings or len(side.stretch.readings) != 1:
            return None
        value = side.stretch.readings[0].value
        return None if isinstance(value, Uncheckable) else value

    def _numerals(self) -> Iterator[Operand]:
        """Numerals of upright digits, with a decimal point or without."""
        digits = {kind: digit for kind in self._count if (digit := self._digit(kind))}
        points = {kind: point for kind in self._count if (point := self._point(kind))}
        for length in range(1, MOST_POINT_DIGITS + 1):
            for kinds in product(digits, repeat=length):
                if any(kinds.count(kind) > self._count[kind] for kind in set(kinds)):
                    continue
                run = [digits[kind] for kind in kinds]
                yield from self._numeral(run, kinds)
                if self._in_goal and not self._desk.now.points_are_cubes:
                    for place in range(length + 1):
                        pointed = [*run[:place], _INK_POINT, *run[place:]]
                        yield from self._numeral(pointed, kinds)
                for kind, point in points.items():
                    for place in range(length + 1):
                        pointed = [*run[:place], point, *run[place:]]
                        yield from self._numeral(pointed, (*kinds, kind))

    def _numeral(self, run: list[Symbol], cost: tuple[CubeKind, ...]) -> Iterator[Operand]:
        """Make a numeral, if it is one anywhere; by itself if it can be, else for percent."""
        for beside in (False, True):
            if beside and not self._desk.now.percent:
                continue
            fault = numeral_fault(run, self._desk, in_goal=self._in_goal, beside_percent=beside)
            if fault is None:
                reading = numeral_reading(run, 0, 1, self._desk, in_goal=self._in_goal)
                if reading.broken is None and not isinstance(reading.value, Uncheckable):
                    yield Operand(tuple(run), reading.value, cost, beside)
                return

    def _signs(self) -> Iterator[Sign]:
        for kind in self._count:
            face, source = self._face(kind)
            if face not in OPERATIONS:
                continue
            plain = Symbol(Mark.OPERATION, face, source=source)
            named = [
                Symbol(Mark.NAMED, name, source=source)
                for name, sign in NAMED_OPERATIONS.items()
                if sign == face
            ]
            for symbol in (plain, *named):
                if self._has_meaning(symbol):
                    yield self._sign(symbol, kind, in_front=False)
            if self._desk.may_stand_in_front(face):
                yield self._sign(plain, kind, in_front=True)

    def _sign(self, symbol: Symbol, kind: CubeKind, *, in_front: bool) -> Sign:
        need = next(needs_of((symbol,), self._desk.now))
        return Sign(symbol, symbol.text, kind, in_front, need.again and not self._in_goal)

    def _exponents(self) -> Iterator[Operand]:
        """Numerals of one cube that can stand raised behind a number, without a sign."""
        for kind in self._count:
            if not kind.may_be_raised:
                continue
            digit = self._digit(kind)
            for symbol in (*((digit,) if digit else ()), *self._lone(kind)):
                value = self._worth((symbol,)) if self._has_meaning(symbol) else None
                raised: tuple[Symbol, ...] = (symbol,)
                for factorials in range(_MOST_RAISED_FACTORIALS + 1):
                    if value is None:
                        break
                    yield Operand((Superscript(raised),), value, (kind,), factorials=factorials)
                    raised = (*raised, FACTORIAL)
                    value = self._with_factorial(value)

    def _with_factorial(self, value: Value) -> Value | None:
        """What a factorial makes of a number; nothing where it has none, or changes nothing."""
        if not self._desk.now.factorial:
            return None
        made = self._desk.arithmetic.factorial(value)
        if isinstance(made, Uncheckable | Several | Fault) or made == value:
            return None
        return made
