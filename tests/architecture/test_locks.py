import re
import tomllib
from importlib.metadata import version

from tests.architecture.tree import ROOT

EXACT = re.compile(r"([A-Za-z0-9_.-]+)==([0-9][\w.]*)")


def plain(name: str) -> str:
    """A package's name as Python's tools compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    """The Python packages of requirements.lock, each with its version."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    found = [EXACT.fullmatch(line) for line in lines if not line.startswith("#")]
    return {plain(match[1]): match[2] for match in found if match}


def test_the_lock_holds_versions_only() -> None:
    """Each line of requirements.lock is one package at one exact version."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    packages = [line for line in lines if not line.startswith("#")]
    assert [line for line in packages if not EXACT.fullmatch(line)] == []


def test_every_dependency_is_locked() -> None:
    """Whatever pyproject.toml asks for has its version in requirements.lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    names = {plain(re.split(r"[<>=!~\[; ]", need, maxsplit=1)[0]) for need in wanted}
    assert names - locked().keys() == set()


def test_the_lock_is_what_runs() -> None:
    """The packages installed here are those of the lock."""
    assert {name: version(name) for name in locked()} == locked()


def test_every_crate_is_pinned() -> None:
    """Cargo chose no version by itself: each crate in Cargo.lock is pinned in a Cargo.toml."""
    pinned = {}
    for manifest in (ROOT / "crates").glob("*/Cargo.toml"):
        crate = tomllib.loads(manifest.read_text(encoding="utf-8"))
        never = crate.get("target", {}).get("cfg(any())", {})
        for table in (crate, never):
            for name, need in table.get("dependencies", {}).items():
                pinned[name] = need if isinstance(need, str) else need.get("version")
    chosen = tomllib.loads((ROOT / "Cargo.lock").read_text(encoding="utf-8"))["package"]
    from_outside = {crate["name"]: f"={crate['version']}" for crate in chosen if "source" in crate}
    assert from_outside == {name: pinned.get(name) for name in from_outside}
