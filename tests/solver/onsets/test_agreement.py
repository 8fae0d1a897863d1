"""The search and the plain one agree; `python -m bench.agree_onsets` compares many more."""

from collections import Counter
from random import Random

import pytest

from forceout.solver.answers import Found
from forceout.solver.onsets.shake import OnSetsShake
from tests.solver.onsets.chance import DIVISIONS, drawn
from tests.solver.onsets.known import known


@pytest.mark.parametrize(("seed", "cubes"), [(1, 5), (2, 6)])
def test_both_searches_agree(seed: int, cubes: int) -> None:
    """In every division, with every two variations, both find a paper or both find none."""
    answers: Counter[str] = Counter()
    for question in drawn(Random(seed), cubes):
        shake = OnSetsShake(question.bench, question.mat)
        answer = shake.ask(question.mat, question.claim)
        assert answer.name == shake.check(question.mat, question.claim).name, question
        assert not shake.refused, question
        answers[answer.name] += 1
    assert set(answers) == {"found", "impossible"}
    assert min(answers.values()) > 50


@pytest.mark.parametrize(("rulebook", "division"), DIVISIONS)
def test_a_known_paper_is_found(rulebook: str, division: str) -> None:
    """A position made from a correct paper has one, and the shortest is no longer than it."""
    for question, signs in known(Random(3), rulebook, division, 60):
        shake = OnSetsShake(question.bench, question.mat)
        answer = shake.ask(question.mat, question.claim)
        assert answer.possible, question
        if signs <= 7:
            shortest = shake.ask(question.mat, question.claim, shortest=True)
            assert isinstance(shortest, Found), question
            assert len(shortest.verdict.uses) <= signs, question
