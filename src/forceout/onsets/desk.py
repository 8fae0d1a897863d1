"""What a question is answered with: the rules, what is in force, and the cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from forceout.kit import BLANK, Card, Universe
from forceout.onsets import faults
from forceout.onsets.double_sets import double_set
from forceout.onsets.evaluation import SetOfCards, Sets
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.variations import InForce
from forceout.rules.forest import Effort
from forceout.rules.verdict import Fault, Ruling

FIRST_LOOK = 3
FULL_LOOK = 1 << 16
"""As many sets as sixteen cards have."""
MOST_STEPS = 60_000


@dataclass(frozen=True, slots=True)
class Desk:
    """The rules of a shake and its cards; `most` is how many readings of a stretch are looked at.

    `dotted` is the universe with the dots that a writer puts on the blank card.
    """

    rules: Ruleset
    now: InForce
    universe: Universe
    dotted: Universe
    most: int = FULL_LOOK
    effort: Effort = field(default_factory=lambda: Effort(MOST_STEPS), compare=False)

    @property
    def sets(self) -> Sets:
        """The signs over the universe."""
        return Sets(self.dotted, self.now.symmetric_difference)

    def with_blank(self, card: Card | None) -> Desk:
        """Put a writer's dots on the blank card, where it is wild."""
        dots = card if card and self.now.blank_wild else BLANK
        return replace(self, dotted=self.universe.with_blank_as(dots))

    def looking_at(self, most: int) -> Desk:
        """Look at fewer readings, or more."""
        return replace(self, most=most)

    @property
    def doubled(self) -> SetOfCards:
        """The cards that count twice."""
        if not self.now.double_set:
            return 0
        named = double_set(self.now.double_set, is_symmetric=self.now.double_set_is_symmetric)
        return named.cards(self.dotted) or 0

    @property
    def wanted(self) -> SetOfCards:
        """The card that every Solution must select."""
        card = self.now.required_card
        return self.universe.only(card) if card else 0

    @property
    def barred(self) -> SetOfCards:
        """The cards that no Solution may select: the forbidden one, a blank made like it."""
        card = self.now.forbidden_card
        if card is None:
            return 0
        alike = self.dotted.only(card) if self.now.blank_wild else 0
        return self.universe.only(card) | alike

    def uncheckable(self, what: str) -> Ruling:
        """Rule that there is more to read than can be looked at."""
        why = "it has too many readings"
        return self.ruling(faults.UNCHECKABLE, what=what, why=why)

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""
        return self.rules.ruling(fault, **facts)
