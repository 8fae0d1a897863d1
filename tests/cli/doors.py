"""The program as these tests call it."""

import json
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from forceout.cli.program import app

MAT = "2x 3+5 | g4 bx | k8 k+ | g6 | r0 r1 r- b0 b1 b2 b3 b/ g- g^ k7 k9 k/ kv"
RIGHT = "8+(4x2) = 2x(3+5)"
WRONG = "8+4x2 = 2x(3+5)"


@dataclass(frozen=True)
class Answer:
    """What the program said, and how it left."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:  # noqa: ANN401 - it is what JSON makes it
        """What it said, read as JSON."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """What it said, each line read as JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


def forceout(*arguments: str, typed: str | bytes = "", width: int = 100) -> Answer:
    """Run the program in a terminal without colours; a traceback fails the test."""
    looks = {"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb"}
    done = CliRunner(env=looks).invoke(app, list(arguments), input=typed)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Answer(done.exit_code, done.stdout, done.stderr)
