"""The grammar of Equations: which groupings of a written row there are, and what each comes to.

Three ways to group:

* FREE: a Goal on the mat. Any grouping that its gaps allow.
* DEFAULTS: a paper where there is no order of operations. Any grouping, but that some signs take
  just the numeral beside them (VII-B-6-b); where two of these defaults claim the same numeral, both
  readings stand (VII-B-6-c).
* ORDERED: powers and roots, then multiplication and division, then addition and subtraction, each
  from left to right. One reading.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import partial
from typing import NamedTuple

from forceout import values
from forceout.equations import faults
from forceout.equations.evaluation import Arithmetic, Outcome, Several
from forceout.rules.forest import Forest, Reading, Stretch
from forceout.rules.verdict import Fault
from forceout.values import Uncheckable, Value


class Grouping(Enum):
    """How a row may be grouped."""

    FREE = "free"
    DEFAULTS = "defaults"
    ORDERED = "ordered"


class Form(IntEnum):
    """The outermost operation of a reading."""

    ATOM = 0
    IN_FRONT = 1
    BEHIND = 2
    ROOT = 3
    I_PRODUCT = 4
    POWER = 5
    PRODUCT = 6
    SUM = 7
    NAMED = 8
    REACHING = 9


_BROKEN_PART = "a part of it is broken"
_ZERO, _ONE = values.integer(0), values.integer(1)
_TIGHT = frozenset({Form.ATOM, Form.IN_FRONT, Form.BEHIND, Form.I_PRODUCT})
_CLASHING_IN_FRONT = frozenset({Form.IN_FRONT, Form.ROOT, Form.I_PRODUCT, Form.REACHING})
_CLASHING_BEHIND = frozenset({Form.BEHIND, Form.I_PRODUCT})
_FORM_OF_SIGN = {
    "+": Form.SUM,
    "-": Form.SUM,
    "x": Form.PRODUCT,
    "/": Form.PRODUCT,
    "^": Form.POWER,
    "v": Form.ROOT,
}
_LEVEL = {
    Form.SUM: 1,
    Form.PRODUCT: 2,
    Form.I_PRODUCT: 2,
    Form.NAMED: 2,
    Form.POWER: 3,
    Form.ROOT: 3,
}
_TIGHTEST = 4

# Facts about a part that the rules ask for further out.
POWER_LIKE = 1
POWER_SUM = 2
NOT_DEFAULT = 4
UNNAMED_ROOT = 8
CLASHING = 16
SEVERAL = 32
FOR_PERCENT = 64
ADDED_FACTORIAL = 128
_NOT_FOR_SIGNS = NOT_DEFAULT | FOR_PERCENT
_INHERITED = UNNAMED_ROOT | POWER_SUM | CLASHING
MOST_ADDED_FACTORIALS = 2


class Behind(NamedTuple):
    """A sign behind its operand: a factorial, a superscript's exponents, or the value meant."""

    text: str
    exponents: tuple[Reading, ...] = ()
    meant: str = ""


class Item(NamedTuple):
    """A place of a row: what it can be there, and the cubes of the row that it covers."""

    text: str
    before: str = ""
    between: tuple[str, ...] = ()
    behind: tuple[Behind, ...] = ()
    i_first: bool = False
    i_last: bool = False
    first_cube: int = 0
    after_cube: int = 0


def any_span(_first: int, _after: int) -> bool:
    """Let any stretch of cubes be grouped."""
    return True


@dataclass(frozen=True, slots=True)
class WrittenRow:
    """A row ready to be read: its items, its operands by stretch, and what may be grouped.

    `closed` are stretches of cubes that stand together as if in parentheses (by a Goal's gaps).
    """

    items: tuple[Item, ...]
    operands: Mapping[tuple[int, int], tuple[Reading, ...]]
    grouping: Grouping
    may_span: Callable[[int, int], bool] = any_span
    closed: frozenset[tuple[int, int]] = frozenset()
    added_factorials: bool = False
    bars_power_sums: bool = False


def read_row(row: WrittenRow, arithmetic: Arithmetic, most: int) -> Stretch:
    """Make the readings of a row, at most so many for each stretch."""
    grammar = _EquationGrammar(row, arithmetic)
    return Forest(len(row.items), grammar, most, arithmetic.effort).readings()


def leaf(text: str, value: Value | Uncheckable, start: int, end: int, traits: int = 0) -> Reading:
    """Make the reading of an operand."""
    return Reading(value, Form.ATOM, start, end, text, traits=traits)


class _EquationGrammar:
    """Reads one row; see the module."""

    def __init__(self, row: WrittenRow, arithmetic: Arithmetic) -> None:
        self._row = row
        self._items = row.items
        self._operands = row.operands
        self._arithmetic = arithmetic
        self._free = row.grouping is Grouping.FREE
        self._defaults = row.grouping is Grouping.DEFAULTS
        self._any = row.may_span is any_span
        self._has_i = any(item.i_first or item.i_last for item in row.items)

    # What an item can be

    def may_be_one(self, start: int, end: int) -> bool:
        return self._any or self._row.may_span(
            self._items[start].first_cube, self._items[end - 1].after_cube
        )

    def operands(self, start: int, end: int) -> Iterable[Reading]:
        return self._operands.get((start, end), ())

    def is_before(self, item: int) -> bool:
        return self._items[item].before != ""

    def is_behind(self, item: int) -> bool:
        return bool(self._items[item].behind)

    def is_between(self, item: int) -> bool:
        return bool(self._items[item].between)

    def is_joint(self, item: int) -> bool:
        """Side by side, i and a numeral are multiplied; an x between them stays a sign."""
        if not self._has_i or self._items[item].before == "x":
            return False
        return self._items[item].i_first or self._items[item - 1].i_last

    # What the operations make of their operands

    def before(self, item: int, operand: Reading) -> Iterable[Reading]:
        if operand.traits & _NOT_FOR_SIGNS or not self._takes_in_front(operand):
            return ()
        sign = self._items[item].before
        node = Reading(None, Form.IN_FRONT, item, operand.end, sign, (operand,))
        if sign == "x" and self._row.bars_power_sums and operand.traits & POWER_SUM:
            return (node._replace(broken=faults.POWER_SUM),)
        traits = _clash(operand, _CLASHING_BEHIND)
        return self._made(node, partial(self._arithmetic.in_front, sign), traits)

    def behind(self, operand: Reading, item: int) -> Iterable[Reading]:
        for sign in self._items[item].behind:
            if sign.meant:
                yield from self._named_value(operand, item, sign)
            elif operand.traits & _NOT_FOR_SIGNS or not self._takes_behind(operand, item, sign):
                continue
            elif sign.exponents:
                yield from self._raised(operand, item, sign)
            else:
                node = Reading(None, Form.BEHIND, operand.start, item + 1, sign.text, (operand,))
                traits = _clash(operand, _CLASHING_IN_FRONT)
                yield from self._made(node, self._arithmetic.factorial, traits)

    def between(self, left: Reading, item: int, right: Reading) -> Iterable[Reading]:
        if (left.traits | right.traits) & NOT_DEFAULT:
            return
        for sign in self._items[item].between:
            form = _FORM_OF_SIGN.get(sign, Form.NAMED)
            if sign == "x" and self._multiplies_i(item):
                form = Form.I_PRODUCT
            for_percent = (left.traits | right.traits) & FOR_PERCENT
            if (not for_percent or sign == "pct") and self._takes_between(form, left, right):
                node = Reading(None, form, left.start, right.end, sign, (left, right))
                traits = _traits_between(form, sign, left, right)
                yield from self._made(node, self._arithmetic.between[sign], traits)

    def joined(self, left: Reading, right: Reading) -> Iterable[Reading]:
        if (left.traits | right.traits) & _NOT_FOR_SIGNS:
            return ()
        if self._free:
            near_left = self._items[left.end - 1].i_last and _is_i_product(left)
            near_right = self._items[right.start].i_first and _is_i_product(right)
            fits = near_left or near_right
        else:
            fits = self._takes_between(Form.I_PRODUCT, left, right)
        if not fits:
            return ()
        node = Reading(None, Form.I_PRODUCT, left.start, right.end, "", (left, right))
        traits = _clash(left, _CLASHING_IN_FRONT) | _clash(right, _CLASHING_BEHIND)
        return self._made(node, self._arithmetic.between["x"], traits)

    def further(self, reading: Reading) -> Iterable[Reading]:
        """Add a factorial to a part of a Goal (XIII-A-4: all uses of ! are in writing)."""
        if (
            not self._row.added_factorials
            or reading.traits // ADDED_FACTORIAL >= MOST_ADDED_FACTORIALS
        ):
            return ()
        node = Reading(None, Form.BEHIND, reading.start, reading.end, "!", (reading,))
        made = self._made(node, self._arithmetic.factorial, ADDED_FACTORIAL)
        return [more for more in made if more.broken is None]

    def settles(self, left: Reading | None, item: int, right: Reading | None) -> bool:
        """0 times or divided by anything is 0, and 1 to any real power is 1."""
        if self._row.grouping is Grouping.ORDERED:
            return False
        signs = self._items[item].between
        if signs == ("^",):
            is_one = left is not None and left.value == _ONE
            return is_one and self._arithmetic.powers_are_single
        operand = left or right
        if signs == ("x",) or (signs == ("/",) and left is not None):
            return operand is not None and operand.value == _ZERO
        return False

    def key(self, reading: Reading) -> Hashable:
        value = reading.value
        if isinstance(value, Uncheckable):
            return (value.why, reading.form, reading.traits)
        return (values.key(value), reading.form, reading.traits & ~CLASHING)

    # Which operands an operation accepts

    def _takes_in_front(self, operand: Reading) -> bool:
        """VII-B-6-b (i), (iv): just the numeral behind, unless another default claims it too."""
        if self._free:
            return True
        if self._defaults:
            return operand.form in _TIGHT
        return operand.form in {Form.ATOM, Form.IN_FRONT}

    def _takes_behind(self, operand: Reading, item: int, sign: Behind) -> bool:
        """VII-B-6-b (ii), (iii): just the numeral in front, unless another default claims it.

        VII-B-6-c (c): an exponent whose numeral is claimed by a sign in front may reach further.
        """
        if self._free or operand.form in _TIGHT or operand.form == Form.ROOT:
            return True
        return bool(sign.exponents) and self._is_claimed(item)

    def _takes_between(self, form: Form, left: Reading, right: Reading) -> bool:
        if self._free:
            return True
        if not self._defaults:
            level = _LEVEL[form]
            return _level(left) >= level and _level(right) > level
        if form is Form.ROOT:
            return right.form in _TIGHT
        if form is Form.I_PRODUCT:
            near = left.form in _TIGHT or left.form == Form.ROOT
            return near and right.form in _TIGHT and right.form != Form.I_PRODUCT
        return True

    def _multiplies_i(self, item: int) -> bool:
        """XIII-D-11: a product with i goes before every other operation, written out or not."""
        if not self._defaults or not self._has_i:
            return False
        after_i = item > 0 and self._items[item - 1].i_last
        return after_i or (item + 1 < len(self._items) and self._items[item + 1].i_first)

    def _is_claimed(self, item: int) -> bool:
        """Whether the numeral in front of an exponent has an x in front that claims it too."""
        place = item - 1
        while place > 0 and self._items[place].behind:
            place -= 1
        return place > 0 and self._items[place - 1].before == "x" and self._is_in_front(place - 1)

    def _is_in_front(self, item: int) -> bool:
        """Whether nothing stands before a sign that it could join to what follows."""
        if item == 0:
            return True
        previous = self._items[item - 1]
        return bool(previous.between or previous.before)

    # Making readings

    def _raised(self, operand: Reading, item: int, sign: Behind) -> Iterable[Reading]:
        form = Form.BEHIND
        if self._defaults and operand.form not in _TIGHT and operand.form != Form.ROOT:
            form = Form.REACHING
        for exponent in sign.exponents:
            text = f"{{{show(exponent)}}}"
            node = Reading(None, form, operand.start, item + 1, text, (operand, exponent))
            traits = POWER_LIKE | _clash(operand, _CLASHING_IN_FRONT)
            yield from self._made(node, self._arithmetic.between["^"], traits)

    def _named_value(self, operand: Reading, item: int, sign: Behind) -> Iterable[Reading]:
        """Keep the readings of an expression that have the value which the writer names.

        What has only one value needs no name, and takes one only where all of a group has it.
        """
        value = operand.value
        if operand.broken is not None or isinstance(value, Uncheckable):
            return
        has_several = operand.traits & (SEVERAL | NOT_DEFAULT | UNNAMED_ROOT)
        if (has_several or not operand.start) and values.agrees(value, sign.meant):
            traits = operand.traits & ~(NOT_DEFAULT | UNNAMED_ROOT | SEVERAL)
            yield Reading(
                value, Form.BEHIND, operand.start, item + 1, sign.text, (operand,), traits
            )

    def _made(
        self, node: Reading, operation: Callable[..., Outcome], traits: int
    ) -> Iterable[Reading]:
        """Fill in what an operation makes of its parts: a value, several, or why there is none.

        VII-B-6-c: where two defaults clash, an opponent may insist on either, defined or not.
        """
        insisted = self._defaults and bool(traits & CLASHING)
        if any(part.broken is not None for part in node.parts):
            insisted = insisted or any(part.insisted for part in node.parts)
            return (node._replace(broken=_BROKEN_PART, insisted=insisted),)
        for part in node.parts:
            traits += part.traits // ADDED_FACTORIAL * ADDED_FACTORIAL
            traits |= part.traits & _INHERITED
        if traits // ADDED_FACTORIAL > MOST_ADDED_FACTORIALS:
            return ()
        if self._row.closed and self._is_closed(node.start, node.end):
            node = node._replace(form=Form.ATOM)
        operands = [part.value for part in node.parts]
        doubt = next((value for value in operands if isinstance(value, Uncheckable)), None)
        outcome = doubt or operation(*operands)
        self._arithmetic.count(outcome)
        if isinstance(outcome, Fault):
            return (node._replace(broken=outcome, insisted=insisted),)
        if isinstance(outcome, Several):
            return self._each(node, outcome, traits)
        return (node._replace(value=outcome, traits=traits),)

    def _each(self, node: Reading, outcome: Several, traits: int) -> Iterable[Reading]:
        """Take each value of a root; on paper only the default one goes without being named."""
        for value in outcome.values:
            extra = 0
            if not self._free:
                unnamed = UNNAMED_ROOT if outcome.default is None else NOT_DEFAULT
                is_default = outcome.default is not None and values.equal(value, outcome.default)
                extra = 0 if is_default else unnamed
            yield node._replace(value=value, traits=traits | extra | SEVERAL)

    def _is_closed(self, start: int, end: int) -> bool:
        span = (self._items[start].first_cube, self._items[end - 1].after_cube)
        return span in self._row.closed


def _is_i_product(reading: Reading) -> bool:
    """Whether a part of a Goal is i itself, raised by its side or not, or numerals beside it."""
    if reading.sign.startswith("{"):
        return not reading.parts[0].parts
    return not reading.parts or (not reading.sign and all(map(_is_i_product, reading.parts)))


def _clash(operand: Reading, forms: frozenset[Form]) -> int:
    """Whether an operation and the sign of its operand both claim the numeral between them."""
    return CLASHING if operand.form in forms else 0


def _level(reading: Reading) -> int:
    return _LEVEL.get(Form(reading.form), _TIGHTEST)


def _traits_between(form: Form, sign: str, left: Reading, right: Reading) -> int:
    """XIII-C-9: a power, and a power plus or minus something, in whatever notation."""
    if form is Form.POWER:
        return POWER_LIKE
    if any(part.value is None or isinstance(part.value, Uncheckable) for part in (left, right)):
        return 0
    if form is Form.ROOT:
        likeness = POWER_LIKE if values.is_integer(left.value) is False else 0
        return likeness | _clash(right, _CLASHING_BEHIND)
    if sign in {"+", "-"}:
        for one, other in ((left, right), (right, left)):
            is_power = one.traits & (POWER_LIKE | POWER_SUM)
            if is_power and not values.is_zero(other.value):
                return POWER_SUM
    return 0


def show(reading: Reading) -> str:
    """Write a reading with all its groupings shown.

    The outermost operation stands without parentheses; those inside have them.
    """
    match reading:
        case Reading(parts=()):
            return reading.sign
        case Reading(sign="()", parts=(inner,)):
            return f"({show(inner)})"
        case Reading(parts=(operand,)) if operand.start > reading.start:
            return reading.sign + _enclosed(operand)
        case Reading(parts=(operand,)):
            return _enclosed(operand) + reading.sign
        case Reading(parts=(operand, _)) if reading.sign.startswith("{"):
            return _enclosed(operand) + reading.sign
        case Reading(parts=(left, right)):
            sign = f" {reading.sign} " if reading.sign.isalpha() and len(reading.sign) > 1 else ""
            return _enclosed(left) + (sign or reading.sign) + _enclosed(right)
        case _:
            return reading.sign


def has_power_of_base(reading: Reading) -> bool:
    """Whether a 1 of the reading stands for a power of the base; there are always more of those."""
    if not reading.parts:
        return reading.sign.startswith("1p")
    return any(map(has_power_of_base, reading.parts))


def culprit(broken: Reading) -> Reading:
    """Find the operation that breaks a broken reading."""
    inner = next((part for part in broken.parts if part.broken is not None), None)
    return broken if inner is None else culprit(inner)


def _enclosed(reading: Reading) -> str:
    text = show(reading)
    return text if not reading.parts or reading.sign == "()" else f"({text})"


def spans(reading: Reading, row: WrittenRow) -> frozenset[tuple[int, int]]:
    """The stretches of cubes that a reading groups together."""
    found = {(row.items[reading.start].first_cube, row.items[reading.end - 1].after_cube)}
    for part in reading.parts:
        found |= spans(part, row)
    return frozenset(found)
