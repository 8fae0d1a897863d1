"""The sorts of things that a line of a record names, each with how it is written and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from forceout.equations import notation as equations
from forceout.kit import Card, Cube, Layout, Row, Section, Shape
from forceout.onsets import notation as onsets
from forceout.rules.claims import Side
from forceout.rules.procedure import Task


class Sort(NamedTuple):
    """How one sort of thing is written: what its text looks like, and the two ways across.

    Reading raises `ValueError` where text looks right and is wrong all the same.
    """

    looks: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def escaped(text: str) -> str:
    r"""Write any text on one line, so that nothing of it is lost.

    >>> print(escaped("8+(4x2) = 16 "))
    8+(4x2) = 16\x20
    """
    inner = "".join(_escape(char) for char in text)
    edges = {" ": "\\x20"}
    if inner != inner.strip(" "):
        inner = edges.get(inner[0], inner[0]) + inner[1:]
        inner = inner[:-1] + edges.get(inner[-1], inner[-1])
    return inner


def unescaped(text: str) -> str:
    r"""Read text that was written on one line.

    Raises `ValueError` where a backslash stands for nothing.

    >>> unescaped("8+(4x2) = 16\\x20")
    '8+(4x2) = 16 '
    """
    parts = []
    place = 0
    for found in _ESCAPES.finditer(text):
        parts += [text[place : found.start()], _meaning(found)]
        place = found.end()
    return "".join((*parts, text[place:]))


_NOTHING: Final = "nothing"
_DASHES: Final = {"": "-", "-": "\\x2d"}
_CUBE: Final = r"[rbgk]?[0-9+\-x/^vBRGYUn'V=c](?:su|s|u)?"
_ESCAPES: Final = re.compile(r"\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|(.?))")


def _escape(char: str) -> str:
    if char == "\\":
        return "\\\\"
    if char.isprintable():
        return char
    code = ord(char)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _meaning(found: re.Match[str]) -> str:
    code = found[1] or found[2] or found[3]
    if code and int(code, 16) <= 0x10FFFF:
        return chr(int(code, 16))
    if found[4] == "\\":
        return "\\"
    raise ValueError(f"{found[0]} stands for nothing.")


def _word(text: str) -> str:
    """Write text without a space in it; a dash stands for none."""
    return escaped(text).replace(" ", "\\x20") if text not in {"", "-"} else _DASHES[text]


def _unworded(word: str) -> str:
    return "" if word == "-" else unescaped(word)


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == _NOTHING else tuple(map(Card.read, text.split()))


def _seats(text: str) -> tuple[str, ...]:
    return tuple(re.split(r", | and ", text))


def _listed(seats: tuple[str, ...]) -> str:
    return " and ".join(filter(None, [", ".join(seats[:-1]), seats[-1]]))


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((pair[0], pair[2:]) for pair in text.split(", "))


def _written_pairs(pairs: tuple[tuple[str, object], ...]) -> str:
    return ", ".join(f"{seat} {value}" for seat, value in pairs)


def _spaced(things: tuple[object, ...]) -> str:
    return " ".join(map(str, things)) or _NOTHING


def _named(words: Mapping[str, Any]) -> Sort:
    """Things that have a name each."""
    names = {thing: word for word, thing in words.items()}
    return Sort("|".join(map(re.escape, words)), words.__getitem__, names.__getitem__)


def _paired(looks: str, read: Callable[[str], Any]) -> Sort:
    """What each of several seats has."""
    return Sort(f"[A-F] {looks}(?:, [A-F] {looks})*", read, _written_pairs)


def sorts(*, deals: bool) -> Mapping[str, Sort]:
    """The sorts of a game: with cards (`deals`) cubes and Goals are those of On-Sets."""
    game = onsets if deals else equations
    empty = Layout(Shape.ROW, ()) if deals else Row(())
    return _COMMON | {
        "cube": Sort(_CUBE, lambda text: _one(game.parse_cubes(text)), str),
        "cubes": Sort(
            f"{_NOTHING}|{_CUBE}(?: {_CUBE})*",
            lambda text: () if text == _NOTHING else game.parse_cubes(text),
            _spaced,
        ),
        "goal": Sort(
            r"\S.*",
            lambda text: empty if text == _NOTHING else game.parse_goal(text),
            lambda goal: str(goal) if goal.cubes else _NOTHING,
        ),
    }


def _one(cubes: tuple[Cube, ...]) -> Cube:
    if len(cubes) != 1:
        raise ValueError("One cube is wanted here.")
    return cubes[0]


_COMMON: Final[dict[str, Sort]] = {
    "seat": Sort("[A-F]", str, str),
    "player": Sort(
        "[A-F]|the table", lambda text: text.removeprefix("the table"), lambda by: by or "the table"
    ),
    "seats": Sort("[A-F](?:, [A-F])*(?: and [A-F])?", _seats, _listed),
    "number": Sort(r"-?[0-9]{1,12}", int, str),
    "word": Sort(r"\S+", _unworded, _word),
    "claim": Sort(r"\S+", _unworded, _word),
    "clause": Sort(r"\S+", _unworded, _word),
    "clauses": Sort(
        r"\S+(?:, \S+)*",
        lambda text: tuple(map(_unworded, text.split(", "))),
        lambda words: ", ".join(map(_word, words)),
    ),
    "text": Sort(r".*", unescaped, escaped),
    "section": _named({section.value: section for section in Section}),
    "side": _named({f"the {side.value.capitalize()}'s": side for side in Side}),
    "task": _named({task.value: task for task in Task}),
    "verdict": _named({"correct": True, "incorrect": False}),
    "cards": Sort(f"{_NOTHING}|[BRGY_]+(?: [BRGY_]+)*", _cards, _spaced),
    "throws": _paired(r"[0-9+\-x/^v]", _pairs),
    "scores": _paired(
        "-?[0-9]{1,9}",
        lambda text: tuple((seat, int(points)) for seat, points in _pairs(text)),
    ),
    "earned": _paired(r"-?[0-9]{1,9}(?:\.[0-9]{1,9})?", _pairs),
}
