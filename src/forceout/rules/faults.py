"""The faults that a paper of either game can have, in a pupil's words."""

from __future__ import annotations

from forceout.rules.verdict import Fault

AMBIGUOUS = Fault(
    "ambiguous",
    "It can also be read as {reading}, and then it is not right.",
    "Add parentheses, so that there is only one way to read it.",
)
UNCHECKABLE = Fault(
    "uncheckable",
    "Nobody could check {what} within bounds ({why}), so it does not count as correct.",
    "Use an expression whose value can be worked out.",
)

# The cubes of the Solution
ONE_CUBE = Fault(
    "one-cube", "The Solution uses {count} cube.", "A Solution uses two cubes or more."
)
REQUIRED_LEFT_OUT = Fault(
    "required-left-out",
    "The Solution leaves out {cubes} of Required.",
    "Use every cube of Required.",
)
FORBIDDEN_USED = Fault(
    "forbidden-used",
    "{symbol} could only be a cube of Forbidden.",
    "Use no cube of Forbidden.",
)
NOT_THERE = Fault(
    "cube-not-there",
    "There is no cube to use for {symbol}.",
    "Use only cubes of Required, Permitted and, where the claim allows it, Resources.",
)
USED_TOO_OFTEN = Fault(
    "cube-used-too-often",
    "{symbol} is written more often than there are cubes for it.",
    "Use each cube once.",
)
TOO_MANY_RESOURCES = Fault(
    "too-many-resources",
    "The Solution needs {count} cubes of Resources ({cubes}); this claim allows {most}.",
    "Use at most {most} of them.",
)

# The Goal
GOAL_MISSING = Fault("goal-missing", "There is no cube in the Goal.", "Use one cube or more.")
GOAL_CUBES = Fault("goal-cubes", "The Goal has {count} cubes.", "A Goal has at most {most}.")
GOAL_NEGATIVE = Fault("goal-negative", "The Goal {goal} is negative.", "Set a Goal of 0 or more.")
