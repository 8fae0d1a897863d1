"""The cubes that a writer draws on: those that must be used, and some of those that may be."""

from __future__ import annotations

from dataclasses import dataclass

from forceout.bots.luck import Luck, one_of, shuffled
from forceout.kit import Mat
from forceout.rules.claims import Claim


@dataclass(frozen=True, slots=True)
class Hand:
    """Faces for a paper: `must` all go in, and any of `may`, of Resources up to `most` of them."""

    must: tuple[str, ...]
    may: tuple[str, ...]
    spare: tuple[str, ...]
    most: int

    @classmethod
    def of(cls, mat: Mat, claim: Claim) -> Hand:
        """Take what a claim lets a writer use of a position."""
        required, permitted, resources = (
            tuple(cube.face for cube in cubes)
            for cubes in (mat.required, mat.permitted, mat.resources)
        )
        if claim.uses_all_resources:
            return cls(required + resources, permitted, (), 0)
        most = len(resources) if claim.most_resources is None else claim.most_resources
        return cls(required, permitted, resources, most)

    def without(self, faces: tuple[str, ...]) -> Hand:
        """Leave out cubes of Resources, such as those of the writer's own Goal."""
        spare = list(self.spare)
        for face in faces:
            spare.remove(face)
        return Hand(self.must, self.may, tuple(spare), min(self.most, len(spare)))

    def drawn(self, luck: Luck) -> tuple[str, ...]:
        """Draw what may be used, in an order by chance: of Resources no more than is allowed."""
        some = shuffled(self.spare, luck)[: self.most]
        return tuple(shuffled((*self.may, *some), luck))


def a_few(faces: tuple[str, ...], kinds: str, wanted: int) -> tuple[str, ...] | None:
    """Take the first few faces of some kinds; None if there are not so many.

    >>> a_few(("3", "+", "5"), "0123456789", 2)
    ('3', '5')
    """
    fitting = tuple(face for face in faces if face in kinds)
    return fitting[:wanted] if len(fitting) >= wanted else None


def any_face(hand: Hand, luck: Luck) -> str:
    """Draw any one face, for want of anything better to write; `1` if there is none."""
    faces = hand.must + hand.may + hand.spare
    return one_of(faces, luck) if faces else "1"
