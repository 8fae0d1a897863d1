"""Positions made from a paper that the judge has accepted."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from forceout.kit import BLANK, CARDS, Cube, Layout, Mat, Shape, Universe
from forceout.kit.boxes import ON_SETS
from forceout.onsets.bench import OnSetsBench, read_variation
from forceout.onsets.desk import Desk
from forceout.onsets.judge import judge
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.symbols import PRIME, Expression, Group, Paper, Solution, Symbol, all_symbols
from forceout.onsets.variations import compose
from forceout.rules.claims import LAST_CUBE, NOW, Claim
from forceout.rules.variation import PickRefused
from forceout.solver.onsets.translation import blanks, meanings_of_wild
from tests.solver.onsets.chance import Drawn, filled, pairs_of_variations, rules_of

_GOALS = {
    total: Layout(Shape.ROW, tuple(map(Cube, digits)))
    for digits in ("1", "2", "3", "4", "5", "51", "52", "53", "54", "55", "551", "552", "553")
    if (total := sum(map(int, digits)))
}
_BINARIES = "UUnn-"
_IN_A_BOX = sum(lot.count for lot in ON_SETS.values())


def known(chance: Random, rulebook: str, division: str, count: int) -> Iterator[tuple[Drawn, int]]:
    """Go through so many questions that have a paper, with the number of signs on it."""
    rules = rules_of(rulebook, division)
    pairs = pairs_of_variations(rulebook, division)
    found = 0
    while found < count:
        question = _question(chance, rules, chance.choice(pairs))
        if question is not None:
            yield question
            found += 1


def _question(chance: Random, rules: Ruleset, names: tuple[str, ...]) -> tuple[Drawn, int] | None:
    universe = Universe(tuple(chance.sample(CARDS, chance.randint(5, 14))))
    chosen = tuple(filled(chance, name, rules, list("BRGYUn-'V^=c"), universe) for name in names)
    try:
        now = compose(rules, tuple(map(read_variation, chosen)), universe)
    except PickRefused:
        return None
    blank = chance.choice(blanks(Desk(rules, now, universe, universe)))
    desk = Desk(rules, now, universe, universe).with_blank(blank)
    writer = _Writer(chance, desk)
    dots = None if blank == BLANK else blank
    number = 2 if now.two_solutions else 1
    paper = Paper(tuple(writer.solution(dots) for _ in range(number)))
    bench = OnSetsBench.of(rules, chosen)
    claim = chance.choice((NOW, LAST_CUBE))
    for goal in _GOALS.values():
        mat = _mat(chance, paper, goal, universe, claim)
        if len(mat.required + mat.permitted + mat.resources) > _IN_A_BOX:
            return None
        if judge(rules, bench.chosen, mat, paper, claim).is_correct:
            signs = sum(len(list(all_symbols(solution))) for solution in paper.solutions)
            return Drawn(rules.rulebook, rules.division, chosen, mat, claim), signs
    return None


def _mat(chance: Random, paper: Paper, goal: Layout, universe: Universe, claim: Claim) -> Mat:
    """Lay out the cubes of a paper: Required only what every part has, one beside the mat."""
    parts: list[Counter[str]] = []
    for solution in paper.solutions:
        written = (solution.set_name, *solution.restrictions)
        name, beside = _faces(written[:1]), _faces(written[1:])
        parts += [name, beside] if solution.restrictions else [name]
    most, least = parts[0].copy(), parts[0].copy()
    for part in parts[1:]:
        most |= part
        least &= part
    required = [Cube(face) for face in least.elements() if chance.random() < 0.6]
    for cube in required:
        most[cube.face] -= 1
    permitted = [Cube(face) for face in most.elements()]
    chance.shuffle(permitted)
    resources = (permitted.pop(),) if claim is NOW and permitted else ()
    return Mat(goal, tuple(required), tuple(permitted), (), resources, universe=universe)


def _faces(expressions: tuple[Expression, ...]) -> Counter[str]:
    solution = Solution((), expressions)
    return Counter(symbol.cube_face for symbol in all_symbols(solution))


class _Writer:
    """Writes Solutions by chance, with a wild cube that stands for one sign."""

    def __init__(self, chance: Random, desk: Desk) -> None:
        self._chance = chance
        self._now = desk.now
        self._may_restrict = desk.rules.restrictions.in_play
        self._wild_as = chance.choice(meanings_of_wild(desk)) if desk.now.wild else ""

    def solution(self, blank: object) -> Solution:
        """Write one Solution."""
        chance = self._chance
        restrictions: tuple[Expression, ...] = ()
        if self._may_restrict and chance.random() < 0.6:
            restrictions = tuple(self._restriction() for _ in range(chance.choice((1, 1, 1, 2))))
        name = self._set(chance.randint(1, 6))
        return Solution(name, restrictions, blank)  # type: ignore[arg-type]

    def _restriction(self) -> Expression:
        chance = self._chance
        written = self._set(chance.randint(1, 3))
        for _ in range(chance.choice((1, 1, 2))):
            written = (*written, self._sign(chance.choice("=c")), *self._set(chance.randint(1, 3)))
        return written

    def _set(self, size: int) -> Expression:
        chance = self._chance
        if size == 1:
            written: Expression = (self._sign(chance.choice("BRGYBRGYV^")),)
        else:
            left = chance.randint(1, size - 1)
            sign = self._sign(chance.choice(_BINARIES))
            parts = (_one(self._set(left)), _one(self._set(size - left)))
            written = (*parts[0], sign, *parts[1])
        if chance.random() < 0.15:
            written = (*_one(written), self._sign(PRIME))
        return written

    def _sign(self, text: str) -> Symbol:
        """Write a sign, at times for a wild cube or for one interchangeable with it."""
        chance = self._chance
        alike = self._now.alike(text)
        if self._wild_as and text in self._now.alike(self._wild_as) and chance.random() < 0.5:
            return Symbol(text, Cube(self._now.wild) if text != self._now.wild else None)
        face = chance.choice(alike)
        return Symbol(text, Cube(face) if face != text else None)


def _one(expression: Expression) -> Expression:
    if len(expression) == 1 or all(
        isinstance(p, Symbol) and p.text == PRIME for p in expression[1:]
    ):
        return expression
    return (Group(expression),)
