"""What a player is offered: all that can be done, as a menu that a keyboard can walk through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from forceout.cli.play.asks import Ask, asks
from forceout.cli.play.labels import path
from forceout.equations import faults as equations
from forceout.match import actions
from forceout.match.actions import Action
from forceout.match.candidates import candidates
from forceout.match.play import rulings
from forceout.match.slips import is_slip
from forceout.match.starting import dealer
from forceout.match.state import MatchState
from forceout.match.table import Seat, Table
from forceout.match.views import SPECTATOR, view
from forceout.onsets import faults as onsets
from forceout.rules.bench import Rules
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Fault

OFFICIALS: Final = "officials"
"""Who stands beside the table: judges, and who keeps the time."""

_WRITTEN: Final = (actions.LayGoal, actions.PutGoalRight)
"""What is written down instead of being picked from a list."""

_AT_ANY_TIME: Final = (
    actions.Appeal,
    actions.Arrive,
    actions.Challenge,
    actions.ChargeSlip,
    actions.Leave,
    actions.PickUpBlock,
)
"""What does not make it anybody's turn."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the menu: an action, a question, a throw of chance, or more lines behind it."""

    label: str
    action: Action | None = None
    ask: Ask | None = None
    is_throw: bool = False
    inner: tuple[Offer, ...] = ()


def offers(state: MatchState, who: Seat, now: int) -> tuple[Offer, ...]:
    """List what a seat, or the officials, can do now."""
    if who == OFFICIALS:
        beside = [one for one in _of_officials(state) if not rulings(state, one, now)]
        return _tree(state.table, beside)
    found = [Offer(label, is_throw=True) for label in _throw(state, who)]
    found += [Offer(ask.label, ask=ask) for ask in asks(state, who)]
    listed = [one for one in _of(state, who) if _is_offered(state, one, now)]
    listed.sort(key=lambda one: isinstance(one, _AT_ANY_TIME))
    return (*found, *_tree(state.table, listed))


def next_to_act(state: MatchState) -> Seat:
    """Who is to act next, as far as anybody is."""
    shake = view(state, SPECTATOR).shake
    if shake is None and state.step is Step.LOT:
        return state.table.seats[0]
    if shake is not None and (shake.block or shake.turn):
        return shake.block or shake.turn
    for seat in state.table.seats:
        if any(True for _ in asks(state, seat)):
            return seat
        for action in _of(state, seat):
            if not isinstance(action, _AT_ANY_TIME) and not rulings(state, action):
                return seat
    return state.table.seats[0]


def _throw(state: MatchState, who: Seat) -> Iterator[str]:
    """What chance does for somebody."""
    shake, rolling = state.shake, state.table.play.rolling
    if state.step is Step.LOT:
        yield "Cast lots for the first Goal"
    if state.step is not Step.ROLLING or shake is None:
        return
    if rolling.set_out and not shake.set_out:
        if who == shake.setter:
            yield "Lay out the cubes that are not rolled"
    elif not shake.is_rolled:
        if who == shake.setter:
            yield "Roll the cubes"
    elif rolling.deals and shake.mat.universe is None:
        if who == dealer(state):
            yield "Deal the cards"
    elif who == shake.setter:
        yield "Roll these again"


def _of(state: MatchState, who: Seat) -> Iterator[Action]:
    """What a player might do, legal or not."""
    for action in candidates(state):
        if isinstance(action, actions.MoveCube) and not state.table.is_strict:
            yield replace(action, by=who)  # nothing stops a hand that is out of turn
        elif getattr(action, "by", "") == who and not isinstance(action, _WRITTEN):
            yield action
    shake = state.shake
    if state.table.play.challenges.together and shake is not None and len(shake.players) > 2:
        for other in shake.players:
            for claim in state.table.play.challenges.claims:
                if other != who:
                    yield actions.Challenge(who, claim.name, (other,))
    yield from _objections(state, who)
    yield from (actions.Arrive(who), actions.Leave(who))


def _objections(state: MatchState, who: Seat) -> Iterator[Action]:
    """What can be wrong with the paper on the table, each clause once."""
    writing = None if state.shake is None else state.shake.writing
    if state.step is not Step.CHECKING or writing is None or writing.checks is None:
        return
    faults = onsets.FAULTS if state.table.play.rolling.deals else equations.FAULTS
    for clause in dict.fromkeys(_cited(state.table.bench().rules, faults)):
        yield actions.RejectPaper(who, writing.checks.writer, clause)


def _cited(rules: Rules, faults: Iterable[Fault]) -> Iterator[str]:
    """The clauses that faults of a paper break here, where they are faults at all."""
    for fault in faults:
        with suppress(KeyError):
            yield rules.cite(fault)


def _of_officials(state: MatchState) -> Iterator[Action]:
    yield from (actions.CallTime(), actions.StopPlay(), actions.ReplayShake())
    for writer in sorted(state.appeals):
        yield from (actions.SettleAppeal(writer, is_correct) for is_correct in (True, False))
    for seat in state.table.seats:
        yield from (actions.Warn(seat), actions.Penalize(seat), actions.Penalize(seat, by_two=True))
        yield actions.Disqualify(seat)


def _is_offered(state: MatchState, action: Action, now: int) -> bool:
    """Whether nothing is against an action, or, over the board, whether a hand can do it anyway."""
    against = rulings(state, action, now)
    if not against or state.table.is_strict:
        return not against
    return isinstance(action, actions.Challenge) or is_slip(action, against)


def _tree(table: Table, listed: Iterable[Action]) -> tuple[Offer, ...]:
    """Put actions with the same words in front behind one line."""
    return _branches([(path(table, action), action) for action in listed])


def _branches(leaves: list[tuple[tuple[str, ...], Action]]) -> tuple[Offer, ...]:
    by_label: dict[str, list[tuple[tuple[str, ...], Action]]] = {}
    for words, action in leaves:
        by_label.setdefault(words[0], []).append((words[1:], action))
    found = []
    for label, behind in by_label.items():
        if behind[0][0]:
            found.append(Offer(label, inner=_branches(behind)))
        else:
            found.append(Offer(label, action=behind[0][1]))
    return tuple(found)
