"""When a challenge is valid, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.events import BlockPutBack, Challenged, ChallengeSetAside, PenaltyGiven
from forceout.match.table import Manner
from forceout.rules.claims import IMPOSSIBLE, NOW, Side
from tests.match.games import Game, cube, equations, grc, mlag, onsets


def onsets_of_mlag() -> Game:
    """MLAG's On-Sets, played up to the Goal 2."""
    return onsets("mlag-onsets-2019")


def test_now_waits_for_a_cube() -> None:
    """VI-A-2-b: Now needs a cube in Required or Permitted; cubes in Forbidden do not count."""
    game = equations().move("r0 forbidden")
    assert game.refused(do.Challenge("C", "now")) == "VI-A-2-b"
    game.move("k7 required")
    game.do(do.Challenge("A", "now"))
    assert (game.writing.claim, game.writing.callers) == (NOW, ("A",))


def test_nobody_challenges_themselves() -> None:
    """VI-B: the last Mover, or the setter of the Goal, is challenged by others."""
    game = equations()
    assert game.refused(do.Challenge("A", "impossible")) == "VI-B-a"
    game.do(do.Challenge("C", "impossible"))
    assert game.writing.claim is IMPOSSIBLE
    assert game.refused(do.Challenge("B", "impossible")) == "VI-B"


def test_each_rulebook_has_its_own_challenges() -> None:
    """GRC knows flubs, the others Now and Impossible."""
    assert equations().refused(do.Challenge("B", "a-flub")) == "VI-A"
    assert grc().refused(do.Challenge("B", "now")) == "Flubs"
    grc().do(do.Challenge("B", "a-flub"))


@pytest.mark.parametrize("game", [onsets, onsets_of_mlag, mlag, equations])
def test_never_means_impossible(game: Callable[[], Game]) -> None:
    """V-A-1-b of MLAG: the older word is taken as Impossible, at no cost, wherever it is said."""
    played = game()
    came = played.do(do.Challenge("C", "never"))
    assert came == (Challenged("C", "impossible"),)
    assert played.writing.claim is IMPOSSIBLE
    assert set(played.totals.values()) == {0}


def test_two_may_speak_at_once_where_it_is_provided_for() -> None:
    """VI-B of AGLOA: then both are Challengers; elsewhere the block tells who was first."""
    game = equations().move("k7 required", "gx required")
    game.do(do.Challenge("A", "now", ("B",)))
    game.do(do.PresentPaper("A", "7x2 = 6+8"), do.PresentPaper("B", "7x1 = 6+8"))
    assert game.totals == {"A": 6, "B": 2, "C": 2}
    assert mlag().refused(do.Challenge("B", "impossible", ("C",))) == "VI-B-a"
    twice = equations().refused(do.Challenge("B", "impossible", ("B",)))
    assert twice == "VI-B"


def test_the_block_has_to_be_spoken_with() -> None:
    """VI-B: while one holds it the others wait; put back without a word it costs a point."""
    game = equations()
    assert "VI" not in game.refused(do.PutBlockBack("B"))
    game.do(do.PickUpBlock("B"))
    assert game.refused(do.PickUpBlock("C")) == "VI-B"
    assert game.refused(do.Challenge("C", "impossible")) == "VI-B"
    assert game.refused(do.MoveCube("B", cube("r2"), Section.REQUIRED)) == "VI-B"
    assert game.refused(do.PutBlockBack("C")) == "VI-B"
    came = game.do(do.PutBlockBack("B"))
    assert came == (BlockPutBack("B"), PenaltyGiven("B", 1, "VI-B"))
    game.do(do.PickUpBlock("C"), do.Challenge("C", "impossible"))
    assert game.shake.block == ""


def test_saying_nothing_costs_nothing_where_no_price_is_named() -> None:
    """MLAG's Equations name none, and GRC has no block."""
    game = mlag()
    assert game.do(do.PickUpBlock("B"), do.PutBlockBack("B"))[-1] == BlockPutBack("B")
    assert grc().refused(do.PickUpBlock("B")) == "Challenges-2"
    assert grc().refused(do.PutBlockBack("B")) == "Challenges-2"


@pytest.mark.parametrize("claim", ["now", "a-flub"])
@pytest.mark.parametrize(("cost", "game"), [(1, equations), (0, mlag)])
def test_an_invalid_challenge_is_set_aside_over_the_board(
    cost: int, game: type, claim: str
) -> None:
    """VI-B: at its price, and play goes on; with MLAG there is none."""
    played = game(manner=Manner.OVER_THE_BOARD)
    assert played.refused(do.Challenge("B", "a draw"))
    came = played.do(do.Challenge("B", claim))
    assert isinstance(came[0], ChallengeSetAside)
    assert [type(event) for event in came[1:]] == [PenaltyGiven] * cost
    assert played.totals["B"] == -cost
    played.move("k7 required")


def test_two_solutions_ask_for_three_cubes() -> None:
    """XIII-D-14: with Two Solutions a Now needs three cubes in Resources."""
    game = Game("agloa-onsets-2014", "senior").roll().pick("two-solutions", "two-operations")
    game.do(do.PickVariation("B", "absolute-value"), do.EndPicks("B"))
    game.do(do.PickVariation("C", "no-null-restrictions"), do.EndPicks("C"))
    game.set_goal("2").move("B required")
    for face in "B R R G G Y Y U n - '".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    assert len(game.shake.mat.resources) == 3
    game.move("V permitted")
    assert game.refused(do.Challenge(game.shake.turn, "now")) == "XIII-D-14"
    game.move("^ permitted")
    assert game.refused(do.Challenge(game.shake.turn, "now")) == "V-A-2-a XIII-D-14"


def test_a_flub_in_grc_may_be_called_by_several() -> None:
    """Challenges-3: then nobody is Challenger, and whoever is right scores one point."""
    game = grc().move("k7 required", "gx required")
    game.do(do.Challenge("A", "a-flub", ("B",)))
    for seat in "AB":
        game.do(do.PresentPaper(seat, "7x2 = 6+8"))
    game.do(do.PresentNothing("D"))
    assert game.writing.card == "D"
    assert game.refused(do.JoinSide("A", Side.CHALLENGER)) == "Challenges-P4"
    game.do(do.JoinSide("D", Side.MOVER), do.JoinSide("A", Side.CHALLENGER))
    game.do(do.JoinSide("B", Side.CHALLENGER))
    assert game.totals == {"A": 1, "B": 1, "C": 0, "D": 0}
