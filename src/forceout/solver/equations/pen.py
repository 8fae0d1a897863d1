"""How numbers are written down: each sign put to its operands, fully grouped, and its value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from forceout import values
from forceout.equations.desk import Desk
from forceout.equations.evaluation import Outcome, Several
from forceout.equations.i_products import may_join
from forceout.equations.symbols import Expression, Group, Mark, Meant, Symbol
from forceout.equations.variations import TEN
from forceout.rules.verdict import Fault
from forceout.solver.equations.vocabulary import FACTORIAL, Operand, Sign
from forceout.values import Uncheckable, Value


class Inked(NamedTuple):
    """A number as it is written.

    `is_numeral` needs no parentheses. `ends_in_i` is a product that the number behind its i may go
    on. `for_percent` is a numeral that only percent takes. `goes_unnamed` is a root that has other
    values, and means its default one.
    """

    value: Value
    parts: Expression
    is_numeral: bool = False
    ends_in_i: bool = False
    for_percent: bool = False
    goes_unnamed: bool = False

    @property
    def is_i(self) -> bool:
        """Whether it is i itself."""
        return self.is_numeral and self.ends_in_i

    @property
    def enclosed(self) -> Expression:
        """The number as it stands beside a sign."""
        return self.parts if self.is_numeral else (Group(self.parts),)


class Pen:
    """Writes numbers by the rules of a shake; where an operation has several values, each.

    `spent` counts the work, heavier for heavier numbers.
    """

    def __init__(self, desk: Desk) -> None:
        """Take the arithmetic of the shake."""
        self.spent = 0
        self._arithmetic = desk.arithmetic
        self._base = desk.now.base
        self._guarded = {"^", "v"} if self._base > TEN else set()

    def numeral(self, operand: Operand) -> Inked:
        """Write a numeral."""
        first = operand.parts[0]
        is_i = isinstance(first, Symbol) and first.mark is Mark.IMAGINARY
        return Inked(
            operand.value,
            operand.parts,
            is_numeral=True,
            ends_in_i=is_i,
            for_percent=operand.for_percent,
        )

    def between(self, sign: Sign, left: Inked, right: Inked) -> Iterator[Inked]:
        """Put a sign between two numbers."""
        for_percent = left.for_percent or right.for_percent
        if not for_percent or sign.operation == "pct":
            outcome = self._arithmetic.between[sign.operation](left.value, right.value)
            joins = may_join(left.parts, sign.operation, right.parts, self._base)
            before = self._beside(sign, left, is_named=joins)
            parts = (*before, sign.symbol, *self._beside(sign, right))
            yield from self._each(outcome, parts, right)

    def in_front(self, sign: Sign, operand: Inked) -> Iterator[Inked]:
        """Put a sign in front of a number."""
        if not operand.for_percent:
            outcome = self._arithmetic.in_front(sign.operation, operand.value)
            joins = may_join((), sign.operation, operand.parts, self._base)
            parts = (sign.symbol, *self._beside(sign, operand, is_named=joins))
            yield from self._each(outcome, parts, operand)

    def factorial(self, operand: Inked) -> Iterator[Inked]:
        """Put a factorial behind a number."""
        if not operand.for_percent:
            outcome = self._arithmetic.factorial(operand.value)
            yield from self._each(outcome, (*operand.enclosed, FACTORIAL))

    def raised(self, operand: Inked, exponent: Inked) -> Iterator[Inked]:
        """Write a coloured numeral as an exponent behind a number, without a sign (XIII-B-9)."""
        if not operand.for_percent:
            outcome = self._arithmetic.between["^"](operand.value, exponent.value)
            yield from self._each(outcome, (*operand.enclosed, *exponent.parts))

    def side_by_side(self, left: Inked, right: Inked) -> Iterator[Inked]:
        """Multiply by i without a sign (XIII-D-11): i stands last, or right before a number."""
        if not (right.is_i or left.ends_in_i) or left.for_percent or right.for_percent:
            return
        outcome = self._arithmetic.between["x"](left.value, right.value)
        before = left.parts if left.ends_in_i else left.enclosed
        for inked in self._each(outcome, (*before, *right.enclosed)):
            yield inked._replace(ends_in_i=right.is_i)

    def _beside(self, sign: Sign, operand: Inked, *, is_named: bool = False) -> Expression:
        """Write an operand beside its sign; from base eleven up ^ and v could be its digits."""
        if is_named:
            return (Group((*operand.parts, Meant(values.show(operand.value)))),)
        return (Group(operand.parts),) if sign.operation in self._guarded else operand.enclosed

    def _each(
        self, outcome: Outcome, parts: Expression, last: Inked | None = None
    ) -> Iterator[Inked]:
        """Keep what an operation makes: a value, or each of several with its name.

        A name could be that of the `last` operand alone: v(v1)@-1 may be v((v1)@-1).
        """
        self.spent += 1
        if isinstance(outcome, Fault | Uncheckable):
            return
        if not isinstance(outcome, Several):
            self.spent += values.weight(outcome)
            yield Inked(outcome, parts)
            return
        nameable = (Group(parts),) if last and last.goes_unnamed else parts
        for value in outcome.values:
            self.spent += values.weight(value)
            if outcome.default is not None and values.equal(value, outcome.default):
                yield Inked(value, parts, goes_unnamed=True)
            else:
                yield Inked(value, (*nameable, Meant(values.show(value))))
