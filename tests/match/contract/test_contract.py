"""Every match keeps its promises, and each promise notices when it is broken."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from forceout.kit import Colour, Cube, Section
from forceout.match.actions import Action, Leave, SayGoal
from forceout.match.cubes import carried
from forceout.match.events import GoalSet, PaperPresented
from forceout.match.play import Acted, Refused, legal_actions, rulings
from forceout.match.state import Deadline, MatchState, Penalty, ShakeScore
from forceout.match.table import Checks, Manner, Table
from forceout.match.views import JUDGE, Viewer, view
from forceout.rules.procedure import Task
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Fault, Ruling
from tests.match.by_chance import DIVISIONS
from tests.match.contract import company, promises
from tests.match.contract.company import Mood, Stepped, canary, steps
from tests.match.contract.playing import kept
from tests.match.contract.promises import BrokenPromiseError, Twin

TABLE = Table("agloa-equations-2026", "middle", 2027, ("Ann", "Ben", "Cleo"), shakes=1)
FREE = replace(TABLE, manner=Manner.OVER_THE_BOARD, checks=Checks.PLAYERS)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("book", "division"), DIVISIONS)
def test_a_match_keeps_every_promise(book: str, division: str, seed: int) -> None:
    """At each step of a match by chance, in lively company, all promises hold."""
    assert kept(book, division, seed) > 0


# --- seeded faults: a promise that nothing can break proves nothing -----------------------------


@cache
def match(seed: int = 3) -> tuple[Stepped, ...]:
    """A match without anything out of the ordinary."""
    return tuple(steps(TABLE, random.Random(seed), Mood.CALM))


def at(step: Step) -> Stepped:
    """The last time that the match comes to a step."""
    return next(one for one in reversed(match()) if one.came.state.step is step)


def while_writing() -> MatchState:
    """A state in which somebody has handed in a paper that is sealed."""
    return next(
        one.came.state
        for seed in range(9)
        for one in match(seed)
        if one.came.state.step is Step.WRITING
        and one.came.state.shake is not None
        and one.came.state.shake.writing is not None
        and one.came.state.shake.writing.papers
    )


broken = pytest.raises(BrokenPromiseError)


def test_a_twin_misses_an_event() -> None:
    """An event that is not in the record leaves the twin behind."""
    twin, first = Twin(TABLE), match()[0]
    twin.follow(first.came.events[:-1])
    with broken:
        twin.check(first.came.state)


def test_a_record_that_says_something_else_is_noticed() -> None:
    """A record whose end is missing does not come to the end of the match."""
    twin = Twin(TABLE)
    for one in match()[:-1]:
        twin.follow(one.came.events)
    twin.check_whole(match()[-2].came.state)
    with broken:
        twin.check_whole(match()[-1].came.state)


@pytest.mark.parametrize(
    "resources",
    [
        lambda lying: lying[1:],
        lambda lying: (*lying, lying[0]),
        lambda lying: (Cube("9", Colour.BLACK), *lying[1:]),
    ],
    ids=["lost", "doubled", "changed"],
)
def test_cubes_that_vanish_multiply_or_change_are_noticed(resources: object) -> None:
    """A cube more, a cube less, and a cube that shows something else."""
    stepped = at(Step.MOVING)
    shake = stepped.came.state.shake
    assert shake is not None
    assert callable(resources)
    mat = replace(shake.mat, resources=resources(shake.mat.resources))
    state = replace(stepped.came.state, shake=replace(shake, mat=mat))
    promises.cubes_are_kept(stepped.before, stepped.came.events, stepped.came.state)
    with broken:
        promises.cubes_are_kept(stepped.before, stepped.came.events, state)


def test_a_cube_that_only_moves_is_kept() -> None:
    """The promise is about cubes, wherever they lie."""
    stepped = at(Step.MOVING)
    shake = stepped.came.state.shake
    assert shake is not None
    mat = carried(shake.mat, shake.mat.resources[0], Section.RESOURCES, Section.FORBIDDEN)
    state = replace(stepped.came.state, shake=replace(shake, mat=mat))
    promises.cubes_are_kept(stepped.before, stepped.came.events, state)


def test_a_legal_action_that_is_not_listed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`legal_actions` may leave nothing out."""
    monkeypatch.setattr(promises, "legal_actions", lambda state: legal_actions(state)[1:])
    with broken:
        promises.legal_is_what_nothing_speaks_against(at(Step.MOVING).came.state)


def test_an_illegal_action_that_is_listed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`legal_actions` may add nothing."""
    monkeypatch.setattr(
        promises, "legal_actions", lambda state: (*legal_actions(state), SayGoal("A"))
    )
    with broken:
        promises.legal_is_what_nothing_speaks_against(at(Step.MOVING).came.state)


@pytest.mark.parametrize(
    "ruling",
    [
        Ruling(Fault("odd", "This is odd.", "Do it evenly."), "XXX-9"),
        Ruling(Fault("odd", "This is {what}.", "Do it evenly."), "V-B", {"what": "None"}),
        Ruling(Fault("odd", "This is\nodd.", "Do it evenly."), "V-B"),
    ],
    ids=["no clause", "no fact", "no plain words"],
)
def test_a_refusal_without_a_clause_or_plain_words_is_noticed(ruling: Ruling) -> None:
    """A clause that the rulebook lacks, a fact that is none, and words over two lines."""
    with broken:
        promises.refusals_cite_clauses(TABLE, [ruling])


def _never(state: MatchState, _action: Action, _now: int) -> Refused:
    return Refused((), Acted((), state))


def _nothing(state: MatchState, _action: Action, _now: int) -> Acted:
    return Acted((), state)


def _other(state: MatchState, action: Action, now: int) -> Refused:
    return Refused(rulings(state, action, now)[:-1], Acted((), state))


@pytest.mark.parametrize("wrongly", [_never, _nothing, _other])
def test_an_act_that_does_not_follow_the_rulings_is_noticed(
    monkeypatch: pytest.MonkeyPatch, wrongly: object
) -> None:
    """Refusing without a reason, doing nothing, and naming another reason."""
    state = at(Step.MOVING).came.state
    assert state.shake is not None
    legal, illegal = legal_actions(state)[0], SayGoal("A")
    for action in (legal, illegal):
        promises.an_action_does_what_was_ruled(state, action, state.at)
    monkeypatch.setattr(promises, "act", wrongly)
    with broken:
        promises.an_action_does_what_was_ruled(state, legal, state.at)
        promises.an_action_does_what_was_ruled(state, illegal, state.at)


def test_scores_that_cannot_be_are_noticed() -> None:
    """Five points for a shake, three points off, and a total that does not add up."""
    state = match()[-1].came.state
    sheet = state.sheet
    promises.scores_are_in_bounds(state)
    for wrong in (
        replace(sheet, shakes=(ShakeScore((("A", 5),)),)),
        replace(sheet, penalties=(Penalty("A", 3, "IX-C", 1),)),
        replace(sheet, totals={**sheet.totals, "A": sheet.totals["A"] + 1}),
    ):
        with broken:
            promises.scores_are_in_bounds(replace(state, sheet=wrong))


def test_time_that_runs_backwards_is_noticed() -> None:
    """An event before the last one, a state older than its events, and a deadline long over."""
    state = replace(at(Step.MOVING).came.state, at=5_000, deadlines=())
    promises.time_goes_on(state, (), state)
    for events, after in (
        ((GoalSet("A", at=4_000),), state),
        ((GoalSet("A", at=6_000),), state),
        ((), replace(state, deadlines=(Deadline(Task.TURN, 4_000, "A"),))),
    ):
        with broken:
            promises.time_goes_on(state, events, after)


def test_a_paper_that_is_seen_too_early_is_noticed() -> None:
    """A view that shows everybody what a judge sees."""

    def as_a_judge(state: MatchState, _viewer: Viewer) -> object:
        return view(state, JUDGE)

    state = while_writing()
    promises.papers_are_sealed(state)
    with broken:
        promises.papers_are_sealed(state, as_a_judge)


def test_a_paper_that_is_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """News with the text of a paper, and a refusal that quotes it."""
    told = [PaperPresented("A", "8+4 = 12")]
    promises.events_keep_secrets(told, TABLE.seats)
    monkeypatch.setattr(promises, "shown", lambda event, _viewer: event)
    with broken:
        promises.events_keep_secrets(told, TABLE.seats)
    state = while_writing()
    quoting = Ruling(Fault("odd", "There is {paper}.", ""), "V-B", {"paper": canary(state, "A")})
    with broken:
        promises.refusals_keep_secrets(state, [quoting])


def test_a_match_without_an_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is broken off, and the command is named that shows it again."""
    monkeypatch.setattr(company, "MOST_STEPS", 9)
    again = "--only mlag-equations-2019 senior --matches 1 --seed 7"
    with pytest.raises(BrokenPromiseError, match=again):
        kept("mlag-equations-2019", "senior", 7)


def test_the_company_is_lively() -> None:
    """Without people who slip and leave, the promises would be about quiet matches only."""
    wild = [one for seed in range(6) for one in steps(FREE, random.Random(seed), Mood.WILD)]
    assert any(one.came.state.slip is not None for one in wild)
    assert any(isinstance(one.action, Leave) for one in wild)
    assert any(isinstance(one.done, Refused) for one in wild)
    again = [one.action for one in steps(FREE, random.Random(0), Mood.WILD)]
    assert [one.action for one in wild[: len(again)]] == again
