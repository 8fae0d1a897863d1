import re
import tomllib
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGE, ROOT, floors, shown, texts

LONGEST = 500
_CODE = {".py", ".pyi", ".rs"}
# Every address that the project names, with the reason to name it. No registry is among them:
# each is reached by its client's own default.
ADDRESSES = {
    "www.apache.org": "the licence's own text",
    "www.w3.org": "the name space of SVG",
    "keepachangelog.com": "the form of the change log",
    "semver.org": "the meaning of a version",
}
ADDRESS = re.compile(r"\w+://([\w.-]+)")
MACHINE = re.compile(r"(?<![\w.-])/(?:home|root|work|Users|tmp)/|\b[A-Z]:\\\\?Users\\")
VAGUE = {"common", "helpers", "manager", "misc", "util", "utils"}


def test_files_are_short() -> None:
    """No file of the program, or of its tests, is longer than 500 lines: it would be two."""
    folders = (PACKAGE, *(ROOT / name for name in ("crates", "tests", "bench", "tools")))
    sources = [path for folder in folders for path in folder.rglob("*") if path.suffix in _CODE]
    lengths = {shown(path): path.read_text(encoding="utf-8").count("\n") for path in sources}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_names_explain() -> None:
    """No file is named for being useful; each is named for what is in it."""
    assert [shown(path) for path in texts() if path.stem in VAGUE] == []


def test_only_known_addresses() -> None:
    """No text names a download address, in lock files least of all."""
    found = {
        (shown(path), host)
        for path in texts()
        for host in ADDRESS.findall(path.read_text(encoding="utf-8"))
        if host not in ADDRESSES
    }
    assert found == set()


def test_no_paths_of_a_machine() -> None:
    """No text names a folder that only one machine has."""
    found = {shown(path) for path in texts() if MACHINE.search(path.read_text(encoding="utf-8"))}
    assert found == set()


@pytest.mark.parametrize("root", ["/{}/ada", "C:\\{}\\ada"])
def test_a_path_of_a_machine_is_seen(root: str) -> None:
    """The pattern above notices a folder of a person's own."""
    assert MACHINE.search("see " + root.format("Users"))


def test_every_floor_is_pure() -> None:
    """The import contract against chance, clocks and files covers every floor but the doors."""
    project = tomllib.loads(Path(ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (pure,) = (contract for contract in contracts if contract["type"] == "forbidden")
    expected = [f"forceout.{floor}" for floor in floors() if floor != "cli"]
    assert pure["source_modules"] == expected
