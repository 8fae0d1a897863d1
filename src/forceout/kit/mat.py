"""The playing mat with its sections, and the Resources beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from forceout import drawing
from forceout.drawing import Picture, Tile
from forceout.kit.cards import Universe
from forceout.kit.cubes import Cube, Row
from forceout.kit.layout import Layout

_SETS_SIGNS = {Tile("^"): Tile("Λ")}
"""The null set of On-Sets is cast with the sign that Equations has for powers."""
_SPACE = 16


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

    def seen(self, section: Section) -> tuple[tuple[Tile, ...], ...]:
        """How the cubes of a section look, line by line."""
        if section is Section.GOAL and self.goal:
            lines = self.goal.seen()
        else:
            lines = Row(self.lying_in(section)).seen()
        if self.universe is None:
            return lines
        return tuple(tuple(_SETS_SIGNS.get(tile, tile) for tile in line) for line in lines)

    def __str__(self) -> str:
        """Write the position in notation.

        >>> from forceout.kit.cubes import Colour
        >>> str(Mat(Row((Cube("4"),)), resources=(Cube("5", Colour.GREEN), Cube("+"))))
        '4 | | | | g5 +'
        """
        fields = [" ".join(map(str, self.lying_in(section))) for section in Section]
        fields[0] = str(self.goal or "")
        if self.universe is not None:
            fields.append(str(self.universe))
        return "|".join(f" {written} " if written else " " for written in fields).strip()

    def picture(self) -> Picture:
        """Draw it."""
        named = (Section.REQUIRED, Section.PERMITTED, Section.FORBIDDEN)
        cubes = drawing.mat(
            self.seen(Section.GOAL),
            {section.value: self.seen(section)[0] for section in named},
            self.seen(Section.RESOURCES)[0],
        )
        if not self.universe:
            return cubes
        return drawing.stacked([cubes, self.universe.picture()], _SPACE)

    def _repr_svg_(self) -> str:
        return self.picture().svg(f"A mat: {self}")
