"""The project's own files, as the checks in this folder look at them."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "forceout"

MADE = {"target", "dist", "Cargo.lock"}  # by building; besides everything whose name starts so:
HIDDEN = ".", "__pycache__"
COMPILED = {".so", ".pyd", ".pyc"}


def texts() -> Iterator[Path]:
    """Every text file of the project: what a clone holds, not what building adds."""
    yield ROOT / ".gitignore"
    yield ROOT / ".ci" / "run"
    yield from _below(ROOT)


def _below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith(HIDDEN) or path.name in MADE or path.suffix in COMPILED:
            continue
        if path.is_dir():
            yield from _below(path)
        else:
            yield path


def floors() -> list[str]:
    """The packages directly in forceout."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))


def shown(path: Path) -> str:
    """The path as a reader of a failure knows it."""
    return path.relative_to(ROOT).as_posix()
