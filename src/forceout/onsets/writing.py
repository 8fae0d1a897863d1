"""One Solution read in all ways: the cards its Restrictions leave, and the set that it names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from forceout.kit import BLANK, Card
from forceout.onsets import faults
from forceout.onsets.desk import Desk
from forceout.onsets.evaluation import SetOfCards
from forceout.onsets.meaning import against_symbol
from forceout.onsets.naming import why_not_read
from forceout.onsets.notation import format_expression
from forceout.onsets.reading import read_set, show
from forceout.onsets.restrictions import Kept, read_restriction
from forceout.onsets.symbols import (
    PRIME,
    Expression,
    Group,
    Mark,
    Solution,
    Symbol,
    all_symbols,
    groups_of,
    symbols_of,
)
from forceout.rules.verdict import Ruling


class Named(NamedTuple):
    """One way to read a Solution: what each Restriction leaves, and the cards that are selected."""

    kept: tuple[Kept, ...]
    cards: SetOfCards
    set_name: str

    @property
    def shown(self) -> str:
        """The Solution with all its groupings shown."""
        return "; ".join([*(way.shown for way in self.kept), self.set_name])


@dataclass(slots=True)
class Side:
    """A Solution, read: what each Restriction and the Set-Name can be, and what speaks against it.

    `is_whole` is False when there are more ways to read it than were looked at.
    """

    restrictions: list[list[Kept]]
    set_names: list[Kept]
    universe: SetOfCards
    rulings: list[Ruling] = field(default_factory=list)
    is_whole: bool = True

    @property
    def is_readable(self) -> bool:
        """Whether there is any way to read it, whatever else speaks against it."""
        return bool(self.set_names) and all(self.restrictions)

    def ways(self) -> Iterator[Named]:
        """Go through all ways to read the Solution."""
        for kept in product(*self.restrictions):
            left = self.universe
            for way in kept:
                left &= way.cards
            for name in self.set_names:
                yield Named(kept, name.cards & left, name.shown)


def read_solution(solution: Solution, desk: Desk) -> Side:
    """Read a Solution.

    A set is worked out card by card, so that the Set-Name can be read over all cards that were
    dealt, and what the Restrictions took out is left away afterwards.
    """
    rulings = list(_against_symbols(solution, desk))
    read = [read_restriction(restriction, desk) for restriction in solution.restrictions]
    for restriction in read:
        rulings += restriction.rulings
    rulings += _against_set_name(solution, desk)
    stretch = read_set(solution.set_name, desk.sets, desk.most, desk.effort)
    if not stretch.readings and not _is_ruled_on(solution.set_name):
        rulings.append(why_not_read(solution.set_name, stretch, desk))
    names: dict[SetOfCards, str] = {}
    for one in stretch.readings:
        names.setdefault(one.value, show(one))
    return Side(
        restrictions=[restriction.ways for restriction in read],
        set_names=[Kept(*name) for name in names.items()],
        universe=desk.universe.whole,
        rulings=rulings,
        is_whole=stretch.is_whole and all(restriction.is_whole for restriction in read),
    )


def _against_symbols(solution: Solution, desk: Desk) -> Iterator[Ruling]:
    for symbol in all_symbols(solution):
        yield from against_symbol(symbol, desk)
    for expression in (*solution.restrictions, solution.set_name):
        if any(map(_is_of_primes, groups_of(expression))):
            text = format_expression(expression)
            yield desk.ruling(faults.PRIME_PARTED, expression=text)
    yield from against_blank(solution.blank, desk)
    if solution.restrictions and not desk.rules.restrictions.in_play:
        yield desk.ruling(faults.RESTRICTION_UNWANTED)


def _is_of_primes(group: Group) -> bool:
    """Whether nothing but primes stands in parentheses, so that they are parted from their set."""
    primes = (isinstance(part, Symbol) and part.text == PRIME for part in group.parts)
    return bool(group.parts) and all(primes)


def against_operations(solution: Solution, desk: Desk) -> Iterator[Ruling]:
    """Rule on a Set-Name with fewer operation signs than Two Operations asks for."""
    count = sum(symbol.mark is Mark.OPERATION for symbol in symbols_of(solution.set_name))
    least = desk.now.least_operations
    if count < least:
        yield desk.ruling(faults.TOO_FEW_OPERATIONS, count=str(count), least=str(least))


def against_blank(dotted: Card | None, desk: Desk) -> Iterator[Ruling]:
    """Rule on the dots that a writer puts on the blank card."""
    if dotted is None or dotted == BLANK:
        return
    if not desk.now.blank_wild:
        yield desk.ruling(faults.BLANK_NOT_WILD, card=str(dotted))
    elif dotted == desk.now.forbidden_card and not desk.rules.varied.blank_may_be_forbidden_card:
        yield desk.ruling(faults.BLANK_AS_FORBIDDEN, card=str(dotted))


def _is_ruled_on(set_name: Expression) -> bool:
    """Whether VI-A says already why this is no Set-Name: there is none, or = or c is in it."""
    return not set_name or any(symbol.mark is Mark.RELATION for symbol in symbols_of(set_name))


def _against_set_name(solution: Solution, desk: Desk) -> Iterator[Ruling]:
    """VI-A: there is a Set-Name, without = or c, and nothing is written behind it."""
    name = format_expression(solution.set_name)
    if not name:
        yield desk.ruling(faults.NO_SET_NAME)
    if solution.equated:
        yield desk.ruling(faults.GOAL_BEHIND_SET, goal=solution.equated, name=name)
    for symbol in symbols_of(solution.set_name):
        if symbol.mark is Mark.RELATION:
            yield desk.ruling(faults.RELATION_IN_SET_NAME, symbol=str(symbol), name=name)
            return
