import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.doors import MAT, RIGHT, forceout

PROGRAM = Path(sys.executable).with_name("forceout")
DIGITS = "7" * 1_000_000
ANYTHING = st.text(max_size=40) | st.text("8+4x2=()[]{}!@:|^vsu r0gkb ", max_size=40)


def is_plain(text: str) -> bool:
    """Whether a terminal shows it as it is."""
    return all(char.isprintable() or char == "\n" for char in text)


@given(ANYTHING, ANYTHING)
def test_any_position_and_paper(position: str, paper: str) -> None:
    """Whatever is typed for a position and a paper is answered, in signs that can be printed."""
    answer = forceout("judge", "--claim", "impossible", "--", position, paper)
    assert answer.code in {0, 1, 2}
    assert is_plain(answer.out + answer.err)


@given(ANYTHING)
def test_any_expression(text: str) -> None:
    """Whatever is typed for a value, a Goal or a name is answered, in signs that can be printed."""
    for command in (["value"], ["goal"], ["pick", "r1"], ["rules", "show"], ["rulebooks"]):
        answer = forceout(*command, "--", text)
        assert answer.code in {0, 1, 2}
        assert is_plain(answer.out + answer.err)


@pytest.mark.parametrize(
    "arguments",
    [
        ("value", DIGITS),
        ("goal", DIGITS),
        ("reading", DIGITS, DIGITS),
        ("judge", MAT, DIGITS, "--claim", "now"),
        ("judge", DIGITS, RIGHT, "--claim", "now"),
        ("judge", MAT, RIGHT, "--claim", DIGITS),
        ("judge", MAT, RIGHT, "--claim", "now", "--division", DIGITS),
        ("judge", MAT, RIGHT, "--claim", "now", "--variation", DIGITS),
        ("pick", "r1", DIGITS),
        ("rules", "show", "agloa-equations-2026", DIGITS),
    ],
)
def test_a_megabyte_of_digits(arguments: tuple[str, ...]) -> None:
    """A megabyte where a word was wanted gets an answer of a few lines."""
    answer = forceout(*arguments)
    assert answer.code in {1, 2}
    assert len(answer.out + answer.err) < 2000


def test_a_surrogate_from_the_shell() -> None:
    """Bytes that are no text are refused like any other sign, with a caret."""
    done = subprocess.run([PROGRAM, "value", b"8+\xff"], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines()[1:] == ["  8+?", "    ^"]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_a_terminal_of_few_signs(encoding: str) -> None:
    """A terminal that lacks a sign shows what a keyboard has in its place."""
    done = subprocess.run(
        [PROGRAM, "judge", MAT, RIGHT, "--claim", "now"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert done.returncode == 0
    shown = done.stdout.decode(encoding)
    assert "Correct" in shown
    assert ("[k√]" in shown) is (encoding == "utf-8")
    assert ("[kv]" in shown) is (encoding != "utf-8")
    assert done.stderr == b""


def test_a_reader_who_leaves() -> None:
    """When nobody reads on, the program stops without a word."""
    with subprocess.Popen(
        [PROGRAM, "judge", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdin and running.stdout and running.stderr  # noqa: PT018 - for types
        running.stdout.close()
        try:
            running.stdin.write(b"[]\n" * 1000)
            running.stdin.close()
        except BrokenPipeError:
            pass
        assert running.stderr.read() == b""
        running.wait()
    assert running.returncode != 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("jugde",), "No such command 'jugde'"),
        (("rules", "shwo"), "No such command 'shwo'"),
        (("--frob",), "No such option: --frob."),
        (("value",), "Missing argument 'expression'."),
        (("judge", "a", "b", "--season", "soon"), "Invalid value for '--season'"),
        (("judge", "a", "b", "--varation", "wild=0"), "--varation wild=0"),
        (("goals",), "Missing argument"),
    ],
)
def test_a_command_that_cannot_be_is_refused_in_a_line(
    arguments: tuple[str, ...], says: str
) -> None:
    """What is wrong with a command line is said in one line, like everything else."""
    answer = forceout(*arguments)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert says in answer.err
    assert "--help" in answer.err


def test_help_for_nothing() -> None:
    """Without a command there is help."""
    assert "judge" in forceout().out + forceout().err
    assert "diff" in forceout("rules").out + forceout("rules").err


@pytest.mark.parametrize("arguments", [("pick", "- 3 4 0", "wild=0"), ("goals", "- 3 4 1")])
def test_a_roll_may_begin_with_a_minus(arguments: tuple[str, ...]) -> None:
    """Cubes are taken as they are typed, whatever comes first."""
    assert forceout(*arguments).code == 0
