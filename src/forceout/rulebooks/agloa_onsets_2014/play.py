"""How a shake is played in this edition, and the clause behind each fault of procedure."""

from __future__ import annotations

from typing import Final

from forceout.kit.boxes import ON_SETS, SET_DIGITS, SET_RELATIONS
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NO_GOAL, NOW, TIME
from forceout.rules.procedure import Play, faults
from forceout.rules.procedure.bystanders import Bystanders
from forceout.rules.procedure.challenges import Challenges
from forceout.rules.procedure.checking import Checking
from forceout.rules.procedure.conduct import Conduct
from forceout.rules.procedure.ends import Ends
from forceout.rules.procedure.goals import Doubt, GoalSetting, NoGoal
from forceout.rules.procedure.moves import Moves, Shift
from forceout.rules.procedure.picking import Picking
from forceout.rules.procedure.rolling import Lot, Rolling
from forceout.rules.procedure.seats import FirstSetter, Seats
from forceout.rules.procedure.steps import Step
from forceout.rules.variation import PICK_FAULTS

_CITED: Final = {
    faults.NOT_PLAYING.code: "X-D",
    faults.BLOCK_IS_UP.code: "V-B",
    faults.LOT.code: "I-D",
    faults.NOT_THE_ROLLER.code: "II-A",
    faults.ROLL.code: "I-B-2",
    faults.PICK_OUT_OF_TURN.code: "II-C-1",
    faults.PICKS_MISSING.code: "II-C-3",
    faults.NOT_THE_SETTER.code: "III-A",
    faults.GOAL_CUBE_BACK.code: "III-B-2",
    faults.GOAL_CUBE_MISSING.code: "III-A",
    faults.GOAL_FINISHED.code: "III-B-2-c",
    faults.GOAL_EMPTY.code: "III-B",
    faults.PLAY_NOT_BEGUN.code: "IV-A",
    faults.SETTER_BONUS_SECTION.code: "III-C-1",
    faults.SETTER_BONUS_UNSAID.code: "III-C-1",
    faults.SETTER_BONUS_LATE.code: "III-C",
    faults.SETTER_BONUS_TWICE.code: "III-C-1",
    faults.SETTER_LEADS.code: "III-C-2",
    faults.NO_GOAL_COMMITTED.code: "III-D-1-c",
    faults.NO_GOAL_BEGUN.code: "III-B-2",
    faults.AGREED.code: "III-D",
    faults.OWN_NO_GOAL.code: "III-D-2",
    faults.OUT_OF_TURN.code: "IV-B",
    faults.CUBE_STAYS.code: "IV-B",
    faults.CUBE_MISSING.code: "IV-B",
    faults.NOWHERE.code: "IV-B",
    faults.BONUS_SECTION.code: "IV-C-1",
    faults.BONUS_TWICE.code: "IV-C",
    faults.BONUS_TOO_LATE.code: "VIII-A",
    faults.MOVER_LEADS.code: "IV-C-2",
    faults.LAST_CUBE.code: "VIII-A",
    faults.MOVING_OVER.code: "VIII-A",
    faults.ROUND_OVER.code: "XI-B-2",
    faults.NOT_A_CHALLENGE.code: "V-A",
    faults.CHALLENGE_EARLY.code: "V-A",
    faults.OWN_MOVE.code: "V-B-a",
    faults.NOW_FEW.code: "V-A-2-a",
    faults.NOW_EARLY.code: "V-A-2-b",
    faults.IMPOSSIBLE_LATE.code: "VIII-B",
    faults.STOPPED.code: "XI-B-2",
    faults.NO_GOAL_UNSAID.code: "III-D-2",
    faults.CHALLENGED_ALREADY.code: "V-B",
    faults.NOTHING_SAID.code: "V-B",
    faults.MOVER_WRITES.code: "VII-A-1",
    faults.CHALLENGER_WRITES.code: "VII-A-2",
    faults.PAPER_IN.code: "VII-C-2-a",
    faults.SIDE_FIXED.code: "VII-C-1",
    faults.SIDE_OF_PART.code: "VII-A",
    faults.NO_SIDES.code: "VIII-A",
    faults.OWN_PAPER.code: "VII-C-3",
    faults.NOT_ON_THE_TABLE.code: "VII-C-3",
    faults.ANSWERED.code: "VII-C-4",
    faults.ONE_TRY.code: "VII-C-5-c",
    faults.SET_OUT.code: "II-A-3",
    faults.NOT_THE_DEALER.code: "II-B",
    faults.DEALT_TWICE.code: "I-B-1",
    faults.GOAL_FACE.code: "III-B",
    faults.SETTER_BONUS_FACE.code: "III-C-1",
    faults.HELD_BACK.code: "IV-D",
    faults.SHIFT_OUT_OF_TURN.code: "XIII-A-7",
    faults.SHIFT_AS_BONUS.code: "XIII-A-7-b",
    faults.SHIFT_SECTION.code: "XIII-A-7",
    faults.SHIFT_LATE.code: "XIII-A-7-c",
    faults.NOW_FEW_VARIED.code: "XIII-D-14",
    faults.IMPOSSIBLE_LATE_VARIED.code: "XIII-D-14",
    faults.NOT_TOGETHER.code: "V-B-Comment-a",
    faults.NO_ASKING.code: "VII-C-4",
    faults.TRY_ALONE.code: "VII-C-5-c",
    faults.NOT_WARNED.code: "IX-C",
    faults.SIGNED.code: "XII-B",
}

_STEPS: Final = {
    Step.LOT: "I-D",
    Step.ROLLING: "II-A",
    Step.PICKING: "II-C",
    Step.GOAL: "III-A",
    Step.NO_GOAL: "III-D",
    Step.MOVING: "IV-B",
    Step.WRITING: "VII-A",
    Step.CHECKING: "VII-C",
    Step.SIGNING: "XII-B",
    Step.OVER: "XII-A",
}

_INVALID = (
    faults.BLOCK_IS_UP,
    faults.CHALLENGE_EARLY,
    faults.OWN_MOVE,
    faults.OWN_NO_GOAL,
    faults.NOW_FEW,
    faults.NOW_FEW_VARIED,
    faults.NOW_EARLY,
    faults.IMPOSSIBLE_LATE,
    faults.IMPOSSIBLE_LATE_VARIED,
    faults.STOPPED,
    faults.NO_GOAL_UNSAID,
    faults.CHALLENGED_ALREADY,
    faults.NOT_A_CHALLENGE,
    faults.NOTHING_SAID,
)
"""V-B: a challenge that is not valid costs a point, and so does a block picked up for nothing."""

_COSTLY = (*PICK_FAULTS, faults.SETTER_LEADS, faults.MOVER_LEADS, *_INVALID)


_SHIFTING: Final = {
    "elementary": "XIII-A-7",
    "middle": "XIII-B-7",
    "junior": "XIII-C-7",
    "senior": "XIII-C-7",
}

_DICE: Final = tuple(Lot(lot.count, lot.faces) for lot in ON_SETS.values())
_DICE_OF_ELEMENTARY: Final = tuple(
    Lot(lot.count, lot.faces) for name, lot in ON_SETS.items() if name != "restriction"
)
_SET_OUT: Final = (("V", "V", "^"), ("V", "^", "^"))


REASONS: Final = {
    "VII-B-1": ("VI-A", "VII-C-5-d"),
    "VII-B-3": ("III-B",),
    "VII-B-5": ("XIII",),
    "VII-C-5-a": ("III-B",),
    "VII-C-5-b": ("VII-B-3",),
    "VII-C-5-d": ("VI-A", "VI-B", "VII-B-1"),
    "VII-C-5-e": ("XIII",),
}
"""What VII-B and VII-C-5 list of that stands elsewhere too."""


def play(division: str) -> Play:
    """Say how a division plays a shake."""
    is_elementary = division == "elementary"
    return Play(
        seats=Seats(2, 3, FirstSetter.HIGHEST_DIGIT, ON_SETS["digit"].faces),
        rolling=Rolling(
            _DICE_OF_ELEMENTARY if is_elementary else _DICE,
            set_out=_SET_OUT if is_elementary else (),
            deals=True,
        ),
        picking=Picking(most=2, least_of_other=1) if division == "senior" else Picking(),
        goals=GoalSetting(
            faces=SET_DIGITS,
            spare_to_forbidden=True,
            held_back=SET_DIGITS + SET_RELATIONS,
            no_goal=NoGoal(Doubt.SETS, setter_cost=2, doubter_cost=1),
        ),
        moves=Moves(
            bonus_stands=True,
            held_back=SET_RELATIONS,
            until=4,
            shift=Shift("shift-from-permitted", SET_RELATIONS),
        ),
        challenges=Challenges(NOW, IMPOSSIBLE, NO_GOAL, now_needs_with={"two-solutions": 3}),
        bystanders=Bystanders.TAKE_SIDES,
        checking=Checking(one_try=True, reasons=REASONS),
        ends=Ends(last=LAST_CUBE, time=TIME, deceit_counts=True),
        conduct=Conduct("IX-C", warned_first=True),
        clauses={**_CITED, faults.SHIFT_HELD_BACK.code: _SHIFTING[division]},
        steps=_STEPS,
        costs={fault.code: 1 for fault in _COSTLY},
    )
