"""Writes docs/clauses, a page a rulebook: each clause, where it is kept, and what tests it.

`python -m tools.clause_table` writes the pages; with `--check` it only says which are not up to
date, and exits 1 if any are.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from forceout.rules.clause import Clause, Keeper
from tools.clause_evidence import Evidence, Found, evidence
from tools.clause_mentions import ROOT

PAGES = ROOT / "docs" / "clauses"
COMMAND = "python -m tools.clause_table"

_INTRODUCTION = f"""\
Made by `{COMMAND}`; not to be edited by hand. What each clause says is told in our own words.

**Kept by**: the *judge* of papers, Goals and picks; the procedure of a *match*; *people*, who are
the human judges and the players at the table; or nobody, for what is only explained (*note*).
**How**: the codes of the faults that cite the clause in any division, the variations that it lists,
and the files of `src/forceout` that keep it or name it. **Tests**: how many conformance cases of
each kind are about it, and the files of `tests` with a test that names it. *With* another clause:
it has none of its own, and shares those of a clause that says the same, lists the same variation,
or that it is a part of (or, for want of these, of its first part)."""

_KEPT_BY_PEOPLE = "Left to human judges and players"
_NOT_YET = "Kept by the judge, but not yet by Forceout"


def pages() -> Mapping[str, str]:
    """Every page by the name of its file."""
    return {f"{name}.md": _page(found) for name, found in evidence().items()}


def outdated() -> list[str]:
    """The pages that are not as they should be, those included that should not be there."""
    wanted = pages()
    there = {path.name: path.read_text(encoding="utf-8") for path in PAGES.glob("*.md")}
    return sorted(name for name in wanted.keys() | there if wanted.get(name) != there.get(name))


def main() -> int:
    """Write the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if one is old")
    is_check = parser.parse_args().check
    wanted = pages()
    for name in outdated():
        print(name)
        if not is_check:
            _put(PAGES / name, wanted.get(name))
    return 1 if is_check and outdated() else 0


def _put(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink()
    else:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _page(found: Evidence) -> str:
    clauses = found.rulebook.clauses
    counts = Counter(clause.keeper for clause in clauses)
    kept = ", ".join(f"{counts[keeper]} {keeper.value}" for keeper in Keeper)
    people = [clause for clause in clauses if clause.keeper is Keeper.PEOPLE]
    not_yet = [clause for clause in clauses if found.is_not_yet(clause)]
    parts = [
        f"# {found.rulebook.title}, clause by clause",
        _INTRODUCTION,
        f"{len(clauses)} clauses: {kept}.",
        *_list(_KEPT_BY_PEOPLE, people),
        *_list(_NOT_YET, not_yet),
        "## All clauses",
        "\n".join(
            [
                "| clause | says | kept by | how | tests |",
                "| --- | --- | --- | --- | --- |",
                *(_row(found, clause) for clause in clauses),
            ]
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _list(heading: str, clauses: list[Clause]) -> list[str]:
    if not clauses:
        return []
    lines = (f"- **{clause.id}** {_plain(clause.says)}" for clause in clauses)
    return [f"## {heading}", "\n".join(lines)]


def _row(found: Evidence, clause: Clause) -> str:
    how = "not yet" if found.is_not_yet(clause) else _cell(found.how(clause))
    tests = _cell(found.tests(clause))
    if waiting := found.waiting.get(clause.id):
        tests = "; ".join(filter(None, [tests, f"not run yet: {', '.join(waiting)}"]))
    cells = (clause.id, _plain(clause.says), clause.keeper.value, how, tests)
    return re.sub(r" +", " ", f"| {' | '.join(cells)} |")


def _cell(found: Found) -> str:
    return f"with {found.shared_with}" if found.shared_with else ", ".join(found.shown)


def _plain(text: str) -> str:
    """Write a sentence so that its signs mean nothing to Markdown."""
    return re.sub(r"([|*_<\\])", r"\\\1", text)


if __name__ == "__main__":
    sys.exit(main())
