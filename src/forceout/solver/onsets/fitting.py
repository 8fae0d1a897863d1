"""Which sets of cards fit a Goal at all, whatever cubes there are to name them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from forceout.onsets.evaluation import SetOfCards

Deal = tuple[Sequence[int], Sequence[int], SetOfCards, SetOfCards]
"""The dots and the weight of each card, the cards that are wanted, and those that are barred."""


def has_two_sets(deals: Iterable[Deal], numbers: Collection[int]) -> bool:
    """Whether two different sets fit a Goal; of any two, one has a card that the other lacks.

    >>> three = ([1, 2, 3], [1, 1, 1], 0, 0)
    >>> [has_two_sets([three], [number]) for number in (0, 1, 2, 3)]
    [False, True, True, False]
    """
    found: set[SetOfCards] = set()
    for deal in deals:
        found |= _fitting(deal, numbers)
        if len(found) > 1:
            return True
    return False


def _fitting(deal: Deal, numbers: Collection[int]) -> set[SetOfCards]:
    """Make sets card by card; of those that count alike two are enough."""
    _, weights, wanted, barred = deal
    by_count: dict[int, list[SetOfCards]] = {0: [0]}
    for card, weight in enumerate(weights):
        bit = 1 << card
        longer: dict[int, list[SetOfCards]] = {}
        for count, sets in by_count.items():
            if not wanted & bit:
                longer.setdefault(count, []).extend(sets)
            if not barred & bit:
                longer.setdefault(count + weight, []).extend(one | bit for one in sets)
        by_count = {count: sets[:2] for count, sets in longer.items()}
    return {one for number in numbers for one in by_count.get(number, ())}
