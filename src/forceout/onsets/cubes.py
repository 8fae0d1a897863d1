"""Whether a Solution uses the cubes of the table as its claim allows.

The Restrictions together use each cube once, and so does the Set-Name; a cube may be in both.
Where cubes can stand for one another there are several ways to match them, and one that breaks
nothing is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from forceout.kit import Mat, Section
from forceout.kit.boxes import SET_RELATIONS
from forceout.onsets import faults
from forceout.onsets.desk import Desk
from forceout.onsets.symbols import Mark, Solution, Symbol, symbols_of
from forceout.onsets.variations import InForce
from forceout.rules.claims import Claim
from forceout.rules.cover import Cover, Lying, Need, cover
from forceout.rules.cube_use import (
    SECTIONS,
    CubesUsed,
    against_count,
    against_need,
    against_resources,
    listed,
)
from forceout.rules.verdict import Ruling, Use


class _Parts(NamedTuple):
    """The symbols of the two parts of a Solution; `has_restrictions` says that there are two."""

    restrictions: tuple[Symbol, ...]
    set_name: tuple[Symbol, ...]
    has_restrictions: bool


class _Matched(NamedTuple):
    """Both parts matched to the same cubes."""

    lying: Sequence[Lying]
    restrictions: Cover
    set_name: Cover


def cubes_used(desk: Desk, mat: Mat, claim: Claim, solution: Solution) -> CubesUsed:
    """Match the symbols of a Solution to the cubes of the table."""
    usable = {Mark.COLOUR, Mark.CONSTANT, Mark.OPERATION}
    restrictions = tuple(
        symbol
        for restriction in solution.restrictions
        for symbol in symbols_of(restriction)
        if symbol.mark is not Mark.DIGIT
    )
    set_name = tuple(symbol for symbol in symbols_of(solution.set_name) if symbol.mark in usable)
    parts = _Parts(restrictions, set_name, bool(solution.restrictions))
    tried: list[CubesUsed] = []
    for keeps_wild_apart in _ways_to_match(parts, desk.now):
        for lying in _offers(mat, claim, desk.now):
            found = _used(parts, lying, desk, mat, claim, keeps_wild_apart=keeps_wild_apart)
            if not found.rulings:
                return found
            tried.append(found)
    return _nearest(tried)


def _nearest(tried: Sequence[CubesUsed]) -> CubesUsed:
    """Take the way that gives most symbols a cube, and of these one that keeps to the claim.

    The last way offers the most cubes, and says best what is missing.
    """

    def nearness(used: CubesUsed) -> tuple[int, bool]:
        is_within = all(one.fault is not faults.TOO_MANY_RESOURCES for one in used.rulings)
        return len(used.uses), is_within

    return max(reversed(tried), key=nearness)


def _ways_to_match(parts: _Parts, now: InForce) -> tuple[bool, ...]:
    """Whether to keep wild cubes from serving what is written without a note.

    A wild U that stands for a third sign may not also be a plain union or intersection, but then
    an n cube can, where the two are interchangeable.
    """
    alike = now.alike(now.wild)
    strays = any(
        symbol.cube_face == now.wild and symbol.text not in alike
        for symbol in (*parts.restrictions, *parts.set_name)
    )
    return (True, False) if strays and len(alike) > 1 else (False,)


def _offers(mat: Mat, claim: Claim, now: InForce) -> Iterator[list[Lying]]:
    """Go through the cubes that a writer may choose from, the likeliest first.

    Where only one cube of Resources may be used, each is tried by itself, since both parts must
    use the same one; at last all of them are offered, to see what is missing.
    """
    on_mat = [Lying(cube, section) for section in SECTIONS[:2] for cube in mat.lying_in(section)]
    beside = [Lying(cube, Section.RESOURCES) for cube in mat.resources]
    if claim.most_resources == 1:
        yield _ordered(on_mat, now)
        for face in dict.fromkeys(lies.cube.face for lies in beside):
            one = next(lies for lies in beside if lies.cube.face == face)
            yield _ordered([*on_mat, one], now)
    yield _ordered([*on_mat, *beside], now)


def _ordered(lying: list[Lying], now: InForce) -> list[Lying]:
    """Put the cube that Required Cube asks for right behind those of Required."""
    wanted = [lies for lies in lying if lies.cube.face == now.required_cube]
    if not wanted or wanted[0].section is Section.REQUIRED:
        return lying
    required = sum(lies.section is Section.REQUIRED for lies in lying)
    place = lying.index(wanted[0])
    return [*lying[:required], wanted[0], *lying[required:place], *lying[place + 1 :]]


def _asked(lying: Sequence[Lying], now: InForce) -> list[Lying]:
    """Ask for the cube of Required Cube as for those of Required, though one part is enough."""
    place = next((n for n, lies in enumerate(lying) if lies.cube.face == now.required_cube), None)
    return [
        Lying(lies.cube, Section.REQUIRED) if number == place else lies
        for number, lies in enumerate(lying)
    ]


def _used(
    parts: _Parts,
    lying: list[Lying],
    desk: Desk,
    mat: Mat,
    claim: Claim,
    *,
    keeps_wild_apart: bool,
) -> CubesUsed:
    now = desk.now
    asked = _asked(lying, now)
    matched = _Matched(
        lying,
        cover([_need(one, now, apart=keeps_wild_apart) for one in parts.restrictions], asked),
        cover([_need(one, now, apart=keeps_wild_apart) for one in parts.set_name], asked),
    )
    numbers = {number for part in matched[1:] for _, number in part.used}
    unserved = [*matched.restrictions.unserved, *matched.set_name.unserved]
    resources = [
        lying[number].cube
        for number in sorted(numbers)
        if lying[number].section is Section.RESOURCES
    ]
    rulings = [
        *against_count(desk, len(numbers) + len(unserved), desk.rules.least_cubes),
        *(against_need(desk, need, mat) for need in unserved),
        *_against_required(desk, parts, matched),
        *against_resources(desk, resources, claim),
        *_against_wild(desk, parts, matched),
        *_against_unnoted(desk, matched),
    ]
    if now.required_cube and all(lying[n].cube.face != now.required_cube for n in numbers):
        rulings.append(desk.ruling(faults.REQUIRED_CUBE, face=now.required_cube))
    uses = tuple(
        Use(need.symbol, str(lying[number].cube), lying[number].section)
        for part in matched[1:]
        for need, number in part.used
    )
    return CubesUsed(uses, tuple(rulings))


def _need(symbol: Symbol, now: InForce, *, apart: bool) -> Need:
    """Say which cubes can serve a symbol: its own, the one that its note names, or one alike."""
    faces = symbol.cube_face if symbol.is_annotated else now.alike(symbol.text)
    if apart and not symbol.is_annotated:
        faces = faces.replace(now.wild, "")
    again = now.multiple_operations and symbol.mark is Mark.OPERATION
    return Need(str(symbol), faces, again=again)


def _against_required(desk: Desk, parts: _Parts, matched: _Matched) -> Iterator[Ruling]:
    """VII-B-4-b: every Required cube in the Set-Name, and in the Restrictions if there are any.

    The Set-Name has no = or c, nor a wild cube that stands for one.
    """
    lying = matched.lying
    only_relations = SET_RELATIONS + desk.now.wild * any(
        symbol.mark is Mark.RELATION and symbol.is_annotated for symbol in parts.restrictions
    )
    asking = [
        lies.cube.face
        for lies in lying
        if lies.section is Section.REQUIRED and lies.cube.face in SET_RELATIONS
    ]
    if asking and not parts.has_restrictions:
        yield desk.ruling(faults.RESTRICTION_MISSING, cubes=" ".join(asking))
    left_out = {
        "Restriction part": [
            lying[n].cube
            for n in matched.restrictions.left_out
            if parts.has_restrictions and lying[n].section is Section.REQUIRED
        ],
        "Set-Name": [
            lying[n].cube
            for n in matched.set_name.left_out
            if lying[n].cube.face not in only_relations and lying[n].section is Section.REQUIRED
        ],
    }
    for part, cubes in left_out.items():
        if cubes:
            yield desk.ruling(faults.REQUIRED_LEFT_OUT, part=part, cubes=listed(cubes))


def _against_wild(desk: Desk, parts: _Parts, matched: _Matched) -> Iterator[Ruling]:
    """Rule on a wild cube that stands for several symbols.

    Interchangeable signs count as one: a wild cube used as one of them may be the other as well.
    """
    now = desk.now
    if not now.wild:
        return
    symbols = (*parts.restrictions, *parts.set_name)
    meant = [
        symbol.text
        for symbol in symbols
        if symbol.cube_face == now.wild and (symbol.is_annotated or now.alike(now.wild) == now.wild)
    ]
    meant += [
        need.symbol[0]
        for part in matched[1:]
        for need, number in part.used
        if matched.lying[number].cube.face == now.wild
    ]
    kinds: dict[str, str] = {}
    for text in meant:
        kinds.setdefault(now.alike(text), text)
    if len(kinds) > 1:
        one, other, *_ = kinds.values()
        yield desk.ruling(faults.WILD_DIFFERS, face=now.wild, one=one, other=other)


def _against_unnoted(desk: Desk, matched: _Matched) -> Iterator[Ruling]:
    """Rule on a symbol without a cube where a wild cube is free and no note says what it is."""
    wild = desk.now.wild
    barred = wild if desk.rules.restrictions.in_play else wild + SET_RELATIONS
    free = {number for number, lies in enumerate(matched.lying) if lies.cube.face == wild}
    for part in matched[1:]:
        if free.difference(number for _, number in part.used):
            for need in part.unserved:
                if ":" not in need.symbol and need.symbol not in barred:
                    yield desk.ruling(faults.WILD_UNNOTED, symbol=need.symbol, face=wild)
