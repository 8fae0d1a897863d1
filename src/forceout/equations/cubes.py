"""Whether a Solution uses the cubes of the table as its claim allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from forceout.equations import faults
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import Expression, Group, Mark, Meant, Superscript, Symbol
from forceout.equations.variations import InForce
from forceout.kit import Mat, Section
from forceout.rules.claims import Claim
from forceout.rules.cover import Cover, Lying, Need, cover
from forceout.rules.verdict import Ruling, Use

_SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.RESOURCES)


@dataclass(frozen=True, slots=True)
class CubesUsed:
    """Which cube each symbol used, and what speaks against it."""

    uses: tuple[Use, ...]
    rulings: tuple[Ruling, ...]


def cubes_used(
    rules: Ruleset,
    now: InForce,
    mat: Mat,
    claim: Claim,
    solution: Expression,
    own_goal: Expression = (),
) -> CubesUsed:
    """Match the symbols of a Solution to the cubes of the table.

    `own_goal` is the writer's own Goal, where the claim lets the writer set one: its cubes come
    out of the Resources too.
    """
    needs = list(_needs(solution, now))
    lying = [Lying(cube, section) for section in _SECTIONS for cube in mat.lying_in(section)]
    own = [need._replace(again=False) for need in _needs(own_goal, now)]
    found = cover([*needs, *own], lying)
    rulings = [
        *_against_count(rules, needs),
        *_against_unserved(rules, found.unserved, mat),
        *_against_sections(rules, found, lying, claim),
    ]
    uses = tuple(
        Use(need.symbol, str(lying[cube].cube), lying[cube].section) for need, cube in found.used
    )
    return CubesUsed(uses, tuple(rulings))


def _needs(expression: Expression, now: InForce, *, raised: bool = False) -> Iterator[Need]:
    for part in expression:
        match part:
            case Group():
                yield from _needs(part.parts, now, raised=raised)
            case Superscript():
                yield from _needs(part.parts, now, raised=True)
            case Symbol(mark=Mark.POINT) if now.decimal_in_goal:
                pass
            case Symbol() if part.face:
                colour = now.exponent if raised else None
                again = now.multiple_operations and _is_operation(part)
                yield Need(str(part), part.cube_face, colour, again)
            case Symbol() | Meant():
                pass


def _is_operation(symbol: Symbol) -> bool:
    """Whether a symbol is an operation sign that Multiple Operations frees; i is a numeral."""
    if symbol.mark is Mark.NAMED:
        return True
    return symbol.mark is Mark.OPERATION and not (symbol.face == "-" and symbol.turn.is_sideways)


def _against_count(rules: Ruleset, needs: Sequence[Need]) -> Iterable[Ruling]:
    if len(needs) < rules.least_cubes:
        yield rules.ruling(faults.ONE_CUBE, count=str(len(needs)))


def _against_unserved(rules: Ruleset, unserved: Sequence[Need], mat: Mat) -> Iterable[Ruling]:
    usable = [cube for section in _SECTIONS for cube in mat.lying_in(section)]
    for need in unserved:
        if any(need.takes(cube) for cube in mat.forbidden):
            yield rules.ruling(faults.FORBIDDEN_USED, symbol=need.symbol)
        elif any(need.takes(cube) for cube in usable):
            yield rules.ruling(faults.USED_TOO_OFTEN, symbol=need.symbol)
        elif need.colour and any(cube.face in need.faces for cube in usable):
            facts = {"symbol": need.symbol, "colour": need.colour.word}
            yield rules.ruling(faults.EXPONENT_COLOUR, **facts)
        else:
            yield rules.ruling(faults.NOT_THERE, symbol=need.symbol)


def _against_sections(
    rules: Ruleset, found: Cover, lying: Sequence[Lying], claim: Claim
) -> Iterable[Ruling]:
    if found.left_out:
        cubes = _listed(str(lying[cube].cube) for cube in found.left_out)
        yield rules.ruling(faults.REQUIRED_LEFT_OUT, cubes=cubes)
    used = found.cubes_used(lying, Section.RESOURCES)
    most = claim.most_resources
    if most is not None and len(used) > most:
        cubes = _listed(map(str, used))
        facts = {"count": str(len(used)), "cubes": cubes, "most": str(most)}
        yield rules.ruling(faults.TOO_MANY_RESOURCES, **facts)
    if claim.uses_all_resources:
        numbers = {cube for _, cube in found.used}
        unused = [
            str(lies.cube)
            for number, lies in enumerate(lying)
            if lies.section is Section.RESOURCES and number not in numbers
        ]
        if unused:
            yield rules.ruling(faults.RESOURCES_NOT_USED, cubes=_listed(unused))


def _listed(cubes: Iterable[str]) -> str:
    return " ".join(cubes)
