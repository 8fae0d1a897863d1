"""Lines that people can read, made of a phrase for each kind of thing that happens.

A phrase is written as a template: `{by:seat} moves {cube:cube} to {to:section}`. What stands in
brackets is left out where it says nothing: `[ from {origin:section}]` where that has its default,
and `[ as a bonus|bonus]`, words for a field that is true, where it is false.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from forceout.match.record.sorts import Sort

ThingT = TypeVar("ThingT")

_PIECES: Final = re.compile(r"\{(\w+):(\w+)\}|\[([^\]|]*)(?:\|(\w+))?\]|([^\[{]+)")


@dataclass(frozen=True)
class Phrase(Generic[ThingT]):
    """How one kind of thing is said.

    >>> from forceout.match.actions import JoinSide
    >>> from forceout.match.record.sorts import sorts
    >>> from forceout.rules.claims import Side
    >>> phrase = Phrase(JoinSide, "{by:seat} joins {side:side} side", sorts(deals=False))
    >>> phrase.say(JoinSide("C", Side.MOVER))
    "C joins the Mover's side"
    >>> phrase.understand("C joins the Mover's side")
    JoinSide(by='C', side=<Side.MOVER: 'mover'>)
    """

    kind: type[ThingT]
    template: str
    sorts: Mapping[str, Sort]

    @cached_property
    def looks(self) -> re.Pattern[str]:
        """What a line of it looks like."""
        return re.compile(self._looks(self.template), re.DOTALL)

    def _looks(self, template: str) -> str:
        written = []
        for name, sort, chunk, flag, plain in _PIECES.findall(template):
            if name:
                written.append(f"(?P<{name}>{self.sorts[sort].looks})")
            elif flag:
                written.append(f"(?P<{flag}>{re.escape(chunk)})?")
            elif chunk:
                written.append(f"(?:{self._looks(chunk)})?")
            else:
                written.append(re.escape(plain))
        return "".join(written)

    def say(self, thing: ThingT) -> str:
        """Write a thing."""
        return "".join(self._said(self.template, thing))

    def _said(self, template: str, thing: ThingT) -> Iterator[str]:
        for name, sort, chunk, flag, plain in _PIECES.findall(template):
            if name:
                yield self.sorts[sort].write(getattr(thing, name))
            elif flag:
                yield chunk if getattr(thing, flag) else ""
            elif chunk:
                yield from self._said(chunk, thing) if self._says_more(chunk, thing) else ()
            else:
                yield plain

    def _says_more(self, chunk: str, thing: ThingT) -> bool:
        defaults = _defaults(self.kind)
        names = [name for name, *_ in _PIECES.findall(chunk) if name]
        return any(getattr(thing, name) != defaults[name] for name in names)

    def understand(self, line: str, **more: object) -> ThingT | None:
        """Read a line; None when it says something else. `more` has what the line does not say.

        Raises `ValueError` where a part of it is not what it should be.
        """
        found = self.looks.fullmatch(line)
        if found is None:
            return None
        return self.kind(**dict(self._understood(self.template, found)), **more)

    def _understood(self, template: str, found: re.Match[str]) -> Iterator[tuple[str, Any]]:
        for name, sort, chunk, flag, _ in _PIECES.findall(template):
            if flag:
                yield flag, found[flag] is not None
            elif chunk:
                yield from self._understood(chunk, found)
            elif name and found[name] is not None:
                yield name, self.sorts[sort].read(found[name])


def _defaults(kind: type) -> dict[str, Any]:
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}
