"""Cases of the kind `solve`: whether a position has a correct paper for a claim."""

from __future__ import annotations

from forceout.solver.answers import Found, Undecided
from tests.conformance.clauses import Citations
from tests.conformance.judging import judge_for
from tests.conformance.kinds import Case, Runner

_FIELDS = ("goal", "required", "permitted", "forbidden", "resources")


def _solve(case: Case, _citations: Citations) -> str:
    """Search; a paper within no bound counts as none."""
    fields = (*_FIELDS, "universe") if "universe" in case else _FIELDS
    position = " | ".join(case.get(field) or "" for field in fields)
    answer = judge_for(case).solve(position, case["claim"])
    possible = isinstance(answer, Found)
    if isinstance(answer, Undecided) or possible is not case["expect"]["possible"]:
        return f"expected possible={case['expect']['possible']}, came {answer}"
    return ""


SOLVING: dict[str, Runner] = {"solve": _solve}
