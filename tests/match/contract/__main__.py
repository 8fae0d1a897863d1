"""Matches under the contract: how many you like, or until every clause has had its say.

`python -m tests.match.contract --matches N --seed S` plays so many of each division. With
`--until-all-fired` it goes on until every fault, price and score that procedure can reach has come
up, and N is how many it tries at most; every second company is then bent on something that has not
come up, as `--theme FAULT` makes them all. Each failure comes with the command that shows it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence

from forceout.rulebooks.shelf import rulebook
from tests.match.by_chance import DIVISIONS
from tests.match.contract.firing import Fired, fired, within_reach
from tests.match.contract.playing import played
from tests.match.contract.promises import BrokenPromiseError


class Report:
    """What came of the matches of one division."""

    def __init__(self, book: str, division: str) -> None:
        """Begin with nothing fired."""
        self._book, self._division = book, division
        self.matches = self.steps = 0
        self.failures: list[str] = []
        self.waiting: set[Fired] = set(within_reach(book, division))

    def theme(self, seed: int) -> str:
        """What the company of every second match is bent on: a fault that is waited for."""
        clauses = rulebook(self._book).procedure(self._division).play.clauses
        prices = {clause for what, clause in self.waiting if what == "price"}
        faults = {code for code, _ in self.waiting} & clauses.keys()
        faults |= {code for code, clause in clauses.items() if clause in prices}
        return sorted(faults)[seed // 2 % len(faults)] if faults and seed % 2 else ""

    def play(self, seed: int, theme: str = "") -> None:
        """Play the match of a seed."""
        self.matches += 1
        try:
            for stepped, asked in played(self._book, self._division, seed, theme):
                self.steps += 1
                self.waiting -= fired(stepped, asked)
        except BrokenPromiseError as broken:
            self.failures.append(f"{self._book} {self._division}, seed {seed}, {broken}")


def report_on(
    book: str, division: str, seeds: range, *, until_all_fired: bool, theme: str = ""
) -> Report:
    """Play the matches of some seeds, or as many as it takes."""
    report = Report(book, division)
    for seed in seeds:
        if until_all_fired and not report.waiting:
            break
        report.play(seed, theme or (report.theme(seed) if until_all_fired else ""))
    return report


def lines_of(report: Report, *, until_all_fired: bool) -> Iterator[str]:
    """Tell what failed, and what never came up though it was waited for."""
    yield from report.failures
    if until_all_fired:
        yield from (f"  never: {code}, {clause}" for code, clause in sorted(report.waiting))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches that are asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.match.contract", description=__doc__)
    parser.add_argument("--matches", type=int, default=16, help="matches of each division")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match")
    parser.add_argument("--only", nargs=2, metavar=("RULEBOOK", "DIVISION"), help="one division")
    parser.add_argument("--theme", default="", help="a fault that nobody can keep from")
    parser.add_argument("--until-all-fired", action="store_true", help="stop when all has come up")
    asked = parser.parse_args(arguments)
    divisions = [tuple(asked.only)] if asked.only else DIVISIONS
    seeds, until = range(asked.seed, asked.seed + asked.matches), asked.until_all_fired
    wrong = 0
    for book, division in divisions:
        began = time.monotonic()
        report = report_on(book, division, seeds, until_all_fired=until, theme=asked.theme)
        seconds = f"{time.monotonic() - began:.1f} s"
        print(f"{book} {division}: {report.matches} matches, {report.steps} steps, {seconds}")
        for line in lines_of(report, until_all_fired=until):
            wrong += 1
            print(line, flush=True)
    print(f"{wrong} failures")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
