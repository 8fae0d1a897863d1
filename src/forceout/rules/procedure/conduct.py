"""What a judge may do about conduct."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conduct:
    """How conduct is dealt with.

    `clause` is where the text speaks of it. `warned_first`: points are taken off only after a
    warning; `two_at_once`: two judges together need none.
    """

    clause: str
    warned_first: bool = False
    two_at_once: bool = False
