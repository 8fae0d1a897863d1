"""Equations in text: cubes, Goals, positions and papers, read liberally and written canonically."""

from __future__ import annotations

from forceout.equations.symbols import (
    BIG_DIGITS,
    NAMED_OPERATIONS,
    Expression,
    Group,
    Mark,
    Meant,
    Paper,
    Part,
    Superscript,
    Symbol,
)
from forceout.kit import Colour, Cube, Mat, NotationError, Row, Turn
from forceout.kit.boxes import DIGITS, EQUATIONS_FACES, OPERATIONS
from forceout.kit.scanner import MOST_PARTS, Nest, Opened, Scanner, checked_length, fields
from forceout.values import ValueTextError, read

_MOST_EXPONENT_DIGITS = 6

_COLOURS = {colour.value: colour for colour in Colour}
_ALSO_READ = {"−": "-", "–": "-", "×": "x", "·": "x", "÷": "/", "*": "^", "√": "v", "X": "x"}
_RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹", DIGITS, strict=True))
_OPENING = {"(": ")", "[": "]", "{": "}"}
_PRETTY = {"x": "×", "/": "÷", "-": "−", "v": "√"}


def _scanner(text: str, start: int = 0, end: int | None = None) -> Scanner:
    return Scanner(text, _ALSO_READ, start, end)


def _cube(scanner: Scanner) -> Cube:
    colour = _COLOURS.get(scanner.char)
    if colour:
        scanner.step()
    face = scanner.char
    if not face or face not in EQUATIONS_FACES:
        raise scanner.error("A cube shows a digit 0-9 or one of + - x / ^ v.")
    scanner.step()
    return Cube(face, colour, scanner.turn())


def _row(text: str, start: int, end: int) -> tuple[list[Cube], list[int]]:
    scanner = _scanner(text, start, end)
    scanner.spaces()
    cubes: list[Cube] = []
    gaps: list[int] = []
    while scanner.char:
        if len(cubes) == MOST_PARTS:
            raise scanner.error("There are not that many cubes in the box.")
        cubes.append(_cube(scanner))
        gaps.append(scanner.spaces())
    return cubes, gaps[:-1]


def parse_cubes(text: str) -> tuple[Cube, ...]:
    """Read a list of cubes, with or without spaces between them.

    >>> [str(cube) for cube in parse_cubes("r3 b3g+k7")]
    ['r3', 'b3', 'g+', 'k7']
    """
    return tuple(_row(checked_length(text), 0, len(text))[0])


def parse_goal(text: str) -> Row:
    """Read a Goal as it lies on the mat; spaces are gaps.

    >>> str(parse_goal("2× 3+5"))
    '2x 3+5'
    """
    cubes, gaps = _row(checked_length(text), 0, len(text))
    return Row(tuple(cubes), tuple(gaps))


_FIELDS = ("Goal", "Required", "Permitted", "Forbidden", "Resources")


def parse_mat(text: str) -> Mat:
    """Read a position: Goal, Required, Permitted, Forbidden and Resources with `|` between them.

    >>> mat = parse_mat("2x 3+5 | r5 b2 k+ | g4 | | r1 r- bx k9")
    >>> len(mat.required), format_mat(mat)
    (3, '2x 3+5 | r5 b2 k+ | g4 | | r1 r- bx k9')
    """
    rows = [_row(text, *bounds) for bounds in fields(checked_length(text), _FIELDS)]
    goal_cubes, goal_gaps = rows[0]
    goal = Row(tuple(goal_cubes), tuple(goal_gaps)) if goal_cubes else None
    return Mat(goal, *(tuple(cubes) for cubes, _ in rows[1:]))


def format_cubes(cubes: tuple[Cube, ...]) -> str:
    """Write a list of cubes.

    >>> format_cubes(parse_cubes("r3b3"))
    'r3 b3'
    """
    return " ".join(map(str, cubes))


def format_mat(mat: Mat) -> str:
    """Write a position."""
    return str(mat)


def parse_paper(text: str) -> Paper:
    """Read a paper: a Solution and a Goal with an equals sign between them.

    >>> paper = parse_paper("[(5 ^ 2) × 8] + 6 = 4:0 x 7")
    >>> format_paper(paper)
    '((5^2)x8)+6 = 4:0x7'
    """
    checked_length(text)
    scanner = _scanner(text)
    sides: list[Expression] = []
    nest: Nest[Part] = Nest()
    while scanner.spaces() or scanner.char:
        char = scanner.char
        if not char:
            break
        nest.count(scanner)
        if char in _OPENING:
            nest.open(scanner, _OPENING[char])
        elif char in ")]}":
            nest.add(_closed(nest.close(scanner)))
        elif char == "=":
            sides.append(nest.taken(scanner))
            scanner.step()
        else:
            nest.add(_part(scanner))
    sides.append(nest.taken(scanner))
    return Paper(tuple(sides), text)


def parse_expression(text: str) -> Expression:
    """Read one side of a paper.

    >>> format_expression(parse_expression("6  lcm [8]"))
    '6 lcm (8)'
    """
    paper = parse_paper(text)
    if len(paper.sides) != 1:
        raise NotationError("One expression is wanted, with no equals sign.", text, text.index("="))
    return paper.sides[0]


def _closed(group: Opened[Part]) -> Part:
    """Make the part that a group is: a superscript, or parentheses that are not doubled."""
    parts = tuple(group.parts)
    if group.closing == "}":
        return Superscript(parts, group.at)
    if len(parts) == 1 and isinstance(parts[0], Group):
        return parts[0]
    return Group(parts, group.at)


def _part(scanner: Scanner) -> Part:
    at = scanner.at
    if scanner.char in _RAISED:
        return Superscript((Symbol(Mark.DIGIT, _RAISED[scanner.step()], at=at),), at)
    if scanner.char == "@":
        return _meant(scanner)
    mark, text, exponent = _meaning(scanner)
    source = None
    if scanner.char == ":":
        scanner.step()
        scanner.spaces()
        colour = _COLOURS.get(scanner.char)
        if colour:
            scanner.step()
        if not scanner.char or scanner.char not in EQUATIONS_FACES:
            raise scanner.error("Behind the : stands the cube that is wild, such as 7:0.")
        source = Cube(scanner.step(), colour)
    turn = Turn.UPRIGHT if mark is Mark.FACTORIAL else scanner.turn()
    return Symbol(mark, text, turn, source, exponent, at)


def _meaning(scanner: Scanner) -> tuple[Mark, str, int]:
    for word in NAMED_OPERATIONS:
        if scanner.takes(word):
            return Mark.NAMED, word, 0
    char = scanner.char
    if char in DIGITS or char in BIG_DIGITS:
        scanner.step()
        exponent = _exponent(scanner) if char == "1" else None
        if exponent is not None:
            return Mark.POWER_OF_BASE, "1", exponent
        return Mark.DIGIT, char, 0
    marks = {"!": Mark.FACTORIAL, ".": Mark.POINT, "i": Mark.IMAGINARY}
    if char in marks:
        return marks[scanner.step()], char, 0
    if char in OPERATIONS:
        return Mark.OPERATION, scanner.step(), 0
    raise scanner.error("This sign has no meaning on a paper.")


def _exponent(scanner: Scanner) -> int | None:
    """Read the `p3` of `1p3`; nothing if there is none (`1 pct 5` has none)."""
    start = scanner.at
    if scanner.char == "p":
        scanner.step()
        sign = -1 if scanner.char == "-" else 1
        if sign < 0:
            scanner.step()
        digits = ""
        while scanner.char and scanner.char in DIGITS:
            digits += scanner.step()
        if len(digits) > _MOST_EXPONENT_DIGITS:
            raise scanner.error("This power of the base is larger than any table needs.", start)
        if digits:
            return sign * int(digits)
    scanner.at = start
    return None


def _meant(scanner: Scanner) -> Meant:
    """Read the value meant: all that follows, up to the end of the group or the equals sign."""
    at = scanner.at
    scanner.step()
    start = scanner.at
    depth = 0
    while scanner.char and not (scanner.char in "=}" or (scanner.char in ")]" and not depth)):
        char = scanner.step()
        depth += (char in "([") - (char in ")]")
    value = "".join(scanner.text[start : scanner.at].split())
    if not value:
        raise scanner.error("Behind the @ stands the value that is meant, such as @2i.", at)
    canonical = "".join(_ALSO_READ.get(char, char) for char in value)
    try:
        read(canonical)
    except ValueTextError as error:
        message = f"What stands behind the @ is no value ({error}); a group can close it off."
        raise scanner.error(message, at) from None
    return Meant(canonical, at)


def format_expression(expression: Expression, *, pretty: bool = False) -> str:
    """Write an expression; `pretty` uses the signs that people are shown.

    >>> format_expression(parse_expression("3xv4"), pretty=True)
    '3×√4'
    """
    pieces: list[str] = []
    for part in expression:
        match part:
            case Group():
                pieces.append(f"({format_expression(part.parts, pretty=pretty)})")
            case Superscript():
                pieces.append(f"{{{format_expression(part.parts, pretty=pretty)}}}")
            case Meant():
                pieces.append(f"@{part.value}")
            case Symbol(mark=Mark.NAMED):
                pieces.append(f" {part} ")
            case Symbol():
                pieces.append(pretty_sign(part) if pretty else str(part))
    return "".join(pieces).strip()


def pretty_sign(symbol: Symbol) -> str:
    """Write a symbol with the sign that people are shown."""
    text = str(symbol)
    return _PRETTY.get(text[0], text[0]) + text[1:]


def format_paper(paper: Paper, *, pretty: bool = False) -> str:
    """Write a paper."""
    return " = ".join(format_expression(side, pretty=pretty) for side in paper.sides)
