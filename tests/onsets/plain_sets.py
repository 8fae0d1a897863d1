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
    return set(_read(tuple(name.replace(" ", "")), universe, symmetric=symmetric))


@cache
def _read(tokens: tuple[str, ...], universe: PlainSet, *, symmetric: bool) -> frozenset[PlainSet]:
    """Every set that a row can mean: split at each operation outside of parentheses."""
    found = set(_tight(tokens, universe, symmetric=symmetric))
    depth = 0
    for place, sign in enumerate(tokens):
        depth += (sign == "(") - (sign == ")")
        if not depth and sign in "Un-":
            lefts = _read(tokens[:place], universe, symmetric=symmetric)
            rights = _read(tokens[place + 1 :], universe, symmetric=symmetric)
            found |= {_join(sign, x, y, symmetric=symmetric) for x in lefts for y in rights}
    return frozenset(found)


def _tight(tokens: tuple[str, ...], universe: PlainSet, *, symmetric: bool) -> frozenset[PlainSet]:
    """A stretch that a prime can take as a whole: a letter, a group, or either primed."""
    match tokens:
        case ("V",):
            return frozenset({universe})
        case ("B" | "R" | "G" | "Y" | "^" as letter,):
            return frozenset({frozenset(card for card in universe if letter in card)})
        case (*inner, "'"):
            sets = _tight(tuple(inner), universe, symmetric=symmetric)
            return frozenset(universe - cards for cards in sets)
        case ("(", *inner, ")") if _closing(tokens, 0) == len(tokens) - 1:
            return _read(tuple(inner), universe, symmetric=symmetric)
        case _:
            return frozenset()


def _join(sign: str, left: PlainSet, right: PlainSet, *, symmetric: bool) -> PlainSet:
    if sign == "U":
        return left | right
    if sign == "n":
        return left & right
    return (left - right) | (right - left) if symmetric else left - right


def _closing(tokens: tuple[str, ...], start: int) -> int:
    depth = 0
    for place in range(start, len(tokens)):
        depth += (tokens[place] == "(") - (tokens[place] == ")")
        if not depth:
            return place
    return -1


def restricted(
    restriction: str, universe: PlainSet, *, symmetric: bool = False
) -> Iterator[PlainSet]:
    """Every universe that a Restriction without outer parentheses can leave."""
    signs = [char for char in restriction if char in "=c"]
    written = restriction.replace("=", "c").split("c")
    sides = [named(side, universe, symmetric=symmetric) for side in written]

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
