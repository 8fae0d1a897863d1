"""A shake of On-Sets told to the search: the rules, what is in force and the cards, as numbers.

Nothing is decided here: whatever a sign may stand for, and whichever card counts, the judge's own
rules are asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product

from forceout._solver import OnSetsRules
from forceout.kit import BLANK, CARDS, Card, Cube, Layout, Mat, Shape, Turn
from forceout.kit.boxes import SET_DIGITS, SET_FACES
from forceout.onsets.desk import Desk
from forceout.onsets.goals import goal_readings
from forceout.onsets.judge import counted
from forceout.onsets.meaning import against_symbol
from forceout.onsets.symbols import Symbol
from forceout.onsets.writing import against_blank
from forceout.rules.claims import Claim

SOLUTIONS_OF_A_PAIR = 2


def solutions_wanted(desk: Desk) -> int:
    """Tell how many Solutions a paper has."""
    return SOLUTIONS_OF_A_PAIR if desk.now.two_solutions else 1


def meanings_of_wild(desk: Desk) -> tuple[str, ...]:
    """List the signs that a wild cube can stand for.

    >>> from forceout.api import Judge
    >>> from forceout.kit import Universe
    >>> from forceout.onsets.variations import compose
    >>> bench = Judge.of("agloa-onsets-2014", "elementary", ["wild-cube=B"]).bench
    >>> now, none = compose(bench.rules, bench.chosen), Universe()
    >>> "".join(meanings_of_wild(Desk(bench.rules, now, none, none)))
    "BRGYUn-'V^"
    """
    source = Cube(desk.now.wild)
    signs = (Symbol(sign, source=source) for sign in SET_FACES)
    return tuple(sign.text for sign in signs if not any(against_symbol(sign, desk)))


def place(face: str) -> int:
    """Tell at which place the search keeps a face.

    >>> place("B"), place("V"), place("c")
    (0, 4, 11)
    """
    return SIGNS.index(face)


SIGNS = "BRGYV^Un-'=c"
"""The signs in the order of the search."""


def told_rules(desk: Desk) -> OnSetsRules:
    """Tell the search what is in force."""
    now, rules = desk.now, desk.rules
    wild = (place(now.wild), [place(sign) for sign in meanings_of_wild(desk)]) if now.wild else None
    return OnSetsRules(
        places=[min(place(face) for face in now.alike(sign)) for sign in SIGNS],
        is_symmetric=now.symmetric_difference,
        may_restrict=rules.restrictions.in_play,
        is_repeating=now.multiple_operations,
        is_null_barred=now.no_null_restrictions,
        least_operations=now.least_operations,
        least_cubes=rules.least_cubes,
        wild=wild,
        required_cube=place(now.required_cube) if now.required_cube else None,
        solutions=solutions_wanted(desk),
    )


def blanks(desk: Desk) -> tuple[Card, ...]:
    """List what the blank card can be made; only the blank card itself where it is not wild."""
    if not desk.now.blank_wild:
        return (BLANK,)
    cards = (BLANK, *(card for card in CARDS if card != BLANK))
    return tuple(card for card in cards if not any(against_blank(card, desk)))


def told_deals(desk: Desk) -> list[tuple[list[int], list[int], int, int]]:
    """Tell the search the cards, once for each thing that the blank card can be made."""
    deals = []
    for blank in blanks(desk):
        dotted = desk.with_blank(blank)
        dots = [card.dots for card in dotted.dotted]
        weights = [counted(1 << number, dotted) for number in range(len(dots))]
        deals.append((dots, weights, dotted.wanted, dotted.barred))
    return deals


def told_cubes(cubes: Iterable[Cube]) -> list[int]:
    """Tell the search some cubes; digits are of no use to it.

    >>> told_cubes([Cube("B"), Cube("B"), Cube("3"), Cube("=")])
    [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    """
    counts = Counter(cube.face for cube in cubes)
    return [min(counts[face], _MOST_TOLD) for face in SIGNS]


_MOST_TOLD = 255
"""More than any box has; what the search refuses anyway, in one byte."""


def goals_of(mat: Mat, claim: Claim, desk: Desk) -> dict[frozenset[int], Layout | None]:
    """List what a paper can come to: the values of a Goal, and the Goal if the writer sets it.

    Goals with the same values are listed once.
    """
    if not claim.sets_goal:
        lain = mat.goal if isinstance(mat.goal, Layout) else None
        found = goal_readings(lain, desk.rules, desk.now).values
        return {found: None} if found else {}
    goals: dict[frozenset[int], Layout | None] = {}
    for layout in _layouts(mat, desk):
        found = goal_readings(layout, desk.rules, desk.now).values
        if found:
            goals.setdefault(found, layout)
    return goals


def _layouts(mat: Mat, desk: Desk) -> Iterator[Layout]:
    """Go through the Goals that the digits of Resources can make, those of few cubes first."""
    digits = Counter(cube.face for cube in mat.resources if cube.face in SET_DIGITS)
    most = desk.rules.goal.most_cubes
    faces = [face for face, count in digits.items() for _ in range(min(count, most))]
    turns = (Turn.UPRIGHT, Turn.UPSIDE_DOWN)
    for size in range(1, most + 1):
        for row in dict.fromkeys(permutations(faces, size)):
            for ways in product(turns, repeat=size):
                cubes = tuple(Cube(face, turn=turn) for face, turn in zip(row, ways, strict=True))
                for shape in _SHAPES if size == 3 else _SHAPES[:size]:
                    yield Layout(shape, cubes)


_SHAPES = (Shape.ROW, Shape.COLUMN, Shape.ELL, Shape.TEE)
