"""What can be done at a table; each action says who does it, and chance and officials act too.

An action is only asked for: `rulings` says what speaks against it, and `act` turns it into events.
"""

from __future__ import annotations

from dataclasses import dataclass

from forceout.kit import Card, Cube, Layout, Row, Section
from forceout.match.table import Seat
from forceout.rules.claims import Side


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player, chance or an official does."""


# --- starting a match and a shake ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CastLots(Action):
    """Each player who is still in the lot for the first Goal rolls its cube: seat and face."""

    rolls: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """A player is not at the table from the next shake on."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Arrive(Action):
    """A player is at the table, and plays from the next shake on."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SetOut(Action):
    """The setter lays out cubes that are not rolled."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class RollCubes(Action):
    """The setter rolls the cubes of a shake; chance says what they show."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class RollAgain(Action):
    """The setter rolls those cubes again that have to be, all at once; chance says what comes."""

    by: Seat
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True)
class DealCards(Action):
    """The player on the setter's right deals the cards of a shake."""

    by: Seat
    cards: tuple[Card, ...]


# --- picking variations -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PickVariation(Action):
    """A player picks a variation for the shake, written as in notation."""

    by: Seat
    variation: str


@dataclass(frozen=True, slots=True)
class EndPicks(Action):
    """A player who might pick one more does not."""

    by: Seat


# --- setting the Goal ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LayGoal(Action):
    """The setter arranges the cubes of the Goal section; more may come out of Resources."""

    by: Seat
    goal: Row | Layout


@dataclass(frozen=True, slots=True)
class SayGoal(Action):
    """The setter says "Goal": what lies in the Goal section is the Goal."""

    by: Seat


@dataclass(frozen=True, slots=True)
class SayNoGoal(Action):
    """The setter says that no Goal with a Solution can be set."""

    by: Seat


@dataclass(frozen=True, slots=True)
class AgreeNoGoal(Action):
    """Another player agrees that there is no Goal."""

    by: Seat


# --- moving and challenging ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveCube(Action):
    """A player moves a cube; `bonus` says that they have called it a bonus move."""

    by: Seat
    cube: Cube
    to: Section
    origin: Section = Section.RESOURCES
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class PickUpBlock(Action):
    """A player picks up the challenge block and has not said anything yet."""

    by: Seat


@dataclass(frozen=True, slots=True)
class PutBlockBack(Action):
    """A player puts the block back without a challenge."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """A player challenges, by the name of the claim; `others` spoke at the same moment."""

    by: Seat
    claim: str
    others: tuple[Seat, ...] = ()


# --- writing and checking -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JoinSide(Action):
    """A player beside a challenge joins a side, aloud, by pointing or by card."""

    by: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class PresentPaper(Action):
    """A player hands in a paper; nobody sees it before all are in."""

    by: Seat
    paper: str


@dataclass(frozen=True, slots=True)
class PresentNothing(Action):
    """A player hands in no paper."""

    by: Seat


@dataclass(frozen=True, slots=True)
class AcceptPaper(Action):
    """A checker accepts a paper."""

    by: Seat
    writer: Seat


@dataclass(frozen=True, slots=True)
class RejectPaper(Action):
    """A checker rejects a paper and says why: a clause of the rulebook, or the code of a fault."""

    by: Seat
    writer: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class ProveAmbiguous(Action):
    """A checker regroups a paper so that it is wrong; `others` share the try."""

    by: Seat
    writer: Seat
    regrouped: str
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class AskJudge(Action):
    """A checker asks a judge whether both sides are equal; `others` join in asking."""

    by: Seat
    writer: Seat
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Appeal(Action):
    """A player appeals against what a judge ruled on a paper of the last shake."""

    by: Seat
    writer: Seat


# --- the end of a shake and of a round ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sign(Action):
    """A player signs the scoresheet with the total that stands there."""

    by: Seat
    total: int


@dataclass(frozen=True, slots=True)
class CallTime(Action):
    """An official says that the round's time is up: no new shake begins."""


@dataclass(frozen=True, slots=True)
class StopPlay(Action):
    """An official stops play: no more moves, and everybody writes (Cleanup, at GRC)."""


# --- what is noticed, and what officials do about it --------------------------------------------


@dataclass(frozen=True, slots=True)
class ChargeSlip(Action):
    """A player charges another one's last action with being illegal procedure."""

    by: Seat


@dataclass(frozen=True, slots=True)
class ReturnOther(Action):
    """A Mover who moved two cubes to Forbidden without the word takes back the other one."""

    by: Seat


@dataclass(frozen=True, slots=True)
class PutGoalRight(Action):
    """The setter puts a malformed Goal right, as the others advise."""

    by: Seat
    goal: Row | Layout


@dataclass(frozen=True, slots=True)
class Warn(Action):
    """A judge warns a player about their conduct."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Penalize(Action):
    """A judge takes points off a player for conduct; `by_two` judges may do so unwarned."""

    player: Seat
    points: int = 1
    by_two: bool = False


@dataclass(frozen=True, slots=True)
class Disqualify(Action):
    """A judge disqualifies a player for the rest of the round."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ReplayShake(Action):
    """A judge orders the shake to be played again."""


@dataclass(frozen=True, slots=True)
class CorrectScore(Action):
    """A judge, or the players with one mind, correct a player's total by so many points."""

    player: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SettleAppeal(Action):
    """A second judge settles an appeal: whether the paper is correct after all."""

    writer: Seat
    is_correct: bool


@dataclass(frozen=True, slots=True)
class JudgeEntry(Action):
    """A judge finds that a wrong total was signed to deceive."""

    player: Seat


@dataclass(frozen=True, slots=True)
class AddTime(Action):
    """A judge adds what a dispute has taken, in seconds, to the last minutes of the round."""

    seconds: int
