"""Whether the search of On-Sets agrees with the plain one: `python -m bench.agree_onsets`.

Draws positions for every rulebook, division and pair of variations, asks both, and prints how often
each answer came. Then makes positions from papers that the judge has accepted, of any length, and
looks whether one is found. A difference is printed as the question to ask again, and the exit code
is 1.
"""

import argparse
import sys
from collections import Counter
from random import Random

from forceout.solver.onsets.shake import OnSetsShake
from tests.solver.onsets.chance import DIVISIONS, drawn
from tests.solver.onsets.known import known


def main() -> int:
    """Compare until as many positions are done as were asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=10_000)
    options.add_argument("--cubes", type=int, default=6, help="the most cubes besides the Goal")
    options.add_argument("--known", type=int, default=10_000, help="positions made from papers")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    chance = Random(given.seed)
    counts: Counter[str] = Counter()
    while counts.total() < given.positions:
        for question in drawn(chance, given.cubes):
            shake = OnSetsShake(question.bench, question.mat)
            answer = shake.ask(question.mat, question.claim)
            plain = shake.check(question.mat, question.claim)
            agrees = answer.name == plain.name
            counts[answer.name if agrees else "DIFFERENT"] += 1
            if not agrees or shake.refused:
                print(f"{question}\n  search: {answer}\n  plain: {plain}\n  {shake.refused}")
                counts["refused"] += bool(shake.refused)
            if counts.total() >= given.positions:
                break
    for name, count in counts.items():
        print(f"{count:8,} {name}")
    asked, missed = missing(chance, given.known)
    print(f"{asked - missed:8,} found of {asked:,} made from a paper")
    return 1 if counts["DIFFERENT"] or missed else 0


def missing(chance: Random, count: int) -> tuple[int, int]:
    """Count positions made from papers, and those for which none is found."""
    missed = done = 0
    while done < count:
        for rulebook, division in DIVISIONS:
            for question, signs in known(chance, rulebook, division, 50):
                shake = OnSetsShake(question.bench, question.mat)
                done += 1
                if not shake.ask(question.mat, question.claim).possible or shake.refused:
                    print(f"{question}\n  has a paper of {signs} signs; {shake.refused}")
                    missed += 1
    return done, missed


if __name__ == "__main__":
    sys.exit(main())
