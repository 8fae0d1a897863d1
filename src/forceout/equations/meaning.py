"""What a written symbol may mean under the variations in force, and the fault when it may not."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.equations import faults
from forceout.equations.desk import Desk
from forceout.equations.evaluation import NEEDS_VARIATION
from forceout.equations.symbols import BIG_DIGITS, Mark, Symbol
from forceout.equations.variations import KINDS, TEN, InForce
from forceout.kit import Cube, Turn
from forceout.rules.verdict import Ruling

TURNED_SIGNS = {
    ("/", Turn.SIDEWAYS): ("rem", "log"),
    ("v", Turn.UPSIDE_DOWN): ("pct",),
}
"""What an operation cube means when it is turned, if the variation for it is in force."""

_TURNED_DIGITS = frozenset(BIG_DIGITS.values())


def turned_meanings(face: str, turn: Turn, now: InForce) -> tuple[str, ...]:
    """Name the operations that a turned operation cube stands for here."""
    named = TURNED_SIGNS.get((face, turn), ())
    return tuple(name for name in named if getattr(now, NEEDS_VARIATION[name]))


def is_sideways_minus(face: str, turn: Turn) -> bool:
    """Whether a cube lies as the imaginary unit does."""
    return face == "-" and turn.is_sideways


def against_symbol(symbol: Symbol, desk: Desk, *, in_goal: bool) -> Iterator[Ruling]:
    """Rule on a symbol that has no meaning here."""
    now = desk.now
    if symbol.mark is Mark.POINT and now.decimal_in_goal and not in_goal:
        yield desk.ruling(faults.POINT_IN_SOLUTION)
    elif needed := _variation_needed(symbol, now):
        yield not_in_force(str(symbol), KINDS[needed].title, desk)
    elif symbol.mark is Mark.OPERATION:
        yield from against_turned_sign(symbol, desk)
    elif symbol.mark is Mark.DIGIT and not now.is_digit(symbol.face):
        yield desk.ruling(faults.BASE_DIGIT, symbol=str(symbol), base=str(now.base))
    yield from _against_source(symbol, desk)
    yield from _against_turn(symbol, desk, in_goal=in_goal)


def not_in_force(written: str, title: str, desk: Desk) -> Ruling:
    """Rule on a symbol whose variation was not chosen, or that the rulebook does not know."""
    if not desk.rules.listed:
        return desk.ruling(faults.MEANS_NOTHING, symbol=written)
    return desk.ruling(faults.NOT_IN_FORCE, symbol=written, variation=title)


def _variation_needed(symbol: Symbol, now: InForce) -> str:
    """Name the variation that a symbol needs and that is not in force; empty if there is none."""
    needed, has = "", True
    match symbol.mark:
        case Mark.FACTORIAL:
            needed, has = "factorial", now.factorial
        case Mark.IMAGINARY:
            needed, has = "imaginary", now.imaginary
        case Mark.POWER_OF_BASE:
            needed, has = "powers-of-the-base", now.powers_of_base
        case Mark.POINT:
            needed, has = "decimal-point", now.decimal_point or now.decimal_in_goal
        case Mark.NAMED:
            needed = NEEDS_VARIATION[symbol.text]
            has = getattr(now, needed)
        case Mark.DIGIT:
            needed, has = "base", symbol.text not in BIG_DIGITS or now.base != TEN
        case Mark.OPERATION:
            pass
    return "" if has else needed


def against_turned_sign(sign: Cube | Symbol, desk: Desk) -> Iterator[Ruling]:
    """Rule on an operation cube that is turned and means nothing like that."""
    face, turn, now = sign.face, sign.turn, desk.now
    if turn is Turn.UPRIGHT or turned_meanings(face, turn, now):
        return
    if face in _TURNED_DIGITS and now.is_digit(face):
        return
    named = [NEEDS_VARIATION[name] for name in TURNED_SIGNS.get((face, turn), ())]
    if is_sideways_minus(face, turn):
        if now.imaginary:
            if isinstance(sign, Symbol):
                yield desk.ruling(faults.UNIT_NOT_WRITTEN, symbol=str(sign))
            return
        named = ["imaginary"]
    listed = next((name for name in named if name in desk.rules.listed), None)
    if listed:
        yield not_in_force(str(sign), KINDS[listed].title, desk)
    else:
        yield desk.ruling(faults.TURNED_SIGN, symbol=str(sign))


def _against_source(symbol: Symbol, desk: Desk) -> Iterator[Ruling]:
    """Rule on a symbol that is written for a cube which shows something else."""
    source, now = symbol.source, desk.now
    if source is None or source.face == symbol.face:
        return
    if not now.wild:
        yield not_in_force(str(symbol), "Wild", desk)
    elif now.wild != source.face:
        yield desk.ruling(faults.WRONG_WILD, symbol=str(symbol), face=now.wild)
    elif now.wild_is_numeral and symbol.mark is not Mark.DIGIT:
        yield desk.ruling(faults.WILD_NUMERAL, face=now.wild, meaning=symbol.text)
    elif not symbol.face:
        yield desk.ruling(faults.WILD_NO_CUBE, face=now.wild, meaning=symbol.text)


def _against_turn(symbol: Symbol, desk: Desk, *, in_goal: bool) -> Iterator[Ruling]:
    turn, now = symbol.turn, desk.now
    if turn is Turn.UPRIGHT:
        return
    if symbol.mark in {Mark.DIGIT, Mark.POWER_OF_BASE}:
        if turn.is_sideways and not now.sideways:
            yield not_in_force(str(symbol), "Sideways", desk)
        if turn.is_upside_down and not now.upside_down:
            yield not_in_force(str(symbol), "Upside-down", desk)
        if turn is Turn.BOTH and in_goal:
            yield desk.ruling(faults.BARRED_TURN, symbol=str(symbol))
    elif symbol.mark is Mark.IMAGINARY and turn is not Turn.UPSIDE_DOWN:
        yield desk.ruling(faults.BARRED_TURN, symbol=str(symbol))
