"""The faults of procedure that a player can commit in either game, in a pupil's words."""

from __future__ import annotations

from forceout.rules.verdict import Fault

# Anywhere
WRONG_TIME = Fault(
    "wrong-time", "This is not the time to {action}.", "What comes next in this shake: {next}."
)
NOT_PLAYING = Fault(
    "not-playing", "{player} does not play this shake.", "Only those who are at the table play."
)
BLOCK_IS_UP = Fault(
    "block-is-up", "{holder} holds the challenge block.", "Wait until {holder} has spoken."
)

# Starting a match and a shake
LOT = Fault(
    "lot",
    "The lot has to show one roll of {faces} for each of {players}.",
    "Let each of them roll that cube once.",
)
NOT_THE_ROLLER = Fault(
    "not-the-roller", "{player} does not roll the cubes.", "Let {setter} roll them."
)
ROLL = Fault(
    "roll",
    "These are not the cubes of the game: {reason}.",
    "Roll all {count} cubes, and write down the face that each shows.",
)
SET_OUT = Fault(
    "set-out", "{cubes} may not be laid out before the roll.", "Lay out one of these: {choices}."
)
ROLL_AGAIN = Fault(
    "roll-again",
    "{cubes} are not the cubes that have to be rolled again.",
    "Roll {again} again, each until it shows something else.",
)
NOT_THE_DEALER = Fault(
    "not-the-dealer", "{player} does not deal the cards.", "Let {dealer} deal them."
)
DEALT_TWICE = Fault("dealt-twice", "The card {card} is dealt twice.", "Deal each card once.")

# Picking variations
PICK_OUT_OF_TURN = Fault(
    "pick-out-of-turn", "{player} does not pick now.", "Let {turn} pick first."
)
PICKS_MISSING = Fault(
    "picks-missing", "{player} has picked {count}.", "Pick {least} for this shake."
)

# Setting the Goal
NOT_THE_SETTER = Fault(
    "not-the-setter", "{player} does not set the Goal.", "Leave the Goal to {setter}."
)
GOAL_CUBE_BACK = Fault(
    "goal-cube-back",
    "{cubes} has touched the Goal section and may not leave it.",
    "Use every cube that lies there in the Goal.",
)
GOAL_CUBE_MISSING = Fault(
    "goal-cube-missing",
    "{cubes} is not there to be put in the Goal.",
    "Take the Goal's cubes from Resources.",
)
GOAL_FACE = Fault("goal-face", "{cubes} cannot be in a Goal.", "Use digit cubes only.")
GOAL_FINISHED = Fault(
    "goal-finished", "The Goal has been set.", "Leave the Goal as it is for the whole shake."
)
GOAL_EMPTY = Fault("goal-empty", "There is no cube in the Goal section.", "Put a Goal there first.")
PLAY_NOT_BEGUN = Fault(
    "play-not-begun",
    "No cube is moved to the mat before the Goal is set.",
    "Wait until {setter} has said 'Goal'.",
)
NO_BONUS = Fault("no-bonus", "There are no bonus moves here.", "Move one cube.")
SETTER_BONUS_SECTION = Fault(
    "setter-bonus-section",
    "The setter's bonus cube may not go to {section}.",
    "Put it in Forbidden.",
)
SETTER_BONUS_UNSAID = Fault(
    "setter-bonus-unsaid",
    "Before the Goal a cube goes to Forbidden only as a bonus move.",
    "Say 'Bonus' first.",
)
SETTER_BONUS_LATE = Fault(
    "setter-bonus-late",
    "The Goal has been begun already.",
    "Make a bonus move before the first cube of the Goal.",
)
SETTER_BONUS_TWICE = Fault(
    "setter-bonus-twice", "A bonus move has been made already.", "Make one bonus move at most."
)
SETTER_BONUS_FACE = Fault(
    "setter-bonus-face",
    "{cube} may not be the setter's bonus cube.",
    "Choose another cube for it.",
)
SETTER_LEADS = Fault(
    "setter-leads",
    "{player} leads the match and may not make a bonus move.",
    "Set the Goal without one.",
)
NO_GOAL_UNKNOWN = Fault("no-goal-unknown", "'No Goal' cannot be said here.", "Set a Goal.")
NO_GOAL_COMMITTED = Fault(
    "no-goal-committed",
    "After a bonus move 'no Goal' can no longer be said.",
    "Set a Goal.",
)
NO_GOAL_BEGUN = Fault(
    "no-goal-begun",
    "A cube has touched the Goal section, so there has to be a Goal.",
    "Finish the Goal.",
)
AGREED = Fault("agreed", "{player} has agreed already.", "Leave the answer to the others.")
OWN_NO_GOAL = Fault(
    "own-no-goal",
    "{player} has said 'no Goal' and cannot answer it.",
    "Leave the answer to the others.",
)

# Moving cubes
OUT_OF_TURN = Fault("out-of-turn", "It is not {player}'s turn.", "Wait for {turn} to move.")
CUBE_STAYS = Fault(
    "cube-stays",
    "{cube} has been played to {section} and stays there.",
    "Move a cube of Resources.",
)
CUBE_MISSING = Fault("cube-missing", "There is no {cube} in {section}.", "Move a cube that is.")
NOWHERE = Fault(
    "nowhere",
    "A cube is not moved to {section}.",
    "Move it to Required, Permitted or Forbidden.",
)
BONUS_SECTION = Fault(
    "bonus-section", "The bonus cube may not go to {section}.", "Put it in Forbidden."
)
BONUS_TWICE = Fault(
    "bonus-twice",
    "The bonus cube of this turn has been played.",
    "Make the ordinary move now.",
)
BONUS_TOO_LATE = Fault(
    "bonus-too-late",
    "After a bonus move there would be too few cubes for the ordinary one.",
    "Make an ordinary move.",
)
MOVER_LEADS = Fault(
    "mover-leads",
    "{player} leads the match and may not make a bonus move.",
    "Make an ordinary move only.",
)
LAST_CUBE = Fault(
    "last-cube",
    "The last cube may not go to Forbidden.",
    "Move it to Required or Permitted, or challenge.",
)
HELD_BACK = Fault(
    "held-back",
    "{cube} may not go to Forbidden while Resources holds {count} cubes.",
    "Wait until there are {most}.",
)
SPARE_DIGIT = Fault(
    "spare-digit", "The digit {cube} is of no use in {section}.", "Put it in Forbidden."
)
MOVING_OVER = Fault(
    "moving-over", "No more cubes are moved in this shake.", "Write a paper, or challenge."
)
ROUND_OVER = Fault(
    "round-over", "Play has been stopped, and no more cubes are moved.", "Write a paper."
)
SHIFT_OUT_OF_TURN = Fault(
    "shift-out-of-turn", "A shift is a move, and it is not {player}'s turn.", "Wait for {turn}."
)
SHIFT_AS_BONUS = Fault(
    "shift-as-bonus",
    "A cube of Permitted may not be shifted as a bonus move.",
    "Take the bonus cube from Resources.",
)
SHIFT_SECTION = Fault(
    "shift-section",
    "A cube of Permitted may not be shifted to {section}.",
    "Shift it to Required or Forbidden.",
)
SHIFT_HELD_BACK = Fault(
    "shift-held-back", "{cube} may not be shifted to Forbidden.", "Shift it to Required."
)
SHIFT_LATE = Fault(
    "shift-late", "Resources is empty, so nothing is shifted any more.", "Write a paper."
)

# Challenging
NOT_A_CHALLENGE = Fault(
    "not-a-challenge", "Nobody can challenge {claim} here.", "Challenge one of these: {claims}."
)
CHALLENGE_EARLY = Fault(
    "challenge-early", "The Goal has not been set.", "Challenge once there is a Goal."
)
OWN_MOVE = Fault(
    "own-move",
    "{player} cannot challenge what {player} has done.",
    "Challenge only what others do.",
)
OWN_LAST_MOVE = Fault(
    "own-last-move",
    "{player} made the last move before everybody writes and cannot challenge it.",
    "Write a paper.",
)
OWN_AT_THE_END = Fault(
    "own-at-the-end",
    "{player} made the last move of the round and cannot challenge it.",
    "Write a paper.",
)
MID_MOVE = Fault(
    "mid-move",
    "{turn} has begun a move and not completed it.",
    "Challenge when the move is completed.",
)
NOW_FEW = Fault(
    "now-few",
    "Resources holds {count}, too few for this challenge.",
    "It needs {least} in Resources.",
)
NOW_FEW_VARIED = Fault(
    "now-few-varied",
    "Resources holds {count}, too few for this challenge with {variation}.",
    "It needs {least} in Resources.",
)
NOW_EARLY = Fault(
    "now-early",
    "No cube lies in Required or Permitted.",
    "Wait with this challenge until one does.",
)
NOW_AT_THE_END = Fault(
    "now-at-the-end",
    "The last cube has been played, and whoever played it is not challenged like that.",
    "Write a paper, or say that it is impossible.",
)
IMPOSSIBLE_LATE = Fault(
    "impossible-late",
    "The last cube was played {seconds} seconds ago.",
    "Challenge within {limit} seconds.",
)
IMPOSSIBLE_LATE_VARIED = Fault(
    "impossible-late-varied",
    "With {variation}, too: the last cube was played {seconds} seconds ago.",
    "Challenge within {limit} seconds.",
)
STOPPED = Fault(
    "stopped", "Play has been stopped, so nobody challenges any more.", "Write a paper."
)
NO_GOAL_UNSAID = Fault(
    "no-goal-unsaid", "Nobody has said 'no Goal'.", "Challenge the Goal or a move instead."
)
GOAL_MALFORMED = Fault(
    "goal-malformed",
    "The Goal is malformed ({reason}), which is no reason to challenge.",
    "Tell {setter}, who has to put it right.",
)
CHALLENGED_ALREADY = Fault(
    "challenged-already", "{challenger} has challenged already.", "Join a side or write instead."
)
NOT_TOGETHER = Fault(
    "not-together",
    "Only one player can challenge.",
    "Let the one challenge who was first.",
)
NO_BLOCK = Fault("no-block", "There is no challenge block to pick up or put back.", "Say it.")
NOTHING_SAID = Fault(
    "nothing-said",
    "{player} picked up the block and made no challenge.",
    "Pick it up only to challenge.",
)

# Writing and declaring
MOVER_WRITES = Fault(
    "mover-writes", "The Mover may not present a paper now.", "Leave it to the Challenger's side."
)
CHALLENGER_WRITES = Fault(
    "challenger-writes",
    "The Challenger may not present a paper now.",
    "Leave it to the Mover's side.",
)
PAPER_IN = Fault(
    "paper-in", "{player} has presented already, or has said not to.", "Leave it as it is."
)
SIDE_FIXED = Fault(
    "side-fixed", "{player} has decided for the {side}'s side.", "Stay with that decision."
)
SIDE_OF_PART = Fault(
    "side-of-part", "{player} is {part} and has a side.", "Leave joining a side to the others."
)
NO_SIDES = Fault("no-sides", "There are no sides to join here.", "Write for yourself.")
CARD_OUT_OF_TURN = Fault(
    "card-out-of-turn", "{player} does not declare now.", "Let {turn} declare first."
)

# Checking
OWN_PAPER = Fault("own-paper", "{player} wrote this paper.", "Leave the checking to the others.")
NOT_ON_THE_TABLE = Fault(
    "not-on-the-table", "{writer}'s paper is not being checked.", "Check {current}'s paper first."
)
ANSWERED = Fault(
    "answered", "{player} has no more to say on this paper.", "Leave it to the others."
)
ONE_TRY = Fault(
    "one-try",
    "{player} has tried to prove this paper ambiguous.",
    "There is one try for each checker.",
)
TRY_ALONE = Fault("try-alone", "Checkers do not share a try here.", "Try it alone.")
NO_ASKING = Fault(
    "no-asking", "A judge cannot be asked for the answer here.", "Work it out yourselves."
)
ASK_TOGETHER = Fault(
    "ask-together", "Every checker has to agree to ask a judge.", "Ask together, or not at all."
)
NO_APPEAL = Fault(
    "no-appeal",
    "{player} cannot appeal now.",
    "Appeal after a judge's ruling and before signing.",
)

# Conduct and the scoresheet
NOT_WARNED = Fault(
    "not-warned", "{player} has not been warned.", "Warn first; take points off the next time."
)
SIGNED = Fault("signed", "{player} has signed the scoresheet.", "Leave it as it is.")

FAULTS: tuple[Fault, ...] = tuple(
    value for value in list(globals().values()) if isinstance(value, Fault)
)
