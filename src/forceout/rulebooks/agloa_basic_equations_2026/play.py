"""How a shake is played by the basic rules, and the clause behind each fault of procedure."""

from __future__ import annotations

from typing import Final

from forceout.kit import EQUATIONS
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW
from forceout.rules.procedure import Play, faults
from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.challenges import Challenges
from forceout.rules.procedure.checking import Checking
from forceout.rules.procedure.ends import Ends
from forceout.rules.procedure.goals import GoalSetting
from forceout.rules.procedure.moves import Moves
from forceout.rules.procedure.rolling import Rolling, lots_of
from forceout.rules.procedure.seats import FirstSetter, Seats
from forceout.rules.procedure.steps import Step

_CITED: Final = {
    faults.NOT_PLAYING.code: "I",
    faults.BLOCK_IS_UP.code: "IV-A",
    faults.NOT_THE_ROLLER.code: "I",
    faults.ROLL.code: "I",
    faults.NOT_THE_SETTER.code: "I-A",
    faults.GOAL_CUBE_MISSING.code: "I-A",
    faults.GOAL_FINISHED.code: "I-A",
    faults.GOAL_EMPTY.code: "I-A",
    faults.PLAY_NOT_BEGUN.code: "II",
    faults.NO_BONUS.code: "II",
    faults.NO_GOAL_UNKNOWN.code: "I-A",
    faults.OUT_OF_TURN.code: "II",
    faults.CUBE_STAYS.code: "II",
    faults.CUBE_MISSING.code: "II",
    faults.NOWHERE.code: "II",
    faults.LAST_CUBE.code: "VII",
    faults.MOVING_OVER.code: "VII",
    faults.NOT_A_CHALLENGE.code: "IV-A",
    faults.CHALLENGE_EARLY.code: "IV-A",
    faults.OWN_MOVE.code: "IV-A",
    faults.NOW_FEW.code: "VII",
    faults.CHALLENGED_ALREADY.code: "IV-A",
    faults.NOT_TOGETHER.code: "IV-A",
    faults.MOVER_WRITES.code: "V-B",
    faults.CHALLENGER_WRITES.code: "V-B",
    faults.PAPER_IN.code: "V-A",
    faults.SIDE_FIXED.code: "IV-B",
    faults.SIDE_OF_PART.code: "IV-B",
    faults.NO_SIDES.code: "VII",
    faults.OWN_PAPER.code: "V",
    faults.NOT_ON_THE_TABLE.code: "V",
    faults.ANSWERED.code: "V",
    faults.NO_ASKING.code: "V",
    faults.TRY_ALONE.code: "V",
    faults.SIGNED.code: "VI",
}

_STEPS: Final = {
    Step.ROLLING: "I",
    Step.GOAL: "I-A",
    Step.MOVING: "II",
    Step.WRITING: "V-A",
    Step.CHECKING: "V",
    Step.SIGNING: "VI",
    Step.OVER: "VI",
}


def play(_division: str) -> Play:
    """Say how a shake is played."""
    return Play(
        seats=Seats(2, 3, FirstSetter.FIRST_SEAT),
        rolling=Rolling(lots_of(EQUATIONS)),
        picking=None,
        goals=GoalSetting(may_change=True, bonus=False, no_goal=None),
        moves=Moves(bonus=False),
        challenges=Challenges(NOW, IMPOSSIBLE, now_waits=False),
        bystanders=Bystanders.MAY_WRITE,
        checking=Checking(),
        ends=Ends(last=LAST_CUBE),
        conduct=None,
        clauses=_CITED,
        steps=_STEPS,
        costs={},
    )
