"""What each seat, a judge and a spectator may see of a match: a list of what is shown.

Whatever is not named here is not shown. Papers are sealed until nobody writes any more and all
sides are declared; a slip is nobody's business but a judge's until it is charged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from forceout.kit import Mat
from forceout.match.events import Event, PaperPresented, SlipMade, SlipStands
from forceout.match.state import Deadline, MatchState, Shake, Sheet, Slip, Writing
from forceout.match.table import Seat, Table
from forceout.rules.claims import Side
from forceout.rules.procedure.steps import Step

JUDGE: Final = "judge"
SPECTATOR: Final = "spectator"

Viewer = str
"""A seat, or `JUDGE`, or `SPECTATOR`."""


@dataclass(frozen=True, slots=True)
class PapersView:
    """What is seen of the writing: who is done, and the papers that are no secret."""

    claim: str
    callers: tuple[Seat, ...] = ()
    sides: Mapping[Seat, Side] = field(default_factory=dict)
    done: frozenset[Seat] = frozenset()
    papers: Mapping[Seat, str] = field(default_factory=dict)
    checking: Seat = ""
    answered: frozenset[Seat] = frozenset()
    verdicts: Mapping[Seat, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ShakeView:
    """What is seen of a shake."""

    number: int
    setter: Seat
    players: tuple[Seat, ...]
    mat: Mat
    variations: tuple[tuple[Seat, str], ...]
    turn: Seat
    mover: Seat
    block: Seat
    is_goal_set: bool
    has_bonus: bool
    agreed: frozenset[Seat]
    papers: PapersView | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What is seen of a match; `slip` is shown to a judge only."""

    table: Table
    step: Step
    at: int
    leader: Seat
    away: frozenset[Seat]
    sheet: Sheet
    deadlines: tuple[Deadline, ...]
    shake: ShakeView | None = None
    last: ShakeView | None = None
    slip: Slip | None = None


def view(state: MatchState, viewer: Viewer) -> View:
    """Show a match to somebody.

    >>> from forceout.match.play import start
    >>> table = Table("grc-equations-2026", "fourth", players=("Ann", "Ben", "Cy"))
    >>> seen = view(start(table), SPECTATOR)
    >>> seen.shake.setter, seen.slip
    ('A', None)
    """
    deals = state.table.play.rolling.deals
    shake, last = state.shake, state.last
    return View(
        table=state.table,
        step=state.step,
        at=state.at,
        leader=state.leader,
        away=state.away,
        sheet=state.sheet,
        deadlines=state.deadlines,
        shake=None if shake is None else _shake(shake, viewer, state.step, deals=deals),
        last=None if last is None else _shake(last, viewer, Step.CHECKING, deals=deals),
        slip=state.slip if viewer == JUDGE else None,
    )


def _shake(shake: Shake, viewer: Viewer, step: Step, *, deals: bool) -> ShakeView:
    writing = shake.writing
    return ShakeView(
        number=shake.number,
        setter=shake.setter,
        players=shake.players,
        mat=shake.mat,
        variations=tuple((pick.by, pick.variation) for pick in shake.picks.made),
        turn=_turn(shake, step, deals=deals),
        mover=shake.mover,
        block=shake.block,
        is_goal_set=shake.is_goal_set,
        has_bonus=shake.bonus,
        agreed=shake.agreed,
        papers=None if writing is None else _papers(writing, viewer, step),
    )


def _turn(shake: Shake, step: Step, *, deals: bool) -> Seat:
    """Whose turn it is to act, where it is one player's."""
    match step:
        case Step.ROLLING if deals and shake.is_rolled and shake.mat.universe is None:
            return shake.players[-1]  # who deals
        case Step.ROLLING:
            return shake.setter
        case Step.PICKING:
            return shake.picks.turn
        case Step.GOAL:
            return shake.goal_setter
        case Step.MOVING:
            return shake.turn
        case Step.CARDS:
            return "" if shake.writing is None else shake.writing.card
        case _:
            return ""


def _papers(writing: Writing, viewer: Viewer, step: Step) -> PapersView:
    is_open = step is Step.CHECKING
    papers = {
        seat: paper for seat, paper in writing.papers.items() if is_open or viewer in {seat, JUDGE}
    }
    checks = writing.checks
    return PapersView(
        claim=writing.claim.name,
        callers=writing.callers,
        sides=writing.sides,
        done=writing.nothing.union(writing.papers),
        papers=papers,
        checking="" if checks is None else checks.writer,
        answered=frozenset() if checks is None else frozenset(checks.answers),
        verdicts=writing.verdicts,
    )


def shown(event: Event, viewer: Viewer) -> Event | None:
    """Show an event to somebody as it happens; nothing where they may not know of it.

    A paper handed in by another player is shown empty.

    >>> shown(PaperPresented("A", "8+(4x2) = 16"), "B")
    PaperPresented(at=0, by='A', paper='')
    >>> shown(SlipMade("A", "out-of-turn", "V-B"), "B") is None
    True
    """
    if viewer == JUDGE:
        return event
    if isinstance(event, SlipMade | SlipStands):
        return None
    if isinstance(event, PaperPresented) and event.by != viewer:
        return replace(event, paper="")
    return event
