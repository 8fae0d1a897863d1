"""The panels of the table: clocks, what has happened, and refusals."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from forceout.cli.matches import papers, time_of
from forceout.cli.pages import typed
from forceout.kit import printable
from forceout.match.clocks import round_ends_at
from forceout.match.state import MatchState, Stage
from forceout.match.story import name_of
from forceout.match.views import View
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.clause import Clause
from forceout.rules.procedure import Task
from forceout.rules.verdict import Ruling

_STAGES = {
    Stage.LIMIT: "",
    Stage.COUNTDOWN: " COUNT",
    Stage.EXTRA: ", extra minute",
    Stage.LAST_COUNTDOWN: " LAST COUNT",
}


_TASKS = {
    Task.ROLL: "roll",
    Task.SELECT: "pick",
    Task.GOAL: "Goal",
    Task.AGREE_NO_GOAL: "agree or doubt",
    Task.SET_INSTEAD: "Goal instead",
    Task.FIRST_TURN: "move",
    Task.TURN: "move",
    Task.STATE_CHALLENGE: "say which",
    Task.WRITE: "write",
    Task.CHECK: "check",
}


def clocks(state: MatchState, now: int) -> Text:
    """What is due, by whom, and in what time."""
    lines = Text()
    for deadline in sorted(state.deadlines, key=lambda one: one.at):
        who = name_of(state.table, deadline.player) if deadline.player else "all"
        left = max(0, deadline.at - now + 999)
        is_urgent = deadline.stage in {Stage.COUNTDOWN, Stage.LAST_COUNTDOWN}
        task = _TASKS.get(deadline.task, deadline.task.value)
        said = f"{time_of(left)} {who}: {task}{_STAGES[deadline.stage]}\n"
        lines.append(printable(said.rstrip()) + "\n", style="bold red" if is_urgent else "bold")
    ends_at = round_ends_at(state)
    if ends_at is not None:
        lines.append(f"{time_of(max(0, ends_at - now + 999))} of the round\n", style="dim")
    lines.rstrip()
    return lines


def last_papers(seen: View) -> RenderableType:
    """The papers of the shake before, while nothing is written in this one."""
    last = seen.last
    if last is None or last.papers is None or (seen.shake and seen.shake.papers):
        return Text()
    return Group(
        Text(f"\nShake {last.number} ended so:", style="dim"),
        papers(seen.table, last, last.papers),
    )


def refusal(state: MatchState, rulings: Iterable[Ruling]) -> Text:
    """Why something was refused, what to do instead, and the clause."""
    said = Text()
    clauses = RULEBOOKS[state.table.rulebook].clauses
    for ruling in rulings:
        said.append(f"✗ {printable(ruling.wrong)} ", style="bold red")
        said.append(f"{printable(ruling.instead)}\n")
        says = clauses[ruling.clause].says if ruling.clause in clauses else ""
        said.append(f"  {ruling.clause}: {says}\n", style="dim")
    said.rstrip()
    return said


def why(clauses: Iterable[Clause]) -> Text:
    """What the clauses say that the last act rests on."""
    return Text("\n").join(typed(str(clause), "dim") for clause in clauses)


def story(told: list[str], most: int) -> Group:
    """The last things that have happened."""
    return Group(*(typed(line) for line in told[-most:]))
