"""Cubes, Goals, mats and papers by chance, with every kind of sign that notation has."""

from hypothesis import strategies as st

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
from forceout.kit import Colour, Cube, Mat, Row, Turn

DIGITS = "0123456789"
OPERATIONS = "+-x/^v"
FACES = DIGITS + OPERATIONS

turns = st.sampled_from(Turn)
colours = st.none() | st.sampled_from(Colour)
cubes = st.builds(Cube, st.sampled_from(FACES), colours, turns)
piles = st.lists(cubes, max_size=8).map(tuple)


@st.composite
def rows(draw: st.DrawFn, least: int = 1) -> Row:
    """Draw a Goal with gaps."""
    row = tuple(draw(st.lists(cubes, min_size=least, max_size=7)))
    count = max(0, len(row) - 1)
    return Row(row, tuple(draw(st.lists(st.integers(0, 3), min_size=count, max_size=count))))


mats = st.builds(Mat, st.none() | rows(), piles, piles, piles, piles)

sources = st.none() | st.builds(Cube, st.sampled_from(FACES), colours)


def _signs(mark: Mark, texts: str | list[str]) -> st.SearchStrategy[Symbol]:
    return st.builds(Symbol, st.just(mark), st.sampled_from(texts), turns, sources)


symbols = st.one_of(
    _signs(Mark.DIGIT, DIGITS + "".join(BIG_DIGITS)),
    _signs(Mark.OPERATION, OPERATIONS),
    _signs(Mark.NAMED, list(NAMED_OPERATIONS)),
    _signs(Mark.POINT, "."),
    _signs(Mark.IMAGINARY, "i"),
    st.just(Symbol(Mark.FACTORIAL, "!")),
)
powers_of_the_base = st.builds(
    Symbol, st.just(Mark.POWER_OF_BASE), st.just("1"), turns, sources, st.integers(-999, 99_999)
)
values_meant = st.builds(
    Meant, st.sampled_from(["2", "-2i", "3/4", "-1+(v3)i", "1+(v2)", "2x(3v5)", "~1.5"])
)


def _is_bare_group(parts: Expression) -> bool:
    return len(parts) == 1 and isinstance(parts[0], Group)


def _nested(inner: st.SearchStrategy[Part]) -> st.SearchStrategy[Part]:
    filled = expressions_of(inner).filter(bool)
    return st.builds(Group, filled.filter(lambda parts: not _is_bare_group(parts))) | st.builds(
        Superscript, filled
    )


@st.composite
def expressions_of(draw: st.DrawFn, part: st.SearchStrategy[Part]) -> Expression:
    """Draw a row of parts; the value meant can only stand last, a power of the base apart."""
    parts: list[Part] = list(draw(st.lists(part, max_size=5)))
    if draw(st.booleans()):
        alone = Group((draw(powers_of_the_base),))
        parts.insert(draw(st.integers(0, len(parts))), alone)
    if draw(st.integers(0, 4)) == 0:
        parts.append(draw(values_meant))
    return tuple(parts)


parts: st.SearchStrategy[Part] = st.recursive(symbols, _nested, max_leaves=10)
expressions = expressions_of(parts)
papers = st.builds(Paper, st.lists(expressions, min_size=1, max_size=3).map(tuple))

_SPACES = ["", "", "", " ", "  ", "\t"]
_WAYS = [
    *FACES,
    *"×÷−–·√*X()[]{}()()=@!.iTE:ps",
    *"⁰¹²³⁴⁵⁶⁷⁸⁹",
    *["lcm", "GCF", "Rem", "pct", "log", "7:0", "x:r0", "7:0u", "3s", "3u", "3su", "3us", "iu"],
    *["1p2", "1p-3", "{2}", "(4+5)", "@2i", " = "],
]
loose_texts = st.lists(
    st.tuples(st.sampled_from(_WAYS), st.sampled_from(_SPACES)).map("".join), max_size=14
).map("".join)
"""Text that is nearly notation: all ways to write things, in any order."""
