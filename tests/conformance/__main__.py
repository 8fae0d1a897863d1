"""Runs conformance cases: `python -m tests.conformance [--kind KIND]... [FILE]...`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.conformance.cases import run
from tests.conformance.clauses import CASES, Citations
from tests.conformance.kinds import Case


def main() -> int:
    """Run the cases of the files (without any, the project's own) and print what fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", action="append", help="run the cases of this kind only")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    options = parser.parse_args()
    files = options.files or sorted(CASES.glob("*.jsonl"))
    citations = Citations()
    passed = failed = 0
    for case in _cases(files):
        if options.kind and case["kind"] not in options.kind:
            continue
        try:
            problem = run(case, citations)
        except Exception as error:  # noqa: BLE001 - one broken case must not hide the others
            problem = f"{type(error).__name__}: {error}"
        if problem:
            failed += 1
            print(f"{case['id']}: {problem}")
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _cases(files: list[Path]) -> Iterator[Case]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield json.loads(line)


if __name__ == "__main__":
    sys.exit(main())
