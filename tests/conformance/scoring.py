"""Runs cases about scores, matches, teams and clocks."""

from __future__ import annotations

from forceout.match.scoring import Ending, Paper, score
from forceout.match.standings import RoundPlayed, average, decimal, points_by_place, team_score
from forceout.rulebooks.shelf import rulebook
from forceout.rules.claims import CLAIMS, Side
from forceout.rules.procedure import Averages, Places, Procedure, Task
from tests.conformance.clauses import Citations
from tests.conformance.judging import judge_for
from tests.conformance.kinds import Case, Runner

_NAMES = "ABCDEF"


def procedure_for(case: Case) -> Procedure:
    """The procedure that a case is about."""
    return rulebook(case["rulebook"]).procedure(case.get("division", ""))


def _compare(expected: object, came: object) -> str:
    return "" if came == expected else f"expected {expected}, came {came}"


def _callers(case: Case) -> tuple[str, ...]:
    if "challenger" not in case:
        return ()
    if case["challenger"] is None:
        return tuple(name for name in _NAMES[: case["players"]] if name != case["mover"])
    return (case["challenger"],)


def _score(case: Case, _citations: Citations) -> str:
    claim = case["claim"]
    ending = Ending(
        players=tuple(_NAMES[: case["players"]]),
        claim=None if claim == "no-goal-agreed" else CLAIMS[claim],
        mover=case["mover"],
        callers=_callers(case),
        papers={name: Paper(paper) for name, paper in case["papers"].items()},
        sides={name: Side(side) for name, side in case.get("sides", {}).items()},
        accepted={name: frozenset(whose) for name, whose in case.get("accepted", {}).items()},
        absent=frozenset(case.get("absent", ())),
    )
    earned = score(ending, procedure_for(case).scores)
    return _compare(case["expect"], {name: points.says for name, points in earned.items()})


def _match(case: Case, _citations: Citations) -> str:
    standings = procedure_for(case).standings
    totals = case["totals"]
    match standings:
        case Places():
            came: object = points_by_place(totals, standings)
        case Averages():
            came = {
                name: decimal(average(points, case["games"], standings), standings.places)
                for name, points in totals.items()
            }
        case _:
            came = totals
    return _compare(case["expect"], came)


def _team(case: Case, _citations: Citations) -> str:
    averages = procedure_for(case).standings
    if not isinstance(averages, Averages):
        return f"{case['rulebook']} has no teams"
    members = {
        name: [RoundPlayed(one["games"], tuple(one["points"])) for one in rounds]
        for name, rounds in case["members"].items()
    }
    scored = team_score(members, averages)
    came = {
        "players": {name: decimal(sum_, averages.places) for name, sum_ in scored.players.items()},
        "team": decimal(scored.team, averages.places),
    }
    return _compare(case["expect"], came)


def _clock(case: Case, _citations: Citations) -> str:
    chosen = [variation.name for variation in judge_for(case).variations]
    limit = procedure_for(case).clocks.limit(Task(case["task"]), chosen)
    return _compare(case["expect"], {"seconds": limit.says if limit else None})


SCORING: dict[str, Runner] = {
    "score": _score,
    "match": _match,
    "team": _team,
    "clock": _clock,
}
