"""How heavy a number is to reckon with, so that work can be counted without a clock."""

from flint import fmpq

from forceout.values.number import Log, Number, Value

_TERM = 30
_POWER = 15
_FEW = 4
_TOWER = 200
_HEAVY = 1000


def weight(value: Value) -> int:
    """Weigh a number: a fraction is light, roots and towers less so, what has logs is heavy.

    >>> weight(fmpq(1, 2))
    1
    """
    if isinstance(value, fmpq):
        return 1
    return _by_kind(value) + _POWER * max(0, value.breadth - _FEW * len(value.terms))


def _by_kind(value: Number) -> int:
    factors = [factor for term in value.terms for factor in term.powers.factors]
    if any(isinstance(base, Log | Number) for base, _ in factors):
        return _HEAVY
    if all(isinstance(base, int) and isinstance(exponent, fmpq) for base, exponent in factors):
        return _TERM * len(value.terms)
    return _TOWER if len(value.terms) == 1 else _HEAVY
