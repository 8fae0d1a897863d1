"""Whatever is written, laid out or picked in On-Sets gets an answer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.api import Judge
from forceout.kit import NotationError
from forceout.onsets.notation import format_paper
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.variation import PickRefused
from tests.onsets.judges import AGLOA, BASIC, DIVISIONS, LEAGUES, MLAG, TWELVE, clauses, judge, mat
from tests.onsets.test_second_judge import picks
from tests.onsets.writing_by_chance import mats, papers

_SOUP = st.text(alphabet="BRGYUn-V^=c';:/_()[] 123u", max_size=40)
_SHAKES = [(league, division) for league in LEAGUES for division in DIVISIONS] + [(BASIC, "basic")]


@st.composite
def judges(draw: st.DrawFn) -> Judge:
    """A judge of any league and division, with up to three variations that go together."""
    league, division = draw(st.sampled_from(_SHAKES))
    wished = draw(st.lists(picks(division, TWELVE), max_size=3)) if league != BASIC else []
    chosen: list[str] = []
    for one in wished:
        try:
            Judge.of(league, division, [*chosen, one])
        except PickRefused:
            continue
        chosen.append(one)
    return Judge.of(league, division, chosen)


@settings(max_examples=300, deadline=None)
@given(st.data(), judges(), mats, st.sampled_from(["drawn", "soup"]))
def test_any_paper_gets_an_answer(
    data: st.DataObject, judge: Judge, table: object, kind: str
) -> None:
    """Any paper on any table is ruled on with clauses of its rulebook, or cannot be read."""
    paper = data.draw(_SOUP if kind == "soup" else papers.map(format_paper))
    claim = data.draw(st.sampled_from([claim.name for claim in judge.rules.claims]))
    known = clauses(judge.rules.rulebook)
    try:
        verdict = judge.paper(str(table), paper, claim)
        spreads = judge.spread(paper, TWELVE)
    except (NotationError, PickRefused):
        return
    assert verdict.is_correct is not bool(verdict.rulings)
    assert set(verdict.clauses) <= known
    assert str(verdict)
    assert verdict.as_json()
    assert all(spread.selected & ~spread.left == 0 for spread in spreads)


@pytest.mark.parametrize("rulebook", LEAGUES)
@given(st.data())
def test_any_pick_gets_an_answer(rulebook: str, data: st.DataObject) -> None:
    """Any pick for any roll is legal or refused with a clause, nonsense included."""
    division = data.draw(st.sampled_from(DIVISIONS))
    roll = data.draw(st.text(alphabet="BRGYUn-V^=c'123", max_size=18))
    nonsense = st.sampled_from(["", "=", "double-set=(", "required-card=BB", "wild-cube=BR", "?"])
    pick = data.draw(nonsense | picks(division, TWELVE))
    verdict = judge(rulebook, division).pick(roll, pick, TWELVE)
    assert set(verdict.clauses) <= clauses(rulebook)
    assert verdict.is_correct is not bool(verdict.rulings)


@pytest.mark.parametrize(
    ("variations", "paper"),
    [
        ("no-null-restrictions", "; ".join(["B-R-G c Y"] * 20) + "; ^ n B"),
        ("", "; ".join(["B-R-G c Y"] * 20) + "; ^ n B"),
        ("", "=".join(["B-R-G"] * 20) + "; ^ n B"),
        ("", "(" * 40 + "B" + ")" * 40 + "'" * 100),
        ("", "B;" * 150 + "B"),
        ("", "= " * 199),
        ("", "B U G =" + " 1" * 900),
        ("two-solutions", "//" * 900),
        ("two-solutions", "B-R U G n Y-" * 7 + "B // " + "R-B U G n Y-" * 7 + "B"),
    ],
)
def test_a_hostile_paper_is_refused_with_a_clause(variations: str, paper: str) -> None:
    """What no roll allows is ruled wrong, however much there is of it."""
    table = mat("row 1 1u", "", "B R G Y U n - ' = c V ^", universe=TWELVE)
    for rulebook in (AGLOA, MLAG):
        verdict = judge(rulebook, "senior", *variations.split()).paper(table, paper, "last-cube")
        assert not verdict.is_correct
        assert set(verdict.clauses) <= clauses(rulebook)


def test_the_divisions_are_all_asked() -> None:
    """The soups reach every division of every edition of On-Sets."""
    asked = {(league, division) for league, division in _SHAKES}
    books = (AGLOA, MLAG, BASIC)
    assert asked == {(name, one) for name in books for one in RULEBOOKS[name].divisions}
