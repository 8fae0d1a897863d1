"""How a division plays a shake, from the seats to the scoresheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.challenges import Challenges
from forceout.rules.procedure.checking import Checking
from forceout.rules.procedure.conduct import Conduct
from forceout.rules.procedure.ends import Ends
from forceout.rules.procedure.faults import WRONG_TIME
from forceout.rules.procedure.goals import GoalSetting
from forceout.rules.procedure.moves import Moves
from forceout.rules.procedure.picking import Picking
from forceout.rules.procedure.rolling import Rolling
from forceout.rules.procedure.seats import Seats
from forceout.rules.procedure.steps import Step
from forceout.rules.verdict import Fault, Ruling


@dataclass(frozen=True, slots=True)
class Play:
    """How a shake is played: each part as named data, and the clauses behind all of it.

    `picking` is None where no variations are picked, `conduct` where the text has nothing on it.
    `clauses` names the clause that each fault breaks; a fault that it does not name is none here.
    `steps` names the clause that asks for each step of a shake. `costs` has the points that a fault
    costs once it is pointed out.
    """

    seats: Seats
    rolling: Rolling
    picking: Picking | None
    goals: GoalSetting
    moves: Moves
    challenges: Challenges
    bystanders: Bystanders
    checking: Checking
    ends: Ends
    conduct: Conduct | None
    clauses: Mapping[str, str]
    steps: Mapping[Step, str]
    costs: Mapping[str, int]

    def has(self, fault: Fault) -> bool:
        """Whether this rulebook knows of such a fault."""
        return fault.code in self.clauses

    def ruling(self, fault: Fault, **facts: str) -> Ruling:
        """Rule on a fault, with its clause and the facts."""
        return Ruling(fault, self.clauses[fault.code], facts)

    def wrong_time(self, action: str, step: Step) -> Ruling:
        """Rule on an action that does not belong to a step."""
        facts = {"action": action, "next": step.value}
        return Ruling(WRONG_TIME, self.steps[step], facts)

    def cost(self, ruling: Ruling) -> int:
        """How many points it costs that somebody points this out."""
        return self.costs.get(ruling.fault.code, 0)
