"""How a shake is played in this edition, and the clause behind each fault of procedure."""

from __future__ import annotations

from typing import Final

from forceout.kit import EQUATIONS, Colour
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW, TIME
from forceout.rules.procedure import Play, faults
from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.challenges import Challenges
from forceout.rules.procedure.checking import Asking, Checking
from forceout.rules.procedure.conduct import Conduct
from forceout.rules.procedure.ends import Ends
from forceout.rules.procedure.goals import GoalSetting, NoGoal
from forceout.rules.procedure.moves import Moves
from forceout.rules.procedure.picking import Picking
from forceout.rules.procedure.rolling import Rolling, lots_of
from forceout.rules.procedure.seats import FirstSetter, Seats
from forceout.rules.procedure.steps import Step
from forceout.rules.variation import PICK_FAULTS

_CITED: Final = {
    faults.NOT_PLAYING.code: "X-D",
    faults.BLOCK_IS_UP.code: "VI-B",
    faults.LOT.code: "I-D",
    faults.NOT_THE_ROLLER.code: "II-A",
    faults.ROLL.code: "I-B-1",
    faults.PICK_OUT_OF_TURN.code: "II-B-1",
    faults.PICKS_MISSING.code: "II-B-3",
    faults.NOT_THE_SETTER.code: "IV-A",
    faults.GOAL_CUBE_BACK.code: "IV-B-3",
    faults.GOAL_CUBE_MISSING.code: "IV-A",
    faults.GOAL_FINISHED.code: "IV-B-3-c",
    faults.GOAL_EMPTY.code: "IV-B",
    faults.PLAY_NOT_BEGUN.code: "V-A",
    faults.SETTER_BONUS_SECTION.code: "IV-C-1",
    faults.SETTER_BONUS_UNSAID.code: "IV-C-1",
    faults.SETTER_BONUS_LATE.code: "IV-C",
    faults.SETTER_BONUS_TWICE.code: "IV-C-1",
    faults.SETTER_LEADS.code: "IV-C-2",
    faults.NO_GOAL_COMMITTED.code: "IV-D-1-c",
    faults.NO_GOAL_BEGUN.code: "IV-B-3",
    faults.AGREED.code: "IV-D",
    faults.OWN_NO_GOAL.code: "IV-D-2",
    faults.OUT_OF_TURN.code: "V-B",
    faults.CUBE_STAYS.code: "V-B",
    faults.CUBE_MISSING.code: "V-B",
    faults.NOWHERE.code: "V-B",
    faults.BONUS_SECTION.code: "V-C-1",
    faults.BONUS_TWICE.code: "V-C",
    faults.BONUS_TOO_LATE.code: "VIII-A",
    faults.MOVER_LEADS.code: "V-C-2",
    faults.LAST_CUBE.code: "VIII-A",
    faults.MOVING_OVER.code: "VIII-A",
    faults.ROUND_OVER.code: "XI-B-2",
    faults.NOT_A_CHALLENGE.code: "VI-A",
    faults.CHALLENGE_EARLY.code: "VI-B-d",
    faults.OWN_MOVE.code: "VI-B-a",
    faults.NOW_FEW.code: "VI-A-2-a",
    faults.NOW_EARLY.code: "VI-A-2-b",
    faults.NOW_AT_THE_END.code: "VIII-B",
    faults.IMPOSSIBLE_LATE.code: "VIII-B",
    faults.STOPPED.code: "VI-B-f",
    faults.NO_GOAL_UNSAID.code: "IV-D-2",
    faults.CHALLENGED_ALREADY.code: "VI-B",
    faults.NOTHING_SAID.code: "VI-B",
    faults.MOVER_WRITES.code: "VII-A-1",
    faults.CHALLENGER_WRITES.code: "VII-A-2",
    faults.PAPER_IN.code: "VII-C-2-a",
    faults.SIDE_FIXED.code: "VII-C-1",
    faults.SIDE_OF_PART.code: "VII-A",
    faults.NO_SIDES.code: "VIII-A",
    faults.OWN_PAPER.code: "VII-C-3",
    faults.NOT_ON_THE_TABLE.code: "VII-C-3",
    faults.ANSWERED.code: "VII-C-4",
    faults.ONE_TRY.code: "VII-C-5-c-c",
    faults.NO_APPEAL.code: "VII-C-6",
    faults.NOT_WARNED.code: "IX-C",
    faults.SIGNED.code: "XII-B",
}

_STEPS: Final = {
    Step.LOT: "I-D",
    Step.ROLLING: "II-A",
    Step.PICKING: "II-B",
    Step.GOAL: "IV-A",
    Step.NO_GOAL: "IV-D",
    Step.MOVING: "V-B",
    Step.WRITING: "VII-A",
    Step.CHECKING: "VII-C",
    Step.SIGNING: "XII-B",
    Step.OVER: "XII-A",
}

_INVALID = (
    faults.CHALLENGE_EARLY,
    faults.OWN_MOVE,
    faults.OWN_NO_GOAL,
    faults.NOW_FEW,
    faults.NOW_EARLY,
    faults.NOW_AT_THE_END,
    faults.IMPOSSIBLE_LATE,
    faults.STOPPED,
    faults.NO_GOAL_UNSAID,
    faults.NOT_A_CHALLENGE,
    faults.NOTHING_SAID,
)
"""VI-B: a challenge that is not valid costs a point, and so does a block picked up for nothing.

Who speaks when another has the block has not picked it up, and loses nothing.
"""

_COSTLY = (*PICK_FAULTS, faults.SETTER_LEADS, faults.MOVER_LEADS, *_INVALID)


def play(division: str) -> Play:
    """Say how a division plays a shake."""
    return Play(
        seats=Seats(2, 3, FirstSetter.HIGHEST_DIGIT, EQUATIONS.faces[Colour.RED]),
        rolling=Rolling(lots_of(EQUATIONS)),
        picking=Picking(most=2 if division == "senior" else 1),
        goals=GoalSetting(no_goal=NoGoal()),
        moves=Moves(bonus_stands=True),
        challenges=Challenges(NOW, IMPOSSIBLE, NO_GOAL, together=True),
        bystanders=Bystanders.MAY_WRITE,
        checking=Checking(
            Asking.ANY_CHECKER,
            one_try=True,
            try_is_last=True,
            tries_together=True,
            change_spoils=True,
            appeals=True,
        ),
        ends=Ends(last=LAST_CUBE, time=TIME, deceit_counts=True),
        conduct=Conduct("IX-C", warned_first=True, two_at_once=True),
        clauses=_CITED,
        steps=_STEPS,
        costs={fault.code: 1 for fault in _COSTLY},
    )
