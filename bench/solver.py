"""How long deciding a position of Equations takes: `python -m bench.solver`.

    python -m bench.solver --games 20 --division middle
    python -m bench.solver --variations 2          with two variations by chance in each shake
    python -m bench.solver --stress                all cubes Required, a Goal out of reach
    python -m bench.solver --games 2 --peer "./other-solver --flag"

A question's time is all of it: the position told to the search, the search, and the judge's verdict
on its paper; what is built once for a shake counts for its first question. One core, tables kept
for the shake. `--peer` runs the same positions through another program, started once for each: it
reads a line of JSON (rulebook, division, variations, claim and the sections, as in the conformance
cases of kind `solve`) and prints a paper, or `none`.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import resource
import shlex
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from bench.shakes import Game, Point, Table, tables, with_variations
from forceout.kit import Cube, Mat, Row
from forceout.rules.claims import CLAIMS
from forceout.solver.answers import Budget
from forceout.solver.opening import open_shake

STAGES = ((19, 23), (16, 18), (13, 15), (10, 12), (7, 9), (4, 6), (0, 3))
KINDS = ("found", "impossible", "bounded", "undecided")
_SECTIONS = ("goal", "required", "permitted", "forbidden", "resources")


class Played(NamedTuple):
    """What some shakes gave: every question, the papers that were refused, the memory."""

    points: list[tuple[Table, Point]]
    refused: list[str]
    megabytes: int


def play(table: Table, games: int, seed: int, *, careful: bool, variations: int) -> Played:
    """Play some shakes in this process."""
    points: list[tuple[Table, Point]] = []
    refused: list[str] = []
    for number in range(games):
        chance = random.Random(f"{seed} {table} {number}")
        chosen = with_variations(table, variations, chance) if variations else table
        game = Game(chosen, chance, Budget(milliseconds=10_000))
        for _ in game.play(careful=careful):
            pass
        points += [(chosen, point) for point in game.points]
        refused += game.refused
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000
    return Played(points, refused, peak)


def at(times: Sequence[float], share: float) -> float:
    """The time that a share of the questions stays within."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)]


def row(name: str, points: Sequence[Point]) -> str:
    """A line of the table."""
    kinds = Counter(point.answer for point in points)
    times = [point.milliseconds for point in points]
    counts = "".join(f"{kinds[kind]:7}" for kind in KINDS)
    shares = "".join(f"{at(times, share):9.2f}" for share in (0.5, 0.9, 0.99, 0.999))
    return f"{name:24}{len(points):7}{counts}{shares}{max(times):10.2f}"


def report(title: str, played: Played) -> None:
    """Print what came of some shakes, by claim and stage, in milliseconds."""
    print(f"\n{title}: {played.megabytes} MB, {len(played.refused)} papers refused")
    print(
        f"{'':24}{'n':>7}  found proved  bound  undec   median      p90      p99    p99.9       max"
    )
    by_claim: dict[str, list[Point]] = defaultdict(list)
    for _, point in played.points:
        by_claim[point.claim].append(point)
    for claim, points in by_claim.items():
        for least, most in STAGES:
            staged = [point for point in points if least <= point.left <= most]
            if staged:
                print(row(f"{claim} {least}-{most} left", staged))
        print(row(f"{claim} all", points))
    for refused in played.refused[:5]:
        print(f"  REFUSED by the judge: {refused}")
    slow = sorted(played.points, key=lambda one: -one[1].milliseconds)[:3]
    for table, point in slow:
        print(
            f"  slow: {point.milliseconds:.0f} ms {point.answer} {table} {point.claim} {point.mat}"
        )
    sys.stdout.flush()


def stress(cubes: int, rolls: int, seed: int) -> None:
    """All cubes Required, digits and signs in balance, an odd Goal above 100,000."""
    print(f"\nall {cubes} cubes Required, Elementary, Goal 7^9")
    digits = cubes // 2 + 1
    for number in range(rolls):
        chance = random.Random(f"{seed} {cubes} {number}")
        faces = [chance.choice("0123012345678") for _ in range(digits)]
        faces += [chance.choice("++--xx//") for _ in range(cubes - digits)]
        mat = Mat(Row(tuple(map(Cube, "7^9"))), required=tuple(map(Cube, faces)))
        judge = Table("agloa-equations-2026", "elementary").judge
        start = time.perf_counter()
        answer = open_shake(judge.bench, mat).ask(
            mat, CLAIMS["last-cube"], Budget(milliseconds=120_000)
        )
        took = time.perf_counter() - start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000
        print(f"  {took:8.2f} s  {answer.name:10} {peak:6} MB  {mat}", flush=True)


def case(table: Table, point: Point) -> str:
    """A question as a line of JSON."""
    fields = dict(zip(_SECTIONS, map(str.strip, point.mat.split("|")), strict=True))
    asked = {"kind": "solve", "rulebook": table.rulebook, "division": table.division}
    asked |= {"claim": point.claim}
    return json.dumps(asked | {"variations": table.variations, "season": table.season} | fields)


def peer(command: str, points: Iterable[tuple[Table, Point]], most: int, seconds: int) -> None:
    """Run the same questions through another program; its papers are judged."""
    found: Counter[str] = Counter()
    times: list[float] = []
    for table, point in list(points)[:most]:
        start = time.perf_counter()
        try:
            done = subprocess.run(
                shlex.split(command),
                input=case(table, point) + "\n",
                capture_output=True,
                encoding="utf-8",
                timeout=seconds,
                check=False,
            )
            said = done.stdout.strip()
        except subprocess.TimeoutExpired:
            said = "late"
        times.append(1000 * (time.perf_counter() - start))
        if said in {"late", "none", ""}:
            theirs = said or "nothing"
        else:
            correct = table.judge.paper(point.mat, said, point.claim).is_correct
            theirs = "correct paper" if correct else "incorrect paper"
        found[f"ours {point.answer}, theirs {theirs}"] += 1
    print(f"\n{command}: {len(times)} questions, each with the program's start")
    print("  milliseconds: " + ", ".join(f"{at(times, one):.1f}" for one in (0.5, 0.9, 0.99)))
    for name, count in sorted(found.items()):
        print(f"  {count:6} {name}")


def main() -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="shakes of each kind in a division")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulebook")
    parser.add_argument("--division")
    parser.add_argument("--variations", type=int, default=0)
    parser.add_argument("--play", choices=["careful", "random", "both"], default="both")
    parser.add_argument("--stress", action="store_true")
    parser.add_argument("--peer", metavar="COMMAND")
    parser.add_argument("--peer-questions", type=int, default=200)
    parser.add_argument("--peer-seconds", type=int, default=10)
    options = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    if options.stress:
        for cubes in (15, 17, 19, 21):
            stress(cubes, options.games, options.seed)
        return
    plays = {"both": (True, False), "careful": (True,), "random": (False,)}[options.play]
    for table in tables():
        if options.rulebook not in {None, table.rulebook}:
            continue
        if options.division not in {None, table.division}:
            continue
        for careful in plays:
            with ProcessPoolExecutor(1, get_context("spawn")) as pool:
                played = pool.submit(
                    play,
                    table,
                    options.games,
                    options.seed,
                    careful=careful,
                    variations=options.variations,
                ).result()
            report(f"{table}, {'careful' if careful else 'random'} play", played)
            if options.peer:
                peer(options.peer, played.points, options.peer_questions, options.peer_seconds)


if __name__ == "__main__":
    main()
