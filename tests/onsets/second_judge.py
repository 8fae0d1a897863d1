"""A second judge of On-Sets, slow and plain: the rules of both leagues read once more.

It takes papers and positions as the program reads them, and shares nothing of how the program
finds readings, counts cards or matches cubes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product

from forceout.kit import Layout, Mat, Shape, Turn
from forceout.onsets.symbols import Expression, Group, Paper, Solution, Symbol, symbols_of
from forceout.onsets.variations import InForce
from forceout.rules.claims import Claim
from tests.onsets.every_matching import alike, tried
from tests.onsets.judges import AGLOA, MLAG
from tests.onsets.plain_sets import PlainCard, PlainSet, named, restricted

_MARK = "*"


@dataclass(frozen=True)
class Shake:
    """The league, the division and the variations of a shake, in the order of their picks."""

    rulebook: str
    division: str
    variations: tuple[str, ...]

    def has(self, name: str) -> bool:
        """Whether a variation is in force, by itself or in every shake of the division."""
        always = {"multiple-operations", "union-intersection", "universe-null"}
        is_older = self.division in {"junior", "senior"}
        return (is_older and name in always) or any(name == one for one, _ in self._named())

    def blank(self, name: str) -> str:
        """What fills the blank of a variation."""
        return next((filled for one, filled in self._named() if one == name), "")

    def _named(self) -> list[tuple[str, str]]:
        parted = [one.partition("=") for one in self.variations]
        return [(name, filled) for name, _, filled in parted]

    def doubles_by_difference(self) -> bool:
        """Whether a minus in the Double Set's name means Symmetric Difference."""
        order = [name for name, _ in self._named()]
        if "symmetric-difference" not in order:
            return False
        first = order.index("symmetric-difference") < order.index("double-set")
        return self.rulebook == AGLOA or first

    @property
    def now(self) -> InForce:
        """What is in force for the cubes."""
        return InForce(
            wild=self.blank("wild-cube"),
            required_cube=self.blank("required-cube"),
            union_intersection=self.has("union-intersection"),
            universe_null=self.has("universe-null"),
            multiple_operations=self.has("multiple-operations"),
        )


def is_correct(shake: Shake, mat: Mat, paper: Paper, claim: Claim) -> bool:
    """Whether a paper is correct."""
    is_pair = shake.has("two-solutions")
    if len(paper.solutions) != (2 if is_pair else 1):
        return False
    sets = [set(_sets(shake, mat, one, claim)) for one in paper.solutions]
    if not all(sets) or any(None in found for found in sets):
        return False
    return not is_pair or all(b - a for a, b in product(*sets) if a is not None and b is not None)


def _sets(shake: Shake, mat: Mat, solution: Solution, claim: Claim) -> Iterator[PlainSet | None]:
    """Every set that a Solution can select; None where a reading of it breaks a rule."""
    if not _signs_are_fine(shake, solution) or not tried(solution, mat, shake.now, claim):
        yield None
        return
    dots = "" if solution.blank is None else str(solution.blank).strip("_")
    is_minus_symmetric = shake.has("symmetric-difference")
    universe = frozenset(_card(str(card), dots) for card in mat.universe or ())
    lefts = [
        set(restricted(text, universe, symmetric=is_minus_symmetric)) if text else set()
        for text in (_plain(one, shake) for one in solution.restrictions)
    ]
    name = _plain(solution.set_name, shake)
    for kept in product(*lefts):
        for whole in named(name, universe, symmetric=is_minus_symmetric):
            selected = whole.intersection(*kept)
            is_fine = _is_fine(shake, mat, selected, universe, dots)
            yield selected if is_fine and _removes(shake, kept, universe) else None


def _card(letters: str, dots: str) -> PlainCard:
    """A card; the blank one keeps a mark of its own, whatever dots it is given."""
    return frozenset(dots + _MARK if letters == "_" else letters)


def _signs_are_fine(shake: Shake, solution: Solution) -> bool:
    """Whether each sign may stand where it stands, and may come from the cube named for it."""
    dots = "" if solution.blank is None else str(solution.blank).strip("_")
    forbidden = shake.blank("forbidden-card")
    if dots and not shake.has("blank-card-wild"):
        return False
    if dots and shake.rulebook == MLAG and set(dots) == set(forbidden):
        return False
    in_name = list(symbols_of(solution.set_name))
    every = [*in_name, *(sign for one in solution.restrictions for sign in symbols_of(one))]
    for sign in every:
        is_same = alike(sign.text, shake.now) == alike(sign.cube_face, shake.now)
        if not is_same and sign.cube_face != shake.now.wild:
            return False
        if sign.text in "=c" and (shake.division == "elementary" or sign in in_name):
            return False
    operations = sum(sign.text in "Un-'" for sign in in_name)
    return operations >= 2 or not shake.has("two-operations")


def _plain(expression: Expression, shake: Shake) -> str:
    """An expression as letters; nothing where parentheses make it no Restriction."""
    match expression:
        case (Group(parts=parts),) if any(
            isinstance(one, Symbol) and one.text in "=c" for one in parts
        ):
            return "" if shake.rulebook == MLAG else _plain(parts, shake)
        case _:
            pieces = (
                f"({_plain(part.parts, shake)})" if isinstance(part, Group) else part.text
                for part in expression
            )
            return "".join(pieces)


def _is_fine(shake: Shake, mat: Mat, selected: PlainSet, universe: PlainSet, dots: str) -> bool:
    """Whether a set counts what the Goal says, and has the cards that the variations name."""
    doubled: PlainSet = frozenset()
    if shake.has("double-set"):
        name, by_difference = shake.blank("double-set"), shake.doubles_by_difference()
        (doubled,) = named(name, universe, symmetric=by_difference)
    count = len(selected) + len(selected & doubled)
    required, forbidden = shake.blank("required-card"), shake.blank("forbidden-card")
    barred = {_card(forbidden, dots)} if forbidden else set()
    if forbidden and set(dots) == set(forbidden):
        barred.add(_card("_", dots))
    return (
        count in _goal_values(mat.goal, turns=shake.has("absolute-value"))
        and (not required or _card(required, dots) in selected)
        and not barred & selected
    )


def _removes(shake: Shake, kept: tuple[PlainSet, ...], universe: PlainSet) -> bool:
    """Whether each Restriction takes out a card, in whatever order they are applied."""
    if not shake.has("no-null-restrictions"):
        return True
    for order in permutations(kept):
        left = universe
        for one in order:
            if left <= one:
                return False
            left &= one
    return True


def _goal_values(goal: object, *, turns: bool) -> set[int]:
    """Every legal value of a Goal."""
    if not isinstance(goal, Layout):
        return set()
    choices = []
    for cube in goal.cubes:
        number = int(cube.face)
        is_turned = cube.turn is not Turn.UPRIGHT
        choices.append(
            [-number, number] if is_turned and turns else [-number if is_turned else number]
        )
    return {
        value
        for numbers in product(*choices)
        for value in _worth(goal.shape, numbers)
        if value >= 0
    }


def _worth(shape: Shape, numbers: tuple[int, ...]) -> Iterator[int]:
    match shape, numbers:
        case (Shape.ROW, _):
            yield sum(numbers)
        case (Shape.COLUMN, (a, b)):
            yield a * b
        case (Shape.COLUMN, (a, b, c)):
            yield a * b * c
        case (Shape.ELL, (a, b, c)):
            yield a * b + c
        case (Shape.TEE, (a, b, c)):
            yield a * (b + c)
        case _:
            return
