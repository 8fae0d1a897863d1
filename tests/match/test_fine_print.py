"""The fine print of the rulebooks: rare turns of a match, as a careful judge would rule on them."""

from __future__ import annotations

import pytest

from forceout.match import actions as do
from forceout.match.events import PenaltyGiven, ShakeScored, TimeOverrun
from forceout.rules.claims import Side
from tests.match.games import equations, mlag

SECOND = 1000


@pytest.mark.parametrize("game", [equations, mlag])
def test_a_third_party_who_promised_a_paper_is_late_with_it(game: type) -> None:
    """XI-A: who has said that there will be a paper is late like the one who has to write."""
    played = game(timed=True)
    now = played.state.at
    played.move("k7 required", at=now)
    played.do(do.Challenge("C", "now"), do.JoinSide("A", Side.CHALLENGER), at=now + SECOND)
    came = played.wait(now + 132 * SECOND)
    assert {one.player for one in came if isinstance(one, TimeOverrun)} == {"A", "C"}
    assert {one.player for one in came if isinstance(one, PenaltyGiven)} == {"A", "C"}
    assert any(isinstance(one, ShakeScored) for one in played.wait(now + 202 * SECOND))
