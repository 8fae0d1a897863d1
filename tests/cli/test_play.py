"""The table in the terminal: played by keys alone, kept on disk, gone on with after anything."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from forceout.cli.play.alone import alone
from forceout.cli.play.app import TableApp
from forceout.cli.play.asks import asks, typed
from forceout.cli.play.ledger import Ledger
from forceout.cli.play.offers import OFFICIALS, offers
from forceout.cli.play.session import Session
from forceout.cli.refusing import Refusal
from forceout.kit import Colour, Cube, NotationError, Row, Section
from forceout.match.actions import Challenge, LayGoal, MoveCube, SayGoal
from forceout.match.events import CubesRolled, LotsCast, VariationPicked
from forceout.match.play import fold
from forceout.match.record.text import Record
from forceout.match.table import Checks, Manner, Table
from forceout.rules.procedure.steps import Step
from tests.cli.at_the_table import Hand, at_the_table
from tests.cli.doors import forceout
from tests.match.by_chance import a_table, played

NAMES = ("Ann", "Ben", "Cleo")
ROLL = tuple(
    Cube(face, colour)
    for colour, faces in zip(Colour, ("0123+-", "0123x/", "456x-^", "789+/v"), strict=True)
    for face in faces
)
AT_THE_GOAL = (
    LotsCast((("A", "3"), ("B", "1"), ("C", "0"))),
    CubesRolled("A", ROLL),
    VariationPicked("A", "wild=0"),
    VariationPicked("B", "base=8"),
    VariationPicked("C", "factorial"),
)


def table(manner: Manner = Manner.STRICT, *, timed: bool = False) -> Table:
    """A table of three in Middle."""
    return Table(
        "agloa-equations-2026", "middle", players=NAMES, manner=manner, timed=timed, shakes=1
    )


def at_the_goal(file: Path, manner: Manner = Manner.STRICT, *, timed: bool = False) -> None:
    """Write a record that has come as far as the Goal."""
    record = Record(table(manner, timed=timed), AT_THE_GOAL)
    file.write_text(record.format(), encoding="utf-8")


@pytest.mark.parametrize(
    ("rulebook", "division", "checks"),
    [
        ("agloa-equations-2026", "senior", Checks.JUDGE),
        ("grc-equations-2026", "third", Checks.PLAYERS),
        ("agloa-onsets-2014", "elementary", Checks.PLAYERS),
    ],
)
def test_a_match_by_keys_alone(
    rulebook: str, division: str, checks: Checks, tmp_path: Path
) -> None:
    """A whole match can be played with the keyboard, and its record tells it again."""
    file = tmp_path / "m.fo"

    async def playing(hand: Hand) -> None:
        await hand.play_by_chance(lambda: False)
        assert hand.session.state.step is Step.OVER
        assert "The match is over." in hand.screen
        assert "earned" in hand.screen

    at_the_table(
        file,
        Table(rulebook, division, players=NAMES, checks=checks, timed=False, shakes=1),
        playing,
    )
    shown = forceout("replay", str(file), "--scoresheet")
    assert shown.code == 0
    assert "earned" in shown.out


def test_a_goal_is_written_and_refused_with_its_clause(tmp_path: Path) -> None:
    """What is wrong with a Goal is said at once, with the clause and what to do instead."""
    file = tmp_path / "m.fo"
    at_the_goal(file)

    async def playing(hand: Hand) -> None:
        assert "Ann" in hand.screen
        await hand.pick("Lay the Goal")
        await hand.write("2x?")
        assert "^" in hand.screen
        await hand.write("4x4")
        assert "IV-A:" in hand.screen
        assert "Take the Goal's cubes from Resources." in hand.screen
        await hand.write("2x 3+5")
        await hand.pick('Say "Goal"')
        goal = hand.session.state.shake.mat.goal  # type: ignore[union-attr]
        assert isinstance(goal, Row)
        assert [cube.face for cube in goal.cubes] == list("2x3+5")
        assert goal.gaps == (0, 1, 0, 0)
        assert None not in {cube.colour for cube in goal.cubes}

    at_the_table(file, None, playing)


def test_what_is_refused_over_the_board_stays_on_the_line(tmp_path: Path) -> None:
    """Over the board too, a Goal that cannot be laid can be mended where it was written."""
    file = tmp_path / "m.fo"
    at_the_goal(file, Manner.OVER_THE_BOARD)

    async def playing(hand: Hand) -> None:
        await hand.pick("Lay the Goal")
        await hand.write("4x4")
        assert "IV-A:" in hand.screen
        await hand.write("4x5")
        assert hand.session.state.shake.mat.goal is not None  # type: ignore[union-attr]

    at_the_table(file, None, playing)


@pytest.mark.parametrize("keys", [("enter",) * 3, ("escape",) * 3, ("enter", "escape", "enter")])
def test_impatient_keys_do_no_harm(keys: tuple[str, ...], tmp_path: Path) -> None:
    """A sheet over the table is put away once, though its key is pressed again and again."""
    file = tmp_path / "m.fo"
    at_the_goal(file)

    async def playing(hand: Hand) -> None:
        await hand.pick("Lay the Goal")
        hand.app.screen.query_one("Input").value = "5"  # type: ignore[attr-defined]
        await hand.press(*keys)
        assert hand.app.is_running
        assert "Ann" in hand.screen
        await hand.press("escape")
        assert "Resources" in hand.screen

    at_the_table(file, None, playing)


def test_papers_are_sealed(tmp_path: Path) -> None:
    """A writer sits alone before the screen, and nobody sees a paper before all are in."""
    file = tmp_path / "m.fo"
    at_the_goal(file)

    async def playing(hand: Hand) -> None:
        await hand.do(LayGoal("A", Row((Cube("5", Colour.GREEN),))))
        await hand.do(SayGoal("A"))
        await hand.do(MoveCube("B", Cube("4", Colour.GREEN), Section.REQUIRED))
        await hand.do(Challenge("A", "impossible"))
        assert hand.app._who == "B"
        await hand.pick("Write a paper")
        assert "Only Ben looks at the screen now." in hand.screen
        assert "Resources" not in hand.screen
        await hand.press("escape")
        assert "Resources" in hand.screen
        await hand.pick("Write a paper")
        await hand.press("enter")
        await hand.write("4+1 = 5")
        assert "4+1" not in hand.screen
        assert "Ben hands in a paper." in hand.screen
        assert "4+1 = 5" in file.read_text()
        await hand.sit("C")
        await hand.pick("Hand in no paper")
        assert "4+1 = 5" in hand.screen
        assert "✓ correct" in hand.screen
        assert hand.session.state.sheet.totals == {"A": 2, "B": 6, "C": 2}

    at_the_table(file, None, playing)


def test_anything_can_be_typed(tmp_path: Path) -> None:
    """Typed as a record says it, an illegal act is refused with its clause, a legal one done."""
    file = tmp_path / "m.fo"
    at_the_goal(file)

    async def playing(hand: Hand) -> None:
        await hand.press("colon")
        await hand.write("B dances")
        assert "This says nothing that can be done." in hand.screen
        await hand.write("B moves g4 to Required")
        assert "V-A" in hand.screen
        assert "Wait until A has said" in hand.screen
        await hand.press("colon")
        await hand.press("escape")
        await hand.press("colon")
        await hand.write("A lays the Goal: g5")
        assert hand.session.state.shake.mat.goal is not None  # type: ignore[union-attr]

    at_the_table(file, None, playing)


def test_the_menu_goes_back_and_round(tmp_path: Path) -> None:
    """Escape goes back a step, Tab lets others act, officials among them."""
    file = tmp_path / "m.fo"
    at_the_goal(file)

    async def playing(hand: Hand) -> None:
        await hand.pick("Bonus: a cube to Forbidden first")
        assert "Ann > Bonus" in hand.screen
        await hand.press("escape")
        assert "Ann > Bonus" not in hand.screen
        await hand.press("tab")
        assert hand.app._who == "B"
        await hand.press("shift+tab", "shift+tab")
        assert hand.app._who == OFFICIALS
        await hand.pick("Call time")
        assert "Time is called." not in hand.screen
        await hand.pick("now: no new shake begins")
        assert hand.session.state.round.is_time_up
        await hand.press("pagedown", "pageup")
        await hand.press("q")

    at_the_table(file, None, playing, size=(80, 24))


def test_the_clock_runs(tmp_path: Path) -> None:
    """Time shows, runs out with a count and a price, and what it brings is kept."""
    file = tmp_path / "m.fo"
    at_the_goal(file, timed=True)

    async def playing(hand: Hand) -> None:
        assert "2:00 Ann: Goal" in hand.screen
        hand.time[0] += 125_000
        await hand.pilot.pause(0.6)
        assert "COUNT" in hand.screen
        hand.time[0] += 11_000
        await hand.pilot.pause(0.6)
        assert "extra minute" in hand.screen
        assert hand.session.state.sheet.totals["A"] == -1
        assert "A loses 1, by XI-A" in file.read_text()

    at_the_table(file, None, playing)


def test_over_the_board_slips_happen(tmp_path: Path) -> None:
    """Over the board an illegal move is on offer, happens, and can be charged."""
    file = tmp_path / "m.fo"
    at_the_goal(file, Manner.OVER_THE_BOARD)

    async def playing(hand: Hand) -> None:
        await hand.do(LayGoal("A", Row((Cube("5", Colour.GREEN),))))
        await hand.do(SayGoal("A"))
        await hand.do(MoveCube("C", Cube("4", Colour.GREEN), Section.REQUIRED))
        assert hand.session.state.slip is not None
        assert "slip" not in hand.screen
        await hand.sit("A")
        await hand.pick("Charge illegal procedure")
        assert "slip is put right" in hand.screen
        assert hand.session.state.shake.mat.required == ()  # type: ignore[union-attr]

    at_the_table(file, None, playing)


# --- killed at any moment -----------------------------------------------------------------------


def resumed(file: Path) -> Session:
    """Go on with a match."""
    return Session.resume(file, lambda: 0, Random(1).randrange)


@pytest.mark.parametrize("seed", range(3))
def test_a_record_cut_off_at_any_byte(seed: int, tmp_path: Path) -> None:
    """Wherever the file breaks off, the match goes on from the last act that was whole."""
    chance = Random(seed)
    book = ("agloa-equations-2026", "mlag-onsets-2019", "grc-equations-2026")[seed]
    match = played(a_table(book, "", chance), chance)
    whole = Record(match.table, match.events).format().encode()
    head = len(Record(match.table).format().encode())
    file = tmp_path / "m.fo"
    cuts = {*range(head, len(whole), 17), *range(len(whole) - 60, len(whole) + 1)}
    for cut in sorted(cuts):
        file.write_bytes(whole[:cut])
        session = resumed(file)
        found = Record.parse(file.read_text(encoding="utf-8"))
        assert found.events == match.events[: len(found.events)]
        assert session.state == fold(match.table, found.events)
        assert whole[:cut].count(b"\n") - whole[:head].count(b"\n") <= len(found.events) + 2
        assert bool(session.notice) == (file.read_bytes() != whole[:cut])
        again = resumed(file)
        assert (again.state, again.notice) == (session.state, "")


def test_a_match_goes_on_after_being_killed(tmp_path: Path) -> None:
    """Torn in the middle of a line, a match is gone on with at the keyboard to its end."""
    file = tmp_path / "m.fo"

    async def half(hand: Hand) -> None:
        await hand.play_by_chance(lambda: hand.session.state.step is Step.MOVING)

    async def rest(hand: Hand) -> None:
        assert "it is whole again" in hand.screen
        assert 'says "Goal"' in hand.screen
        await hand.play_by_chance(lambda: False)
        assert hand.session.state.step is Step.OVER

    at_the_table(file, table(), half)
    with file.open("ab") as record:
        record.write(b"0:59.000 B moves g")
    at_the_table(file, None, rest)


def test_every_act_is_on_the_disk_at_once(tmp_path: Path) -> None:
    """After each act the file holds all of it, without anybody leaving the table."""
    file = tmp_path / "m.fo"
    session = Session.begin(file, table(), lambda: 0, Random(1).randrange)
    assert Record.parse(file.read_text()).events == ()
    session.throw()
    while session.state.step is Step.LOT:
        session.throw()
    assert fold(session.table, Record.parse(file.read_text()).events) == session.state


def test_a_head_that_was_cut_off(tmp_path: Path) -> None:
    """Without a whole head there is no match to go on with, and the file is left as it is."""
    file = tmp_path / "m.fo"
    file.write_bytes(b"forceout match 1\nrulebook: ag")
    with pytest.raises(Refusal, match="Line 2"):
        Ledger.resume(file)
    assert file.read_bytes() == b"forceout match 1\nrulebook: ag"


def test_a_record_that_cannot_be(tmp_path: Path) -> None:
    """A record that breaks a rule is refused with its line, not played on."""
    file = tmp_path / "m.fo"
    at_the_goal(file)
    with file.open("a") as record:
        record.write('0:00.000 B says "Goal"\n')
    with pytest.raises(Refusal, match="IV-A"):
        Ledger.resume(file)


def test_time_does_not_pass_between_sittings(tmp_path: Path) -> None:
    """A match gone on with is at the time at which it was left."""
    file = tmp_path / "m.fo"
    at_the_goal(file, timed=True)
    session = Session.resume(file, lambda: 77_000_000, Random(1).randrange)
    assert session.now == session.state.at
    assert not session.tick()


# --- the command --------------------------------------------------------------------------------


@pytest.fixture
def nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the table be laid without anybody sitting down at it."""
    monkeypatch.setattr(TableApp, "run", lambda _app: None)


@pytest.mark.usefixtures("nobody_sits")
def test_the_command_lays_a_table(tmp_path: Path) -> None:
    """The options become the head of the record; the second time the match goes on."""
    file = tmp_path / "ours.fo"
    options = ["--rulebook", "mlag-onsets-2019", "--division", "junior", "--players-check"]
    names = ["--player", "Ann", "--player", "Ben"]
    done = forceout("play", str(file), *options, *names, "--over-the-board", "--no-clocks")
    assert done.code == 0
    assert f"forceout play {file}" in done.out.replace("\n", "")
    laid = Record.parse(file.read_text()).table
    assert laid == Table(
        "mlag-onsets-2019",
        "junior",
        2020,
        ("Ann", "Ben"),
        Checks.PLAYERS,
        Manner.OVER_THE_BOARD,
        timed=False,
    )
    assert forceout("play", str(file)).code == 0
    assert forceout("play", str(file), *options, *names).code == 0


@pytest.mark.usefixtures("nobody_sits")
def test_a_match_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    """Options that say something else than the record are named; the division is in the record."""
    file = tmp_path / "ours.fo"
    assert forceout("play", str(file)).code == 0
    assert "\ndivision: elementary\nseason: 2027\n" in file.read_text()
    others = ["--no-clocks", "--division", "senior", "--season", "2027"]
    done = forceout("play", str(file), *others)
    assert done.code == 2
    assert "leave out --division, --no-clocks, or name another file." in done.err


@pytest.mark.usefixtures("nobody_sits")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--rulebook", "chess"], "no rulebook chess"),
        (["--division", "eighth"], "no division eighth"),
        (["--player", "Ann"], "is played by 2 to 3 players"),
    ],
)
def test_a_table_that_cannot_be(options: list[str], says: str, tmp_path: Path) -> None:
    """A table that cannot be is refused in words, and no file is made."""
    file = tmp_path / "ours.fo"
    done = forceout("play", str(file), *options)
    assert (done.code, file.exists()) == (2, False)
    assert says in done.err


@pytest.mark.usefixtures("nobody_sits")
def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """Where no file can be written, that is said."""
    done = forceout("play", str(tmp_path / "nowhere" / "ours.fo"))
    assert done.code == 2
    assert "cannot be written" in done.err


# --- what is offered ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_can_be_done(seed: int) -> None:
    """At a strict table every act of the menu is legal, and nothing is offered twice."""
    chance = Random(seed)
    book = ("agloa-equations-2026", "grc-equations-2026", "mlag-onsets-2019")[seed % 3]
    match = played(Table(book, players=NAMES, checks=Checks.PLAYERS, timed=False, shakes=1), chance)
    for count in range(len(match.events)):
        state = fold(match.table, match.events[:count])
        for who in (*match.table.seats, OFFICIALS):
            labels = [offer.label for offer in offers(state, who, state.at)]
            assert len(set(labels)) == len(labels)
            assert all(ask.label for ask in asks(state, who))


def test_typing_nonsense() -> None:
    """What no record would say is refused with a place."""
    state = fold(table(), AT_THE_GOAL)
    for text in ("", "A", "B moves 99 to Required", "- the shake is void", r"A presents: \q"):
        with pytest.raises(NotationError):
            typed(state, text)
    assert typed(state, ' A says "Goal" ') == SayGoal("A")


def test_the_dealer_comes_after_the_roller(tmp_path: Path) -> None:
    """II-A: once the cubes are rolled, the player on the setter's right is asked to deal."""
    sets = Table(
        "agloa-onsets-2014", "senior", players=NAMES, manner=Manner.OVER_THE_BOARD, timed=False
    )

    async def playing(hand: Hand) -> None:
        await hand.play_by_chance(lambda: _rolled(hand))
        shake = hand.session.state.shake
        assert shake is not None
        assert hand.app._who == shake.players[-1]
        assert hand.app._shown[0].label == "Deal the cards"
        assert hand.app._shown[-1].label != "Deal the cards"
        assert "Next: dealing the cards" in hand.screen
        await hand.pick("Deal the cards")
        await hand.pick("Write a variation down")
        assert "such as " in hand.screen
        assert "wild=0" not in hand.screen  # that is one of the other game's
        await hand.press("enter")
        assert "Nothing is written yet." in hand.screen

    at_the_table(tmp_path / "m.fo", sets, playing)


def _rolled(hand: Hand) -> bool:
    shake = hand.session.state.shake
    return shake is not None and shake.is_rolled


def test_a_match_is_played_in_one_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two programs do not write in one record; when the first is gone, the second may."""
    file = tmp_path / "m.fo"
    at_the_goal(file)
    monkeypatch.setattr(TableApp, "run", lambda _app: None)
    with alone(file):
        refused = forceout("play", str(file))
        assert refused.code != 0
        assert "m.fo is being played in another window." in refused.err
    assert forceout("play", str(file)).code == 0
    assert [one.name for one in tmp_path.iterdir()] == ["m.fo"]
