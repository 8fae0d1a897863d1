"""A shake told to the search in Rust: kinds of cube, numerals, signs and Goals, as plain data.

The search knows no rule. It is told what each numeral costs and is worth, and what each sign does;
sorts tell what may stand where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import partial
from itertools import product

from flint import fmpq

from forceout import _solver, values
from forceout.equations.conditions import MOST_FACTORIALS, factorials_left
from forceout.equations.desk import Desk
from forceout.equations.evaluation import BARRED, Function
from forceout.rules.forest import Reading
from forceout.solver.equations.goal_papers import GoalPaper
from forceout.solver.equations.pen import Inked, Pen
from forceout.solver.equations.supply import Count, CubeKind, Supply
from forceout.solver.equations.vocabulary import Operand, Sign, Vocabulary
from forceout.values import Value

MOST_OF_A_KIND = 15
"""As many as the search can count."""
MOST_KINDS = 22
"""As many kinds of cube as the search can tell apart."""
POWERS = range(-4, 5)
"""The powers of the base that are tried for a 1; there is no end of them."""

Position = tuple[list[int], list[int], list[int]]

Write = Callable[..., Iterator[Inked]]
"""Puts a sign to its operands, as the pen does."""


class Sort(IntEnum):
    """Where a number may stand."""

    NUMBER = 0
    FOR_PERCENT = 1
    ENDING_IN_I = 2
    I = 3  # noqa: E741 - that is its name
    RAISED = 4


class Translation:
    """The cubes of a shake in the words of the search, its wild cubes all standing for one symbol.

    `numerals` and `writes` say how the atoms and operations of a Solution are written.
    """

    def __init__(self, desk: Desk, count: Count, wild_as: str) -> None:
        """Look up all that the cubes can be."""
        self._now = desk.now
        self.pen = Pen(desk)
        self._functions = desk.arithmetic.functions
        self._counting = desk.arithmetic.counting
        self._per = _divisor(desk)
        self._limited = factorials_left(0, desk.now) is not None
        self._words = Vocabulary(desk, count, wild_as, POWERS)
        self._twofold = self._words.twofold
        if len(count) + len(self._twofold) > MOST_KINDS:
            self._twofold = ()
        self._kinds = [*sorted(count), *(kind.as_number for kind in self._twofold)]
        self.numerals: list[Operand] = []
        self.writes: list[Write] = []
        self.instance = _solver.EquationsInstance(
            [True] * len(self._kinds) + [False, False],
            list(self._atoms()),
            list(self._operations()),
            list(self._bounds()),
        )

    def positions(self, supply: Supply) -> Iterator[Position]:
        """Say what a Solution must use, may use, and may take from Resources.

        Where cubes can be numerals or a sign that serves again, there is a position for each way
        to part them.
        """
        least = self._now.least_operations
        factorials = (MOST_FACTORIALS if self._limited else 1) if self._now.factorial else 0
        for part in supply.parted(self._twofold):
            yield (
                self._counts(part.required, 0, least),
                self._counts(part.permitted, factorials, MOST_OF_A_KIND - least),
                self._counts(part.resources),
            )

    def goal(self, paper: GoalPaper) -> _solver.Goal | None:
        """Tell a reading of the Goal; nothing if it is a number that the search cannot be told."""
        term = self._plain(paper.value)
        if term is None and paper.reading is not None:
            term = self._term(paper.reading)
        uses = paper.factorials if self._limited else 0
        return None if term is None else _solver.Goal(term, self._counts((), uses))

    def _counts(
        self, cost: Iterable[CubeKind] | Count, factorials: int = 0, signs: int = 0
    ) -> list[int]:
        count = Counter(cost)
        return [*(count[kind] for kind in self._kinds), factorials, signs]

    def _bounds(self) -> Iterator[str]:
        if self._words.has_powers_of_base:
            yield f"powers of the base above {POWERS[-1]} or below {POWERS[0]}"
        if self._now.least_operations and len(self._kinds) > MOST_OF_A_KIND:
            yield f"papers of more than {MOST_OF_A_KIND} operation signs"
        if self._words.twofold and not self._twofold:
            yield "papers where cubes of one kind are numerals and a sign"

    # Numerals

    def _atoms(self) -> Iterator[_solver.Atom]:
        for operand in self._words.operands:
            inked = self.pen.numeral(operand)
            sorts = [Sort.FOR_PERCENT if operand.for_percent else Sort.NUMBER]
            if inked.is_i:
                sorts += [Sort.ENDING_IN_I, Sort.I]
            for sort in sorts:
                yield from self._atom(operand, sort)
        for exponent in self._words.exponents:
            if not self._limited or exponent.factorials <= MOST_FACTORIALS:
                yield from self._atom(exponent, Sort.RAISED)

    def _atom(self, operand: Operand, sort: Sort) -> Iterator[_solver.Atom]:
        term = self._plain(operand.value)
        if term is not None:
            self.numerals.append(operand)
            factorials = operand.factorials if self._limited else 0
            apart = [kind.as_number if kind in self._twofold else kind for kind in operand.cost]
            yield _solver.Atom(self._counts(apart, factorials), term, sort)

    @staticmethod
    def _plain(value: Value) -> _solver.Term | None:
        """A fraction, i or -i."""
        rational = values.as_fmpq(value)
        if rational is not None:
            above, below = int(rational.p), int(rational.q)
            return above if below == 1 else ("divide", None, above, below)
        if value == values.I:
            return "i"
        if value == values.sub(values.integer(0), values.I):
            return ("subtract", None, 0, "i")
        return None

    # Signs

    def _operations(self) -> Iterator[_solver.Operation]:
        number = Sort.NUMBER
        for sign in self._words.signs:
            function = self._function(sign)
            if function.name == BARRED:
                continue
            if sign.in_front:
                in_front = partial(self.pen.in_front, sign)
                yield self._operation(function, in_front, [number], sign=sign)
                continue
            between = partial(self.pen.between, sign)
            sorts = [number]
            if sign.operation == "pct" and any(one.for_percent for one in self._words.operands):
                sorts.append(Sort.FOR_PERCENT)
            for operands in product(sorts, repeat=2):
                yield self._operation(function, between, list(operands), sign=sign)
        if self._now.factorial:
            yield self._factorial()
        if self._words.exponents:
            power = self._functions["^"]
            yield self._operation(power, self.pen.raised, [number, Sort.RAISED])
        if self._now.imaginary:
            times, beside = self._functions["x"], self.pen.side_by_side
            yield self._operation(times, beside, [number, Sort.I])
            yield self._operation(times, beside, [number, Sort.I], makes=Sort.ENDING_IN_I)
            yield self._operation(times, beside, [Sort.ENDING_IN_I, number])

    def _function(self, sign: Sign) -> Function:
        if not sign.in_front:
            return self._percent() if sign.operation == "pct" else self._functions[sign.operation]
        if sign.operation == "x":
            return self._counting
        return self._square_root()

    def _square_root(self) -> Function:
        root = self._functions["v"]
        return root._replace(name=root.name.replace("root", "square-root"))

    def _percent(self) -> Function:
        return self._functions["pct"]._replace(limit=self._per)

    def _factorial(self) -> _solver.Operation:
        self.writes.append(self.pen.factorial)
        cost = self._counts((), 1, 1 if self._now.least_operations else 0)
        return _solver.Operation("factorial", cost, [Sort.NUMBER], again=not self._limited)

    def _operation(
        self,
        function: Function,
        write: Write,
        operands: list[Sort],
        *,
        makes: Sort = Sort.NUMBER,
        sign: Sign | None = None,
    ) -> _solver.Operation:
        self.writes.append(write)
        counted = 1 if sign and self._now.least_operations else 0
        cost = self._counts((sign.cost,) if sign else (), 0, counted)
        again = sign is not None and sign.again
        return _solver.Operation(function.name, cost, operands, makes, function.limit, again)

    # Goals

    def _term(self, reading: Reading) -> _solver.Term | None:
        """Say a Goal as an expression."""
        plain = None if reading.value is None else self._plain(reading.value)
        if plain is not None or not reading.parts:
            return plain
        parts = [self._term(part) for part in reading.parts]
        if None in parts:
            return None
        function = self._function_of(reading)
        return (function.name, function.limit, *parts)

    def _function_of(self, reading: Reading) -> Function:
        """Name the operation of a reading of the Goal."""
        sign = reading.sign
        if sign == "!":
            return Function("factorial")
        if len(reading.parts) == 1:
            return self._square_root() if sign == "v" else self._counting
        if sign == "pct":
            return self._percent()
        return self._functions[{"": "x"}.get(sign, "^" if sign.startswith("{") else sign)]


def _divisor(desk: Desk) -> int:
    """What a percent is a part of here: 1 percent of 1, turned over."""
    one = values.integer(1)
    share = desk.arithmetic.between["pct"](one, one)
    return int(share.q) if isinstance(share, fmpq) else 1
