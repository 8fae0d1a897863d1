"""Where clauses are kept that no fault cites and no comment names, and those not kept yet.

A clause may allow or define something, so that nobody can break it; or say in a second place what
another clause says. The first have the file that makes it so, the second that other clause.
"""

from __future__ import annotations

from collections.abc import Mapping

_ON_SETS = {
    "I-B-2-b": "onsets/evaluation.py",
    "I-B-2-c-i": "onsets/evaluation.py",
    "I-B-2-c-ii": "onsets/evaluation.py",
    "I-B-2-c-iii": "onsets/evaluation.py",
    "I-B-2-c-iv": "onsets/evaluation.py",
    "I-B-2-d-i": "onsets/evaluation.py",
    "I-B-2-d-ii": "onsets/evaluation.py",
    "I-B-3-b": "VII-B-4-b",
    "I-B-3-c": "VII-B-4-c",
    "I-B-3-d": "VII-B-4-d",
    "VI-B-1": "onsets/restrictions.py",
    "VII-B-4-c": "rules/cover.py",
    "VII-B-5": "onsets/variations.py",
    "VII-C-5-a": "III-B",
    "VII-C-5-e": "onsets/variations.py",
    "XIII-C-1": "onsets/variations.py",
    "XIII-C-2": "onsets/variations.py",
    "XIII-C-3": "onsets/variations.py",
}

PLACES: Mapping[str, Mapping[str, str]] = {
    "agloa-equations-2026": {
        "I-B-2-b": "VII-B-3-b",
        "I-B-2-c": "VII-B-3-d",
        "I-B-2-d": "VII-B-3-c",
        "III-B-2": "equations/reading.py",
        "III-B-3": "equations/evaluation.py",
        "VI-A-1-a": "VII-C-5-a",
        "VII-B-3-d": "rules/cover.py",
        "VII-B-3-f": "rules/claims.py",
        "VII-B-5": "equations/variations.py",
        "VII-C-5-f": "equations/variations.py",
        "Appendix A": "equations/meaning.py",
        "Appendix A-1": "VII-B-2",
    },
    "agloa-basic-equations-2026": {
        "IV-A-1-a": "III-B",
        "IV-A-1-b": "III-B",
        "IV-A-1-c": "IV-A-1",
    },
    "mlag-equations-2019": {
        "I-B-2-b": "VII-B-3-b",
        "I-B-2-c": "VII-B-3-c",
        "I-B-2-d": "VII-B-3-d",
        "III-B-2": "equations/reading.py",
        "III-B-3": "equations/evaluation.py",
        "VI-A-1-a": "VII-C-3-e",
        "VII-B-3-c": "rules/cover.py",
        "VII-B-3-f": "rules/claims.py",
        "VII-B-5": "equations/reading.py",
        "VII-C-3-a": "VII-B-1",
        "VII-C-3-b": "VII-B-2",
        "VII-C-3-c": "VII-B-3",
        "VII-C-3-c-i": "VII-B-3-a",
        "VII-C-3-c-ii": "VII-B-3-b",
        "VII-C-3-c-iii": "VII-B-3-d",
        "VII-C-3-c-iv": "VII-B-3-e",
        "VII-C-3-d": "VII-B-4",
    },
    "grc-equations-2026": {
        "Special-Other-2": "rulebooks/grc_equations_2026/rulesets.py",
        "Special-Other-3": "rulebooks/grc_equations_2026/rulesets.py",
        "Move-Permitted": "rules/cover.py",
        "Math-4": "values/powers.py",
        "Know-1": "equations/reading.py",
        "Know-2": "values/operations.py",
        "Know4-1": "values/operations.py",
        "Know4-2": "values/powers.py",
        "Know4-4": "values/powers.py",
        "Know4-6": "values/powers.py",
        "Know4-7": "values/powers.py",
        "Know4-8": "values/powers.py",
    },
    "agloa-onsets-2014": {**_ON_SETS, "VII-B-6-b": "onsets/reading.py"},
    "agloa-basic-onsets-2014": {
        "IV-A-1-a": "III-B",
        "IV-A-1-b": "III-D",
    },
    "mlag-onsets-2019": {
        **_ON_SETS,
        "V-A-1-a": "III-B",
        "VII-C-5-c": "VII-B-6-a",
    },
}
"""For each rulebook its clauses, each with a file of the program or another of its clauses."""

NOT_YET: Mapping[str, frozenset[str]] = {}
"""Clauses that are a judge's to keep and that Forceout does not keep yet, with the reason."""
