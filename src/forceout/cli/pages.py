"""Verdicts and values as a page in the terminal, for a pupil and for a judge in a hurry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from forceout import values
from forceout.api import Judge
from forceout.cli.answers import says
from forceout.kit import printable
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.bench import Worth
from forceout.rules.verdict import Ruling, Use, Verdict
from forceout.values import Uncheckable

_RIGHT = "bold green"
_WRONG = "bold red"


def page() -> Console:
    """The terminal to write to; nothing that was typed is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def typed(text: str, style: str = "") -> Text:
    """Show what somebody typed, or what was made of it; its control signs do nothing."""
    return Text(printable(text), style=style)


def plain_table(*headings: str) -> Table:
    """Begin a table with light lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def heading(judge: Judge, *more: str) -> Text:
    """Name the rules that an answer goes by."""
    rules = judge.rules
    title = RULEBOOKS[rules.rulebook].title
    chosen = ", ".join(str(variation) for variation in judge.variations)
    said = [f"{title}, {rules.division}", f"season {rules.season}", *more]
    said.append(f"with {chosen}" if chosen else "no variation")
    return typed(" · ".join(said), "dim")


def answer(text: str, *, good: bool) -> Text:
    """The answer in a word or two, with a sign beside its colour."""
    return Text(f"{'✓' if good else '✗'} {text}", style=_RIGHT if good else _WRONG)


def indented(shown: RenderableType) -> Padding:
    """Set something in by two."""
    return Padding(shown, (0, 0, 0, 2))


def rulings(judge: Judge, found: Iterable[Ruling]) -> Iterable[RenderableType]:
    """Each ruling: what is wrong, what to do instead, and the clause with what it says."""
    for ruling in found:
        clause = Text().append(ruling.clause, style="cyan")
        clause.append(f"  {says(judge, ruling.clause)}", style="dim")
        yield Padding(typed(ruling.wrong, "bold"), (1, 0, 0, 2))
        yield indented(typed(ruling.instead))
        yield indented(clause)


def readings(verdict: Verdict) -> Iterable[RenderableType]:
    """The reading that decides, with what its sides are worth."""
    if not verdict.readings:
        return
    is_good = verdict.is_correct
    name = "A reading that bears it out" if is_good else "The reading that breaks it"
    yield Text(f"\n{name}", style="bold")
    for reading in verdict.readings:
        yield indented(typed(reading))
    if verdict.values:
        between = " = " if is_good else " and "
        yield indented(typed(f"that is, {between.join(verdict.values)}"))


def cubes_used(uses: Sequence[Use]) -> Iterable[RenderableType]:
    """Which cube of which section each symbol used."""
    if not uses:
        return
    table = plain_table("symbol", "cube", "from")
    for use in uses:
        table.add_row(typed(use.symbol), typed(use.cube), use.section.value)
    yield Text("\nCubes used", style="bold")
    yield indented(table)


def worth_table(worth: Worth) -> Table:
    """Each value with a reading that has it."""
    table = plain_table("value", "reading")
    for reading, value in worth.readings:
        shown = (
            f"uncheckable: {value.why}" if isinstance(value, Uncheckable) else values.show(value)
        )
        table.add_row(typed(shown, "bold"), typed(reading))
    return table
