"""`forceout solve` looks for a correct paper: it shows one, or what was searched in vain."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from forceout.api import Judge
from forceout.cli import options, pages
from forceout.cli.answers import of_judge, of_verdict, say
from forceout.cli.cubes import mat_table
from forceout.cli.refusing import Refusal
from forceout.cli.watching import watching
from forceout.kit import Mat
from forceout.rules.claims import Claim
from forceout.solver.answers import Answer, Budget, Found, Impossible, Undecided
from forceout.solver.shake import Progress, Shake
from forceout.solver.simplicity import effort

UNDECIDED: Final = 3
_SECONDS = 30
_MOST_PAPERS = 1000
_LOOKED_THROUGH = 200
"""How many papers are compared for the simplest."""


def solve(
    position: Annotated[
        str,
        typer.Argument(
            help="The mat: Goal | Required | Permitted | Forbidden | Resources "
            "(On-Sets: | universe)."
        ),
    ],
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    claim: Annotated[
        str,
        typer.Option(
            help="What a paper would be written for, such as now or impossible.", metavar="NAME"
        ),
    ] = "",
    season: options.Season = None,
    shortest: Annotated[
        bool, typer.Option("--shortest", help="Go on until no paper has fewer cubes.")
    ] = False,
    simplest: Annotated[
        bool, typer.Option("--simplest", help="Look for the paper that is easiest for a student.")
    ] = False,
    many: Annotated[
        int,
        typer.Option(min=1, max=_MOST_PAPERS, help="Show so many different papers.", metavar="N"),
    ] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Search again in a plain, slow way, and compare.")
    ] = False,
    seconds: options.Seconds = _SECONDS,
    as_json: options.AsJson = False,
) -> None:
    """Look for a correct paper for a claim, or prove that there is none.

    Leaves with 0 where a paper was found, 1 where none exists, 3 where that was not decided, and
    2 for what cannot be read.
    """
    bench = Judge.of(rulebook, division, variation or (), season)
    if not claim:
        claims = ", ".join(one.name for one in bench.rules.claims)
        raise Refusal(f"Say what a paper would be written for, with --claim: {claims}.")
    mat = bench.mat(position)
    asked = bench.claim(claim)
    budget = Budget(milliseconds=1000 * seconds, threads=os.cpu_count() or 1)
    shake = bench.shake(mat)
    more: tuple[Found, ...] = ()
    with watching() as watch:
        answer = shake.ask(mat, asked, budget, watch.hear, shortest=shortest)
        if isinstance(answer, Found) and (many > 1 or simplest):
            more = _more(shake, mat, asked, many, budget, watch.hear, simplest=simplest)
        checked = shake.check(mat, asked) if check else None
    if as_json:
        said = of_judge(bench) | {"claim": claim, "position": str(mat)} | _of_answer(bench, answer)
        said |= {"papers": [found.paper for found in more]} if more else {}
        say(said | ({"checked": checked.as_json()} if checked else {}))
    else:
        _show(bench, mat, claim, answer, more, checked)
    raise typer.Exit(_code(answer, checked))


def _more(
    shake: Shake,
    mat: Mat,
    claim: Claim,
    many: int,
    budget: Budget,
    progress: Progress,
    *,
    simplest: bool,
) -> tuple[Found, ...]:
    """Look for more papers; for the simplest ones, look through many."""
    if not simplest:
        return shake.papers(mat, claim, many, budget, progress)
    found = shake.papers(mat, claim, max(many, _LOOKED_THROUGH), budget, progress)
    return tuple(sorted(found, key=effort)[:many])


def _code(answer: Answer, checked: Answer | None) -> int:
    """The exit code; what the plain search contradicts is not decided."""
    if _disagree(answer, checked):
        return UNDECIDED
    match answer:
        case Found():
            return 0
        case Impossible():
            return 1
        case _:
            return UNDECIDED


def _disagree(answer: Answer, checked: Answer | None) -> bool:
    return (
        checked is not None
        and None not in {answer.possible, checked.possible}
        and answer.possible is not checked.possible
    )


def _of_answer(bench: Judge, answer: Answer) -> dict[str, object]:
    said = answer.as_json()
    if isinstance(answer, Found):
        said["verdict"] = of_verdict(bench, answer.verdict)
    return said


def _show(
    bench: Judge,
    mat: Mat,
    claim: str,
    answer: Answer,
    more: tuple[Found, ...],
    checked: Answer | None,
) -> None:
    page = pages.page()
    page.print(pages.heading(bench, f"claim {claim}"))
    page.print()
    page.print(mat_table(mat))
    page.print()
    match answer:
        case Found():
            page.print(pages.answer("Possible", good=True))
            for found in more or (answer,):
                page.print(pages.indented(pages.typed(str(bench.sheet(found.paper)), "bold")))
            for part in () if more else pages.cubes_used(answer.verdict.uses):
                page.print(part)
        case Impossible():
            page.print(pages.answer("Impossible: no correct paper exists", good=False))
        case Undecided():
            page.print(pages.typed(f"? Not decided: {answer.why}", "bold yellow"))
        case _:
            page.print(pages.typed("? No correct paper within the bound", "bold yellow"))
    if not isinstance(answer, Found):
        for line in str(answer.certificate).splitlines():
            page.print(pages.indented(pages.typed(line)))
    if checked is not None:
        page.print()
        page.print(_comparison(answer, checked))


def _comparison(answer: Answer, checked: Answer) -> str:
    """Say whether the plain search comes to the same."""
    if _disagree(answer, checked):
        return f"The plain search disagrees. {checked}"
    if isinstance(checked, Undecided):
        return f"The plain search was not made: {checked.why}."
    if answer.possible is checked.possible:
        return "The plain search comes to the same."
    return f"The plain search says: {checked}"
