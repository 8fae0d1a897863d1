import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.kit import (
    EQUATIONS,
    EQUATIONS_OF_TWENTY,
    Box,
    Colour,
    Cube,
    Mat,
    NotationError,
    Row,
    Section,
    Turn,
    printable,
)

SIGNS = "0123456789+-x/^v"


@pytest.mark.parametrize(("box", "size"), [(EQUATIONS, 24), (EQUATIONS_OF_TWENTY, 20)])
def test_a_box_has_as_many_cubes_as_its_game_asks(box: Box, size: int) -> None:
    """There are 24 cubes, 20 for GRC, as many of each colour."""
    assert box.size == size
    assert box.each * 4 == size


def test_each_cube_has_six_faces_and_every_sign_is_on_some_cube() -> None:
    """Four colours of cubes with six faces each show every digit and operation there is."""
    assert set(EQUATIONS.faces) == set(Colour)
    assert {len(faces) for faces in EQUATIONS.faces.values()} == {6}
    assert set("".join(EQUATIONS.faces.values())) == set(SIGNS)


@pytest.mark.parametrize("face", SIGNS)
def test_the_colours_of_a_face_are_those_that_carry_it(face: str) -> None:
    """Asking by face and asking by colour give the same answer."""
    colours = EQUATIONS.colours_of(face)
    assert colours
    assert all((face in EQUATIONS.faces[colour]) is (colour in colours) for colour in Colour)


def test_what_the_rule_texts_say_of_colours_holds() -> None:
    """The examples speak of red 2s and 3s, a green 4 and 5, black 8s and 9s, and a blue root."""
    assert EQUATIONS.colours_of("8") == EQUATIONS.colours_of("9") == {Colour.BLACK}
    assert EQUATIONS.colours_of("4") == EQUATIONS.colours_of("5") == {Colour.GREEN}
    assert Colour.RED in EQUATIONS.colours_of("2") & EQUATIONS.colours_of("3")
    assert not EQUATIONS.colours_of("$")


@pytest.mark.parametrize(
    ("turn", "sideways", "upside_down"),
    [
        (Turn.UPRIGHT, False, False),
        (Turn.SIDEWAYS, True, False),
        (Turn.UPSIDE_DOWN, False, True),
        (Turn.BOTH, True, True),
    ],
)
def test_a_turn_says_what_it_is_made_of(turn: Turn, sideways: bool, upside_down: bool) -> None:
    """A cube lies sideways, upside-down, both or neither."""
    assert (turn.is_sideways, turn.is_upside_down) == (sideways, upside_down)


def test_the_mat_tells_what_lies_where() -> None:
    """Each section gives back the cubes that were put there, in their order."""
    piles = [(Cube(face), Cube("+")) for face in "12345"]
    mat = Mat(Row(piles[0]), piles[1], piles[2], piles[3], piles[4])
    assert [mat.lying_in(section) for section in Section] == piles
    assert Mat().lying_in(Section.GOAL) == ()


def test_a_row_without_gaps_is_written_close() -> None:
    """Gaps that are not named are none."""
    assert str(Row((Cube("2"), Cube("x"), Cube("3")))) == "2x3"


def test_a_colour_has_a_word() -> None:
    """People are told a colour by its name, not by its letter."""
    assert [colour.word for colour in Colour] == ["red", "blue", "green", "black"]


@given(st.text(max_size=200), st.integers(-5, 300))
def test_an_error_always_points_into_its_text(text: str, position: int) -> None:
    """Whatever the text and the place, the error prints as three plain lines with one caret."""
    error = NotationError("Wrong.", text, position)
    assert 0 <= error.position <= len(text)
    message, shown, caret = error.pointed().split("\n")
    assert message == "Wrong."
    assert shown.isprintable()
    assert caret.strip() == "^"
    assert len(caret) <= len(shown) + 1


def test_the_caret_stands_under_the_sign_meant() -> None:
    """In a long text only the stretch around the place is shown, the caret under the sign."""
    text = "1" * 50 + "q" + "2" * 50
    _, shown, caret = NotationError("Wrong.", text, 50).pointed().split("\n")
    assert shown[caret.index("^")] == "q"
    assert shown.strip().startswith("...")
    assert shown.endswith("...")


@given(st.text())
def test_any_text_can_be_made_printable(text: str) -> None:
    """Signs that would break a line or a terminal become question marks, one for one."""
    shown = printable(text)
    assert shown.isprintable()
    assert len(shown) == len(text)
