"""A match being played: the state, its record on disk, the time, and chance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from forceout.bots.dice import thrown
from forceout.bots.luck import Luck
from forceout.cli.play.ledger import Ledger
from forceout.match.actions import Action
from forceout.match.events import Event, PaperPresented
from forceout.match.play import Acted, Refused, act, expired, start
from forceout.match.state import MatchState
from forceout.match.story import Teller, name_of
from forceout.match.table import Table
from forceout.match.views import SPECTATOR, shown
from forceout.rules.clause import Clause
from forceout.rules.verdict import Ruling

Clock = Callable[[], int]
"""Milliseconds since some moment; it never goes back."""

_TOLD = 200


class Session:
    """A match at one keyboard. Whatever happens is written down before it is shown.

    `why` has the clauses that the last act, or what came of it, rests on.
    """

    def __init__(
        self, ledger: Ledger, state: MatchState, clock: Clock, luck: Luck, notice: str = ""
    ) -> None:
        """Go on from a state; the time that passed while nobody played does not count."""
        self.state = state
        self.notice = notice
        self.told: list[str] = []
        self.why: tuple[Clause, ...] = ()
        self._ledger = ledger
        self._clock = clock
        self._luck = luck
        self._offset = state.at - clock()
        self._teller = Teller(state.table)

    @classmethod
    def begin(cls, path: Path, table: Table, clock: Clock, luck: Luck) -> Session:
        """Begin a match and its record; `Refusal` says why that cannot be."""
        return cls(Ledger.begin(path, table), start(table), clock, luck)

    @classmethod
    def resume(cls, path: Path, clock: Clock, luck: Luck) -> Session:
        """Go on with a match from its record; `Refusal` says why that cannot be."""
        found = Ledger.resume(path)
        session = cls(found.ledger, found.state, clock, luck, found.notice)
        session._tell(found.events[-_TOLD:])
        session.why = ()
        return session

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.state.table

    @property
    def now(self) -> int:
        """The time of the match, in milliseconds."""
        return max(self.state.at, self._clock() + self._offset)

    def do(self, action: Action) -> tuple[Ruling, ...]:
        """Do an action; what speaks against it, if it is refused.

        Raises `NotationError` when it brings text that cannot be read.
        """
        done = act(self.state, action, self.now)
        if isinstance(done, Refused):
            self._keep(done.before)
            return done.rulings
        self._keep(done)
        return ()

    def against(self, action: Action) -> tuple[Ruling, ...]:
        """What speaks against an action that would be refused, without doing it.

        Raises `NotationError` when it brings text that cannot be read.
        """
        done = act(self.state, action, self.now)
        return done.rulings if isinstance(done, Refused) else ()

    def throw(self) -> tuple[Ruling, ...]:
        """Let chance do what it has to do next: the lot, a roll or the deal."""
        action = thrown(self.state, self._luck)
        return () if action is None else self.do(action)

    def tick(self) -> bool:
        """Let the clocks bring what they bring; whether they brought anything."""
        came = expired(self.state, self.now)
        self._keep(came)
        return bool(came.events)

    def _keep(self, done: Acted) -> None:
        self._ledger.add(done.events)
        self.state = done.state
        self._tell(done.events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        if events:
            self.why = ()
        for event in events:
            seen = shown(event, SPECTATOR)
            if isinstance(seen, PaperPresented):
                self.told.append(f"{name_of(self.table, seen.by)} hands in a paper.")
            elif seen is not None:
                sentence = self._teller.tell(seen)
                self.told.append(sentence.text)
                self.why = tuple(dict.fromkeys((*self.why, *sentence.clauses)))
        del self.told[:-_TOLD]
