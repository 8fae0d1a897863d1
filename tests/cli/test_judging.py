import pytest

from tests.cli.doors import MAT, RIGHT, WRONG, forceout


def test_a_correct_paper() -> None:
    """A correct paper leaves with 0, and shows the cube that each symbol used."""
    answer = forceout("judge", MAT, RIGHT, "--claim", "now")
    assert answer.code == 0
    assert "✓ Correct" in answer.out
    assert "2       b2    Resources" in answer.out


def test_an_incorrect_paper() -> None:
    """An incorrect paper leaves with 1, and shows clause, what it says, and the reading."""
    answer = forceout("judge", MAT, WRONG, "--claim", "now")
    assert answer.code == 1
    assert "✗ Incorrect, by VII-B-6-a" in answer.out
    assert "VII-B-6-a  Powers do not go before times" in answer.out
    assert "Add parentheses" in answer.out
    assert "(8+4)x2 = 2x(3+5)" in answer.out
    assert "that is, 24 and 16" in answer.out


def test_cubes_are_told_without_colour() -> None:
    """Each cube shows its colour's letter, and a line says what the letters mean."""
    answer = forceout("judge", MAT, RIGHT, "--claim", "now")
    assert "Required   [g4] [b×]" in answer.out
    assert "(r red, b blue, g green, k black)" in answer.out


def test_a_gap_is_seen() -> None:
    """Cubes of the Goal that touch stand together, and a gap stands between the others."""
    assert "Goal       [2][×]   [3][+][5]" in forceout("judge", MAT, RIGHT, "--claim", "now").out


def test_turned_cubes_are_explained() -> None:
    """The letters of turned cubes are explained where there are any."""
    options = ("--claim", "impossible", "--division", "senior")
    answer = forceout("judge", "1+2s | | | | k8 k+ g5u", "8+5u = 1+2s", *options)
    assert "[g5u]" in answer.out
    assert "s sideways, u upside-down" in answer.out


def test_another_game() -> None:
    """On-Sets is judged through the same door; a layout keeps its lines."""
    mat = "ell 1 2 1 | B U | G R - | 4 | Y | BR G BRGY _ RY B GY R"
    options = ("--claim", "last-cube", "--rulebook", "mlag-onsets-2019")
    answer = forceout("judge", mat, "B U G - R", *options)
    assert answer.code == 1
    assert "Goal       [1]\n           [2] [1]\n" in "".join(
        f"{line.rstrip()}\n" for line in answer.out.splitlines()
    )
    assert "universe   BR G BRGY _ RY B GY R" in answer.out


@pytest.mark.parametrize("width", [40, 80, 120])
def test_it_fits_the_terminal(width: int) -> None:
    """No line is wider than the terminal."""
    answer = forceout("judge", MAT, WRONG, "--claim", "now", width=width)
    assert max(len(line) for line in answer.out.splitlines()) <= width


def test_as_data() -> None:
    """With --json comes the whole verdict, with the rules that it went by."""
    options = ("--claim", "now", "--division", "middle", "--variation", "base=8", "--json")
    answer = forceout("judge", MAT.replace("2x 3+5", "20"), "8+4x2 = 20", *options)
    assert answer.code == 1
    data = answer.data
    assert (data["division"], data["season"], data["variations"]) == ("middle", 2027, ["base=8"])
    assert (data["claim"], data["paper"], data["correct"]) == ("now", "8+4x2 = 20", False)
    assert data["position"].startswith("20 | g4 bx | k8 k+")
    ruling = data["rulings"][0]
    assert sorted(ruling) == ["clause", "code", "facts", "instead", "says", "wrong"]
    assert data["readings"] == []
    assert data["uses"][0] == {"symbol": "8", "cube": "k8", "section": "Permitted"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Two things are wanted"),
        ((MAT, RIGHT), "--claim: now, impossible, last-cube, time, no-goal"),
        ((MAT, RIGHT, "--claim", "perhaps"), "has no claim perhaps"),
        ((MAT, RIGHT, "--claim", "now", "--rulebook", "chess"), "There is no rulebook chess"),
        ((MAT, RIGHT, "--claim", "now", "--division", "junior high"), "has no division junior"),
        ((MAT, RIGHT, "--claim", "now", "--variation", "wild=7"), "XIII-A-3: wild=7 cannot"),
        ((MAT, RIGHT, "--claim", "now", "--season", "0"), "--season"),
        ((MAT, RIGHT, "--jsonl"), "come from standard input"),
    ],
)
def test_what_is_unknown(arguments: tuple[str, ...], said: str) -> None:
    """An unknown name, or a missing one, leaves with 2 and a line that lists what there is."""
    answer = forceout("judge", *arguments)
    assert answer.code == 2
    assert said in answer.err
    assert answer.out == ""


@pytest.mark.parametrize(
    ("position", "paper", "shown", "place"),
    [
        ("2x 3+q | | | |", RIGHT, "2x 3+q | | | |", 5),
        (MAT, "8+(4x2 = 2", "8+(4x2 = 2", 2),
        (MAT, "8+\x1b[31m", "8+?[31m", 2),
        (MAT, "8+\ud800", "8+?", 2),
    ],
)
def test_the_place_is_shown(position: str, paper: str, shown: str, place: int) -> None:
    """Text that cannot be read leaves with 2 and a caret under the place."""
    answer = forceout("judge", position, paper, "--claim", "now")
    assert answer.code == 2
    assert answer.err.splitlines()[1:] == [f"  {shown}", f"  {' ' * place}^"]
