"""Which files of the project name which clauses, in words meant for a reader.

The program names a clause in its comments and docstrings. A test names one in its docstring, or in
the id of one of its cases (`pytest.param(..., id="VII-B-3-e base")`). What stands in an example or
between backquotes is there to be shown and names nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from doctest import DocTestParser
from itertools import groupby
from pathlib import Path

from forceout.rulebooks.shelf import AnyRulebook

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "forceout"
TESTS = ROOT / "tests"

GAMES = "equations", "onsets"
MADE_UP = TESTS / "rules" / "test_clause.py"
"""A test that makes up clauses of its own, under ids that real ones have."""

_QUOTED = re.compile(r"`[^`]*`")
_PARTS = r"(?P<parts>(?:(?: comments?| and|,)* \([a-z]+\))*)"


def game_of(rulebook: AnyRulebook) -> str:
    """The game that a rulebook is about, as its id names it."""
    return next(game for game in GAMES if game in rulebook.id)


class Namer:
    """Finds the clauses that a text names.

    A text that names rulebooks, by id or by the first word of the title, is about those; any other
    is about the first rulebook on the shelf of the file's game (of any game, where the file has
    none). `VII-B-6-b (i), (iv)` names two parts of VII-B-6-b.
    """

    def __init__(self, shelf: Iterable[AnyRulebook]) -> None:
        """Learn the rulebooks' names and their clauses."""
        self._shelf = tuple(shelf)
        self._patterns = {rulebook.id: _any_of(rulebook) for rulebook in self._shelf}
        self._leads = {
            (game_of(rulebook), _league(rulebook)): rulebook for rulebook in reversed(self._shelf)
        }

    def named(self, text: str, game: str = "") -> set[tuple[str, str]]:
        """The clauses that a text names, each with its rulebook's id."""
        return {
            (rulebook.id, clause)
            for rulebook in self._about(text, game)
            for found in self._patterns[rulebook.id].finditer(text)
            for clause in _spelled_out(rulebook, found["clause"], found["parts"])
        }

    def _about(self, text: str, game: str) -> list[AnyRulebook]:
        books = [book for book in self._shelf if game in ("", game_of(book))]
        by_id = [book for book in books if re.search(rf"\b{re.escape(book.id)}\b", text)]
        by_league = [
            book
            for (of_game, league), book in self._leads.items()
            if game in ("", of_game) and re.search(rf"\b{league}\b", text)
        ]
        return by_id or by_league or books[:1]


def _league(rulebook: AnyRulebook) -> str:
    return rulebook.title.split()[0]


def _any_of(rulebook: AnyRulebook) -> re.Pattern[str]:
    """Match an id of several parts; one like `Goal` alone is a word before it is a clause."""
    ids = sorted((clause.id for clause in rulebook.clauses if "-" in clause.id), reverse=True)
    clauses = "|".join(map(re.escape, ids))
    return re.compile(rf"(?<![\w-])(?P<clause>{clauses})(?![\w-]){_PARTS}")


def _spelled_out(rulebook: AnyRulebook, clause: str, parts: str) -> list[str]:
    spelled = [f"{clause}-{part}" for part in re.findall(r"\(([a-z]+)\)", parts)]
    return [part for part in spelled if part in rulebook.clauses.by_id] or [clause]


def in_program() -> Iterator[tuple[Path, str]]:
    """Every comment and docstring of the program; the rulebooks' own tables are left out."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "rulebooks" not in path.relative_to(PACKAGE).parts:
            source = path.read_text(encoding="utf-8")
            for text in (*_comments(source), *_docstrings(ast.parse(source))):
                yield path, _QUOTED.sub("", text)


def in_tests() -> Iterator[tuple[Path, str]]:
    """Every docstring of a test, and every id of a case."""
    for path in sorted(set(TESTS.rglob("test_*.py")) - {MADE_UP}):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.FunctionDef(name=name) if name.startswith("test_"):
                    yield path, _QUOTED.sub("", ast.get_docstring(node) or "")
                case ast.keyword(arg="id", value=ast.Constant(value=str(text))):
                    yield path, text
                case _:
                    pass


def game_of_file(path: Path) -> str:
    """The game that a file is about, by its folders; none for what both games share."""
    return next((game for game in GAMES if game in path.parts), "")


def _comments(source: str) -> Iterator[str]:
    """The comments, lines that follow each other as one text."""
    lines = [
        (token.start[0], token.string.lstrip("# "))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    runs = groupby(enumerate(lines), key=lambda numbered: numbered[1][0] - numbered[0])
    for _, run in runs:
        yield " ".join(text for _, (_, text) in run)


def _docstrings(tree: ast.Module) -> Iterator[str]:
    """The strings that stand by themselves, without their examples."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(text := node.value.value, str)
        ):
            prose = [piece for piece in DocTestParser().parse(text) if isinstance(piece, str)]
            yield " ".join(" ".join(prose).split())
