"""What speaks against the cubes that a Solution uses, in either game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from forceout.kit import Cube, Mat, Section
from forceout.rules import faults
from forceout.rules.claims import Claim
from forceout.rules.cover import Need
from forceout.rules.verdict import Fault, Ruling, Use

SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.RESOURCES)
"""Where a Solution's cubes come from, those that must be used first."""


class Citing(Protocol):
    """Whoever can rule on a fault: the rules of a game, or a desk that has them."""

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""


@dataclass(frozen=True, slots=True)
class CubesUsed:
    """Which cube each symbol used, and what speaks against it."""

    uses: tuple[Use, ...]
    rulings: tuple[Ruling, ...]


def against_count(rules: Citing, count: int, least: int) -> Iterator[Ruling]:
    """Rule on a Solution of too few cubes."""
    if count < least:
        yield rules.ruling(faults.ONE_CUBE, count=str(count))


def against_need(rules: Citing, need: Need, mat: Mat) -> Ruling:
    """Say why there is no cube left for a symbol."""
    usable = [cube for section in SECTIONS for cube in mat.lying_in(section)]
    if any(need.takes(cube) for cube in mat.forbidden):
        return rules.ruling(faults.FORBIDDEN_USED, symbol=need.symbol)
    if any(need.takes(cube) for cube in usable):
        return rules.ruling(faults.USED_TOO_OFTEN, symbol=need.symbol)
    return rules.ruling(faults.NOT_THERE, symbol=need.symbol)


def against_resources(rules: Citing, used: Sequence[Cube], claim: Claim) -> Iterator[Ruling]:
    """Rule on more cubes of Resources than the claim allows."""
    most = claim.most_resources
    if most is not None and len(used) > most:
        facts = {"count": str(len(used)), "cubes": listed(used), "most": str(most)}
        yield rules.ruling(faults.TOO_MANY_RESOURCES, **facts)


def listed(cubes: Iterable[Cube]) -> str:
    """Write cubes one behind the other."""
    return " ".join(map(str, cubes))
