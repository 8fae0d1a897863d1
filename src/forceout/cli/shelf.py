"""`forceout rulebooks` and `forceout rules`: what there is, and where editions differ."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from forceout.cli import options, pages
from forceout.cli.answers import say
from forceout.rulebooks.shelf import RULEBOOKS, AnyRulebook
from forceout.rulebooks.shelf import rulebook as take
from forceout.rulebooks.stance import Stance, differences
from forceout.rules.bench import Rules
from forceout.rules.clause import Clause
from forceout.rules.variation import Listing

Name = Annotated[str, typer.Argument(help="A rulebook, such as agloa-equations-2026.")]


def rulebooks(
    rulebook: Annotated[
        str | None, typer.Argument(help="One rulebook, to see its divisions and variations.")
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Show which rulebooks there are; or the divisions, claims and variations of one."""
    books = [take(rulebook)] if rulebook is not None else list(RULEBOOKS.values())
    if as_json:
        say([_book_data(book) for book in books])
    elif rulebook is None:
        _show_shelf(books)
    else:
        _show_book(books[0])


def _show_shelf(books: list[AnyRulebook]) -> None:
    table = _table("rulebook", "title", "season", "divisions")
    for book in books:
        table.add_row(book.id, book.title, str(book.season), ", ".join(book.divisions))
    page = pages.page()
    page.print(table)
    page.print("\nforceout rulebooks NAME shows the claims and variations of one of them.")


def _show_book(book: AnyRulebook) -> None:
    page = pages.page()
    page.print(Text(f"{book.title} ({book.id}), season {book.season}", style="bold"))
    for division in book.divisions:
        rules = book.ruleset(division)
        page.print(Text(f"\n{division}", style="bold"))
        page.print(f"claims: {', '.join(claim.name for claim in rules.claims)}")
        table = _table("variation", "clause", "choices", "seasons")
        for variation in rules.picks.always:
            table.add_row(str(variation), "", "", "in force for every shake")
        for name, listing in rules.picks.listed.items():
            table.add_row(name, listing.clause, _choices(listing), listing.seasons.value)
        page.print(table if table.row_count else "no variations")


def _choices(listing: Listing) -> str:
    return "any" if listing.is_open else " ".join(listing.parameters)


def _book_data(book: AnyRulebook) -> dict[str, object]:
    return {
        "id": book.id,
        "title": book.title,
        "season": book.season,
        "divisions": [_division_data(book.ruleset(division)) for division in book.divisions],
    }


def _division_data(rules: Rules) -> dict[str, object]:
    picks = rules.picks
    return {
        "name": rules.division,
        "claims": [claim.name for claim in rules.claims],
        "always": [str(variation) for variation in picks.always],
        "variations": [
            {
                "name": name,
                "clause": listing.clause,
                "parameters": list(listing.parameters),
                "open": listing.is_open,
                "seasons": listing.seasons.value,
            }
            for name, listing in picks.listed.items()
        ],
    }


def rules_show(
    rulebook: Name,
    clause: Annotated[str | None, typer.Argument(help="A clause, such as VII-B-3.")] = None,
    as_json: options.AsJson = False,
) -> None:
    """Show what the clauses of a rulebook say, in our own words: all, or one with its parts."""
    clauses = take(rulebook).clauses
    shown = list(clauses)
    asked = (clause or "").strip()
    if clause is not None:
        asked = next((one.id for one in shown if one.id.casefold() == asked.casefold()), asked)
        shown = [clauses[asked], *clauses.parts(clauses[asked].id)]
    if as_json:
        say([_clause_data(one) for one in shown])
        return
    if asked and shown[0].id != asked:
        pages.page().print(pages.typed(f"{asked} is not told by itself; this is {shown[0].id}."))
    table = _table("clause", "says", "kept by", ruled=True)
    for one in shown:
        table.add_row(one.id, one.says, one.keeper.value)
    pages.page().print(table)


def _clause_data(clause: Clause) -> dict[str, str]:
    return {"clause": clause.id, "says": clause.says, "kept by": clause.keeper.value}


def rules_diff(
    first: Annotated[str, typer.Argument(metavar="A", help="A rulebook.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another one.")],
    division: Annotated[
        str, typer.Option(help="The division; without one, all together.", metavar="NAME")
    ] = "",
    division_b: Annotated[
        str,
        typer.Option("--division-b", help="B's division, if not A's.", metavar="NAME"),
    ] = "",
    as_json: options.AsJson = False,
) -> None:
    """Show where two rulebooks (or two divisions) differ, topic by topic, with their clauses."""
    one, other = take(first), take(second)
    division_b = division_b or division
    for book, name in ((one, division), (other, division_b)):
        if name:
            book.ruleset(name)
    found = differences(one.stances, other.stances, division, division_b)
    if as_json:
        say(
            [
                {
                    "topic": difference.topic.title,
                    "a": _stance_data(difference.first),
                    "b": _stance_data(difference.second),
                }
                for difference in found
            ]
        )
        return
    page = pages.page()
    table = _table("topic", _named(one, division), _named(other, division_b), ruled=True)
    for difference in found:
        table.add_row(difference.topic.title, _said(difference.first), _said(difference.second))
    page.print(table if found else "They say the same on every topic that both know.")


def _named(book: AnyRulebook, division: str) -> str:
    return f"{book.title}, {division}" if division else book.title


def _said(stance: Stance) -> Text:
    text = Text(stance.says)
    if stance.clauses:
        text.append(f"\n{', '.join(stance.clauses)}", style="cyan")
    return text


def _stance_data(stance: Stance) -> dict[str, object]:
    return {"says": stance.says, "clauses": list(stance.clauses)}


def _table(name: str, *headings: str, ruled: bool = False) -> Table:
    """Begin a table; a name, in the first column, is not broken where others can give way."""
    table = Table(show_lines=ruled)
    table.add_column(name, no_wrap=not ruled)
    for heading in headings:
        table.add_column(heading)
    return table
