"""`forceout judge --jsonl`: cases in, verdicts out, a line each, in the same order.

A case is written as in the project's conformance cases: an object with `rulebook` and, as its
`kind` asks (`judge` when there is none), `goal`, `required`, `permitted`, `forbidden`,
`resources`, `universe`, `claim`, `paper`, `reading`, `expr`, `where`, `pick`, `chosen`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

import typer

from forceout.api import Judge
from forceout.cli.answers import of_verdict, of_worth
from forceout.cli.refusing import UNREADABLE, Refusal, explained
from forceout.rules.verdict import Verdict

LONGEST = 100_000
SEASON: Final = 2027
_SECTIONS = ("goal", "required", "permitted", "forbidden", "resources")
_LATEST = 9999

Answer = tuple[bool, dict[str, object]]


class Case:
    """One line of the stream: its fields, looked at with suspicion."""

    def __init__(self, line: bytes) -> None:
        """Read a line; `Refusal` says why it is no case."""
        if len(line) > LONGEST:
            raise Refusal(f"This line is longer than {LONGEST} bytes.")
        try:
            fields = json.loads(line.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise Refusal("This line is not UTF-8.") from None
        except (ValueError, RecursionError) as error:
            raise Refusal(f"This line is not JSON: {error}") from None
        if not isinstance(fields, dict):
            raise Refusal("A case is a JSON object.")
        self.fields: dict[str, object] = fields

    def text(self, name: str, default: str | None = "") -> str:
        """Take a field that holds text; without a default it must be there."""
        found = self.fields.get(name)
        if found is None and default is not None:
            return default
        if not isinstance(found, str):
            raise Refusal(f"The field {name} must hold text.")
        return found

    def texts(self, name: str) -> list[str]:
        """Take a field that holds a list of texts."""
        found = self.fields.get(name) or []
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise Refusal(f"The field {name} must hold a list of texts.")
        return found

    def judge(self, variations: str = "variations") -> Judge:
        """Set up the judge that it asks for."""
        season = self.fields.get("season", SEASON)
        if not isinstance(season, int) or isinstance(season, bool) or not 0 < season <= _LATEST:
            raise Refusal("The field season must hold a year.")
        rulebook = self.text("rulebook", None)
        return Judge.of(rulebook, self.text("division"), self.texts(variations), season)


def _verdict(judge: Judge, verdict: Verdict) -> Answer:
    return verdict.is_correct, of_verdict(judge, verdict)


def _paper(case: Case) -> Answer:
    judge = case.judge()
    fields = [case.text(name) for name in _SECTIONS]
    if "universe" in case.fields:
        fields.append(case.text("universe"))
    paper, claim = case.text("paper", None), case.text("claim", None)
    return _verdict(judge, judge.paper(" | ".join(fields), paper, claim))


def _goal(case: Case) -> Answer:
    judge = case.judge()
    return _verdict(judge, judge.goal(case.text("goal", None)))


def _reading(case: Case) -> Answer:
    judge = case.judge()
    return _verdict(judge, judge.reading(case.text("goal", None), case.text("reading", None)))


def _value(case: Case) -> Answer:
    judge = case.judge()
    on_mat = case.text("where") == "goal"
    worth = judge.value(case.text("expr", None), on_mat=on_mat, universe=case.text("universe"))
    return not worth.rulings, of_worth(judge, worth)


def _select(case: Case) -> Answer:
    judge = case.judge("chosen")
    resources, pick = case.text("resources", None), case.text("pick", None)
    return _verdict(judge, judge.pick(resources, pick, case.text("universe")))


_KINDS: dict[str, Callable[[Case], Answer]] = {
    "judge": _paper,
    "goal": _goal,
    "reading": _reading,
    "value": _value,
    "select": _select,
}


def _answer(line: bytes) -> Answer:
    case = Case(line)
    kind = case.text("kind", "judge")
    if kind not in _KINDS:
        raise Refusal(f"There is no kind {kind}; there are {', '.join(_KINDS)}.")
    is_good, said = _KINDS[kind](case)
    named = {"id": case.fields["id"]} if isinstance(case.fields.get("id"), str) else {}
    return is_good, named | {"kind": kind} | said


def _lines(source: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Go through the lines that hold something; of an endless one, no more than is refused."""
    number = 0
    while line := source.readline(LONGEST + 1):
        number += 1
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST + 1)
        if line.strip():
            yield number, line


def judge_stream() -> int:
    """Answer every line of standard input, each at once; give the exit code."""
    worst = 0
    for number, line in _lines(sys.stdin.buffer):
        try:
            is_good, said = _answer(line)
        except Exception as error:
            explanation = explained(error)
            if explanation is None:
                raise
            is_good, said = False, {"error": explanation}
            worst = UNREADABLE
        worst = max(worst, int(not is_good))
        typer.echo(json.dumps({"line": number} | said))
        sys.stdout.flush()
    return worst
