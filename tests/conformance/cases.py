"""Runs one conformance case: asks the product, and compares its answer with what is expected."""

from __future__ import annotations

from tests.conformance.clauses import Citations
from tests.conformance.judging import JUDGING
from tests.conformance.kinds import Case, Runner
from tests.conformance.moving import MOVING
from tests.conformance.scoring import SCORING
from tests.conformance.solving import SOLVING

RUNNERS: dict[str, Runner] = JUDGING | MOVING | SCORING | SOLVING
"""What runs the cases of each kind; those of any other kind wait for what they are about."""


def run(case: Case, citations: Citations) -> str:
    """Run a case; say what came where it was not what is expected, and nothing where it was."""
    runner = RUNNERS.get(case["kind"])
    if runner is None:
        return f"no runner for kind {case['kind']}"
    return runner(case, citations)
