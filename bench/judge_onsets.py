"""How long judging On-Sets papers takes: `python -m bench.judge_onsets`.

Short and long papers as players write them, and the worst that a roll allows without parentheses,
each judged from text; then papers longer than any roll, which must be answered all the same.
"""

import platform
import timeit
import tracemalloc
from typing import NamedTuple

from forceout.api import Judge

ROUNDS = 5
DEAL = "BR BRY BY B BRG BRGY BGY BG RG RGY GY G R _"
MAT = f"{{goal}} | | B B B R R G G Y U n - ' = c V ^ | | | {DEAL}"
RICH = f"row 1 1u | | {'B R G Y ' * 15}U n - ' = c V ^ | | | {DEAL}"


class Paper(NamedTuple):
    """A paper, and where it is judged."""

    name: str
    text: str
    mat: str = MAT.format(goal="4")


PAPERS = (
    Paper("short, right", "B n R"),
    Paper("short, ambiguous", "B U G - R", MAT.format(goal="row 3 3")),
    Paper("with a Restriction", "B c R; (B U G) n R"),
    Paper("two Restrictions, a chain", "B c R = G; R n Y c B; (B U G) - Y"),
    Paper("eleven sets, every reading even", "B U B U B U R U R U G U G U Y U V U V U ^"),
    Paper(
        "ten sets, every reading counts 0",
        "^ n (B - R U G n Y - B U R n G - B U V)",
        MAT.format(goal="row 1 1u"),
    ),
    Paper(
        "an ungrouped chain",
        "B - R - G c B - R U G = R - G n Y; ^ n (B - R - G - Y)",
        MAT.format(goal="row 1 1u"),
    ),
    Paper("longer than a roll", "^ n (" + "B - R U G n Y - " * 12 + "B)", RICH),
    Paper("two long parts", "B" + "-R-G-Y-B" * 6 + " c V; ^ n (" + "G-R-" * 12 + "B)", RICH),
)


def milliseconds(judge: Judge, paper: Paper) -> float:
    """The best of a few rounds."""
    timer = timeit.Timer(lambda: judge.paper(paper.mat, paper.text, "last-cube"))
    calls, taken = timer.autorange()
    best = min(timer.timeit(calls) for _ in range(ROUNDS)) if taken < 1 else taken
    return best / calls * 1000


def kilobytes(judge: Judge, paper: Paper) -> int:
    """The most memory that judging a paper takes."""
    tracemalloc.start()
    judge.paper(paper.mat, paper.text, "last-cube")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most // 1024


def report() -> None:
    """Print a line for each paper."""
    print(f"{'':30}{'a second':>10}{'ms':>10}{'peak kB':>10}  On-Sets papers")
    judge = Judge.of("agloa-onsets-2014", "senior")
    for paper in PAPERS:
        verdict = judge.paper(paper.mat, paper.text, "last-cube")
        word = ", ".join(verdict.codes) or "correct"
        time, memory = milliseconds(judge, paper), kilobytes(judge, paper)
        print(f"{paper.name:<32}{1000 / time:>8.0f}{time:>10.2f}{memory:>10}  {word}")


def main() -> None:
    """Print the table by itself."""
    print(f"Python {platform.python_version()}")
    report()


if __name__ == "__main__":
    main()
