"""What chance does at a table: the lot, the roll, and the deal."""

from __future__ import annotations

from functools import cache

from forceout.bots.luck import Luck, one_of, shuffled
from forceout.kit import CARDS, Cube
from forceout.match.actions import Action, CastLots, DealCards, RollAgain, RollCubes, SetOut
from forceout.match.starting import again, dealer
from forceout.match.state import MatchState, Shake
from forceout.match.table import Table
from forceout.rules.procedure.steps import Step


def thrown(state: MatchState, luck: Luck) -> Action | None:
    """Say what chance does next; None where it has nothing to do, or too few are left to play.

    >>> from forceout.match.starting import start
    >>> state = start(Table("agloa-equations-2026", players=("Ann", "Ben")))
    >>> thrown(state, lambda bound: 0)
    CastLots(rolls=(('A', '0'), ('B', '0')))
    """
    match state.step:
        case Step.LOT:
            faces = state.table.play.seats.lot
            return CastLots(tuple((seat, one_of(faces, luck)) for seat in state.lot))
        case Step.ROLLING if state.shake is not None:
            if len(state.shake.players) < state.table.play.seats.fewest:
                return None
            return _rolled(state, state.shake, luck)
        case _:
            return None


def _rolled(state: MatchState, shake: Shake, luck: Luck) -> Action:
    rolling = state.table.play.rolling
    if rolling.set_out and not shake.set_out:
        faces = one_of(rolling.set_out, luck)
        return SetOut(shake.setter, tuple(map(Cube, faces)))
    if not shake.is_rolled:
        cubes = tuple(
            Cube(one_of(lot.faces, luck), lot.colour)
            for lot in rolling.lots
            for _ in range(lot.count)
        )
        return RollCubes(shake.setter, cubes)
    if rolling.again and (waiting := again(state)):
        faces_of = {lot.colour: lot.faces for lot in rolling.lots}
        cubes = tuple(Cube(one_of(faces_of[cube.colour], luck), cube.colour) for cube in waiting)
        return RollAgain(shake.setter, cubes)
    size = one_of(_sizes(state.table), luck)
    return DealCards(dealer(state), tuple(shuffled(CARDS, luck)[:size]))


@cache
def _sizes(table: Table) -> tuple[int, ...]:
    """How many cards may be dealt in a division."""
    bench = table.bench()
    sizes = range(1, len(CARDS) + 1)
    return tuple(size for size in sizes if bench.deal(" ".join(map(str, CARDS[:size]))).is_correct)
