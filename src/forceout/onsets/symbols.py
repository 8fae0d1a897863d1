"""What a written Solution is made of: symbols, groups, Restrictions and the Set-Name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from forceout.kit import Card, Cube, Layout
from forceout.kit.boxes import SET_COLOURS, SET_CONSTANTS, SET_OPERATIONS, SET_RELATIONS


class Mark(Enum):
    """The kinds of symbol that a writer can put down."""

    COLOUR = "colour"
    CONSTANT = "universe or null set"
    OPERATION = "operation"
    RELATION = "relation"
    DIGIT = "digit"

    @classmethod
    def of(cls, text: str) -> Mark:
        """Tell which kind a sign is.

        >>> Mark.of("c")
        <Mark.RELATION: 'relation'>
        """
        for mark, signs in _SIGNS.items():
            if text in signs:
                return mark
        return cls.DIGIT


_SIGNS = {
    Mark.COLOUR: SET_COLOURS,
    Mark.CONSTANT: SET_CONSTANTS,
    Mark.OPERATION: SET_OPERATIONS,
    Mark.RELATION: SET_RELATIONS,
}
PRIME = "'"


@dataclass(frozen=True, slots=True)
class Symbol:
    """One written symbol: what it means, and the cube that it says it comes from.

    >>> wild = Symbol("G", source=Cube("B"))
    >>> wild.mark, wild.cube_face, str(wild)
    (<Mark.COLOUR: 'colour'>, 'B', 'G:B')
    """

    text: str
    source: Cube | None = None
    at: int = field(default=0, compare=False)

    @property
    def mark(self) -> Mark:
        """What kind of symbol it is, by what it means."""
        return Mark.of(self.text)

    @property
    def cube_face(self) -> str:
        """The face of the cube it is written for: the source's, where there is one."""
        return self.source.face if self.source else self.text

    @property
    def is_annotated(self) -> bool:
        """Whether its writer says that it comes from another cube than it shows."""
        return self.cube_face != self.text

    def __str__(self) -> str:
        """Write the symbol in notation."""
        return f"{self.text}:{self.source}" if self.source else self.text


@dataclass(frozen=True, slots=True)
class Group:
    """Parts in parentheses."""

    parts: Expression
    at: int = field(default=0, compare=False)


Part = Symbol | Group
Expression = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Solution:
    """One Solution: the dots put on the blank card, the Restrictions, and the Set-Name.

    `goal` is the writer's own Goal, which a paper has where the claim asks for one; `equated` is
    what stands behind the Set-Name and an equals sign, where nothing should.
    """

    set_name: Expression
    restrictions: tuple[Expression, ...] = ()
    blank: Card | None = None
    goal: Layout | None = None
    equated: str = ""


@dataclass(frozen=True, slots=True)
class Paper:
    """What a player presents: one Solution, or two where Two Solutions is in force."""

    solutions: tuple[Solution, ...]
    text: str = field(default="", compare=False)


def symbols_of(expression: Expression) -> Iterator[Symbol]:
    """Go through all symbols from left to right, those in groups too."""
    for part in expression:
        match part:
            case Symbol():
                yield part
            case Group():
                yield from symbols_of(part.parts)


def groups_of(expression: Expression) -> Iterator[Group]:
    """Go through all groups, the outer ones first."""
    for part in expression:
        if isinstance(part, Group):
            yield part
            yield from groups_of(part.parts)


def all_symbols(solution: Solution) -> Iterator[Symbol]:
    """Go through all symbols of a Solution, the Restrictions first."""
    for restriction in solution.restrictions:
        yield from symbols_of(restriction)
    yield from symbols_of(solution.set_name)
