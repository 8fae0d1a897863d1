import re

import pytest

from forceout.rulebooks.shelf import RULEBOOKS
from tests.cli.doors import forceout


def test_version() -> None:
    """The program tells its version and that of its search."""
    assert re.fullmatch(
        r"forceout \d+\.\d+\.\d+ \(search core \d+\.\d+\.\d+\)\n", forceout("--version").out
    )


def test_every_value_with_its_reading() -> None:
    """An expression that can be read in two ways shows both values."""
    answer = forceout("value", "8+4x2")
    assert answer.code == 0
    assert re.search(r"^16 +8\+\(4x2\)", answer.out, re.MULTILINE)
    assert re.search(r"^24 +\(8\+4\)x2", answer.out, re.MULTILINE)


def test_no_value() -> None:
    """An expression without a value leaves with 1 and the clause."""
    answer = forceout("value", "8/(4-4)")
    assert answer.code == 1
    assert "It has no value" in answer.out
    assert "III-A" in answer.out


def test_a_value_nobody_can_write_down() -> None:
    """A tower of powers is answered in powers."""
    assert forceout("value", "9^9^9^9", "--json").data["values"][0] == "3^(2x3^774840978)"


def test_more_values_than_listed() -> None:
    """Where the list goes on for ever, the answer says so."""
    options = ("--goal", "--division", "senior", "--variation", "powers-of-the-base")
    assert "There are more than these." in forceout("value", "1", *options).out


def test_a_value_on_the_mat() -> None:
    """With --goal a space is a gap."""
    assert forceout("value", "2x 3+5", "--goal", "--json").data["values"] == ["16"]


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("goal", "2x3+5"), 0, "✓ A legal Goal"),
        (("goal", "2x3+567"), 1, "IV-B"),
        (("goal", "-s4", "--division", "senior", "--variation", "imaginary"), 0, "4i"),
        (("reading", "2x3+5", "2x(3+5)"), 0, "✓ The Goal may be read so"),
        (("reading", "2x 3+5", "(2x3)+5"), 1, "VII-C-5-b"),
        (("pick", "r0 r1", "wild=0"), 0, "✓ A legal pick"),
        (("pick", "r1 r1", "wild=0"), 1, "no 0 was rolled"),
        (("pick", "r1 r1", "sideways", "--chosen", "sideways"), 1, "chosen for this shake already"),
    ],
)
def test_smaller_questions(arguments: tuple[str, ...], code: int, said: str) -> None:
    """A Goal, a reading and a pick are judged, with the clause where they are not legal."""
    answer = forceout(*arguments)
    assert (answer.code, said in answer.out) == (code, True)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("value", "B U R", "--rulebook", "agloa-onsets-2014"), "with --universe"),
        (("goals", "B U R 1", "--rulebook", "agloa-onsets-2014"), "with --universe"),
        (("value", "8+4", "--universe", "BR G"), "deals no cards"),
        (("pick", "r1 r0", "wild=0", "--universe", "BR G"), "deals no cards"),
        (("goals", ""), "which cubes were rolled"),
        (("pick", "r1 r0", "wild=0", "--chosen", "sideway"), "`forceout rulebooks NAME`"),
    ],
)
def test_what_is_lacking_is_asked_for(arguments: tuple[str, ...], says: str) -> None:
    """What a question needs and does not say, or says in vain, is named."""
    answer = forceout(*arguments)
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("goal", "2x3+5"), ("reading", "2x3+5", "2x(3+5)"), ("pick", "r2", "sideways")]
)
def test_verdicts_as_data(arguments: tuple[str, ...]) -> None:
    """With --json a question is answered by the same fields as a paper."""
    data = forceout(*arguments, "--json").data
    assert data["correct"] is True
    assert {"rulebook", "division", "season", "variations", "rulings"} <= data.keys()


def test_the_shelf() -> None:
    """Every rulebook is on the list, with its divisions."""
    answer = forceout("rulebooks")
    for book in RULEBOOKS.values():
        assert book.id in answer.out


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_rulebook(name: str) -> None:
    """A rulebook shows its divisions, and what each may pick, as tables and as data."""
    answer = forceout("rulebooks", name)
    (data,) = forceout("rulebooks", name, "--json").data
    assert [division["name"] for division in data["divisions"]] == list(RULEBOOKS[name].divisions)
    for division in data["divisions"]:
        assert f"\n{division['name']}\n" in answer.out
        assert all(line["clause"] in answer.out for line in division["variations"])


def test_a_clause_and_its_parts() -> None:
    """A clause is shown with its parts, in our words; an unknown one is refused."""
    shown = forceout("rules", "show", "agloa-equations-2026", "VII-B-3", "--json").data
    assert [clause["clause"] for clause in shown][:2] == ["VII-B-3", "VII-B-3-a"]
    assert "VII-B-3-a" in forceout("rules", "show", "agloa-equations-2026").out
    assert forceout("rules", "show", "agloa-equations-2026", "LX").code == 2
    assert forceout("rules", "show", "agloa-equations-2026", "vii-b-3", "--json").data == shown
    lacking = forceout("rules", "show", "agloa-equations-2026", "VII-B-99").out
    assert lacking.startswith("VII-B-99 is not told by itself; this is VII-B.")


def test_where_editions_differ() -> None:
    """Two editions differ by topic, each with its clauses; from itself none differs."""
    both = ("agloa-equations-2026", "mlag-equations-2019")
    found = forceout("rules", "diff", *both, "--division", "elementary", "--json").data
    assert all(difference["a"]["says"] != difference["b"]["says"] for difference in found)
    assert "Picking variations" in forceout("rules", "diff", *both).out
    assert "the same on every topic" in forceout("rules", "diff", both[0], both[0]).out


def test_where_divisions_differ() -> None:
    """Two divisions of one rulebook are compared like two rulebooks."""
    both = ("grc-equations-2026", "grc-equations-2026")
    answer = forceout("rules", "diff", *both, "--division", "third", "--division-b", "sixth")
    assert all(word in answer.out for word in ("third", "sixth", "Special-Third-4"))
    assert forceout("rules", "diff", *both, "--division", "tenth").code == 2


def test_help_for_all() -> None:
    """Each command explains itself."""
    for command in ("judge", "value", "goal", "reading", "pick", "rulebooks", "rules"):
        assert command in forceout("--help").out
        assert forceout(command, "--help").code == 0
