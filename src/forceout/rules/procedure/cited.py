"""Something that a rulebook states, with the clause that states it."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

StatedT = TypeVar("StatedT")


class Cited(NamedTuple, Generic[StatedT]):
    """A fact of a rulebook and its clause; the clause is empty where the text is silent.

    >>> Cited(6, "X-B-2").says
    6
    """

    says: StatedT
    clause: str = ""
