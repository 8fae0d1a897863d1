"""Draws the picture of the README (docs/mat.svg): `python -m tools.draw_mat`.

A mat, two papers for the same Goal, and what the judge says of each.
"""

from __future__ import annotations

from pathlib import Path

from forceout.api import Judge
from forceout.drawing import Picture, beside, stacked
from forceout.drawing.svg import box, words

FILE = Path(__file__).parents[1] / "docs" / "mat.svg"

POSITION = "r2gx r3r+g5 | g4 bx | k8 k+ | g6 | r0 r1 r- b0 b1 b2 b3 b/ g- g^ k7 k9 k/ kv"
PAPERS = ("8+4x2 = 2x(3+5)", "8+(4x2) = 2x(3+5)")
MARGIN = 28


def drawn() -> str:
    """The picture, from what the judge says now."""
    judge = Judge.of("agloa-equations-2026", "elementary")
    papers = [
        stacked([judge.sheet(text).picture(), judge.paper(POSITION, text, "now").picture()], 10)
        for text in PAPERS
    ]
    note = "Somebody challenges Now: a Solution with at most one of these."
    under = Picture(0, 20, words(note, 16, 15, 13, fill="#6b6253"))
    table = stacked([judge.mat(POSITION).picture(), under], 10)
    scene = beside([table, stacked(papers, 30)], 28)
    width, height = scene.width + 2 * MARGIN, scene.height + 2 * MARGIN
    cloth = box(width - 2, height - 2, x=1, y=1, rx=16, fill="#fdfaf3", stroke="#d9cdb4")
    whole = Picture(width, height, cloth + scene.at(MARGIN, MARGIN))
    return whole.svg(
        "A mat whose Goal is 2 times, a gap, 3 plus 5, and two papers after a Now challenge: "
        "8 + 4 × 2 is incorrect, because it can be read as 24; 8 + (4 × 2) is correct."
    )


def written() -> str:
    """The picture as a file, an element a line."""
    return drawn().replace("><", ">\n<") + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
