"""Sets of cards worked out the slow way: real sets of letters, every grouping one by one.

Shares nothing with the program: it reads text by itself, and a set here is a Python set.
"""

from collections.abc import Iterator
from functools import cache

PlainCard = frozenset[str]
PlainSet = frozenset[PlainCard]


def deal(text: str) -> PlainSet:
    """The cards of a universe as sets of letters."""
    return frozenset(frozenset(card.strip("_")) for card in text.split())


def named(name: str, universe: PlainSet, *, symmetric: bool = False) -> set[PlainSet]:
    """Every set that a name can mean, over all its groupings."""
    tokens = tuple(name.replace(" ", ""))

    def join(sign: str, left: PlainSet, right: PlainSet) -> PlainSet:
        if sign == "U":
            return left | right
        if sign == "n":
            return left & right
        return (left - right) | (right - left) if symmetric else left - right

    def one(text: str) -> PlainSet:
        if text == "V":
            return universe
        return frozenset(card for card in universe if text in card)

    @cache
    def read(start: int, end: int) -> frozenset[PlainSet]:
        found: set[PlainSet] = set(tight(start, end))
        depth = 0
        for place in range(start, end):
            depth += (tokens[place] == "(") - (tokens[place] == ")")
            if not depth and tokens[place] in "Un-":
                lefts, rights = read(start, place), read(place + 1, end)
                found |= {join(tokens[place], x, y) for x in lefts for y in rights}
        return frozenset(found)

    @cache
    def tight(start: int, end: int) -> frozenset[PlainSet]:
        """A stretch that a prime can take as a whole: a letter, a group, or either primed."""
        if end - start == 1:
            return frozenset({one(tokens[start])} if tokens[start] in "BRGYV^" else ())
        if end <= start:
            return frozenset()
        if tokens[end - 1] == "'":
            return frozenset(universe - inner for inner in tight(start, end - 1))
        if tokens[start] == "(" and _closing(tokens, start) == end - 1:
            return read(start + 1, end - 1)
        return frozenset()

    return set(read(0, len(tokens)))


def _closing(tokens: tuple[str, ...], start: int) -> int:
    depth = 0
    for place in range(start, len(tokens)):
        depth += (tokens[place] == "(") - (tokens[place] == ")")
        if not depth:
            return place
    return -1


def restricted(restriction: str, universe: PlainSet) -> Iterator[PlainSet]:
    """Every universe that a Restriction without outer parentheses can leave."""
    signs = [char for char in restriction if char in "=c"]
    sides = [named(side, universe) for side in restriction.replace("=", "c").split("c")]

    def links(place: int, before: PlainSet) -> Iterator[PlainSet]:
        if place == len(signs):
            yield universe
            return
        for after in sides[place + 1]:
            gone = before - after if signs[place] == "c" else before ^ after
            for rest in links(place + 1, after):
                yield rest - gone

    for first in sides[0]:
        yield from links(0, first)
