"""Whether the search of On-Sets agrees with the plain one: `python -m bench.agree_onsets`.

Draws positions for every rulebook, division and pair of variations, asks both, and prints how often
each answer came. A difference is printed as the question to ask again, and the exit code is 1.
"""

import argparse
import sys
from collections import Counter
from random import Random

from forceout.solver.onsets.shake import OnSetsShake
from tests.solver.onsets.chance import drawn


def main() -> int:
    """Compare until as many positions are done as were asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=10_000)
    options.add_argument("--cubes", type=int, default=6, help="the most cubes besides the Goal")
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
    return 1 if counts["DIFFERENT"] else 0


if __name__ == "__main__":
    sys.exit(main())
