"""How heavy a number is to reckon with, so that work can be counted without a clock."""

from flint import fmpq

from forceout.values.number import Value

_PRODUCT = 100
_SUM = 1000


def weight(value: Value) -> int:
    """Weigh a number: a fraction is light, a product of powers less so, a sum with roots heavy.

    >>> weight(fmpq(1, 2))
    1
    """
    if isinstance(value, fmpq):
        return 1
    if len(value.terms) > 1:
        return _SUM
    plain = all(isinstance(base, int) for term in value.terms for base, _ in term.powers.factors)
    return _PRODUCT if plain else _SUM
