"""How many random shakes a second are played, on one core: `python -m bench.match [SHAKES]`.

Everybody plays by chance (`forceout.bots.chance`), strictly, with three players where the rulebook
seats them, and the judge rules on every paper. Making up the papers is part of the time, and so is
every question whether an action is legal. Matches have five shakes each.
"""

import random
import sys
import time
from typing import NamedTuple

from bench.judge import machine
from forceout.bots.chance import next_action
from forceout.match.play import Acted, act, start
from forceout.match.table import Table
from forceout.rulebooks.shelf import RULEBOOKS, rulebook

SHAKES = 200
IN_A_MATCH = 5


class Counted(NamedTuple):
    """What some matches came to."""

    shakes: int
    events: int
    papers: int
    right: int
    seconds: float


def played(book: str, division: str, shakes: int) -> Counted:
    """Play matches of a division until so many shakes are scored."""
    seats = rulebook(book).procedure(division).play.seats
    table = Table(book, division, players=("",) * min(3, seats.most), shakes=IN_A_MATCH)
    done = events = papers = right = 0
    began = time.process_time()
    for seed in range(-(-shakes // IN_A_MATCH)):
        luck = random.Random(seed).randrange
        state = start(table)
        while (action := next_action(state, luck)) is not None:
            acted = act(state, action)
            if not isinstance(acted, Acted):
                raise TypeError(f"{action} was refused: {acted.rulings}")
            for event in acted.events:
                verdict = getattr(event, "is_correct", None)
                papers += verdict is not None
                right += verdict is True
            events += len(acted.events)
            state = acted.state
        done += len(state.sheet.shakes)
    return Counted(done, events, papers, right, time.process_time() - began)


def main() -> None:
    """Print a line for each division."""
    shakes = int(sys.argv[1]) if len(sys.argv) > 1 else SHAKES
    print(machine())
    print("One process, its own time on the processor; papers made up and ruled on by the judge.\n")
    print(f"{'':<44}{'shakes':>8}{'events':>8}{'papers':>8}{'right':>7}{'a second':>10}")
    slowest = min(
        _line(book, division, shakes) for book in RULEBOOKS for division in rulebook(book).divisions
    )
    print(f"\nThe slowest: {slowest:.0f} shakes a second.")


def _line(book: str, division: str, shakes: int) -> float:
    played(book, division, IN_A_MATCH)  # so that what is made once is made
    counted = played(book, division, shakes)
    rate = counted.shakes / counted.seconds
    counts = f"{counted.shakes:>8}{counted.events:>8}{counted.papers:>8}{counted.right:>7}"
    print(f"{book + ' ' + division:<44}{counts}{rate:>10.0f}")
    return rate


if __name__ == "__main__":
    main()
