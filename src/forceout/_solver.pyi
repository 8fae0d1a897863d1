"""The Rust search, as Python sees it (crates/solver-py)."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias, final

@final
class Bag:
    """A multiset of cube faces: how many of each of sixteen symbols, at most seven of each."""

    def __new__(cls, counts: Sequence[int]) -> Bag:
        """Refuse, with ValueError, anything but sixteen counts of 0 to 7."""

    @property
    def counts(self) -> list[int]:
        """How many of each symbol it holds."""

    def __len__(self) -> int: ...
    def __contains__(self, part: Bag) -> bool: ...
    def __add__(self, other: Bag) -> Bag: ...
    def __sub__(self, other: Bag) -> Bag: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

Term: TypeAlias = int | Literal["i"] | tuple[object, ...]
"""A number written as an expression: a whole number, "i", or (function, parameter, *terms).

Three quarters are ("divide", None, 3, 4). The functions are those of `Operation`.
"""

Solution: TypeAlias = tuple[object, ...]
"""A Solution as nested tuples: ("atom", number), or ("apply", number, meant, *operands).

The numbers are places in the lists of the `EquationsInstance`. `meant` is None, or tells which of
several values is meant: its real and imaginary part times 2**40, rounded.
"""

@final
class Atom:
    """A numeral: the cubes that it takes (a count for each kind), its worth, where it may stand.

    `sort` is 0 for a number that may stand anywhere. Others are chosen by the caller: an operation
    names the sort of each operand (a coloured exponent, a two-digit operand of percent).
    """

    def __new__(cls, cost: Sequence[int], value: Term, sort: int = 0) -> Atom: ...

@final
class Operation:
    """A sign: what it does, the cubes that it takes, the sorts of its operands and of its result.

    With two operands `function` is one of add, subtract, multiply, divide, divide-improper
    (undefined where the second has the larger size), average, percent (`parameter` is the divisor),
    power, root (the index in front), whole-power, whole-root, complex-power, complex-root (every
    value), lcm, gcf, remainder (`parameter` limits the first), log (the second is the base).
    With one it is square-root, whole-square-root, complex-square-root, factorial, factors or prime
    (`parameter` limits the operand). A sign that means nothing here is left out of the instance.

    `again`: one cube serves any number of uses of this face, but each Required one must be used.
    """

    def __new__(
        cls,
        function: str,
        cost: Sequence[int],
        operands: Sequence[int],
        makes: int = 0,
        parameter: int | None = None,
        again: bool = False,
    ) -> Operation: ...

@final
class Goal:
    """A value that Solutions are looked for; where a term has several, each will do.

    `uses` is what this reading takes from the Permitted kinds (factorials that stand in the Goal).
    """

    def __new__(cls, value: Term, uses: Sequence[int] = ()) -> Goal: ...

@final
class EquationsInstance:
    """All that a shake's cubes may mean, with one meaning of its wild cubes.

    `cubes` says of each kind (24 at most, 15 of each) whether it is a cube: what is only written,
    as a factorial or a count of signs, is a kind too, but none of the Solution's cubes. `bounds`
    says what a list of atoms leaves out; without a Solution the answer is then "bounded".
    ValueError where a cost, a sort or a function does not fit.
    """

    def __new__(
        cls,
        cubes: Sequence[bool],
        atoms: Sequence[Atom],
        operations: Sequence[Operation],
        bounds: Sequence[str] = (),
    ) -> EquationsInstance: ...

@final
class EquationsShake:
    """An instance and its goals, with the tables that answers have built so far.

    `multiple_of` 0: a Solution equals a goal; otherwise it is apart from one by a multiple of it
    that is not 0. Tables stay within `megabytes`; the oldest are dropped.
    """

    def __new__(
        cls,
        instance: EquationsInstance,
        goals: Sequence[Goal],
        multiple_of: int = 0,
        megabytes: int = 1024,
    ) -> EquationsShake: ...
    def ask(
        self,
        required: Sequence[int],
        permitted: Sequence[int] = (),
        resources: Sequence[int] = (),
        *,
        most_resources: int | None = None,
        least_cubes: int = 2,
        milliseconds: int | None = None,
        nodes: int | None = None,
        threads: int = 1,
        aim: Literal["any", "fewest", "every"] = "any",
        accept: Callable[[Solution, int], bool] | None = None,
        progress: Callable[[str, int, int], bool] | None = None,
    ) -> EquationsAnswer:
        """Look for a Solution: every Required cube, any Permitted, at most so many Resources.

        Each Solution found goes to `accept` with the number of its goal; if it answers False the
        search goes on. The `aim` is any Solution, one of the fewest cubes, or every one, those that
        differ only in how a part gets its value too; fewer cubes come first. `progress` hears a
        stage, what is done and what there is to do; its False stops the search. Errors raised by
        either come back from here.
        """

@final
class EquationsAnswer:
    """How a search ended: "found", "impossible", "bounded" or "undecided".

    "impossible" is a proof: everything was looked at. "bounded": everything within `bounds` was.
    "undecided": the budget ran out or the search was stopped, as `bounds` says.
    """

    @property
    def kind(self) -> Literal["found", "impossible", "bounded", "undecided"]: ...
    @property
    def solution(self) -> Solution | None: ...
    @property
    def goal(self) -> int | None:
        """The number of the goal that the Solution reaches."""

    @property
    def bounds(self) -> list[str]: ...
    @property
    def evidence(self) -> dict[str, int]:
        """What was looked at.

        `least` and `most` cubes of a Solution, `done` up to which size, and how many `bags` (sets
        of cubes), `values`, `needed` (values that a part would have to have), `nodes` (operations
        tried), `tokens` (values too large to hold), `refused` (Solutions not accepted).
        """

def version() -> str:
    """Give the version of the search, which is Forceout's own."""

@final
class OnSetsRules:
    """What the rules of On-Sets ask of a Solution; signs are places in `BRGYV^Un-'=c`."""

    def __new__(
        cls,
        *,
        places: Sequence[int],
        is_symmetric: bool,
        may_restrict: bool,
        is_repeating: bool,
        is_null_barred: bool,
        least_operations: int,
        least_cubes: int,
        wild: tuple[int, Sequence[int]] | None,
        required_cube: int | None,
        solutions: int,
    ) -> OnSetsRules:
        """Refuse, with ValueError, a place that is none."""

@final
class OnSetsSolution:
    """A Solution in signs, fully grouped."""

    wild_as: int | None
    extra: int | None
    deal: int
    cards: int
    restrictions: list[str]
    set_name: str

@final
class OnSetsAnswer:
    """What a shake of On-Sets answers."""

    solutions: list[OnSetsSolution]
    is_decided: bool
    is_by_cards: bool
    counts: tuple[int, int, int, int]
    steps: int
    nanoseconds: int

@final
class OnSetsShake:
    """The cards and rules of a shake of On-Sets, and everything worked out about them so far."""

    def __new__(
        cls,
        rules: OnSetsRules,
        deals: Sequence[tuple[Sequence[int], Sequence[int], int, int]],
        most_bytes: int,
    ) -> OnSetsShake:
        """Refuse, with ValueError, more than sixteen deals or cards."""

    @property
    def bytes(self) -> int:
        """About how much memory the tables take."""

    def solve(
        self,
        required: Sequence[int],
        permitted: Sequence[int],
        resources: Sequence[int],
        goals: Sequence[int],
        *,
        is_now: bool,
        most: int,
        is_various: bool,
        most_signs: int | None = None,
        milliseconds: int | None = None,
        nodes: int | None = None,
        progress: Callable[[int], bool] | None = None,
    ) -> OnSetsAnswer:
        """Look for Solutions; ValueError where there are more cubes than any box has."""
