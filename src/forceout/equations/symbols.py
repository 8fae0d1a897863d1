"""What a written Equation is made of: symbols, groups, superscripts, and the value meant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from forceout.kit import Cube, Turn


class Mark(Enum):
    """The kinds of symbol that a writer can put down."""

    DIGIT = "digit"
    OPERATION = "operation"
    NAMED = "named operation"
    FACTORIAL = "factorial"
    POINT = "decimal point"
    IMAGINARY = "imaginary unit"
    POWER_OF_BASE = "power of the base"


NAMED_OPERATIONS = {"lcm": "v", "gcf": "^", "rem": "/", "pct": "v", "log": "/"}
"""The operations that are written as a word, and the sign whose cube each uses."""

BIG_DIGITS = {"T": "^", "E": "v"}
"""The digits ten and eleven, and the sign whose cube each uses."""

_FACES = {**NAMED_OPERATIONS, **BIG_DIGITS, "i": "-", ".": "^"}


@dataclass(frozen=True, slots=True)
class Symbol:
    """One written symbol: what it means, how its cube is turned, and the wild cube it comes from.

    >>> wild = Symbol(Mark.DIGIT, "7", source=Cube("0"))
    >>> wild.face, wild.cube_face, str(wild)
    ('7', '0', '7:0')
    """

    mark: Mark
    text: str
    turn: Turn = Turn.UPRIGHT
    source: Cube | None = None
    exponent: int = 0
    at: int = field(default=0, compare=False)

    @property
    def face(self) -> str:
        """The face that the symbol stands for; empty for a factorial sign, which is no cube."""
        return "" if self.mark is Mark.FACTORIAL else _FACES.get(self.text, self.text)

    @property
    def cube_face(self) -> str:
        """The face of the cube it is written for: the wild cube's, where there is one."""
        return self.source.face if self.source else self.face

    def __str__(self) -> str:
        """Write the symbol in notation."""
        power = f"p{self.exponent}" if self.mark is Mark.POWER_OF_BASE else ""
        source = f":{self.source}" if self.source else ""
        return f"{self.text}{power}{source}{self.turn.value}"


@dataclass(frozen=True, slots=True)
class Group:
    """Parts in parentheses."""

    parts: Expression
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Superscript:
    """A power written small and high: an exponent without an exponent sign."""

    parts: Expression
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Meant:
    """The value that the writer says is meant, behind an expression that has several."""

    value: str
    at: int = field(default=0, compare=False)


Part = Symbol | Group | Superscript | Meant
Expression = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """A written Equation: the expressions between its equals signs (two, when it is complete)."""

    sides: tuple[Expression, ...]
    text: str = field(default="", compare=False)


def cube_symbols(
    expression: Expression, *, points_are_cubes: bool, is_raised: bool = False
) -> Iterator[tuple[Symbol, bool]]:
    """Go through the symbols that are written for cubes, and say which are exponents."""
    for part in expression:
        match part:
            case Group():
                inner = part.parts
                yield from cube_symbols(
                    inner, points_are_cubes=points_are_cubes, is_raised=is_raised
                )
            case Superscript():
                yield from cube_symbols(
                    part.parts, points_are_cubes=points_are_cubes, is_raised=True
                )
            case Symbol() if part.face and (points_are_cubes or part.mark is not Mark.POINT):
                yield part, is_raised
            case Symbol() | Meant():
                pass


def symbols_of(expression: Expression) -> Iterator[Symbol]:
    """Go through all symbols from left to right, those in groups and superscripts too."""
    for part in expression:
        match part:
            case Symbol():
                yield part
            case Group() | Superscript():
                yield from symbols_of(part.parts)
            case Meant():
                pass
