"""A Solution of the search written down as a paper: which cube each sign comes from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from forceout._solver import OnSetsSolution
from forceout.kit import BLANK, Cube, Layout, Mat
from forceout.onsets.desk import Desk
from forceout.onsets.notation import parse_expression
from forceout.onsets.symbols import Expression, Group, Part, Solution, Symbol
from forceout.rules.claims import Claim
from forceout.rules.cube_use import SECTIONS
from forceout.solver.onsets.translation import SIGNS, blanks


class Table(NamedTuple):
    """What a paper is written for."""

    mat: Mat
    claim: Claim
    desk: Desk


def written(found: OnSetsSolution, table: Table, goal: Layout | None) -> Solution:
    """Write a Solution down, and say of each wild cube what it stands for."""
    blank = blanks(table.desk)[found.deal]
    wild_as = None if found.wild_as is None else SIGNS[found.wild_as]
    restrictions = [parse_expression(one) for one in found.restrictions]
    pen = _Pen(table, wild_as, None if found.extra is None else SIGNS[found.extra])
    return Solution(
        set_name=pen.part(parse_expression(found.set_name)),
        restrictions=pen.parts(restrictions),
        blank=None if blank == BLANK else blank,
        goal=goal,
    )


class _Pen:
    """Gives the signs of one part of a Solution their cubes, those that must be used first."""

    def __init__(self, table: Table, wild_as: str | None, extra: str | None) -> None:
        self._now = table.desk.now
        self._wild_as = wild_as
        self._by_kind: dict[str, list[str]] = defaultdict(list)
        for face in self._faces(table, extra):
            self._by_kind[self._kind(face)].append(face)

    def _faces(self, table: Table, extra: str | None) -> Iterator[str]:
        """Go through the cubes on offer in the order in which they are taken."""
        required, permitted, resources = (
            [cube.face for cube in table.mat.lying_in(section)] for section in SECTIONS
        )
        if table.claim.most_resources is not None:
            resources = [extra] if extra else []
        optional = [*permitted, *resources]
        yield from required
        asked = self._now.required_cube
        if asked not in required and asked in optional:
            optional.remove(asked)
            yield asked
        yield from optional

    def _kind(self, face: str) -> str:
        """Name the kind of sign that a cube serves as."""
        is_wild = face == self._now.wild and self._wild_as is not None
        return self._now.alike(self._wild_as or face) if is_wild else self._now.alike(face)

    def part(self, expression: Expression) -> Expression:
        """Write one part."""
        return self.parts([expression])[0]

    def parts(self, expressions: list[Expression]) -> tuple[Expression, ...]:
        """Write expressions that share their cubes."""
        left = {kind: list(faces) for kind, faces in self._by_kind.items()}
        return tuple(tuple(self._marked(part, left) for part in one) for one in expressions)

    def _marked(self, part: Part, left: dict[str, list[str]]) -> Part:
        if isinstance(part, Group):
            return Group(tuple(self._marked(inner, left) for inner in part.parts))
        kind = self._now.alike(part.text)
        faces = left[kind]
        face = faces.pop(0) if faces else self._by_kind[kind][0]
        return part if self._is_plain(part, face) else Symbol(part.text, source=Cube(face))

    def _is_plain(self, symbol: Symbol, face: str) -> bool:
        """Whether a sign needs no note: its cube shows it, or one interchangeable with it."""
        alike = self._now.alike(symbol.text)
        may_stray = self._now.wild in alike and self._wild_as not in {None, *alike}
        return face == symbol.text or (face in alike and not may_stray)


def cubes_on_offer(table: Table) -> int:
    """Count the cubes that a Solution could use at most."""
    required, permitted, resources = (
        sum(cube.face in SIGNS for cube in table.mat.lying_in(section)) for section in SECTIONS
    )
    most = table.claim.most_resources
    return required + permitted + (resources if most is None else min(resources, most))
