"""What a player is asked to write down: a Goal, a variation, a paper, a paper regrouped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice

from forceout.equations import notation as equations
from forceout.kit import Cube, Layout, NotationError, Row, Section
from forceout.match.actions import (
    Action,
    LayGoal,
    PickVariation,
    PresentPaper,
    ProveAmbiguous,
    PutGoalRight,
)
from forceout.match.events import Event
from forceout.match.goal_setting import malformed
from forceout.match.play import action_of
from forceout.match.record.wording import phrases
from forceout.match.state import MatchState, Shake
from forceout.match.table import Seat
from forceout.match.writing import still_writing
from forceout.onsets import notation as onsets
from forceout.rules.procedure.steps import Step


@dataclass(frozen=True, slots=True)
class Ask:
    """A question that is answered by a line of text; `make` turns the answer into an action.

    `is_sealed` says that nobody else may look, and `begun` stands on the line already. `make`
    raises `NotationError` for an answer that cannot be read.
    """

    label: str
    question: str
    hint: str
    make: Callable[[str], Action]
    is_sealed: bool = False
    begun: str = ""


def asks(state: MatchState, who: Seat) -> Iterator[Ask]:
    """Go through what a player can write down now."""
    shake = state.shake
    if shake is None:
        return
    deals = state.table.play.rolling.deals
    goal_hint = "row 3 2, col 3 2, ell 2 3 1, ..." if deals else "such as 2x 3+5; gaps group"
    match state.step:
        case Step.GOAL if who == shake.goal_setter:
            laying = partial(_goal, LayGoal, shake, who)
            yield Ask("Lay the Goal", "The cubes of the Goal section", goal_hint, laying)
        case Step.MOVING if who == shake.mover and shake.moves == 0 and malformed(state):
            mending = partial(_goal, PutGoalRight, shake, who)
            yield Ask("Put the Goal right", "The Goal as it should lie", goal_hint, mending)
        case Step.PICKING if who == shake.picks.turn:
            hint = f"such as {' or '.join(_some_variations(state))}"
            picking = partial(PickVariation, who)
            yield Ask("Write a variation down", "A variation of the list", hint, picking)
        case Step.WRITING if who in still_writing(state):
            hint = "such as B=G; (R U G)-Y" if deals else "such as 8+(4x2) = 16"
            writing = partial(PresentPaper, who)
            yield Ask("Write a paper", "The paper", hint, writing, is_sealed=True)
        case Step.CHECKING if shake.writing is not None and shake.writing.checks is not None:
            checks = shake.writing.checks
            if who != checks.writer and who not in checks.answers:
                regrouping = partial(ProveAmbiguous, who, checks.writer)
                hint = "the same signs with grouping signs added, and the sides not equal"
                paper = shake.writing.papers[checks.writer]
                label, question = "Show the paper regrouped", "The paper regrouped"
                yield Ask(label, question, hint, regrouping, begun=paper)
        case _:
            return


def _some_variations(state: MatchState) -> Iterator[str]:
    """Two variations of the division's list as they are written: a plain one, and one with more."""
    listed = state.table.bench().rules.picks.listed
    plain = (name for name, one in listed.items() if not one.parameters and not one.is_open)
    filled = (f"{name}={one.parameters[0]}" for name, one in listed.items() if one.parameters)
    for names in (plain, filled):
        yield from islice(names, 1)


def _goal(
    kind: type[LayGoal | PutGoalRight], shake: Shake, who: Seat, text: str
) -> LayGoal | PutGoalRight:
    parse = onsets.parse_goal if shake.mat.universe is not None else equations.parse_goal
    goal: Row | Layout = parse(text)
    left = [*shake.mat.lying_in(Section.GOAL), *shake.mat.resources]
    cubes = tuple(_real(cube, left) for cube in goal.cubes)
    return kind(who, replace(goal, cubes=cubes))


def _real(cube: Cube, left: list[Cube]) -> Cube:
    """Take a cube that is there for one that was written, whose colour may have been left out."""
    for there in left:
        if there.face == cube.face and cube.colour in {None, there.colour}:
            left.remove(there)
            return replace(there, turn=cube.turn)
    return cube


def typed(state: MatchState, text: str) -> Action:
    """Read an action as a record says it, such as `B moves r5 to Required`.

    Raises `NotationError` for any other text.
    """
    for phrase in phrases(deals=state.table.play.rolling.deals).values():
        try:
            event: Event | None = phrase.understand(text.strip())
        except ValueError as error:
            raise NotationError(str(error), text, 0) from None
        action = None if event is None else action_of(event)
        if action is not None:
            return action
    raise NotationError("This says nothing that can be done.", text, 0)
