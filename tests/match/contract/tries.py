"""What people might try at a table: a broad, finite family of actions, sensible or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from forceout.kit import CARDS, Cube, Row, Section
from forceout.match import actions
from forceout.match.actions import Action
from forceout.match.state import MatchState, Shake
from forceout.match.table import Seat
from forceout.rules.claims import CLEANUP, Side
from forceout.rules.procedure.steps import Step

_STRANGER = "F"
_NO_CUBE = Cube("?")
PLAYED = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)
COMINGS_AND_GOINGS = (actions.Leave, actions.Arrive)
"""Not what a player does in the play, and so not among the legal actions that are listed."""

_SAID: tuple[Callable[[Seat], Action], ...] = (
    *COMINGS_AND_GOINGS,
    actions.EndPicks,
    actions.SayGoal,
    actions.SayNoGoal,
    actions.AgreeNoGoal,
    actions.PickUpBlock,
    actions.PutBlockBack,
    actions.ChargeSlip,
    actions.ReturnOther,
    actions.PresentNothing,
)


def tries(state: MatchState) -> Iterator[Action]:
    """Everything that each of the players might try, whatever the match is waiting for."""
    seats = state.table.seats
    for seat in seats:
        yield from _words(state, seat)
        yield from _of_papers(state, seat)
    if state.step is Step.PICKING:
        yield from _picks(state)
    if state.shake is not None:
        for seat in seats:
            yield from _moves(state.shake, seat)


def tries_of_officials(state: MatchState) -> Iterator[Action]:
    """What judges and directors might do."""
    yield from (actions.CallTime(), actions.StopPlay(), actions.ReplayShake(), actions.AddTime(30))
    for seat in state.table.seats:
        yield actions.Warn(seat)
        yield actions.Penalize(seat)
        yield actions.Penalize(seat, by_two=True)
        yield actions.Disqualify(seat)
        yield actions.CorrectScore(seat, -2)
        yield actions.SettleAppeal(seat, is_correct=True)
        yield actions.JudgeEntry(seat)


def tries_at_proving(state: MatchState) -> Iterator[Action]:
    """Tries at proving the paper on the table ambiguous, alone and with each of the others."""
    writing = None if state.shake is None else state.shake.writing
    if writing is None or writing.checks is None:
        return
    writer = writing.checks.writer
    for seat in state.table.seats:
        for others in _with(state, seat):
            yield actions.ProveAmbiguous(seat, writer, writing.papers[writer], others)


def oddities(state: MatchState) -> Iterator[Action]:
    """What only somebody tries who has not understood: nonsense, and chance that cannot be."""
    yield actions.CastLots(())
    for seat in state.table.seats:
        yield actions.RollCubes(seat, ())
        yield actions.RollAgain(seat, ())
        yield actions.SetOut(seat, ())
        yield actions.DealCards(seat, (CARDS[0], CARDS[0]))
        yield actions.Challenge(seat, "a draw")
        yield actions.LayGoal(seat, Row((_NO_CUBE,)))
        yield actions.MoveCube(seat, _NO_CUBE, Section.REQUIRED)
        yield actions.PickVariation(seat, "factorial")
        for cube in () if state.shake is None else state.shake.mat.resources[:1]:
            yield actions.MoveCube(seat, cube, Section.RESOURCES)
            yield actions.LayGoal(seat, Row((cube,)))


def tries_with_a_stranger(state: MatchState) -> Iterator[Action]:
    """What is said by, with or about somebody who has no seat: a name that was mistyped."""
    seat, claim = state.table.seats[0], state.table.play.challenges.now.name
    yield from (say(_STRANGER) for say in _SAID)
    yield from (kind(_STRANGER) for kind in (actions.Warn, actions.Disqualify, actions.JudgeEntry))
    yield from (actions.Penalize(_STRANGER), actions.CorrectScore(_STRANGER, 1))
    yield actions.SettleAppeal(_STRANGER, is_correct=True)
    yield actions.Sign(_STRANGER, 0)
    yield from (actions.JoinSide(_STRANGER, side) for side in Side)
    yield actions.PresentPaper(_STRANGER, "1")
    yield actions.PickVariation(_STRANGER, "factorial")
    for by, about in ((_STRANGER, seat), (seat, _STRANGER)):
        yield actions.Challenge(by, claim, (about,))
        yield from (actions.AcceptPaper(by, about), actions.Appeal(by, about))
        yield actions.RejectPaper(by, about, "unequal")
        yield from (actions.AskJudge(by, about), actions.AskJudge(seat, seat, (by, about)))
        yield actions.ProveAmbiguous(by, about, "1", (about,))
    if state.shake is not None:
        yield from _moves(state.shake, _STRANGER)


def _words(state: MatchState, seat: Seat) -> Iterator[Action]:
    """What is said, called or signed."""
    yield from (say(seat) for say in _SAID)
    yield from (actions.JoinSide(seat, side) for side in Side)
    yield actions.Sign(seat, state.sheet.totals[seat])
    yield actions.Challenge(seat, CLEANUP.name)  # a claim, but no challenge in any rulebook
    for claim in state.table.play.challenges.claims:
        yield from (actions.Challenge(seat, claim.name, more) for more in _with(state, seat))


def _with(state: MatchState, seat: Seat) -> Iterator[tuple[Seat, ...]]:
    """Alone, together with each of the others, and with all of them."""
    others = [one for one in state.table.seats if one != seat]
    together = {0, 1, len(others)}
    yield from (chosen for count in sorted(together) for chosen in combinations(others, count))


def _of_papers(state: MatchState, seat: Seat) -> Iterator[Action]:
    for writer in state.table.seats:
        yield actions.AcceptPaper(seat, writer)
        yield actions.RejectPaper(seat, writer, "unequal")
        yield actions.Appeal(seat, writer)
        yield from (actions.AskJudge(seat, writer, more) for more in _with(state, seat))


def _picks(state: MatchState) -> Iterator[Action]:
    for name, listing in state.table.bench().rules.picks.listed.items():
        for filled in listing.parameters or ("",):
            for seat in state.table.seats:
                yield actions.PickVariation(seat, f"{name}={filled}" if filled else name)


def _moves(shake: Shake, seat: Seat) -> Iterator[Action]:
    """Every cube from wherever it lies to every section, and as a bonus."""
    for origin in Section:
        for cube in dict.fromkeys(shake.mat.lying_in(origin)):
            for to in PLAYED:
                yield actions.MoveCube(seat, cube, to, origin)
            yield actions.MoveCube(seat, cube, Section.FORBIDDEN, origin, bonus=True)
    for cube in dict.fromkeys(shake.mat.resources):
        yield actions.MoveCube(seat, cube, Section.GOAL)
        yield actions.MoveCube(seat, cube, Section.REQUIRED, bonus=True)
