"""What a match promises at every step; a promise that is not kept raises `BrokenPromiseError`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from forceout.kit import Cube, Section
from forceout.match import actions
from forceout.match.cubes import upright
from forceout.match.events import CubesRolledAgain, Event
from forceout.match.play import HAPPENING, Acted, Refused, act, apply, legal_actions, rulings, start
from forceout.match.record.replaying import replay
from forceout.match.record.text import Record, format_events
from forceout.match.state import MatchState, Shake
from forceout.match.table import LETTERS, Seat, Table
from forceout.match.views import JUDGE, SPECTATOR, Viewer, shown, view
from forceout.rulebooks.shelf import rulebook
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Ruling
from tests.match.contract.company import Stepped, canary
from tests.match.contract.tries import (
    COMINGS_AND_GOINGS,
    oddities,
    tries,
    tries_at_proving,
    tries_of_officials,
    tries_with_a_stranger,
)

SEALED = {Step.WRITING, Step.CARDS}
_ENDLESS = (actions.LayGoal, actions.PutGoalRight, actions.PresentPaper, actions.RejectPaper)
"""Of these only a sample is listed, or none."""


class BrokenPromiseError(AssertionError):
    """A promise that is not kept."""


def hold(promise: bool, words: str) -> None:
    """Raise `BrokenPromiseError` unless a promise is kept."""
    if not promise:
        raise BrokenPromiseError(words)


# --- the record ---------------------------------------------------------------------------------


class Twin:
    """A match that is told what happened by the lines of the record alone."""

    def __init__(self, table: Table) -> None:
        """Begin like the match itself."""
        self._head = Record(table).format()
        self._table = Record.parse(self._head).table
        hold(self._table == table, "the head of the record gives another table back")
        self._text = self._head
        self.state = start(self._table)

    def follow(self, events: Iterable[Event]) -> None:
        """Read what has happened off its lines."""
        lines = "".join(f"{line}\n" for line in format_events(self._table, events))
        self._text += lines
        for event in Record.parse(self._head + lines).events:
            self.state = apply(self.state, event)

    def check(self, state: MatchState) -> None:
        """The twin stands where the match stands."""
        hold(self.state == state, "the twin that is rebuilt from the record stands elsewhere")

    def check_whole(self, state: MatchState) -> None:
        """The whole record, read from its first line, comes to the same end, by the same rules."""
        record = Record.parse(self._text)
        hold(record.format() == self._text, "the record is written otherwise when it is read")
        end = [*replay(record)][-1].state
        hold(end == state, "the replay of the record ends elsewhere")


# --- cubes --------------------------------------------------------------------------------------


def cubes_in_a_shake(table: Table) -> int:
    """How many cubes a shake is played with, set-out ones included."""
    rolling = table.play.rolling
    set_out = len(rolling.set_out[0]) if rolling.set_out else 0
    return sum(lot.count for lot in rolling.lots) + set_out


def cubes_of(shake: Shake) -> Counter[Cube]:
    """All cubes of a shake, wherever they lie."""
    return Counter(upright(cube) for one in Section for cube in shake.mat.lying_in(one))


def cubes_are_kept(before: MatchState, events: Iterable[Event], state: MatchState) -> None:
    """No cube is lost, doubled or changed from the roll to the end of a shake."""
    shake, last = state.shake, before.shake
    if shake is None or not shake.is_rolled:
        return
    now = cubes_of(shake)
    wanted = cubes_in_a_shake(state.table)
    hold(now.total() == wanted, f"there are {now.total()} cubes, not {wanted}")
    is_same = last is not None and last.is_rolled and last.number == shake.number
    rolled_again = any(isinstance(event, CubesRolledAgain) for event in events)
    if is_same and last is not None and not rolled_again:
        hold(now == cubes_of(last), f"cubes have changed: {now - cubes_of(last)}")


# --- what is legal ------------------------------------------------------------------------------


def legal_is_what_nothing_speaks_against(state: MatchState) -> tuple[Ruling, ...]:
    """The actions listed as legal are just those with no ruling against them; give the rulings."""
    listed = set(legal_actions(state))
    against = {one: rulings(state, one) for one in tries(state)}
    for action in listed:
        hold(not rulings(state, action), f"{action} is listed as legal and is not")
    for action, found in against.items():
        is_endless = isinstance(action, (*COMINGS_AND_GOINGS, *_ENDLESS)) or _shares(action)
        is_listed = action in listed or is_endless or _to_the_goal(action)
        hold(bool(found) or is_listed, f"{action} is legal and not listed")
    rest = chain(tries_of_officials(state), tries_at_proving(state), oddities(state))
    others = [rulings(state, one) for one in rest]
    if len(state.table.seats) < len(LETTERS):
        for one in tries_with_a_stranger(state):
            found = rulings(state, one)
            hold(bool(found), f"{one} is not refused, though nobody sits there")
            others.append(found)
    return tuple(one for found in (*against.values(), *others) for one in found)


def _shares(action: actions.Action) -> bool:
    """Whether several act as one, which is listed as the action of each."""
    return bool(getattr(action, "others", ()))


def _to_the_goal(action: actions.Action) -> bool:
    """Whether a cube is carried to the Goal, which is listed as laying the Goal."""
    return isinstance(action, actions.MoveCube) and action.to is Section.GOAL


def refusals_cite_clauses(table: Table, refusals: Iterable[Ruling]) -> None:
    """Each ruling cites a clause that the rulebook has, and says in words what to do instead."""
    clauses = rulebook(table.rulebook).clauses.by_id
    for ruling in refusals:
        hold(ruling.clause in clauses, f"{ruling.fault.code} cites no clause: {ruling.clause!r}")
        words = f"{ruling.wrong} {ruling.instead}"
        is_plain = words.isprintable() and "{" not in words and "  " not in words
        hold(is_plain and "None" not in words, f"{ruling.fault.code} is said badly: {words!r}")


def an_action_does_what_was_ruled(state: MatchState, action: actions.Action, now: int) -> None:
    """What nothing speaks against happens; at a strict table nothing else does."""
    done = act(state, action, now)
    before = done.before if isinstance(done, Refused) else None
    if before is not None:
        found = rulings(before.state, action, now)
        hold(done.rulings == found if isinstance(done, Refused) else True, f"{action}: {found}")
        hold(bool(found), f"{action} is refused for no reason")
    elif state.table.is_strict:
        kinds = [type(event) for event in done.events] if isinstance(done, Acted) else []
        hold(HAPPENING[type(action)] in kinds, f"{action} has not happened")


# --- points and time ----------------------------------------------------------------------------

_POINTS: Mapping[str, frozenset[int]] = {
    "agloa": frozenset({-2, 0, 2, 4, 6}),
    "mlag": frozenset({-2, 0, 2, 4, 6}),
    "grc": frozenset({0, 1, 2}),
}


def scores_are_in_bounds(state: MatchState) -> None:
    """A shake gives what its rulebook knows, and totals add up from all that is on the sheet."""
    sheet = state.sheet
    known = _POINTS[state.table.rulebook.partition("-")[0]]
    sums: Counter[Seat] = Counter()
    for line in sheet.shakes:
        for seat, points in line.points:
            hold(points in known, f"a shake gives {seat} {points}")
            sums[seat] += points
    for penalty in sheet.penalties:
        hold(1 <= penalty.points <= 2, f"a penalty takes {penalty.points} off {penalty.player}")
        sums[penalty.player] -= penalty.points
    for seat, points in sheet.corrections:
        sums[seat] += points
    for seat, total in sheet.totals.items():
        hold(total == sums[seat], f"{seat}'s total is {total}; the sheet adds up to {sums[seat]}")


def time_goes_on(before: MatchState, events: Iterable[Event], state: MatchState) -> None:
    """Nothing happens before what has happened, and no deadline that has passed is left."""
    latest = before.at
    for event in events:
        hold(event.at >= latest, f"{event} happens before the event ahead of it")
        latest = event.at
    hold(state.at >= latest, "the state is older than its last event")
    for deadline in state.deadlines:
        hold(deadline.at >= before.at, f"{deadline} was over before it began")


# --- secrets ------------------------------------------------------------------------------------

Seen = Callable[[MatchState, Viewer], object]


def papers_are_sealed(state: MatchState, seen: Seen = view) -> None:
    """While papers are written and sides declared, nobody sees what somebody else has written."""
    if state.step not in SEALED:
        return
    for viewer in (*state.table.seats, SPECTATOR):
        whole = repr(seen(state, viewer))
        for seat in state.table.seats:
            mark = repr(canary(state, seat)).strip("'")
            is_shown = seat != viewer and mark in whole
            hold(not is_shown, f"{viewer} sees what {seat} has written")


def events_keep_secrets(events: Iterable[Event], seats: Iterable[Seat]) -> None:
    """The news of a paper does not bring its text, but to its writer and to a judge."""
    for event in events:
        writer, text = getattr(event, "by", ""), getattr(event, "paper", "")
        if not text:
            continue
        for viewer in (*seats, SPECTATOR):
            is_told = text in repr(shown(event, viewer)).encode().decode("unicode_escape")
            hold(is_told is (viewer == writer), f"{viewer} is told of {event}")
        hold(shown(event, JUDGE) == event, "a judge is not told")


def refusals_keep_secrets(state: MatchState, refusals: Iterable[Ruling]) -> None:
    """No refusal quotes a paper that is sealed."""
    if state.step in SEALED:
        for ruling in refusals:
            hold("\t" not in str(ruling), f"a refusal quotes a paper: {ruling}")


# --- one step, all promises -----------------------------------------------------------------------


def keeps_all(stepped: Stepped) -> tuple[Ruling, ...]:
    """Hold a step to everything but the record; give all rulings that were asked for."""
    before, events, state = stepped.before, stepped.came.events, stepped.came.state
    cubes_are_kept(before, events, state)
    time_goes_on(before, events, state)
    scores_are_in_bounds(state)
    papers_are_sealed(state)
    events_keep_secrets(events, state.table.seats)
    asked = legal_is_what_nothing_speaks_against(state)
    if isinstance(stepped.done, Refused):
        asked = (*asked, *stepped.done.rulings)
    refusals_cite_clauses(state.table, set_of(asked))
    refusals_keep_secrets(state, asked)
    return asked


def set_of(refusals: Iterable[Ruling]) -> tuple[Ruling, ...]:
    """Each ruling once, by its fault, clause and the facts that it names."""
    return tuple(
        {(one.fault.code, one.clause, *one.facts.items()): one for one in refusals}.values()
    )
