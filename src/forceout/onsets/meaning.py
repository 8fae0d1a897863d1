"""What a written symbol may mean under the variations in force, and the fault when it may not."""

from __future__ import annotations

from collections.abc import Iterator

from forceout.onsets import faults
from forceout.onsets.desk import Desk
from forceout.onsets.symbols import Mark, Symbol
from forceout.rules.verdict import Ruling


def against_symbol(symbol: Symbol, desk: Desk) -> Iterator[Ruling]:
    """Rule on a symbol that has no meaning here."""
    now = desk.now
    if symbol.mark is Mark.DIGIT:
        fault = faults.WILD_DIGIT if symbol.cube_face == now.wild else faults.DIGIT_USED
        yield desk.ruling(fault, symbol=str(symbol))
    elif symbol.mark is Mark.RELATION and not desk.rules.restrictions.in_play:
        yield desk.ruling(faults.RESTRICTIONS_BARRED, symbol=str(symbol))
    is_wild = symbol.cube_face == now.wild
    if symbol.is_annotated and not is_wild and symbol.cube_face not in now.alike(symbol.text):
        yield desk.ruling(faults.WRONG_WILD, symbol=str(symbol))
