"""Whatever a player of On-Sets may write, drawn by chance."""

from hypothesis import strategies as st

from forceout.kit import CARDS, Card, Cube, Layout, Mat, Shape, Turn, Universe
from forceout.kit.boxes import SET_DIGITS, SET_FACES
from forceout.onsets.symbols import Expression, Group, Paper, Solution, Symbol

cards = st.sampled_from(CARDS)


def universes(least: int = 0, most: int = 14) -> st.SearchStrategy[Universe]:
    """Deals of different cards."""
    dealt = st.lists(cards, min_size=least, max_size=most, unique=True)
    return dealt.map(lambda found: Universe(tuple(found)))


digits = st.builds(
    Cube, st.sampled_from(SET_DIGITS), turn=st.sampled_from([Turn.UPRIGHT, Turn.UPSIDE_DOWN])
)
cubes = st.one_of(st.builds(Cube, st.sampled_from(SET_FACES)), digits)
piles = st.lists(cubes, max_size=6).map(tuple)
layouts = st.one_of(
    st.builds(Layout, st.just(Shape.ROW), st.lists(digits, min_size=1, max_size=4).map(tuple)),
    st.builds(
        Layout,
        st.sampled_from([Shape.COLUMN, Shape.OTHER]),
        st.lists(digits, min_size=2, max_size=3).map(tuple),
    ),
    st.builds(
        Layout,
        st.sampled_from([Shape.ELL, Shape.TEE]),
        st.lists(digits, min_size=3, max_size=3).map(tuple),
    ),
)
mats = st.builds(Mat, st.none() | layouts, piles, piles, piles, piles, universe=universes())

sources = st.none() | st.builds(Cube, st.sampled_from(SET_FACES))
symbols = st.builds(Symbol, st.sampled_from(SET_FACES + "0123456789"), sources)
expressions: st.SearchStrategy[Expression] = st.recursive(
    st.lists(symbols, min_size=1, max_size=4).map(tuple),
    lambda inner: st.lists(
        symbols | inner.filter(lambda parts: not _is_group(parts)).map(Group),
        min_size=1,
        max_size=4,
    ).map(tuple),
    max_leaves=12,
)


def _is_group(parts: Expression) -> bool:
    """Parentheses around parentheses are read as one pair."""
    return len(parts) == 1 and isinstance(parts[0], Group)


def _has_equals(parts: Expression) -> bool:
    """A Goal is read behind an = that stands outside of any parentheses."""
    return any(isinstance(part, Symbol) and part.text == "=" for part in parts)


solutions = st.builds(
    Solution,
    expressions.filter(lambda parts: not _has_equals(parts)),
    st.lists(expressions, max_size=2).map(tuple),
    st.none() | st.builds(Card, st.integers(0, 15)),
    equated=st.sampled_from(["", "", "4", "row 3 2u", "3 + 2"]),
)
papers = st.builds(Paper, st.lists(solutions, min_size=1, max_size=2).map(tuple))


@st.composite
def set_names(draw: st.DrawFn, most: int = 6) -> str:
    """Legal names of sets, not all grouped: `B U R' n (G - Y)`."""
    pieces: list[str] = []
    for place in range(draw(st.integers(1, most))):
        if place:
            pieces.append(draw(st.sampled_from(["U", "n", "-"])))
        operand = draw(st.sampled_from([*"BRGYV^"]))
        if most > 2 and draw(st.integers(0, 4)) == 0:
            operand = f"({draw(set_names(most=2))})"
        pieces.append(operand + "'" * draw(st.sampled_from([0, 0, 0, 1, 2])))
    return " ".join(pieces)
