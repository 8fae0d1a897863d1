import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.rules.variation import Listing, PickList, PickRefused, Seasons, Variation
from forceout.rules.verdict import Fault

LISTED = {
    "plain": Listing("L-1"),
    "blank": Listing("L-2", ("6", "7")),
    "odd": Listing("L-3", seasons=Seasons.ODD),
    "even": Listing("L-4", seasons=Seasons.EVEN),
}


def cite(fault: Fault) -> str:
    """Cite a clause that shows which fault it is for."""
    return f"II-{fault.code}"


PICKS = PickList(LISTED, (Variation("always"),), 2027, cite)


@given(st.text(st.characters(codec="ascii", exclude_characters="= \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f")))
def test_a_variation_is_read_as_it_is_written(name: str) -> None:
    """A name with or without a parameter is read back, in small letters."""
    for variation in (Variation(name.lower()), Variation(name.lower(), "7")):
        assert Variation.read(str(variation)) == variation
        assert Variation.read(f" {variation} ") == variation


@pytest.mark.parametrize("season", range(2000, 2030))
def test_each_season_is_odd_or_even(season: int) -> None:
    """Every list holds every year, or one of the two alternating ones does."""
    assert Seasons.EVERY.holds(season)
    assert Seasons.ODD.holds(season) is not Seasons.EVEN.holds(season)
    assert Seasons.ODD.holds(season) is bool(season % 2)


@pytest.mark.parametrize(
    ("pick", "chosen", "code"),
    [
        ("plain", "", ""),
        ("blank=7", "plain", ""),
        ("odd", "plain blank=6", ""),
        ("plain", "plain", "variation-repeated"),
        ("blank=7", "blank=7", "variation-repeated"),
        ("blank=7", "plain blank=6", "variation-conflict"),
        ("even", "", "variation-not-listed"),
        ("unheard-of", "", "variation-not-listed"),
        ("", "", "variation-not-listed"),
        ("always", "", "variation-always-in-force"),
        ("blank", "", "variation-parameter"),
        ("blank=8", "", "variation-parameter"),
        ("plain=8", "", "variation-parameter"),
    ],
)
def test_what_speaks_against_a_pick(pick: str, chosen: str, code: str) -> None:
    """A pick is on the season's list with a parameter that fits, neither repeated nor crossed."""
    picked = [Variation.read(text) for text in chosen.split()]
    rulings = PICKS.rulings_against(Variation.read(pick), picked)
    assert [ruling.fault.code for ruling in rulings] == ([code] if code else [])
    for ruling in rulings:
        assert ruling.fault.facts <= set(ruling.facts)
        assert ruling.clause == ("L-2" if pick.startswith("blank=8") else ruling.clause)


def test_a_wrong_parameter_is_cited_with_the_variations_own_clause() -> None:
    """Filling a blank wrongly breaks the line of the list; other faults the rule on picking."""
    (ruling,) = PICKS.rulings_against(Variation("blank", "8"), ())
    assert (ruling.clause, ruling.facts["allowed"]) == ("L-2", "6 7")
    (ruling,) = PICKS.rulings_against(Variation("always"), ())
    assert ruling.clause == "II-variation-always-in-force"


def test_picks_are_checked_in_the_order_chosen() -> None:
    """Of two that cannot stand together the later one is refused."""
    PICKS.check([Variation("plain"), Variation("blank", "6"), Variation("odd")])
    with pytest.raises(PickRefused) as caught:
        PICKS.check([Variation("blank", "6"), Variation("plain"), Variation("blank", "7")])
    assert caught.value.rulings[0].facts == {"pick": "blank=7", "other": "blank=6"}
    assert "conflicts with blank=6" in str(caught.value)
