"""Every number that some cubes can make, written down: the tables of the plain search.

A purse says how many cubes of each kind are spent, and how many factorials. The numbers of a purse
are made from those of smaller ones, in every way that there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from forceout import values
from forceout.equations.desk import Desk
from forceout.solver.equations.pen import Inked, Pen
from forceout.solver.equations.supply import Count, CubeKind, Supply
from forceout.solver.equations.vocabulary import Operand, Sign, Vocabulary

MOST_IN_A_ROW = 3
"""How many signs that cost nothing may follow each other in front of a number, or behind it."""

_MOST_PURSES = 100_000

Purse = tuple[int, ...]


class TooMuch(Exception):  # noqa: N818 - an end of patience, not a failure
    """More work than was allowed."""


class Made(NamedTuple):
    """A number that was made.

    `free` counts the signs of each kind in it that share their cubes (Multiple Operations), as far
    as it matters; `operations` counts all signs, as far as it matters.
    """

    inked: Inked
    free: Purse
    operations: int = 0


class Maker:
    """Makes the numbers of a shake's cubes, its wild cubes all standing for one symbol.

    `factorials` is how many there may be (None: any number), `most` how much work may be done
    before `TooMuch` is raised.
    """

    def __init__(
        self,
        desk: Desk,
        vocabulary: Vocabulary,
        supply: Supply,
        factorials: int | None,
        most: int,
    ) -> None:
        """Lay the words of the shake out."""
        self._most = most
        self._now = desk.now
        self._pen = Pen(desk)
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
        if prod(map(len, ranges)) > _MOST_PURSES:
            raise TooMuch
        for purse in sorted(product(*ranges), key=lambda purse: (sum(purse), purse)):
            if not self._can_be_part(purse):
                continue
            table = self._table(purse)
            self._tables[purse] = table
            for made in table.values():
                if not made.inked.for_percent:
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
                inked = made.inked
                sort = (inked.ends_in_i, inked.for_percent)
                key = (made.free, made.operations, sort, values.key(inked.value))
                if key not in table:
                    table[key] = made
                    fresh.append(made)
            return fresh

        for operand in self._operands.get(purse, ()):
            keep([Made(self._pen.numeral(operand), self._nothing_free)])
        keep(self._behind(purse))
        keep(self._in_front(purse))
        keep(self._between(purse))
        keep(self._products_with_i(purse))
        fresh = list(table.values())
        for _ in range(MOST_IN_A_ROW):
            fresh = keep(more for made in fresh for more in self._freely(made))
        self.is_whole = self.is_whole and not fresh
        return table

    def _known(self, whole: Purse, spent: Purse) -> list[Made]:
        """The numbers of what is left of a purse when something is spent."""
        rest = tuple(have - cost for have, cost in zip(whole, spent, strict=True))
        return list(self._tables.get(rest, {}).values())

    def _pairs(self, purse: Purse, spent: Purse) -> Iterator[tuple[Made, Made]]:
        """Part what is left of a purse in two, in every way."""
        rest = tuple(have - cost for have, cost in zip(purse, spent, strict=True))
        if min(rest) < 0:
            return
        for part in product(*(range(have + 1) for have in rest)):
            left = self._tables.get(part)
            if left:
                for one in left.values():
                    for other in self._known(rest, part):
                        yield one, other

    def _behind(self, purse: Purse) -> Iterator[Made]:
        """Raised exponents and factorials, where they cost something."""
        for exponent in self._words.exponents:
            raised = self._pen.numeral(exponent)
            for made in self._known(purse, self._spent(exponent.cost, exponent.factorials)):
                yield from self._of(self._pen.raised(made.inked, raised), (made,))
        if self._factorials:
            for made in self._known(purse, self._spent((), 1)):
                yield from self._with_factorial(made)

    def _in_front(self, purse: Purse) -> Iterator[Made]:
        for sign in self._words.signs:
            if sign.in_front and not sign.again:
                for made in self._known(purse, self._spent((sign.cost,))):
                    yield from self._of(self._pen.in_front(sign, made.inked), (made,), sign)

    def _freely(self, made: Made) -> Iterator[Made]:
        """Put a sign on a number that costs no further cube."""
        for sign in self._words.signs:
            if sign.in_front and sign.again:
                yield from self._of(self._pen.in_front(sign, made.inked), (made,), sign)
        if self._factorials is None:
            yield from self._with_factorial(made)

    def _with_factorial(self, made: Made) -> Iterator[Made]:
        for more in self._of(self._pen.factorial(made.inked), (made,)):
            yield more._replace(operations=self._counted(made.operations + 1))

    def _between(self, purse: Purse) -> Iterator[Made]:
        for sign in self._words.signs:
            if not sign.in_front:
                cost = self._spent(() if sign.again else (sign.cost,))
                for left, right in self._pairs(purse, cost):
                    inked = self._pen.between(sign, left.inked, right.inked)
                    yield from self._of(inked, (left, right), sign)

    def _products_with_i(self, purse: Purse) -> Iterator[Made]:
        if self._now.imaginary:
            for left, right in self._pairs(purse, self._spent(())):
                inked = self._pen.side_by_side(left.inked, right.inked)
                yield from self._of(inked, (left, right))

    def _of(
        self, many: Iterable[Inked], parts: tuple[Made, ...], sign: Sign | None = None
    ) -> Iterator[Made]:
        """Count the signs of what was made of some parts, as far as it matters."""
        for inked in many:
            if self._pen.spent > self._most:
                raise TooMuch
            free = [sum(counts) for counts in zip(*(made.free for made in parts), strict=True)]
            if sign is not None and sign.again:
                free[self._shared.index(sign.cost)] += 1
            operations = self._counted(sum(made.operations for made in parts) + (sign is not None))
            yield Made(inked, tuple(map(min, free, self._most_free)), operations)

    def _counted(self, operations: int) -> int:
        return min(operations, self._now.least_operations)
