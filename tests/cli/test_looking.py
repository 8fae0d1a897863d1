from tests.cli.doors import forceout

MAT = "10 | 4 | | | + 2 3 x"


def test_every_move_is_told_safe_or_a_flub() -> None:
    """Each cube and section has its line, with what can be written afterwards."""
    done = forceout("moves", MAT)
    assert done.code == 0
    assert done.out.count("✓ safe") == 8
    assert done.out.count("✗ flub") == 4
    assert "possible (2x3)+4 = 10" in done.out


def test_a_cube_that_completes_a_solution_is_named() -> None:
    """What one more cube makes possible is told with its paper, as data too."""
    position = "10 | 4 | + | | 6 3 x"
    assert "6 alone would complete 4+6 = 10" in forceout("moves", position).out
    data = forceout("moves", position, "--json").data
    assert data["completing"] == {"6": "4+6 = 10", "3": None, "x": None}
    assert {"cube": "6", "section": "Required", "safe": False, "possible": True, "now": True} in (
        data["moves"]
    )


def test_goals_of_a_roll_come_easiest_first() -> None:
    """Each Goal has its effort and its easiest paper; one out of reach comes last."""
    done = forceout("goals", "4 5 9 +")
    assert done.code == 0
    assert "4+5" in done.out
    goals = forceout("goals", "4 5 9 +", "--json").data["goals"]
    assert goals[0] == {
        "goal": "9",
        "effort": 3,
        "papers": 1,
        "easiest": "4+5 = 9",
        "answer": "found",
    }
    assert goals[-1]["effort"] is None


def test_goals_of_on_sets_are_rated_too() -> None:
    """With a universe the Goals are laid out from the digits."""
    cards = ["--rulebook", "agloa-onsets-2014", "--universe", "BR BG BY RG B _"]
    goals = forceout("goals", "B R U n 2 1", *cards, "--json").data["goals"]
    assert {"2", "1"} <= {one["goal"] for one in goals}
