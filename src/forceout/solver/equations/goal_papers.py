"""What a writer may put down for the Goal on the mat: every legal reading, ready for a paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forceout import values
from forceout.equations.conditions import factorials_in
from forceout.equations.desk import Desk
from forceout.equations.goals import goal_readings
from forceout.equations.i_products import may_join
from forceout.equations.notation import parse_expression
from forceout.equations.reading import SEVERAL, Form, has_power_of_base, show
from forceout.equations.symbols import Expression, cube_symbols
from forceout.equations.variations import TEN
from forceout.kit import Row
from forceout.rules.forest import Reading
from forceout.rules.verdict import Ruling
from forceout.values import Uncheckable, Value


@dataclass(frozen=True, slots=True)
class GoalPaper:
    """One legal way to write the Goal: its side of a paper, and what it comes to.

    `wild_as` is what the wild cubes in it stand for, empty where it has none; `reading` is how the
    Goal on the mat was read.
    """

    parts: Expression
    value: Value
    wild_as: str = ""
    factorials: int = 0
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class GoalPapers:
    """Every way to write a Goal, each value once for each use of wild cubes and factorials.

    `rulings` say why there is none; `left_out` what there is more of than can be listed.
    """

    papers: tuple[GoalPaper, ...]
    rulings: tuple[Ruling, ...] = ()
    left_out: tuple[str, ...] = ()

    def standing(self, wild_as: str) -> Iterator[GoalPaper]:
        """Go through those that agree with what the wild cubes of a Solution stand for."""
        return (paper for paper in self.papers if paper.wild_as in {"", wild_as})

    @property
    def values(self) -> tuple[str, ...]:
        """What the Goal can come to, each value once."""
        return tuple(dict.fromkeys(values.show(paper.value) for paper in self.papers))


def goal_papers(goal: Row, desk: Desk) -> GoalPapers:
    """Read a Goal in every legal way, and write each down.

    >>> from forceout.equations.asking import desk_for
    >>> from forceout.equations.notation import parse_goal
    >>> from forceout.rulebooks.shelf import rulebook
    >>> rules = rulebook("agloa-equations-2026").ruleset("middle")
    >>> goal_papers(parse_goal("2x3+5"), desk_for(rules, ())).values
    ('16', '11')
    """
    legal = goal_readings(goal, desk)
    left_out = [] if legal.is_whole else ["some readings of the Goal, which has very many"]
    if any(map(has_power_of_base, legal.readings)):
        left_out.append("higher powers of the base for a 1 of the Goal")
    found: dict[object, GoalPaper] = {}
    for reading in legal.readings:
        if isinstance(reading.value, Uncheckable):
            continue
        paper = _paper(reading, goal, desk)
        name = (paper.wild_as, values.key(paper.value))
        if name not in found or paper.factorials < found[name].factorials:
            found[name] = paper
    return GoalPapers(tuple(found.values()), legal.rulings, tuple(left_out))


def _paper(reading: Reading, goal: Row, desk: Desk) -> GoalPaper:
    parts = parse_expression(show(_unmistakable(reading, desk)))
    shown = [symbol for symbol, _ in cube_symbols(parts, points_are_cubes=_points(desk))]
    meant = {
        symbol.face
        for symbol, cube in zip(shown, goal.cubes, strict=True)
        if cube.face == desk.now.wild
    }
    factorials = factorials_in(parts)
    return GoalPaper(parts, reading.value, "".join(meant), factorials, reading)


def _points(desk: Desk) -> bool:
    return desk.now.points_are_cubes


def _unmistakable(reading: Reading, desk: Desk) -> Reading:
    """Name the values of roots, and keep signs apart from what they could be read with."""
    told = _told(reading, desk)
    is_several = reading.traits & SEVERAL or _is_open(reading)
    return _named(told) if is_several else told


def _told(reading: Reading, desk: Desk) -> Reading:
    """Do so with the parts; a name would part what is open from the i that it is multiplied by."""
    is_product = not reading.sign
    parts = tuple(
        _told(part, desk) if is_product and _is_open(part) else _unmistakable(part, desk)
        for part in reading.parts
    )
    if reading.sign in {"^", "v"}:
        parts = tuple(_kept_apart(reading.sign, parts, desk.now.base))
    return reading._replace(parts=parts)


def _is_open(reading: Reading) -> bool:
    """Whether no value is meant until one is named: an exponent's, or that of a product with it."""
    if reading.sign.startswith("{"):
        return bool(reading.traits & SEVERAL)
    return not reading.sign and any(map(_is_open, reading.parts))


def _kept_apart(sign: str, parts: tuple[Reading, ...], base: int) -> Iterator[Reading]:
    """Close the operands of a power or root off, as the pen does."""
    *left, right = (parse_expression(show(part)) for part in parts)
    joins = may_join(left[0] if left else (), sign, right, base)
    for place, part in enumerate(parts):
        if joins and not place:
            yield _named(part)
        else:
            yield _within(part, "()") if base > TEN else part


def _named(reading: Reading) -> Reading:
    return _within(reading, f"@{values.show(reading.value)}")


def _within(reading: Reading, sign: str) -> Reading:
    form = Form.ATOM if sign == "()" else Form.BEHIND
    return Reading(reading.value, form, reading.start, reading.end, sign, (reading,))
