"""Numbers for tests, by their written form."""

from forceout.values import Approximate, Value, read


def number(text: str) -> Value:
    """Read a number that is no decimal."""
    value = read(text)
    assert not isinstance(value, Approximate)
    return value
