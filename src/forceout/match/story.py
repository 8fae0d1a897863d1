"""A match told in words: who did what, what came of it, and by which clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final, NamedTuple

from forceout.kit import Card, Cube, Layout, Row, printable
from forceout.match.events import Event
from forceout.match.record.phrases import Phrase
from forceout.match.record.sorts import Sort, sorts
from forceout.match.record.wording import TEMPLATES
from forceout.match.table import Seat, Table
from forceout.rulebooks.shelf import rulebook
from forceout.rules.clause import Clause


class Sentence(NamedTuple):
    """A sentence of the story, and the clauses that it rests on."""

    text: str
    clauses: tuple[Clause, ...]


class Teller:
    """Tells what happens at a table, with the players' names.

    >>> from forceout.match.events import CubeMoved
    >>> from forceout.kit import Colour, Section
    >>> teller = Teller(Table("agloa-equations-2026", "middle", players=("Ann", "Ben")))
    >>> teller.tell(CubeMoved("B", Cube("x", Colour.GREEN), Section.REQUIRED)).text
    'Ben moves the green × to Required.'
    """

    def __init__(self, table: Table) -> None:
        """Learn the names of a table."""
        self._clauses = rulebook(table.rulebook).clauses
        known = _told(table)
        self._phrases = {
            kind: Phrase[Event](kind, template.removeprefix("- "), known)
            for kind, template in TEMPLATES.items()
        }

    def tell(self, event: Event) -> Sentence:
        """Tell an event in a sentence."""
        said = printable(self._phrases[type(event)].say(event))
        return Sentence(f"{said[0].upper()}{said[1:]}.", tuple(self._named(event)))

    def _named(self, event: Event) -> Iterator[Clause]:
        for field in fields(event):
            if field.name in {"clause", "clauses"}:
                named = getattr(event, field.name)
                for clause in (named,) if isinstance(named, str) else named:
                    if clause in self._clauses:
                        yield self._clauses[clause]


def name_of(table: Table, seat: Seat) -> str:
    """A player's name, or the seat where it has none.

    >>> name_of(Table("grc-equations-2026", players=("Ann", "")), "B")
    'Player B'
    """
    if seat not in table.seats:
        return f"Player {seat}"
    return printable(table.players[table.seats.index(seat)].strip()) or f"Player {seat}"


def _told(table: Table) -> Mapping[str, Sort]:
    """The sorts of things as they are told: names for seats, and signs as they look."""
    deals = table.play.rolling.deals
    known = sorts(deals=deals)

    def sign(cube: Cube) -> str:
        return _NULL_SET if deals and cube.face == "^" else cube.sign

    def name(seat: Seat) -> str:
        return name_of(table, seat)

    def pairs(things: tuple[tuple[Seat, object], ...]) -> str:
        return ", ".join(f"{name(seat)} {value}" for seat, value in things)

    telling: dict[str, Callable[[Any], str]] = {
        "seat": name,
        "player": lambda seat: name(seat) if seat else "the table",
        "seats": lambda seats: " and ".join(map(name, seats)),
        "cube": lambda cube: _cube(cube, sign(cube)),
        "cubes": lambda cubes: " ".join(_short(one, sign(one)) for one in cubes) or "nothing",
        "cards": lambda cards: " ".join(map(_card, cards)),
        "goal": _goal,
        "text": str,
        "claim": lambda claim: _CLAIMS.get(claim, claim),
        "clause": lambda clause: clause or "custom",
        "clauses": ", ".join,
        "throws": pairs,
        "scores": pairs,
        "earned": pairs,
    }
    return {
        sort: known[sort]._replace(write=telling.get(sort, known[sort].write)) for sort in known
    }


_NULL_SET: Final = "Λ"
"""The sign of On-Sets on a face that notation writes as Equations does its powers."""

_CLAIMS: Final = {
    "now": "Now",
    "impossible": "Impossible",
    "no-goal": "that there is no Goal",
    "a-flub": "an A-flub",
    "p-flub": "a P-flub",
    "no-goal-flub": "a No-Goal flub",
}
_TURNED: Final = {
    "": "",
    "s": " (sideways)",
    "u": " (upside-down)",
    "su": " (sideways, upside-down)",
}


def _cube(cube: Cube, sign: str) -> str:
    colour = f"{cube.colour.word} " if cube.colour else ""
    return f"the {colour}{sign}{_TURNED[cube.turn.value]}"


def _short(cube: Cube, sign: str) -> str:
    return f"{cube.colour.value if cube.colour else ''}{sign}{cube.turn.value}"


def _card(card: Card) -> str:
    return str(card)


def _goal(goal: Row | Layout) -> str:
    if isinstance(goal, Layout):
        return str(goal) or "nothing"
    signs = (f"{cube.sign}{cube.turn.value}{' ' * gap}" for cube, gap in goal.pairs())
    return "".join(signs).rstrip() or "nothing"
