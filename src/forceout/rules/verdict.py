"""What a judge says: rulings, each with its clause and the facts, and the verdict they make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from string import Formatter
from typing import NamedTuple

from forceout import drawing
from forceout.drawing import Picture
from forceout.kit import Section


class Fault(NamedTuple):
    """One kind of mistake: its code, what is wrong, and what to do instead.

    The words hold the names of facts in braces; a ruling fills them in.
    """

    code: str
    wrong: str
    instead: str

    @property
    def facts(self) -> frozenset[str]:
        """The names of the facts that its words ask for."""
        words = self.wrong + self.instead
        return frozenset(name for _, name, _, _ in Formatter().parse(words) if name)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One reason against a paper, a Goal or a pick: a fault, its clause, and the facts of the case.

    >>> short = Fault("too-short", "The Solution uses {count} cube.", "Use two cubes or more.")
    >>> print(Ruling(short, "VII-B-3-a", {"count": "1"}))
    VII-B-3-a: The Solution uses 1 cube. Use two cubes or more.
    """

    fault: Fault
    clause: str
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def wrong(self) -> str:
        """What is wrong, in a pupil's words."""
        return self.fault.wrong.format_map(self.facts)

    @property
    def instead(self) -> str:
        """What to do instead."""
        return self.fault.instead.format_map(self.facts)

    def __str__(self) -> str:
        """The clause, what is wrong, and what to do instead, on one line."""
        return f"{self.clause}: {self.wrong} {self.instead}"

    def as_json(self) -> dict[str, object]:
        """The ruling as plain data."""
        return {
            "clause": self.clause,
            "code": self.fault.code,
            "facts": dict(self.facts),
            "wrong": self.wrong,
            "instead": self.instead,
        }


class Use(NamedTuple):
    """Which cube of which section a written symbol used."""

    symbol: str
    cube: str
    section: Section


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the judge decides: correct when there is no ruling against it.

    `readings` shows both sides of a paper fully grouped, the way that decides: the reading that
    breaks an incorrect paper, or one that bears a correct one out.
    """

    rulings: tuple[Ruling, ...] = ()
    readings: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    uses: tuple[Use, ...] = ()

    @property
    def is_correct(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.rulings

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it breaks, each once, in the order found."""
        return tuple(dict.fromkeys(ruling.clause for ruling in self.rulings))

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of its faults, each once, in the order found."""
        return tuple(dict.fromkeys(ruling.fault.code for ruling in self.rulings))

    def __str__(self) -> str:
        """The verdict in plain words, a line for each reason."""
        if self.is_correct:
            lines = ["Correct."]
        else:
            lines = ["Incorrect."] + [f"  {ruling}" for ruling in self.rulings]
        lines += [f"  read as {reading}" for reading in self.readings]
        return "\n".join(lines)

    def picture(self) -> Picture:
        """Draw it, as a note to lay under the paper."""
        if self.is_correct:
            return drawing.verdict("Correct", [f"Read as {one}" for one in self.readings])
        reasons = [f"{ruling.wrong} {ruling.instead}" for ruling in self.rulings]
        return drawing.verdict(f"Incorrect: {', '.join(self.clauses)}", reasons, is_correct=False)

    def _repr_svg_(self) -> str:
        return self.picture().svg(str(self))

    def as_json(self) -> dict[str, object]:
        """The verdict as plain data."""
        return {
            "correct": self.is_correct,
            "rulings": [ruling.as_json() for ruling in self.rulings],
            "readings": list(self.readings),
            "values": list(self.values),
            "uses": [
                {"symbol": use.symbol, "cube": use.cube, "section": use.section.value}
                for use in self.uses
            ],
        }


def distinct(rulings: Iterable[Ruling]) -> tuple[Ruling, ...]:
    """Leave out a ruling that says the same thing a second time."""
    seen: dict[tuple[str, str, str], Ruling] = {}
    for ruling in rulings:
        seen.setdefault((ruling.fault.code, ruling.clause, ruling.wrong), ruling)
    return tuple(seen.values())
