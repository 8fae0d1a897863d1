"""Which challenges there are, and when they are valid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from forceout.rules.claims import Claim


@dataclass(frozen=True, slots=True)
class Challenges:
    """The challenges of a rulebook.

    `now` and `impossible` are the claims behind Now and Impossible, whatever they are called here,
    `no_goal` the one against "no Goal". Now needs `now_needs` cubes in Resources, more with some
    variations (`now_needs_with`), and where `now_waits` a cube in Required or Permitted.
    `block`: a block is picked up first. `together`: players who speak at the same moment are all
    heard.
    """

    now: Claim
    impossible: Claim
    no_goal: Claim | None = None
    now_needs: int = 2
    now_needs_with: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    now_waits: bool = True
    block: bool = True
    together: bool = False

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims that a challenge can make."""
        against_no_goal = () if self.no_goal is None else (self.no_goal,)
        return (self.now, self.impossible, *against_no_goal)

    def needed_for_now(self, variations: Iterable[str] = ()) -> int:
        """How many cubes Resources must hold for Now.

        >>> from forceout.rules.claims import IMPOSSIBLE, NOW
        >>> Challenges(NOW, IMPOSSIBLE, now_needs_with={"two-solutions": 3}).needed_for_now(
        ...     ["two-solutions"]
        ... )
        3
        """
        more = (self.now_needs_with.get(variation, 0) for variation in variations)
        return max(self.now_needs, *more, 0)
