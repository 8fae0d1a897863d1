from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from forceout.equations.notation import (
    format_cubes,
    format_expression,
    format_mat,
    format_paper,
    parse_cubes,
    parse_expression,
    parse_goal,
    parse_mat,
    parse_paper,
)
from forceout.equations.symbols import Expression, Mark, Paper, Superscript, symbols_of
from forceout.kit import Cube, Mat, NotationError, Row
from tests.equations.writing_by_chance import (
    cubes,
    expressions,
    loose_texts,
    mats,
    papers,
    piles,
    rows,
)


@given(piles)
def test_cubes_round_trip(pile: tuple[Cube, ...]) -> None:
    """Any list of cubes is read back as it was written, spaced or not."""
    written = format_cubes(pile)
    assert parse_cubes(written) == pile
    assert parse_cubes(written.replace(" ", "")) == pile


@given(rows())
def test_goals_round_trip(row: Row) -> None:
    """Any Goal is read back with its gaps, colours and turns."""
    assert parse_goal(str(row)) == row


@given(mats)
def test_mats_round_trip(mat: Mat) -> None:
    """Any position is read back, empty sections and a missing Goal included."""
    written = format_mat(mat)
    assert parse_mat(written) == mat
    assert format_mat(parse_mat(written)) == written


@given(papers)
def test_papers_round_trip(paper: Paper) -> None:
    """Any paper is read back: turns, wild cubes, powers, superscripts, values meant, groups."""
    assert parse_paper(format_paper(paper)) == paper


@given(expressions)
def test_pretty_papers_are_read_too(expression: Expression) -> None:
    """What people are shown can be typed back in."""
    assert parse_expression(format_expression(expression, pretty=True)) == expression


@given(loose_texts)
def test_what_can_be_read_is_written_canonically(text: str) -> None:
    """Text that can be read at all has one canonical form, which reads as the same paper."""
    try:
        paper = parse_paper(text)
    except NotationError:
        return
    canonical = format_paper(paper)
    assert parse_paper(canonical) == paper
    assert format_paper(parse_paper(canonical)) == canonical


@given(cubes)
def test_a_cube_is_one_token(cube: Cube) -> None:
    """Written twice in a row, a cube is two cubes, whatever its letters."""
    assert parse_cubes(str(cube) * 2) == (cube, cube)


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("2×3÷4−5", "2x3/4-5"),
        ("√9 · 2", "v9x2"),
        ("2*3", "2^3"),
        ("[(5 ^ 2) X 8] + 6", "((5^2)x8)+6"),
        ("6 LCM 8", "6 lcm 8"),
        ("6lcm8gcf2", "6 lcm 8 gcf 2"),
        ("5²", "5{2}"),
        ("7us", "7su"),
        ("((((4))))", "(4)"),
        ("1p007", "1p7"),
        ("7: r0u", "7:r0u"),
        ("(8×2)^(1÷4) @ − 2 i", "(8x2)^(1/4)@-2i"),
    ],
)
def test_liberal_in_canonical_out(loose: str, canonical: str) -> None:
    """The ways that people write a thing lead to one form."""
    assert format_paper(parse_paper(loose)) == canonical


@pytest.mark.parametrize(
    ("loose", "canonical"), [("2× 3+5", "2x 3+5"), (" 2   x3 ", "2   x3"), ("√9*2", "v9^2")]
)
def test_goals_are_liberal_in_canonical_out(loose: str, canonical: str) -> None:
    """Pretty signs are read in a Goal too; gaps are kept, space around it is not."""
    assert str(parse_goal(loose)) == canonical


def test_the_pretty_form_uses_the_signs_of_the_cubes() -> None:
    """People are shown a times sign, a division sign, a minus and a root sign."""
    expression = parse_expression("2x3/4-5+v9^x:0")
    assert format_expression(expression, pretty=True) == "2×3÷4−5+√9^×:0"


def test_a_symbol_knows_the_cube_that_it_needs() -> None:
    """Words, points, big digits and wild cubes each use a cube of a certain face."""
    written = "6 lcm 8 gcf 4 rem 2 pct 5 log T E i . 7:0 x:b3 1p4 9!"
    symbols = list(symbols_of(parse_expression(written)))
    faces = [symbol.cube_face for symbol in symbols]
    assert faces == [*"6v8^4/2v5/^v-^031", "9", ""]
    assert [symbol.face for symbol in symbols if symbol.source] == ["7", "x"]
    assert symbols[-1].mark is Mark.FACTORIAL


def test_a_superscript_may_be_typed_small() -> None:
    """A raised digit is a power, each raised digit one of its own."""
    first, second = parse_expression("5²³")[1:]
    assert isinstance(first, Superscript)
    assert isinstance(second, Superscript)


def test_a_place_is_remembered_but_not_compared() -> None:
    """Two papers that differ only in their spaces are the same paper."""
    assert parse_paper("5+ 2=7") == parse_paper(" 5 + 2 = 7 ")


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("(5+2 = 7", 0),
        ("5+2) = 7", 3),
        ("(5+2] = 7", 4),
        ("5+() = 7", 3),
        ("5+? = 7", 2),
        ("5+2:q = 7", 4),
        ("5+2: = 7", 5),
        ("(1p9999999)", 2),
        ("5@ = 7", 1),
        ("5+lc = 7", 2),
        ("{5 = 7", 0),
        ("5}", 1),
    ],
)
def test_a_paper_that_cannot_be_read_says_where(text: str, position: int) -> None:
    """The error of a paper points at the sign where reading stopped."""
    with pytest.raises(NotationError) as caught:
        parse_paper(text)
    assert caught.value.position == position
    assert caught.value.text == text


@pytest.mark.parametrize(
    ("text", "position"), [("r5 q2", 3), ("5 r", 3), ("rr5", 1), ("5ss", 2), ("5 | 4", 2)]
)
def test_cubes_that_cannot_be_read_say_where(text: str, position: int) -> None:
    """The error of a list of cubes or a Goal points at the sign where reading stopped."""
    for parse in (parse_cubes, parse_goal):
        with pytest.raises(NotationError) as caught:
            parse(text)
        assert caught.value.position == position


@pytest.mark.parametrize(
    ("text", "position"),
    [("5 | 4", 5), ("5 | | | | | 4", 10), ("5 | 4 | z | | ", 8), ("", 0)],
)
def test_a_position_that_cannot_be_read_says_where(text: str, position: int) -> None:
    """A position has five parts; one too few or too many, or a bad cube, is pointed at."""
    with pytest.raises(NotationError) as caught:
        parse_mat(text)
    assert caught.value.position == position


def test_an_expression_is_one_side() -> None:
    """Where one side is asked for, an equals sign is pointed at."""
    with pytest.raises(NotationError, match="no equals sign") as caught:
        parse_expression("5+2 = 7")
    assert caught.value.position == 4


HOSTILE = {
    "a lone surrogate": "5+\ud800",
    "a null byte": "5\x00+2",
    "a thousand opening parentheses": "(" * 1000,
    "a thousand pairs of parentheses": "(" * 1000 + "5" + ")" * 1000,
    "a megabyte of digits": "9" * 1_000_000,
    "a megabyte of spaces": " " * 1_000_000,
    "a megabyte of parentheses": "(" * 1_000_000,
    "two hundred and one signs": "9" * 201,
    "a fullwidth digit": "\uff15+2",
    "an Arabic digit": "\u0665+2",
    "a right-to-left mark": "5\u200f+2",
    "a combining sign": "5\u0338",
    "a huge power of the base": "1p" + "9" * 1000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_is_refused(text: str) -> None:
    """Text that nobody could mean is refused as unreadable, with a place that can be shown."""
    for parse in (parse_paper, parse_goal, parse_cubes, parse_mat):
        with pytest.raises(NotationError) as caught:
            parse(text)
        lines = caught.value.pointed().split("\n")
        assert len(lines) == 3
        assert all(line.isprintable() and len(line) < 120 for line in lines)


def place_of_refusal(parse: Callable[[str], object], text: str) -> int:
    """Where a text is refused; 0 when it is read."""
    try:
        parse(text)
    except NotationError as error:
        return error.position
    return 0


@given(st.text(max_size=60))
@example("@")
@example("=" * 300)
@example("1p")
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text brings down a reader: it is read, or refused with its place."""
    for parse in (parse_paper, parse_expression, parse_goal, parse_cubes, parse_mat):
        assert 0 <= place_of_refusal(parse, text) <= len(text)
