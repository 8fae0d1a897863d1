"""The Rust search, as Python sees it (crates/solver-py)."""

from collections.abc import Sequence
from typing import final

@final
class Bag:
    """A multiset of cube faces: how many of each of sixteen symbols, at most seven of each."""

    def __new__(cls, counts: Sequence[int]) -> Bag:
        """Refuse, with ValueError, anything but sixteen counts of 0 to 7."""

    @property
    def counts(self) -> list[int]:
        """How many of each symbol it holds."""

    def __len__(self) -> int: ...
    def __contains__(self, part: Bag) -> bool: ...
    def __add__(self, other: Bag) -> Bag: ...
    def __sub__(self, other: Bag) -> Bag: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

def version() -> str:
    """Give the version of the search, which is Forceout's own."""
