"""The variations of On-Sets: what each puts in force, and when it would change nothing.

A variation is a small object: `put` says what it changes, `idle` why it would have no effect on
the cubes that were rolled. What is in force in a shake is the fold of all that were chosen. What
the dealt cards rule out is looked at separately, since a pick can be judged before the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from forceout.kit import BLANK, Card, Cube, Universe
from forceout.kit.boxes import SET_OPERATIONS, SET_RELATIONS
from forceout.onsets import faults
from forceout.onsets.double_sets import against_double_set, double_set
from forceout.onsets.ruleset import Ruleset
from forceout.rules.variation import WITHOUT_EFFECT, PickRefused, Variation
from forceout.rules.verdict import Ruling

UNION_INTERSECTION = "Un"
UNIVERSE_NULL = "V^"


@dataclass(frozen=True, slots=True)
class InForce:
    """Everything that the variations of a shake have put in force."""

    wild: str = ""
    required_cube: str = ""
    union_intersection: bool = False
    universe_null: bool = False
    least_operations: int = 0
    multiple_operations: bool = False
    shift_from_permitted: bool = False
    no_null_restrictions: bool = False
    absolute_value: bool = False
    double_set: str = ""
    double_set_is_symmetric: bool = False
    required_card: Card | None = None
    forbidden_card: Card | None = None
    blank_wild: bool = False
    symmetric_difference: bool = False
    two_solutions: bool = False

    def alike(self, face: str) -> str:
        """The faces that a face is interchangeable with, itself among them.

        >>> InForce(union_intersection=True).alike("n"), InForce().alike("n")
        ('Un', 'n')
        """
        if self.union_intersection and face in UNION_INTERSECTION:
            return UNION_INTERSECTION
        if self.universe_null and face in UNIVERSE_NULL:
            return UNIVERSE_NULL
        return face


@dataclass(frozen=True, slots=True)
class Roll:
    """The Resources of a shake as a pick looks at them: what was rolled, what is in force.

    `minus_by_order` says that a Double Set named before keeps the minus it was named with.
    """

    cubes: tuple[Cube, ...]
    in_force: InForce
    minus_by_order: bool = False

    def shows(self, faces: str) -> bool:
        """Whether a cube shows one of these faces, or a wild cube can stand for one."""
        wild = self.in_force.wild
        return any(cube.face in faces or cube.face == wild for cube in self.cubes)


Put = Callable[[InForce, str], InForce]
Idle = Callable[[Roll, str], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of variation: its name, its title, what it puts in force, and when it is idle."""

    name: str
    title: str
    put: Put
    idle: Idle


def _switch(**fields: Any) -> Put:  # noqa: ANN401 - whatever the fields of InForce hold
    return lambda now, _: replace(now, **fields)


def _never(_roll: Roll, _parameter: str) -> str:
    return ""


def _needs(faces: str, what: str) -> Idle:
    return lambda roll, _: "" if roll.shows(faces) else f"{what} was rolled"


def _must_be_rolled(roll: Roll, face: str) -> str:
    rolled = any(cube.face == face for cube in roll.cubes)
    return "" if rolled else f"no {face} was rolled"


def _has_no_minus(roll: Roll, _parameter: str) -> str:
    doubles_minus = "-" in roll.in_force.double_set and not roll.minus_by_order
    return "" if doubles_minus or roll.shows("-") else "no - was rolled"


KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            "required-cube",
            "Required Cube",
            lambda now, face: replace(now, required_cube=face),
            _must_be_rolled,
        ),
        Kind(
            "wild-cube",
            "Wild Cube",
            lambda now, face: replace(now, wild=face),
            _must_be_rolled,
        ),
        Kind(
            "union-intersection",
            "U and n Interchangeable",
            _switch(union_intersection=True),
            _needs(UNION_INTERSECTION, "neither U nor n"),
        ),
        Kind(
            "universe-null",
            "V and ^ Interchangeable",
            _switch(universe_null=True),
            _needs(UNIVERSE_NULL, "neither V nor ^"),
        ),
        Kind("two-operations", "Two Operations", _switch(least_operations=2), _never),
        Kind(
            "multiple-operations",
            "Multiple Operations",
            _switch(multiple_operations=True),
            _needs(SET_OPERATIONS, "no operation sign"),
        ),
        Kind(
            "shift-from-permitted",
            "Shift from Permitted",
            _switch(shift_from_permitted=True),
            _never,
        ),
        Kind(
            "no-null-restrictions",
            "No Null Restrictions",
            _switch(no_null_restrictions=True),
            _needs(SET_RELATIONS, "neither = nor c"),
        ),
        Kind("absolute-value", "Absolute Value", _switch(absolute_value=True), _never),
        Kind(
            "double-set",
            "Double Set",
            lambda now, name: replace(
                now, double_set=name, double_set_is_symmetric=now.symmetric_difference
            ),
            _never,
        ),
        Kind(
            "required-card",
            "Required Card",
            lambda now, card: replace(now, required_card=Card.read(card)),
            _never,
        ),
        Kind(
            "forbidden-card",
            "Forbidden Card",
            lambda now, card: replace(now, forbidden_card=Card.read(card)),
            _never,
        ),
        Kind("blank-card-wild", "Blank Card Wild", _switch(blank_wild=True), _never),
        Kind(
            "symmetric-difference",
            "Symmetric Difference",
            _switch(symmetric_difference=True),
            _has_no_minus,
        ),
        Kind("two-solutions", "Two Solutions", _switch(two_solutions=True), _never),
    )
}
"""Every variation of On-Sets by name, in the order in which the lists first name them."""


def compose(
    ruleset: Ruleset, chosen: Sequence[Variation], universe: Universe | None = None
) -> InForce:
    """Put the variations of a shake in force, or refuse them with their clause.

    Raises `PickRefused` when the division's list, or the cards that were dealt, do not allow them
    together.
    """
    ruleset.picks.check(chosen)
    now = _in_force(ruleset, chosen)
    rulings = tuple(_against_cards(ruleset, now, universe))
    if rulings:
        raise PickRefused(rulings)
    return now


def _in_force(ruleset: Ruleset, chosen: Sequence[Variation]) -> InForce:
    now = _put((*ruleset.always, *chosen))
    if not ruleset.varied.minus_by_order:
        now = replace(now, double_set_is_symmetric=now.symmetric_difference)
    return now


@lru_cache(maxsize=512)
def _put(variations: tuple[Variation, ...]) -> InForce:
    now = InForce()
    for variation in variations:
        now = KINDS[variation.name].put(now, variation.parameter)
    return now


def _against_cards(ruleset: Ruleset, now: InForce, universe: Universe | None) -> Iterator[Ruling]:
    """Rule on what the cards that were dealt do not allow (only on names, before the deal)."""
    if now.double_set:
        named = double_set(now.double_set, is_symmetric=now.double_set_is_symmetric)
        yield from against_double_set(ruleset, named, universe)
    if universe is None:
        return
    for card in (now.required_card, now.forbidden_card):
        if card is not None and card not in universe:
            yield ruleset.ruling(faults.CARD_NOT_DEALT, card=str(card))
    if now.blank_wild and BLANK not in universe:
        yield ruleset.ruling(faults.BLANK_NOT_DEALT)


def rulings_against_pick(
    ruleset: Ruleset,
    resources: Sequence[Cube],
    universe: Universe | None,
    chosen: Sequence[Variation],
    pick: Variation,
) -> tuple[Ruling, ...]:
    """Say what speaks against picking a variation for this roll and deal, beside those chosen.

    A pick may also spoil one chosen before: Symmetric Difference can make a Double Set whole.
    """
    rulings = ruleset.picks.rulings_against(pick, chosen)
    if rulings:
        return rulings
    now = compose(ruleset, chosen, universe)
    roll = Roll(tuple(resources), now, ruleset.varied.minus_by_order)
    idle = KINDS[pick.name].idle(roll, pick.parameter)
    if idle:
        facts = {"pick": str(pick), "reason": idle}
        return (ruleset.ruling(WITHOUT_EFFECT, **facts),)
    return tuple(_against_cards(ruleset, _in_force(ruleset, (*chosen, pick)), universe))
