"""Every number that some cubes can make, written down: the tables of the plain search.

A purse says how many cubes of each kind are spent, and how many factorials. The numbers of a purse
are made from those of smaller ones, in every way that there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from forceout import values
from forceout.equations.desk import Desk
from forceout.equations.evaluation import Outcome, Several
from forceout.equations.symbols import Expression, Group, Mark, Meant, Symbol
from forceout.equations.variations import TEN
from forceout.rules.verdict import Fault
from forceout.solver.equations.supply import Count, CubeKind, Supply
from forceout.solver.equations.vocabulary import FACTORIAL, Operand, Sign, Vocabulary
from forceout.values import Uncheckable, Value

MOST_IN_A_ROW = 3
"""How many signs that cost nothing may follow each other in front of a number, or behind it."""

Purse = tuple[int, ...]


class Made(NamedTuple):
    """A number that was made, and how it is written.

    `free` counts the signs of each kind in it that share their cubes (Multiple Operations), as far
    as it matters; `operations` counts all signs, as far as it matters. `is_numeral` needs no
    parentheses. `ends_in_i` is a product that the number behind its i may go on.
    """

    value: Value
    parts: Expression
    free: Purse
    operations: int = 0
    is_numeral: bool = False
    ends_in_i: bool = False
    for_percent: bool = False


class Maker:
    """Makes the numbers of a shake's cubes, its wild cubes all standing for one symbol.

    `factorials` is how many there may be (None: any number).
    """

    def __init__(
        self, desk: Desk, vocabulary: Vocabulary, supply: Supply, factorials: int | None
    ) -> None:
        """Lay the words of the shake out."""
        self._desk = desk
        self._now = desk.now
        self._arithmetic = desk.arithmetic
        self._supply = supply
        self._words = vocabulary
        self._kinds = sorted(supply.usable)
        self._factorials = factorials
        self._shared = sorted({sign.cost for sign in vocabulary.signs if sign.again})
        least = self._now.least_operations
        self._most_free = [max(1, least, supply.required[kind]) for kind in self._shared]
        self._nothing_free = (0,) * len(self._shared)
        self._operands: dict[Purse, list[Operand]] = {}
        for operand in vocabulary.operands:
            self._operands.setdefault(self._spent(operand.cost), []).append(operand)
        self._tables: dict[Purse, dict[object, Made]] = {}
        self.is_whole = True

    def everything(self) -> Iterator[tuple[Count, Made]]:
        """Go through all that can be made, with the cubes it takes; fewer cubes come first."""
        most = [self._supply.usable[kind] for kind in self._kinds]
        ranges = [range(count + 1) for count in (*most, self._factorials or 0)]
        for purse in sorted(product(*ranges), key=lambda purse: (sum(purse), purse)):
            if not self._can_be_part(purse):
                continue
            table = self._table(purse)
            self._tables[purse] = table
            for made in table.values():
                if not made.for_percent:
                    yield self._cubes(purse, made), made

    def _can_be_part(self, purse: Purse) -> bool:
        borrowed = self._count(purse) - self._supply.on_mat
        most = self._supply.most_resources
        return any(purse) and (most is None or borrowed.total() <= most)

    def _count(self, purse: Purse) -> Count:
        return Counter(dict(zip(self._kinds, purse, strict=False)))

    def _cubes(self, purse: Purse, made: Made) -> Count:
        """Count the cubes that a number takes: signs that share need one, or all Required."""
        count = self._count(purse)
        for kind, free in zip(self._shared, made.free, strict=True):
            count[kind] += min(free, max(1, self._supply.required[kind] - count[kind]))
        return +count

    def _spent(self, cost: Iterable[CubeKind], factorials: int = 0) -> Purse:
        count = Counter(cost)
        return (*(count[kind] for kind in self._kinds), factorials)

    # The numbers of a purse

    def _table(self, purse: Purse) -> dict[object, Made]:
        table: dict[object, Made] = {}

        def keep(many: Iterable[Made]) -> list[Made]:
            fresh = []
            for made in many:
                name = (made.free, made.operations, made.ends_in_i, made.for_percent)
                key = (*name, values.key(made.value))
                if key not in table:
                    table[key] = made
                    fresh.append(made)
            return fresh

        keep(self._numerals(purse))
        keep(self._behind(purse))
        keep(self._in_front(purse))
        keep(self._between(purse))
        keep(self._products_with_i(purse))
        fresh = list(table.values())
        for _ in range(MOST_IN_A_ROW):
            fresh = keep(more for made in fresh for more in self._freely(made))
        self.is_whole = self.is_whole and not fresh
        return table

    def _numerals(self, purse: Purse) -> Iterator[Made]:
        for operand in self._operands.get(purse, ()):
            symbol = operand.parts[0]
            is_i = isinstance(symbol, Symbol) and symbol.mark is Mark.IMAGINARY
            yield Made(
                operand.value,
                operand.parts,
                self._nothing_free,
                is_numeral=True,
                ends_in_i=is_i,
                for_percent=operand.for_percent,
            )

    def _known(self, whole: Purse, spent: Purse) -> list[Made]:
        """The numbers of what is left of a purse when something is spent."""
        rest = tuple(have - cost for have, cost in zip(whole, spent, strict=True))
        return list(self._tables.get(rest, {}).values())

    def _behind(self, purse: Purse) -> Iterator[Made]:
        """Raised exponents and factorials, where they cost something."""
        for exponent in self._words.exponents:
            for made in self._known(purse, self._spent(exponent.cost, exponent.factorials)):
                yield from self._raised(made, exponent)
        if self._factorials:
            for made in self._known(purse, self._spent((), 1)):
                yield from self._with_factorial(made)

    def _in_front(self, purse: Purse) -> Iterator[Made]:
        for sign in self._words.signs:
            if sign.in_front and not sign.again:
                for made in self._known(purse, self._spent((sign.cost,))):
                    yield from self._signed(sign, made)

    def _freely(self, made: Made) -> Iterator[Made]:
        """Put a sign on a number that costs no further cube."""
        for sign in self._words.signs:
            if sign.in_front and sign.again:
                yield from self._signed(sign, made)
        if self._factorials is None:
            yield from self._with_factorial(made)

    def _between(self, purse: Purse) -> Iterator[Made]:
        for sign in self._words.signs:
            if sign.in_front:
                continue
            cost = self._spent(() if sign.again else (sign.cost,))
            for left, right in self._pairs(purse, cost):
                for_percent = left.for_percent or right.for_percent
                if not for_percent or sign.operation == "pct":
                    operation = self._arithmetic.between[sign.operation]
                    parts = (*self._beside(sign, left), sign.symbol, *self._beside(sign, right))
                    yield from self._made(
                        operation(left.value, right.value), parts, (left, right), sign
                    )

    def _pairs(self, purse: Purse, spent: Purse) -> Iterator[tuple[Made, Made]]:
        """Part what is left of a purse in two, in every way."""
        if any(cost > have for have, cost in zip(purse, spent, strict=True)):
            return
        rest = tuple(have - cost for have, cost in zip(purse, spent, strict=True))
        for part in product(*(range(have + 1) for have in rest)):
            left = self._tables.get(part)
            if left:
                for one in left.values():
                    for other in self._known(rest, part):
                        yield one, other

    def _products_with_i(self, purse: Purse) -> Iterator[Made]:
        """XIII-D-11: i beside a number multiplies it."""
        times = self._arithmetic.between["x"]
        for left, right in self._pairs(purse, self._spent(())):
            is_i = right.is_numeral and right.ends_in_i
            if (is_i or left.ends_in_i) and not left.for_percent and not right.for_percent:
                before = left.parts if left.ends_in_i else _enclosed(left)
                parts = (*before, *_enclosed(right))
                for made in self._made(times(left.value, right.value), parts, (left, right)):
                    yield made._replace(ends_in_i=is_i and len(made.parts) == len(parts))

    # What a sign makes

    def _raised(self, made: Made, exponent: Operand) -> Iterator[Made]:
        if not made.for_percent:
            outcome = self._arithmetic.between["^"](made.value, exponent.value)
            yield from self._made(outcome, (*_enclosed(made), *exponent.parts), (made,))

    def _with_factorial(self, made: Made) -> Iterator[Made]:
        if not made.for_percent:
            outcome = self._arithmetic.factorial(made.value)
            for more in self._made(outcome, (*_enclosed(made), FACTORIAL), (made,)):
                yield more._replace(operations=self._counted(made.operations + 1))

    def _signed(self, sign: Sign, made: Made) -> Iterator[Made]:
        if not made.for_percent:
            outcome = self._arithmetic.in_front(sign.operation, made.value)
            yield from self._made(outcome, (sign.symbol, *self._beside(sign, made)), (made,), sign)

    def _made(
        self, outcome: Outcome, parts: Expression, of: tuple[Made, ...], sign: Sign | None = None
    ) -> Iterator[Made]:
        """Keep what an operation makes: a value, or each of several with its name."""
        if isinstance(outcome, Fault | Uncheckable):
            return
        free = [sum(counts) for counts in zip(*(made.free for made in of), strict=True)]
        if sign is not None and sign.again:
            free[self._shared.index(sign.cost)] += 1
        kept = tuple(map(min, free, self._most_free))
        operations = self._counted(sum(made.operations for made in of) + (sign is not None))
        if not isinstance(outcome, Several):
            yield Made(outcome, parts, kept, operations)
            return
        for value in outcome.values:
            is_default = outcome.default is not None and values.equal(value, outcome.default)
            name = () if is_default else (Meant(values.show(value)),)
            yield Made(value, (*parts, *name), kept, operations)

    def _counted(self, operations: int) -> int:
        return min(operations, self._now.least_operations)

    def _beside(self, sign: Sign, made: Made) -> Expression:
        """Write an operand beside its sign; from base eleven up ^ and v could be its digits."""
        could_be_digit = self._now.base > TEN and sign.operation in {"^", "v"}
        return (Group(made.parts),) if could_be_digit else _enclosed(made)


def _enclosed(made: Made) -> Expression:
    return made.parts if made.is_numeral else (Group(made.parts),)
