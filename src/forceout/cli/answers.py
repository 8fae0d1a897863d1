"""Answers as plain data, for --json and for the stream."""

from __future__ import annotations

import json
from collections.abc import Iterable

import typer

from forceout import values
from forceout.api import Judge
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.bench import Worth
from forceout.rules.verdict import Ruling, Verdict
from forceout.values import Uncheckable


def say(data: object) -> None:
    """Print data, readable and in ASCII."""
    typer.echo(json.dumps(data, indent=2))


def says(judge: Judge, clause: str) -> str:
    """Tell what a clause says, in our words."""
    return RULEBOOKS[judge.rules.rulebook].clauses[clause].says


def of_judge(judge: Judge) -> dict[str, object]:
    """The rules that an answer goes by."""
    rules = judge.rules
    return {
        "rulebook": rules.rulebook,
        "division": rules.division,
        "season": rules.season,
        "variations": [str(variation) for variation in judge.variations],
    }


def of_verdict(judge: Judge, verdict: Verdict) -> dict[str, object]:
    """A verdict, with what each clause says."""
    return verdict.as_json() | {"rulings": _rulings(judge, verdict.rulings)}


def of_worth(judge: Judge, worth: Worth) -> dict[str, object]:
    """What an expression is worth: each value with a reading, or why there is none."""
    readings: list[dict[str, str]] = []
    for reading, value in worth.readings:
        if isinstance(value, Uncheckable):
            readings.append({"reading": reading, "uncheckable": value.why})
        else:
            readings.append({"reading": reading, "value": values.show(value)})
    return {
        "values": [values.show(value) for value in worth.values],
        "readings": readings,
        "complete": worth.is_whole,
        "rulings": _rulings(judge, worth.rulings),
    }


def _rulings(judge: Judge, rulings: Iterable[Ruling]) -> list[dict[str, object]]:
    return [ruling.as_json() | {"says": says(judge, ruling.clause)} for ruling in rulings]
