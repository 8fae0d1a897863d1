"""How long operations on exact numbers take: `python -m bench.values`.

The first table is the hot path, two fractions; its base line is what python-flint itself needs.
The second is every other kind of number, cold as on a paper: nothing is remembered between calls
but what the package itself remembers.
"""

import platform
import timeit
from collections.abc import Callable

import flint
from flint import fmpq

from forceout import values
from forceout.values import Result, fraction, integer, show
from forceout.values.reading import read

ROUNDS = 5


def nanoseconds(action: Callable[[], object]) -> int:
    """Return the best of a few rounds, in nanoseconds a call."""
    timer = timeit.Timer(action)
    calls, taken = timer.autorange()
    best = min(timer.timeit(calls) for _ in range(ROUNDS)) if taken < 1 else taken
    return round(best / calls * 1e9)


def number(text: str) -> values.Value:
    """Read a number that has an exact form."""
    value = read(text)
    if isinstance(value, values.Approximate):
        raise TypeError(text)
    return value


def hot_path() -> None:
    """Time two short fractions."""
    a, b, n = fraction(3, 7), fraction(22, 5), integer(6)
    bare: list[tuple[str, Callable[[], object], Callable[[], object]]] = [
        ("add", lambda: a + b, lambda: values.add(a, b)),  # type: ignore[operator] # all fmpq
        ("sub", lambda: a - b, lambda: values.sub(a, b)),  # type: ignore[operator] # all fmpq
        ("mul", lambda: a * b, lambda: values.mul(a, b)),  # type: ignore[operator] # all fmpq
        ("div", lambda: a / b, lambda: values.div(a, b)),  # type: ignore[operator] # all fmpq
        ("power", lambda: a**6, lambda: values.power(a, n)),  # type: ignore[operator] # all fmpq
        ("equal", lambda: a == b, lambda: values.equal(a, b)),
        ("key", lambda: hash(a), lambda: values.key(a)),
        ("root", lambda: None, lambda: values.root(integer(2), integer(49))),
    ]
    print(f"{'two fractions':34}{'flint':>10}{'values':>10}{'more':>10}   ns a call")
    for name, base_line, action in bare:
        first, second = nanoseconds(base_line), nanoseconds(action)
        print(f"  {name:32}{first:10}{second:10}{second - first:10}")


def other_numbers() -> None:
    """Time roots, logs, towers and proofs."""
    v2, sum_of_roots = number("v2"), number("1+(v2)+(v3)")
    nested, tower = number("v(1+v2)"), number("9^9^9")
    large, complex_ = values.factorial(number("9!")), number("3+4i")
    log: Result = values.log(integer(3), integer(2))
    cases: list[tuple[str, Callable[[], object]]] = [
        ("v2 x v8", lambda: values.mul(v2, number("v8"))),
        ("v12", lambda: values.root(integer(2), integer(12))),
        ("1/(1+v2+v3)", lambda: values.div(integer(1), sum_of_roots)),
        ("(1+v2+v3)^9", lambda: values.power(sum_of_roots, integer(9))),
        ("v(3+2v2) = 1+v2, found", lambda: number("v(3+2x(v2))")),
        ("v(1+v2) x v(v2-1) = 1, found", lambda: number("v(1+v2)xv((v2)-1)")),
        ("3 log 2", lambda: values.log(integer(3), integer(2))),
        ("show 3 log 2", lambda: isinstance(log, values.Number) and show(log)),
        ("all fourth roots of 3+4i", lambda: values.all_roots(integer(4), complex_)),
        ("is v(1+v2) whole", lambda: values.is_whole(nested)),
        ("9^9^9", lambda: number("9^9^9")),
        ("9^9^9 mod 11", lambda: values.differs_by_multiple(tower, integer(7), 11)),
        ("9^9^9 against 8^9^9", lambda: values.compare(tower, number("8^9^9"))),
        ("factors of 12^500", lambda: values.number_of_factors(number("12^500"), None)),
        ("factors of 9!!", lambda: values.number_of_factors(large, None)),
        ("factors of 2^127+45", lambda: values.number_of_factors(number("2^127+45"), None)),
    ]
    print(f"\n{'other numbers':34}{'us a call':>10}")
    for name, action in cases:
        print(f"  {name:32}{nanoseconds(action) / 1000:10.1f}")


def main() -> None:
    """Print the conditions, then both tables."""
    print(f"Python {platform.python_version()}, python-flint {flint.__version__}")
    print(f"{platform.machine()}, one thread; the best of {ROUNDS} rounds\n")
    assert isinstance(integer(1), fmpq)
    hot_path()
    other_numbers()


if __name__ == "__main__":
    main()
