import json
import subprocess
import sys
from pathlib import Path

import pytest

from forceout.cli.stream import LONGEST
from tests.cli.doors import forceout

PROGRAM = Path(sys.executable).with_name("forceout")
AGLOA = {"rulebook": "agloa-equations-2026"}
PAPER = AGLOA | {"resources": "k8 k+ g4 bx b2", "goal": "16", "claim": "impossible"}
WRONG = PAPER | {"paper": "8+4x2 = 16"}
RIGHT = PAPER | {"paper": "8+(4x2) = 16"}


def stream(*cases: object) -> str:
    """Cases as the stream takes them."""
    return "".join(f"{json.dumps(case)}\n" for case in cases)


def test_answers_keep_their_order() -> None:
    """Each case is answered by a line, in the order asked, with its line's number and its id."""
    answer = forceout("judge", "--jsonl", typed=stream(RIGHT | {"id": "a"}, WRONG | {"id": "b"}))
    assert [(said["line"], said["id"], said["correct"]) for said in answer.lines] == [
        (1, "a", True),
        (2, "b", False),
    ]


@pytest.mark.parametrize(
    ("cases", "code"),
    [([], 0), ([RIGHT], 0), ([RIGHT, WRONG], 1), ([WRONG, {}, RIGHT], 2), ([{}], 2)],
)
def test_how_it_leaves(cases: list[object], code: int) -> None:
    """It leaves with 0 when all are correct, 1 when one is not, 2 when one cannot be read."""
    assert forceout("judge", "--jsonl", typed=stream(*cases)).code == code


@pytest.mark.parametrize(
    ("case", "field", "value"),
    [
        (WRONG, "correct", False),
        ({"kind": "value", "expr": "8+4x2"}, "values", ["16", "24"]),
        ({"kind": "value", "expr": "2x 3+5", "where": "goal"}, "values", ["16"]),
        ({"kind": "goal", "goal": "2x3+567"}, "correct", False),
        ({"kind": "reading", "goal": "2x 3+5", "reading": "(2x3)+5"}, "correct", False),
        ({"kind": "select", "resources": "r0 r1", "pick": "wild=0"}, "correct", True),
        (
            {
                "kind": "value",
                "rulebook": "agloa-onsets-2014",
                "expr": "B",
                "where": "solution",
                "universe": "B BR G",
            },
            "values",
            ["2"],
        ),
    ],
)
def test_every_kind(case: dict[str, object], field: str, value: object) -> None:
    """Papers, values, Goals, readings and picks of either game go through the same stream."""
    (said,) = forceout("judge", "--jsonl", typed=stream(AGLOA | case)).lines
    assert said["kind"] == case.get("kind", "judge")
    assert said[field] == value


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"what", "not JSON"),
        (b"[1]", "a JSON object"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 50_000, "not JSON"),
        (b'{"season": ' + b"9" * 5000 + b"}", "not JSON"),
        (b"9" * (LONGEST * 3), "longer than"),
        (b'{"kind": "dance"}', "no kind dance"),
        (b'{"kind": 3}', "kind must hold text"),
        (b'{"rulebook": "chess", "goal": "1", "kind": "goal"}', "no rulebook chess"),
        (stream(WRONG | {"season": "2027"}).encode(), "hold a year"),
        (stream(WRONG | {"season": True}).encode(), "hold a year"),
        (stream(WRONG | {"variations": "wild=0"}).encode(), "list of texts"),
        (stream(WRONG | {"variations": ["wild=7"]}).encode(), "XIII-A-3"),
        (stream(WRONG | {"paper": None}).encode(), "paper must hold text"),
        (stream(WRONG | {"paper": "8+\ud800"}).encode(), "no meaning"),
        (stream(WRONG | {"claim": "later"}).encode(), "no claim later"),
    ],
)
def test_a_bad_line(line: bytes, said: str) -> None:
    """A line that is no case is answered by an error, and the next one is judged."""
    typed = line.rstrip() + b"\n\n" + stream(RIGHT).encode()
    answer = forceout("judge", "--jsonl", typed=typed)
    bad, good = answer.lines
    assert bad["line"] == 1
    assert said in bad["error"]
    assert (good["line"], good["correct"]) == (3, True)
    assert answer.code == 2


def test_each_line_is_answered_at_once() -> None:
    """An answer comes before the next case is asked, so that a program can talk with the judge."""
    with subprocess.Popen(
        [PROGRAM, "judge", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin
        assert running.stdout
        for case, is_correct in ((RIGHT, True), (WRONG, False), (RIGHT, True)):
            running.stdin.write(stream(case))
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["correct"] is is_correct
        running.stdin.close()
    assert running.returncode == 1
