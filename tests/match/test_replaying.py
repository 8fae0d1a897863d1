"""Going through records again: what was played comes back, and what cannot have been is named."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from forceout.kit import Colour, Cube, Row, Section
from forceout.match import actions as do
from forceout.match import events
from forceout.match.events import Event
from forceout.match.play import fold
from forceout.match.record.errors import RecordError
from forceout.match.record.replaying import replay
from forceout.match.record.text import Record
from forceout.match.table import Manner, Table
from forceout.rules.procedure import Task
from tests.match.by_chance import DIVISIONS, a_table, played
from tests.match.games import equations

TABLE = Table("agloa-equations-2026", "middle", players=("Ann", "Ben"), timed=False)
ROLL = tuple(
    Cube(face, colour)
    for colour, faces in zip(Colour, ("0123+-", "0123x/", "456x-^", "789+/v"), strict=True)
    for face in faces
)
BEGUN: tuple[Event, ...] = (
    events.LotsCast((("A", "3"), ("B", "1"))),
    events.CubesRolled("A", ROLL),
    events.VariationPicked("A", "wild=0"),
    events.VariationPicked("B", "base=8"),
    events.VariationPicked("B", "factorial"),
)


@pytest.mark.parametrize(("book", "division"), DIVISIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_comes_back(book: str, division: str, seed: int) -> None:
    """A match written down, read and gone through again ends in the same state."""
    chance = Random(f"{book} {division} {seed}")
    match = played(a_table(book, division, chance), chance)
    record = Record.parse(Record(match.table, match.events).format())
    assert record == Record(match.table, match.events)
    stretches = list(replay(record))
    assert stretches[-1].state == match.state
    assert stretches[-1].missing == ()
    assert tuple(event for one in stretches for event in one.events) == match.events


def test_a_challenge_of_two_that_is_set_aside_comes_back() -> None:
    """VI-B: of two who challenge at once, one moved last, and the other has not got the block."""
    game = equations(manner=Manner.OVER_THE_BOARD).move("k7 required", "r0 required")
    game.do(do.PickUpBlock("C"), do.Challenge("C", "now", ("A",)))
    clauses = [one.clause for one in game.events if isinstance(one, events.ChallengeSetAside)]
    assert clauses == ["VI-B-a", "VI-B"]
    *_, last = replay(Record(game.table, tuple(game.events)))
    assert last.state == game.state


def test_a_challenge_of_one_that_is_set_aside_comes_back() -> None:
    """IX-B: that a slip stands next belongs to the move behind it, not to a second challenger."""
    game = equations(manner=Manner.OVER_THE_BOARD).move("k7 required", "r0 required")
    slip = do.MoveCube("C", Cube("1", Colour.RED), Section.PERMITTED, bonus=True)
    game.do(slip, do.Challenge("C", "impossible"))
    game.do(do.MoveCube(game.shake.turn, Cube("2", Colour.RED), Section.PERMITTED))
    kinds = [type(one).__name__ for one in game.events[-4:]]
    assert kinds == ["ChallengeSetAside", "PenaltyGiven", "SlipStands", "CubeMoved"]
    *_, last = replay(Record(game.table, tuple(game.events)))
    assert last.state == game.state


@pytest.mark.parametrize("seed", range(4))
def test_a_record_that_ends_too_early(seed: int) -> None:
    """Cut off behind any event, a record goes as far as it goes, and says what is missing."""
    chance = Random(seed)
    match = played(a_table(*DIVISIONS[seed * 5], chance), chance)
    for count in range(1, len(match.events)):
        *_, last = replay(Record(match.table, match.events[:count]))
        assert not last.is_cut
        whole = match.events[:count] + last.missing
        assert whole == match.events[: len(whole)]
        assert last.state == fold(match.table, whole)


def test_a_record_that_ends_before_a_slip() -> None:
    """Where only the note of a slip is left, without the slip, nothing has happened yet."""
    table = replace(TABLE, manner=Manner.OVER_THE_BOARD)
    note = events.SlipMade("B", "out-of-turn", "V-B")
    *_, before, last = replay(Record(table, (*BEGUN, note)))
    assert (last.is_cut, last.events, last.missing) == (True, (note,), ())
    assert last.state == before.state


@pytest.mark.parametrize("seed", range(6))
def test_a_line_left_out_or_said_twice(seed: int) -> None:
    """Without one of its lines, or with one twice, a record is not what happened."""
    chance = Random(seed)
    match = played(replace(a_table(*DIVISIONS[seed * 3], chance), timed=False), chance)
    whole = match.events
    for place in range(len(whole) - 1):
        for changed in (
            whole[:place] + whole[place + 1 :],
            whole[:place] + whole[place : place + 1] + whole[place:],
        ):
            final = None
            try:
                for stretch in replay(Record(match.table, changed)):
                    final = stretch.state
            except RecordError as refused:
                assert refused.line >= place  # noqa: PT017 - most are refused, a few are no change
            else:
                assert changed == whole or final != match.state


def refusal(*more: Event, table: Table = TABLE) -> RecordError:
    """Why a record cannot have happened."""
    text = Record(table, (*BEGUN, *more)).format()
    with pytest.raises(RecordError) as refused:
        list(replay(Record.parse(text)))
    lines = text.splitlines()
    error = refused.value
    assert lines[error.line - 1].startswith("0:00.000")
    return error


def test_a_move_that_breaks_a_rule() -> None:
    """A line against the rules is named with its clause and what to do instead."""
    move = events.CubeMoved("B", Cube("4", Colour.GREEN), Section.REQUIRED)
    error = refusal(move)
    assert error.line == len(Record(TABLE, (*BEGUN, move)).format().splitlines())
    assert [ruling.clause for ruling in error.rulings] == ["V-A", "IV-A"]
    assert "Wait until A has said 'Goal'" in str(error)


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (events.PenaltyGiven("A", 1, "VI-B"), "does not follow from the line above it"),
        (events.WritingEnded(), "does not follow"),
        (events.ShakeScored((("A", 6), ("B", 2))), "does not follow"),
        (events.CountdownBegun("A", task=Task.GOAL), "does not follow"),
        (events.ChallengeSetAside("A", "now", "VI-B"), "cannot be done"),
        (events.PaperPresented("A", "8+?"), "\n"),
        (events.VariationPicked("A", "sudoku"), "cannot be done"),
    ],
)
def test_what_does_not_follow(event: Event, says: str) -> None:
    """What no action has brought about, or nobody could do, is refused."""
    assert says in str(refusal(event))


def test_another_consequence() -> None:
    """Where something else has to follow, the line says what."""
    goal = (
        events.GoalLaid("A", Row((Cube("4", Colour.GREEN),))),
        events.GoalSet("A"),
        events.CubeMoved("B", Cube("5", Colour.GREEN), Section.REQUIRED),
        events.Challenged("B", "now"),
    )
    assert "cannot challenge what B has done" in str(refusal(*goal))
    over_the_board = replace(TABLE, manner=Manner.OVER_THE_BOARD)
    aside = events.ChallengeSetAside("B", "now", "VI-B-a")
    wrong_price = events.PenaltyGiven("B", 2, "VI-B-a")
    error = refusal(*goal[:-1], aside, wrong_price, table=over_the_board)
    assert "Here it has to say: - B loses 1, by VI-B-a" in str(error)
