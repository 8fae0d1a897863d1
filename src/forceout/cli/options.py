"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from forceout.api import DEFAULT_RULEBOOK, Judge
from forceout.cli.refusing import Refusal
from forceout.rulebooks.shelf import RULEBOOKS

RULEBOOK: Final = DEFAULT_RULEBOOK

Rulebook = Annotated[
    str, typer.Option(help="Whose rules hold; `forceout rulebooks` lists them.", metavar="NAME")
]
Division = Annotated[
    str, typer.Option(help="The division; without one, the rulebook's first.", metavar="NAME")
]
Variations = Annotated[
    list[str] | None,
    typer.Option(
        "--variation",
        help="A variation of the shake, such as wild=0; may be repeated, in the order chosen.",
        metavar="NAME",
    ),
]
Season = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=9999,
        help="The year in which the school year ends; without one, the rulebook's own.",
        metavar="YEAR",
    ),
]
Universe = Annotated[
    str, typer.Option(help="On-Sets: the cards dealt, such as 'BR G _ RY'.", metavar="CARDS")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer with data.")]
Seconds = Annotated[
    int,
    typer.Option(min=1, max=1_000_000, help="How long to search at most.", metavar="N"),
]


def check_cards(judge: Judge, universe: str, *, are_needed: bool = True) -> None:
    """Refuse cards where none are dealt, and no cards where they are needed."""
    rules = judge.rules
    deals = RULEBOOKS[rules.rulebook].procedure(rules.division).play.rolling.deals
    if universe and not deals:
        raise Refusal(f"--universe is for On-Sets; {rules.rulebook} deals no cards.")
    if deals and are_needed and not universe:
        raise Refusal("Say which cards were dealt, with --universe, such as 'BR G _ RY'.")
