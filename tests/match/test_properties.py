"""What holds in every match, whatever is done: tried with matches played by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from forceout.bots.chance import next_action
from forceout.kit import Cube, Section
from forceout.match.actions import Action, Challenge, JoinSide, MoveCube, PresentNothing
from forceout.match.candidates import candidates
from forceout.match.cubes import upright
from forceout.match.events import Event
from forceout.match.play import Acted, act, action_of, fold, legal_actions, rulings, start
from forceout.match.state import MatchState
from forceout.match.table import Checks, Manner, Table
from forceout.match.views import SPECTATOR, view
from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.claims import Side
from forceout.rules.procedure.faults import FAULTS
from forceout.rules.procedure.steps import Step

DIVISIONS = [(book, division) for book in RULEBOOKS for division in rulebook(book).divisions]
every_division = pytest.mark.parametrize(("book", "division"), DIVISIONS)


def states(book: str, division: str, **how: Checks | Manner) -> Iterator[MatchState]:
    """The states of a match by chance, one after another."""
    chance = Random(f"{book} {division} {how}")
    seats = rulebook(book).procedure(division).play.seats
    players = ("",) * chance.randint(seats.fewest, seats.most)
    state = start(
        Table(
            book,
            division,
            players=players,
            checks=Checks(how.get("checks", Checks.JUDGE)),
            manner=Manner(how.get("manner", Manner.STRICT)),
            shakes=2,
        )
    )
    now = 0
    while (action := next_action(state, chance.randrange)) is not None:
        yield state
        now += chance.choice((0, 500, 9_000))
        done = act(state, action, now)
        state = done.state if isinstance(done, Acted) else done.before.state
    yield state


def all_cubes(state: MatchState) -> Counter[Cube]:
    """Every cube of the shake, wherever it lies."""
    mat = state.shake.mat if state.shake else None
    return Counter(upright(cube) for section in Section if mat for cube in mat.lying_in(section))


def tries(state: MatchState) -> Iterator[Action]:
    """Actions of all kinds, most of them illegal."""
    shake = state.shake
    seats = state.table.seats
    yield from candidates(state)
    if shake is None:
        return
    for seat in seats:
        for cube in dict.fromkeys(shake.mat.resources[:4]):
            for origin in Section:
                for to in Section:
                    yield MoveCube(seat, cube, to, origin, bonus=to is Section.PERMITTED)
        for claim in ("now", "impossible", "no-goal", "a-flub", "p-flub", "no-goal-flub", "never"):
            yield Challenge(seat, claim)
        yield Challenge(seat, "now", (seats[0],))
        yield PresentNothing(seat)
        yield from (JoinSide(seat, side) for side in Side)


@every_division
def test_cubes_are_conserved(book: str, division: str) -> None:
    """From the roll to the score the same cubes lie somewhere."""
    rolled: dict[int, Counter[Cube]] = {}
    for state in states(book, division):
        if state.shake is not None and state.step not in {Step.ROLLING, Step.LOT}:
            cubes = all_cubes(state)
            assert rolled.setdefault(state.shake.number, cubes) == cubes
            assert cubes.total() in {18, 20, 24}


@every_division
@pytest.mark.parametrize("manner", Manner)
def test_the_match_ends_and_is_the_fold_of_its_events(
    book: str, division: str, manner: Manner
) -> None:
    """Every match comes to its end, and its events alone make the same state again."""
    chance = Random(f"{book} {division}")
    table = Table(book, division, players=("", ""), checks=Checks.PLAYERS, manner=manner, shakes=2)
    state = start(table)
    events: list[Event] = []
    while (action := next_action(state, chance.randrange)) is not None:
        done = act(state, action)
        assert isinstance(done, Acted)
        assert [action_of(event) for event in done.events].count(None) < len(done.events)
        state = done.state
        events += done.events
    assert state.step is Step.OVER
    assert fold(table, events) == state


@every_division
def test_what_is_legal_can_be_done_and_nothing_else(book: str, division: str) -> None:
    """An action happens at a strict table exactly when nothing speaks against it."""
    for place, state in enumerate(states(book, division)):
        if place % 9:
            continue
        legal = set(map(str, legal_actions(state)))
        for action in tries(state):
            against = rulings(state, action)
            assert isinstance(act(state, action), Acted) is not bool(against)
            if str(action) in legal:
                assert not against


@every_division
def test_every_refusal_cites_a_clause(book: str, division: str) -> None:
    """Whatever is tried, each reason against it names a clause of the rulebook, in whole words."""
    clauses = RULEBOOKS[book].clauses
    for place, state in enumerate(states(book, division, checks=Checks.PLAYERS)):
        if place % 9 == 4:
            for action in tries(state):
                for ruling in rulings(state, action):
                    assert ruling.clause in clauses.by_id
                    assert str(ruling)


@every_division
def test_papers_stay_sealed(book: str, division: str) -> None:
    """While papers are written or sides declared, nobody sees another's."""
    for state in states(book, division):
        if state.step in {Step.WRITING, Step.CARDS}:
            for viewer in (*state.table.seats, SPECTATOR):
                shake = view(state, viewer).shake
                assert shake is not None
                assert shake.papers is not None
                assert set(shake.papers.papers) <= {viewer}


@every_division
def test_scores_stay_within_bounds(book: str, division: str) -> None:
    """No shake gives more than six points, nor takes more than two."""
    for state in states(book, division):
        for line in state.sheet.shakes:
            assert all(-2 <= points <= 6 for _, points in line.points)


@every_division
def test_a_division_cites_what_it_can_rule_on(book: str, division: str) -> None:
    """Each clause behind a fault or a step of a division is in the rulebook's list."""
    play = rulebook(book).procedure(division).play
    known = RULEBOOKS[book].clauses.by_id
    codes = {fault.code for fault in FAULTS}
    assert set(play.clauses) <= codes
    assert {*play.clauses.values(), *play.steps.values()} <= set(known)
    assert len(codes) == len(FAULTS)


def test_every_fault_of_procedure_is_cited() -> None:
    """Each fault breaks a clause of some rulebook; the wrong time breaks that of the step."""
    plays = [rulebook(book).procedure(division).play for book, division in DIVISIONS]
    cited = {code for play in plays for code in play.clauses}
    assert {fault.code for fault in FAULTS} - cited == {"wrong-time"}


ELSEWHERE = {
    "dealt-twice",  # test_starting
    "lot",
    "not-playing",
    "not-the-dealer",
    "not-the-roller",
    "roll",
    "roll-again",
    "set-out",
    "pick-out-of-turn",  # test_selecting
    "goal-cube-missing",  # test_goal_setting
    "goal-malformed",
    "shift-late",  # test_moving
    "impossible-late",  # test_clocks
    "impossible-late-varied",
    "own-at-the-end",
    "stopped",
    "not-on-the-table",  # test_checking
    "one-try",
    "try-alone",
    "not-warned",  # test_officials
    "round-over",  # test_ending
    "nothing-said",  # test_challenging: no ruling, but a price
}
"""Faults that need more than chance; the test files that provoke them, from one name to the next."""


def test_every_fault_of_procedure_is_provoked() -> None:
    """Matches by chance, and what is tried in them, run into every fault but those above."""
    found: set[str] = set()
    for book, division in DIVISIONS:
        for manner in Manner:
            for state in states(book, division, checks=Checks.PLAYERS, manner=manner):
                for action in tries(state):
                    found |= {ruling.fault.code for ruling in rulings(state, action)}
    assert {fault.code for fault in FAULTS} - found - ELSEWHERE == set()
