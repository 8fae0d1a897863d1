"""Runs cases about moves and challenges: sets the position up, and asks for rulings."""

from __future__ import annotations

from forceout.kit import Section
from forceout.match.actions import Action, Challenge, MoveCube
from forceout.match.play import rulings
from forceout.match.snapshot import snapshot
from forceout.match.state import MatchState
from forceout.match.table import LETTERS, Table
from tests.conformance.clauses import Citations
from tests.conformance.judging import FIELDS
from tests.conformance.kinds import Case, Runner


def table_for(case: Case) -> Table:
    """A table with a seat for everybody whom the case names."""
    named = [case.get("by"), case.get("turn"), case.get("mover"), *case.get("leading", ())]
    seats = [LETTERS.index(name) + 1 for name in named if name]
    count = max(case.get("players", 2), *seats, 2)
    return Table(
        case["rulebook"], case.get("division", ""), case.get("season", 2027), ("",) * count
    )


def state_for(case: Case, table: Table, mover: str) -> MatchState:
    """The state that a case describes."""
    names = (*FIELDS, "universe") if "universe" in case else FIELDS
    position = " | ".join(case.get(name) or "" for name in names)
    bench = table.bench()
    if "universe" not in case and table.play.rolling.deals:
        position += " | "
    return snapshot(
        table,
        bench.mat(position),
        mover=mover,
        variations=case.get("variations", ()),
        leading=case.get("leading", ()),
        says_no_goal=str(case.get("claim", "")).startswith("no-goal"),
    )


def _compare(case: Case, state: MatchState, action: Action, word: str, citations: Citations) -> str:
    now = 1000 * case.get("seconds", 0)
    against = rulings(state, action, now)
    expected = case["expect"]
    if (not against) is not expected[word]:
        return f"expected {word}={expected[word]}, came {[str(ruling) for ruling in against]}"
    cost = max((state.table.play.cost(ruling) for ruling in against), default=0)
    if cost != expected["penalty"]:
        return f"expected a penalty of {expected['penalty']}, came {cost}"
    clauses = [ruling.clause for ruling in against]
    if not against or citations.match(case["rulebook"], expected["clause"], clauses):
        return ""
    return f"expected clause {expected['clause']}, came {[str(ruling) for ruling in against]}"


def _move(case: Case, citations: Citations) -> str:
    table, move, turn = table_for(case), case["move"], case["turn"]
    is_set = bool(case.get("goal"))
    state = state_for(case, table, table.right_of(turn) if is_set else turn)
    (cube,) = table.bench().mat(f" | | | | {move['cube']}" + _cards(table)).resources
    action = MoveCube(
        case["by"],
        cube,
        Section(move["to"].title()),
        Section(move.get("from", "resources").title()),
        bonus=move.get("bonus", False),
    )
    return _compare(case, state, action, "legal", citations)


def _challenge(case: Case, citations: Citations) -> str:
    state = state_for(case, table_for(case), case["mover"])
    return _compare(case, state, Challenge(case["by"], case["claim"]), "valid", citations)


def _cards(table: Table) -> str:
    return " | " if table.play.rolling.deals else ""


MOVING: dict[str, Runner] = {"move": _move, "challenge": _challenge}
