"""A rulebook's clauses: what each one says in our words, and who sees to it that it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from textwrap import dedent


class Keeper(Enum):
    """Who sees to it that a clause is kept."""

    JUDGE = "judge"
    """The judge of papers, Goals and variation picks."""

    MATCH = "match"
    """The procedure of a match: moves, challenges, clocks and scores."""

    PEOPLE = "people"
    """The human judges and the players at the table: conduct, equipment and intent."""

    NOTE = "note"
    """Nobody: a heading, a definition or an explanation."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rulebook.

    Its id is made of the text's own numbers and letters, such as `VII-B-3-e`; what it says is one
    plain sentence in our words, never the rulebook's.
    """

    id: str
    says: str
    keeper: Keeper

    def __str__(self) -> str:
        """The id and the sentence."""
        return f"{self.id}: {self.says}"


@dataclass(frozen=True, slots=True)
class Clauses:
    """A rulebook's clauses by id, in the order of its text.

    >>> clauses = Clauses.read('''
    ...     VII      note   How papers are checked.
    ...     VII-B-3  judge  The Solution keeps to what the mat says
    ...                     about each cube.
    ... ''')
    >>> print(clauses["VII-B-3-e"])
    VII-B-3: The Solution keeps to what the mat says about each cube.
    >>> "VIII-A" in clauses
    False
    """

    by_id: Mapping[str, Clause]

    @classmethod
    def read(cls, table: str) -> Clauses:
        """Read a table: on each line an id, its keeper and what it says, two spaces apart.

        A line that is indented goes on with the sentence before it.
        """
        rows: list[str] = []
        for line in dedent(table).strip().splitlines():
            if line.startswith(" "):
                rows[-1] += " " + line.strip()
            else:
                rows.append(line)
        by_id: dict[str, Clause] = {}
        for row in rows:
            name, keeper, says = re.split(r" {2,}", row)
            if name in by_id:
                raise ValueError(f"Clause {name} stands in the table twice.")
            by_id[name] = Clause(name, says, Keeper(keeper))
        return cls(by_id)

    def __getitem__(self, clause: str) -> Clause:
        """Look up a clause, or, if the text names no such part, the clause that it is a part of."""
        found = self.by_id.get(clause) or self.parent(clause)
        if found is None:
            raise LookupError(f"This rulebook has no clause {clause}.")
        return found

    def __contains__(self, clause: str) -> bool:
        """Whether a clause, or one that it would be a part of, is in this rulebook."""
        return clause in self.by_id or self.parent(clause) is not None

    def __iter__(self) -> Iterator[Clause]:
        """Go through the clauses in the order of the text."""
        return iter(self.by_id.values())

    def __len__(self) -> int:
        """How many clauses there are."""
        return len(self.by_id)

    def parent(self, clause: str) -> Clause | None:
        """Find the nearest clause that a clause is a part of; a whole section has none."""
        while "-" in clause:
            clause = clause.rpartition("-")[0]
            if clause in self.by_id:
                return self.by_id[clause]
        return None

    def parts(self, clause: str) -> tuple[Clause, ...]:
        """List the clauses that are parts of a clause, parts of parts included."""
        return tuple(part for part in self if part.id.startswith(f"{clause}-"))
