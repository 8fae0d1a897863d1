"""The cubes that a writer draws on: those that must be used, and some of those that may be."""

from __future__ import annotations

from dataclasses import dataclass

from forceout.bots.luck import Luck, one_of
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

    def has(self, face: str) -> bool:
        """Whether a face that is not required may be used all the same."""
        return face in self.may or (self.most > 0 and face in self.spare)

    def drawn(
        self, wanted: tuple[tuple[str, int], ...], luck: Luck
    ) -> tuple[tuple[str, ...], ...] | None:
        """Draw so many faces of each kind that is wanted, of Resources no more than is allowed.

        None if what comes is not enough.

        >>> hand = Hand((), ("3",), ("+", "5", "x"), 2)
        >>> hand.drawn((("0123456789", 2), ("+-x", 1)), lambda bound: bound - 1)
        (('3', '5'), ('x',))
        """
        found: list[list[str]] = [[] for _ in wanted]
        missing = [count for _, count in wanted]
        spare, may = list(self.spare), list(self.may)
        most = min(self.most, len(spare))
        while any(missing):
            if not most + len(may):
                return None
            place = luck(most + len(may))
            face = may.pop(place - most) if place >= most else spare.pop(luck(len(spare)))
            most -= place < most
            for number, (faces, _) in enumerate(wanted):
                if missing[number] and face in faces:
                    found[number].append(face)
                    missing[number] -= 1
        return tuple(map(tuple, found))


def any_face(hand: Hand, luck: Luck) -> str:
    """Draw any one face, for want of anything better to write; `1` if there is none."""
    faces = hand.must + hand.may + hand.spare
    return one_of(faces, luck) if faces else "1"
