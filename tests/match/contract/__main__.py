"""Many matches under the contract: `python -m tests.match.contract --matches N --seed S`."""

from __future__ import annotations

import argparse
import sys
import time

from tests.match.contract.playing import DIVISIONS, kept
from tests.match.contract.promises import Broken


def main() -> int:
    """Play so many matches of each division; say how to see each failure again."""
    parser = argparse.ArgumentParser(prog="python -m tests.match.contract", description=__doc__)
    parser.add_argument("--matches", type=int, default=16, help="matches of each division")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--only", nargs=2, metavar=("RULEBOOK", "DIVISION"), help="one division")
    asked = parser.parse_args()
    divisions = [tuple(asked.only)] if asked.only else DIVISIONS
    failures = 0
    for book, division in divisions:
        began, steps = time.monotonic(), 0
        for seed in range(asked.seed, asked.seed + asked.matches):
            try:
                steps += kept(book, division, seed)
            except Broken as broken:
                failures += 1
                print(f"{book} {division}, seed {seed}, {broken}", flush=True)
        seconds = time.monotonic() - began
        print(f"{book} {division}: {asked.matches} matches, {steps} steps, {seconds:.1f} s")
    print(f"{failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
