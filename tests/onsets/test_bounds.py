"""Papers longer than any roll are answered too: with a breaking reading, or as undecided."""

from forceout.api import Judge
from tests.onsets.judges import AGLOA, judge, mat

DEAL = "BR BRY BY B BRG BRGY BGY BG RG RGY GY G R _"
RICH = mat("row 1 1u", "", "B R G Y " * 20 + "U n - ' = c V ^", universe=DEAL)
LONG = "B - R U G n Y - " * 12 + "B"


def test_too_many_readings_are_undecided() -> None:
    """Where no reading found breaks a long paper, the ruling says that nobody could check it."""
    verdict = judge(AGLOA, "senior").paper(RICH, f"^ n ({LONG})", "last-cube")
    assert verdict.codes == ("uncheckable",)


def test_a_breaking_reading_of_a_long_paper_is_found() -> None:
    """A long paper that is plainly ambiguous is wrong, whatever else it could mean."""
    verdict = judge(AGLOA, "senior").paper(RICH, LONG, "last-cube")
    assert not verdict.is_correct
    assert verdict.codes != ("uncheckable",)


def test_the_value_of_a_long_name_is_a_part() -> None:
    """Working out a long name says that there may be more values than are listed."""
    worth = judge(AGLOA, "senior").value(LONG, universe=DEAL)
    assert worth.values
    assert not worth.is_whole


def test_many_ungrouped_restrictions_are_answered() -> None:
    """Readings of several Restrictions multiply; beyond the bound the paper is undecided."""
    restriction = "B - R U G n Y - B U R c V U (B - R - G - Y)"
    paper = "; ".join([restriction] * 5) + "; ^ n (B - R - G - Y)"
    verdict = judge(AGLOA, "senior").paper(RICH, paper, "last-cube")
    assert set(verdict.codes) <= {"uncheckable", "cube-used-too-often"}


def test_all_readings_of_a_roll_are_read() -> None:
    """Eleven sets in a row, as many as a roll can hold, are read in full."""
    name = "B - R U G n Y - B U R n G - B U V n ^"
    worth = Judge.of(AGLOA, "senior").value(name, universe=DEAL)
    assert worth.is_whole
