"""Shakes of Equations played by chance, with the faces of the real cubes, for measurements.

A Goal is one digit (15 of 100), a number of two digits (35) or two digits with a sign between them
(50), and has a Solution. In careful play a move that the solver calls a flub is taken back; in
random play any move stands. Each move looked at gives two questions: now, and possible.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from forceout.api import Judge
from forceout.equations.bench import EquationsBench
from forceout.kit import Box, Cube, Mat, Row
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.claims import Claim
from forceout.rules.variation import PickRefused
from forceout.solver.answers import Answer, Budget
from forceout.solver.opening import open_shake
from forceout.solver.outlook import claim_of_now, claim_of_possible, moved, moves
from forceout.solver.shake import Shake

_SHAPES, _WEIGHTS = ("0", "00", "0+0"), (15, 35, 50)
_GOALS = 60


class Point(NamedTuple):
    """One question and what came of it; `left` is how many cubes lay in Resources."""

    claim: str
    left: int
    answer: str
    milliseconds: float
    mat: str
    paper: str = ""


class Table(NamedTuple):
    """Where a shake is played."""

    rulebook: str
    division: str
    variations: tuple[str, ...] = ()
    season: int = 2027

    @property
    def judge(self) -> Judge:
        """The judge there."""
        return Judge.of(self.rulebook, self.division, self.variations, self.season)

    def __str__(self) -> str:
        """Name it."""
        return " ".join((self.rulebook, self.division, *self.variations))


def tables() -> list[Table]:
    """Every division of every rulebook of Equations."""
    return [
        Table(book.id, division)
        for book in RULEBOOKS.values()
        for division in book.divisions
        if isinstance(book.bench(division), EquationsBench)
    ]


def with_variations(table: Table, count: int, chance: random.Random) -> Table:
    """Pick so many variations by chance, as far as the division has them."""
    bench = table.judge.bench
    assert isinstance(bench, EquationsBench)
    names = [
        f"{name}={parameter}" if parameter else name
        for name, listing in bench.rules.listed.items()
        if listing.seasons.holds(table.season)
        for parameter in (listing.parameters or ("",))
    ]
    picks = list(combinations(names, min(count, len(names))))
    while picks:
        picked = table._replace(variations=chance.choice(picks))
        try:
            picked.judge  # noqa: B018 - asks for a refusal
        except PickRefused:
            continue
        return picked
    return table


def rolled(box: Box, chance: random.Random) -> list[Cube]:
    """Roll all cubes of a box."""
    return [
        Cube(chance.choice(box.faces[colour]), colour)
        for colour in box.faces
        for _ in range(box.each)
    ]


def _goal(table: Table, cubes: list[Cube], chance: random.Random) -> Row | None:
    for _ in range(_GOALS):
        shape = chance.choices(_SHAPES, _WEIGHTS)[0]
        chance.shuffle(cubes)
        goal = cubes[: len(shape)]
        fits = all(
            cube.face.isdigit() is (place == "0") for cube, place in zip(goal, shape, strict=True)
        )
        if fits and table.judge.goal(str(Row(tuple(goal)))).is_correct:
            return Row(tuple(goal))
    return None


class Game:
    """One shake being played; `points` gathers what was asked."""

    def __init__(self, table: Table, chance: random.Random, budget: Budget) -> None:
        """Roll, and set a Goal that has a Solution."""
        self.table = table
        self.points: list[Point] = []
        self.refused: list[str] = []
        self._chance = chance
        self._budget = budget
        bench = table.judge.bench
        assert isinstance(bench, EquationsBench)
        self._now = claim_of_now(bench.rules)
        self._possible = claim_of_possible(bench.rules)
        while True:
            cubes = rolled(bench.rules.box, chance)
            goal = _goal(table, cubes, chance)
            if goal is None:
                continue
            self.mat = Mat(goal, resources=tuple(cubes[len(goal.cubes) :]))
            self.shake: Shake = open_shake(bench, self.mat)
            if self.ask(self.mat, self._possible).possible:
                break

    def ask(self, mat: Mat, claim: Claim) -> Answer:
        """Ask, and note a point."""
        start = time.perf_counter()
        answer = self.shake.ask(mat, claim, self._budget)
        took = 1000 * (time.perf_counter() - start)
        paper = getattr(answer, "paper", "")
        self.points.append(
            Point(claim.name, len(mat.resources), answer.name, took, str(mat), paper)
        )
        self.refused += [one for one in self.shake.refused if one not in self.refused]
        return answer

    def play(self, *, careful: bool) -> Iterator[Mat]:
        """Play until the last cube is moved, or no move is safe."""
        while self.mat.resources:
            options = list(moves(self.mat))
            self._chance.shuffle(options)
            for cube, section in options:
                after = moved(self.mat, cube, section)
                possible = self.ask(after, self._possible).possible
                now = self.ask(after, self._now).possible
                is_flub = possible is False or (now and len(after.resources) > 1)
                if not (careful and is_flub):
                    self.mat = after
                    yield after
                    break
            else:
                return
