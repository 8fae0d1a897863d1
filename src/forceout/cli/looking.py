"""What lies ahead in a shake: `forceout moves` and `forceout goals`."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer

from forceout.api import Judge
from forceout.cli import options, pages
from forceout.cli.answers import of_judge, say
from forceout.cli.refusing import Refusal
from forceout.cli.watching import watching
from forceout.solver.answers import Answer, Budget, Found
from forceout.solver.opening import settable
from forceout.solver.outlook import Outlook, completions, outlooks
from forceout.solver.rating import rated_goals

_SAFE = {True: "✓ safe", False: "✗ flub", None: "? not decided"}
_SECONDS = 5


def moves(
    position: Annotated[str, typer.Argument(help="The mat, as for forceout solve.")],
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    season: options.Season = None,
    seconds: options.Seconds = _SECONDS,
    as_json: options.AsJson = False,
) -> None:
    """Tell which moves keep the shake alive, and which cubes would complete a Solution.

    A move is a flub when no Solution is possible after it, or when one more cube is then enough.
    """
    judge = Judge.of(rulebook, division, variation or (), season)
    mat = judge.mat(position)
    shake = judge.shake(mat)
    budget = Budget(milliseconds=1000 * seconds)
    with watching() as watch:
        completing = dict(completions(shake, mat, budget, watch.hear))
        seen = list(outlooks(shake, mat, budget, watch.hear))
    if as_json:
        ahead = [_of_outlook(one) for one in seen]
        taken = {str(cube): _paper(answer) for cube, answer in completing.items()}
        say(of_judge(judge) | {"position": str(mat), "moves": ahead, "completing": taken})
        return
    page = pages.page()
    page.print(pages.heading(judge))
    table = pages.plain_table("cube", "to", "", "afterwards")
    for one in seen:
        table.add_row(str(one.cube), one.section.value, _SAFE[one.is_safe], _afterwards(one))
    page.print(table)
    for cube, answer in completing.items():
        if isinstance(answer, Found):
            page.print(pages.typed(f"{cube} alone would complete {answer.paper}"))


def goals(
    resources: Annotated[str, typer.Argument(help="The cubes rolled, such as 'r1 bx g4'.")],
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    season: options.Season = None,
    universe: options.Universe = "",
    most: Annotated[
        int, typer.Option(min=1, max=500, help="Look at so many Goals.", metavar="N")
    ] = 40,
    as_json: options.AsJson = False,
) -> None:
    """Rate short Goals that a roll can be set to: how hard each is, with its easiest paper."""
    judge = Judge.of(rulebook, division, variation or (), season)
    options.check_cards(judge, universe)
    fields = ["", "", "", "", resources, *([universe] if universe else [])]
    mats = islice(settable(judge.bench, judge.mat("|".join(fields))), most)
    if not resources.strip():
        raise Refusal("Say which cubes were rolled, such as 'r1 bx g4'.")
    with watching() as watch:
        rated = list(rated_goals(judge.bench, mats, progress=watch.hear))
    rated.sort(key=lambda one: (one.effort is None, one.effort or 0))
    if as_json:
        listed = [
            {
                "goal": str(one.mat.goal),
                "effort": one.effort,
                "papers": len(one.papers),
                "easiest": one.papers[0].paper if one.papers else None,
                "answer": one.answer.name,
            }
            for one in rated
        ]
        say(of_judge(judge) | {"goals": listed})
        return
    page = pages.page()
    page.print(pages.heading(judge))
    table = pages.plain_table("Goal", "effort", "papers", "the easiest")
    for one in rated:
        many = f"{len(one.papers)}{'+' if one.is_many else ''}"
        easiest = one.papers[0].paper if one.papers else one.answer.name
        table.add_row(str(one.mat.goal), str(one.effort or "-"), many, easiest)
    page.print(table)


def _paper(answer: Answer) -> str | None:
    return answer.paper if isinstance(answer, Found) else None


def _of_outlook(one: Outlook) -> dict[str, object]:
    return {
        "cube": str(one.cube),
        "section": one.section.value,
        "safe": one.is_safe,
        "possible": one.possible.possible,
        "now": one.now.possible,
    }


def _afterwards(one: Outlook) -> str:
    """Say why a move is what it is: what can be written after it."""
    if isinstance(one.now, Found):
        return f"now {one.now.paper}"
    if isinstance(one.possible, Found):
        return f"possible {one.possible.paper}"
    return one.possible.name
