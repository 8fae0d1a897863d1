"""What has happened at a table: a match is the list of these, and each keeps when it happened.

The first half of them repeat an action that somebody took (`answers` tells which); the second half
are what followed from it by the rules. `VERSION` changes when an old list would be read otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from forceout.kit import Card, Cube, Layout, Row, Section
from forceout.match.table import Seat
from forceout.rules.claims import Side
from forceout.rules.procedure import Task

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened, `at` so many milliseconds after the match began."""

    at: int = field(default=0, kw_only=True)


# --- starting a match and a shake ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LotsCast(Event):
    """Those in the lot for the first Goal have rolled: seat and face."""

    rolls: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    """A player has left the table."""

    by: Seat


@dataclass(frozen=True, slots=True)
class PlayerArrived(Event):
    """A player has come to the table."""

    by: Seat


@dataclass(frozen=True, slots=True)
class CubesSetOut(Event):
    """Cubes have been laid out that are not rolled."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class CubesRolled(Event):
    """The cubes have been rolled."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class CubesRolledAgain(Event):
    """Some cubes have been rolled again."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The cards have been dealt."""

    by: Seat
    cards: tuple[Card, ...]


# --- picking variations and setting the Goal ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class VariationPicked(Event):
    """A variation has been picked."""

    by: Seat
    variation: str


@dataclass(frozen=True, slots=True)
class PicksEnded(Event):
    """A player has left it at the picks made."""

    by: Seat


@dataclass(frozen=True, slots=True)
class GoalLaid(Event):
    """The cubes of the Goal section have been arranged."""

    by: Seat
    goal: Row | Layout


@dataclass(frozen=True, slots=True)
class GoalSet(Event):
    """The word for a finished Goal has been said, or time has said it."""

    by: Seat


@dataclass(frozen=True, slots=True)
class NoGoalDeclared(Event):
    """The setter has said that there is no Goal, or time has said it."""

    by: Seat


@dataclass(frozen=True, slots=True)
class NoGoalAgreed(Event):
    """A player has agreed that there is no Goal."""

    by: Seat


# --- moving and challenging ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CubeMoved(Event):
    """A cube has been moved."""

    by: Seat
    cube: Cube
    to: Section
    origin: Section = Section.RESOURCES
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class BlockPickedUp(Event):
    """The challenge block has been picked up."""

    by: Seat


@dataclass(frozen=True, slots=True)
class BlockPutBack(Event):
    """The block has been put back, and nothing was said."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A challenge has been made, by the name of its claim."""

    by: Seat
    claim: str
    others: tuple[Seat, ...] = ()


# --- writing and checking -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SideJoined(Event):
    """A player has joined a side."""

    by: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class PaperPresented(Event):
    """A paper has been handed in; it is sealed until all are."""

    by: Seat
    paper: str


@dataclass(frozen=True, slots=True)
class NothingPresented(Event):
    """A player has handed in no paper."""

    by: Seat


@dataclass(frozen=True, slots=True)
class PaperAccepted(Event):
    """A checker has accepted a paper."""

    by: Seat
    writer: Seat


@dataclass(frozen=True, slots=True)
class PaperRejected(Event):
    """A checker has rejected a paper, and said why."""

    by: Seat
    writer: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class AmbiguityTried(Event):
    """A checker has shown a paper regrouped."""

    by: Seat
    writer: Seat
    regrouped: str
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class JudgeAsked(Event):
    """A judge has been asked whether both sides of a paper are equal."""

    by: Seat
    writer: Seat
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Appealed(Event):
    """A player has appealed against a ruling on a paper."""

    by: Seat
    writer: Seat


# --- the round, and what officials do -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScoresheetSigned(Event):
    """A player has signed the scoresheet."""

    by: Seat
    total: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The round's time is up."""


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """Play has been stopped."""


@dataclass(frozen=True, slots=True)
class SlipCharged(Event):
    """A player has charged another one with illegal procedure."""

    by: Seat


@dataclass(frozen=True, slots=True)
class OtherReturned(Event):
    """A Mover has taken back the other one of two cubes."""

    by: Seat


@dataclass(frozen=True, slots=True)
class GoalPutRight(Event):
    """A malformed Goal has been put right."""

    by: Seat
    goal: Row | Layout


@dataclass(frozen=True, slots=True)
class PlayerWarned(Event):
    """A judge has warned a player."""

    player: Seat


@dataclass(frozen=True, slots=True)
class PlayerPenalized(Event):
    """A judge has taken points off a player."""

    player: Seat
    points: int = 1
    by_two: bool = False


@dataclass(frozen=True, slots=True)
class PlayerDisqualified(Event):
    """A judge has disqualified a player."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ShakeReplayed(Event):
    """A judge has ordered the shake to be played again."""


@dataclass(frozen=True, slots=True)
class ScoreCorrected(Event):
    """A total on the scoresheet has been corrected by so many points."""

    player: Seat
    points: int


@dataclass(frozen=True, slots=True)
class AppealSettled(Event):
    """A second judge has settled an appeal."""

    writer: Seat
    is_correct: bool


@dataclass(frozen=True, slots=True)
class EntryJudged(Event):
    """A wrong total was found to have been signed to deceive."""

    player: Seat


@dataclass(frozen=True, slots=True)
class TimeAdded(Event):
    """Seconds have been added to the last minutes of the round."""

    seconds: int


# --- what follows by the rules ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PenaltyGiven(Event):
    """Points have been lost, by a clause."""

    player: Seat
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class PickLost(Event):
    """A player has lost the pick of a variation."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SlipMade(Event):
    """What a player does next is a slip, by the code of its fault and a clause; nobody is told."""

    by: Seat
    code: str
    clause: str


@dataclass(frozen=True, slots=True)
class SlipStands(Event):
    """A slip can no longer be put right, since somebody has acted after it."""

    player: Seat


@dataclass(frozen=True, slots=True)
class SlipCorrected(Event):
    """A player's slip has been put right: what was moved lies where it lay before."""

    player: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class ChargeFailed(Event):
    """A charge of illegal procedure was unfounded."""

    by: Seat


@dataclass(frozen=True, slots=True)
class ChallengeSetAside(Event):
    """A challenge was not valid, by a clause, and play goes on."""

    by: Seat
    claim: str
    clause: str


@dataclass(frozen=True, slots=True)
class WritingEnded(Event):
    """Nobody writes any more; papers are shown."""


@dataclass(frozen=True, slots=True)
class ObjectionOverruled(Event):
    """What a checker said against a paper is not so."""

    by: Seat
    writer: Seat


@dataclass(frozen=True, slots=True)
class PaperJudged(Event):
    """It has been settled whether a paper is correct, and if not, by which clauses."""

    writer: Seat
    is_correct: bool
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShakeScored(Event):
    """A shake is over, and this is what each seat has scored."""

    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class ShakeVoided(Event):
    """A shake has come to nothing; `passes` says that the next player rolls, not the same one."""

    passes: bool = False


@dataclass(frozen=True, slots=True)
class CountdownBegun(Event):
    """A player's time for a task is up, and ten seconds are counted down."""

    player: Seat
    task: Task


@dataclass(frozen=True, slots=True)
class TimeOverrun(Event):
    """The count is over: the player has a minute more for the task, at a price."""

    player: Seat
    task: Task


@dataclass(frozen=True, slots=True)
class TaskLost(Event):
    """The player's time is up for good: the turn is lost, or the task is not done."""

    player: Seat
    task: Task


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over, and this is what each seat has earned with it."""

    points: tuple[tuple[Seat, str], ...]
