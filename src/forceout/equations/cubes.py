"""Whether a Solution uses the cubes of the table as its claim allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from forceout.equations import faults
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import (
    BIG_DIGITS,
    Expression,
    Group,
    Mark,
    Meant,
    Superscript,
    Symbol,
    symbols_of,
)
from forceout.equations.variations import InForce
from forceout.kit import Mat, Section
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

_ALL_OF_RESOURCES = (Section.REQUIRED, Section.RESOURCES, Section.PERMITTED)
"""Where a Solution's cubes come from where those left in Resources must be used too."""


def cubes_used(
    rules: Ruleset,
    now: InForce,
    mat: Mat,
    claim: Claim,
    solution: Expression,
    own_goal: Expression = (),
    operands: Iterable[str] = (),
) -> CubesUsed:
    """Match the symbols of a Solution to the cubes of the table.

    `own_goal` is the writer's own Goal, where the claim lets the writer set one: its cubes come
    out of the Resources too. `operands` are those of the Solution as it is read, which tell where a
    bare ^ or v is a digit of bases eleven and twelve.
    """
    needs = _without_digits(list(needs_of(solution, now)), solution, operands)
    sections = _ALL_OF_RESOURCES if claim.uses_all_resources else SECTIONS
    lying = [Lying(cube, section) for section in sections for cube in mat.lying_in(section)]
    own = [need._replace(again=False) for need in needs_of(own_goal, now)]
    found = cover([*needs, *own], lying)
    rulings = [
        *against_count(rules, len(needs), rules.least_cubes),
        *_against_unserved(rules, found.unserved, mat),
        *_against_unnoted(rules, found, lying, now),
        *_against_sections(rules, found, lying, claim),
    ]
    uses = tuple(
        Use(need.symbol, str(lying[cube].cube), lying[cube].section) for need, cube in found.used
    )
    return CubesUsed(uses, tuple(rulings))


def needs_of(expression: Expression, now: InForce, *, raised: bool = False) -> Iterator[Need]:
    """List the cubes that the symbols of an expression stand for."""
    for part in expression:
        match part:
            case Group():
                yield from needs_of(part.parts, now, raised=raised)
            case Superscript():
                yield from needs_of(part.parts, now, raised=True)
            case Symbol(mark=Mark.POINT) if now.decimal_in_goal:
                pass
            case Symbol() if part.face:
                colour = now.exponent if raised else None
                again = now.multiple_operations and _is_operation(part)
                yield Need(str(part), part.cube_face, colour, again)
            case Symbol() | Meant():
                pass


def _without_digits(
    needs: Sequence[Need], solution: Expression, operands: Iterable[str]
) -> list[Need]:
    """Let no ^ or v that is read as a digit serve again: only operation signs may (XIII-C-7)."""
    digits = Counter(BIG_DIGITS[sign] for text in operands for sign in text if sign in BIG_DIGITS)
    digits.subtract(symbol.face for symbol in symbols_of(solution) if symbol.text in BIG_DIGITS)
    apart: list[Need] = []
    for need in needs:
        sign = need.symbol[0]
        is_digit = need.again and digits[sign] > 0
        digits[sign] -= is_digit
        apart.append(need._replace(again=False) if is_digit else need)
    return apart


def _is_operation(symbol: Symbol) -> bool:
    """Whether a symbol is an operation sign that Multiple Operations frees; i is a numeral."""
    if symbol.mark is Mark.NAMED:
        return True
    return symbol.mark is Mark.OPERATION and not (symbol.face == "-" and symbol.turn.is_sideways)


def _against_unserved(rules: Ruleset, unserved: Sequence[Need], mat: Mat) -> Iterable[Ruling]:
    usable = [cube for section in SECTIONS for cube in mat.lying_in(section)]
    for need in unserved:
        ruling = against_need(rules, need, mat)
        is_there = need.colour and any(cube.face in need.faces for cube in usable)
        if ruling.fault is faults.NOT_THERE and need.colour and is_there:
            facts = {"symbol": need.symbol, "colour": need.colour.word}
            ruling = rules.ruling(faults.EXPONENT_COLOUR, **facts)
        yield ruling


def _against_unnoted(
    rules: Ruleset, found: Cover, lying: Sequence[Lying], now: InForce
) -> Iterable[Ruling]:
    """XIII-A-3: a writer says what a wild cube stands for; an idle one may be meant by a symbol."""
    used = {number for _, number in found.used}
    idle = sum(
        lies.cube.face == now.wild and number not in used for number, lies in enumerate(lying)
    )
    meant = [need for need in found.unserved if need.faces != now.wild]
    for need in [need for need in meant if now.numeral_like(need.faces)][:idle]:
        yield rules.ruling(faults.WILD_UNNOTED, symbol=need.symbol, face=now.wild)


def _against_sections(
    rules: Ruleset, found: Cover, lying: Sequence[Lying], claim: Claim
) -> Iterable[Ruling]:
    if found.left_out:
        cubes = listed(lying[cube].cube for cube in found.left_out)
        yield rules.ruling(faults.REQUIRED_LEFT_OUT, cubes=cubes)
    yield from against_resources(rules, found.cubes_used(lying, Section.RESOURCES), claim)
    if claim.uses_all_resources:
        numbers = {cube for _, cube in found.used}
        unused = [
            lies.cube
            for number, lies in enumerate(lying)
            if lies.section is Section.RESOURCES and number not in numbers
        ]
        if unused:
            yield rules.ruling(faults.RESOURCES_NOT_USED, cubes=listed(unused))
