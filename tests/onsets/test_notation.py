import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.kit import Cube, Layout, Mat, NotationError, Universe
from forceout.onsets.notation import (
    format_cubes,
    format_expression,
    format_mat,
    format_paper,
    parse_cubes,
    parse_expression,
    parse_goal,
    parse_mat,
    parse_paper,
    parse_universe,
)
from forceout.onsets.symbols import Expression, Paper
from tests.onsets.writing_by_chance import expressions, layouts, mats, papers, piles, universes


@given(piles)
def test_cubes_round_trip(pile: tuple[Cube, ...]) -> None:
    """Any list of cubes is read back as it was written, spaced or not."""
    written = format_cubes(pile)
    assert parse_cubes(written) == pile
    assert parse_cubes(written.replace(" ", "")) == pile


@given(layouts)
def test_goals_round_trip(layout: Layout) -> None:
    """Any Goal is read back with its layout and its turned cubes."""
    assert parse_goal(str(layout)) == layout


@given(universes())
def test_universes_round_trip(universe: Universe) -> None:
    """Any deal is read back in its order, and the letters of a card in any order."""
    assert parse_universe(str(universe)) == universe
    backwards = " ".join(str(card)[::-1] for card in universe)
    assert parse_universe(backwards) == universe


@given(mats)
def test_mats_round_trip(mat: Mat) -> None:
    """Any position is read back, empty sections, a missing Goal and an empty deal included."""
    written = format_mat(mat)
    assert parse_mat(written) == mat
    assert format_mat(parse_mat(written)) == written


@given(papers)
def test_papers_round_trip(paper: Paper) -> None:
    """Any paper is read back: Restrictions, dots on the blank card, wild cubes, two Solutions."""
    assert parse_paper(format_paper(paper)) == paper


@given(expressions)
def test_pretty_sets_are_read_too(expression: Expression) -> None:
    """The signs that people are shown are read as well."""
    assert parse_expression(format_expression(expression, pretty=True)) == expression


@given(st.text(alphabet="BRGYUn-'V^=c;:/_()[]{} 12u|∪", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed is a paper or a notation error that points at a place in it."""
    try:
        paper = parse_paper(text)
    except NotationError as error:
        place, pointed = error.position, error.pointed()
    else:
        assert parse_paper(format_paper(paper)) == paper
        return
    assert 0 <= place <= len(text)
    assert pointed.endswith("^")


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("B U Q", 4),
        ("B U (R", 4),
        ("B U R)", 5),
        ("B U (R]", 6),
        ("B U ()", 5),
        ("B = R;; G", 6),
        ("BR:_; G:_; B", 5),
        ("B:q U R", 2),
        ("BB:_; R", 0),
    ],
)
def test_a_bad_paper_is_pointed_at(text: str, position: int) -> None:
    """A paper that cannot be read says where reading stopped."""
    with pytest.raises(NotationError) as caught:
        parse_paper(text)
    assert caught.value.position == position


@pytest.mark.parametrize(
    "text",
    ["| | | |", "7 | | | | | B", "ell 1 2 | | | | | B", "3 | | | | | B Q", "3 | | | | | B BR B"],
)
def test_a_bad_position_is_refused(text: str) -> None:
    """Five fields, a digit that is on no cube, a short L, no card, and a card dealt twice."""
    with pytest.raises(NotationError):
        parse_mat(text)


@pytest.mark.parametrize(
    "text",
    [
        "B U " * 120 + "B",
        "(" * 60 + "B" + ")" * 60,
        "B" + " " * 3000,
        "B U R; " * 80,
        "B // " * 300,
    ],
)
def test_a_paper_without_end_is_refused(text: str) -> None:
    """Neither length nor depth nor the number of signs is without bounds."""
    with pytest.raises(NotationError):
        parse_paper(text)


def test_a_goal_of_ones_own_stands_in_front() -> None:
    """Against no Goal a writer lays out a Goal before the Solution."""
    paper = parse_paper("ell 2 3 1u; B:_; B c R; B U R")
    assert str(paper.solutions[0].goal) == "ell 2 3 1u"
    assert format_paper(paper) == "ell 2 3 1u; B:_; B c R; B U R"
