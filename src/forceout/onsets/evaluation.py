"""The sets of a shake: what each sign makes of the cards that were dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from forceout.kit import Universe
from forceout.kit.boxes import SET_COLOURS

SetOfCards = int
"""A set of dealt cards: bit i stands for the i-th card of the universe."""


@dataclass(frozen=True, slots=True)
class Sets:
    """The signs of On-Sets over a universe; `is_symmetric` is what a minus means.

    >>> sets = Sets(Universe.of("B R BR _"))
    >>> str(sets.show(sets.between("-", sets.named("B"), sets.named("R"))))
    'B'
    """

    universe: Universe
    is_symmetric: bool = False

    def named(self, sign: str) -> SetOfCards:
        """The set that a colour, V or ^ names."""
        if sign in SET_COLOURS:
            return self.universe.with_dot(sign)
        return self.universe.whole if sign == "V" else 0

    def complement(self, cards: SetOfCards) -> SetOfCards:
        """All cards that a set leaves out."""
        return self.universe.whole & ~cards

    def between(self, sign: str, left: SetOfCards, right: SetOfCards) -> SetOfCards:
        """Apply an operation that stands between two sets."""
        if sign == "-" and self.is_symmetric:
            return left ^ right
        return _BETWEEN[sign](left, right)

    def kept(self, sign: str, left: SetOfCards, right: SetOfCards) -> SetOfCards:
        """The cards that satisfy a Restriction: c takes out left without right, = whatever differs.

        >>> sets = Sets(Universe.of("B R BR _"))
        >>> sets.show(sets.kept("c", sets.named("B"), sets.named("R")))
        'R BR _'
        """
        out = left & ~right if sign == "c" else left ^ right
        return self.complement(out)

    def settles(self, sign: str, left: SetOfCards | None, right: SetOfCards | None) -> bool:
        """Whether one side alone decides what an operation comes to, such as ^ beside n."""
        if sign == "-":
            if self.is_symmetric:
                return False
            return left == 0 or right == self.universe.whole
        one = left if right is None else right
        return one == (0 if sign == "n" else self.universe.whole)

    def show(self, cards: SetOfCards) -> str:
        """Write the cards of a set."""
        return " ".join(map(str, self.universe.showing(cards))) or "no card"


_BETWEEN: dict[str, Callable[[SetOfCards, SetOfCards], SetOfCards]] = {
    "U": lambda left, right: left | right,
    "n": lambda left, right: left & right,
    "-": lambda left, right: left & ~right,
}
