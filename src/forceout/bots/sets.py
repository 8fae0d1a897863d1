"""On-Sets in the head: a few sets by chance, until one has as many cards as the Goal says.

It is a guess as a quick player makes it, without a thought for the variations; the judge says
whether it is right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from forceout.bots.hand import Hand, any_face
from forceout.bots.luck import Luck, one_of, shuffled
from forceout.kit import Cube, Layout, Mat, Shape, Universe
from forceout.kit.boxes import SET_COLOURS, SET_CONSTANTS, SET_DIGITS, SET_RELATIONS
from forceout.onsets.goals import worth
from forceout.rules.claims import Claim

TRIES: Final = 40
_SETS = SET_COLOURS + SET_CONSTANTS
_BETWEEN = "Un-"
_PRIME = "'"

Named = tuple[str, int]


def a_paper(mat: Mat, claim: Claim, luck: Luck) -> str:
    """Write a paper by chance; it is often right, as long as little is required."""
    hand = Hand.of(mat, claim)
    layout = a_goal(mat.resources, luck) if claim.sets_goal else mat.goal
    if not isinstance(layout, Layout) or mat.universe is None:
        return "V"
    aim = _aim(layout)
    restriction, left = _restricted(hand, mat.universe, luck)
    written = any_face(hand, luck)
    cards_of = {face: _cards(face, mat.universe) for face in _SETS}
    for _ in range(TRIES):
        chosen = _chosen(hand, luck)
        if chosen is None:
            continue
        written, cards = _grouped(*chosen, cards_of, luck)
        if (cards & left).bit_count() == aim:
            break
    goal = f"{layout}; " if claim.sets_goal and layout.cubes else ""
    return f"{goal}{restriction}{written}"


def a_goal(resources: tuple[Cube, ...], luck: Luck) -> Layout:
    """Lay out one, two or three of the digit cubes, upright.

    >>> str(a_goal((Cube("4"), Cube("B"), Cube("2")), lambda bound: bound - 1))
    'col 4 2'
    """
    digits = shuffled([cube for cube in resources if cube.face in SET_DIGITS], luck)
    cubes = tuple(digits[: 1 + luck(2)])
    shape = one_of((Shape.ROW, Shape.COLUMN), luck) if len(cubes) > 1 else Shape.ROW
    return Layout(shape, cubes)


def _aim(layout: Layout) -> int | None:
    """What an upright Goal comes to; None where it holds no digit, or something else."""
    digits = [cube.face for cube in layout.cubes]
    if not digits or not all(face in SET_DIGITS for face in digits):
        return None
    return worth(layout.shape, map(int, digits))


def _restricted(hand: Hand, universe: Universe, luck: Luck) -> tuple[str, int]:
    """Write a Restriction if a cube for one is required; and the cards that it leaves."""
    sign = next((face for face in hand.must if face in SET_RELATIONS), "")
    colours = [face for face in hand.must + hand.may if face in SET_COLOURS]
    if not sign or len(colours) < 2:
        return "", universe.whole
    one, other = shuffled(colours, luck)[:2]
    first, second = universe.with_dot(one), universe.with_dot(other)
    removed = first ^ second if sign == "=" else first & ~second
    return f"{one}{sign}{other}; ", universe.whole & ~removed


def _chosen(hand: Hand, luck: Luck) -> tuple[list[str], list[str], int] | None:
    """Choose sets, the signs between them, and how many primes."""
    sets = tuple(face for face in hand.must if face in _SETS)
    signs = tuple(face for face in hand.must if face in _BETWEEN)
    primes = hand.must.count(_PRIME)
    count = max(len(signs), len(sets) - 1, luck(3))
    wanted = ((_SETS, count + 1 - len(sets)), (_BETWEEN, count - len(signs)))
    drawn = hand.drawn(wanted, luck)
    if drawn is None:
        return None
    more_sets, more_signs = drawn
    if hand.has(_PRIME) and (not count or not luck(2)):
        primes += 1
    return shuffled(sets + more_sets, luck), shuffled(signs + more_signs, luck), primes


def _grouped(
    sets: list[str], signs: list[str], primes: int, cards_of: Mapping[str, int], luck: Luck
) -> Named:
    """Group sets and signs in pairs, by chance, until one is left; primes go where they fall."""
    named = [(face, cards_of[face]) for face in sets]
    for _ in range(primes):
        place = luck(len(named))
        name, cards = named[place]
        named[place] = (f"{name}{_PRIME}", cards_of["V"] & ~cards)
    left = list(signs)
    while left:
        place = luck(len(left))
        sign = left.pop(place)
        (one, first), (other, second) = named[place : place + 2]
        whole = f"({one} {sign} {other})" if left else f"{one} {sign} {other}"
        named[place : place + 2] = [(whole, _of(first, sign, second))]
    return named[0]


def _cards(face: str, universe: Universe) -> int:
    match face:
        case "V":
            return universe.whole
        case "^":
            return 0
        case _:
            return universe.with_dot(face)


def _of(first: int, sign: str, second: int) -> int:
    match sign:
        case "U":
            return first | second
        case "n":
            return first & second
        case _:
            return first & ~second
