"""A match set up in the middle of a shake, from a position: for questions, puzzles and tests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from forceout.kit import Mat
from forceout.match.state import MatchState, Pick, Picks, Shake, Sheet
from forceout.match.table import Seat, Table
from forceout.match.writing import write_for
from forceout.rules.procedure.steps import Step


def snapshot(
    table: Table,
    mat: Mat,
    *,
    mover: Seat,
    variations: Iterable[str] = (),
    leading: Iterable[Seat] = (),
    says_no_goal: bool = False,
) -> MatchState:
    """Set up a shake in which a player has made the last move; the next is on turn.

    Without a Goal that player is setting it, or has said "no Goal". With so few cubes left that
    moving is over, the last one has just been played. `leading` has those who share the lead.

    >>> table = Table("agloa-equations-2026", "middle", players=("Ann", "Ben"))
    >>> mat = table.bench().mat("6+8 | r2 | | | k7 kv b3")
    >>> snapshot(table, mat, mover="A").shake.turn
    'B'
    """
    ahead = set(leading)
    totals = {seat: int(seat in ahead) for seat in table.seats}
    seats = table.seats
    first = seats.index(mover)
    is_set = mat.goal is not None
    played = len(mat.required) + len(mat.permitted) + len(mat.forbidden)
    shake = Shake(
        number=1,
        setter=mover,
        players=(*seats[first:], *seats[:first]),
        mat=mat,
        is_rolled=True,
        picks=Picks(
            tuple(Pick(mover, str(name)) for name in table.bench(tuple(variations)).chosen)
        ),
        is_goal_set=is_set,
        turn=table.left_of(mover) if is_set else "",
        mover=mover if is_set else "",
        moves=played if is_set else 0,
    )
    state = MatchState(table, Step.MOVING, shake=shake, sheet=Sheet(totals=totals))
    if not is_set:
        return replace(state, step=Step.NO_GOAL if says_no_goal else Step.GOAL)
    if len(mat.resources) > table.play.moves.stop_at:
        return state
    ended = replace(state, shake=replace(shake, ended_at=0))
    return write_for(ended, table.play.ends.last)
