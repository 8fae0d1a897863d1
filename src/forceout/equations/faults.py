"""Every fault that a paper, a Goal or a value of Equations can have, in a pupil's words.

A rulebook says which clause each one breaks; a fault that belongs to a variation breaks that
variation's clause (`BY_VARIATION`).
"""

from __future__ import annotations

from collections.abc import Mapping

from forceout.rules import faults as shared
from forceout.rules.variation import PICK_FAULTS
from forceout.rules.verdict import Fault

# The paper as a whole
NOT_AN_EQUATION = Fault(
    "not-an-equation",
    "This is not one Solution and one Goal with one equals sign between them.",
    "Write Solution = Goal.",
)
GOAL_UNWRITTEN = Fault(
    "goal-unwritten",
    "Nothing beside {written} shows how its writer reads the Goal.",
    "Write the Goal too, even one that can only be read in one way.",
)
UNEQUAL = Fault(
    "unequal",
    "The Solution is {solution}, but the Goal as written is {goal}.",
    "Both sides must have the same value.",
)
AMBIGUOUS = shared.AMBIGUOUS
CLASH = Fault(
    "clash-of-defaults",
    "Two signs claim the same numeral, so that it can also be read as {reading}.",
    "Add parentheses to say which sign comes first.",
)
AMBIGUOUS_SYMBOL = Fault(
    "ambiguous-symbol",
    "A sign here can be a digit or an operation, so that it can also be read as {reading}.",
    "Write T or E for a digit, or put parentheses around the operand.",
)
UNCHECKABLE = shared.UNCHECKABLE

# The cubes of the Solution
ONE_CUBE = shared.ONE_CUBE
REQUIRED_LEFT_OUT = shared.REQUIRED_LEFT_OUT
FORBIDDEN_USED = shared.FORBIDDEN_USED
NOT_THERE = shared.NOT_THERE
USED_TOO_OFTEN = shared.USED_TOO_OFTEN
TOO_MANY_RESOURCES = shared.TOO_MANY_RESOURCES
RESOURCES_NOT_USED = Fault(
    "resources-not-used",
    "The Solution leaves {cubes} in Resources.",
    "A force-out paper uses both cubes that are left.",
)
EXPONENT_COLOUR = Fault(
    "exponent-colour",
    "No {colour} cube is there to be the exponent {symbol}.",
    "Only a numeral of the chosen colour can be an exponent without ^.",
)

# Symbols and numerals
NOT_IN_FORCE = Fault(
    "not-in-force",
    "{symbol} means nothing in this shake: {variation} was not chosen.",
    "Use cubes for what they show, or for what a chosen variation makes of them.",
)
BARRED_TURN = Fault(
    "barred-turn",
    "{symbol} may not be turned like that here.",
    "Lay it upright.",
)
LONG_NUMERAL = Fault(
    "long-numeral",
    "{numeral} has too many digits for a Solution.",
    "Use numerals of {most} in the Solution.",
)
TURNED_IN_NUMERAL = Fault(
    "turned-in-numeral",
    "A turned cube stands in the numeral {numeral}.",
    "A turned cube stands for a number by itself.",
)
POINT_DIGITS = Fault(
    "point-digits",
    "{numeral} is no decimal: a point goes with one to three upright digits.",
    "Write a numeral of at most three digits with one point.",
)
POINT_IN_SOLUTION = Fault(
    "point-in-solution",
    "A decimal point stands in the Solution.",
    "Decimal in Goal puts points into the Goal only.",
)
POINT_MISSING = Fault(
    "point-missing",
    "{numeral} has three digits and no decimal point.",
    "Put a point before, between or behind its digits.",
)
MEANS_NOTHING = Fault(
    "means-nothing",
    "{symbol} means nothing in this rulebook.",
    "Use the cubes for what they show.",
)
TURNED_SIGN = Fault(
    "turned-sign",
    "{symbol} means nothing when it lies like that.",
    "Lay an operation sign upright.",
)
BASE_DIGIT = Fault(
    "base-digit",
    "{symbol} is no digit in base {base}.",
    "Use digits below {base}.",
)
SUPERSCRIPT = Fault(
    "superscript",
    "The exponent {exponent} is not a single numeral cube.",
    "An exponent without ^ is a single cube.",
)
SUPERSCRIPT_UNKNOWN = Fault(
    "superscript-power",
    "The power {exponent} is written without its sign.",
    "Write a power with its sign, as in 2^3.",
)
SIGN = Fault(
    "sign",
    "{sign} is used as a sign in front of a number.",
    "Use + and - only between two numbers.",
)
NEGATED_ROOT = Fault(
    "negated-root",
    "A minus in front of a root in {expression} asks for a negative root.",
    "A root is never negative: take it away from another number.",
)
NO_NUMBER = Fault(
    "no-number",
    "{expression} does not name a number.",
    "Put each sign where it has the numbers that it needs.",
)
GOAL_NO_NUMBER = Fault(
    "goal-no-number",
    "The Goal {expression} does not name a number.",
    "Lay each sign where it has the numbers that it needs.",
)
SIDE_BY_SIDE = Fault(
    "side-by-side",
    "Two numbers stand side by side in {expression} with no sign between them.",
    "Write the operation that is meant.",
)
INDEX_MISSING = Fault(
    "index-missing",
    "A root sign stands in {expression} without its index.",
    "Write the index, as in 2v9.",
)

# Values
DIVISION_BY_ZERO = Fault(
    "division-by-zero", "{expression} divides by zero.", "Divide by another number."
)
ZEROTH_ROOT = Fault("zeroth-root", "{expression} is a zeroth root.", "Use an index other than 0.")
ZERO_POWER = Fault(
    "zero-power",
    "{expression} raises 0 to a power that is not positive.",
    "Raise 0 only to positive powers.",
)
EVEN_ROOT = Fault(
    "even-root",
    "{expression} is an even root of a negative number.",
    "Take even roots only of numbers from 0 up.",
)
FRACTIONAL_ROOT = Fault(
    "fractional-root",
    "In lowest terms the index of {expression} is even over odd, and its radicand is negative.",
    "Take such roots only of numbers from 0 up.",
)
FRACTIONAL_POWER = Fault(
    "fractional-power",
    "In lowest terms the exponent of {expression} is odd over even, and its base is negative.",
    "Raise only numbers from 0 up to such a power.",
)
NOT_REAL = Fault(
    "not-real", "{expression} does not name a real number.", "Use an expression that does."
)
UNREAL_EXPONENT = Fault(
    "unreal-exponent",
    "The exponent or index in {expression} is not a real number.",
    "Use real exponents and indices.",
)
WHOLE_POWERS = Fault(
    "whole-powers",
    "{expression} takes a power or root that is not of whole numbers with a whole result.",
    "In this division powers and roots stay with whole numbers.",
)
POWERS_BARRED = Fault(
    "powers-barred", "{expression} is a power or a root.", "This division plays without them."
)
FRACTION_BARRED = Fault(
    "fraction-barred",
    "{expression} divides a number by a larger one.",
    "This division plays without fractions.",
)
IRRATIONAL = Fault(
    "irrational", "{expression} is irrational.", "Use an expression that comes out rational."
)
NOUGHT_SIDEWAYS = Fault(
    "nought-sideways", "A sideways 0 is no number.", "Only a number other than 0 lies sideways."
)
FACTORIAL_UNDEFINED = Fault(
    "factorial-undefined",
    "{expression} is not the factorial of a whole number.",
    "Use ! behind whole numbers.",
)
REMAINDER_UNDEFINED = Fault(
    "remainder-undefined",
    "{expression} has no remainder here.",
    "Both numbers must be positive integers, the first at most {limit}.",
)
LCM_UNDEFINED = Fault("lcm-undefined", "{expression} has no LCM.", "Both must be counting numbers.")
GCF_UNDEFINED = Fault(
    "gcf-undefined",
    "{expression} has no GCF.",
    "Both must be whole numbers, and not both of them 0.",
)
FACTORS_UNDEFINED = Fault(
    "factors-undefined",
    "{expression} counts the factors of something that is not a counting number{limit}.",
    "Use x in front of a counting number{limit}.",
)
PRIME_UNDEFINED = Fault(
    "prime-undefined",
    "{expression} asks for the prime above something that is not a rational number within {limit}.",
    "Use x in front of rational numbers within the limit.",
)
LOG_UNDEFINED = Fault(
    "log-undefined",
    "{expression} is not defined.",
    "A log takes a positive number, and a positive base other than 1.",
)
WHICH_ROOT = Fault(
    "which-root",
    "{expression} has several values, and none of them is named.",
    "Write the value that is meant behind it, as in 4^(1/2)@-2.",
)
SOLUTION_ILLEGAL = Fault(
    "solution-illegal",
    "The Solution {solution} is not a legal expression in this shake.",
    "Use only what is defined here.",
)
MEANT_NOT_A_VALUE = Fault(
    "meant-not-a-value",
    "{meant} is not a value of what it stands behind.",
    "Name one of its values.",
)

UNIT_NOT_WRITTEN = Fault(
    "unit-not-written",
    "{symbol} is written where i is meant.",
    "Write i for the imaginary unit.",
)

# What the chosen variations ask of the whole Equation
WILD_DIFFERS = Fault(
    "wild-differs",
    "The wild {face} stands for {one} and for {other} in the same Equation.",
    "It must stand for the same symbol everywhere.",
)
WILD_NUMERAL = Fault(
    "wild-numeral",
    "The wild {face} stands for {meaning}.",
    "In this division it may only stand for a numeral.",
)
WILD_NO_CUBE = Fault(
    "wild-no-cube",
    "The wild {face} stands for {meaning}, which is on no cube.",
    "It may only stand for what is on the cubes.",
)
WILD_UNNOTED = Fault(
    "wild-unnoted",
    "{symbol} is written, and nothing says that the wild {face} stands for it.",
    "Note the cube that each wild symbol comes from, as in 7:0.",
)
WRONG_WILD = Fault(
    "wrong-wild",
    "{symbol} is written for a cube that is not wild; only {face} is.",
    "Let only the wild cube stand for something else.",
)
TOO_FEW_OPERATIONS = Fault(
    "too-few-operations",
    "The Solution has {count} operation signs.",
    "Use at least {least}.",
)
TOO_MANY_FACTORIALS = Fault(
    "too-many-factorials",
    "There are {count} factorial signs in the Equation.",
    "Use at most two.",
)
GOAL_FACTORIALS = Fault(
    "goal-factorials",
    "There are {count} factorial signs in the Goal.",
    "Multiple Operations frees the Solution only: the Goal has two at most.",
)
FACTORIAL_WITH_MULTIPLE = Fault(
    "factorial-with-multiple",
    "There is a factorial sign in the Goal, and Multiple of k is in force.",
    "Use factorials in the Solution only.",
)
NOT_A_MULTIPLE = Fault(
    "not-a-multiple",
    "The Solution is {solution} and the Goal {goal}; they do not differ by a multiple of {k}.",
    "They must differ by a multiple of {k}, and may not be equal.",
)
EQUAL_TO_GOAL = Fault(
    "equal-to-goal",
    "The Solution and the Goal are both {goal}.",
    "They must differ by a multiple of {k}, and may not be equal.",
)

# The Goal
GOAL_ILLEGAL = Fault(
    "goal-illegal",
    "The Goal {goal} has no legal interpretation, so that no paper can be right for it.",
    "Say so as soon as such a Goal is set.",
)
GOAL_MISREAD = Fault(
    "goal-misread",
    "{written} is not a legal interpretation of the Goal {goal}.",
    "Write the cubes of the Goal in their order, grouped as they lie.",
)
GOAL_REGROUPED = Fault(
    "goal-regrouped",
    "{written} groups the Goal {goal} otherwise than it lies.",
    "Group it as it lies.",
)
GOAL_GAP = Fault(
    "goal-gap",
    "{written} does not show how the gaps of the Goal {goal} group it.",
    "Write parentheses around what stands together.",
)
GOAL_VALUE = Fault(
    "goal-value",
    "{written} is not how the Goal {goal} is written on paper.",
    "Copy the Goal and show how you read it; do not work it out.",
)
GOAL_VALUE_WRONG = Fault(
    "goal-value-wrong",
    "{written} is neither the Goal {goal} nor its value.",
    "Copy the Goal, or write its value.",
)
GOAL_MISSING = shared.GOAL_MISSING
GOAL_CUBES = shared.GOAL_CUBES
GOAL_NUMERAL = Fault(
    "goal-numeral",
    "{numeral} has more digits than a numeral of the Goal may have.",
    "Use numerals of at most {most} digits.",
)
GOAL_LEADING_ZERO = Fault(
    "goal-leading-zero", "{numeral} begins with 0.", "Begin a longer numeral with another digit."
)
GOAL_NOT_WHOLE = Fault(
    "goal-not-whole", "The Goal {goal} does not come to an integer.", "Set a Goal that does."
)
GOAL_FRACTION = Fault(
    "goal-fraction",
    "The Goal {goal} stays a fraction: {value}.",
    "Use fractions in a Goal only so that they come to an integer.",
)
GOAL_NEGATIVE = shared.GOAL_NEGATIVE
GOAL_BOUND = Fault(
    "goal-bound",
    "The Goal {goal} is not between -{bound} and {bound}.",
    "With Multiple of k the Goal stays within these bounds.",
)
POWER_SUM = Fault(
    "power-sum",
    "{expression} counts the factors of a power plus or minus a number.",
    "Such a Goal is barred, since nobody can work it out by hand.",
)
NOT_AVERAGED = Fault(
    "not-averaged",
    "Both sides are equal only if + adds, but here it takes the average.",
    "Work out every + as the average of its two numbers.",
)

UNDEFINED_HERE = frozenset(
    (
        WHOLE_POWERS,
        UNREAL_EXPONENT,
        NOUGHT_SIDEWAYS,
        BASE_DIGIT,
        FACTORIAL_UNDEFINED,
        REMAINDER_UNDEFINED,
        LCM_UNDEFINED,
        GCF_UNDEFINED,
        FACTORS_UNDEFINED,
        PRIME_UNDEFINED,
        LOG_UNDEFINED,
    )
)
"""What names no number because of a division or a variation, and not in all mathematics."""

BY_VARIATION: Mapping[str, tuple[Fault, ...]] = {
    "sideways": (NOUGHT_SIDEWAYS,),
    "upside-down": (BARRED_TURN, TURNED_IN_NUMERAL),
    "wild": (WILD_DIFFERS, WILD_NUMERAL, WILD_NO_CUBE, WILD_UNNOTED, WRONG_WILD),
    "factorial": (TOO_MANY_FACTORIALS, FACTORIAL_UNDEFINED, FACTORIAL_WITH_MULTIPLE),
    "multiple-operations": (GOAL_FACTORIALS,),
    "three-operation-solution": (TOO_FEW_OPERATIONS,),
    "remainder": (REMAINDER_UNDEFINED,),
    "lcm": (LCM_UNDEFINED,),
    "gcf": (GCF_UNDEFINED,),
    "number-of-factors": (FACTORS_UNDEFINED, POWER_SUM),
    "average": (NOT_AVERAGED,),
    "smallest-prime": (PRIME_UNDEFINED,),
    "decimal-point": (POINT_DIGITS,),
    "base": (BASE_DIGIT,),
    "multiple-of": (NOT_A_MULTIPLE, EQUAL_TO_GOAL, GOAL_BOUND),
    "exponent": (EXPONENT_COLOUR, SUPERSCRIPT),
    "imaginary": (UNREAL_EXPONENT, WHICH_ROOT, MEANT_NOT_A_VALUE, UNIT_NOT_WRITTEN),
    "decimal-in-goal": (POINT_IN_SOLUTION, POINT_MISSING, POINT_DIGITS),
    "log": (LOG_UNDEFINED,),
}
"""The faults whose clause is that of a variation on the division's list."""

FAULTS = (
    *(fault for fault in globals().copy().values() if isinstance(fault, Fault)),
    *PICK_FAULTS,
)
"""Every fault of Equations."""
