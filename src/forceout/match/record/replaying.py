"""Going through a record again: each line must be what its table would have brought about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, takewhile

from forceout.kit import NotationError
from forceout.match.actions import Action, Challenge, PresentPaper
from forceout.match.events import ChallengeSetAside, Event, PaperJudged, SlipMade, SlipStands
from forceout.match.play import Acted, Refused, act, action_of, expired, start
from forceout.match.record.errors import RecordError
from forceout.match.record.text import Record
from forceout.match.record.wording import said
from forceout.match.state import MatchState


@dataclass(frozen=True, slots=True)
class Stretch:
    """A few events that belong together: what was done, or came by the clock, and what followed.

    Where the record ends too early, `missing` are those that must have followed, and `is_cut` says
    that these lead up to an act that is not there, so that nothing has happened yet.
    """

    first: int
    events: tuple[Event, ...]
    state: MatchState
    missing: tuple[Event, ...] = ()
    is_cut: bool = False


def replay(record: Record) -> Iterator[Stretch]:
    """Go through a record from its beginning, an action at a time.

    Raises `RecordError` at the first line that cannot have happened: with the rulings against it
    where a rule is broken, or with what had to happen instead.

    >>> from forceout.match.events import LotsCast
    >>> from forceout.match.table import Table
    >>> table = Table("agloa-equations-2026", players=("Ann", "Ben"))
    >>> (stretch,) = replay(Record(table, (LotsCast((("A", "3"), ("B", "1"))),)))
    >>> stretch.state.step.value
    'rolling the cubes'
    """
    state = start(record.table)
    place = 0
    while place < len(record.events):
        if _leads_up(record.events[place:]):
            yield Stretch(place, record.events[place:], state, is_cut=True)
            return
        done = _by_the_clock(state, record, place) or _by_action(state, record, place)
        written = record.events[place : place + len(done.events)]
        _compare(record, place, done.events)
        yield Stretch(place, written, done.state, done.events[len(written) :])
        place += len(written)
        state = done.state


def _leads_up(events: tuple[Event, ...]) -> bool:
    """Whether there is only what comes right before an act."""
    return all(isinstance(event, SlipMade | SlipStands) for event in events)


def _by_the_clock(state: MatchState, record: Record, place: int) -> Acted | None:
    """What the clocks bring by the time of the next line, if the line says so."""
    event = record.events[place]
    came = expired(state, event.at + 1)
    return came if came.events[:1] == (event,) else None


def _by_action(state: MatchState, record: Record, place: int) -> Acted:
    """What the action of the next line brings about."""
    event = record.events[place]
    refused: Refused | None = None
    came: list[Acted] = []
    for action in _actions(state, record.events[place : place + 3]):
        try:
            done = act(state, action, event.at)
        except NotationError as error:
            raise RecordError(error.pointed(), record.line(place)) from None
        if isinstance(done, Refused):
            refused = refused or done
        else:
            came.append(done)
    # One player may be set aside, or several at once: what brings just the lines that are there.
    closest = max(came, key=lambda done: _nearness(record.events[place:], done), default=None)
    if closest is not None and closest.events[:1] == (event,):
        return closest
    if closest is not None:
        _compare(record, place, closest.events)
    if refused is not None:
        why = " ".join(map(str, refused.rulings))
        raise RecordError(f"This cannot be done: {why}", record.line(place), refused.rulings)
    raise RecordError("This does not follow from the line above it.", record.line(place))


def _nearness(events: tuple[Event, ...], done: Acted) -> tuple[bool, int]:
    """Whether all that was done stands there, and how many lines are as they have to be."""
    pairs = zip(events, done.events, strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return common == len(done.events), common


def _actions(state: MatchState, events: tuple[Event, ...]) -> Iterator[Action]:
    """The actions that a line may come from."""
    first = events[0]
    if isinstance(first, ChallengeSetAside):
        others = [seat for seat in state.table.seats if seat != first.by]
        for count in range(len(others) + 1):
            for callers in combinations(others, count):
                yield Challenge(first.by, first.claim, callers)
        return
    if isinstance(first, PaperJudged) and state.shake and state.shake.writing:
        paper = state.shake.writing.papers.get(first.writer, "")
        yield PresentPaper(first.writer, paper)  # a try at changing it
        return
    for event in events:
        action = action_of(event)
        if action is not None:
            yield action
            return
        if not isinstance(event, SlipMade | SlipStands):
            return


def _compare(record: Record, place: int, wanted: tuple[Event, ...]) -> None:
    """Compare what is written with what must have happened, as far as the record goes."""
    for number, (event, must) in enumerate(zip(record.events[place:], wanted, strict=False)):
        if event != must:
            raise RecordError(
                f"Here it has to say: {said(record.table, must)}", record.line(place + number)
            )
