"""Every fault that a paper, a Goal or a pick of On-Sets can have, in a pupil's words.

A rulebook says which clause each one breaks; a fault that belongs to a variation breaks that
variation's clause (`BY_VARIATION`).
"""

from __future__ import annotations

from collections.abc import Mapping

from forceout.rules import faults as shared
from forceout.rules.variation import PICK_FAULTS
from forceout.rules.verdict import Fault

# The paper as a whole
AMBIGUOUS = shared.AMBIGUOUS
UNCHECKABLE = shared.UNCHECKABLE
WRONG_NUMBER = Fault(
    "wrong-number",
    "The set {reading} counts {count}; the Goal is {goal}.",
    "The Set-Name must count as many cards as the Goal says.",
)
HOW_MANY_SOLUTIONS = Fault(
    "how-many-solutions",
    "There are {count} Solutions on the paper, and one to be checked.",
    "Present one Solution.",
)
SECOND_MISSING = Fault(
    "second-missing", "A second Solution is missing.", "Write two Solutions with // between them."
)
GOAL_BEHIND_SET = Fault(
    "goal-behind-set",
    "The Goal ({goal}) is written behind the Set-Name {name}.",
    "End the Solution with the Set-Name.",
)
THIRD_SOLUTION = Fault(
    "third-solution",
    "There are {count} Solutions on the paper.",
    "Write two Solutions, not more.",
)

# The cubes of the Solution
ONE_CUBE = shared.ONE_CUBE
REQUIRED_LEFT_OUT = Fault(
    "required-left-out",
    "The {part} leaves out {cubes} of Required.",
    "Use every cube of Required in the Set-Name, and in the Restrictions if you make any.",
)
FORBIDDEN_USED = shared.FORBIDDEN_USED
NOT_THERE = shared.NOT_THERE
USED_TOO_OFTEN = shared.USED_TOO_OFTEN
TOO_MANY_RESOURCES = shared.TOO_MANY_RESOURCES

# Symbols and sets
DIGIT_USED = Fault(
    "digit-used", "The digit {symbol} stands in the Solution.", "Digits serve for the Goal alone."
)
WRONG_WILD = Fault(
    "wrong-wild",
    "{symbol} is written for a cube that may not stand for it.",
    "Let only the wild cube, or one that is interchangeable with it, stand for another symbol.",
)
NO_SET_NAME = Fault(
    "no-set-name", "The Solution has no Set-Name.", "Write the name of a set behind all else."
)
RELATION_IN_SET_NAME = Fault(
    "relation-in-set-name",
    "The sign {symbol} stands in the Set-Name {name}.",
    "Use = and c in Restrictions only.",
)
SIDE_BY_SIDE = Fault(
    "side-by-side",
    "Two sets stand side by side in {expression} with no operation between them.",
    "Write the operation that is meant.",
)
PRIME_IN_FRONT = Fault(
    "prime-in-front",
    "The sign ' stands in {expression} with no set in front of it.",
    "Write ' behind the set whose complement is meant.",
)
PRIME_PARTED = Fault(
    "prime-parted",
    "Parentheses in {expression} part the sign ' from its set.",
    "Write ' right behind the set, outside of any parentheses of its own.",
)
NO_SET = Fault(
    "no-set",
    "{expression} does not name a set.",
    "Put each operation where it has the sets that it needs.",
)

# Restrictions
RESTRICTIONS_BARRED = Fault(
    "restrictions-barred",
    "The sign {symbol} is not in play in this division.",
    "Write a Set-Name only.",
)
RESTRICTION_UNWANTED = Fault(
    "restriction-unwanted",
    "The Solution has a Restriction part, and in this division there is none.",
    "Write a Set-Name only.",
)
RESTRICTION_MISSING = Fault(
    "restriction-missing",
    "{cubes} lies in Required, and the Solution has no Restriction.",
    "Write a Restriction with every cube of Required.",
)
NOT_A_RESTRICTION = Fault(
    "not-a-restriction",
    "{expression} is no Restriction: it has no = or c between two sets.",
    "Write Restrictions like B c R or B = R in front of the Set-Name.",
)
RELATION_ENCLOSED = Fault(
    "relation-enclosed",
    "Parentheses in {expression} enclose an = or c.",
    "Put parentheses only around a set.",
)
MEANINGLESS = Fault(
    "meaningless",
    "The signs of {expression} mean nothing together.",
    "A Restriction is two or more sets with = or c between them.",
)

# What the chosen variations ask of a Solution
REQUIRED_CUBE = Fault(
    "required-cube", "The Solution uses no {face} cube.", "Use one: Required Cube is in force."
)
WILD_DIFFERS = Fault(
    "wild-differs",
    "The wild {face} stands for {one} and for {other} in the same Solution.",
    "It must stand for the same symbol everywhere.",
)
WILD_DIGIT = Fault(
    "wild-digit",
    "The wild cube stands for the digit {symbol}.",
    "Let it stand for a symbol that a Solution can use.",
)
WILD_UNNOTED = Fault(
    "wild-unnoted",
    "Nothing on the paper says that the wild {face} stands for {symbol}, which has no cube.",
    "Write it behind the symbol: {symbol}:{face}.",
)
TOO_FEW_OPERATIONS = Fault(
    "too-few-operations",
    "The Set-Name has {count} operation signs.",
    "Use at least {least}.",
)
NULL_RESTRICTION = Fault(
    "null-restriction",
    "The Restriction {restriction} takes out no card that the others leave.",
    "Each Restriction must take out a card, in whatever order they are applied.",
)
CARD_MISSING = Fault(
    "card-missing",
    "The card {card} is not in the set {reading}.",
    "Name a set with that card in it.",
)
CARD_TAKEN = Fault(
    "card-taken",
    "The card {card} is in the set {reading}.",
    "Name a set without that card.",
)
BLANK_NOT_WILD = Fault(
    "blank-not-wild",
    "Dots {card} are put on the blank card, and it is not wild.",
    "Leave it blank unless Blank Card Wild is in force.",
)
BLANK_AS_FORBIDDEN = Fault(
    "blank-as-forbidden",
    "The blank card is made the forbidden card {card}.",
    "Give it other dots, or none.",
)
SAME_SET = Fault(
    "same-set",
    "Every card of the second set {second} is also in the first set {first}.",
    "The second set needs a card that the first lacks.",
)

# The Goal
GOAL_MISSING = shared.GOAL_MISSING
GOAL_CUBES = shared.GOAL_CUBES
GOAL_NEGATIVE = shared.GOAL_NEGATIVE
GOAL_DIGITS = Fault("goal-digits", "{cube} lies in the Goal.", "Only digit cubes make a Goal.")
GOAL_SHAPE = Fault(
    "goal-shape",
    "The cubes of the Goal ({goal}) lie in none of the legal layouts.",
    "Lay them in a row, in a column, in an L, or one above two.",
)
GOAL_MISREAD = Fault(
    "goal-misread",
    "{written} is not a legal interpretation of the Goal {goal}.",
    "Keep its layout; only Absolute Value turns a cube upright.",
)
GOAL_NOT_WANTED = Fault(
    "goal-not-wanted",
    "The paper sets a Goal of its own ({goal}).",
    "Write a Goal only against a declaration of no Goal.",
)
OWN_GOAL_MISSING = Fault(
    "own-goal-missing",
    "The paper does not say how its Goal is laid out.",
    "Write the Goal's layout in front, such as row 3 2.",
)

TWO_GOALS = Fault(
    "two-goals",
    "The Solutions are written for two Goals, {one} and {other}.",
    "Write one Goal, and both Solutions for it.",
)

# The deal, and picks that the cards rule out
DEAL_SIZE = Fault(
    "deal-size", "{count} cards were dealt.", "Deal {least} to {most} cards in this division."
)
CARD_NOT_DEALT = Fault(
    "card-not-dealt", "The card {card} was not dealt.", "Name a card that lies on the table."
)
BLANK_NOT_DEALT = Fault(
    "blank-not-dealt", "The blank card was not dealt.", "Pick another variation."
)
DOUBLE_SET_NAME = Fault(
    "double-set-name", "{name} does not name a set.", "Name a set, such as B or R'."
)
DOUBLE_SET_LONG = Fault(
    "double-set-long", "{name} has {count} symbols.", "Name the Double Set with at most {most}."
)
DOUBLE_SET_EMPTY = Fault(
    "double-set-empty", "No card that was dealt is in {name}.", "Double a set that has a card."
)
DOUBLE_SET_WHOLE = Fault(
    "double-set-whole",
    "Every card that was dealt is in {name}.",
    "Double a set that leaves a card out.",
)

BY_VARIATION: Mapping[str, tuple[Fault, ...]] = {
    "required-cube": (REQUIRED_CUBE,),
    "wild-cube": (WILD_DIFFERS, WILD_DIGIT, WILD_UNNOTED, WRONG_WILD),
    "two-operations": (TOO_FEW_OPERATIONS,),
    "no-null-restrictions": (NULL_RESTRICTION,),
    "double-set": (DOUBLE_SET_NAME, DOUBLE_SET_LONG, DOUBLE_SET_EMPTY, DOUBLE_SET_WHOLE),
    "required-card": (CARD_MISSING, CARD_TAKEN, CARD_NOT_DEALT, BLANK_AS_FORBIDDEN),
    "blank-card-wild": (BLANK_NOT_WILD, BLANK_NOT_DEALT),
    "two-solutions": (SAME_SET, SECOND_MISSING, THIRD_SOLUTION),
}
"""The faults whose clause is that of a variation on the division's list."""

FAULTS = (
    *(fault for fault in globals().copy().values() if isinstance(fault, Fault)),
    *PICK_FAULTS,
)
"""Every fault of On-Sets."""
