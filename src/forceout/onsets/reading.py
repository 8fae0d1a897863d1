"""The grammar of On-Sets: which groupings of a written set there are, and what each names.

A prime belongs to what stands right in front of it; the other operations have no order at all, so
that every grouping of them is a reading.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from enum import IntEnum

from forceout.onsets.evaluation import SetOfCards, Sets
from forceout.onsets.symbols import PRIME, Expression, Group, Mark, Symbol
from forceout.rules.forest import Effort, Forest, Reading, Stretch

_SETS = {Mark.COLOUR, Mark.CONSTANT}


class Form(IntEnum):
    """The outermost operation of a reading."""

    ATOM = 0
    PRIMED = 1
    BETWEEN = 2


def read_set(expression: Expression, sets: Sets, most: int, effort: Effort) -> Stretch:
    """Make the readings of a written set, at most so many for each stretch."""
    groups = {
        place: read_set(part.parts, sets, most, effort)
        for place, part in enumerate(expression)
        if isinstance(part, Group)
    }
    grammar = _SetGrammar(expression, sets, groups, effort)
    stretch = Forest(len(expression), grammar, most, effort).readings()
    is_whole = stretch.is_whole and all(inner.is_whole for inner in groups.values())
    return Stretch(stretch.readings, is_whole=is_whole)


class _SetGrammar:
    """Reads one row; see the module. `groups` holds the readings of its groups by their place."""

    def __init__(
        self, row: Expression, sets: Sets, groups: Mapping[int, Stretch], effort: Effort
    ) -> None:
        self._effort = effort
        self._row = row
        self._sets = sets
        self._groups = groups
        self._signs = [part.text if isinstance(part, Symbol) else "" for part in row]
        self._is_operation = [
            isinstance(part, Symbol) and part.mark is Mark.OPERATION for part in row
        ]

    # What an item can be

    def may_be_one(self, start: int, end: int) -> bool:
        return True

    def operands(self, start: int, end: int) -> Iterable[Reading]:
        if end - start > 1:
            return ()
        match self._row[start]:
            case Group():
                return [
                    Reading(one.value, Form.ATOM, start, end, "()", (one,))
                    for one in self._groups[start].readings
                ]
            case Symbol(mark=mark) as symbol if mark in _SETS:
                cards = self._sets.named(symbol.text)
                return (Reading(cards, Form.ATOM, start, end, str(symbol)),)
            case _:
                return ()

    def is_before(self, item: int) -> bool:
        return False

    def is_behind(self, item: int) -> bool:
        return self._is_operation[item] and self._signs[item] == PRIME

    def is_between(self, item: int) -> bool:
        return self._is_operation[item] and self._signs[item] != PRIME

    def is_joint(self, item: int) -> bool:
        return False

    # What the operations make of their operands

    def before(self, item: int, operand: Reading) -> Iterable[Reading]:
        return ()

    def behind(self, operand: Reading, item: int) -> Iterable[Reading]:
        if operand.form == Form.BETWEEN:
            return ()
        cards = self._sets.complement(operand.value)
        sign = str(self._row[item])
        return (Reading(cards, Form.PRIMED, operand.start, item + 1, sign, (operand,)),)

    def between(self, left: Reading, item: int, right: Reading) -> Iterable[Reading]:
        self._effort.spend(1)
        cards = self._sets.between(self._signs[item], left.value, right.value)
        sign = str(self._row[item])
        return (Reading(cards, Form.BETWEEN, left.start, right.end, sign, (left, right)),)

    def joined(self, left: Reading, right: Reading) -> Iterable[Reading]:
        return ()

    def further(self, reading: Reading) -> Iterable[Reading]:
        return ()

    def settles(self, left: Reading | None, item: int, right: Reading | None) -> bool:
        return self._sets.settles(self._signs[item], _value(left), _value(right))

    def key(self, reading: Reading) -> Hashable:
        return (reading.value, reading.form)


def _value(reading: Reading | None) -> SetOfCards | None:
    return None if reading is None else reading.value


def show(reading: Reading) -> str:
    """Write a reading with all its groupings shown.

    The outermost operation stands without parentheses; those inside have them.
    """
    match reading.parts:
        case ():
            return reading.sign
        case (inner,) if reading.sign == "()":
            return f"({show(inner)})"
        case (operand,):
            return _enclosed(operand) + reading.sign
        case (left, right):
            return f"{_enclosed(left)} {reading.sign} {_enclosed(right)}"
        case _:
            return reading.sign


def _enclosed(reading: Reading) -> str:
    text = show(reading)
    return f"({text})" if reading.form == Form.BETWEEN else text
