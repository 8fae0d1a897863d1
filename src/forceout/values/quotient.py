"""One number divided by another."""

from flint import fmpq

from forceout.values.normal import plus, product, scaled, times
from forceout.values.number import ONE, Number, Term, Value, terms_of, total
from forceout.values.radicals import inverse_of_radicals, is_radical_sum


def quotient(a: Value, b: Value) -> Value:
    """Divide by a value that is known not to be zero."""
    if isinstance(b, fmpq):
        return scaled(a, 1 / b)
    ratio = _common_ratio(a, b)
    if ratio is not None:
        return ratio
    return times(a, reciprocal(b))


def reciprocal(value: Value) -> Value:
    """Divide 1 by a value that is known not to be zero."""
    if isinstance(value, fmpq):
        return 1 / value
    if len(value.terms) == 1:
        return _inverted(value.terms[0])
    if is_radical_sum(value):
        inverse = inverse_of_radicals(value)
        if inverse is not None:
            return inverse
    content, core = without_content(value)
    return product(1 / content, [(core, -ONE)])


def _inverted(term: Term) -> Value:
    return product(1 / term.coefficient, [(b, scaled(e, fmpq(-1))) for b, e in term.powers.factors])


def _common_ratio(a: Value, b: Number) -> Value | None:
    """Return a / b where a is b times one term."""
    top = terms_of(a)
    if len(top) != len(b.terms) or not top:
        return None
    first = times(_alone(top[0]), _inverted(b.terms[0]))
    if _are_alike(a, times(b, first)):
        return first
    return None


def _are_alike(a: Value, b: Value) -> bool:
    """Say whether two values are written alike."""
    return plus(a, scaled(b, fmpq(-1))) == 0


def _alone(term: Term) -> Value:
    """Make a value of one term."""
    return total((term,))


def without_content(value: Number) -> tuple[fmpq, Number]:
    """Split a sum into a positive fraction and a sum of coprime whole coefficients."""
    content = fmpq(0)
    for term in value.terms:
        content = content.gcd(term.coefficient)
    core = scaled(value, 1 / content)
    assert isinstance(core, Number)
    return content, core
