"""`forceout judge` says whether a paper is correct, and if not, by which clauses."""

from __future__ import annotations

from typing import Annotated

import typer

from forceout.api import Judge
from forceout.cli import options, pages
from forceout.cli.answers import of_judge, of_verdict, say
from forceout.cli.cubes import mat_table
from forceout.cli.refusing import Refusal
from forceout.cli.stream import judge_stream
from forceout.kit import Mat
from forceout.rules.verdict import Verdict


def judge(
    position: Annotated[
        str | None,
        typer.Argument(
            help="The mat: Goal | Required | Permitted | Forbidden | Resources "
            "(On-Sets: | universe)."
        ),
    ] = None,
    paper: Annotated[str | None, typer.Argument(help="What the player wrote.")] = None,
    rulebook: options.Rulebook = options.RULEBOOK,
    division: options.Division = "",
    variation: options.Variations = None,
    claim: Annotated[
        str,
        typer.Option(
            help="What the paper is written for, such as now, impossible or last-cube.",
            metavar="NAME",
        ),
    ] = "",
    season: options.Season = None,
    as_json: options.AsJson = False,
    jsonl: Annotated[
        bool,
        typer.Option(
            "--jsonl",
            help="Judge cases from standard input, one JSON object a line; answer likewise.",
        ),
    ] = False,
) -> None:
    """Judge a paper: correct or not, by which clauses, and the reading that breaks it.

    Leaves with 0 for a correct paper, 1 for an incorrect one, 2 for one that cannot be read.
    """
    if jsonl:
        if position is not None:
            raise Refusal("With --jsonl the positions and papers come from standard input.")
        raise typer.Exit(judge_stream())
    if position is None or paper is None:
        raise Refusal('Two things are wanted: forceout judge "POSITION" "PAPER" --claim NAME.')
    bench = Judge.of(rulebook, division, variation or (), season)
    if not claim:
        claims = ", ".join(one.name for one in bench.rules.claims)
        raise Refusal(f"Say what the paper is written for, with --claim: {claims}.")
    mat = bench.mat(position)
    verdict = bench.paper(mat, paper, claim)
    if as_json:
        asked = {"claim": claim, "position": str(mat), "paper": str(bench.sheet(paper))}
        say(of_judge(bench) | asked | of_verdict(bench, verdict))
    else:
        _show(bench, mat, paper, claim, verdict)
    raise typer.Exit(not verdict.is_correct)


def _show(bench: Judge, mat: Mat, paper: str, claim: str, verdict: Verdict) -> None:
    page = pages.page()
    page.print(pages.heading(bench, f"claim {claim}"))
    page.print()
    page.print(mat_table(mat))
    page.print()
    page.print(pages.typed(f"Paper      {bench.sheet(paper)}", "bold"))
    page.print()
    if verdict.is_correct:
        page.print(pages.answer("Correct", good=True))
    else:
        clauses = ", ".join(verdict.clauses)
        page.print(pages.answer(f"Incorrect, by {clauses}", good=False))
    page.print(*pages.rulings(bench, verdict.rulings), sep="\n", end="")
    for part in (*pages.readings(verdict), *pages.cubes_used(verdict.uses)):
        page.print(part)
