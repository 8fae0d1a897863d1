"""A Goal as it lies on the mat, made ready to be read: every meaning that each cube may have.

On the mat nobody says what a cube means, so all that the variations allow is open: a wild cube's
symbols, a turned cube's value, a ^ as power, point, GCF or ten. The gaps between the cubes close
off stretches that must be read together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product

from forceout import values
from forceout.equations.desk import Desk
from forceout.equations.evaluation import NEEDS_VARIATION, POINT, Several
from forceout.equations.meaning import TURNED_SIGNS
from forceout.equations.numerals import MOST_POINT_DIGITS
from forceout.equations.reading import (
    ADDED_FACTORIAL,
    MOST_ADDED_FACTORIALS,
    POWER_LIKE,
    Behind,
    Form,
    Item,
    WrittenRow,
    leaf,
)
from forceout.kit import Cube, Row, Turn
from forceout.kit.boxes import EQUATIONS_FACES, OPERATIONS
from forceout.rules.forest import Reading
from forceout.rules.verdict import Fault
from forceout.values import Uncheckable

_SHOWN_POWERS = range(-3, 4)
_BIG = {"^": "T", "v": "E"}
_THREE = 3


class Nature(Enum):
    """What a cube is taken for where it could be a digit, the point or i, or else a sign."""

    EITHER = "either"
    DIGIT = "digit"
    SIGN = "sign"


@dataclass(frozen=True, slots=True)
class Lain:
    """A cube of the Goal with the meaning tried for it; `is_wild` when it stands for another."""

    cube: Cube
    is_wild: bool
    nature: Nature = Nature.EITHER


def meanings(row: Row, desk: Desk) -> Iterator[tuple[Lain, ...]]:
    """Go through what the wild cubes of a Goal may stand for, all of them for the same symbol.

    What the cubes show comes first.
    """
    now = desk.now
    plain = [Lain(cube, is_wild=False) for cube in row.cubes]
    yield from by_nature(plain, row.gaps, desk)
    if not any(cube.face == now.wild for cube in row.cubes):
        return
    for face in EQUATIONS_FACES:
        if face != now.wild and now.numeral_like(face):
            lain = [
                standing_for(cube, face) if cube.face == now.wild else Lain(cube, is_wild=False)
                for cube in row.cubes
            ]
            yield from by_nature(lain, row.gaps, desk)


def by_nature(lain: Sequence[Lain], gaps: Sequence[int], desk: Desk) -> Iterator[tuple[Lain, ...]]:
    """Take each cube that can be part of a number or a sign for either, where gaps matter."""
    if not any(gaps):
        yield tuple(lain)
        return
    choices = [
        (replace(one, nature=Nature.DIGIT), replace(one, nature=Nature.SIGN))
        if _has_two_natures(one, desk)
        else (one,)
        for one in lain
    ]
    yield from product(*choices)


def _has_two_natures(one: Lain, desk: Desk) -> bool:
    is_point = desk.now.decimal_point and one.cube.face == "^"
    is_digit = one.cube.face in _BIG and desk.now.is_digit(one.cube.face)
    is_i = desk.now.imaginary and one.cube.face == "-" and one.is_wild
    return one.nature is Nature.EITHER and (is_point or is_digit or is_i)


def standing_for(wild: Cube, face: str) -> Lain:
    """Take a wild cube for another; that it is upside-down cannot be seen of a 0 or an x."""
    seen = Turn.SIDEWAYS if wild.turn.is_sideways else Turn.UPRIGHT
    return Lain(replace(wild, face=face, turn=seen), is_wild=True)


def lay_out(lain: Sequence[Lain], gaps: Sequence[int], desk: Desk) -> WrittenRow:
    """Lay out the cubes of a Goal with the meanings tried for them."""
    layout = _Layout(lain, desk)
    closed = closed_by_gaps(gaps, layout)
    return WrittenRow(
        items=layout.items,
        operands=layout.operands(gaps),
        grouping=desk.mat_grouping,
        may_span=within(closed),
        closed=closed,
        added_factorials=_may_add_factorials(desk),
        bars_power_sums=not desk.rules.varied.factors_of_power_sums,
    )


def _may_add_factorials(desk: Desk) -> bool:
    """XIII-C-8: with Multiple of k a Goal has no factorial, not even in an exponent."""
    allowed = not desk.now.multiple_of or desk.rules.varied.multiple_with_factorial_goal
    return desk.now.factorial and allowed


def within(closed: frozenset[tuple[int, int]]) -> Callable[[int, int], bool]:
    """Make the test that a stretch crosses no closed stretch."""

    def may_span(first: int, after: int) -> bool:
        return all(
            after <= start
            or first >= end
            or (first <= start and end <= after)
            or (start <= first and after <= end)
            for start, end in closed
        )

    return may_span


def closed_by_gaps(gaps: Sequence[int], layout: _Layout) -> frozenset[tuple[int, int]]:
    """Find the stretches that the gaps close off, signs left dangling at their ends not included.

    What stands together binds tighter than what stands apart; a wider gap parts more than a
    narrow one.
    """
    count = len(layout.items)
    closed = set()
    for width in sorted({gap for gap in gaps if gap}):
        start = 0
        for after in range(1, count + 1):
            if after == count or gaps[after - 1] >= width:
                core = layout.core(start, after)
                if core[1] - core[0] > 1:
                    closed.add(core)
                start = after
    return frozenset(closed)


class _Layout:
    """The cubes of a Goal and what each may be."""

    def __init__(self, lain: Sequence[Lain], desk: Desk) -> None:
        self._lain = lain
        self._desk = desk
        self.items = tuple(self._item(place, one) for place, one in enumerate(lain))

    def core(self, start: int, after: int) -> tuple[int, int]:
        """Leave out the signs at the ends of a stretch that reach over its edge."""
        while start < after and self._reaches_left(start):
            start += 1
        while after > start and self._is_sign(after - 1):
            after -= 1
        return start, after

    def _is_sign(self, place: int) -> bool:
        item = self.items[place]
        return bool(item.between or item.before) and not self._digit(place)

    def _reaches_left(self, place: int) -> bool:
        if not self._is_sign(place):
            return False
        follows_operand = place > 0 and not self._is_sign(place - 1)
        return follows_operand or not self.items[place].before

    # What a cube may be

    def _digit(self, place: int) -> str:
        """The digit that a cube is, however it is turned; empty if it is none."""
        face = self._lain[place].cube.face
        if not self._desk.now.is_digit(face) or self._lain[place].nature is Nature.SIGN:
            return ""
        return _BIG.get(face, face)

    def _upright_digit(self, place: int) -> str:
        """The digit that a cube can be inside a longer numeral."""
        cube = self._lain[place].cube
        return self._digit(place) if cube.turn is Turn.UPRIGHT or cube.face == "^" else ""

    def _may_be_point(self, place: int) -> bool:
        one = self._lain[place]
        is_caret = one.cube.face == "^" and one.cube.turn is Turn.UPRIGHT
        return self._desk.now.decimal_point and is_caret and one.nature is not Nature.SIGN

    def _item(self, place: int, one: Lain) -> Item:
        cube = one.cube
        before, between = self._signs(one)
        is_i = self._is_i(one)
        if not between and not is_i and cube.turn.value and not self._can_turn(one):
            return Item(str(cube), first_cube=place, after_cube=place + 1)
        behind = self._behind(place)
        return Item(str(cube), before, between, behind, is_i, is_i, place, place + 1)

    def _is_i(self, one: Lain) -> bool:
        cube = one.cube
        turned = cube.turn.is_sideways or one.is_wild
        may_be = one.nature is not Nature.SIGN
        return self._desk.now.imaginary and cube.face == "-" and turned and may_be

    def _can_turn(self, one: Lain) -> bool:
        now = self._desk.now
        turn = one.cube.turn
        if one.cube.face == "^" and now.is_digit("^"):
            return True
        if turn is Turn.BOTH:
            return False
        return now.sideways if turn is Turn.SIDEWAYS else now.upside_down

    def _signs(self, one: Lain) -> tuple[str, tuple[str, ...]]:
        cube, now = one.cube, self._desk.now
        if cube.face not in OPERATIONS or one.nature is Nature.DIGIT:
            return "", ()
        before = ""
        between: list[str] = []
        if cube.turn is Turn.UPRIGHT:
            between.append(cube.face)
            if cube.face == "v" and now.lcm:
                between.append("lcm")
            if cube.face == "^" and now.gcf:
                between.append("gcf")
            if self._desk.may_stand_in_front(cube.face):
                before = cube.face
        for (face, turn), named in TURNED_SIGNS.items():
            upright_wild = one.is_wild and cube.turn is Turn.UPRIGHT
            if face == cube.face and (turn is cube.turn or upright_wild):
                between += [name for name in named if getattr(now, NEEDS_VARIATION[name])]
        return before, tuple(between)

    def _behind(self, place: int) -> tuple[Behind, ...]:
        """The exponents that a numeral cube of the chosen colour may be (Exponent)."""
        colour = self._desk.now.exponent
        one = self._lain[place]
        shown = replace(one.cube, face=self._desk.now.wild) if one.is_wild else one.cube
        if colour is None or place == 0 or not self._digit(place):
            return ()
        if not self._desk.rules.box.is_of(shown, colour):
            return ()
        exponents = list(self._single(place))
        if _may_add_factorials(self._desk):
            for _ in range(MOST_ADDED_FACTORIALS):
                added = map(self._with_factorial, exponents)
                exponents += [more for more in added if more and more not in exponents]
        return (Behind("{}", tuple(exponents)),) if exponents else ()

    def _with_factorial(self, exponent: Reading) -> Reading | None:
        if exponent.broken or isinstance(exponent.value, Uncheckable):
            return None
        made = self._desk.arithmetic.factorial(exponent.value)
        if isinstance(made, Fault | Several | Uncheckable):
            return None
        text = exponent.sign + "!"
        return Reading(
            made,
            Form.BEHIND,
            exponent.start,
            exponent.end,
            text,
            traits=exponent.traits + ADDED_FACTORIAL,
        )

    # Operands

    def operands(self, gaps: Sequence[int]) -> Mapping[tuple[int, int], tuple[Reading, ...]]:
        """Every numeral that the cubes can form, by the stretch that it covers."""
        found: dict[tuple[int, int], tuple[Reading, ...]] = {}
        count = len(self._lain)
        for start in range(count):
            found[start, start + 1] = (*self._single(start), *self._pointed(start, start + 1))
            for end in range(start + 2, count + 1):
                if gaps and any(gaps[start : end - 1]):
                    break
                found[start, end] = (*self._plain(start, end), *self._pointed(start, end))
        return {span: readings for span, readings in found.items() if readings}

    def _single(self, place: int) -> Iterator[Reading]:
        """What a cube is as a numeral by itself."""
        one = self._lain[place]
        now = self._desk.now
        span = (place, place + 1)
        if self._is_i(one):
            yield leaf("i", values.I, *span)
            opposite = self._desk.arithmetic.turned(values.I, Turn.UPSIDE_DOWN)
            if not isinstance(opposite, Fault):
                yield leaf("iu", opposite, *span)
            return
        sign = self._digit(place)
        if not sign:
            return
        for turn in self._turns(one):
            value = self._desk.arithmetic.turned(self._desk.arithmetic.numeral([sign]), turn)
            if isinstance(value, Fault):
                yield Reading(None, Form.ATOM, *span, f"{sign}{turn.value}", broken=value)
            else:
                yield leaf(f"{sign}{turn.value}", value, *span)
        if sign == "1" and now.powers_of_base:
            for turn in self._turns(one):
                yield from self._powers_of_base(turn, span)

    def _powers_of_base(self, turn: Turn, span: tuple[int, int]) -> Iterator[Reading]:
        """The powers nearest to 1 that a 1 may stand for; there is no end of them."""
        arithmetic = self._desk.arithmetic
        for exponent in _SHOWN_POWERS:
            if exponent:
                traits = POWER_LIKE if exponent > 1 else 0
                power = arithmetic.turned_value(arithmetic.power_of_base(exponent), turn)
                yield leaf(f"1p{exponent}{turn.value}", power, *span, traits)

    def _turns(self, one: Lain) -> tuple[Turn, ...]:
        """The ways in which a numeral cube of the Goal may be taken to lie.

        XIII-C-5: a ^ that is ten may be taken upright or sideways, however it lies. Appendix A: a
        wild 0 may be taken upside-down, since nobody can see how it lies.
        """
        cube, now = one.cube, self._desk.now
        if cube.face == "^":
            opposite = (Turn.UPSIDE_DOWN,) if one.is_wild and now.upside_down else ()
            return (Turn.UPRIGHT, Turn.SIDEWAYS, *opposite)
        if one.is_wild and now.upside_down and cube.turn is Turn.UPRIGHT:
            return (Turn.UPRIGHT, Turn.UPSIDE_DOWN)
        if cube.turn is Turn.UPRIGHT:
            return (Turn.UPRIGHT,)
        return (cube.turn,) if self._can_turn(one) else ()

    def _plain(self, start: int, end: int) -> Iterator[Reading]:
        """Numerals of two digits or more."""
        rules = self._desk.rules.goal
        signs = [self._upright_digit(place) for place in range(start, end)]
        too_long = end - start > rules.most_digits
        leads = signs[0] == "0" and not rules.leading_zeros
        if all(signs) and not too_long and not leads:
            yield leaf("".join(signs), self._desk.arithmetic.numeral(signs), start, end)

    def _pointed(self, start: int, end: int) -> Iterator[Reading]:
        """Numerals with a decimal point."""
        now = self._desk.now
        signs = [
            POINT if self._may_be_point(place) else self._upright_digit(place)
            for place in range(start, end)
        ]
        digits = [sign for sign in signs if sign != POINT]
        if not all(signs) or not 1 <= len(digits) <= MOST_POINT_DIGITS:
            return
        if now.decimal_point and len(signs) == len(digits) + 1:
            yield self._numeral(signs, start, end)
        if now.decimal_in_goal and len(signs) == len(digits):
            for place in range(len(digits) + (len(digits) == _THREE)):
                yield self._numeral([*digits[:place], POINT, *digits[place:]], start, end)

    def _numeral(self, signs: Sequence[str], start: int, end: int) -> Reading:
        return leaf("".join(signs), self._desk.arithmetic.numeral(signs), start, end)
