"""Which cube of which section each symbol of a Solution uses: symbols matched to real cubes.

A matching in the graph of symbols and cubes. Cubes are taken section by section (Required first,
then Permitted, then Resources); an augmenting path never gives up a cube that is already used, so
the result uses as many Required cubes as can be and as few Resources as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from forceout.kit import Colour, Cube, Section


class Need(NamedTuple):
    """A symbol of the Solution and the cubes that can serve it.

    `faces` lists the faces that will do, `colour` is set where only one colour will do. `again`
    says that a cube which already serves a symbol may serve this one too (Multiple Operations).
    """

    symbol: str
    faces: str
    colour: Colour | None = None
    again: bool = False

    def takes(self, cube: Cube) -> bool:
        """Whether a cube can serve; a cube of unknown colour is taken to have the right one."""
        if cube.face not in self.faces:
            return False
        return self.colour is None or cube.colour is None or cube.colour is self.colour


class Lying(NamedTuple):
    """A cube and the section it lies in."""

    cube: Cube
    section: Section


@dataclass(frozen=True, slots=True)
class Cover:
    """How a Solution's symbols and the cubes of the table came together.

    `used` holds, for each served symbol, the symbol and the number of its cube among the cubes
    that were offered; `left_out` the Required cubes that no symbol uses.
    """

    used: tuple[tuple[Need, int], ...]
    unserved: tuple[Need, ...]
    left_out: tuple[int, ...]

    def cubes_used(self, lying: Sequence[Lying], section: Section) -> tuple[Cube, ...]:
        """Tell which cubes of a section are used."""
        numbers = sorted({cube for _, cube in self.used if lying[cube].section is section})
        return tuple(lying[cube].cube for cube in numbers)


def cover(needs: Sequence[Need], lying: Sequence[Lying]) -> Cover:
    """Give each symbol a cube: cubes that come earlier first, each cube at most once.

    >>> needs = [Need("2", "2"), Need("+", "+")]
    >>> table = [Lying(Cube("+"), Section.REQUIRED), Lying(Cube("2"), Section.RESOURCES)]
    >>> cover(needs, table).used == ((needs[0], 1), (needs[1], 0))
    True
    """
    own, echoes = _apart(needs, lying)
    cube_of: dict[int, int] = {}
    need_of: dict[int, int] = {}

    def serve(cube: int, tried: set[int]) -> bool:
        for need in own:
            if need not in tried and needs[need].takes(lying[cube].cube):
                tried.add(need)
                other = cube_of.get(need)
                if other is None or serve(other, tried):
                    need_of[cube] = need
                    cube_of[need] = cube
                    return True
        return False

    for cube in range(len(lying)):
        serve(cube, set())
    for need in (*echoes, *(need for need in own if needs[need].again and need not in cube_of)):
        twin = next(
            (
                cube
                for cube, other in need_of.items()
                if needs[other].again and needs[need].takes(lying[cube].cube)
            ),
            None,
        )
        if twin is not None:
            cube_of[need] = twin
    return Cover(
        used=tuple((needs[need], cube_of[need]) for need in sorted(cube_of)),
        unserved=tuple(asked for need, asked in enumerate(needs) if need not in cube_of),
        left_out=tuple(
            cube
            for cube, lies in enumerate(lying)
            if cube not in need_of and lies.section is Section.REQUIRED
        ),
    )


def _apart(needs: Sequence[Need], lying: Sequence[Lying]) -> tuple[list[int], list[int]]:
    """Part the symbols that want a cube of their own from those that can share one.

    A sign that may be used again wants one cube, or as many as there are of it in Required, since
    each of those must be used.
    """
    wanted: dict[str, int] = {}
    own: list[int] = []
    echoes: list[int] = []
    for number, need in enumerate(needs):
        if need.again:
            if need.faces not in wanted:
                required = sum(
                    lies.section is Section.REQUIRED and need.takes(lies.cube) for lies in lying
                )
                others = sum(need.faces == other.faces and not other.again for other in needs)
                wanted[need.faces] = max(1, required - others)
            if not wanted[need.faces]:
                echoes.append(number)
                continue
            wanted[need.faces] -= 1
        own.append(number)
    return own, echoes
