import pytest

from forceout.rulebooks.agloa_equations_2026.rulesets import ruleset
from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.clause import Keeper
from forceout.rules.variation import Seasons

EQUATIONS = [name for name in RULEBOOKS if "equations" in name]

EVERY_YEAR = {
    "elementary": (
        "sideways upside-down wild factorial multiple-operations three-operation-solution remainder"
    ),
    "middle": "sideways upside-down wild factorial multiple-operations base multiple-of",
    "junior": (
        "wild powers-of-the-base base multiple-of multiple-operations factorial"
        " number-of-factors exponent"
    ),
    "senior": (
        "wild powers-of-the-base base multiple-of multiple-operations factorial"
        " number-of-factors exponent imaginary decimal-in-goal log"
    ),
}
ODD_YEARS = {
    "elementary": "two-digit-numerals lcm gcf number-of-factors",
    "middle": "number-of-factors exponent powers-of-the-base",
    "junior": "",
    "senior": "",
}
EVEN_YEARS = {
    "elementary": "average smallest-prime percent decimal-point",
    "middle": "average percent decimal-point",
    "junior": "",
    "senior": "",
}
BLANKS = {
    ("elementary", "wild"): "0",
    ("middle", "wild"): "0",
    ("junior", "wild"): "0 x",
    ("senior", "wild"): "0 x",
    ("middle", "base"): "8 9 10",
    ("junior", "base"): "8 9 11 12",
    ("senior", "base"): "8 9 11 12",
    **dict.fromkeys(
        [(division, "multiple-of") for division in ("middle", "junior", "senior")], "6 7 8 9 10 11"
    ),
    **dict.fromkeys(
        [(division, "exponent") for division in ("middle", "junior", "senior")],
        "red blue green black",
    ),
}


@pytest.mark.parametrize("division", EVERY_YEAR)
def test_the_lists_of_the_divisions(division: str) -> None:
    """XIII: what each division may choose every year, in odd years and in even ones."""
    listed = ruleset(division, 2027).listed
    found = {
        seasons: {name for name, listing in listed.items() if listing.seasons is seasons}
        for seasons in Seasons
    }
    assert found == {
        Seasons.EVERY: set(EVERY_YEAR[division].split()),
        Seasons.ODD: set(ODD_YEARS[division].split()),
        Seasons.EVEN: set(EVEN_YEARS[division].split()),
    }


@pytest.mark.parametrize("division", EVERY_YEAR)
def test_the_blanks_of_the_lists(division: str) -> None:
    """XIII: what may fill the blank of a wild cube, a base, a multiple and an exponent's colour."""
    for name, listing in ruleset(division, 2027).listed.items():
        assert " ".join(listing.parameters) == BLANKS.get((division, name), "")


@pytest.mark.parametrize("division", EVERY_YEAR)
def test_the_clauses_of_the_lists(division: str) -> None:
    """Each line of a list has its clause in the section of its division, and a judge keeps it."""
    clauses = RULEBOOKS["agloa-equations-2026"].clauses
    numbers = []
    for listing in ruleset(division, 2027).listed.values():
        assert clauses[listing.clause].keeper is Keeper.JUDGE
        section, number = listing.clause.rsplit("-", 1)
        letter = division[0].upper()
        assert section in ({"XIII-C", "XIII-D"} if letter == "S" else {_SECTION[letter]})
        numbers.append(int(number))
    assert numbers == sorted(set(numbers))


_SECTION = {"E": "XIII-A", "M": "XIII-B", "J": "XIII-C"}


def test_turned_cubes_are_always_in_force_for_the_older() -> None:
    """XIII-C-1 and 2: Sideways and Upside-down hold for every shake of Junior and Senior."""
    for division in EVERY_YEAR:
        always = [variation.name for variation in ruleset(division, 2027).always]
        older = division in {"junior", "senior"}
        assert always == (["sideways", "upside-down"] if older else [])


@pytest.mark.parametrize("name", EQUATIONS)
def test_a_rulebook_says_where_it_can_be_played(name: str) -> None:
    """Each division has its rules; without a name the first, and the season of the edition."""
    book = rulebook(name)
    assert book.id == name
    for division in book.divisions:
        rules = book.ruleset(division)
        assert (rules.rulebook, rules.division, rules.season) == (name, division, book.season)
    assert book.ruleset().division == book.divisions[0]
    assert book.ruleset(season=2031).season == 2031


@pytest.mark.parametrize("name", EQUATIONS)
def test_an_unknown_division_is_named(name: str) -> None:
    """A division that an edition does not have is refused with those that it has."""
    with pytest.raises(LookupError, match=rulebook(name).divisions[0]):
        rulebook(name).ruleset("kindergarten")


def test_an_unknown_rulebook_is_named() -> None:
    """A rulebook that is not on the shelf is refused with those that are."""
    with pytest.raises(LookupError, match="mlag-equations-2019"):
        rulebook("agloa-equations-1999")


@pytest.mark.parametrize(
    ("name", "claims"),
    [
        ("agloa-equations-2026", "now impossible last-cube time no-goal"),
        ("agloa-basic-equations-2026", "now impossible last-cube"),
        ("mlag-equations-2019", "now impossible last-cube time no-goal"),
        ("grc-equations-2026", "a-flub p-flub no-goal-flub force-out cleanup"),
    ],
)
def test_what_a_paper_can_be_written_for(name: str, claims: str) -> None:
    """Each edition has its own words for why a paper is written."""
    assert " ".join(claim.name for claim in rulebook(name).ruleset().claims) == claims
