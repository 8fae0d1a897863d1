"""When a cited clause counts as the expected one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

CASES = Path(__file__).parent / "cases"


def same_fault_groups() -> dict[str, list[list[str]]]:
    """Read the clauses that name one fault in two places, by rulebook."""
    groups: dict[str, list[list[str]]] = json.loads((CASES / "same-fault.json").read_text())
    return groups


def is_part_of(clause: str, other: str) -> bool:
    """Whether a clause is another one or a part of it."""
    return clause == other or clause.startswith(f"{other}-")


class Citations:
    """Compares cited clauses with expected ones."""

    def __init__(self) -> None:
        self._groups = same_fault_groups()

    def match(self, rulebook: str, expected: str, cited: Iterable[str]) -> bool:
        """Whether one of the cited clauses counts as the expected one."""
        return any(self._counts(rulebook, expected, clause) for clause in cited)

    def _counts(self, rulebook: str, expected: str, clause: str) -> bool:
        if is_part_of(clause, expected) or is_part_of(expected, clause):
            return True
        return any(
            any(is_part_of(expected, member) for member in group)
            and any(is_part_of(clause, member) for member in group)
            for group in self._groups.get(rulebook, [])
        )
