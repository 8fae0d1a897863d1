"""Smaller questions than a paper: values, Goals, readings of a Goal, picks."""

from __future__ import annotations

from typing import Annotated

import typer

from forceout.api import Judge
from forceout.cli import options, pages
from forceout.cli.answers import of_judge, of_verdict, of_worth, say
from forceout.rules.bench import Worth
from forceout.rules.verdict import Verdict


def value(
    expression: Annotated[str, typer.Argument(help="One side of a paper, or a Goal.")],
    on_mat: Annotated[
        bool, typer.Option("--goal", help="It lies on the mat as a Goal; spaces are gaps.")
    ] = False,
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    season: options.Season = None,
    universe: options.Universe = "",
    as_json: options.AsJson = False,
) -> None:
    """Work out every value that a legal reading of an expression has.

    Leaves with 0 when there is one, 1 when there is none.
    """
    judge = Judge.of(rulebook, division, variation or (), season)
    options.check_cards(judge, universe, are_needed=not on_mat)
    worth = judge.value(expression, on_mat=on_mat, universe=universe)
    if as_json:
        say(of_judge(judge) | of_worth(judge, worth))
    else:
        _show_worth(judge, worth)
    raise typer.Exit(bool(worth.rulings))


def goal(
    goal: Annotated[str, typer.Argument(help="The Goal on the mat; spaces are gaps.")],
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    season: options.Season = None,
    as_json: options.AsJson = False,
) -> None:
    """Judge a Goal as it lies: legal or not, why not, and every legal reading with its value.

    Leaves with 0 for a legal Goal, 1 for an illegal one.
    """
    judge = Judge.of(rulebook, division, variation or (), season)
    verdict = judge.goal(goal)
    if as_json:
        say(of_judge(judge) | of_verdict(judge, verdict))
    else:
        _show_verdict(judge, verdict, "A legal Goal", "Not a legal Goal")
        if verdict.is_correct:
            pages.page().print(pages.worth_table(judge.value(goal, on_mat=True)))
    raise typer.Exit(not verdict.is_correct)


def reading(
    goal: Annotated[str, typer.Argument(help="The Goal on the mat; spaces are gaps.")],
    written: Annotated[str, typer.Argument(help="What a writer put down for it.")],
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    season: options.Season = None,
    as_json: options.AsJson = False,
) -> None:
    """Judge whether a Goal may be written down so.

    Leaves with 0 when it may, 1 when it may not.
    """
    judge = Judge.of(rulebook, division, variation or (), season)
    _answer(
        judge,
        judge.reading(goal, written),
        "The Goal may be read so",
        "Not a legal reading",
        as_json,
    )


def pick(
    resources: Annotated[str, typer.Argument(help="The cubes rolled, such as 'r1 bx g4'.")],
    variation: Annotated[str, typer.Argument(help="The variation picked, such as wild=0.")],
    chosen: Annotated[
        list[str] | None,
        typer.Option(
            help="A variation chosen before it; may be repeated, in their order.", metavar="NAME"
        ),
    ] = None,
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    season: options.Season = None,
    universe: options.Universe = "",
    as_json: options.AsJson = False,
) -> None:
    """Judge the pick of a variation for a roll.

    Leaves with 0 for a legal pick, 1 for an illegal one.
    """
    judge = Judge.of(rulebook, division, chosen or (), season)
    options.check_cards(judge, universe, are_needed=False)
    verdict = judge.pick(resources, variation, universe)
    _answer(judge, verdict, "A legal pick", "Not a legal pick", as_json)


def _answer(judge: Judge, verdict: Verdict, right: str, wrong: str, as_json: bool) -> None:
    if as_json:
        say(of_judge(judge) | of_verdict(judge, verdict))
    else:
        _show_verdict(judge, verdict, right, wrong)
    raise typer.Exit(not verdict.is_correct)


def _show_verdict(judge: Judge, verdict: Verdict, right: str, wrong: str) -> None:
    page = pages.page()
    page.print(pages.heading(judge))
    page.print(pages.answer(right if verdict.is_correct else wrong, good=verdict.is_correct))
    for part in pages.rulings(judge, verdict.rulings):
        page.print(part)


def _show_worth(judge: Judge, worth: Worth) -> None:
    page = pages.page()
    page.print(pages.heading(judge))
    if worth.rulings:
        page.print(pages.answer("It has no value", good=False))
    for part in pages.rulings(judge, worth.rulings):
        page.print(part)
    if worth.readings:
        page.print(pages.worth_table(worth))
    if not worth.is_whole:
        page.print("There are more than these.")
