"""Every set that some cubes can name, made one sign at a time: plain, slow, for comparison.

What is made remembers which cubes it used, by face. Where operations may be repeated, a face of an
operation is counted as often as it was written, up to a bound that no rule looks beyond.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from forceout.kit import Cube
from forceout.onsets.desk import Desk
from forceout.onsets.evaluation import SetOfCards
from forceout.onsets.symbols import PRIME, Expression, Group, Mark, Symbol

Used = tuple[int, ...]
"""How many cubes of each face were used."""


class Chain(NamedTuple):
    """A chain so far: its last set, and the cards that satisfy all of it."""

    last: SetOfCards
    left: SetOfCards


Names = dict[Used, dict[SetOfCards, Expression]]
Chains = dict[Used, dict[Chain, Expression]]


class Maker:
    """Makes sets and chains out of cubes on offer; `wild_as` is what the wild ones stand for."""

    def __init__(self, desk: Desk, on_offer: Mapping[str, int], wild_as: str) -> None:
        """Look at what each face can be written as."""
        self._desk = desk
        self.faces = tuple(on_offer)
        self._most = tuple(on_offer.values())
        self._repeats = desk.now.multiple_operations
        least = desk.now.least_operations
        self._bounds = tuple(max(count + 1, least) for count in self._most)
        self._signs = {
            mark: list(_signs(self.faces, desk, wild_as, mark))
            for mark in (Mark.COLOUR, Mark.CONSTANT, Mark.OPERATION, Mark.RELATION)
        }
        self.names: Names = {}
        self._make_names()

    def _plus(self, *piles: Used, sign: int | None = None) -> Used | None:
        """Add up what was used; nothing where there are not so many cubes."""
        total = [sum(counts) for counts in zip(*piles, strict=True)]
        repeated = self._repeated
        if sign is not None:
            total[sign] += 1
        for face, count in enumerate(total):
            if face in repeated:
                total[face] = min(count, self._bounds[face])
            elif count > self._most[face]:
                return None
        return tuple(total)

    @property
    def _repeated(self) -> set[int]:
        return {face for face, _ in self._signs[Mark.OPERATION]} if self._repeats else set()

    def _make_names(self) -> None:
        """Begin with single cubes, and join whatever there is until nothing new comes."""
        nothing = (0,) * len(self.faces)
        new: list[tuple[Used, SetOfCards, Expression]] = []
        for face, symbol in (*self._signs[Mark.COLOUR], *self._signs[Mark.CONSTANT]):
            used = self._plus(nothing, sign=face)
            if used is not None:
                new.append((used, self._desk.sets.named(symbol.text), (symbol,)))
        while new:
            fresh = []
            for used, cards, expression in new:
                if cards not in self.names.setdefault(used, {}):
                    self.names[used][cards] = expression
                    fresh.append((used, cards, expression))
            new = [more for one in fresh for more in self._grown(one)]

    def _grown(
        self, one: tuple[Used, SetOfCards, Expression]
    ) -> Iterator[tuple[Used, SetOfCards, Expression]]:
        """Put one more sign to a set, beside every set there is."""
        used, cards, expression = one
        sets = self._desk.sets
        for face, symbol in self._signs[Mark.OPERATION]:
            if symbol.text == PRIME:
                total = self._plus(used, sign=face)
                if total is not None:
                    yield total, sets.complement(cards), (*_one_part(expression), symbol)
                continue
            for other_used, others in list(self.names.items()):
                total = self._plus(used, other_used, sign=face)
                if total is None:
                    continue
                for other, other_expression in list(others.items()):
                    left, right = _one_part(expression), _one_part(other_expression)
                    there = sets.between(symbol.text, cards, other)
                    back = sets.between(symbol.text, other, cards)
                    yield total, there, (*left, symbol, *right)
                    yield total, back, (*right, symbol, *left)

    def chains(self) -> Chains:
        """Make every chain of sets with relations between them."""
        whole = self._desk.universe.whole
        found: Chains = {}
        ends = [
            (used, Chain(cards, whole), expression)
            for used, named in self.names.items()
            for cards, expression in named.items()
        ]
        while ends:
            longer = []
            for used, chain, written in ends:
                for longer_used, further, expression in self._linked(used, chain, written):
                    if further not in found.setdefault(longer_used, {}):
                        found[longer_used][further] = expression
                        longer.append((longer_used, further, expression))
            ends = longer
        return found

    def _linked(
        self, used: Used, chain: Chain, written: Expression
    ) -> Iterator[tuple[Used, Chain, Expression]]:
        for (face, symbol), (other, named) in product(
            self._signs[Mark.RELATION], self.names.items()
        ):
            total = self._plus(used, other, sign=face)
            if total is None:
                continue
            for cards, expression in named.items():
                left = chain.left & self._desk.sets.kept(symbol.text, chain.last, cards)
                yield total, Chain(cards, left), (*written, symbol, *expression)

    def operations(self, used: Used) -> int:
        """Count the operations of a set, up to a bound."""
        faces = {face for face, _ in self._signs[Mark.OPERATION]}
        return sum(used[face] for face in faces)

    def cubes(self, *parts: Used) -> Counter[str]:
        """Count the cubes that parts of a Solution use, each of them again in the others."""
        counts = zip(self.faces, self._most, map(max, *parts), strict=True)
        return Counter({face: min(most, used) for face, most, used in counts})

    def together(self, one: Used, other: Used) -> Used | None:
        """Tell what two parts use together; nothing where there are not so many cubes."""
        return self._plus(one, other)


def _one_part(expression: Expression) -> Expression:
    """Put parentheses round what is more than a sign with its primes."""
    rest = expression[1:]
    is_one = all(isinstance(part, Symbol) and part.text == PRIME for part in rest)
    return expression if is_one else (Group(expression),)


def _signs(
    faces: Iterable[str], desk: Desk, wild_as: str, mark: Mark
) -> Iterator[tuple[int, Symbol]]:
    """Go through what each face can be written as, with a note where it shows something else."""
    for number, face in enumerate(faces):
        text = wild_as if wild_as and face == desk.now.wild else face
        for sign in desk.now.alike(text):
            if Mark.of(sign) is mark:
                yield number, Symbol(sign, source=Cube(face) if sign != face else None)


def faces_of(cubes: Iterable[Cube]) -> Counter[str]:
    """Count cubes by face."""
    return Counter(cube.face for cube in cubes)
