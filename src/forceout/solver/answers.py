"""What the solver answers: a paper, a proof that there is none, or how far it looked.

Both games answer with these. What was searched prints itself in a pupil's words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from forceout.rules.verdict import Verdict

_MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """How much one question may cost: time, memory in bytes, and steps; None is no bound.

    `memory` is for the tables of a shake that is opened for the question; a shake that is open
    already keeps to its own bound. `threads` is how many processors it may keep busy.
    """

    milliseconds: int | None = 10_000
    memory: int | None = 1_000 * _MEGABYTE
    nodes: int | None = None
    threads: int = 1

    def shared(self, parts: int, taken: int = 1) -> Budget:
        """Part the time and the steps for several questions; a question takes so many parts.

        >>> Budget(milliseconds=900).shared(3).milliseconds
        300
        >>> Budget(milliseconds=900).shared(6, 4).milliseconds
        600
        """
        milliseconds, nodes = self.milliseconds, self.nodes
        return replace(
            self,
            milliseconds=None if milliseconds is None else max(1, milliseconds * taken // parts),
            nodes=None if nodes is None else max(1, nodes * taken // parts),
        )

    def __str__(self) -> str:
        """Say the bounds in words.

        >>> print(Budget(milliseconds=2500))
        2.5 seconds, 1000 megabytes
        """
        parts = []
        if self.milliseconds is not None:
            seconds = str(self.milliseconds // 1000)
            rest = f"{self.milliseconds % 1000:03}".rstrip("0")
            parts.append(f"{seconds}.{rest} seconds" if rest else f"{seconds} seconds")
        if self.memory is not None:
            parts.append(f"{self.memory // _MEGABYTE} megabytes")
        if self.nodes is not None:
            parts.append(f"{self.nodes:,} steps")
        return ", ".join(parts) or "no bound"


@dataclass(frozen=True, slots=True)
class Certificate:
    """What was searched: which papers there could be, and that all of them were looked at.

    `domain` names what the search was over, `least` and `most` how many cubes a paper could have,
    `targets` what a Solution had to come to. `counts` says how much was looked at, under names
    that a reader understands. `reason` is an argument that decides without a search, where there
    is one; `left_out` says what was not searched, and is empty in a proof.

    >>> print(Certificate("whole numbers and fractions", 2, 5, ("16", "11"), {"bags": 1200}))
    searched: whole numbers and fractions
    papers of 2 to 5 cubes
    that come to 16 or 11
    looked at: 1,200 bags
    """

    domain: str
    least: int
    most: int
    targets: tuple[str, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
    reason: str = ""
    left_out: tuple[str, ...] = ()

    @property
    def is_proof(self) -> bool:
        """Whether nothing was left out."""
        return not self.left_out

    def __str__(self) -> str:
        """Tell it line by line, in a pupil's words."""
        lines = [self.reason] if self.reason else []
        lines.append(f"searched: {self.domain}")
        sizes = str(self.most) if self.least >= self.most else f"{self.least} to {self.most}"
        lines.append(f"papers of {sizes} cubes" if sizes != "1" else "papers of 1 cube")
        if self.targets:
            lines.append(f"that come to {listed(self.targets)}")
        if self.counts:
            looked = ", ".join(f"{count:,} {name}" for name, count in self.counts.items())
            lines.append(f"looked at: {looked}")
        lines += [f"left out: {what}" for what in self.left_out]
        return "\n".join(lines)

    def as_json(self) -> dict[str, object]:
        """The certificate as plain data."""
        return {
            "domain": self.domain,
            "cubes": [self.least, self.most],
            "targets": list(self.targets),
            "counts": dict(self.counts),
            "reason": self.reason,
            "left_out": list(self.left_out),
        }


@dataclass(frozen=True, slots=True)
class Found:
    """A paper that is correct: the judge has accepted it.

    `refused` counts the papers that the search had found before and the judge did not accept.

    >>> found = Found("7+8 = 15", Verdict())
    >>> print(found)
    Possible: 7+8 = 15
    >>> found.possible
    True
    """

    paper: str
    verdict: Verdict
    refused: int = 0
    name: str = field(default="found", init=False)

    @property
    def possible(self) -> bool | None:
        """Whether there is a correct paper."""
        return True

    def __str__(self) -> str:
        """Show the paper."""
        return f"Possible: {self.paper}"

    def as_json(self) -> dict[str, object]:
        """The answer as plain data."""
        return {
            "answer": self.name,
            "possible": True,
            "paper": self.paper,
            "refused": self.refused,
            "verdict": self.verdict.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Impossible:
    """No correct paper exists, and this was proved.

    >>> print(Impossible(Certificate("whole numbers", 2, 3, ("16",))))
    Impossible: no correct paper exists.
      searched: whole numbers
      papers of 2 to 3 cubes
      that come to 16
    """

    certificate: Certificate
    name: str = field(default="impossible", init=False)

    @property
    def possible(self) -> bool | None:
        """Whether there is a correct paper."""
        return False

    def __str__(self) -> str:
        """Say so, and what was searched."""
        return _told("Impossible: no correct paper exists.", self.certificate)

    def as_json(self) -> dict[str, object]:
        """The answer as plain data."""
        return _as_json(self.name, self.certificate, possible=False)


@dataclass(frozen=True, slots=True)
class Bounded:
    """No correct paper was found within a bound, where a search without bounds has no end.

    It is never a proof: the certificate names what was left out.
    """

    certificate: Certificate
    name: str = field(default="bounded", init=False)

    @property
    def possible(self) -> bool | None:
        """Nobody can tell."""
        return None

    def __str__(self) -> str:
        """Say so, and what was searched."""
        return _told("No correct paper within the bound; this is no proof.", self.certificate)

    def as_json(self) -> dict[str, object]:
        """The answer as plain data."""
        return _as_json(self.name, self.certificate, possible=None)


@dataclass(frozen=True, slots=True)
class Undecided:
    """The question was not decided within its budget, or was stopped.

    `why` says what ended the search.
    """

    certificate: Certificate
    why: str
    name: str = field(default="undecided", init=False)

    @property
    def possible(self) -> bool | None:
        """Nobody can tell."""
        return None

    def __str__(self) -> str:
        """Say so, and how far the search came."""
        return _told(f"Not decided: {self.why}.", self.certificate)

    def as_json(self) -> dict[str, object]:
        """The answer as plain data."""
        return _as_json(self.name, self.certificate, possible=None) | {"why": self.why}


Answer = Found | Impossible | Bounded | Undecided


def listed(items: tuple[str, ...], most: int = 8) -> str:
    """Write some things with `or` before the last; of very many, the first few.

    >>> listed(("3", "4", "5"))
    '3, 4 or 5'
    """
    if len(items) > most:
        return f"{', '.join(items[:most])} or one of {len(items) - most:,} more"
    *rest, last = items
    return f"{', '.join(rest)} or {last}" if rest else last


def _told(first: str, certificate: Certificate) -> str:
    return "\n  ".join([first, *str(certificate).splitlines()])


def _as_json(name: str, certificate: Certificate, *, possible: bool | None) -> dict[str, object]:
    return {"answer": name, "possible": possible, "certificate": certificate.as_json()}
