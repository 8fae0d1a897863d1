"""The arithmetic of a division: what each operation makes of two numbers, or the fault it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from forceout import values
from forceout.equations import faults
from forceout.equations.ruleset import Ruleset
from forceout.equations.symbols import BIG_DIGITS
from forceout.equations.variations import InForce
from forceout.kit import Turn
from forceout.rules.forest import Effort
from forceout.rules.verdict import Fault
from forceout.values import Reason, Uncheckable, Undefined, Value

POINT = "."
BARRED = "barred"
"""What a sign does that the division plays without."""


class Several(NamedTuple):
    """The values of a root or power that has several, and the one that it has by default."""

    values: tuple[Value, ...]
    default: Value | None


Outcome = Value | Uncheckable | Several | Fault


class Function(NamedTuple):
    """What a sign does, by name, and the largest number that it takes (None: no limit)."""

    name: str
    limit: int | None = None


_FAULT_OF_REASON = {
    Reason.DIVISION_BY_ZERO: faults.DIVISION_BY_ZERO,
    Reason.ZEROTH_ROOT: faults.ZEROTH_ROOT,
    Reason.ZERO_TO_NONPOSITIVE: faults.ZERO_POWER,
    Reason.EVEN_ROOT_OF_NEGATIVE: faults.EVEN_ROOT,
    Reason.FRACTIONAL_ROOT_OF_NEGATIVE: faults.FRACTIONAL_ROOT,
    Reason.FRACTIONAL_POWER_OF_NEGATIVE: faults.FRACTIONAL_POWER,
    Reason.IRRATIONAL_POWER_OF_NEGATIVE: faults.NOT_REAL,
    Reason.UNREAL_EXPONENT: faults.UNREAL_EXPONENT,
    Reason.UNREAL_INDEX: faults.UNREAL_EXPONENT,
    Reason.FACTORIAL_OF_NON_WHOLE: faults.FACTORIAL_UNDEFINED,
    Reason.BOTH_ZERO: faults.GCF_UNDEFINED,
    Reason.LOG_UNDEFINED: faults.LOG_UNDEFINED,
}
_FAULT_OF_OPERATION = {
    "lcm": faults.LCM_UNDEFINED,
    "gcf": faults.GCF_UNDEFINED,
    "rem": faults.REMAINDER_UNDEFINED,
    "factors": faults.FACTORS_UNDEFINED,
    "prime": faults.PRIME_UNDEFINED,
    "log": faults.LOG_UNDEFINED,
}

NEEDS_VARIATION = {
    "lcm": "lcm",
    "gcf": "gcf",
    "rem": "remainder",
    "pct": "percent",
    "log": "log",
}
"""The field of `InForce` that each named operation needs."""

TWO = values.integer(2)
MOST_STEPS = 120_000
"""What may be done for one question; enough for 24 cubes without a parenthesis."""
_STEPS_OF_A_FAULT = 10
_STEPS_OF_A_DOUBT = 1000


class Arithmetic:
    """The operations of a shake: a division's numbers and the variations in force.

    Each operation answers with a value, with several (roots under Imaginary), with `Uncheckable`,
    or with the fault that makes the expression undefined.
    """

    def __init__(self, rules: Ruleset, now: InForce) -> None:
        """Choose what each sign does."""
        self._now = now
        self.powers_are_single = not now.imaginary
        self.effort = Effort(MOST_STEPS)
        self.functions = _functions(rules, now)
        self.between: dict[str, Callable[[Value, Value], Outcome]] = {
            sign: self._between(function) for sign, function in self.functions.items()
        }
        self.counting = (
            Function("factors", rules.varied.factors_limit)
            if now.factors
            else Function("prime", rules.varied.prime_limit)
        )
        self._in_front = _one(self.counting)

    def _between(self, function: Function) -> Callable[[Value, Value], Outcome]:
        limit = function.limit
        match function.name:
            case "remainder":
                return _named("rem", lambda a, b: values.remainder(a, b, limit))
            case "percent":
                return _named("pct", lambda a, b: values.percent(a, b, self._now.base))
            case name:
                return _BETWEEN[name]

    def count(self, outcome: Outcome) -> None:
        """Count the work that an operation took: fractions are quick, other numbers are not."""
        if isinstance(outcome, Fault):
            self.effort.spend(_STEPS_OF_A_FAULT)
        elif isinstance(outcome, Uncheckable):
            self.effort.spend(_STEPS_OF_A_DOUBT)
        else:
            found = outcome.values if isinstance(outcome, Several) else (outcome,)
            self.effort.spend(sum(map(values.weight, found)))

    def in_front(self, sign: str, operand: Value) -> Outcome:
        """Apply a sign that stands in front: a root sign, or x where it counts factors."""
        if sign == "v":
            return self.between["v"](TWO, operand)
        return self._in_front(operand)

    def factorial(self, operand: Value) -> Outcome:
        """Apply a factorial sign."""
        return _ruled("!", values.factorial(operand))

    def power_of_base(self, exponent: int) -> Value | Uncheckable:
        """The value of a 1 that stands for a power of the base."""
        made = values.power(values.integer(self._now.base), values.integer(exponent))
        return Uncheckable("a power of the base") if isinstance(made, Undefined) else made

    def numeral(self, signs: Sequence[str]) -> Value:
        """The value of a row of digits of the base, with at most one point among them.

        The row is checked before: every sign is a digit of the base or the point.
        """
        base = self._now.base
        whole = 0
        places = 0
        for sign in signs:
            if sign == POINT:
                places = 1
                continue
            whole = whole * base + digit_value(sign)
            places *= base
        return values.fraction(whole, places or 1)

    def turned(self, value: Value, turn: Turn) -> Value | Fault:
        """The value of a numeral cube that is turned: its opposite, its reciprocal, or both."""
        if turn.is_sideways:
            made = values.div(values.integer(1), value)
            if isinstance(made, Undefined | Uncheckable):
                return faults.NOUGHT_SIDEWAYS
            value = made
        if turn.is_upside_down:
            value = _number(values.sub(values.integer(0), value))
        return value

    def turned_value(self, value: Value | Uncheckable, turn: Turn) -> Value | Uncheckable:
        """Turn a value that is not 0."""
        if isinstance(value, Uncheckable):
            return value
        made = self.turned(value, turn)
        return Uncheckable("a turned cube") if isinstance(made, Fault) else made


def _functions(rules: Ruleset, now: InForce) -> dict[str, Function]:
    """Say what each sign does between two numbers."""
    power, root = _powers_and_roots(rules, now)
    names = {
        "+": "average" if now.average else "add",
        "-": "subtract",
        "x": "multiply",
        "/": "divide" if rules.numbers.fractions else "divide-improper",
        "^": power,
        "v": root,
        "lcm": "lcm",
        "gcf": "gcf",
        "pct": "percent",
        "log": "log",
    }
    functions = {sign: Function(name) for sign, name in names.items()}
    return functions | {"rem": Function("remainder", rules.varied.remainder_limit)}


def _powers_and_roots(rules: Ruleset, now: InForce) -> tuple[str, str]:
    if not rules.numbers.powers:
        return BARRED, BARRED
    if rules.numbers.whole_powers:
        return "whole-power", "whole-root"
    if now.imaginary:
        return "complex-power", "complex-root"
    return "power", "root"


def digit_value(sign: str) -> int:
    """The number that a digit stands for, T and E (and the cubes for them) included."""
    if sign in BIG_DIGITS:
        return 10 if sign == "T" else 11
    return int(sign)


def _number(result: Value | Undefined | Uncheckable) -> Value:
    if isinstance(result, Undefined | Uncheckable):
        message = "a difference of two numbers is always defined"
        raise TypeError(message)
    return result


def _ruled(operation: str, result: Value | Undefined | Uncheckable) -> Value | Uncheckable | Fault:
    if isinstance(result, Undefined):
        own = _FAULT_OF_OPERATION.get(operation)
        return own or _FAULT_OF_REASON.get(result.reason, faults.NOT_REAL)
    return result


def _named(
    operation: str, function: Callable[[Value, Value], Value | Undefined | Uncheckable]
) -> Callable[[Value, Value], Outcome]:
    def apply(left: Value, right: Value) -> Outcome:
        result = function(left, right)
        return _ruled(operation, result) if isinstance(result, Undefined) else result

    return apply


def _one(function: Function) -> Callable[[Value], Outcome]:
    limit = function.limit
    if function.name == "factors":
        return lambda operand: _ruled("factors", values.number_of_factors(operand, limit))
    return lambda operand: _ruled("prime", values.smallest_prime_above(operand, limit))


def _barred(_left: Value, _right: Value) -> Outcome:
    return faults.POWERS_BARRED


def _improper_quotient(left: Value, right: Value) -> Outcome:
    """Divide where a smaller number over a larger one is barred (GRC third grade)."""
    result = values.div(left, right)
    if isinstance(result, Undefined | Uncheckable):
        return _ruled("/", result)
    above, below = values.as_fmpq(left), values.as_fmpq(right)
    if above is not None and below is not None and abs(above) < abs(below):
        return faults.FRACTION_BARRED
    return result


def _all_true(*answers: bool | None) -> bool | None:
    if any(answer is False for answer in answers):
        return False
    return None if any(answer is None for answer in answers) else True


def _if_whole(result: Value | Undefined | Uncheckable, *, fits: bool | None) -> Outcome:
    if fits is None:
        return Uncheckable("whether a number is whole")
    return _ruled("^", result) if fits else faults.WHOLE_POWERS


def _whole_power(base: Value, exponent: Value) -> Outcome:
    fits = _all_true(values.is_whole(base), values.is_whole(exponent))
    if not fits:
        return _if_whole(base, fits=fits)
    return _ruled("^", values.power(base, exponent))


def _whole_root(index: Value, radicand: Value) -> Outcome:
    if values.is_zero(index):
        return faults.ZEROTH_ROOT
    fits = _all_true(values.is_counting(index), values.is_whole(radicand))
    if not fits:
        return _if_whole(radicand, fits=fits)
    result = values.root(index, radicand)
    if isinstance(result, Undefined | Uncheckable):
        return _ruled("v", result)
    return _if_whole(result, fits=values.is_whole(result))


def fault_anywhere(sign: str, operands: Sequence[Value]) -> list[Fault]:
    """Name what is wrong with a power or a root in every division, if anything is."""
    if sign == "^":
        made = values.power(*operands)
    else:
        made = values.root(*((TWO, *operands) if len(operands) == 1 else operands))
    outcome = _ruled(sign, made)
    return [outcome] if isinstance(outcome, Fault) else []


def _several(every: tuple[Value, ...] | Undefined | Uncheckable, default: Value | None) -> Outcome:
    if isinstance(every, Undefined | Uncheckable):
        return _ruled("^", every)
    return every[0] if len(every) == 1 else Several(every, default)


def _complex_power(base: Value, exponent: Value) -> Outcome:
    """XIII-D-11: every complex value, and none of them by default."""
    if values.is_rational(exponent) is False:
        return _ruled("^", values.power(base, exponent))
    return _several(values.all_powers(base, exponent), None)


def _complex_root(index: Value, radicand: Value) -> Outcome:
    """XIII-D-11: every complex value; a real principal root, where there is one, by default."""
    if values.is_rational(index) is False:
        return _ruled("v", values.root(index, radicand))
    return _several(values.all_roots(index, radicand), values.default_root(index, radicand))


_BETWEEN: dict[str, Callable[[Value, Value], Outcome]] = {
    "add": _named("+", values.add),
    "average": _named("average", values.average),
    "subtract": _named("-", values.sub),
    "multiply": _named("x", values.mul),
    "divide": _named("/", values.div),
    "divide-improper": _improper_quotient,
    BARRED: _barred,
    "whole-power": _whole_power,
    "whole-root": _whole_root,
    "complex-power": _complex_power,
    "complex-root": _complex_root,
    "power": _named("^", values.power),
    "root": _named("v", values.root),
    "lcm": _named("lcm", values.lcm),
    "gcf": _named("gcf", values.gcf),
    "log": _named("log", values.log),
}
