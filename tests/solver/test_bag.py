from collections import Counter
from importlib.metadata import version as installed

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout import _solver
from forceout._solver import Bag

counts = st.lists(st.integers(0, 7), min_size=16, max_size=16)


@given(counts, counts)
def test_a_bag_is_a_multiset(a: list[int], b: list[int]) -> None:
    """The packed bag of the search answers as Python's own Counter does."""
    mine, theirs = Counter(dict(enumerate(a))), Counter(dict(enumerate(b)))
    assert Bag(a).counts == a
    assert len(Bag(a)) == mine.total()
    assert (Bag(b) in Bag(a)) == (theirs <= mine)
    assert Bag(a) - Bag(b) == Bag([(mine - theirs)[symbol] for symbol in range(16)])
    assert (Bag(a) == Bag(b)) == (a == b)
    assert hash(Bag(a)) == hash(Bag(list(a)))


@given(counts, counts)
def test_a_sum_is_exact_or_refused(a: list[int], b: list[int]) -> None:
    """Two bags are added exactly, or refused by name where eight cubes of a symbol would meet."""
    together = [m + n for m, n in zip(a, b, strict=True)]
    over = [symbol for symbol, count in enumerate(together) if count > 7]
    if over:
        with pytest.raises(ValueError, match=f"more than 7 cubes of symbol {over[0]}$"):
            Bag(a) + Bag(b)
    else:
        assert (Bag(a) + Bag(b)).counts == together


@pytest.mark.parametrize("wrong", [[0] * 15, [0] * 17, [8] + [0] * 15])
def test_wrong_counts_are_refused(wrong: list[int]) -> None:
    """A bag has sixteen counts of at most seven."""
    with pytest.raises(ValueError, match=r"more than 7|16"):
        Bag(wrong)


def test_a_bag_shows_its_counts() -> None:
    """A bag prints as it is written."""
    assert repr(Bag([1] + [0] * 15)) == "Bag([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])"


def test_one_version() -> None:
    """The search and the package around it are of one version."""
    assert _solver.version() == installed("forceout")
