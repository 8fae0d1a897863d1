"""A player by chance: does something legal, now and then something bold, and writes papers.

It is the first opponent that there is, and what matches are tried out with in great numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from forceout.bots import sets, sums
from forceout.bots.dice import thrown
from forceout.bots.luck import Luck, one_of, shuffled
from forceout.kit import Layout, NotationError, Row, Section
from forceout.match.actions import (
    AcceptPaper,
    Action,
    AgreeNoGoal,
    AskJudge,
    Challenge,
    ChargeSlip,
    EndPicks,
    JoinSide,
    LayGoal,
    MoveCube,
    PickUpBlock,
    PickVariation,
    PresentNothing,
    PresentPaper,
    ProveAmbiguous,
    PutBlockBack,
    PutGoalRight,
    RejectPaper,
    ReturnOther,
    SayGoal,
    SayNoGoal,
    Sign,
)
from forceout.match.candidates import laid
from forceout.match.checking import verdict_on
from forceout.match.cubes import upright
from forceout.match.goal_setting import malformed
from forceout.match.play import rulings
from forceout.match.state import MatchState, Shake, Writing
from forceout.match.table import Seat, Table
from forceout.match.writing import bystanders, still_writing
from forceout.rules.claims import Side
from forceout.rules.procedure.steps import Step

_SECTIONS: Final = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)
_BOLD: Final = 14
"""One turn in so many, somebody challenges instead."""


def next_action(state: MatchState, luck: Luck) -> Action | None:
    """Choose what happens next at a table where everybody plays by chance; None when it is over.

    >>> from random import Random
    >>> from forceout.match.play import Acted, act, start
    >>> luck = Random(7).randrange
    >>> state = start(Table("agloa-equations-2026", "middle", players=("", ""), shakes=1))
    >>> while (action := next_action(state, luck)) is not None:
    ...     done = act(state, action)
    ...     assert isinstance(done, Acted)
    ...     state = done.state
    >>> len(state.sheet.shakes)
    1
    """
    if action := thrown(state, luck):
        return action
    for action in _proposals(state, luck):
        if _is_legal(state, action):
            return action
    return None


def action_of(state: MatchState, seat: Seat, luck: Luck) -> Action | None:
    """Choose what one player does; None when there is nothing for them to do."""
    for action in _proposals(state, luck):
        if getattr(action, "by", "") == seat and _is_legal(state, action):
            return action
    return None


def _is_legal(state: MatchState, action: Action) -> bool:
    try:
        return not rulings(state, action)
    except NotationError:
        return False


def _proposals(state: MatchState, luck: Luck) -> Iterator[Action]:
    """What might be done in this step, the likely before the unlikely, but not always."""
    shake = state.shake
    if state.step is Step.SIGNING:
        for seat in shuffled(state.table.seats, luck):
            yield Sign(seat, state.sheet.totals[seat])
    if shake is None:
        return
    if shake.block:
        yield from _with_the_block(state, shake, luck)
        return
    match state.step:
        case Step.PICKING:
            yield from _picks(state, shake, luck)
        case Step.GOAL:
            yield from _goal(shake, luck)
        case Step.NO_GOAL:
            yield from _answers(state, shake, luck)
        case Step.MOVING:
            yield from _turn(state, shake, luck)
        case Step.WRITING if shake.writing is not None:
            yield from _writing(state, shake, shake.writing, luck)
        case Step.CARDS if shake.writing is not None:
            yield JoinSide(shake.writing.card, one_of(tuple(Side), luck))
        case Step.CHECKING if shake.writing is not None:
            yield from _checking(state, shake, shake.writing, luck)
        case _:
            return


# --- picking and setting the Goal ---------------------------------------------------------------


def _picks(state: MatchState, shake: Shake, luck: Luck) -> Iterator[Action]:
    turn = shake.picks.turn
    if not luck(2):
        yield EndPicks(turn)
    colours = shuffled("BRGY", luck)
    for name, parameters in shuffled(_list_of(state.table), luck):
        filled = one_of(parameters, luck) if parameters else f"{colours[0]}-{colours[1]}"
        yield PickVariation(turn, f"{name}={filled}" if filled else name)
    for name, parameters in _list_of(state.table):
        for filled in parameters:
            yield PickVariation(turn, f"{name}={filled}" if filled else name)
    yield EndPicks(turn)


@cache
def _list_of(table: Table) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A division's list: names, and what may fill each blank; nothing where anything may."""
    listed = table.bench().rules.picks.listed
    return tuple(
        (name, () if listing.is_open else listing.parameters or ("",))
        for name, listing in listed.items()
    )


def _goal(shake: Shake, luck: Luck) -> Iterator[Action]:
    setter, resources = shake.goal_setter, shake.mat.resources
    if shake.mat.goal is not None:
        yield SayGoal(setter)
    if not luck(40):
        yield SayNoGoal(setter)
    if not luck(8):
        yield MoveCube(setter, one_of(resources, luck), Section.FORBIDDEN, bonus=True)
    goal = _some_goal(shake, luck)
    if goal.cubes:
        yield LayGoal(setter, goal)
    yield SayNoGoal(setter)
    for cube in shuffled(resources, luck):
        yield LayGoal(setter, laid(shake, (cube,)))


def _some_goal(shake: Shake, luck: Luck) -> Row | Layout:
    making = sums.a_goal if shake.mat.universe is None else sets.a_goal
    return making(shake.mat.resources, luck)


def _answers(state: MatchState, shake: Shake, luck: Luck) -> Iterator[Action]:
    claim = state.table.play.challenges.no_goal
    for seat in shuffled(shake.players, luck):
        if claim is not None and not luck(3):
            yield Challenge(seat, claim.name)
        yield AgreeNoGoal(seat)


# --- moving and challenging ---------------------------------------------------------------------


def _turn(state: MatchState, shake: Shake, luck: Luck) -> Iterator[Action]:
    if shake.moves == 0 and malformed(state):
        lying = tuple(map(upright, shake.mat.lying_in(Section.GOAL)))
        better = sums.a_goal((*shake.mat.resources, *lying), luck)
        yield PutGoalRight(shake.mover, better)
    if not luck(_BOLD):
        yield from _challenges(state, shake, luck)
    if not luck(100):
        yield PickUpBlock(one_of(shake.players, luck))
    if not state.table.is_strict and not luck(20):
        yield ChargeSlip(one_of(shake.players, luck))
        yield ReturnOther(shake.turn)
    yield from _moves(shake, luck)
    yield from _challenges(state, shake, luck)


def _moves(shake: Shake, luck: Luck) -> Iterator[Action]:
    mat, turn = shake.mat, shake.turn
    if mat.resources and not luck(10):
        yield MoveCube(turn, one_of(mat.resources, luck), Section.FORBIDDEN, bonus=True)
    if mat.permitted and not luck(4):
        to = one_of((Section.REQUIRED, Section.FORBIDDEN), luck)
        yield MoveCube(turn, one_of(mat.permitted, luck), to, Section.PERMITTED)
    for cube in shuffled(mat.resources, luck):
        for section in shuffled(_SECTIONS, luck):
            yield MoveCube(turn, cube, section)


def _challenges(state: MatchState, shake: Shake, luck: Luck) -> Iterator[Action]:
    challenges = state.table.play.challenges
    players = shuffled(shake.players, luck)
    for claim in shuffled((challenges.now, challenges.impossible), luck):
        if challenges.together and len(players) > 2 and not luck(20):
            yield Challenge(players[0], claim.name, (players[1],))
        for seat in players:
            yield Challenge(seat, claim.name)


def _with_the_block(state: MatchState, shake: Shake, luck: Luck) -> Iterator[Action]:
    challenges = state.table.play.challenges
    if luck(2):
        yield Challenge(shake.block, one_of(challenges.claims, luck).name)
    yield PutBlockBack(shake.block)


# --- writing and checking -----------------------------------------------------------------------


def _writing(state: MatchState, shake: Shake, writing: Writing, luck: Luck) -> Iterator[Action]:
    if not writing.callers and not luck(12):
        yield Challenge(one_of(shake.players, luck), state.table.play.challenges.impossible.name)
    for seat in shuffled(bystanders(state, shake, writing), luck):
        if not luck(3):
            yield JoinSide(seat, one_of(tuple(Side), luck))
    for seat in shuffled(still_writing(state), luck):
        if luck(8):
            yield PresentPaper(seat, _paper(shake, writing, luck))
        yield PresentNothing(seat)
        yield PresentPaper(seat, _paper(shake, writing, luck))


def _paper(shake: Shake, writing: Writing, luck: Luck) -> str:
    making = sums.a_paper if shake.mat.universe is None else sets.a_paper
    return making(shake.mat, writing.claim, luck)


def _checking(state: MatchState, shake: Shake, writing: Writing, luck: Luck) -> Iterator[Action]:
    """A checker often sees what is wrong; seldom objects to nothing; and accepts in the end."""
    if writing.checks is None:
        return
    writer = writing.checks.writer
    verdict = verdict_on(state, writer)
    for seat in shuffled(shake.players, luck):
        if not verdict.is_correct and luck(3):
            yield RejectPaper(seat, writer, one_of(verdict.clauses, luck))
            yield from (ProveAmbiguous(seat, writer, one) for one in verdict.readings)
        if not luck(12):
            yield RejectPaper(seat, writer, one_of(_REASONS, luck))
        if not luck(12):
            yield AskJudge(seat, writer)
        yield AcceptPaper(seat, writer)


_REASONS: Final = ("unequal", "ambiguous", "one-cube", "forbidden-used")
