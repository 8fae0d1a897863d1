"""What a shake is worth to each player, as a rulebook has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from forceout.rules.procedure.cited import Cited


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a challenge is worth: to those who are correct, by their part in it, and to the others.

    `alone`, where the text makes a difference, is for a player beside the Challenger whose paper
    shows what the Challenger's did not.
    """

    challenger: Cited[int]
    mover: Cited[int]
    with_challenger: Cited[int]
    with_mover: Cited[int]
    not_correct: Cited[int]
    alone: Cited[int] | None = None


@dataclass(frozen=True, slots=True)
class OwnPapers:
    """What everybody's own paper is worth when nobody challenged to the end."""

    correct: Cited[int]
    otherwise: Cited[int]


@dataclass(frozen=True, slots=True)
class Scores:
    """How a rulebook scores a shake, by what brought it to its end.

    `challenges` and `papers` go by the name of the claim. `accepting` has the challenges after
    which a player without a paper is not correct for accepting one that another proved wrong.
    `shared_block` says that players who challenge at the same moment are all Challengers; where it
    does not hold, nobody is.
    """

    challenges: Mapping[str, Stakes]
    papers: Mapping[str, OwnPapers]
    void: Cited[int]
    absent: Cited[int]
    shared_block: Cited[bool]
    accepting: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
