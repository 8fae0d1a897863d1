"""How cubes are moved."""

from __future__ import annotations

import pytest

from forceout.kit import Section
from forceout.match import actions as do
from forceout.match.play import rulings
from forceout.match.snapshot import snapshot
from forceout.match.table import Table
from forceout.rules.claims import FORCE_OUT, LAST_CUBE
from forceout.rules.procedure.steps import Step
from tests.match.games import Game, cube, equations, grc, mlag, onsets

DOWN_TO_ONE = [
    f"{face} forbidden"
    for face in "r0 r1 r3 r+ r- b0 b1 b2 b3 b/ g4 g5 g- g^ k9 k/ kv bx".split()  # noqa: SIM905
]


def bonus(player: str, text: str, to: Section = Section.FORBIDDEN) -> do.MoveCube:
    """A bonus move."""
    return do.MoveCube(player, cube(text), to, bonus=True)


def test_turns_pass_to_the_left() -> None:
    """V-A, V-B: one cube each, in turn, to one of three sections."""
    game = equations()
    assert game.refused(do.MoveCube("C", cube("r2"), Section.REQUIRED)) == "V-B"
    assert game.refused(do.MoveCube("B", cube("r2"), Section.RESOURCES)) == "V-B"
    assert game.refused(do.MoveCube("B", cube("r9"), Section.REQUIRED)) == "V-B"
    game.move("r2 required", "gx permitted", "k9 forbidden")
    assert (game.shake.turn, game.shake.mover, game.shake.moves) == ("B", "A", 3)


def test_a_bonus_cube_leaves_the_turn_where_it_is() -> None:
    """V-C-1: the cube for Forbidden comes first, and then the ordinary move."""
    game = equations()
    game.do(bonus("B", "r0"))
    assert game.shake.turn == "B"
    assert game.refused(bonus("B", "r1")) == "V-C"
    game.move("r1 required")
    assert game.shake.turn == "C"
    assert not game.shake.bonus


def test_the_leader_makes_no_bonus_move() -> None:
    """V-C-2: not in AGLOA, while MLAG's Equations and GRC let anybody."""
    game = equations()
    game.do(do.CorrectScore("B", 1))
    assert game.refused(bonus("B", "r0")) == "V-C-2"
    game.do(do.CorrectScore("C", 1))
    game.do(bonus("B", "r0"))
    for other in (mlag(), grc()):
        other.do(do.CorrectScore("B", 1))
        other.do(bonus("B", "r0"))


def test_the_basic_rules_have_no_bonus() -> None:
    """Rule II knows of one cube a turn."""
    game = Game("agloa-basic-equations-2026").roll().set_goal()
    assert game.refused(bonus("B", "r0")) == "II"


def test_the_last_cube_is_required_or_permitted() -> None:
    """VIII-A: then everybody writes."""
    game = equations().move(*DOWN_TO_ONE, "gx required", "r2 required")
    assert len(game.shake.mat.resources) == 1
    assert "VIII-A" in game.refused(bonus(game.shake.turn, "k7"))
    turn = game.shake.turn
    assert game.refused(do.MoveCube(turn, cube("k7"), Section.FORBIDDEN)) == "VIII-A"
    game.move("k7 required")
    assert game.writing.claim is LAST_CUBE
    assert game.codes(do.MoveCube("A", cube("k7"), Section.REQUIRED, Section.REQUIRED)) >= {
        "cube-stays",
        "moving-over",
    }
    for seat in "ABC":
        game.do(do.PresentPaper(seat, "7x2 = 6+8"))
    assert game.totals == {"A": 4, "B": 4, "C": 4}


def test_grc_stops_at_two_cubes() -> None:
    """Force-Out: nobody moves the last two; a bonus that would jump over this point is refused."""
    game = grc()
    game.move(
        *(
            f"{face} forbidden"
            for face in [
                "r0",
                "r1",
                "r3",
                "r+",
                "b1",
                "b2",
                "b3",
                "bx",
                "b/",
                "g4",
                "g5",
                "g-",
                "k9",
                "k/",
            ]
        )
    )
    assert len(game.shake.mat.resources) == 3
    assert game.refused(bonus(game.shake.turn, "k7")) == "Force-Out-1"
    game.move("gx required")
    assert game.writing.claim is FORCE_OUT
    assert "Force-Out" in game.refused(do.MoveCube("A", cube("k7"), Section.REQUIRED))
    for seat in "ABC":
        game.do(do.PresentPaper(seat, "7x2 = 6+8"))
    game.do(do.PresentPaper("D", "2x(7+0) = 6+8"))
    assert game.totals == {"A": 1, "B": 1, "C": 1, "D": 0}


def test_restriction_signs_are_held_back() -> None:
    """IV-D: = may go to Forbidden only when Resources is down to four."""
    game = onsets()
    assert game.refused(do.MoveCube("B", cube("="), Section.FORBIDDEN)) == "IV-D"
    assert game.refused(bonus("B", "=")) == "IV-D"
    for face in "B B R R G G Y Y U n -".split():  # noqa: SIM905
        game.move(f"{face} permitted")
    assert len(game.shake.mat.resources) == 4
    game.move("= forbidden")


def test_a_shift_takes_the_place_of_a_move() -> None:
    """XIII-B-7: from Permitted on, on one's own turn, never as a bonus, never = to Forbidden."""
    game = Game("mlag-onsets-2019", "middle").roll()
    game.pick("shift-from-permitted", "two-operations", "universe-null").set_goal("2")
    game.move("B permitted", "= permitted")

    def shift(player: str, face: str, to: Section, *, is_bonus: bool = False) -> do.MoveCube:
        return do.MoveCube(player, cube(face), to, Section.PERMITTED, bonus=is_bonus)

    assert game.refused(shift("B", "B", Section.REQUIRED)) == "XIII-B-7 IV-B"
    assert game.refused(shift("A", "B", Section.PERMITTED)) == "XIII-B-7"
    assert game.refused(shift("A", "B", Section.FORBIDDEN, is_bonus=True)) == "XIII-B-7-b"
    assert game.refused(shift("A", "=", Section.FORBIDDEN)) == "XIII-B-7-d"
    game.do(shift("A", "B", Section.REQUIRED))
    assert game.shake.turn == "B"
    plain = onsets().move("B permitted")
    assert plain.refused(shift("C", "B", Section.REQUIRED)) == "IV-B"


@pytest.mark.parametrize(
    ("division", "line"),
    [
        ("elementary", "XIII-A-7"),
        ("middle", "XIII-B-7"),
        ("junior", "XIII-C-8"),
        ("senior", "XIII-C-8"),
    ],
)
def test_nothing_is_shifted_once_resources_is_empty(division: str, line: str) -> None:
    """XIII-A-7-c: when the last cube has been played, Permitted stays as it is in any division."""
    table = Table("mlag-onsets-2019", division, players=("Ann", "Ben"))
    mat = table.bench().mat("2 | R | B | | | B R BR BG BY RY")
    state = snapshot(table, mat, mover="A", variations=["shift-from-permitted"])
    shift = do.MoveCube("B", cube("B"), Section.REQUIRED, Section.PERMITTED)
    assert [ruling.clause for ruling in rulings(state, shift)] == [f"{line}-c"]


@pytest.mark.parametrize(
    ("book", "clauses"), [("mlag-onsets-2019", {"III-B-1"}), ("agloa-onsets-2014", set())]
)
def test_a_digit_that_was_left_over_is_forbidden(book: str, clauses: set[str]) -> None:
    """III-B-1: MLAG says that it has to go there, AGLOA only that it should."""
    table = Table(book, "middle", players=("Ann", "Ben"))
    state = snapshot(table, table.bench().mat("2 | R | B | | 3 U n | B R BR BG BY RY"), mover="A")
    for section in (Section.REQUIRED, Section.PERMITTED):
        against = rulings(state, do.MoveCube("B", cube("3"), section))
        assert {ruling.clause for ruling in against} == clauses
    assert rulings(state, do.MoveCube("B", cube("3"), Section.FORBIDDEN)) == ()


def test_nobody_moves_before_the_goal() -> None:
    """V-A: play on the mat begins with the Goal."""
    game = Game("agloa-equations-2026", "middle").roll().pick("factorial", "sideways", "base=8")
    assert game.refused(do.MoveCube("B", cube("r2"), Section.REQUIRED)) == "V-A IV-A"
    assert game.refused(do.MoveCube("A", cube("r2"), Section.FORBIDDEN)) == "IV-C-1"
    assert game.is_at(Step.GOAL)
