"""The playing mat with its sections, and the Resources beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from forceout.kit.cards import Universe
from forceout.kit.cubes import Cube, Row
from forceout.kit.layout import Layout


class Section(Enum):
    """Where a cube can lie."""

    GOAL = "Goal"
    REQUIRED = "Required"
    PERMITTED = "Permitted"
    FORBIDDEN = "Forbidden"
    RESOURCES = "Resources"


@dataclass(frozen=True, slots=True)
class Mat:
    """A position: the Goal (none before it is set), the three sections, and the Resources.

    On-Sets lays its Goal out, and has the cards that were dealt beside the mat.
    """

    goal: Row | Layout | None = None
    required: tuple[Cube, ...] = ()
    permitted: tuple[Cube, ...] = ()
    forbidden: tuple[Cube, ...] = ()
    resources: tuple[Cube, ...] = ()
    universe: Universe | None = field(default=None, kw_only=True)

    def lying_in(self, section: Section) -> tuple[Cube, ...]:
        """Tell which cubes lie in a section."""
        match section:
            case Section.GOAL:
                return self.goal.cubes if self.goal else ()
            case Section.REQUIRED:
                return self.required
            case Section.PERMITTED:
                return self.permitted
            case Section.FORBIDDEN:
                return self.forbidden
            case Section.RESOURCES:
                return self.resources
