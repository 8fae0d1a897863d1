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
from forceout.kit.cubes import TURN_BY_LETTERS
from forceout.values import ValueTextError, read

MOST_CHARACTERS = 2000
MOST_PARTS = 200
MOST_DEPTH = 40
_MOST_EXPONENT_DIGITS = 6

_COLOURS = {colour.value: colour for colour in Colour}
_ALSO_READ = {"−": "-", "–": "-", "×": "x", "·": "x", "÷": "/", "*": "^", "√": "v", "X": "x"}
_RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹", DIGITS, strict=True))
_OPENING = {"(": ")", "[": "]"}
_PRETTY = {"x": "×", "/": "÷", "-": "−", "v": "√"}


class _Scanner:
    """Reads text from left to right; knows where it is."""

    def __init__(self, text: str, at: int = 0, end: int | None = None) -> None:
        self.text = text
        self.at = at
        self.end = len(text) if end is None else end

    @property
    def char(self) -> str:
        """The sign at this place in canonical form; empty at the end."""
        if self.at >= self.end:
            return ""
        found = self.text[self.at]
        return _ALSO_READ.get(found, found)

    def step(self) -> str:
        """Take the sign at this place."""
        char = self.char
        self.at += 1
        return char

    def takes(self, word: str) -> bool:
        """Take a word if it stands here, in small or capital letters."""
        stop = self.at + len(word)
        if stop <= self.end and self.text[self.at : stop].lower() == word:
            self.at = stop
            return True
        return False

    def spaces(self) -> int:
        """Take white space, and tell how much there was."""
        start = self.at
        while self.at < self.end and self.text[self.at].isspace():
            self.at += 1
        return self.at - start

    def turn(self) -> Turn:
        """Take the letters behind a face that say how the cube is turned."""
        for length in (2, 1):
            letters = self.text[self.at : min(self.at + length, self.end)]
            if len(letters) == length and letters in TURN_BY_LETTERS:
                self.at += length
                return TURN_BY_LETTERS[letters]
        return Turn.UPRIGHT

    def error(self, message: str, at: int | None = None) -> NotationError:
        """Make the error that points at a place (here, if no other is named)."""
        return NotationError(message, self.text, self.at if at is None else at)


def _checked_length(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        message = f"This is longer than {MOST_CHARACTERS} signs; no position or paper needs that."
        raise NotationError(message, text, MOST_CHARACTERS)
    return text


def _cube(scanner: _Scanner) -> Cube:
    colour = _COLOURS.get(scanner.char)
    if colour:
        scanner.step()
    face = scanner.char
    if not face or face not in EQUATIONS_FACES:
        raise scanner.error("A cube shows a digit 0-9 or one of + - x / ^ v.")
    scanner.step()
    return Cube(face, colour, scanner.turn())


def _row(text: str, start: int, end: int) -> tuple[list[Cube], list[int]]:
    scanner = _Scanner(text, start, end)
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
    return tuple(_row(_checked_length(text), 0, len(text))[0])


def parse_goal(text: str) -> Row:
    """Read a Goal as it lies on the mat; spaces are gaps.

    >>> str(parse_goal("2× 3+5"))
    '2x 3+5'
    """
    cubes, gaps = _row(_checked_length(text), 0, len(text))
    return Row(tuple(cubes), tuple(gaps))


_FIELDS = ("Goal", "Required", "Permitted", "Forbidden", "Resources")


def parse_mat(text: str) -> Mat:
    """Read a position: Goal, Required, Permitted, Forbidden and Resources with `|` between them.

    >>> mat = parse_mat("2x 3+5 | r5 b2 k+ | g4 | | r1 r- bx k9")
    >>> len(mat.required), format_mat(mat)
    (3, '2x 3+5 | r5 b2 k+ | g4 | | r1 r- bx k9')
    """
    _checked_length(text)
    bounds = [-1, *(at for at, char in enumerate(text) if char == "|"), len(text)]
    if len(bounds) - 1 != len(_FIELDS):
        message = "A position has five parts with | between them: " + ", ".join(_FIELDS) + "."
        raise NotationError(message, text, bounds[min(len(bounds) - 1, len(_FIELDS))])
    rows = [_row(text, bounds[i] + 1, bounds[i + 1]) for i in range(len(_FIELDS))]
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


class _Nest:
    """A group that has been opened and not yet closed."""

    def __init__(self, closing: str, at: int) -> None:
        self.closing = closing
        self.at = at
        self.parts: list[Part] = []


def parse_paper(text: str) -> Paper:
    """Read a paper: a Solution and a Goal with an equals sign between them.

    >>> paper = parse_paper("[(5 ^ 2) × 8] + 6 = 4:0 x 7")
    >>> format_paper(paper)
    '((5^2)x8)+6 = 4:0x7'
    """
    _checked_length(text)
    scanner = _Scanner(text)
    sides: list[Expression] = []
    nests = [_Nest("", 0)]
    count = 0
    while scanner.spaces() or scanner.char:
        char = scanner.char
        if not char:
            break
        count += 1
        if count > MOST_PARTS:
            raise scanner.error(f"No paper needs more than {MOST_PARTS} signs.")
        if char in _OPENING or char == "{":
            if len(nests) > MOST_DEPTH:
                raise scanner.error(f"No paper needs more than {MOST_DEPTH} parentheses deep.")
            nests.append(_Nest(_OPENING.get(char, "}"), scanner.at))
            scanner.step()
        elif char in ")]}":
            _close(nests, scanner)
        elif char == "=":
            _must_be_closed(nests, scanner)
            sides.append(tuple(nests[0].parts))
            nests[0].parts = []
            scanner.step()
        else:
            nests[-1].parts.append(_part(scanner))
    _must_be_closed(nests, scanner)
    sides.append(tuple(nests[0].parts))
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


def _close(nests: list[_Nest], scanner: _Scanner) -> None:
    if len(nests) == 1:
        raise scanner.error("This closes a parenthesis that was never opened.")
    nest = nests[-1]
    if scanner.char != nest.closing:
        raise scanner.error(f"A {nest.closing} was expected here.")
    if not nest.parts:
        raise scanner.error("There is nothing between these parentheses.")
    scanner.step()
    nests.pop()
    parts = tuple(nest.parts)
    closed: Part
    if nest.closing == "}":
        closed = Superscript(parts, nest.at)
    elif len(parts) == 1 and isinstance(parts[0], Group):
        closed = parts[0]
    else:
        closed = Group(parts, nest.at)
    nests[-1].parts.append(closed)


def _must_be_closed(nests: list[_Nest], scanner: _Scanner) -> None:
    if len(nests) > 1:
        raise scanner.error(f"A {nests[-1].closing} is missing.", nests[-1].at)


def _part(scanner: _Scanner) -> Part:
    at = scanner.at
    if scanner.char in _RAISED:
        return Superscript((Symbol(Mark.DIGIT, _RAISED[scanner.step()], at=at),), at)
    if scanner.char == "@":
        return _meant(scanner)
    mark, text, exponent = _meaning(scanner)
    if mark is Mark.FACTORIAL:
        return Symbol(mark, text, at=at)
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
    return Symbol(mark, text, scanner.turn(), source, exponent, at)


def _meaning(scanner: _Scanner) -> tuple[Mark, str, int]:
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


def _exponent(scanner: _Scanner) -> int | None:
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


def _meant(scanner: _Scanner) -> Meant:
    """Read the value meant: all that follows, up to the end of the group or the equals sign."""
    at = scanner.at
    scanner.step()
    start = scanner.at
    depth = 0
    while scanner.char and not (scanner.char in "=}" or (scanner.char in ")]" and not depth)):
        char = scanner.step()
        depth += (char in _OPENING) - (char in ")]")
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
