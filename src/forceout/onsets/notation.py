"""On-Sets in text: cubes, Goals, universes, positions and papers, read liberally, written one way.

A paper is items with `;` between them, Restrictions first and the Set-Name last; `//` stands
between two Solutions.
"""

from __future__ import annotations

import re

from forceout.kit import Card, Cube, Layout, Mat, NotationError, Shape, Turn, Universe
from forceout.kit.boxes import SET_DIGITS, SET_FACES
from forceout.kit.cards import BLANK_SIGN, CARDS, DOTS
from forceout.kit.scanner import MOST_PARTS, Nest, Scanner, checked_length, fields
from forceout.onsets.symbols import Expression, Group, Paper, Part, Solution, Symbol

_ALSO_READ = {
    **dict.fromkeys("∪", "U"),
    **dict.fromkeys("∩", "n"),
    **dict.fromkeys("−–", "-"),
    **dict.fromkeys("\u2019′", "'"),
    **dict.fromkeys("Λ∧∅", "^"),
    **dict.fromkeys("⊆⊂C", "c"),
}
_PRETTY = {"U": "∪", "n": "∩", "-": "−", "^": "Λ", "c": "⊆"}
_SPACED = "Un-=c"
_OPENING = {"(": ")", "[": "]", "{": "}"}
_CUBE_FACES = SET_FACES + SET_DIGITS
_ALL_DIGITS = "0123456789"
_SHAPES = {shape.value: shape for shape in Shape}
_GOAL = re.compile(rf"({'|'.join(_SHAPES)})?[\s{SET_DIGITS}u]*[{SET_DIGITS}]u?", re.IGNORECASE)
_EQUATED = re.compile(rf"(?:(?:{'|'.join(_SHAPES)}|goal)\b|[\d\s+*x×·u()−–-])+", re.IGNORECASE)
_CUBES_OF_SHAPE = {Shape.ELL: 3, Shape.TEE: 3}


def _cube(scanner: Scanner) -> Cube:
    face = scanner.char
    if not face or face not in _CUBE_FACES:
        raise scanner.error("A cube shows one of B R G Y, U n - ', V ^ = c, or a digit 1-5.")
    scanner.step()
    if face in SET_DIGITS and scanner.char == "u":
        scanner.step()
        return Cube(face, turn=Turn.UPSIDE_DOWN)
    return Cube(face)


def _cubes(scanner: Scanner) -> tuple[Cube, ...]:
    cubes: list[Cube] = []
    while scanner.spaces() or scanner.char:
        if not scanner.char:
            break
        if len(cubes) == MOST_PARTS:
            raise scanner.error("There are not that many cubes in the box.")
        cubes.append(_cube(scanner))
    return tuple(cubes)


def parse_cubes(text: str) -> tuple[Cube, ...]:
    """Read a list of cubes, with or without spaces between them.

    >>> [str(cube) for cube in parse_cubes("B U∩ ' 3u")]
    ['B', 'U', 'n', "'", '3u']
    """
    return _cubes(Scanner(checked_length(text), _ALSO_READ))


def parse_goal(text: str) -> Layout:
    """Read a Goal as it lies on the mat: the word for its layout, then its cubes.

    >>> str(parse_goal("ell 2 3 1u")), str(parse_goal("row 4")), str(parse_goal("3 2"))
    ('ell 2 3 1u', '4', 'row 3 2')
    """
    return _layout(Scanner(checked_length(text), _ALSO_READ))


def _layout(scanner: Scanner) -> Layout:
    scanner.spaces()
    start = scanner.at
    shape = next((shape for word, shape in _SHAPES.items() if scanner.takes(word)), None)
    cubes = _cubes(scanner)
    wanted = _CUBES_OF_SHAPE.get(shape, len(cubes)) if shape else len(cubes)
    if len(cubes) != wanted or (shape and not cubes):
        raise scanner.error("This layout has another number of cubes.", start)
    if shape is None or (len(cubes) == 1 and shape is Shape.COLUMN):
        shape = Shape.ROW
    return Layout(shape, cubes)


def parse_universe(text: str) -> Universe:
    """Read the cards that were dealt, with spaces between them.

    >>> str(parse_universe("RB G _"))
    'BR G _'
    """
    checked_length(text)
    return _universe(text, 0, len(text))


def _universe(text: str, start: int, end: int) -> Universe:
    cards: list[Card] = []
    at = start
    for word in text[start:end].split():
        at = text.index(word, at)
        try:
            card = Card.read(word)
        except ValueError as error:
            raise NotationError(str(error), text, at) from None
        if card in cards:
            raise NotationError(f"The card {card} has been dealt already.", text, at)
        cards.append(card)
        at += len(word)
    return Universe(tuple(cards))


_FIELDS = ("Goal", "Required", "Permitted", "Forbidden", "Resources", "universe")


def parse_mat(text: str) -> Mat:
    """Read a position: Goal, Required, Permitted, Forbidden, Resources and the universe.

    >>> mat = parse_mat("row 3 2 | B U | R ' | = | G G Y n V | BR G BRGY _ RY B")
    >>> len(mat.resources), format_mat(mat)
    (5, "row 3 2 | B U | R ' | = | G G Y n V | BR G BRGY _ RY B")
    """
    bounds = fields(checked_length(text), _FIELDS)
    goal = _layout(Scanner(text, _ALSO_READ, *bounds[0]))
    sections = [_cubes(Scanner(text, _ALSO_READ, *bound)) for bound in bounds[1:5]]
    universe = _universe(text, *bounds[5])
    return Mat(goal if goal.cubes else None, *sections, universe=universe)


def format_cubes(cubes: tuple[Cube, ...]) -> str:
    """Write a list of cubes.

    >>> format_cubes(parse_cubes("BU"))
    'B U'
    """
    return " ".join(map(str, cubes))


def format_mat(mat: Mat) -> str:
    """Write a position."""
    return str(mat)


def parse_paper(text: str) -> Paper:
    """Read a paper.

    >>> format_paper(parse_paper("B ⊆ [R']; (R∪G) − Y"))
    "B c (R'); (R U G) - Y"
    >>> format_paper(parse_paper("B:_; B n R // R n:G Y = row 3 2"))
    'B:_; B n R // R n:G Y = row 3 2'
    """
    checked_length(text)
    solutions: list[Solution] = []
    nest: Nest[Part] = Nest()
    start = 0
    while True:
        end = text.find("//", start)
        solutions.append(_solution(text, start, len(text) if end < 0 else end, nest))
        if end < 0:
            return Paper(tuple(solutions), text)
        start = end + 2


def _solution(text: str, start: int, end: int, nest: Nest[Part]) -> Solution:
    bounds: list[tuple[int, int]] = []
    at = start
    while True:
        stop = text.find(";", at, end)
        bounds.append((at, end if stop < 0 else stop))
        if stop < 0:
            break
        at = stop + 1
    blank: Card | None = None
    goal: Layout | None = None
    equated = ""
    expressions: list[Expression] = []
    for first, after in bounds:
        is_last = after == end
        word = text[first:after].strip()
        if not expressions and not is_last and _is_note(word):
            if blank is not None:
                raise NotationError("The blank card has been given its dots.", text, first)
            blank = _dotted(word, text, first)
        elif not expressions and not is_last and goal is None and _is_goal(word):
            goal = _layout(Scanner(text, _ALSO_READ, first, after))
        else:
            stop = _end_of_set(text, first, after) if is_last else after
            equated = " ".join(text[stop + 1 : after].split())
            expressions.append(_expression(Scanner(text, _ALSO_READ, first, stop), nest))
            if not expressions[-1] and not is_last:
                raise NotationError("There is nothing in front of this semicolon.", text, after)
    return Solution(expressions[-1], tuple(expressions[:-1]), blank, goal, equated)


def _end_of_set(text: str, start: int, end: int) -> int:
    """Where the Set-Name ends: at the = of a Goal that is written behind it, or with the item."""
    at = text.rfind("=", start, end)
    behind = text[at + 1 : end]
    names_goal = any(char.isdigit() for char in behind) or "goal" in behind.lower()
    is_closed = behind.count("(") == behind.count(")")
    return at if at >= 0 and names_goal and is_closed and _EQUATED.fullmatch(behind) else end


def _is_note(word: str) -> bool:
    """Whether an item puts dots on the blank card: `BR:_`."""
    dots, colon, card = word.partition(":")
    return bool(colon) and card.strip() == BLANK_SIGN and set(dots.strip()) <= {*DOTS, "_"}


def _dotted(word: str, text: str, at: int) -> Card:
    try:
        return Card.read(word.partition(":")[0].strip())
    except ValueError as error:
        raise NotationError(str(error), text, at) from None


def _is_goal(word: str) -> bool:
    """Whether an item is the writer's own Goal."""
    return _GOAL.fullmatch(word) is not None


def parse_expression(text: str) -> Expression:
    """Read a Set-Name or a Restriction by itself.

    >>> format_expression(parse_expression("[B ∪ G]′"))
    "(B U G)'"
    """
    nest: Nest[Part] = Nest()
    return _expression(Scanner(checked_length(text), _ALSO_READ), nest)


def _expression(scanner: Scanner, nest: Nest[Part]) -> Expression:
    while scanner.spaces() or scanner.char:
        char = scanner.char
        if not char:
            break
        nest.count(scanner)
        if char in _OPENING:
            nest.open(scanner, _OPENING[char])
        elif char in ")]}":
            group = nest.close(scanner)
            parts = tuple(group.parts)
            is_doubled = len(parts) == 1 and isinstance(parts[0], Group)
            nest.add(parts[0] if is_doubled else Group(parts, group.at))
        else:
            nest.add(_symbol(scanner))
    return nest.taken(scanner)


def _symbol(scanner: Scanner) -> Symbol:
    at = scanner.at
    text = scanner.char
    if text not in SET_FACES + _ALL_DIGITS:
        raise scanner.error("This sign has no meaning on a paper.")
    scanner.step()
    if scanner.char != ":":
        return Symbol(text, at=at)
    scanner.step()
    scanner.spaces()
    if not scanner.char or scanner.char not in SET_FACES:
        raise scanner.error("Behind the : stands the cube that is wild, such as G:B.")
    return Symbol(text, Cube(scanner.step()), at)


def format_expression(expression: Expression, *, pretty: bool = False) -> str:
    """Write a Set-Name or a Restriction; `pretty` uses the signs that people are shown.

    >>> format_expression(parse_expression("B-(R n G)'"), pretty=True)
    "B − (R ∩ G)'"
    """
    pieces: list[str] = []
    for part in expression:
        match part:
            case Group():
                pieces.append(f"({format_expression(part.parts, pretty=pretty)})")
            case Symbol():
                sign = pretty_sign(part) if pretty else str(part)
                pieces.append(f" {sign} " if part.text in _SPACED else sign)
    return " ".join("".join(pieces).split())


def pretty_sign(symbol: Symbol) -> str:
    """Write a symbol with the sign that people are shown."""
    text = str(symbol)
    return _PRETTY.get(text[0], text[0]) + text[1:]


def format_solution(solution: Solution, *, pretty: bool = False) -> str:
    """Write one Solution."""
    name = format_expression(solution.set_name, pretty=pretty)
    items = [
        *([str(solution.goal)] if solution.goal else []),
        *([f"{solution.blank}:{BLANK_SIGN}"] if solution.blank else []),
        *(format_expression(one, pretty=pretty) for one in solution.restrictions),
        f"{name} = {solution.equated}" if solution.equated else name,
    ]
    return "; ".join(items).strip()


def format_paper(paper: Paper, *, pretty: bool = False) -> str:
    """Write a paper."""
    return " // ".join(format_solution(one, pretty=pretty) for one in paper.solutions).strip()


def canonical_card(text: str) -> str:
    """Write a card's dots in their order; what is no card stays as it is.

    >>> canonical_card("GRB"), canonical_card("blank"), canonical_card("Q")
    ('BRG', '_', 'Q')
    """
    if text.lower() == "blank":
        return BLANK_SIGN
    return next((str(card) for card in CARDS if set(str(card)) == set(text)), text)


def canonical_sign(text: str) -> str:
    """Write signs as notation does, without spaces.

    >>> canonical_sign("G ∩ Y")
    'GnY'
    """
    return "".join(_ALSO_READ.get(char, char) for char in "".join(text.split()))
