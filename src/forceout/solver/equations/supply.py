"""The cubes that a Solution may use: kinds of cube, how many of each, and from which section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from forceout.equations.variations import InForce
from forceout.kit import Cube, Mat, Section
from forceout.rules.claims import Claim
from forceout.rules.cover import Need


class CubeKind(NamedTuple):
    """Cubes that can do the same: one face, and whether they may be an exponent by their colour.

    `is_number` sets cubes apart as numerals, where those left are a sign.
    """

    face: str
    may_be_raised: bool = False
    is_number: bool = False

    @property
    def as_number(self) -> CubeKind:
        """The same cubes, set apart as numerals."""
        return self._replace(is_number=True)

    @classmethod
    def of(cls, cube: Cube, now: InForce) -> CubeKind:
        """Tell the kind of a cube.

        >>> from forceout.kit import Colour
        >>> CubeKind.of(Cube("3", Colour.RED), InForce(exponent=Colour.RED)).may_be_raised
        True
        """
        if now.exponent is None or not (now.is_digit(cube.face) or cube.face == now.wild):
            return cls(cube.face)
        return cls(cube.face, Need("", cube.face, now.exponent).takes(cube))


Count = Counter[CubeKind]


def counted(cubes: Iterable[Cube], now: InForce) -> Count:
    """Count cubes by their kind."""
    return Counter(CubeKind.of(cube, now) for cube in cubes)


@dataclass(frozen=True, slots=True)
class Supply:
    """How many cubes of each kind a Solution must use, may use, and may take from Resources.

    `most_resources` bounds the cubes of Resources together (None: any number).
    """

    required: Count
    permitted: Count
    resources: Count
    most_resources: int | None = None

    @classmethod
    def of(cls, mat: Mat, claim: Claim, now: InForce) -> Supply:
        """Look at a mat as the writer of a paper for a claim may."""
        required, permitted, resources = (
            counted(mat.lying_in(section), now)
            for section in (Section.REQUIRED, Section.PERMITTED, Section.RESOURCES)
        )
        if claim.uses_all_resources:
            return cls(required + resources, permitted, Counter())
        return cls(required, permitted, resources, claim.most_resources)

    @property
    def on_mat(self) -> Count:
        """The cubes in Required and Permitted."""
        return self.required + self.permitted

    @property
    def usable(self) -> Count:
        """All cubes that can be in a Solution, one way or another."""
        most = self.most_resources
        taken = {
            kind: count if most is None else min(count, most)
            for kind, count in self.resources.items()
        }
        return self.on_mat + Counter(taken)

    def parted(self, kinds: Sequence[CubeKind]) -> Iterator[Supply]:
        """Set cubes apart as numerals, of kinds that are a sign too which serves again.

        One cube is enough for such a sign, but that those of Required are all used.

        >>> minus = CubeKind("-")
        >>> two = Supply(Counter(), Counter([minus, minus]), Counter())
        >>> [part.permitted[minus.as_number] for part in two.parted([minus])]
        [1, 2]
        """
        if not kinds:
            yield self
            return
        kind, *others = kinds
        required, permitted, resources = (
            count[kind] for count in (self.required, self.permitted, self.resources)
        )
        signs = [(left, 0, 0) for left in range(required, 0, -1)]
        signs += [(0, 1, 0)] * (permitted > 0) + [(0, 0, 1)] * (resources > 0) + [(0, 0, 0)]
        for of_required, of_permitted, of_resources in signs:
            part = replace(
                self,
                required=_parted(self.required, kind, of_required),
                permitted=_parted(self.permitted, kind, of_permitted),
                resources=_parted(self.resources, kind, of_resources),
            )
            yield from part.parted(others)

    def allows(self, used: Count) -> bool:
        """Whether these cubes may be a whole Solution's.

        >>> two, three = CubeKind("2"), CubeKind("3")
        >>> now = Supply(Counter([two]), Counter(), Counter([two, three]), most_resources=1)
        >>> now.allows(Counter([two, three])), now.allows(Counter([two, two, three]))
        (True, False)
        """
        if not self.required <= used:
            return False
        borrowed = used - self.on_mat
        if not borrowed <= self.resources:
            return False
        return self.most_resources is None or borrowed.total() <= self.most_resources


def _parted(count: Count, kind: CubeKind, signs: int) -> Count:
    """Set all cubes of a kind apart as numerals, but so many that are signs."""
    numerals = count[kind] - signs
    return count - Counter({kind: numerals}) + Counter({kind.as_number: numerals})
