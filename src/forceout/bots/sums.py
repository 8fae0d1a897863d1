"""Equations in the head: a few sums by chance, until one comes to the Goal.

It is a guess as a quick player makes it, in plain whole numbers and without a thought for the
variations; the judge says whether it is right.
"""

from __future__ import annotations

from typing import Final

from forceout.bots.hand import Hand, any_face
from forceout.bots.luck import Luck, one_of, shuffled
from forceout.kit import Cube, Mat, Row
from forceout.kit.boxes import DIGITS, OPERATIONS
from forceout.rules.claims import Claim

TRIES: Final = 40
_LARGEST = 10_000

Sum = tuple[str, int | None]


def a_paper(mat: Mat, claim: Claim, luck: Luck) -> str:
    """Write a paper by chance; it is often right, as long as little is required."""
    hand = Hand.of(mat, claim)
    row = a_goal(mat.resources, luck) if claim.sets_goal else mat.goal
    if not isinstance(row, Row):
        return any_face(hand, luck)
    if claim.sets_goal:
        hand = hand.without(tuple(cube.face for cube in row.cubes))
    goal = "".join(cube.face for cube in row.cubes)
    aim = worth(goal)
    written = any_face(hand, luck)
    for _ in range(TRIES):
        chosen = _chosen(hand, luck)
        if chosen is None:
            continue
        written, value = _grouped(*chosen, luck)
        if value is not None and value == aim:
            break
    return f"{_without_outer(written)} = {goal}"


def a_goal(resources: tuple[Cube, ...], luck: Luck) -> Row:
    """Make a Goal of a digit, of two, or of two with a sign between them; no cube if no digit is.

    >>> str(a_goal((Cube("4"), Cube("x"), Cube("6")), lambda bound: bound - 1))
    '4x6'
    """
    digits = shuffled([cube for cube in resources if cube.face in DIGITS], luck)
    signs = [cube for cube in resources if cube.face in "+-x"]
    shape = luck(4)
    if len(digits) < 2 or shape == 0:
        return Row(tuple(digits[:1]))
    first, second = digits[:2]
    if shape < 3 or not signs:
        return Row((first,) if first.face == "0" else (first, second))
    sign = one_of(signs, luck)
    if sign.face == "-" and first.face < second.face:
        return Row((second, sign, first))
    return Row((first, sign, second))


def worth(goal: str) -> int | None:
    """Work out a Goal of one sign at most; None for anything else.

    >>> worth("12"), worth("4x6"), worth("2+3x4")
    (12, 24, None)
    """
    if goal.isdecimal():
        return int(goal)
    for sign in OPERATIONS:
        left, found, right = goal.partition(sign)
        if found and left.isdecimal() and right.isdecimal():
            return _of(int(left), sign, int(right))
    return None


def _chosen(hand: Hand, luck: Luck) -> tuple[list[str], list[str]] | None:
    """Choose numbers and the signs between them: what must be used, and a few more."""
    digits = tuple(face for face in hand.must if face in DIGITS)
    signs = tuple(face for face in hand.must if face in OPERATIONS)
    count = max(len(signs), len(digits) - 1, 1) + luck(2)
    wanted = ((DIGITS, count + 1 - len(digits)), (OPERATIONS, count - len(signs)))
    drawn = hand.drawn(wanted, luck)
    if drawn is None:
        return None
    more_digits, more_signs = drawn
    return shuffled(digits + more_digits, luck), shuffled(signs + more_signs, luck)


def _grouped(numbers: list[str], signs: list[str], luck: Luck) -> Sum:
    """Group numbers and signs in pairs, by chance, until one sum is left."""
    sums: list[Sum] = [(number, int(number)) for number in numbers]
    left = list(signs)
    while left:
        place = luck(len(left))
        sign = left.pop(place)
        (one, first), (other, second) = sums[place : place + 2]
        value = None if first is None or second is None else _of(first, sign, second)
        sums[place : place + 2] = [(f"({one}{sign}{other})", value)]
    return sums[0]


def _of(first: int, sign: str, second: int) -> int | None:
    """Two whole numbers and a sign; None where that is no whole number, or a large one."""
    if max(abs(first), abs(second)) > _LARGEST:
        return None
    match sign:
        case "+":
            return first + second
        case "-":
            return first - second
        case "x":
            return first * second
        case "/":
            return first // second if second and first % second == 0 else None
        case "^" if 0 < second < 6 and first:
            return int(first**second)
        case "v" if 0 < first < 4 and second >= 0:
            return next((root for root in range(100) if root**first == second), None)
        case _:
            return None


def _without_outer(written: str) -> str:
    """Leave out the parentheses round the whole."""
    return written[1:-1] if written.startswith("(") else written
