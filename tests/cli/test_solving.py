import pytest

from tests.cli.doors import Answer, forceout

FOUND = "15 | 7 | + | | 8 3 -"
NONE = "15 | 7 | 4 | | 8 3 +"
ON_SETS = "4 | B | | 2 3 | R Y U n - | BR BG BY RG RY GY B R BRG _"


def solve(position: str, *options: str, claim: str = "now") -> Answer:
    """Ask the program about a position."""
    return forceout("solve", position, "--claim", claim, *options)


def test_a_paper_is_shown_with_the_cubes_it_uses() -> None:
    """A found paper comes with its cubes, and the program leaves with 0."""
    done = solve(FOUND)
    assert done.code == 0
    assert "✓ Possible" in done.out
    assert "7+8 = 15" in done.out
    assert "Resources" in done.out.split("Cubes used")[1]


def test_a_proof_says_what_was_searched() -> None:
    """Where no paper exists, the program says what it looked at and leaves with 1."""
    done = solve(NONE)
    assert done.code == 1
    assert "✗ Impossible" in done.out
    assert "papers of 2 to 3 cubes" in done.out
    assert "that come to 15" in done.out


def test_a_bound_is_no_proof() -> None:
    """Where a 1 may be any power of ten, nothing is proved, and the program leaves with 3."""
    done = solve("98 | 1 | + | | 3", "--variation", "powers-of-the-base", "--division", "senior")
    assert done.code == 3
    assert "? No correct paper within the bound" in done.out
    assert "left out: powers of the base" in done.out


@pytest.mark.parametrize(
    ("position", "claim", "says"),
    [
        ("15 | q | | |", "now", "A cube shows"),
        (FOUND, "a-flub", "has no claim a-flub"),
        (FOUND, "", "--claim"),
    ],
)
def test_what_cannot_be_read_is_explained(position: str, claim: str, says: str) -> None:
    """Bad text, and a claim that the rulebook does not have, get one clear line and a 2."""
    done = solve(position, claim=claim)
    assert done.code == 2
    assert says in done.err
    assert "Traceback" not in done.err


def test_data_can_be_asked_for() -> None:
    """With --json the answer, its paper and its verdict come as data."""
    found, none = solve(FOUND, "--json").data, solve(NONE, "--json").data
    assert (found["possible"], found["paper"]) == (True, "7+8 = 15")
    assert found["verdict"]["correct"] is True
    assert (none["possible"], none["certificate"]["targets"]) == (False, ["15"])


def test_a_check_redoes_the_search_in_the_plain_way() -> None:
    """With --check the plain search is made too, and the program says what came of it."""
    assert "The plain search comes to the same." in solve(NONE, "--check").out
    assert solve(NONE, "--check", "--json").data["checked"]["answer"] == "impossible"


def test_many_papers_are_different() -> None:
    """With --many there are so many papers, none twice, the easiest first with --simplest."""
    position = "15 | | | | 7 4 8 3 + x 2 5 1"
    papers = solve(position, "--many", "5", "--json", claim="impossible").data["papers"]
    assert len(set(papers)) == 5
    easy = solve(position, "--many", "3", "--simplest", "--json", claim="impossible").data["papers"]
    assert easy[0].removesuffix(" = 15") in {"7+8", "8+7"}


def test_on_sets_is_solved_too() -> None:
    """A position of On-Sets is solved by its own rules."""
    done = solve(ON_SETS, "--rulebook", "agloa-onsets-2014", "--division", "middle", claim="time")
    assert done.code == 0
    assert "B - Y" in done.out


@pytest.mark.parametrize(
    ("position", "claim"),
    [
        (f"15 | | | | {'0 1 2 3 4 5 6 7 8 9 + - x / ^ v ' * 6}", "impossible"),
        (f" | | | | {'+ ' * 90}", "no-goal"),
        (f" | | | | {'0 1 2 3 4 5 6 7 8 9 ' * 9}", "no-goal"),
        ("9^9^9^9 | 9 | ^ | | 9 9 ^", "now"),
        ("15 | | | | " + "7 v " * 7, "impossible"),
    ],
)
def test_whatever_is_typed_gets_an_answer(position: str, claim: str) -> None:
    """More cubes than any box has, and numbers beyond reach, are answered and never hang."""
    options = ["--seconds", "1", "--check"]
    assert solve(position, *options, claim=claim).code in {0, 1, 3}
