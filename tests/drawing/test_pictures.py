from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import drawing
from forceout.api import Judge
from forceout.drawing import Glyph, Picture, Tile
from forceout.kit import Section
from tools import draw_mat

SVG = "{http://www.w3.org/2000/svg}"
EQUATIONS = Judge.of("agloa-equations-2026", "senior")
GAPPED = ("2x3+5", "2x 3+5", "2x  3+5")
ON_SETS = Judge.of("agloa-onsets-2014", "senior")


def texts(svg: str) -> list[str]:
    """Every text that a picture shows, in order."""
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def shown(picture: Picture) -> list[str]:
    """Every text of a picture that is no document yet."""
    return texts(picture.svg("title"))


def test_a_cube_shows_sign_and_letter() -> None:
    """A cube shows its pretty sign, and its colour's letter beside the colour."""
    (cube,) = EQUATIONS.mat("| | | | g/").resources
    assert texts(cube._repr_svg_()) == ["÷", "g"]


@pytest.mark.parametrize("pair", ["r3 b3", "k7 k9", "k7 k7s", "k7s k7su", "r1 r-"])
def test_cubes_look_different(pair: str) -> None:
    """Cubes that differ in colour, face or turn do not look the same."""
    one, other = EQUATIONS.mat(f"| | | | {pair}").resources
    assert one.picture().body != other.picture().body


@pytest.mark.parametrize("face", ["6", "9"])
def test_six_and_nine_are_underlined(face: str) -> None:
    """A 6 and a 9 carry a line, turned with them; other digits do not."""
    assert "path" in drawing.tile(Tile(face)).body
    assert "path" not in drawing.tile(Tile("8")).body


def test_a_gap_is_seen() -> None:
    """A gap on the Goal line takes room, and a wider gap takes more."""
    rows = [EQUATIONS.mat(f"{goal} | | | |").seen(Section.GOAL)[0] for goal in GAPPED]
    widths = [drawing.flowing(row, 1000).width for row in rows]
    assert widths == sorted(set(widths))


def test_a_mat_shows_every_section() -> None:
    """A mat names its sections and shows each cube once."""
    mat = EQUATIONS.mat("2x 3+5 | g4 bx | k8 k+ | g6 | r0 r1")
    words = texts(mat._repr_svg_())
    assert [word for word in words if len(word) > 1] == [
        "Goal", "Required", "Permitted", "Forbidden", "Resources",
    ]  # fmt: skip
    assert "".join(word for word in words if len(word) == 1) == "2×3+54g×b8k+k6g0r1r"


def test_a_goal_of_sets_is_laid_out() -> None:
    """An L of On-Sets takes two lines on the mat, a row of three takes one."""
    tall, flat = (ON_SETS.mat(f"{goal} | | | | | _") for goal in ("ell 1 2 3", "row 1 2 3"))
    assert tall.picture().height > flat.picture().height


def test_the_null_set_has_its_own_sign() -> None:
    """The sign that means a power in Equations is the null set's in On-Sets."""
    assert "^" in texts(EQUATIONS.mat("| | | | ^")._repr_svg_())
    assert "Λ" in texts(ON_SETS.mat("| | | | ^ | _")._repr_svg_())


def test_a_power_is_raised() -> None:
    """A superscript stands higher than what it is the power of, and smaller."""
    base, power = (Glyph("5"), Glyph("2", raised=1))
    assert power.width < base.width
    assert texts(EQUATIONS.sheet("5{2} = 25")._repr_svg_()) == ["5", "2", "=", "2", "5"]


def test_a_wild_cube_is_named() -> None:
    """What a wild cube stands for is written large, and the cube small under it."""
    assert shown(EQUATIONS.sheet("7:0+1 = 8").picture())[:2] == ["7", "0"]


def test_a_long_paper_goes_on_below() -> None:
    """A paper wider than the sheet takes another line instead of a wider sheet."""
    short, long = (EQUATIONS.sheet("+".join("1" * count)).picture() for count in (3, 60))
    assert long.height > short.height
    assert long.width <= drawing.papers.MOST_WIDTH + 1


def test_a_verdict_says_it_in_words() -> None:
    """A verdict's picture has a sign, the clauses, and what is wrong; colour is not needed."""
    verdict = EQUATIONS.paper("16 | | | | k8 k+ g4 bx b2", "8+4x2 = 16", "impossible")
    assert texts(verdict._repr_svg_())[0] == "✗ Incorrect: VII-B-6-a"
    assert "(8+4)x2" in " ".join(texts(verdict._repr_svg_()))


def test_many_clauses_stay_within_the_note() -> None:
    """Where a paper breaks many clauses, the headline goes on in the next line."""
    headline = f"Incorrect: {', '.join(['VII-B-4-b'] * 9)}"
    lines = texts(drawing.verdict(headline, ["Why."], is_correct=False).svg("title"))
    assert " ".join(lines[:-1]) == f"✗ {headline}"
    assert max(map(len, lines)) < 40


@given(st.text(max_size=8), st.text(max_size=8))
def test_any_text_is_escaped(sign: str, title: str) -> None:
    """Whatever text is put into a picture, the picture stays well-formed."""
    parts = [drawing.tile(Tile(sign)), drawing.paper([Glyph(sign)]), drawing.verdict(sign, [title])]
    svg = drawing.stacked(parts, 4).svg(title)
    assert ET.fromstring(svg.encode()).tag == f"{SVG}svg"


def test_pictures_do_not_meddle() -> None:
    """A picture has no ids and no style sheet, so that two on one page leave each other alone."""
    svg = draw_mat.drawn()
    assert " id=" not in svg
    assert "<style" not in svg


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    """docs/mat.svg is what the program draws now (`python -m tools.draw_mat` draws it anew)."""
    assert draw_mat.FILE.read_text(encoding="utf-8") == draw_mat.written()
