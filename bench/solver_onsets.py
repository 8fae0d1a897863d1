"""How long deciding a position of On-Sets takes: `python -m bench.solver_onsets`.

Plays shakes with the real faces, every division with variations picked by chance. In careful play
a move that the solver calls a flub is taken back; every move looked at counts. In random play any
move stands. Times are those of the search alone, its tables kept from move to move.
"""

import argparse
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from forceout.kit import CARDS, Cube, Layout, Mat, Shape, Universe
from forceout.kit.boxes import ON_SETS, SET_DIGITS, SET_RELATIONS
from forceout.onsets.bench import OnSetsBench
from forceout.onsets.ruleset import Ruleset
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.claims import IMPOSSIBLE, NOW, Claim
from forceout.rules.variation import PickRefused
from forceout.solver.answers import Answer
from forceout.solver.onsets.shake import OnSetsShake

_DOUBLED = ("B", "R'", "GnY", "(B-R)'", "V-B", "BUR", "B-Y", "G")
_STAGES = ((13, 15), (10, 12), (7, 9), (4, 6), (1, 3))
_SHAPES = (Shape.ROW, Shape.COLUMN, Shape.ELL, Shape.TEE)


class Point(NamedTuple):
    """One decision: what was asked with how many cubes left, the answer, and the time."""

    claim: str
    left: int
    answer: str
    nanoseconds: int
    question: str


@dataclass
class Recorder:
    """Stands before a search and adds up how long it took."""

    search: Any
    nanoseconds: int = 0

    def solve(self, *cubes: object, **options: object) -> object:
        """Ask, and look at the clock of the search."""
        answer = self.search.solve(*cubes, **options)
        self.nanoseconds += answer.nanoseconds
        return answer

    @property
    def bytes(self) -> int:
        """What the tables take."""
        return int(self.search.bytes)


@dataclass
class Play:
    """One shake being played."""

    bench: OnSetsBench
    mat: Mat
    chance: Random
    points: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.shake = OnSetsShake(self.bench, self.mat)
        self.recorder = Recorder(self.shake.search)
        self.shake.search = self.recorder  # type: ignore[assignment]

    def ask(self, mat: Mat, claim: Claim) -> Answer:
        """Ask, and note a point."""
        self.recorder.nanoseconds = 0
        answer = self.shake.ask(mat, claim)
        chosen = " ".join(map(str, self.bench.chosen))
        rules = f"{self.bench.rules.rulebook} {self.bench.rules.division} [{chosen}]"
        self.points.append(
            Point(
                claim.name,
                len(mat.resources),
                answer.name,
                self.recorder.nanoseconds,
                f"{rules} {claim.name} {mat}",
            )
        )
        return answer

    def moved(self, mat: Mat) -> Mat:
        """Move a cube of Resources by chance."""
        number = self.chance.randrange(len(mat.resources))
        cube = mat.resources[number]
        rest = (*mat.resources[:number], *mat.resources[number + 1 :])
        sections = ["required", "permitted", "forbidden"]
        is_last = len(mat.resources) == 1
        if is_last or (cube.face in SET_RELATIONS and len(mat.resources) > 4):
            sections.pop()
        where = self.chance.choice(sections)
        match where:
            case "required":
                return replace(mat, resources=rest, required=(*mat.required, cube))
            case "permitted":
                return replace(mat, resources=rest, permitted=(*mat.permitted, cube))
            case _:
                return replace(mat, resources=rest, forbidden=(*mat.forbidden, cube))

    def play(self, *, is_careful: bool) -> None:
        """Play until no cube is left, or nobody can move without a flub."""
        mat = self.mat
        least = 3 if self.shake.desk.now.two_solutions else 2
        while mat.resources:
            for _ in range(12):
                new = self.moved(mat)
                is_alive = self.ask(new, IMPOSSIBLE).possible
                may_call = len(new.resources) >= least and (new.required or new.permitted)
                is_now = bool(may_call and self.ask(new, NOW).possible)
                if not is_careful or (is_alive and not is_now):
                    mat = new
                    break
            else:
                return


def shakes(rules: Ruleset, chance: Random) -> Iterator[Play]:
    """Begin shakes: roll, deal, pick variations, and set a Goal that can be reached."""
    while True:
        cubes = [
            Cube(chance.choice(lot.faces)) for lot in ON_SETS.values() for _ in range(lot.count)
        ]
        if not rules.restrictions.in_play:
            constants = chance.choice(("VV^", "V^^"))
            cubes[12:15] = [Cube(face) for face in constants]
        universe = Universe(
            tuple(chance.sample(CARDS, chance.randint(rules.deal.least, rules.deal.most)))
        )
        bench = OnSetsBench(rules, ())
        for _ in range(chance.randint(1, 3)):
            bench = _picked(bench, cubes, universe, chance)
        digits = [cube for cube in cubes if cube.face in SET_DIGITS]
        rest = tuple(cube for cube in cubes if cube.face not in SET_DIGITS)
        for _ in range(20):
            size = chance.choice((1, 2, 2, 2, 3))
            row = tuple(chance.sample(digits, size))
            goal = Layout(chance.choice(_SHAPES if size == 3 else _SHAPES[:size]), row)
            play = Play(bench, Mat(goal, resources=rest, universe=universe), chance)
            if play.ask(play.mat, IMPOSSIBLE).possible:
                yield play
                break


def _picked(
    bench: OnSetsBench, cubes: list[Cube], universe: Universe, chance: Random
) -> OnSetsBench:
    """Pick one more variation, where one is found that may be picked."""
    for _ in range(10):
        if not bench.rules.listed:
            break
        name = chance.choice(list(bench.rules.listed))
        listing = bench.rules.listed[name]
        text = name
        if listing.is_open:
            text = f"{name}={chance.choice(_DOUBLED)}"
        elif name.endswith("-card"):
            text = f"{name}={chance.choice(universe.cards)}"
        elif listing.parameters:
            text = f"{name}={chance.choice(cubes).face}"
        dealt = " ".join(map(str, universe))
        rolled = " ".join(map(str, cubes))
        try:
            if bench.pick(rolled, text, dealt).is_correct:
                return OnSetsBench.of(bench.rules, [*map(str, bench.chosen), text])
        except PickRefused:
            continue
    return bench


def _percentile(times: list[int], share: int) -> int:
    return times[min(len(times) - 1, len(times) * share // 1000)]


def report(points: list[Point], title: str) -> None:
    """Print a line for each question and stage."""
    by_stage: dict[tuple[str, str], list[Point]] = defaultdict(list)
    for point in points:
        for low, high in _STAGES:
            if low <= point.left <= high:
                by_stage[point.claim, f"{low}-{high}"].append(point)
        by_stage[point.claim, "all"].append(point)
    print(title)
    print(
        "  question    left       n   found  proved undecided"
        "    median     p90     p99   p99.9       max  (ms)"
    )
    for (claim, stage), some in sorted(
        by_stage.items(), key=lambda one: (one[0][0], one[1][0].left)
    ):
        times = sorted(point.nanoseconds for point in some)
        answers = Counter(point.answer for point in some)
        figures = [statistics.median_low(times), *(_percentile(times, n) for n in (900, 990, 999))]
        shown = "".join(f"{time / 1e6:8.3f}" for time in figures)
        print(
            f"  {claim:10}{stage:>7}{len(some):8}{answers['found']:8}{answers['impossible']:8}"
            f"{answers['undecided']:10}  {shown}{times[-1] / 1e6:10.2f}"
        )


def main() -> None:
    """Play as many shakes of each division as are asked for, in both ways."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--shakes", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--division", default="")
    options.add_argument("--slowest", type=int, default=0, help="print so many of the slowest")
    given = options.parse_args()
    everything: list[Point] = []
    for name, book in RULEBOOKS.items():
        for division in book.divisions:
            rules = book.ruleset(division)
            if not isinstance(rules, Ruleset) or given.division not in f"{name}/{division}":
                continue
            for is_careful in (True, False):
                chance = Random(given.seed)
                points: list[Point] = []
                memory = 0
                begun = shakes(rules, chance)
                for _ in range(given.shakes):
                    play = next(begun)
                    play.play(is_careful=is_careful)
                    points += play.points
                    memory = max(memory, play.recorder.bytes)
                manner = "careful" if is_careful else "random"
                report(points, f"{name} {division}, {manner} play, {memory / 1e6:.1f} MB at most")
                everything += points
    for point in sorted(everything, key=lambda one: -one.nanoseconds)[: given.slowest]:
        print(f"{point.nanoseconds / 1e6:10.1f} ms {point.answer} {point.question}")


if __name__ == "__main__":
    main()
