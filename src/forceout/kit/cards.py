"""Cards of On-Sets, and the universe of those that were dealt.

A card is a choice of dots, a bit for each colour; a set of dealt cards is a number too, a bit for
each place in the universe, so that union, intersection and complement are one step each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forceout import drawing
from forceout.drawing import CardSeen, Picture

DOTS = "BRGY"
"""The dots that a card can have, in the order in which they are written."""

BLANK_SIGN = "_"


@dataclass(frozen=True, slots=True)
class Card:
    """One card: bit i of `dots` says whether it has the i-th dot of B R G Y.

    >>> str(Card.read("GRB")), str(Card.read("_"))
    ('BRG', '_')
    """

    dots: int

    @classmethod
    def read(cls, text: str) -> Card:
        """Read the dots in any order; `_` is the blank card.

        Raises `ValueError` when the text is no card.
        """
        if text == BLANK_SIGN:
            return cls(0)
        if not text or len(set(text)) != len(text) or not set(text) <= set(DOTS):
            raise ValueError(f"{text or 'Nothing'} is no card; one is BR, G or _, for instance.")
        return cls(sum(1 << DOTS.index(dot) for dot in text))

    def has(self, dot: str) -> bool:
        """Whether it has a dot of this colour."""
        return bool(self.dots >> DOTS.index(dot) & 1)

    def __str__(self) -> str:
        """Write its dots; `_` when it has none."""
        return "".join(dot for dot in DOTS if self.has(dot)) or BLANK_SIGN

    def seen(self, *, is_removed: bool = False, is_selected: bool = False) -> CardSeen:
        """How it looks."""
        return CardSeen("" if self == BLANK else str(self), is_removed, is_selected)

    def picture(self) -> Picture:
        """Draw it."""
        return drawing.universe([self.seen()])

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"The card {self}")


BLANK = Card(0)
CARDS = tuple(
    Card.read(text)
    for text in "BR BRY BY B BRG BRGY BGY BG RG RGY GY G R RY Y _".split()  # noqa: SIM905 - a chart
)
"""All sixteen cards, in the order of the usual chart."""


@dataclass(frozen=True, slots=True)
class Universe:
    """The cards that were dealt, in the order in which they lie.

    A set of them is written as a number whose bit i stands for the i-th card.

    >>> universe = Universe.of("BR G _ RY")
    >>> universe.showing(universe.with_dot("R"))
    (Card(dots=3), Card(dots=10))
    """

    cards: tuple[Card, ...] = ()

    @classmethod
    def of(cls, text: str) -> Universe:
        """Read cards with spaces between them.

        Raises `ValueError` when one of them is no card.
        """
        return cls(tuple(map(Card.read, text.split())))

    def __len__(self) -> int:
        """How many cards were dealt."""
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        """Go through the cards."""
        return iter(self.cards)

    def __contains__(self, card: Card) -> bool:
        """Whether a card was dealt."""
        return card in self.cards

    def __str__(self) -> str:
        """Write the cards with spaces between them."""
        return " ".join(map(str, self.cards))

    @property
    def whole(self) -> int:
        """The set of all cards dealt."""
        return (1 << len(self.cards)) - 1

    def only(self, card: Card) -> int:
        """The set of one card; the empty set where it was not dealt."""
        return sum(1 << place for place, dealt in enumerate(self.cards) if dealt == card)

    def with_dot(self, dot: str) -> int:
        """The set of all cards with a dot of this colour."""
        return sum(1 << place for place, card in enumerate(self.cards) if card.has(dot))

    def showing(self, cards: int) -> tuple[Card, ...]:
        """The cards of a set, in the order in which they lie."""
        return tuple(card for place, card in enumerate(self.cards) if cards >> place & 1)

    def with_blank_as(self, dotted: Card) -> Universe:
        """The same cards, with other dots on the blank one (Blank Card Wild)."""
        return Universe(tuple(dotted if card == BLANK else card for card in self.cards))

    def picture(self) -> Picture:
        """Draw the cards."""
        return Spread(self, self.whole, 0).picture()

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"A universe: {self}")


@dataclass(frozen=True, slots=True)
class Spread:
    """A universe with the cards that Restrictions left and those that a Set-Name selects.

    >>> print(Spread(Universe.of("B R BR _"), 0b1101, 0b0101))
    B* (R) BR* _
    """

    universe: Universe
    left: int
    selected: int

    def __str__(self) -> str:
        """Write the cards, a star behind those selected, removed ones in parentheses."""
        return " ".join(self._written(place, card) for place, card in enumerate(self.universe))

    def _written(self, place: int, card: Card) -> str:
        if not self.left >> place & 1:
            return f"({card})"
        return f"{card}*" if self.selected >> place & 1 else str(card)

    def picture(self) -> Picture:
        """Draw the cards: removed ones faint and crossed out, selected ones framed and ticked."""
        return drawing.universe(
            [
                card.seen(
                    is_removed=not self.left >> place & 1,
                    is_selected=bool(self.selected >> place & 1),
                )
                for place, card in enumerate(self.universe)
            ]
        )

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"The cards {self}")
