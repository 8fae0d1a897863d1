import ast
from collections.abc import Iterator

import pytest

from tests.architecture.tree import PACKAGE, floors, shown

EXACT = [floor for floor in floors() if floor != "cli"]
WHOLE = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"}  # of math: exact ones


def inexact(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Each place where a program says a number that is not exact: its line and what it says."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float() | complex() as value):
                yield node.lineno, repr(value)
            case ast.Name(id="float" | "complex" as name):
                yield node.lineno, name
            case ast.Attribute(value=ast.Name(id="math"), attr=name) if name not in WHOLE:
                yield node.lineno, f"math.{name}"
            case ast.Import(names=names) if {"cmath", "decimal"} & {name.name for name in names}:
                yield node.lineno, "cmath or decimal"
            case ast.ImportFrom(module="cmath" | "decimal" as module):
                yield node.lineno, module
            case ast.ImportFrom(module="math", names=names):
                yield from ((node.lineno, n.name) for n in names if n.name not in WHOLE)
            case _:
                pass


@pytest.mark.parametrize("floor", EXACT)
def test_rules_are_exact(floor: str) -> None:
    """Below the doors no floating-point number is written, made or named."""
    found = [
        f"{shown(path)}:{line}: {what}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for line, what in inexact(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "x = 0.5",
        "x = 2j",
        "x = float(y)",
        "def f(x: float) -> None: ...",
        "x = math.sqrt(2)",
        "from math import log",
        "import cmath",
        "from decimal import Decimal",
    ],
)
def test_an_inexact_line_is_seen(line: str) -> None:
    """Each way of being inexact is noticed, so that the test above can fail."""
    assert list(inexact(ast.parse(line)))


@pytest.mark.parametrize("line", ["x = math.gcd(4, 6)", "from math import isqrt", "x = 7 // 2"])
def test_whole_numbers_are_exact(line: str) -> None:
    """Whole-number functions of the standard library are welcome."""
    assert list(inexact(ast.parse(line))) == []
