"""Positions of On-Sets drawn by chance: every rulebook and division, every pair of variations."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from forceout.kit import BLANK, CARDS, Cube, Layout, Mat, Shape, Turn, Universe
from forceout.kit.boxes import SET_DIGITS
from forceout.onsets.bench import OnSetsBench, read_variation
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.variations import compose
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.claims import Claim
from forceout.rules.variation import PickRefused

DIVISIONS = tuple(
    (name, division)
    for name, book in RULEBOOKS.items()
    if "onsets" in name
    for division in book.divisions
)
_DOUBLED = ("B", "R'", "GnY", "(B-R)'", "V-B", "BUR", "B-Y", "G")
_FACES = "RRBBGYRBGUUnn-''V^"
_MORE_FACES = _FACES + "==cc"
_SHAPES = (Shape.ROW, Shape.COLUMN, Shape.ELL, Shape.TEE)


@dataclass(frozen=True)
class Drawn:
    """A question, and how it is written down to ask it again."""

    rulebook: str
    division: str
    variations: tuple[str, ...]
    mat: Mat
    claim: Claim

    def __str__(self) -> str:
        chosen = "".join(f' --variation "{one}"' for one in self.variations)
        return (
            f'forceout solve "{self.mat}" --rulebook {self.rulebook} --division {self.division}'
            f"{chosen} --claim {self.claim.name}"
        )

    @property
    def bench(self) -> OnSetsBench:
        """The judge that the question is for."""
        return OnSetsBench.of(rules_of(self.rulebook, self.division), self.variations)


def rules_of(rulebook: str, division: str) -> Ruleset:
    """The rules of a division."""
    rules = RULEBOOKS[rulebook].ruleset(division)
    assert isinstance(rules, Ruleset)
    return rules


def pairs_of_variations(rulebook: str, division: str) -> list[tuple[str, ...]]:
    """No variation, each alone, and every two."""
    names = list(rules_of(rulebook, division).listed)
    return [(), *((one,) for one in names), *combinations(names, 2)]


def drawn(chance: Random, cubes: int = 6, each: int = 1) -> Iterator[Drawn]:
    """Go through all divisions and pairs of variations, each so many times."""
    for rulebook, division in DIVISIONS:
        for names in pairs_of_variations(rulebook, division):
            for _ in range(each):
                found = one_of(chance, rulebook, division, names, cubes)
                if found is not None:
                    yield found


def one_of(
    chance: Random, rulebook: str, division: str, names: tuple[str, ...], cubes: int
) -> Drawn | None:
    """Draw a position with these variations; None where no rules allow them together."""
    rules = rules_of(rulebook, division)
    for _ in range(50):
        universe = Universe(tuple(chance.sample(CARDS, chance.randint(3, 12))))
        if "blank-card-wild" in names and BLANK not in universe:
            universe = Universe((BLANK, *universe.cards[1:]))
        has_relations = rules.restrictions.in_play or chance.random() < 0.1
        signs = _MORE_FACES if has_relations else _FACES
        faces = [chance.choice(signs) for _ in range(chance.randint(3, cubes))]
        if "symmetric-difference" in names:
            faces[0] = "-"
        chosen = tuple(filled(chance, name, rules, faces, universe) for name in names)
        claim = chance.choice(rules.claims)
        mat = (
            _no_goal(chance, faces, universe) if claim.sets_goal else _mat(chance, faces, universe)
        )
        try:
            compose(rules, tuple(map(read_variation, chosen)), universe)
        except PickRefused:
            continue
        return Drawn(rulebook, division, chosen, mat, claim)
    return None


def filled(chance: Random, name: str, rules: Ruleset, faces: list[str], universe: Universe) -> str:
    """Fill the blank of a variation with what the shake has."""
    listing = rules.listed[name]
    if listing.is_open:
        return f"{name}={chance.choice(_DOUBLED)}"
    if name in {"required-card", "forbidden-card"}:
        return f"{name}={chance.choice(universe.cards)}"
    if listing.parameters:
        rolled = [face for face in listing.parameters if face in faces]
        return f"{name}={chance.choice(rolled or listing.parameters)}"
    return name


def _mat(chance: Random, faces: list[str], universe: Universe) -> Mat:
    piles: list[list[Cube]] = [[], [], [], []]
    shares = chance.choice(((3, 4, 1, 4), (6, 2, 1, 2), (1, 8, 1, 2), (1, 1, 1, 8)))
    for face in faces:
        chance.choices(piles, shares)[0].append(Cube(face))
    required, permitted, forbidden, resources = map(tuple, piles)
    size = chance.choice((1, 1, 1, 2, 2, 3))
    shape = chance.choice(_SHAPES if size == 3 else _SHAPES[:size])
    digits = tuple(_digit(chance) for _ in range(size))
    return Mat(Layout(shape, digits), required, permitted, forbidden, resources, universe=universe)


def _no_goal(chance: Random, faces: list[str], universe: Universe) -> Mat:
    digits = [Cube(chance.choice(SET_DIGITS)) for _ in range(chance.randint(1, 3))]
    resources = (*(Cube(face) for face in faces), *digits)
    return Mat(None, (), (), (), resources, universe=universe)


def _digit(chance: Random) -> Cube:
    turn = Turn.UPSIDE_DOWN if chance.random() < 0.3 else Turn.UPRIGHT
    return Cube(chance.choice("1112345"), turn=turn)
