"""Compares the solver of Equations with the plain search on positions by chance.

    python -m bench.agreement                     20,000 positions of up to 9 cubes
    python -m bench.agreement --positions 500 --seed 7 --rulebook grc-equations-2026
    python -m bench.agreement --seed 7 --only 1234

Half of the positions are rolled, half are made from a paper that the judge takes, so that one must
be found there. Each difference is printed with the command that repeats it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from forceout.rulebooks.shelf import RULEBOOKS
from forceout.solver.answers import Answer, Budget, Found
from forceout.solver.equations.reference import Reference
from forceout.solver.opening import open_shake
from tests.solver.by_chance import Asked, Setting, asked, known, settings

_MOST_WORK = 400_000
_TRIES = 60


class Compared(NamedTuple):
    """One position, and what came of it."""

    number: int
    where: str
    kind: str
    cubes: int
    problem: str = ""


def drawn(number: int, seed: int, most: int, chosen: tuple[Setting, ...]) -> tuple[Asked, str]:
    """Draw a position, and the paper that is known for it, if any."""
    chance = random.Random(f"{seed} {number}")
    if number % 2:
        for _ in range(_TRIES):
            made = known(chance, chance.choice(chosen), chance.choice([2, 2, 3]))
            if made and _usable(made[0]) <= most:
                return made
    return asked(chance, chance.choice(chosen), chance.randint(2, most)), ""


def _usable(position: Asked) -> int:
    mat = position.mat
    return len((*mat.required, *mat.permitted, *mat.resources))


def compared(
    number: int, seed: int, most: int, chosen: tuple[Setting, ...], work: int = _MOST_WORK
) -> Compared:
    """Answer a position both ways; `work` bounds the plain search."""
    position, paper = drawn(number, seed, most, chosen)
    setting, mat, claim = position
    shake = open_shake(setting.judge.bench, mat)
    answer = shake.ask(mat, claim, Budget(milliseconds=20_000))
    plain = Reference(setting.rules, setting.judge.variations, mat, claim, work)
    problem = ""
    if paper and not isinstance(answer, Found):
        problem = f"{answer.name}, but {paper} is correct"
    elif shake.refused:
        problem = f"the judge refused {shake.refused[0]}"
    kind = answer.name
    if not paper and not problem:
        checked = plain.answer()
        problem = _difference(answer, checked)
        kind = f"{answer.name}, {'too large' if checked.name == 'undecided' else 'compared'}"
    elif paper:
        kind = f"{answer.name}, known"
    return Compared(number, str(position), kind, _usable(position), problem)


def _difference(answer: Answer, checked: Answer) -> str:
    """Say where the two contradict each other: a bounded answer leaves room for a paper."""
    if answer.possible is True and checked.possible is False:
        return f"found {answer}, which the plain search proves impossible"
    if answer.possible is False and isinstance(checked, Found):
        return f"impossible, but {checked.paper}"
    if answer.name == "bounded" and isinstance(checked, Found):
        return f"not found within {answer}, but {checked.paper}"
    return ""


def main() -> int:
    """Compare, and print figures and differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cubes", type=int, default=9)
    parser.add_argument("--only", type=int, help="one position, by its number")
    parser.add_argument("--rulebook", choices=list(RULEBOOKS))
    parser.add_argument("--division")
    parser.add_argument("--variation", help="only settings with this variation")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    chosen = tuple(
        setting
        for setting in settings()
        if options.rulebook in {None, setting.rulebook}
        and options.division in {None, setting.division}
        and (options.variation is None or options.variation in setting.variations)
    )
    compare = partial(compared, seed=options.seed, most=options.cubes, chosen=chosen)
    if options.only is not None:
        print(drawn(options.only, options.seed, options.cubes, chosen))
        print(compare(options.only))
        return 0
    start = time.perf_counter()
    kinds: Counter[str] = Counter()
    problems = 0
    with ProcessPoolExecutor(options.processes) as pool:
        for one in pool.map(compare, range(options.positions), chunksize=20):
            kinds[one.kind] += 1
            if one.problem:
                problems += 1
                print(f"DIFFERENCE at --seed {options.seed} --only {one.number}: {one.problem}")
                print(f"  {one.where}", flush=True)
    seconds = time.perf_counter() - start
    print(f"{options.positions} positions of up to {options.cubes} cubes in {seconds:.0f} s")
    for kind, count in sorted(kinds.items()):
        print(f"  {count:7} {kind}")
    print(f"{problems} differences")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
