"""How many papers a second the judge rules on, on one core: `python -m bench.judge`.

Short papers use about five cubes and long ones about fifteen, grouped as players group them, a
few of them wrong. The ungrouped ones are the worst that a table can hold: 23 cubes of 24 in one
Solution without a parenthesis (one is the Goal). Half of them are right, so that no reading may be
left out; nothing is remembered from one round to the next but what the package itself remembers.
On-Sets papers come last; `bench.judge_onsets` has them.
"""

import gc
import platform
import resource
import sys
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bench import judge_onsets
from forceout.api import Judge

SECONDS = 3
EQUATIONS = "agloa-equations-2026"
SIGNS = "0123456789+-x/^v"


@dataclass(frozen=True)
class Paper:
    """A paper, and where it is judged; its cubes all lie in Permitted."""

    written: str
    division: str = "middle"
    variations: str = ""
    season: int = 2027
    rulebook: str = EQUATIONS
    colour: str = ""

    @property
    def judge(self) -> Judge:
        """The judge of its shake."""
        return Judge.of(self.rulebook, self.division, self.variations.split(), self.season)

    @property
    def position(self) -> str:
        """The table."""
        solution, goal = self.written.split(" = ")
        lain = "".join(sign for sign in goal if sign in SIGNS)
        words = solution.replace("lcm", "v").replace("gcf", "^").replace("T", "^")
        cubes = " ".join(sign for sign in words if sign in SIGNS)
        return f"{lain} | | {cubes} | | 1 2"

    @property
    def name(self) -> str:
        """The paper and what is in force."""
        return f"{self.written}  [{self.division} {self.variations}]".replace(" ]", "]")


SHORT = (
    Paper("(8+4)x2 = 24"),
    Paper("8+(4x2) = 16"),
    Paper("8+4x2 = 16"),
    Paper("(7-2)^2 = 25", "elementary"),
    Paper("v(9+7) = 4"),
    Paper("(2/3)x6 = 4"),
    Paper("(7:0+2)x3 = 27", variations="wild=0"),
    Paper("4!-(3x7) = 3", variations="factorial"),
    Paper("37+5 = 44", variations="base=8"),
    Paper("9+2 = 5", variations="multiple-of=6"),
    Paper("(x8)+5 = 9", variations="number-of-factors"),
    Paper("(3v8)+5 = 7", "senior"),
    Paper("9-2x3 = 3", "middle", season=2020, rulebook="mlag-equations-2019"),
)

LONG = (
    Paper("((8x4)+(6/2))-((9-7)x(5+1)) = 23"),
    Paper("((8x4)+6/2)-(9-7x(5+1)) = 23"),
    Paper("((2^3)x(4+5))-((7x1)+(9-6)) = 62"),
    Paper("(v(9+7)x(8-3))+((6x5)/(4+2)) = 25"),
    Paper("((1/2)+(1/3)+(1/6))x(9-8)+0 = 1"),
    Paper("(((8+7:0)x3)-(6/2))-((5x4)+(9-8)) = 21", variations="wild=0 multiple-operations"),
    Paper("((4!-(3x7))+(8x5))-((6+2)x(9-7)) = 27", variations="factorial"),
    Paper("((37+5)x(6-4))-((7x2)+(11-3)) = 64", variations="base=8"),
    Paper("((x8)+(5x6))-((9-7)x(4+3)-2x1) = 22", "junior", "number-of-factors"),
    Paper("(((3v8)^4)+(9sx9))+((7u+8)x(6/2)) = 20", "senior"),
    Paper("9-2x3+8/4-1+6x5-7 = 27", "middle", season=2020, rulebook="mlag-equations-2019"),
)


def ungrouped(digits: str, signs: str) -> str:
    """Twelve digits with eleven signs between them, the signs in turn."""
    pairs = zip(digits, (signs * 12)[:11], strict=False)
    return "".join(digit + sign for digit, sign in pairs) + digits[11]


WORST = (
    # right: every grouping comes to what it must, and all of them must be looked at
    Paper(ungrouped("1" * 12, "+") + " = 12"),
    Paper(ungrouped("123456789123", "+") + " = 51"),
    Paper(ungrouped("1" * 12, "x/^") + " = 1"),
    Paper(ungrouped("1" * 12, "v^x/") + " = 1"),
    Paper(ungrouped("1" * 12, "^") + " = 1"),
    Paper(ungrouped("6" * 12, "+x") + " = 6", variations="multiple-of=6"),
    Paper(ungrouped("6" * 12, "x^+") + " = 6", "junior", "multiple-of=6"),
    Paper("1!x1!^1!/1!x1!^1!/1!x1!^1!/1! = 1", variations="factorial multiple-operations"),
    Paper(ungrouped("9" * 12, "+") + " = 9", variations="average", season=2028),
    # wrong by some grouping
    Paper(ungrouped("123456789123", "+-x/") + " = 7"),
    Paper(ungrouped("123456789123", "-") + " = 7"),
    Paper(ungrouped("123456789123", "^") + " = 7"),
    Paper(ungrouped("234567892345", "v+^-") + " = 7"),
    Paper("v2+v3+v5+v6+v7+v8+v2+v3 = 7"),
    Paper("1!+2!-3!x4!/5!^6!v7!+8!-9!x1!/2!^3! = 7", variations="factorial multiple-operations"),
    Paper("1^2v3^4v5^6v7^8v9^1v2^3 = 7", "junior", "base=12"),
    Paper("^^^^^^^^^^^^^^^^^^^^^^^ = 7", "junior", "base=12"),
    Paper("^v^v^v^v^v^v^v^v^v^v^v^ = 7", "junior", "base=12"),
    Paper("x1xx2+x3xx4-x5xx6/x7xx8 = 7", variations="number-of-factors"),
    Paper("i2+i3xi4-ii^5/i6+7i-8i9 = 7", "senior", "imaginary"),
)


class Times(NamedTuple):
    """How long each paper of a kind takes, in seconds, best of the rounds; and what was said."""

    seconds: Sequence[float]
    right: int
    undecided: int


def once(paper: Paper) -> tuple[float, bool, bool]:
    """Judge a paper once: how long it takes, whether it is right, whether that is open."""
    judge, position = paper.judge, paper.position
    start = time.perf_counter()
    verdict = judge.paper(position, paper.written, "impossible")
    taken = time.perf_counter() - start
    return taken, verdict.is_correct, "uncheckable" in verdict.codes


def timed(papers: Sequence[Paper]) -> Times:
    """Judge the papers in turn until the time is up, three rounds at least."""
    best = [float("inf")] * len(papers)
    right = undecided = rounds = 0
    until = time.perf_counter() + SECONDS
    while rounds < 3 or time.perf_counter() < until:
        answers = [once(paper) for paper in papers]
        best = [min(old, answer[0]) for old, answer in zip(best, answers, strict=True)]
        right = sum(answer[1] for answer in answers)
        undecided = sum(answer[2] for answer in answers)
        rounds += 1
    return Times(best, right, undecided)


def peak_memory(paper: Paper) -> int:
    """How much memory Python needs at most for a paper, in kilobytes."""
    gc.collect()
    tracemalloc.start()
    once(paper)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak // 1024


def machine() -> str:
    """The machine and its Python."""
    cpu = platform.processor() or platform.machine()
    described = Path("/proc/cpuinfo")
    if described.exists():
        names = [line for line in described.read_text().splitlines() if "model name" in line]
        cpu = names[0].partition(":")[2].strip() if names else cpu
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{cpu}, {platform.system()}, {version}"


def main() -> None:
    """Print the tables."""
    print(machine())
    print("One core, one process; parsing included, a judge's making not; best of many rounds.")
    print(f"\n{'papers':<14}{'count':>6}{'right':>6}{'open':>6}{'a second':>10}{'worst ms':>10}")
    kinds = {"5 cubes": SHORT, "15 cubes": LONG, "23 ungrouped": WORST}
    every = {name: timed(papers) for name, papers in kinds.items()}
    for name, found in every.items():
        rate = len(found.seconds) / sum(found.seconds)
        worst = max(found.seconds) * 1000
        counts = f"{len(found.seconds):>6}{found.right:>6}{found.undecided:>6}"
        print(f"{name:<14}{counts}{rate:>10.0f}{worst:>10.2f}")
    print(f"\n{'ms':>10}{'peak kB':>10}  ungrouped paper")
    by_time = sorted(
        zip(every["23 ungrouped"].seconds, WORST, strict=True), key=lambda pair: -pair[0]
    )
    for seconds, paper in by_time:
        print(f"{seconds * 1000:>10.2f}{peak_memory(paper):>10}  {paper.name}")
    print()
    judge_onsets.report()
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    print(f"\nThe whole process: {used // unit} MB at most.")


if __name__ == "__main__":
    main()
