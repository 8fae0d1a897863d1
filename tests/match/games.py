"""Short ways to play a match in a test: a table, the same roll each time, what is done there."""

from __future__ import annotations

from typing import TypedDict, Unpack

from forceout.kit import Card, Cube, Row, Section
from forceout.kit.layout import Layout, Shape
from forceout.match import actions as do
from forceout.match.actions import Action
from forceout.match.events import Event
from forceout.match.play import Acted, Refused, act, expired, fold, rulings, start
from forceout.match.state import MatchState, Shake, Writing
from forceout.match.table import Checks, Manner, Table
from forceout.rules.procedure.steps import Step

ROLL = "r0 r1 r2 r3 r+ r- b0 b1 b2 b3 bx b/ g4 g5 g6 gx g- g^ k7 k8 k9 k+ k/ kv"
ROLL_OF_TWENTY = "r0 r1 r2 r3 r+ b1 b2 b3 bx b/ g4 g5 g6 gx g- k7 k8 k9 k+ k/"
ROLL_OF_SETS = "B B R R G G Y Y U n - ' V ^ = 1 2 3"
ROLL_OF_ELEMENTARY = "B B R R G G Y Y U n - ' 1 2 3"
DEALT = "BR B BG R RG G Y BRGY BY GY"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def cube(text: str) -> Cube:
    """One cube from text, of Equations or On-Sets."""
    (found,) = cubes(text)
    return found


def cubes(text: str) -> tuple[Cube, ...]:
    """Cubes from text."""
    game = "agloa-equations-2026" if text[0] in "rbgk" else "agloa-onsets-2014"
    cards = "" if text[0] in "rbgk" else " | "
    return Table(game).bench().mat(f"|||| {text}{cards}").resources


def goal(text: str) -> Row:
    """A Goal of Equations from text."""
    found = Table("agloa-equations-2026").bench().mat(f"{text} ||||").goal
    assert isinstance(found, Row)
    return found


class How(TypedDict, total=False):
    """How a table is run, where a test says so."""

    checks: Checks
    manner: Manner
    timed: bool
    shakes: int


class Game:
    """A match that a test plays; without another word it is strict, judged, and without clocks."""

    def __init__(self, book: str, division: str = "", players: int = 3, **how: Unpack[How]) -> None:
        self.table = Table(
            book,
            division,
            players=NAMES[:players],
            checks=how.get("checks", Checks.JUDGE),
            manner=how.get("manner", Manner.STRICT),
            timed=how.get("timed", False),
            shakes=how.get("shakes", 0),
        )
        self.state: MatchState = start(self.table)
        self.events: list[Event] = []

    @property
    def shake(self) -> Shake:
        """The shake that is being played."""
        assert self.state.shake is not None
        return self.state.shake

    def is_at(self, step: Step) -> bool:
        """Whether the match waits for a step."""
        return self.state.step is step

    @property
    def writing(self) -> Writing:
        """What is being written for."""
        assert self.shake.writing is not None
        return self.shake.writing

    @property
    def totals(self) -> dict[str, int]:
        """The totals on the sheet."""
        return dict(self.state.sheet.totals)

    def do(self, *actions: Action, at: int | None = None) -> tuple[Event, ...]:
        """Do actions, all of which have to be possible."""
        came: tuple[Event, ...] = ()
        for action in actions:
            done = act(self.state, action, at)
            assert isinstance(done, Acted), [str(ruling) for ruling in done.rulings]
            self.state = done.state
            came += done.events
        self.events += came
        assert fold(self.table, self.events) == self.state
        return came

    def wait(self, until: int) -> tuple[Event, ...]:
        """Let time go by."""
        done = expired(self.state, until)
        self.state = done.state
        self.events += done.events
        assert fold(self.table, self.events) == self.state
        return done.events

    def refused(self, action: Action, at: int | None = None) -> str:
        """Try an action that is refused, and say by which clauses."""
        assert isinstance(act(self.state, action, at), Refused)
        return " ".join(ruling.clause for ruling in rulings(self.state, action, at))

    def codes(self, action: Action) -> set[str]:
        """The codes of what speaks against an action."""
        return {ruling.fault.code for ruling in rulings(self.state, action)}

    # --- ways to get somewhere ------------------------------------------------------------------

    def roll(self, at: int = 0) -> Game:
        """Let A roll, and deal where there are cards."""
        play = self.table.play
        if self.state.lot:
            high = max(play.seats.lot)
            low = min(face for face in play.seats.lot if face.isdigit())
            lots = [(seat, high if seat == "A" else low) for seat in self.state.lot]
            self.do(do.CastLots(tuple(lots)))
        setter = self.shake.setter
        if play.rolling.set_out:
            self.do(do.SetOut(setter, cubes("V V ^")), at=at)
            self.do(do.RollCubes(setter, cubes(ROLL_OF_ELEMENTARY)), at=at)
        elif play.rolling.deals:
            self.do(do.RollCubes(setter, cubes(ROLL_OF_SETS)), at=at)
        else:
            count = sum(lot.count for lot in play.rolling.lots)
            roll = ROLL if count == 24 else ROLL_OF_TWENTY
            self.do(do.RollCubes(setter, cubes(roll)), at=at)
        if play.rolling.deals:
            cards = tuple(map(Card.read, DEALT.split()))
            self.do(do.DealCards(self.shake.players[-1], cards), at=at)
        return self

    def pick(self, *names: str, at: int | None = None) -> Game:
        """Let the players pick variations in turn."""
        for name in names:
            self.do(do.PickVariation(self.shake.picks.turn, name), at=at)
        return self

    def set_goal(self, text: str = "g6k+k8", at: int | None = None) -> Game:
        """Let the setter set a Goal."""
        setter = self.shake.goal_setter
        lain = Layout(Shape.ROW, cubes(text)) if self.table.play.rolling.deals else goal(text)
        self.do(do.LayGoal(setter, lain), do.SayGoal(setter), at=at)
        return self

    def move(self, *moves: str, at: int | None = None) -> Game:
        """Let those on turn move: `k7 required`, or `bonus k7 forbidden`."""
        for text in moves:
            *bonus, face, to = text.split()
            moved = do.MoveCube(self.shake.turn, cube(face), Section(to.title()), bonus=bool(bonus))
            self.do(moved, at=at)
        return self


def equations(division: str = "middle", players: int = 3, **how: Unpack[How]) -> Game:
    """AGLOA's Equations, played up to the Goal 6+8."""
    game = Game("agloa-equations-2026", division, players, **how).roll()
    names = ("factorial", "multiple-operations", "sideways")
    return game.pick(*names).set_goal()


def mlag(division: str = "middle", players: int = 3, **how: Unpack[How]) -> Game:
    """MLAG's Equations, played up to the Goal 6+8."""
    return Game("mlag-equations-2019", division, players, **how).roll().set_goal()


def grc(division: str = "fourth", players: int = 4, **how: Unpack[How]) -> Game:
    """GRC's Equations, played up to the Goal 6+8."""
    return Game("grc-equations-2026", division, players, **how).roll().set_goal()


def onsets(book: str = "agloa-onsets-2014", division: str = "middle", **how: Unpack[How]) -> Game:
    """On-Sets, played up to the Goal 2."""
    game = Game(book, division, **how).roll()
    if game.table.play.picking is not None:
        game.pick("union-intersection", "universe-null", "two-operations")
    return game.set_goal("2")
