"""Runs cases that ask the judge: values, Goals, readings, papers and picks."""

from __future__ import annotations

from forceout import values
from forceout.api import Judge
from forceout.rules.verdict import Verdict
from tests.conformance.clauses import Citations
from tests.conformance.kinds import Case, Runner

FIELDS = ("goal", "required", "permitted", "forbidden", "resources")


def judge_for(case: Case, key: str = "variations") -> Judge:
    """Set up the judge that a case asks for."""
    return Judge.of(
        case["rulebook"],
        case.get("division", ""),
        case.get(key, ()),
        case.get("season", 2027),
    )


def _value(case: Case, _citations: Citations) -> str:
    worth = judge_for(case).value(
        case["expr"], on_mat=case["where"] == "goal", universe=case.get("universe", "")
    )
    left = list(case["expect"]["values"])
    for value in worth.values:
        fitting = next((text for text in left if values.agrees(value, text)), None)
        if fitting is None:
            return f"expected {case['expect']['values']}, also came {values.show(value)}"
        left.remove(fitting)
    if left:
        came = [values.show(value) for value in worth.values]
        return f"expected {left}, came {came} {[str(ruling) for ruling in worth.rulings]}"
    return ""


def _compare(case: Case, verdict: Verdict, word: str, citations: Citations) -> str:
    expected = case["expect"]
    if verdict.is_correct is not expected[word]:
        return f"expected {word}={expected[word]} {expected.get('clause', '')}, came {verdict}"
    if verdict.is_correct or citations.match(case["rulebook"], expected["clause"], verdict.clauses):
        return ""
    return f"expected clause {expected['clause']}, came {verdict}"


def _goal(case: Case, citations: Citations) -> str:
    return _compare(case, judge_for(case).goal(case["goal"]), "legal", citations)


def _reading(case: Case, citations: Citations) -> str:
    verdict = judge_for(case).reading(case["goal"], case["reading"])
    return _compare(case, verdict, "legal", citations)


def _judge(case: Case, citations: Citations) -> str:
    fields = (*FIELDS, "universe") if "universe" in case else FIELDS
    position = " | ".join(case.get(field) or "" for field in fields)
    verdict = judge_for(case).paper(position, case["paper"], case["claim"])
    return _compare(case, verdict, "correct", citations)


def _select(case: Case, citations: Citations) -> str:
    verdict = judge_for(case, "chosen").pick(
        case["resources"], case["pick"], case.get("universe", "")
    )
    return _compare(case, verdict, "legal", citations)


JUDGING: dict[str, Runner] = {
    "value": _value,
    "goal": _goal,
    "reading": _reading,
    "judge": _judge,
    "select": _select,
}
