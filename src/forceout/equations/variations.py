"""The variations of Equations: what each puts in force, and when it would change nothing.

A variation is a small object: `put` says what it changes, `idle` why it would have no effect on
the cubes that were rolled. What is in force in a shake is the fold of all that were chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from forceout.equations.ruleset import Ruleset
from forceout.kit import Colour, Cube
from forceout.kit.boxes import DIGITS, OPERATIONS
from forceout.rules.variation import WITHOUT_EFFECT, Variation
from forceout.rules.verdict import Ruling

TEN = 10
_BIG_DIGIT_BASES = {"^": 11, "v": 12}


@dataclass(frozen=True, slots=True)
class InForce:
    """Everything that the variations of a shake have put in force."""

    sideways: bool = False
    upside_down: bool = False
    wild: str = ""
    wild_is_numeral: bool = False
    factorial: bool = False
    multiple_operations: bool = False
    least_operations: int = 0
    remainder: bool = False
    two_digits: bool = False
    lcm: bool = False
    gcf: bool = False
    factors: bool = False
    prime: bool = False
    average: bool = False
    percent: bool = False
    decimal_point: bool = False
    base: int = TEN
    multiple_of: int = 0
    exponent: Colour | None = None
    powers_of_base: bool = False
    imaginary: bool = False
    decimal_in_goal: bool = False
    log: bool = False

    @property
    def x_in_front(self) -> bool:
        """Whether an x may stand in front of its operand."""
        return self.factors or self.prime

    @property
    def points_are_cubes(self) -> bool:
        """Whether a decimal point is a cube (Decimal Point) or only ink (Decimal in Goal)."""
        return not self.decimal_in_goal

    def is_digit(self, face: str) -> bool:
        """Whether an upright face is a digit of the base."""
        if face in _BIG_DIGIT_BASES:
            return self.base >= _BIG_DIGIT_BASES[face]
        return face in DIGITS and int(face) < self.base

    def numeral_like(self, face: str) -> bool:
        """Whether a wild cube may stand for this face at all (Elementary: numerals only)."""
        if face in DIGITS:
            return self.is_digit(face)
        return not self.wild_is_numeral


@dataclass(frozen=True, slots=True)
class Roll:
    """The Resources of a shake as a pick looks at them: what was rolled, what is in force."""

    cubes: tuple[Cube, ...]
    in_force: InForce

    def shows(self, faces: str) -> bool:
        """Whether a cube shows one of these faces, or a wild cube can stand for one."""
        now = self.in_force
        if any(cube.face in faces for cube in self.cubes):
            return True
        has_wild = any(cube.face == now.wild for cube in self.cubes)
        return has_wild and any(now.numeral_like(face) for face in faces)

    def digits(self, colour: Colour | None = None) -> int:
        """Count the cubes that can be digits, those of one colour if one is named."""
        now = self.in_force
        return sum(
            (now.is_digit(cube.face) or cube.face == now.wild)
            and (colour is None or cube.colour in {None, colour})
            for cube in self.cubes
        )


Put = Callable[[InForce, str], InForce]
Idle = Callable[[Roll, str], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of variation: its name, its title, what it puts in force, and when it is idle."""

    name: str
    title: str
    put: Put
    idle: Idle


def _switch(field: str) -> Put:
    switched: dict[str, Any] = {field: True}
    return lambda now, _: replace(now, **switched)


def _never(_roll: Roll, _parameter: str) -> str:
    return ""


def _needs(faces: str, what: str) -> Idle:
    return lambda roll, _: "" if roll.shows(faces) else f"{what} was rolled"


def _needs_digits(count: int) -> Idle:
    return lambda roll, _: "" if roll.digits() >= count else "there are too few digits"


def _turning_is_idle(roll: Roll, _parameter: str) -> str:
    turnable = roll.shows(DIGITS[1:] + "".join(_BIG_DIGIT_BASES) * (roll.in_force.base > TEN))
    return "" if turnable else "no numeral but 0 was rolled"


def _sideways_is_idle(roll: Roll, _parameter: str) -> str:
    """A 1 that lies sideways is still worth one."""
    turnable = roll.shows(DIGITS[2:] + "".join(_BIG_DIGIT_BASES) * (roll.in_force.base > TEN))
    return "" if turnable else "no numeral but 0 and 1 was rolled"


def _base_is_idle(roll: Roll, base: str) -> str:
    """One digit by itself is worth the same in every base that has it."""
    digits = roll.digits()
    new = any(
        (cube.face in DIGITS and int(cube.face) >= int(base))
        or int(base) >= _BIG_DIGIT_BASES.get(cube.face, int(base) + 1)
        for cube in roll.cubes
    )
    return "" if new or digits > 1 else "there are too few digits"


def _wild_is_idle(roll: Roll, face: str) -> str:
    rolled = any(cube.face == face for cube in roll.cubes)
    return "" if rolled else f"no {face} was rolled"


def _exponent_is_idle(roll: Roll, colour: str) -> str:
    """XIII-B-9 comment (c): in base eight black 8s and 9s are no exponents, but for 0 Wild."""
    wild = roll.in_force.wild
    if roll.digits(Colour[colour.upper()]) or wild == "0":
        rolled = any(
            cube.colour in {None, Colour[colour.upper()]}
            and (cube.face in DIGITS or roll.in_force.is_digit(cube.face) or cube.face == wild)
            for cube in roll.cubes
        )
        if rolled:
            return ""
    return f"no {colour} cube here can be an exponent"


def _multiple_operations_are_idle(roll: Roll, _parameter: str) -> str:
    usable = roll.shows(OPERATIONS) or roll.in_force.factorial
    return "" if usable else "no operation sign was rolled"


KINDS = {
    kind.name: kind
    for kind in (
        Kind("sideways", "Sideways", _switch("sideways"), _sideways_is_idle),
        Kind("upside-down", "Upside-down", _switch("upside_down"), _turning_is_idle),
        Kind("wild", "Wild", lambda now, face: replace(now, wild=face), _wild_is_idle),
        Kind("factorial", "Factorial", _switch("factorial"), _needs_digits(1)),
        Kind(
            "multiple-operations",
            "Multiple Operations",
            _switch("multiple_operations"),
            _multiple_operations_are_idle,
        ),
        Kind(
            "three-operation-solution",
            "Three-operation Solution",
            lambda now, _: replace(now, least_operations=3),
            _never,
        ),
        Kind("remainder", "Remainder", _switch("remainder"), _needs("/", "no /")),
        Kind("two-digit-numerals", "Two-digit Numerals", _switch("two_digits"), _needs_digits(2)),
        Kind("lcm", "LCM", _switch("lcm"), _needs("v", "no v")),
        Kind("gcf", "GCF", _switch("gcf"), _needs("^", "no ^")),
        Kind("number-of-factors", "Number of Factors", _switch("factors"), _needs("x", "no x")),
        Kind("smallest-prime", "Smallest Prime", _switch("prime"), _needs("x", "no x")),
        Kind("average", "Average", _switch("average"), _needs("+", "no +")),
        Kind("percent", "Percent", _switch("percent"), _needs("v", "no v")),
        Kind("decimal-point", "Decimal Point", _switch("decimal_point"), _needs("^", "no ^")),
        Kind(
            "base",
            "Base m",
            lambda now, base: replace(now, base=int(base), two_digits=True),
            _base_is_idle,
        ),
        Kind(
            "multiple-of",
            "Multiple of k",
            lambda now, k: replace(now, multiple_of=int(k)),
            _never,
        ),
        Kind(
            "exponent",
            "Exponent",
            lambda now, colour: replace(now, exponent=Colour[colour.upper()]),
            _exponent_is_idle,
        ),
        Kind(
            "powers-of-the-base",
            "Powers of the Base",
            _switch("powers_of_base"),
            _needs("1", "no 1"),
        ),
        Kind("imaginary", "Imaginary", _switch("imaginary"), _never),
        Kind("decimal-in-goal", "Decimal in Goal", _switch("decimal_in_goal"), _needs_digits(1)),
        Kind("log", "Log", _switch("log"), _needs("/", "no /")),
    )
}
"""Every variation of Equations by name, in the order in which the lists first name them."""


def compose(ruleset: Ruleset, chosen: Sequence[Variation]) -> InForce:
    """Put the variations of a shake in force, or refuse them with their clause.

    Raises `PickRefused` when the division's list does not allow them together.
    """
    ruleset.picks.check(chosen)
    return _put((*ruleset.always, *chosen), wild_is_numeral=ruleset.varied.wild_is_numeral)


@lru_cache(maxsize=512)
def _put(variations: tuple[Variation, ...], *, wild_is_numeral: bool) -> InForce:
    now = InForce(wild_is_numeral=wild_is_numeral)
    for variation in variations:
        now = KINDS[variation.name].put(now, variation.parameter)
    return now


def rulings_against_pick(
    ruleset: Ruleset,
    resources: Sequence[Cube],
    chosen: Sequence[Variation],
    pick: Variation,
) -> tuple[Ruling, ...]:
    """Say what speaks against picking a variation for this roll, beside what is chosen already."""
    rulings = ruleset.picks.rulings_against(pick, chosen)
    if rulings:
        return rulings
    roll = Roll(tuple(resources), compose(ruleset, chosen))
    idle = KINDS[pick.name].idle(roll, pick.parameter)
    if idle:
        facts = {"pick": str(pick), "reason": idle}
        return (Ruling(WITHOUT_EFFECT, ruleset.cite(WITHOUT_EFFECT), facts),)
    return ()
