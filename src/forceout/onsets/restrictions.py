"""Restrictions: sets with = and c between them, and the cards that each one leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import NamedTuple

from forceout.onsets import faults
from forceout.onsets.desk import Desk
from forceout.onsets.evaluation import SetOfCards
from forceout.onsets.naming import why_not_read
from forceout.onsets.notation import format_expression
from forceout.onsets.reading import read_set, show
from forceout.onsets.symbols import Expression, Group, Mark, Part, Symbol, symbols_of
from forceout.rules.verdict import Ruling

MOST_LINKS = 30_000


class Kept(NamedTuple):
    """One way to read a Restriction: the cards that it leaves, and how it is read."""

    cards: SetOfCards
    shown: str


@dataclass(slots=True)
class Restriction:
    """A Restriction, read: each set of cards that it can leave, and what speaks against it."""

    ways: list[Kept]
    rulings: list[Ruling] = field(default_factory=list)
    is_whole: bool = True


def read_restriction(expression: Expression, desk: Desk) -> Restriction:
    """Read a Restriction in every way.

    A chain of sets is worked out from left to right, each neighbouring pair by the sign between.
    """
    parts, is_enclosed = _without_parentheses(expression)
    sides, signs = _apart(parts)
    rulings = list(_against_parts(expression, sides, desk, is_enclosed=is_enclosed))
    if rulings:
        return Restriction([], rulings)
    stretches = [read_set(side, desk.sets, desk.most, desk.effort) for side in sides]
    for side, stretch in zip(sides, stretches, strict=True):
        if not stretch.readings:
            rulings.append(why_not_read(side, stretch, desk))
            if stretch.is_whole:
                text = format_expression(expression)
                rulings.append(desk.ruling(faults.NOT_A_RESTRICTION, expression=text))
    if rulings:
        return Restriction([], rulings)
    is_whole = all(stretch.is_whole for stretch in stretches)
    links: dict[tuple[SetOfCards, SetOfCards], str] = {
        (one.value, desk.universe.whole): show(one) for one in stretches[0].readings
    }
    for sign, stretch in zip(signs, stretches[1:], strict=True):
        longer: dict[tuple[SetOfCards, SetOfCards], str] = {}
        sides_shown = [(one.value, show(one)) for one in stretch.readings]
        is_whole = is_whole and len(links) * len(sides_shown) <= MOST_LINKS
        for ((last, kept), shown), (side, text) in islice(
            product(links.items(), sides_shown), MOST_LINKS
        ):
            left = kept & desk.sets.kept(sign.text, last, side)
            longer.setdefault((side, left), f"{shown} {sign} {text}")
        links = longer
    ways: dict[SetOfCards, str] = {}
    for (_, kept), shown in links.items():
        ways.setdefault(kept, f"({shown})" if is_enclosed else shown)
    return Restriction([Kept(*way) for way in ways.items()], [], is_whole)


def _without_parentheses(expression: Expression) -> tuple[Expression, bool]:
    """Take off parentheses that stand around a whole Restriction."""
    match expression:
        case (Group(parts=parts),) if any(_is_relation(part) for part in parts):
            return parts, True
        case _:
            return expression, False


def _is_relation(part: Part) -> bool:
    return isinstance(part, Symbol) and part.mark is Mark.RELATION


def _apart(parts: Expression) -> tuple[list[Expression], list[Symbol]]:
    """Part a Restriction at its signs."""
    sides: list[list[Part]] = [[]]
    signs: list[Symbol] = []
    for part in parts:
        if isinstance(part, Symbol) and part.mark is Mark.RELATION:
            signs.append(part)
            sides.append([])
        else:
            sides[-1].append(part)
    return [tuple(side) for side in sides], signs


def _against_parts(
    expression: Expression, sides: Sequence[Expression], desk: Desk, *, is_enclosed: bool
) -> Iterator[Ruling]:
    text = format_expression(expression)
    has_inner = any(symbol.mark is Mark.RELATION for side in sides for symbol in symbols_of(side))
    if has_inner or (is_enclosed and not desk.rules.restrictions.whole_in_parentheses):
        yield desk.ruling(faults.RELATION_ENCLOSED, expression=text)
    if has_inner:
        yield desk.ruling(faults.MEANINGLESS, expression=text)
    elif len(sides) == 1:
        yield desk.ruling(faults.NOT_A_RESTRICTION, expression=text)
