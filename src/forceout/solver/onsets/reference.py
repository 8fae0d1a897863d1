"""A plain search for Solutions of On-Sets, to compare the real one with: slow, and without Rust.

Everything that the cubes of the table can name is made sign by sign, with the judge's own sets, and
whatever could be right is shown to the judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from forceout.kit import BLANK, Layout, Mat, Universe
from forceout.kit.boxes import SET_FACES, SET_RELATIONS
from forceout.onsets.desk import Desk
from forceout.onsets.evaluation import SetOfCards
from forceout.onsets.judge import counted, judge
from forceout.onsets.notation import format_paper
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.symbols import Expression, Paper, Solution
from forceout.onsets.variations import compose
from forceout.rules.claims import Claim
from forceout.rules.variation import Variation
from forceout.solver.answers import Answer, Certificate, Found, Impossible
from forceout.solver.onsets.making import Maker, Used, faces_of
from forceout.solver.onsets.translation import blanks, goals_of, meanings_of_wild

_ALONE: tuple[Expression, ...] = ()


class Restricted(NamedTuple):
    """Restrictions: the cubes they use, what each leaves, and how they are written."""

    used: Used
    kept: tuple[SetOfCards, ...]
    written: tuple[Expression, ...]


@dataclass(slots=True)
class Reference:
    """The plain search for one position and claim; `answer` searches.

    >>> from forceout.onsets.notation import parse_mat
    >>> from forceout.rulebooks.shelf import rulebook
    >>> from forceout.rules.claims import NOW
    >>> rules = rulebook("agloa-onsets-2014").ruleset("elementary")
    >>> print(Reference(rules, (), parse_mat("1 | B | n | | R V | B R BR _"), NOW).answer())
    Possible: B n R
    """

    rules: Ruleset
    chosen: Sequence[Variation]
    mat: Mat
    claim: Claim
    _desk: Desk = field(init=False)
    _tried: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        """Look at the cards."""
        universe = self.mat.universe or Universe()
        now = compose(self.rules, self.chosen, universe)
        self._desk = Desk(self.rules, now, universe, universe)

    def answer(self) -> Answer:
        """Try everything, and let the judge decide."""
        goals = goals_of(self.mat, self.claim, self._desk)
        for numbers, goal in goals.items():
            candidates = self._candidates(numbers, goal)
            papers = self._pairs(candidates) if self._desk.now.two_solutions else candidates
            for paper in papers:
                solutions = tuple(solution for _, solution in paper)
                self._tried += 1
                verdict = judge(self.rules, self.chosen, self.mat, Paper(solutions), self.claim)
                if verdict.is_correct:
                    return Found(format_paper(Paper(solutions)), verdict)
        targets = tuple(map(str, sorted({one for numbers in goals for one in numbers})))
        counts = {"papers shown to the judge": self._tried}
        most = sum(self._offers()[-1].values()) if self._offers() else 0
        return Impossible(Certificate("all signs", self.rules.least_cubes, most, targets, counts))

    def _pairs(self, candidates: Iterable[_Papers]) -> Iterator[_Papers]:
        """Put two Solutions on a paper; of those that select the same cards, the first."""
        by_cards: dict[SetOfCards, _Papers] = {}
        for paper in candidates:
            (cards, _), *_ = paper
            if cards not in by_cards:
                by_cards[cards] = paper
                for one, other in permutations(by_cards.values(), 2):
                    if paper in {one, other}:
                        yield (*one, *other)

    def _offers(self) -> list[Counter[str]]:
        """List what a writer can choose from: one cube of Resources at a time after Now."""
        on_mat = faces_of((*self.mat.required, *self.mat.permitted))
        beside = faces_of(self.mat.resources)
        if self.claim.most_resources is None:
            offers = [on_mat + beside]
        else:
            offers = [on_mat, *(on_mat + Counter([face]) for face in beside)]
        return [Counter({f: n for f, n in one.items() if f in SET_FACES}) for one in offers]

    def _candidates(self, numbers: frozenset[int], goal: Layout | None) -> Iterator[_Papers]:
        """Go through Solutions that could be right, each with the cards that it selects."""
        meanings = meanings_of_wild(self._desk) if self._desk.now.wild else ("",)
        for blank in blanks(self._desk):
            desk = self._desk.with_blank(blank)
            for offer in self._offers():
                for wild_as in meanings:
                    maker = Maker(desk, offer, wild_as)
                    for cards, restrictions, name in self._solutions(maker, desk, wild_as, numbers):
                        dots = None if blank == BLANK else blank
                        yield ((cards, Solution(name, restrictions, dots, goal)),)

    def _solutions(
        self, maker: Maker, desk: Desk, wild_as: str, numbers: frozenset[int]
    ) -> Iterator[tuple[SetOfCards, tuple[Expression, ...], Expression]]:
        needed = [faces_of(self.mat.required)[face] for face in maker.faces]
        exempt = set(SET_RELATIONS)
        exempt |= {desk.now.wild} if wild_as in SET_RELATIONS else set()
        in_name = [
            0 if face in exempt else count for face, count in zip(maker.faces, needed, strict=True)
        ]
        names = [
            (used, cards, expression)
            for used, named in maker.names.items()
            if _holds(used, in_name) and maker.operations(used) >= desk.now.least_operations
            for cards, expression in named.items()
        ]
        beside = [
            one
            for one in _restrictions(maker, desk)
            if _holds(one.used, needed) and not (desk.now.no_null_restrictions and _null(one, desk))
        ]
        alone = Restricted((0,) * len(maker.faces), (), _ALONE)
        asked = desk.now.required_cube
        for one in (alone, *beside):
            if one is alone and in_name != needed:
                continue
            left = desk.universe.whole
            for kept in one.kept:
                left &= kept
            for used, cards, expression in names:
                cubes = maker.cubes(used, one.used)
                if asked and not cubes[asked]:
                    continue
                if cubes.total() < desk.rules.least_cubes:
                    continue
                if counted(cards & left, desk) in numbers:
                    yield cards & left, one.written, expression


_Papers = tuple[tuple[SetOfCards, Solution], ...]


def _holds(used: Sequence[int], needed: Sequence[int]) -> bool:
    return all(mine >= asked for mine, asked in zip(used, needed, strict=True))


def _restrictions(maker: Maker, desk: Desk) -> Iterator[Restricted]:
    """Go through all Restrictions side by side, of every number; none of them alone."""
    single: dict[tuple[Used, SetOfCards], Expression] = {}
    if desk.rules.restrictions.in_play:
        for used, chains in maker.chains().items():
            for chain, written in chains.items():
                single.setdefault((used, chain.left), written)
    row = [Restricted(used, (left,), (one,)) for (used, left), one in single.items()]
    while row:
        yield from row
        longer: dict[tuple[Used, tuple[SetOfCards, ...]], Restricted] = {}
        for one in row:
            for (used, left), written in single.items():
                total = maker.together(one.used, used)
                if total is not None:
                    kept = tuple(sorted((*one.kept, left)))
                    both = Restricted(total, (*one.kept, left), (*one.written, written))
                    longer.setdefault((total, kept), both)
        row = list(longer.values())


def _null(one: Restricted, desk: Desk) -> bool:
    """Whether a Restriction removes no card of its own."""
    for number in range(len(one.kept)):
        left = desk.universe.whole
        for kept in (*one.kept[:number], *one.kept[number + 1 :]):
            left &= kept
        if not left & ~one.kept[number]:
            return True
    return False
