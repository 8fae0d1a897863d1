"""What a shake scores for each player, and by which clause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from forceout.rules.claims import Claim, Side
from forceout.rules.procedure import Cited, OwnPapers, Scores, Stakes


class Paper(Enum):
    """What became of a player's paper."""

    CORRECT = "correct"
    INCORRECT = "incorrect"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a shake came to its end.

    Without a claim it is void. `callers` are those who challenged: two, if they spoke at once.
    `sides` holds what the others declared; who declared nothing is on the side that they wrote, or
    did not write, for. `accepted` has the writers whose papers a player took for correct.
    """

    players: tuple[str, ...]
    claim: Claim | None
    mover: str
    callers: tuple[str, ...] = ()
    papers: Mapping[str, Paper] = field(default_factory=dict)
    sides: Mapping[str, Side] = field(default_factory=dict)
    accepted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()


def score(ending: Ending, scores: Scores) -> dict[str, Cited[int]]:
    """Score a shake: for each player the points, with the clause that gives them.

    Raises `LookupError` when the rulebook has no such ending.

    >>> from forceout.rulebooks.shelf import rulebook
    >>> from forceout.rules.claims import NOW
    >>> papers = {"B": Paper.CORRECT, "C": Paper.CORRECT}
    >>> ending = Ending(("A", "B", "C"), NOW, mover="A", callers=("B",), papers=papers)
    >>> earned = score(ending, rulebook("agloa-equations-2026").procedure().scores)
    >>> {player: points.says for player, points in earned.items()}
    {'A': 2, 'B': 6, 'C': 4}
    >>> earned["C"].clause
    'X-B-4'
    """
    if ending.claim is None:
        return dict.fromkeys(ending.players, scores.void)
    there = [player for player in ending.players if player not in ending.absent]
    earned = {player: scores.absent for player in ending.players if player in ending.absent}
    if own := scores.papers.get(ending.claim.name):
        earned |= {player: _for_own_paper(ending, player, own) for player in there}
    elif stakes := scores.challenges.get(ending.claim.name):
        challenge = _Challenge(ending, ending.claim, scores, stakes)
        earned |= {player: challenge.earned(player) for player in there}
    else:
        raise LookupError(f"This rulebook scores no {ending.claim.name}.")
    return {player: earned[player] for player in ending.players}


def _for_own_paper(ending: Ending, player: str, own: OwnPapers) -> Cited[int]:
    is_correct = ending.papers.get(player) is Paper.CORRECT
    return own.correct if is_correct else own.otherwise


@dataclass(frozen=True, slots=True)
class _Challenge:
    """A challenge that has been written for and checked."""

    ending: Ending
    claim: Claim
    scores: Scores
    stakes: Stakes

    @property
    def _challengers(self) -> tuple[str, ...]:
        """The Challengers: where callers at one moment cancel out, there may be none."""
        callers = self.ending.callers
        return callers if len(callers) == 1 or self.scores.shared_block.says else ()

    def _paper(self, player: str) -> Paper:
        return self.ending.papers.get(player, Paper.NONE)

    def _side(self, player: str) -> Side | None:
        if player in self._challengers:
            return Side.CHALLENGER
        if player == self.ending.mover:
            return Side.MOVER
        if player in self.ending.sides:
            return self.ending.sides[player]
        proved_by = self.claim.proved_by
        if proved_by is None or self._paper(player) is not Paper.NONE:
            return proved_by
        return proved_by.other

    def _has_to_write(self, player: str) -> bool:
        return self._side(player) is self.claim.proved_by

    def _shows_it(self, player: str) -> bool:
        return self._has_to_write(player) and self._paper(player) is Paper.CORRECT

    def _took_a_wrong_paper(self, player: str) -> bool:
        """Whether a player without a paper accepted one that the other checker proved wrong."""
        return (
            len(self.ending.players) > 2
            and self._paper(player) is Paper.NONE
            and any(
                self._paper(writer) is Paper.INCORRECT
                for writer in self.ending.accepted.get(player, ())
            )
        )

    def _is_correct(self, player: str) -> bool:
        if self._has_to_write(player):
            return self._shows_it(player)
        return not any(map(self._shows_it, self.ending.players))

    def earned(self, player: str) -> Cited[int]:
        """What a player earns."""
        stakes = self.stakes
        if not self._is_correct(player):
            return stakes.not_correct
        if self.claim.name in self.scores.accepting and self._took_a_wrong_paper(player):
            return Cited(stakes.not_correct.says, self.scores.accepting[self.claim.name])
        if player in self._challengers:
            return stakes.challenger
        if player == self.ending.mover:
            return stakes.mover
        if self._side(player) is Side.MOVER:
            return stakes.with_mover
        is_alone = self._has_to_write(player) and not any(map(self._shows_it, self._challengers))
        if is_alone and stakes.alone is not None:
            return stakes.alone
        return stakes.with_challenger
