"""What players might do next, of all that they can try: a finite family of actions to ask about."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.kit import Cube, Layout, Row, Section
from forceout.kit.layout import Shape
from forceout.match.actions import (
    AcceptPaper,
    Action,
    AgreeNoGoal,
    Appeal,
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
    PutBlockBack,
    PutGoalRight,
    ReturnOther,
    SayGoal,
    SayNoGoal,
    Sign,
)
from forceout.match.state import MatchState, Shake
from forceout.match.table import Seat
from forceout.rules.claims import Side
from forceout.rules.procedure.steps import Step

_SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)


def candidates(state: MatchState) -> Iterator[Action]:
    """Go through what the players might do in a step."""
    shake = state.shake
    if state.step is Step.SIGNING:
        yield from (Sign(seat, state.sheet.totals[seat]) for seat in state.table.seats)
    if (
        state.last is not None
        and state.last.writing is not None
        and state.table.play.checking.appeals
    ):
        for writer in state.last.writing.verdicts:
            yield from (Appeal(seat, writer) for seat in state.table.seats)
    if shake is None:
        return
    yield from (ChargeSlip(seat) for seat in shake.players)
    match state.step:
        case Step.PICKING:
            yield from _picks(state, shake)
        case Step.GOAL:
            yield from _goals(shake)
            yield from _bonuses(shake, shake.goal_setter)
            yield from _challenges(state, shake)
        case Step.NO_GOAL:
            yield from (AgreeNoGoal(seat) for seat in shake.players)
            yield from _challenges(state, shake)
        case Step.MOVING:
            yield from _moves(shake)
            yield from _challenges(state, shake)
            yield from _repairs(state, shake)
        case Step.WRITING:
            yield from (PresentNothing(seat) for seat in shake.players)
            yield from _sides(shake)
            yield from _challenges(state, shake)
        case Step.CARDS:
            yield from _sides(shake)
        case Step.CHECKING:
            yield from _checks(shake)
        case _:
            return


def _picks(state: MatchState, shake: Shake) -> Iterator[Action]:
    turn = shake.picks.turn
    yield EndPicks(turn)
    for name, listing in state.table.bench().rules.picks.listed.items():
        for parameter in _parameters(shake, listing.parameters, is_open=listing.is_open):
            yield PickVariation(turn, f"{name}={parameter}" if parameter else name)


def _parameters(shake: Shake, given: tuple[str, ...], *, is_open: bool) -> tuple[str, ...]:
    """What fills a blank: what the list names, or signs and cards of this shake."""
    if not is_open:
        return given or ("",)
    faces = tuple(dict.fromkeys(cube.face for cube in shake.mat.resources))
    cards = () if shake.mat.universe is None else tuple(map(str, shake.mat.universe))
    return tuple(dict.fromkeys((*faces, *cards)))


def _goals(shake: Shake) -> Iterator[Action]:
    setter = shake.goal_setter
    yield SayGoal(setter)
    yield SayNoGoal(setter)
    goal, lying = shake.mat.goal, shake.mat.lying_in(Section.GOAL)
    for cube in dict.fromkeys(shake.mat.resources):
        yield LayGoal(setter, laid(shake, (*lying, cube), goal))
    if lying:
        yield LayGoal(setter, laid(shake, lying[:-1], goal))


def laid(shake: Shake, cubes: tuple[Cube, ...], goal: Row | Layout | None = None) -> Row | Layout:
    """Lay cubes side by side as the game lays its Goals."""
    if shake.mat.universe is None:
        return Row(cubes)
    return Layout(goal.shape if isinstance(goal, Layout) else Shape.ROW, cubes)


def _moves(shake: Shake) -> Iterator[Action]:
    player = shake.turn
    for cube in dict.fromkeys(shake.mat.resources):
        yield from (MoveCube(player, cube, section) for section in _SECTIONS)
    yield from _bonuses(shake, player)
    for cube in dict.fromkeys(shake.mat.permitted):
        for section in (Section.REQUIRED, Section.FORBIDDEN):
            yield MoveCube(player, cube, section, Section.PERMITTED)


def _bonuses(shake: Shake, player: Seat) -> Iterator[Action]:
    for cube in dict.fromkeys(shake.mat.resources):
        yield MoveCube(player, cube, Section.FORBIDDEN, bonus=True)


def _challenges(state: MatchState, shake: Shake) -> Iterator[Action]:
    for player in shake.players:
        yield from (Challenge(player, claim.name) for claim in state.table.play.challenges.claims)
        yield PickUpBlock(player)
        yield PutBlockBack(player)


def _repairs(state: MatchState, shake: Shake) -> Iterator[Action]:
    yield from (ReturnOther(seat) for seat in shake.players)
    if state.table.play.goals.put_right and shake.moves == 0:
        for cube in dict.fromkeys((*shake.mat.resources, *shake.mat.lying_in(Section.GOAL))):
            yield PutGoalRight(shake.mover, Row((cube,)))


def _sides(shake: Shake) -> Iterator[Action]:
    for player in shake.players:
        yield from (JoinSide(player, side) for side in Side)


def _checks(shake: Shake) -> Iterator[Action]:
    writing = shake.writing
    if writing is None or writing.checks is None:
        return
    for player in shake.players:
        yield AcceptPaper(player, writing.checks.writer)
        yield AskJudge(player, writing.checks.writer)
