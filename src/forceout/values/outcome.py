"""What an operation can answer besides a number: undefined, with a reason, or not decided."""

from dataclasses import dataclass
from enum import Enum


class Reason(Enum):
    """Why an expression names no number."""

    DIVISION_BY_ZERO = "a number cannot be divided by zero"
    ZEROTH_ROOT = "there is no zeroth root"
    ZERO_TO_NONPOSITIVE = "zero has no power whose exponent is zero or negative"
    EVEN_ROOT_OF_NEGATIVE = "a negative number has no even root"
    FRACTIONAL_ROOT_OF_NEGATIVE = "a negative number has no root whose reduced index is even/odd"
    FRACTIONAL_POWER_OF_NEGATIVE = (
        "a negative number has no power whose reduced exponent is odd/even"
    )
    IRRATIONAL_POWER_OF_NEGATIVE = "a negative number has no irrational power"
    UNREAL_EXPONENT = "an exponent must be a real number, and that of an imaginary base rational"
    UNREAL_INDEX = "an index must be a real number, and that of an imaginary radicand rational"
    FACTORIAL_OF_NON_WHOLE = "only whole numbers have a factorial"
    NOT_COUNTING_NUMBER = "this operation takes counting numbers only"
    BOTH_ZERO = "two zeros have no greatest common factor"
    OVER_LIMIT = "the number is over the limit that this operation has here"
    NOT_RATIONAL = "this operation takes rational numbers only"
    LOG_UNDEFINED = "a log takes positive numbers, and a base other than 1"


@dataclass(frozen=True, slots=True)
class Undefined:
    """An expression that names no number, and why."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Uncheckable:
    """An expression whose value nobody could work out within the stated size, and why."""

    why: str


class BeyondReach(Exception):  # noqa: N818 - it is an answer on its way up, not a fault
    """Raised inside this package where a number outgrows its bounds; never leaves it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
