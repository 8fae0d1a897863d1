"""Numbers in their written form."""

import pytest

from forceout.values import Approximate, agrees, read, show

CANONICAL = ["81", "-1/2", "2x(v3)", "5v8", "1+(v2)", "2i", "-i", "3+4i", "-1+(v3)i", "72x(v70)"]


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_texts_stand(text: str) -> None:
    """What the notation calls canonical is written back unchanged."""
    value = read(text)
    assert not isinstance(value, Approximate)
    assert show(value) == text
    assert agrees(value, text)
