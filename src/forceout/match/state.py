"""Where a match stands: the table, the sheet of scores, and the shake that is being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from forceout.kit import Cube, Mat, Section
from forceout.match.table import Seat, Table
from forceout.rules.claims import Claim, Side
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step


class Stage(Enum):
    """How far a task's time has run."""

    LIMIT = "limit"
    COUNTDOWN = "countdown"
    EXTRA = "extra"
    LAST_COUNTDOWN = "last countdown"


@dataclass(frozen=True, slots=True)
class Deadline:
    """A time by which something is due, in milliseconds since the match began.

    Without a player it is one of the table's: the writing, the answers to "no Goal", the round.
    """

    task: Task
    at: int
    player: Seat = ""
    stage: Stage = Stage.LIMIT


@dataclass(frozen=True, slots=True)
class Pick:
    """A variation that a player has picked; `is_bad` when it may not stand and nobody noticed."""

    by: Seat
    variation: str
    is_bad: bool = False


@dataclass(frozen=True, slots=True)
class Picks:
    """The picking of variations: all picks so far, whose turn it is, and their bad tries."""

    made: tuple[Pick, ...] = ()
    turn: Seat = ""
    tries: int = 0
    done: frozenset[Seat] = frozenset()

    @property
    def in_force(self) -> tuple[str, ...]:
        """The variations of the shake."""
        return tuple(pick.variation for pick in self.made if not pick.is_bad)

    def by(self, seat: Seat) -> int:
        """How many a player has picked."""
        return sum(pick.by == seat for pick in self.made)


class Answer(Enum):
    """What a checker has said about the paper on the table."""

    ACCEPTED = "accepted"
    NO_MORE = "no more objections"


@dataclass(frozen=True, slots=True)
class PaperChecks:
    """The checking of one paper: whose it is, and what each checker has said and tried."""

    writer: Seat
    answers: Mapping[Seat, Answer] = field(default_factory=dict)
    tried: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Writing:
    """What is written for, and by whom.

    `papers` are sealed until the writing is over; `nothing` has those who hand in none. `verdicts`
    says which papers are correct, as far as that is settled, and `accepted` whose papers each
    player took for correct.
    """

    claim: Claim
    callers: tuple[Seat, ...] = ()
    sides: Mapping[Seat, Side] = field(default_factory=dict)
    papers: Mapping[Seat, str] = field(default_factory=dict)
    nothing: frozenset[Seat] = frozenset()
    is_open: bool = True
    card: Seat = ""
    """Whose turn it is to declare a side by card."""
    checks: PaperChecks | None = None
    verdicts: Mapping[Seat, bool] = field(default_factory=dict)
    accepted: Mapping[Seat, frozenset[Seat]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shake:
    """A shake: the mat, whose turn it is, who moved last, and what is written for.

    `players` take turns in this order, the setter first. `setter` rolled; `mover` made the last
    complete move, of which setting the Goal is the first. `bonus` says that a bonus cube has been
    played on this turn, `played` is the cube moved last, and `moves` counts complete moves.
    `doubter` sets a Goal in the setter's place. `began_at` is when the time for rolling began, and
    `ended_at` when the last cube was moved.
    """

    number: int
    setter: Seat
    players: tuple[Seat, ...]
    mat: Mat = field(default_factory=Mat)
    set_out: tuple[Cube, ...] = ()
    began_at: int = 0
    is_rolled: bool = False
    picks: Picks = field(default_factory=Picks)
    is_goal_set: bool = False
    agreed: frozenset[Seat] = frozenset()
    doubter: Seat = ""
    turn: Seat = ""
    mover: Seat = ""
    bonus: bool = False
    moves: int = 0
    played: tuple[Cube, Section] | None = None
    block: Seat = ""
    ended_at: int = -1
    writing: Writing | None = None

    @property
    def goal_setter(self) -> Seat:
        """Who is to set the Goal: the setter, or who doubted that there is none."""
        return self.doubter or self.setter


@dataclass(frozen=True, slots=True)
class Slip:
    """An illegal action that has happened and can still be noticed, and how things stood before.

    `count` is how many events there had been, so that the next one is known to be the slip itself.
    `earlier` is another one that can still be noticed too, when this one has been put right.
    """

    by: Seat
    code: str
    clause: str
    before: Shake
    step: Step
    deadlines: tuple[Deadline, ...]
    count: int
    earlier: Slip | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Which of two cubes in Forbidden a Mover may choose to take back: this one was returned."""

    by: Seat
    returned: Cube
    kept: Cube


@dataclass(frozen=True, slots=True)
class ShakeScore:
    """A line of the sheet: what a shake gave each seat."""

    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points off: whose, how many, by which clause, and in which shake."""

    player: Seat
    points: int
    clause: str
    shake: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The scoresheet: a line for each shake, penalties, corrections, and who has signed.

    `played` has those who were at the table for a shake that was scored.
    """

    shakes: tuple[ShakeScore, ...] = ()
    played: frozenset[Seat] = frozenset()
    penalties: tuple[Penalty, ...] = ()
    corrections: tuple[tuple[Seat, int], ...] = ()
    totals: Mapping[Seat, int] = field(default_factory=dict)
    signed: Mapping[Seat, int] = field(default_factory=dict)
    deceived: frozenset[Seat] = frozenset()
    earned: tuple[tuple[Seat, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """The clock of the round: when it began, whether time is up, and whether play has stopped.

    `up_at` is when time was called, less what had been `added` until then.
    """

    began_at: int = -1
    up_at: int = -1
    is_time_up: bool = False
    is_stopped: bool = False
    added: int = 0


@dataclass(frozen=True, slots=True)
class MatchState:
    """Where a match stands after so many events; `at` is when the last of them happened.

    `lot` has those who are still in the lot for the first Goal, `away` those who are not at the
    table, `out` those who were disqualified. `last` is the shake before this one; `appeals` has the
    writers whose papers in it somebody appealed about, and `settled` those that are settled.
    """

    table: Table
    step: Step
    at: int = 0
    count: int = 0
    lot: tuple[Seat, ...] = ()
    away: frozenset[Seat] = frozenset()
    out: frozenset[Seat] = frozenset()
    warned: frozenset[Seat] = frozenset()
    shake: Shake | None = None
    last: Shake | None = None
    appeals: frozenset[Seat] = frozenset()
    settled: frozenset[Seat] = frozenset()
    sheet: Sheet = field(default_factory=Sheet)
    round: Round = field(default_factory=Round)
    deadlines: tuple[Deadline, ...] = ()
    slip: Slip | None = None
    take_back: TakeBack | None = None

    @property
    def leader(self) -> Seat:
        """Who leads the match alone; nobody when the lead is shared, and nobody who is out."""
        totals = {seat: sum_ for seat, sum_ in self.sheet.totals.items() if seat not in self.out}
        best = max(totals.values(), default=0)
        leading = [seat for seat, total in totals.items() if total == best]
        return leading[0] if len(leading) == 1 else ""

    def pick_bounds(self, seat: Seat) -> tuple[int, int]:
        """The fewest and the most variations that a player picks in this shake."""
        shake, picking = self.shake, self.table.play.picking
        if shake is None or picking is None:
            return 0, 0
        return picking.bounds(is_setter=seat == shake.setter, players=len(shake.players))
