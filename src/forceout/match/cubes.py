"""Cubes as they change places: alike by face and colour, however they are turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from forceout.kit import Cube, Layout, Mat, Row, Section, Turn


def upright(cube: Cube) -> Cube:
    """A cube set upright again.

    >>> str(upright(Cube("2", turn=Turn.SIDEWAYS)))
    '2'
    """
    return cube if cube.turn is Turn.UPRIGHT else replace(cube, turn=Turn.UPRIGHT)


def alike(cubes: Iterable[Cube]) -> Counter[Cube]:
    """Count cubes of each kind."""
    return Counter(map(upright, cubes))


def without(cubes: tuple[Cube, ...], cube: Cube) -> tuple[Cube, ...]:
    """Take one cube away.

    >>> [str(cube) for cube in without((Cube("1"), Cube("2"), Cube("1")), Cube("1"))]
    ['2', '1']
    """
    place = cubes.index(upright(cube))
    return cubes[:place] + cubes[place + 1 :]


def carried(mat: Mat, cube: Cube, origin: Section, to: Section) -> Mat:
    """Carry a cube from one section to another; in the Goal it lies on the right."""
    lifted = _lifted(mat, cube, origin)
    if to is Section.GOAL:
        goal = lifted.goal
        if isinstance(goal, Layout):
            return replace(lifted, goal=replace(goal, cubes=(*goal.cubes, cube)))
        row = Row(()) if goal is None else goal
        return replace(lifted, goal=Row((*row.cubes, cube), row.gaps))
    return _holding(lifted, to, (*lifted.lying_in(to), upright(cube)))


def _lifted(mat: Mat, cube: Cube, origin: Section) -> Mat:
    if origin is not Section.GOAL:
        return _holding(mat, origin, without(mat.lying_in(origin), cube))
    left = list(mat.lying_in(Section.GOAL))
    left.remove(next(one for one in left if upright(one) == upright(cube)))
    return replace(mat, goal=Row(tuple(left)) if left else None)


def _holding(mat: Mat, section: Section, cubes: tuple[Cube, ...]) -> Mat:
    """The mat with other cubes in a section."""
    match section:
        case Section.REQUIRED:
            return replace(mat, required=cubes)
        case Section.PERMITTED:
            return replace(mat, permitted=cubes)
        case Section.FORBIDDEN:
            return replace(mat, forbidden=cubes)
        case Section.RESOURCES:
            return replace(mat, resources=cubes)
        case Section.GOAL:
            return replace(mat, goal=Row(cubes) if cubes else None)


def laid_out(mat: Mat, goal: Row | Layout) -> Mat:
    """Arrange the Goal section anew, with cubes that lie there and cubes of Resources."""
    resources = list(mat.resources)
    resources += map(upright, mat.lying_in(Section.GOAL))
    for cube in goal.cubes:
        resources.remove(upright(cube))
    return replace(mat, goal=goal if goal.cubes else None, resources=tuple(resources))
