"""How a game is played at this tournament, and the clause behind each fault of procedure."""

from __future__ import annotations

from typing import Final

from forceout.kit import EQUATIONS_OF_TWENTY
from forceout.rules.claims import A_FLUB, CLEANUP, FORCE_OUT, NO_GOAL_FLUB, P_FLUB
from forceout.rules.procedure import Play, faults
from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.challenges import Challenges
from forceout.rules.procedure.checking import Asking, Checking
from forceout.rules.procedure.conduct import Conduct
from forceout.rules.procedure.ends import Ends
from forceout.rules.procedure.goals import GoalSetting, NoGoal
from forceout.rules.procedure.moves import Moves
from forceout.rules.procedure.rolling import Rolling, lots_of
from forceout.rules.procedure.seats import FirstSetter, Seats
from forceout.rules.procedure.steps import Step

_CITED: Final = {
    faults.NOT_PLAYING.code: "Team-Scoring",
    faults.NOT_THE_ROLLER.code: "Procedure-1",
    faults.ROLL.code: "Resources",
    faults.ROLL_AGAIN.code: "Procedure-1",
    faults.NOT_THE_SETTER.code: "Procedure-2",
    faults.GOAL_CUBE_MISSING.code: "Procedure-4",
    faults.GOAL_FINISHED.code: "Procedure-9",
    faults.GOAL_EMPTY.code: "Procedure-4",
    faults.PLAY_NOT_BEGUN.code: "Move-Turn",
    faults.SETTER_BONUS_SECTION.code: "Bonus-Note",
    faults.SETTER_BONUS_UNSAID.code: "Bonus-Note",
    faults.SETTER_BONUS_LATE.code: "Bonus-Note",
    faults.SETTER_BONUS_TWICE.code: "Bonus-Setter",
    faults.NO_GOAL_BEGUN.code: "Procedure-5",
    faults.NO_GOAL_COMMITTED.code: "Bonus-Setter",
    faults.AGREED.code: "Procedure-6",
    faults.OWN_NO_GOAL.code: "Procedure-6",
    faults.OUT_OF_TURN.code: "Move-Turn",
    faults.CUBE_STAYS.code: "Move",
    faults.CUBE_MISSING.code: "Move",
    faults.NOWHERE.code: "Move",
    faults.BONUS_SECTION.code: "Bonus-Note",
    faults.BONUS_TWICE.code: "Bonus-Mover",
    faults.BONUS_TOO_LATE.code: "Force-Out-1",
    faults.MOVING_OVER.code: "Force-Out",
    faults.ROUND_OVER.code: "Cleanup",
    faults.NOT_A_CHALLENGE.code: "Flubs",
    faults.CHALLENGE_EARLY.code: "Procedure-9",
    faults.OWN_MOVE.code: "Flubs",
    faults.OWN_LAST_MOVE.code: "Force-Out-2",
    faults.OWN_AT_THE_END.code: "Cleanup-3",
    faults.MID_MOVE.code: "Flubs",
    faults.NO_GOAL_UNSAID.code: "Flubs-No-Goal",
    faults.GOAL_MALFORMED.code: "Procedure-7",
    faults.CHALLENGED_ALREADY.code: "Challenges-1",
    faults.NO_BLOCK.code: "Challenges-2",
    faults.MOVER_WRITES.code: "Flubs-A",
    faults.CHALLENGER_WRITES.code: "Flubs-P",
    faults.PAPER_IN.code: "Challenges-P3",
    faults.SIDE_FIXED.code: "Challenges-P4",
    faults.SIDE_OF_PART.code: "Challenges-P2",
    faults.NO_SIDES.code: "Scoring",
    faults.CARD_OUT_OF_TURN.code: "Challenges-P4",
    faults.OWN_PAPER.code: "Additional-2",
    faults.NOT_ON_THE_TABLE.code: "Additional-2",
    faults.ANSWERED.code: "Additional-3",
    faults.TRY_ALONE.code: "Additional-3",
    faults.SIGNED.code: "Initialing-3",
}

_STEPS: Final = {
    Step.ROLLING: "Procedure-1",
    Step.GOAL: "Procedure-4",
    Step.NO_GOAL: "Procedure-6",
    Step.MOVING: "Move",
    Step.WRITING: "Challenges-P2",
    Step.CARDS: "Challenges-P4",
    Step.CHECKING: "Additional-2",
    Step.SIGNING: "Initialing-3",
    Step.OVER: "Team-Scoring",
}


def play(division: str) -> Play:
    """Say how a division plays a game; no slip costs a point by itself."""
    return Play(
        seats=Seats(2, 6, FirstSetter.FIRST_SEAT),
        rolling=Rolling(lots_of(EQUATIONS_OF_TWENTY), again="^v" if division == "third" else ""),
        picking=None,
        goals=GoalSetting(
            set_by_time=True,
            none_by_time=True,
            put_right=True,
            leader_may=True,
            may_change=True,
            no_goal=NoGoal(same_setter=False, after_timer=True),
        ),
        moves=Moves(leader_may=True, stop_at=2),
        challenges=Challenges(
            A_FLUB,
            P_FLUB,
            NO_GOAL_FLUB,
            now_needs=0,
            now_waits=False,
            block=False,
            together=True,
        ),
        bystanders=Bystanders.SHOW_CARDS,
        checking=Checking(Asking.ANY_CHECKER),
        ends=Ends(
            last=FORCE_OUT, time=CLEANUP, open_at_time=True, at_once=True, signed_is_final=True
        ),
        conduct=Conduct("Sportsmanship"),
        clauses=_CITED,
        steps=_STEPS,
        costs={},
    )
