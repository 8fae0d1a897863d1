from xml.etree import ElementTree as ET

import pytest
from hypothesis import given

from forceout.api import Judge
from forceout.kit import BLANK, CARDS, Card, Spread, Universe
from forceout.onsets.notation import parse_mat
from tests.onsets.judges import AGLOA, LEAGUES, TEN, judge
from tests.onsets.writing_by_chance import universes


def letters(svg: str) -> str:
    """The letters that a picture shows, in order."""
    found = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return "".join(text.text or "" for text in found)


def test_there_are_sixteen_cards() -> None:
    """I-B-1: every choice of four dots, each once, the blank card among them."""
    assert len(set(CARDS)) == 16
    assert BLANK in CARDS
    assert {card.dots for card in CARDS} == set(range(16))


@pytest.mark.parametrize("text", ["", "Q", "BB", "B_", "b"])
def test_what_is_no_card(text: str) -> None:
    """A card has each dot at most once, and no other letters."""
    with pytest.raises(ValueError, match="no card"):
        Card.read(text)


@given(universes(least=1))
def test_every_dot_carries_its_letter(universe: Universe) -> None:
    """A drawn universe can be read without its colours."""
    shown = letters(universe._repr_svg_())
    assert shown == "".join(str(card) for card in universe if card != BLANK)


@pytest.mark.parametrize("rulebook", LEAGUES)
def test_a_paper_is_shown_on_the_cards(rulebook: str) -> None:
    """Removed cards are in parentheses, selected ones starred; the picture crosses and ticks."""
    (spread,) = judge(rulebook, "middle").spread("B c R; B U G", TEN)
    assert str(spread) == "BR* (BG) (BY) RG* RY GY* (B) R BRG* _"
    svg = spread._repr_svg_()
    assert svg.count('opacity="0.3"') == 3
    assert svg.count('stroke-width="4"') == 4


def test_two_solutions_are_shown_one_by_one() -> None:
    """Each Solution has its own dots on the blank card and its own selection."""
    senior = Judge.of(AGLOA, "senior", ["two-solutions", "blank-card-wild"])
    first, second = senior.spread("BR:_; B n R // R", TEN)
    assert str(first).endswith("BR*")
    assert str(second).endswith("_")


def test_what_names_no_set_selects_nothing() -> None:
    """A paper that cannot be read leaves all cards as they lie."""
    (spread,) = judge(AGLOA, "middle").spread("B R", TEN)
    assert spread == Spread(Universe.of(TEN), Universe.of(TEN).whole, 0)


def test_a_mat_shows_its_universe() -> None:
    """The cards lie below the mat; without a deal there are none."""
    with_cards = parse_mat(f"3 | B | | | | {TEN}")._repr_svg_()
    without = parse_mat("3 | B | | | |")._repr_svg_()
    assert letters(with_cards).endswith("BRG")
    assert "circle" not in without
    assert "BR" in Card.read("BR")._repr_svg_()


def test_equations_has_no_cards() -> None:
    """Asking an Equations judge for cards is a mistake of the asker."""
    equations = Judge.of("agloa-equations-2026")
    for ask in (lambda: equations.deal(TEN), lambda: equations.spread("2+2 = 4", TEN)):
        with pytest.raises(LookupError, match="without cards"):
            ask()
