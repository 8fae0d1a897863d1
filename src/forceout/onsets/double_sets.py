"""Double Set: the set whose cards count twice, by the name that its picker gave it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forceout.kit import NotationError, Universe
from forceout.onsets import faults
from forceout.onsets.evaluation import SetOfCards, Sets
from forceout.onsets.notation import parse_expression
from forceout.onsets.reading import read_set
from forceout.onsets.ruleset import Ruleset
from forceout.onsets.symbols import Expression, symbols_of
from forceout.rules.forest import GLANCE, Effort
from forceout.rules.verdict import Ruling

_A_FEW = 100


@dataclass(frozen=True, slots=True)
class DoubleSet:
    """A set by its name; `is_symmetric` is what a minus in the name means."""

    text: str
    expression: Expression
    is_symmetric: bool

    def cards(self, universe: Universe) -> SetOfCards | None:
        """The cards that count twice; nothing where the name is none."""
        sets = Sets(universe, self.is_symmetric)
        readings = read_set(self.expression, sets, GLANCE, Effort(_A_FEW)).readings
        return readings[0].value if len(readings) == 1 else None


def double_set(text: str, *, is_symmetric: bool) -> DoubleSet:
    """Read the name of a Double Set; what cannot be read is a name without symbols."""
    try:
        expression = parse_expression(text)
    except NotationError:
        expression = ()
    return DoubleSet(text, expression, is_symmetric)


def against_double_set(
    rules: Ruleset, named: DoubleSet, universe: Universe | None
) -> Iterator[Ruling]:
    """Rule on the name of a Double Set, and on the set where the cards have been dealt.

    A name is too long before it can be ambiguous: two operations between sets take five symbols.
    """
    symbols = list(symbols_of(named.expression))
    most = rules.varied.most_in_double_set
    cards = named.cards(universe or Universe())
    if len(symbols) > most:
        facts = {"name": named.text, "count": str(len(symbols)), "most": str(most)}
        yield rules.ruling(faults.DOUBLE_SET_LONG, **facts)
    elif cards is None or any(symbol.is_annotated for symbol in symbols):
        yield rules.ruling(faults.DOUBLE_SET_NAME, name=named.text)
    elif universe is not None and cards == 0:
        yield rules.ruling(faults.DOUBLE_SET_EMPTY, name=named.text)
    elif universe is not None and cards == universe.whole:
        yield rules.ruling(faults.DOUBLE_SET_WHOLE, name=named.text)
