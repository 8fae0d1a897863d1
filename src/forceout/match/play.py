"""Playing a match: what speaks against an action, what an action brings about, what is legal.

`rulings` is the one source of legality; `act`, `legal_actions` and every door ask it. A state is
the fold of its events, and a replay of them needs neither a clock nor a judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from dataclasses import replace as changed
from typing import Final

from forceout.match import (
    actions,
    challenging,
    checking,
    clocks,
    ending,
    events,
    goal_setting,
    moving,
    officials,
    selecting,
    slips,
    starting,
    writing,
)
from forceout.match.actions import Action
from forceout.match.candidates import candidates
from forceout.match.events import ChallengeSetAside, Event, PenaltyGiven
from forceout.match.flow import Against, Change, Follow, Rulings
from forceout.match.state import MatchState
from forceout.match.table import Seat, Table
from forceout.rules.claims import CLAIMS, claim_name
from forceout.rules.procedure import faults
from forceout.rules.variation import Variation

_PARTS: Final = (
    starting.PART,
    selecting.PART,
    goal_setting.PART,
    moving.PART,
    challenging.PART,
    writing.PART,
    checking.PART,
    ending.PART,
    slips.PART,
    officials.PART,
    clocks.PART,
)
_AGAINST: Final[Mapping[type[Action], Against]] = {
    kind: against for part in _PARTS for kind, against in part.against.items()
}
_CHANGES: Final[Mapping[type[Event], Change]] = {
    kind: change for part in _PARTS for kind, change in part.changes.items()
}
_FOLLOWS: Final[Mapping[type[Event], tuple[Follow, ...]]] = {
    kind: tuple(part.follows[kind] for part in _PARTS if kind in part.follows)
    for kind in _CHANGES
    if any(kind in part.follows for part in _PARTS)
}

HAPPENING: Final[Mapping[type[Action], type[Event]]] = {
    actions.CastLots: events.LotsCast,
    actions.Leave: events.PlayerLeft,
    actions.Arrive: events.PlayerArrived,
    actions.SetOut: events.CubesSetOut,
    actions.RollCubes: events.CubesRolled,
    actions.RollAgain: events.CubesRolledAgain,
    actions.DealCards: events.CardsDealt,
    actions.PickVariation: events.VariationPicked,
    actions.EndPicks: events.PicksEnded,
    actions.LayGoal: events.GoalLaid,
    actions.SayGoal: events.GoalSet,
    actions.SayNoGoal: events.NoGoalDeclared,
    actions.AgreeNoGoal: events.NoGoalAgreed,
    actions.MoveCube: events.CubeMoved,
    actions.PickUpBlock: events.BlockPickedUp,
    actions.PutBlockBack: events.BlockPutBack,
    actions.Challenge: events.Challenged,
    actions.JoinSide: events.SideJoined,
    actions.PresentPaper: events.PaperPresented,
    actions.PresentNothing: events.NothingPresented,
    actions.AcceptPaper: events.PaperAccepted,
    actions.RejectPaper: events.PaperRejected,
    actions.ProveAmbiguous: events.AmbiguityTried,
    actions.AskJudge: events.JudgeAsked,
    actions.Appeal: events.Appealed,
    actions.Sign: events.ScoresheetSigned,
    actions.CallTime: events.TimeCalled,
    actions.StopPlay: events.PlayStopped,
    actions.ChargeSlip: events.SlipCharged,
    actions.ReturnOther: events.OtherReturned,
    actions.PutGoalRight: events.GoalPutRight,
    actions.Warn: events.PlayerWarned,
    actions.Penalize: events.PlayerPenalized,
    actions.Disqualify: events.PlayerDisqualified,
    actions.ReplayShake: events.ShakeReplayed,
    actions.CorrectScore: events.ScoreCorrected,
    actions.SettleAppeal: events.AppealSettled,
    actions.JudgeEntry: events.EntryJudged,
    actions.AddTime: events.TimeAdded,
}
"""The event by which each action happens; both have the same fields."""

_DONE_BY: Final = {happening: action for action, happening in HAPPENING.items()}
_FIELDS: Final = {kind: tuple(one.name for one in fields(kind)) for kind in HAPPENING}


@dataclass(frozen=True, slots=True)
class Acted:
    """An action that has happened: its events, with all that followed, and the state after them."""

    events: tuple[Event, ...]
    state: MatchState


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that has not happened, and all that speaks against it.

    `before` has what the clocks had brought by then, which has happened all the same.
    """

    rulings: Rulings
    before: Acted


def start(table: Table) -> MatchState:
    """Begin a match.

    Raises `LookupError` for a rulebook or division that there is not, and `ValueError` for a number
    of players that its tables do not seat.

    >>> start(Table("grc-equations-2026", "fourth", players=("Ann", "Ben", "Cy", "Di"))).step.value
    'rolling the cubes'
    """
    return starting.start(table)


def rulings(state: MatchState, action: Action, now: int | None = None) -> Rulings:
    """Say everything that speaks against an action, each reason with its clause.

    Raises `NotationError` when an action brings text that cannot be read.

    >>> table = Table("mlag-equations-2019", "middle", players=("Ann", "Ben"))
    >>> state = fold(table, (events.LotsCast((("A", "3"), ("B", "1"))),))
    >>> print(*rulings(state, actions.RollCubes("B", ())))
    II: B does not roll the cubes. Let A roll them.
    """
    at = state.at if now is None else max(now, state.at)
    return _AGAINST[type(action)](state, action, at)


def apply(state: MatchState, event: Event) -> MatchState:
    """Change a state by one event."""
    state = changed(state, at=max(state.at, event.at), count=state.count + 1)
    return _CHANGES[type(event)](state, event)


def fold(table: Table, happened: Iterable[Event]) -> MatchState:
    """Fold a list of events into the state of the match."""
    state = start(table)
    for event in happened:
        state = apply(state, event)
    return state


def act(state: MatchState, action: Action, now: int | None = None) -> Acted | Refused:
    """Do an action at a time, in milliseconds since the match began.

    Whatever the clocks bring until then happens first. An illegal action is refused, or, over the
    board, happens as a slip where a hand can make it; a challenge that is not valid is then set
    aside.
    """
    at = state.at if now is None else max(now, state.at)
    until = expired(state, at)
    state = until.state
    against = rulings(state, action, at)
    first = _undoing(state, action, at)
    if not against:
        first = first or (*slips.insulated(state, action, at), happening(action, at))
    elif not state.table.is_strict:
        first = first or _over_the_board(state, action, against, at)
    if not first:
        return Refused(against, until)
    done = _happen(state, first)
    return Acted((*until.events, *done.events), done.state)


def expired(state: MatchState, now: int) -> Acted:
    """Say what the clocks have brought by a time, while nobody has acted."""
    came: list[Event] = []
    while first := clocks.first_expired(state, now):
        done = _happen(state, first)
        came += done.events
        state = done.state
    return Acted(tuple(came), state)


def legal_actions(state: MatchState) -> tuple[Action, ...]:
    """List what players can do now with nothing against it.

    Of what has endless variety only a sample is tried: for the Goal single cubes to add, for papers
    whether to hand one in at all; chance and officials are left out.
    """
    return tuple(action for action in candidates(state) if not rulings(state, action))


def happening(action: Action, at: int = 0) -> Event:
    """The event by which an action happens.

    >>> happening(actions.SayGoal("A"), 1500)
    GoalSet(at=1500, by='A')
    """
    given = {name: getattr(action, name) for name in _FIELDS[type(action)]}
    if isinstance(action, actions.PickVariation):
        given["variation"] = str(Variation.read(action.variation))
    if isinstance(action, actions.Challenge):
        given["claim"] = claim_name(action.claim)
    return HAPPENING[type(action)](**given, at=at)


def action_of(event: Event) -> Action | None:
    """The action that an event repeats; nothing for what followed by the rules or the clocks.

    >>> action_of(events.GoalSet("A", at=1500))
    SayGoal(by='A')
    """
    kind = _DONE_BY.get(type(event))
    if kind is None:
        return None
    return kind(**{name: getattr(event, name) for name in _FIELDS[kind]})


def _happen(state: MatchState, first: Iterable[Event]) -> Acted:
    """Let events happen, and all that follows from each."""
    came: list[Event] = []
    for event in first:
        state = apply(state, event)
        came.append(event)
        for after in _follow(state, event):
            came += after.events
            state = after.state
    return Acted(tuple(came), state)


def _follow(state: MatchState, event: Event) -> Iterator[Acted]:
    for follow in _FOLLOWS.get(type(event), ()):
        then = follow(state, event)
        if then:
            done = _happen(state, then)
            state = done.state
            yield done


def _undoing(state: MatchState, action: Action, at: int) -> tuple[Event, ...]:
    """VIII-A: with the last cube in Forbidden a challenge is set aside, and the cube goes back."""
    slip = state.slip
    if slip is None or slip.code != faults.LAST_CUBE.code:
        return ()
    if not isinstance(action, actions.Challenge):
        return ()
    aside = ChallengeSetAside(action.by, action.claim, slip.clause, at=at)
    return (aside, *slips.corrected(state, at))


def _over_the_board(
    state: MatchState, action: Action, against: Rulings, at: int
) -> tuple[Event, ...]:
    """Over the board, let an illegal action happen: as a slip, or to be set aside at its price."""
    match action:
        case actions.Challenge():
            return _set_aside(state, action, against, at)
        case actions.MoveCube() | actions.PickVariation() if slips.is_slip(action, against):
            return (slips.made(state, action, against, at), happening(action, at))
        case actions.PresentPaper():
            return writing.spoilt(state, action, against, at)
        case _:
            return ()


def _set_aside(
    state: MatchState, action: actions.Challenge, against: Rulings, at: int
) -> tuple[Event, ...]:
    """Set a challenge aside for everybody who may not make it; for the others it stands.

    A claim that other games know can be made by mistake; what no game knows is no claim at all.
    """
    invalid = {fault.code for fault in challenging.INVALID}
    is_claim = claim_name(action.claim) in CLAIMS
    if not is_claim or not {one.fault.code for one in against} <= invalid:
        return ()
    came: list[Event] = []
    valid: list[Seat] = []
    for seat in dict.fromkeys((action.by, *action.others)):
        own = rulings(state, changed(action, by=seat, others=()), at)
        if not own:
            valid.append(seat)
            continue
        worst = max(own, key=state.table.play.cost)
        came.append(ChallengeSetAside(seat, action.claim, worst.clause, at=at))
        if cost := state.table.play.cost(worst):
            came.append(PenaltyGiven(seat, cost, worst.clause, at=at))
    if came and valid:
        kept = changed(action, by=valid[0], others=tuple(valid[1:]))
        came += [*slips.insulated(state, kept, at), happening(kept, at)]
    return tuple(came)
