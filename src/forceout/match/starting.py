"""How a match and a shake begin: the lot for the first Goal, the roll and the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from forceout.kit import Cube, Turn, Universe
from forceout.match.actions import (
    Arrive,
    CastLots,
    DealCards,
    Leave,
    RollAgain,
    RollCubes,
    SetOut,
)
from forceout.match.clocks import SECOND, due, seconds_for
from forceout.match.events import (
    CardsDealt,
    CubesRolled,
    CubesRolledAgain,
    CubesSetOut,
    LotsCast,
    PlayerArrived,
    PlayerLeft,
)
from forceout.match.flow import Part, Rulings, against, out_of_step, shake_of, with_shake
from forceout.match.state import Deadline, MatchState, Picks, Round, Shake, Sheet
from forceout.match.table import Seat, Table
from forceout.rules.procedure import Task, faults
from forceout.rules.procedure.rolling import Rolling
from forceout.rules.procedure.seats import FirstSetter
from forceout.rules.procedure.steps import Step


def start(table: Table) -> MatchState:
    """Begin a match.

    Raises `LookupError` for a rulebook or division that there is not, and `ValueError` for a number
    of players that its tables do not seat.

    >>> start(Table("agloa-equations-2026", players=("Ann", "Ben"))).step.value
    'the lot for the first Goal'
    """
    seats = table.play.seats
    if not seats.fewest <= len(table.players) <= seats.most:
        raise ValueError(f"{table.rulebook} is played by {seats.fewest} to {seats.most} players.")
    state = MatchState(table, Step.LOT, sheet=Sheet(totals=dict.fromkeys(table.seats, 0)))
    if seats.first is FirstSetter.FIRST_SEAT:
        return begin_shake(state, table.seats[0])
    return replace(state, lot=table.seats)


def begin_shake(state: MatchState, setter: Seat) -> MatchState:
    """Begin a shake with a setter, or with whoever is there and sits next to the left."""
    players = there_from(state, setter)
    number = 1 if state.shake is None else state.shake.number + 1
    shake = Shake(number, players[0] if players else setter, players, began_at=state.at)
    clock = state.round if state.round.began_at >= 0 else Round(began_at=state.at)
    state = replace(
        state,
        step=Step.ROLLING,
        shake=shake,
        lot=(),
        round=clock,
        deadlines=(),
        slip=None,
        take_back=None,
    )
    return replace(state, deadlines=_roll_due(state))


def _roll_due(state: MatchState) -> tuple[Deadline, ...]:
    """The time for rolling, which does not run while there are too few to play."""
    shake = shake_of(state)
    if len(shake.players) < state.table.play.seats.fewest:
        return ()
    return due(state, Task.ROLL, shake.setter)


def there_from(state: MatchState, seat: Seat) -> tuple[Seat, ...]:
    """Those at the table, clockwise from a seat."""
    seats = state.table.seats
    first = seats.index(seat)
    turned = (*seats[first:], *seats[:first])
    return tuple(one for one in turned if one not in state.away and one not in state.out)


# --- the lot ------------------------------------------------------------------------------------


def _against_lots(state: MatchState, action: CastLots, _now: int) -> Rulings:
    if wrong := out_of_step(state, "cast lots", Step.LOT):
        return wrong
    faces = state.table.play.seats.lot
    rolled = [seat for seat, _ in action.rolls]
    if sorted(rolled) == sorted(state.lot) and all(face in faces for _, face in action.rolls):
        return ()
    players = " ".join(state.lot)
    return against(state, faults.LOT, faces=" ".join(sorted(set(faces))), players=players)


def _cast(state: MatchState, event: LotsCast) -> MatchState:
    """An operation sign drops out, unless all show one; who ties for the highest rolls again."""
    digits = {seat: face for seat, face in event.rolls if face.isdigit()}
    if not digits:
        return state
    highest = max(digits.values())
    left = tuple(seat for seat in state.lot if digits.get(seat) == highest)
    return begin_shake(state, left[0]) if len(left) == 1 else replace(state, lot=left)


# --- who is there -------------------------------------------------------------------------------


def _against_leaving(state: MatchState, action: Leave, _now: int) -> Rulings:
    if action.by in state.table.seats and action.by not in state.away | state.out:
        return out_of_step(state, "leave the table", *set(Step) - {Step.LOT, Step.OVER})
    return against(state, faults.NOT_PLAYING, player=action.by)


def _against_arriving(state: MatchState, action: Arrive, _now: int) -> Rulings:
    if action.by in state.away:
        return out_of_step(state, "come to the table", *set(Step) - {Step.LOT, Step.OVER})
    return against(state, faults.NOT_PLAYING, player=action.by)


def _leave(state: MatchState, event: PlayerLeft) -> MatchState:
    return _seated_again(replace(state, away=state.away | {event.by}))


def _arrive(state: MatchState, event: PlayerArrived) -> MatchState:
    return _seated_again(replace(state, away=state.away - {event.by}))


def _seated_again(state: MatchState) -> MatchState:
    """Who is there when the cubes are rolled plays the shake; nobody comes in later (X-D)."""
    shake = state.shake
    if state.step is not Step.ROLLING or shake is None or shake.is_rolled:
        return state
    players = there_from(state, shake.setter)
    setter = players[0] if players else shake.setter
    state = with_shake(state, players=players, setter=setter)
    again = _roll_due(state)
    if again and state.deadlines and setter == shake.setter:
        return state
    return replace(with_shake(state, began_at=state.at), deadlines=again)


# --- the cubes ----------------------------------------------------------------------------------


def _against_roller(state: MatchState, player: Seat, action: str) -> Rulings:
    if wrong := out_of_step(state, action, Step.ROLLING):
        return wrong
    shake = shake_of(state)
    if len(shake.players) < state.table.play.seats.fewest:
        return against(state, faults.NOT_PLAYING, player="Nobody else")
    if player != shake.setter:
        return against(state, faults.NOT_THE_ROLLER, player=player, setter=shake.setter)
    return ()


def _against_setting_out(state: MatchState, action: SetOut, _now: int) -> Rulings:
    if wrong := _against_roller(state, action.by, "lay out cubes"):
        return wrong
    shake, choices = shake_of(state), state.table.play.rolling.set_out
    if not choices or shake.set_out or shake.is_rolled:
        return (state.table.play.wrong_time("lay out cubes", state.step),)
    faces = tuple(sorted(cube.face for cube in action.cubes))
    if any(faces == tuple(sorted(choice)) for choice in choices):
        return ()
    allowed = " or ".join(" ".join(choice) for choice in choices)
    cubes = " ".join(map(str, action.cubes))
    return against(state, faults.SET_OUT, cubes=cubes, choices=allowed)


def _against_rolling(state: MatchState, action: RollCubes, _now: int) -> Rulings:
    if wrong := _against_roller(state, action.by, "roll the cubes"):
        return wrong
    shake, rolling = shake_of(state), state.table.play.rolling
    if shake.is_rolled or (rolling.set_out and not shake.set_out):
        return (state.table.play.wrong_time("roll the cubes", state.step),)
    if reason := misrolled(action.cubes, rolling):
        count = sum(lot.count for lot in rolling.lots)
        return against(state, faults.ROLL, reason=reason, count=count)
    return ()


def misrolled(cubes: Sequence[Cube], rolling: Rolling) -> str:
    """Say why cubes cannot be a roll of the game's; nothing when they can."""
    count = sum(lot.count for lot in rolling.lots)
    if len(cubes) != count:
        return f"there are {len(cubes)}, not {count}"
    left = list(cubes)
    for lot in rolling.lots:
        fitting = [
            cube
            for cube in left
            if cube.face in lot.faces and (lot.colour is None or cube.colour is lot.colour)
        ]
        if len(fitting) != lot.count or any(cube.turn is not Turn.UPRIGHT for cube in fitting):
            kind = lot.colour.word if lot.colour else f"{lot.faces} "
            return f"of the {kind.strip()} cubes there are {len(fitting)}, not {lot.count}"
        left = [cube for cube in left if cube not in fitting]
    return "" if not left else f"{left[0]} is none of them"


def again(state: MatchState) -> tuple[Cube, ...]:
    """The cubes of the roll that have to be rolled again."""
    faces = state.table.play.rolling.again
    return tuple(cube for cube in shake_of(state).mat.resources if cube.face in faces)


def _against_rolling_again(state: MatchState, action: RollAgain, _now: int) -> Rulings:
    if wrong := _against_roller(state, action.by, "roll cubes again"):
        return wrong
    waiting = again(state) if state.table.play.rolling.again else ()
    if not waiting:
        return (state.table.play.wrong_time("roll cubes again", state.step),)
    lots = {lot.colour: lot.faces for lot in state.table.play.rolling.lots}
    has_faces = all(cube.face in lots.get(cube.colour, "") for cube in action.cubes)
    if has_faces and _colours(action.cubes) == _colours(waiting):
        return ()
    cubes, shown = " ".join(map(str, action.cubes)), " ".join(map(str, waiting))
    return against(state, faults.ROLL_AGAIN, cubes=cubes, again=shown)


def _colours(cubes: Sequence[Cube]) -> Counter[object]:
    return Counter(cube.colour for cube in cubes)


def _set_out(state: MatchState, event: CubesSetOut) -> MatchState:
    return with_shake(state, set_out=event.cubes)


def _roll(state: MatchState, event: CubesRolled) -> MatchState:
    shake = shake_of(state)
    mat = replace(shake.mat, resources=(*shake.set_out, *event.cubes))
    return _if_ready(with_shake(state, mat=mat, is_rolled=True))


def _roll_again(state: MatchState, event: CubesRolledAgain) -> MatchState:
    mat, waiting = shake_of(state).mat, again(state)
    kept = tuple(cube for cube in mat.resources if cube not in waiting)
    return _if_ready(with_shake(state, mat=replace(mat, resources=(*kept, *event.cubes))))


# --- the cards ----------------------------------------------------------------------------------


def dealer(state: MatchState) -> Seat:
    """Who deals: the player on the setter's right."""
    return shake_of(state).players[-1]


def _against_dealing(state: MatchState, action: DealCards, _now: int) -> Rulings:
    if wrong := out_of_step(state, "deal cards", Step.ROLLING):
        return wrong
    shake = shake_of(state)
    is_due = state.table.play.rolling.deals and shake.mat.universe is None
    if not is_due or len(shake.players) < state.table.play.seats.fewest:
        return (state.table.play.wrong_time("deal cards", state.step),)
    if action.by != dealer(state):
        return against(state, faults.NOT_THE_DEALER, player=action.by, dealer=dealer(state))
    counts = Counter(action.cards)
    if repeated := [card for card, count in counts.items() if count > 1]:
        return against(state, faults.DEALT_TWICE, card=repeated[0])
    return state.table.bench().deal(" ".join(map(str, action.cards))).rulings


def _deal(state: MatchState, event: CardsDealt) -> MatchState:
    mat = replace(shake_of(state).mat, universe=Universe(event.cards))
    return _if_ready(with_shake(state, mat=mat))


def _if_ready(state: MatchState) -> MatchState:
    """Go on to the picks, or to the Goal, once all is rolled and dealt."""
    shake, play = shake_of(state), state.table.play
    if not shake.is_rolled or (play.rolling.deals and shake.mat.universe is None):
        return state
    if play.rolling.again and again(state):
        return state
    if play.picking is None:
        return set_goal_next(state)
    state = with_shake(state, picks=Picks(turn=shake.setter))
    return replace(state, step=Step.PICKING, deadlines=select_due(state))


def select_due(state: MatchState) -> tuple[Deadline, ...]:
    """II-B-1-b: the 15 seconds begin when the minute for rolling is over, or later."""
    shake = shake_of(state)
    minute = (seconds_for(state, Task.ROLL) or 0) * SECOND
    since = max(state.at, shake.began_at + minute)
    return due(state, Task.SELECT, shake.picks.turn, since=since)


def set_goal_next(state: MatchState) -> MatchState:
    """Let the setter set the Goal, or the next player move where there is one already."""
    shake = shake_of(state)
    if shake.is_goal_set:
        return replace(state, step=Step.MOVING, deadlines=due(state, Task.FIRST_TURN, shake.turn))
    deadlines = due(state, Task.GOAL, shake.setter)
    if state.table.play.goals.timed_from_roll:
        deadlines = tuple(replace(one, task=Task.GOAL) for one in state.deadlines)
    return replace(state, step=Step.GOAL, deadlines=deadlines)


PART = Part(
    against={
        CastLots: _against_lots,
        Leave: _against_leaving,
        Arrive: _against_arriving,
        SetOut: _against_setting_out,
        RollCubes: _against_rolling,
        RollAgain: _against_rolling_again,
        DealCards: _against_dealing,
    },
    changes={
        LotsCast: _cast,
        PlayerLeft: _leave,
        PlayerArrived: _arrive,
        CubesSetOut: _set_out,
        CubesRolled: _roll,
        CubesRolledAgain: _roll_again,
        CardsDealt: _deal,
    },
)
