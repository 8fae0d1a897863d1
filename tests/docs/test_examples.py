import doctest
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(pycon|console)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a document, and the line that it starts on."""

    document: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"


def blocks(language: str) -> list[Block]:
    """The blocks of this language in all documents."""
    texts = [(document, document.read_text(encoding="utf-8")) for document in DOCUMENTS]
    return [
        Block(document, text.count("\n", 0, match.start(2)) + 1, match[2])
        for document, text in texts
        for match in FENCE.finditer(text)
        if match[1] == language
    ]


def shown(document: str) -> str:
    """A document's name in a report."""
    return Path(document).name


@pytest.mark.parametrize("document", sorted({str(b.document) for b in blocks("pycon")}), ids=shown)
def test_python(document: str) -> None:
    """What a document shows Python answering, from its top to its end, is what Python answers."""
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    report: list[str] = []
    known: dict[str, object] = {}
    for block in blocks("pycon"):
        if str(block.document) == document:
            example = parser.get_doctest(block.text, known, str(block), document, block.line - 1)
            runner.run(example, out=report.append, clear_globs=False)
            known = example.globs
    assert not runner.failures, "".join(report)


@pytest.mark.parametrize("block", blocks("console"), ids=str)
def test_commands(block: Block) -> None:
    """What a document shows a command printing is what it prints; 0 and 1 are its answers."""
    commands = [line for line in block.text.splitlines() if line.startswith("$ forceout ")]
    shown = re.split(r"^\$ .*\n", block.text, flags=re.MULTILINE)[1:]
    for line, output in zip(commands, shown, strict=True):
        _, *arguments = shlex.split(line.removeprefix("$ "))
        done = subprocess.run(
            [Path(sys.executable).with_name("forceout"), *arguments],
            capture_output=True,
            check=False,
            encoding="utf-8",
            env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONUTF8": "1"},
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode in (0, 1), f"{line}\n{done.stderr}"
        if output.strip():
            printed = [row.rstrip() for row in done.stdout.splitlines()]
            assert printed == [row.rstrip() for row in output.rstrip().splitlines()], line
