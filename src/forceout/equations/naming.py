"""Why an expression names no number: the place where reading or reckoning breaks down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forceout import values
from forceout.equations import faults
from forceout.equations.evaluation import fault_anywhere
from forceout.equations.meaning import is_sideways_minus
from forceout.equations.notation import format_expression
from forceout.equations.reading import culprit, show
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import Expression, Group, Mark, Meant, Superscript, Symbol
from forceout.equations.writing import Side
from forceout.rules.forest import Reading
from forceout.rules.verdict import Fault, Ruling
from forceout.values import Uncheckable

OPERAND = "0"
ROOT = "v0"
BEHIND = "!"
UNIT = "i"


def explain(broken: Reading, rules: Ruleset) -> list[Ruling]:
    """Rule on a reading that names nothing: the operation that is not defined."""
    broken = culprit(broken)
    fault = broken.broken
    if not isinstance(fault, Fault):
        return []
    varied = rules.varied
    limits = {
        faults.REMAINDER_UNDEFINED: str(varied.remainder_limit),
        faults.FACTORS_UNDEFINED: f" up to {varied.factors_limit}" if varied.factors_limit else "",
        faults.PRIME_UNDEFINED: str(varied.prime_limit),
    }
    facts = {"expression": show(broken), "limit": limits.get(fault, "")}
    found = [fault]
    if fault is faults.WHOLE_POWERS:
        found += fault_anywhere(broken.sign, [part.value for part in broken.parts])
    elif fault is faults.ZEROTH_ROOT and rules.numbers.whole_powers:
        found.append(faults.WHOLE_POWERS)
    elif fault is faults.ZERO_POWER and any(_is_negative(part) for part in broken.parts):
        found.append(faults.DIVISION_BY_ZERO)
    return [rules.ruling(one, **facts) for one in found]


def _is_negative(part: Reading) -> bool:
    value = part.value
    return not isinstance(value, Uncheckable | None) and values.sign(value) == -1


def no_reading(
    text: str, roles: Sequence[str], rules: Ruleset, general: Fault = faults.NO_NUMBER
) -> list[Ruling]:
    """Rule on a row of signs that no grouping makes a number.

    `roles` holds a 0 for each operand, v0 for one that is a root in parentheses, i for the
    imaginary unit, the sign for each operation, and ! for what stands behind; `general` is the
    fault where nothing more can be said.
    """
    for place, role in enumerate(roles):
        before = roles[place - 1] if place else ""
        after_operand = before in {OPERAND, ROOT, BEHIND, UNIT}
        if role in {"+", "-"} and not after_operand:
            also = (general,) if role == "+" else ()
            if role == "-" and _begins_with_root(roles[place + 1 :]):
                also = (faults.NEGATED_ROOT,)
            rulings = [rules.ruling(one, expression=text) for one in also]
            return [rules.ruling(faults.SIGN, sign=role), *rulings]
        if role == "v" and not after_operand and not rules.numbers.bare_root:
            barred = () if rules.numbers.powers else (faults.POWERS_BARRED,)
            return [rules.ruling(one, expression=text) for one in (faults.INDEX_MISSING, *barred)]
        if role in {OPERAND, ROOT} and before in {OPERAND, ROOT, BEHIND}:
            return [rules.ruling(faults.SIDE_BY_SIDE, expression=text)]
    return [rules.ruling(general, expression=text)]


def _begins_with_root(roles: Sequence[str]) -> bool:
    return roles[:1] in (["v"], [ROOT]) or roles[:2] == [OPERAND, "v"]


def why_no_reading(expression: Expression, side: Side, rules: Ruleset) -> list[Ruling]:
    """Say why a side has no reading: an operation is undefined, or no grouping makes a number."""
    if side.stretch.readings or side.rulings:
        return []
    if side.stretch.broken is not None:
        return explain(side.stretch.broken, rules)
    meant = next((part for part in expression if isinstance(part, Meant)), None)
    if meant is not None:
        return [rules.ruling(faults.MEANT_NOT_A_VALUE, meant=meant.value)]
    return no_reading_of(expression, rules)


def no_reading_of(expression: Expression, rules: Ruleset) -> list[Ruling]:
    """Rule on a written expression that names no number: on its innermost group that does not."""
    for part in expression:
        if isinstance(part, Group | Superscript):
            inner = no_reading_of(part.parts, rules)
            if inner and inner[0].fault is not faults.NO_NUMBER:
                return inner
    roles = list(_roles(expression))
    return no_reading(format_expression(expression) or "nothing", roles, rules)


def _roles(expression: Expression) -> Iterator[str]:
    in_numeral = False
    for part in expression:
        is_digit = isinstance(part, Symbol) and part.mark in {Mark.DIGIT, Mark.POINT}
        match part:
            case Symbol() if is_digit and in_numeral:
                continue
            case Symbol(mark=Mark.OPERATION):
                yield UNIT if is_sideways_minus(part.face, part.turn) else part.face
            case Symbol(mark=Mark.NAMED):
                yield part.text
            case Symbol(mark=Mark.IMAGINARY):
                yield UNIT
            case Symbol(mark=Mark.FACTORIAL) | Superscript() | Meant():
                yield BEHIND
            case Group() if _begins_with_root(list(_roles(part.parts))):
                yield ROOT
            case _:
                yield OPERAND
        in_numeral = is_digit
