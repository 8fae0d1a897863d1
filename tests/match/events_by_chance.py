"""Events of every kind by chance, likely or not: what a record has to be able to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

from hypothesis import strategies as st

from forceout.kit import CARDS, Colour, Cube, Layout, Row, Section, Shape, Turn
from forceout.kit.boxes import EQUATIONS_FACES, SET_DIGITS, SET_FACES
from forceout.match.events import Event
from forceout.match.record.phrases import _PIECES
from forceout.match.record.wording import TEMPLATES
from forceout.match.table import Table
from forceout.rules.claims import Side
from forceout.rules.procedure import Task

EQUATIONS_TABLE = Table("agloa-equations-2026", "middle", 2027, ("Ann", "Ben", "Cleo"))
ON_SETS_TABLE = Table("agloa-onsets-2014", "senior", 2015, ("Ann", "", "Ben: the 2nd"))

seats = st.sampled_from("ABCDEF")
texts = st.text(max_size=30)
numbers = st.integers(-999, 9999)


def cubes(*, deals: bool) -> st.SearchStrategy[Cube]:
    """Any cube of a game."""
    if deals:
        digits = st.builds(
            Cube,
            st.sampled_from(SET_DIGITS),
            turn=st.sampled_from([Turn.UPRIGHT, Turn.UPSIDE_DOWN]),
        )
        return digits | st.builds(Cube, st.sampled_from(SET_FACES))
    colours = st.none() | st.sampled_from(Colour)
    return st.builds(Cube, st.sampled_from(EQUATIONS_FACES), colours, st.sampled_from(Turn))


@st.composite
def goals(draw: st.DrawFn, *, deals: bool) -> Row | Layout:
    """Any Goal of a game; shapes fit the number of cubes."""
    if deals:
        digits = cubes(deals=True).filter(lambda cube: cube.face in SET_DIGITS)
        lying = tuple(draw(st.lists(digits, min_size=0, max_size=3)))
        shapes = {2: [Shape.ROW, Shape.COLUMN], 3: [*Shape]}.get(len(lying), [Shape.ROW])
        return Layout(draw(st.sampled_from(shapes)), lying)
    lying = tuple(draw(st.lists(cubes(deals=False), max_size=6)))
    gaps = st.lists(st.integers(0, 2), min_size=len(lying) - 1, max_size=len(lying) - 1)
    return Row(lying, tuple(draw(gaps)) if lying else ())


def sorted_values(*, deals: bool) -> Mapping[str, st.SearchStrategy[Any]]:
    """Values of each sort."""
    pairs = st.lists(seats, min_size=1, max_size=6, unique=True)
    return {
        "seat": seats,
        "player": seats | st.just(""),
        "seats": st.lists(seats, min_size=1, max_size=3, unique=True).map(tuple),
        "number": numbers,
        "word": texts,
        "claim": texts,
        "clause": texts,
        "clauses": st.lists(texts.filter(lambda text: ", " not in text), max_size=3).map(tuple),
        "text": texts,
        "section": st.sampled_from(Section),
        "side": st.sampled_from(Side),
        "task": st.sampled_from(Task),
        "verdict": st.booleans(),
        "cards": st.lists(st.sampled_from(CARDS), max_size=5).map(tuple),
        "cube": cubes(deals=deals),
        "cubes": st.lists(cubes(deals=deals), max_size=24).map(tuple),
        "goal": goals(deals=deals),
        "throws": _paired(pairs, st.sampled_from("0123456789+-x/^v")),
        "scores": _paired(pairs, numbers),
        "earned": _paired(pairs, st.sampled_from(["6", "4", "0", "1.25", "-0.50"])),
    }


def _paired(
    names: st.SearchStrategy[list[str]], values: st.SearchStrategy[Any]
) -> st.SearchStrategy[tuple[tuple[str, Any], ...]]:
    def with_values(chosen: list[str]) -> st.SearchStrategy[tuple[tuple[str, Any], ...]]:
        return st.tuples(*(st.tuples(st.just(name), values) for name in chosen))

    return names.flatmap(with_values)


def events(*, deals: bool) -> st.SearchStrategy[Event]:
    """Any event, of any kind."""
    values = sorted_values(deals=deals)
    return st.one_of([_of_kind(kind, template, values) for kind, template in TEMPLATES.items()])


def _of_kind(
    kind: type[Event], template: str, values: Mapping[str, st.SearchStrategy[Any]]
) -> st.SearchStrategy[Event]:
    named = dict(_fields(template))
    flags = {name for name, hint in get_type_hints(kind).items() if hint is bool} - named.keys()
    drawn = {name: values[sort] for name, sort in named.items()}
    return st.builds(kind, **drawn, **dict.fromkeys(flags, st.booleans()))


def _fields(template: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, sort, chunk, _, _ in _PIECES.findall(template):
        found += [(name, sort)] if name else _fields(chunk)
    return found
