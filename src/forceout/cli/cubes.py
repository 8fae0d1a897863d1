"""Cubes in a terminal: the sign in brackets, the colour's letter before it, and the colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.table import Table
from rich.text import Text

from forceout.drawing import Tile
from forceout.kit import Mat, Section

_INKS = {
    "red": "red3",
    "blue": "blue3",
    "green": "green4",
    "black": "grey11",
    "yellow": "dark_goldenrod",
}
"""Of the terminal's colours those that stay apart where it has only sixteen."""

_TURNS = {90: "s", 180: "u", 270: "su"}
_LEGEND = {"r": "red", "b": "blue", "g": "green", "k": "black"}
_LEGEND_OF_TURNS = {"s": "sideways", "u": "upside-down"}


def chip(seen: Tile) -> Text:
    """Show a cube, such as [g×] for a green ×; letters tell what colours do.

    >>> chip(Tile("×", "green", "g")).plain
    '[g×]'
    """
    style = f"bold white on {_INKS[seen.colour]}" if seen.colour else "bold"
    return Text(f"[{seen.letter}{seen.sign}{_TURNS.get(seen.angle, '')}]", style=style)


def line(tiles: Iterable[Tile], *, touching: bool = False) -> Text:
    """Show cubes in a row: touching, with the gaps of a Goal, or each by itself."""
    row = Text()
    for seen in tiles:
        row.append_text(chip(seen))
        row.append(" " * (3 * seen.gap) if touching else " ")
    row.rstrip()
    return row


def mat_table(mat: Mat) -> Group:
    """Show a position, section by section, and what its letters mean."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for section in Section:
        rows = mat.seen(section)
        goal = section is Section.GOAL
        cubes = [line(row, touching=goal and mat.universe is None) for row in rows]
        shown = Text("\n").join(cubes)
        table.add_row(section.value, shown if shown.plain else Text("-"))
    if mat.universe is not None:
        table.add_row("universe", Text(str(mat.universe)))
    return Group(table, *_legend(mat))


def _legend(mat: Mat) -> list[Text]:
    tiles = [seen for section in Section for row in mat.seen(section) for seen in row]
    letters = {seen.letter for seen in tiles}
    turns = set("".join(_TURNS.get(seen.angle, "") for seen in tiles))
    meant = [f"{letter} {word}" for letter, word in _LEGEND.items() if letter in letters]
    meant += [f"{letter} {word}" for letter, word in _LEGEND_OF_TURNS.items() if letter in turns]
    return [Text(f"({', '.join(meant)})", style="dim")] if meant else []
