"""What in the project stands behind each clause of a rulebook: how it is kept and tested."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from forceout.rulebooks.shelf import RULEBOOKS, AnyRulebook
from forceout.rules.clause import Clause, Keeper
from forceout.rules.procedure import Averages, Cited, Places, Play
from tests.conformance.cases import RUNNERS
from tests.conformance.clauses import CASES
from tools.clause_mentions import PACKAGE, TESTS, Namer, game_of_file, in_program, in_tests
from tools.clause_places import NOT_YET, PLACES

Column = Mapping[str, tuple[str, ...]]
"""For each clause that has any, what stands behind it, as a table shows it."""


@dataclass(frozen=True, slots=True)
class Found:
    """What stands behind a clause: its own, or what another clause has that it shares in."""

    shown: tuple[str, ...] = ()
    shared_with: str = ""

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return bool(self.shown or self.shared_with)


@dataclass(frozen=True, slots=True)
class Evidence:
    """A rulebook's clauses with how each is kept, what tests it, and which cases wait for it."""

    rulebook: AnyRulebook
    kept: Column
    tested: Column
    waiting: Column
    variations: Mapping[str, frozenset[str]]

    def how(self, clause: Clause) -> Found:
        """How a clause is kept."""
        return self._find(clause, self.kept)

    def tests(self, clause: Clause) -> Found:
        """What tests a clause."""
        return self._find(clause, self.tested)

    def _find(self, clause: Clause, column: Column) -> Found:
        if self.is_not_yet(clause):
            return Found()
        if clause.id in column:
            return Found(column[clause.id])
        if clause.keeper not in {Keeper.JUDGE, Keeper.MATCH}:
            return Found()
        return next(
            (Found(shared_with=other) for other in self._kin(clause) if other in column), Found()
        )

    def is_not_yet(self, clause: Clause) -> bool:
        """Whether a clause is registered as one that Forceout does not keep yet."""
        return clause.id in NOT_YET.get(self.rulebook.id, ())

    def _kin(self, clause: Clause) -> Iterator[str]:
        """The clauses that a clause may share with, the nearest first.

        First one that says the same, then one that lists the same variation in another division,
        then those it is a part of, then its parts.
        """
        clauses = self.rulebook.clauses
        yield from filter(None, [PLACES.get(self.rulebook.id, {}).get(clause.id)])
        for other in clauses:
            if other.says == clause.says and other is not clause:
                yield other.id
        own = self.variations.get(clause.id, frozenset())
        for other_id, listed in self.variations.items():
            if own & listed and other_id != clause.id:
                yield other_id
        for other in (*_ancestors(self.rulebook, clause), *clauses.parts(clause.id)):
            if other.keeper is clause.keeper:
                yield other.id


def evidence() -> Mapping[str, Evidence]:
    """Gather what stands behind each clause of each rulebook on the shelf."""
    kept: dict[tuple[str, str], set[str]] = defaultdict(set)
    for rulebook in RULEBOOKS.values():
        for code, clause in codes_cited(rulebook):
            kept[rulebook.id, clause].add(f"`{code}`")
        for clause, names in _listed(rulebook).items():
            kept[rulebook.id, clause] |= {f"variation `{name}`" for name in names}
        for clause in _stated(rulebook):
            kept[rulebook.id, clause].add(
                f"rulebooks/{rulebook.id.replace('-', '_')}/procedures.py"
            )
        for clause, place in PLACES.get(rulebook.id, {}).items():
            if place.endswith(".py"):
                kept[rulebook.id, clause].add(place)
    namer = Namer(RULEBOOKS.values())
    for path, text in in_program():
        for cited in namer.named(text, game_of_file(path)):
            kept[cited].add(path.relative_to(PACKAGE).as_posix())

    tested: dict[tuple[str, str], set[str]] = defaultdict(set)
    waiting: dict[tuple[str, str], set[str]] = defaultdict(set)
    for (rulebook_id, clause, kind), count in Counter(_cited_by_cases()).items():
        column = tested if kind in RUNNERS else waiting
        column[rulebook_id, clause].add(f"{count} `{kind}`")
    for path, text in in_tests():
        for cited in namer.named(text, game_of_file(path)):
            tested[cited].add(path.relative_to(TESTS).as_posix())

    return {
        rulebook.id: Evidence(
            rulebook,
            _column(rulebook, kept),
            _column(rulebook, tested),
            _column(rulebook, waiting),
            _listed(rulebook),
        )
        for rulebook in RULEBOOKS.values()
    }


def codes_cited(rulebook: AnyRulebook) -> Iterator[tuple[str, str]]:
    """Each fault's code with the clause that it breaks, in any division."""
    for division in rulebook.divisions:
        yield from rulebook.ruleset(division).clauses.items()
        yield from rulebook.procedure(division).play.clauses.items()


def _stated(rulebook: AnyRulebook) -> set[str]:
    """The clauses behind the scores, standings and clocks of any division."""
    return {
        clause
        for division in rulebook.divisions
        for clause in _behind(rulebook.procedure(division))
        if clause in rulebook.clauses.by_id
    }


def _behind(stated: object) -> Iterator[str]:
    """The clauses of all facts within something that a rulebook states."""
    if isinstance(stated, Cited):
        yield stated.clause
    elif isinstance(stated, Mapping):
        yield from (clause for one in stated.values() for clause in _behind(one))
    elif isinstance(stated, Places | Averages):
        yield stated.clause
    elif is_dataclass(stated) and not isinstance(stated, Play):
        yield from (
            clause for one in fields(stated) for clause in _behind(getattr(stated, one.name))
        )


def _listed(rulebook: AnyRulebook) -> Mapping[str, frozenset[str]]:
    """Each clause that lists variations in any division, with their names."""
    listed: dict[str, frozenset[str]] = {}
    for division in rulebook.divisions:
        for name, listing in rulebook.ruleset(division).listed.items():
            listed[listing.clause] = listed.get(listing.clause, frozenset()) | {name}
    return listed


def _cited_by_cases() -> Iterator[tuple[str, str, str]]:
    """For each conformance case and each clause it cites: rulebook, clause, kind."""
    for file in sorted(CASES.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case: dict[str, Any] = json.loads(line)
            for clause in _clauses_of(case):
                yield case["rulebook"], clause, case["kind"]


def _clauses_of(case: Mapping[str, Any]) -> set[str]:
    cited: Iterable[str | None] = (case.get("clause"), case["expect"].get("clause"))
    return {clause for clause in cited if clause}


def _column(rulebook: AnyRulebook, cited: Mapping[tuple[str, str], set[str]]) -> Column:
    """What one rulebook's clauses have: names first, then files."""
    return {
        clause: tuple(sorted(shown, key=_place_in_cell))
        for (rulebook_id, clause), shown in cited.items()
        if rulebook_id == rulebook.id
    }


def _place_in_cell(shown: str) -> tuple[bool, str]:
    return shown.endswith(".py"), shown.lstrip("0123456789")


def _ancestors(rulebook: AnyRulebook, clause: Clause) -> Iterator[Clause]:
    parent = rulebook.clauses.parent(clause.id)
    while parent is not None:
        yield parent
        parent = rulebook.clauses.parent(parent.id)
