"""How variations are picked."""

from __future__ import annotations

from forceout.match import actions as do
from forceout.match.table import Manner
from forceout.rules.procedure.steps import Step
from tests.match.games import Game


def test_picks_go_round_from_the_setter() -> None:
    """II-B-1: the setter picks first, then the pick passes to the left, one each."""
    game = Game("agloa-equations-2026", "middle").roll()
    assert game.refused(do.PickVariation("B", "factorial")) == "II-B-1"
    assert game.refused(do.EndPicks("A")) == "II-B-3"
    game.pick("factorial")
    assert game.refused(do.PickVariation("B", "factorial")) == "II-B-2"
    assert game.refused(do.PickVariation("B", "log")) == "II-B"
    game.pick("base=8", "sideways")
    assert game.is_at(Step.GOAL)
    assert game.shake.picks.in_force == ("factorial", "base=8", "sideways")


def test_with_two_players_the_other_one_picks_two() -> None:
    """II-B-3: who is not setting the Goal picks two, in Middle exactly."""
    game = Game("agloa-equations-2026", "middle", 2).roll().pick("factorial", "base=8")
    assert game.refused(do.EndPicks("B")) == "II-B-3"
    game.pick("sideways")
    assert game.is_at(Step.GOAL)


def test_senior_players_may_pick_two() -> None:
    """II-B-3: in Senior anybody may pick a second one, or leave it."""
    game = Game("agloa-equations-2026", "senior").roll().pick("log", "imaginary")
    game.pick("base=8")
    game.do(do.EndPicks("B"))
    game.pick("factorial")
    game.do(do.EndPicks("C"))
    assert game.is_at(Step.GOAL)


def test_editions_without_variations_go_on_to_the_goal() -> None:
    """MLAG's Equations, GRC and the basic rules have nothing to pick."""
    for book in ("mlag-equations-2019", "grc-equations-2026", "agloa-basic-onsets-2014"):
        game = Game(book).roll()
        assert game.is_at(Step.GOAL)
        assert game.refused(do.PickVariation("A", "factorial"))


def test_a_bad_pick_is_ignored_when_the_next_player_has_picked() -> None:
    """II-B-2: nobody pays for a bad pick that nobody noticed, but it counts for nothing."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD).roll()
    game.pick("factorial", "factorial", "sideways")
    game.do(do.ChargeSlip("A"))
    assert game.totals == {"A": 0, "B": 0, "C": 0}
    assert game.shake.picks.in_force == ("factorial", "sideways")


def test_a_bad_pick_that_is_noticed_costs_a_point() -> None:
    """II-B-2: it costs a point and is made again; the second bad one is the last."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD).roll()
    game.pick("factorial", "factorial")
    game.do(do.ChargeSlip("C"))
    assert game.totals["B"] == -1
    assert game.shake.picks.turn == "B"
    game.pick("log")
    game.do(do.ChargeSlip("A"))
    assert game.totals["B"] == -2
    assert game.shake.picks.turn == "C"
    assert game.shake.picks.in_force == ("factorial",)


def test_a_bad_last_pick_stands_until_a_legal_goal() -> None:
    """II-B-2: the last player's bad pick can be charged until a legal Goal is set."""
    game = Game("agloa-equations-2026", "middle", manner=Manner.OVER_THE_BOARD).roll()
    game.pick("factorial", "base=8", "base=8").set_goal("k+k8")
    game.do(do.ChargeSlip("A"))
    assert game.totals["C"] == -1
    assert game.is_at(Step.PICKING)
