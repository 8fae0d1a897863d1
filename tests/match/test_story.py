from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.kit import Card, Colour, Cube, Row, Section, Turn
from forceout.match import events
from forceout.match.events import Event
from forceout.match.story import Teller, name_of
from forceout.match.table import Table
from forceout.rules.claims import Side
from forceout.rules.procedure import Task
from tests.match.events_by_chance import EQUATIONS_TABLE, ON_SETS_TABLE
from tests.match.events_by_chance import events as any_events

TABLES = {False: EQUATIONS_TABLE, True: ON_SETS_TABLE}
TIMES = Cube("x", Colour.GREEN)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.LotsCast((("A", "3"), ("B", "+"))), "The lot: Ann 3, Ben +."),
        (events.CubesRolled("A", (TIMES, Cube("v"))), "Ann rolls g× √."),
        (events.CardsDealt("C", (Card.read("BR"), Card.read("_"))), "Cleo deals BR _."),
        (events.GoalLaid("B", Row((Cube("2"), TIMES), (1,))), "Ben lays the Goal: 2 ×."),
        (events.GoalSet("B"), 'Ben says "Goal".'),
        (events.CubeMoved("C", TIMES, Section.REQUIRED), "Cleo moves the green × to Required."),
        (
            events.CubeMoved("C", Cube("6", turn=Turn.SIDEWAYS), Section.FORBIDDEN, bonus=True),
            "Cleo moves the 6 (sideways) to Forbidden as a bonus.",
        ),
        (
            events.CubeMoved("C", TIMES, Section.REQUIRED, Section.PERMITTED),
            "Cleo moves the green × from Permitted to Required.",
        ),
        (events.Challenged("A", "now"), "Ann challenges Now."),
        (
            events.Challenged("A", "impossible", ("B", "C")),
            "Ann challenges Impossible together with Ben and Cleo.",
        ),
        (events.SideJoined("C", Side.MOVER), "Cleo joins the Mover's side."),
        (events.PaperPresented("B", "8+4 = 12"), "Ben presents: 8+4 = 12."),
        (events.PenaltyGiven("B", 1, "VI-B"), "Ben loses 1, by VI-B."),
        (events.PenaltyGiven("B", 1, ""), "Ben loses 1, by custom."),
        (
            events.PaperJudged("B", is_correct=False, clauses=("VII-B-2", "VII-B-3-a")),
            "Ben's paper is incorrect, by VII-B-2, VII-B-3-a.",
        ),
        (
            events.ShakeScored((("A", 2), ("B", 6), ("C", 4))),
            "The shake scores Ann 2, Ben 6, Cleo 4.",
        ),
        (events.CountdownBegun("", Task.WRITE), "Ten seconds are counted for the table: write."),
    ],
)
def test_events_are_told_with_names(event: Event, told: str) -> None:
    """The story says the same as the record, with names and with signs as they look."""
    assert Teller(EQUATIONS_TABLE).tell(event).text == told


def test_clauses_are_explained() -> None:
    """A sentence that rests on clauses brings them along, in our words."""
    judged = events.PaperJudged("B", is_correct=False, clauses=("VII-B-2", "VI-B", "none such"))
    clauses = Teller(EQUATIONS_TABLE).tell(judged).clauses
    assert [clause.id for clause in clauses] == ["VII-B-2", "VI-B"]
    assert all(clause.says for clause in clauses)
    assert Teller(EQUATIONS_TABLE).tell(events.GoalSet("A")).clauses == ()


@pytest.mark.parametrize("deals", [False, True])
@given(data=st.data())
def test_everything_can_be_told(deals: bool, data: st.DataObject) -> None:
    """Every event becomes one printable sentence."""
    text = Teller(TABLES[deals]).tell(data.draw(any_events(deals=deals))).text
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    assert text.isprintable()


@pytest.mark.parametrize(
    ("seat", "name"), [("A", "Ann"), ("B", "Player B"), ("C", "Player C"), ("F", "Player F")]
)
def test_a_seat_without_a_name(seat: str, name: str) -> None:
    """Who has no name is called by the seat."""
    table = Table("agloa-onsets-2014", "senior", players=("Ann", "", " \n"))
    assert name_of(table, seat) == name
