"""Where an edition stands on each topic, and where two editions, or two divisions, differ."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import dedent
from typing import NamedTuple

from forceout.rulebooks.topics import TOPICS, Topic

_HEADING = re.compile(r"(?P<topic>\S+)(?: (?P<divisions>\S.*))?  \[(?P<clauses>.*)\]")


@dataclass(frozen=True, slots=True)
class Stance:
    """What an edition has to say on a topic, in our words, and the clauses where it says so.

    A stance without clauses is one that the edition takes by saying nothing.
    """

    says: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        """What it says, and the clauses."""
        return f"{self.says} ({', '.join(self.clauses)})" if self.clauses else self.says


@dataclass(frozen=True, slots=True)
class Stances:
    """An edition's stance on each topic, for all divisions and for those that have their own.

    >>> stances = Stances.read('''
    ...     goal.value  [Goal-1, Special-Third-2]
    ...         An integer; in third grade not
    ...         a negative one.
    ...     goal.value third  [Special-Third-2]
    ...         Zero or a positive integer.
    ... ''')
    >>> print(stances.on("goal.value"))
    An integer; in third grade not a negative one. (Goal-1, Special-Third-2)
    >>> print(stances.on("goal.value", "third"))
    Zero or a positive integer. (Special-Third-2)
    """

    by_topic: Mapping[str, Mapping[str, Stance]]
    """For each topic, the stance for all divisions (under "") and those of single divisions."""

    @classmethod
    def read(cls, table: str) -> Stances:
        """Read a table: a topic, perhaps divisions, the clauses in brackets, then what is said.

        What is said is indented under its heading; `-` in the brackets means no clause.
        """
        by_topic: dict[str, dict[str, Stance]] = {}
        for entry in re.split(r"\n(?! )", dedent(table).strip()):
            heading, *lines = entry.splitlines()
            match = _HEADING.fullmatch(heading)
            if match is None:
                raise ValueError(f"This is no heading of a stance: {heading}")
            clauses = () if match["clauses"] == "-" else tuple(match["clauses"].split(", "))
            stance = Stance(" ".join(line.strip() for line in lines), clauses)
            for division in (match["divisions"] or "").split(", "):
                by_topic.setdefault(match["topic"], {})[division] = stance
        return cls(by_topic)

    def on(self, topic: str, division: str = "") -> Stance:
        """Say where the edition stands on a topic, in a division or in all of them."""
        stances = self.by_topic[topic]
        return stances.get(division) or stances[""]


class Difference(NamedTuple):
    """A topic on which two editions do not say the same, and what each of them says."""

    topic: Topic
    first: Stance
    second: Stance


def differences(
    first: Stances, second: Stances, first_division: str = "", second_division: str = ""
) -> tuple[Difference, ...]:
    """List the topics that both editions know and do not say the same on.

    Stances are compared by what they say, so that an edition may number its clauses as it likes.
    Without a division an edition answers for all of its divisions together.
    """
    found: list[Difference] = []
    for topic in TOPICS:
        if topic.name in first.by_topic and topic.name in second.by_topic:
            one = first.on(topic.name, first_division)
            other = second.on(topic.name, second_division)
            if one.says != other.says:
                found.append(Difference(topic, one, other))
    return tuple(found)
