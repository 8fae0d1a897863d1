"""Decimals of sixteen digits: `~1.584962500721156`, `~5.2e477121254`, `~10^10^369693099`.

Each digit shown is right up to one in the last place.
"""

from dataclasses import dataclass

from flint import acb, arb, fmpq

from forceout.values.enclosure import disc_of, enclose, working_at
from forceout.values.number import Value, may_be_unreal
from forceout.values.size import Size, multiplied, sign_by_size, size_of

DIGITS = 16
PRECISIONS = (128, 512, 4_096, 32_768)
ENOUGH_BITS = 60
SURE_BITS = 49
"""As many as a calculator that works with 53 gets right."""
LARGEST_EXPONENT = 10**17
"""A larger exponent of ten is itself written as a power of ten."""
CLOSE = fmpq(1, 10**9)


@dataclass(frozen=True, slots=True)
class Decimal:
    """A decimal: digits times a power of ten, right up to one in the last digit.

    Of a long one the last digits may be off by as much as a pocket calculator's are.
    """

    digits: int
    exponent: int

    def holds(self, part: arb) -> bool:
        """Say whether a number lies within one in the last place."""
        scaled = part / arb(10) ** self.exponent
        return bool(abs(scaled - self.digits) <= max(1, abs(self.digits) >> SURE_BITS))


@dataclass(frozen=True, slots=True)
class Approximate:
    """A decimal with a `~` before it, real or complex, under so many powers of ten.

    `~10^10^3.5` has two levels. Without a real part it stands for a number of unknown size.
    """

    real: Decimal | None
    imaginary: Decimal | None = None
    levels: int = 0
    is_negative: bool = False


def decimal_text(value: Value) -> str:
    """Write a number as a decimal, without the `~`."""
    size = size_of(value)
    is_beyond = size is not None and _is_beyond_decimals(size)
    for bits in () if is_beyond else PRECISIONS:
        with working_at(bits):
            disc = acb(disc_of(value))
            last = bits == PRECISIONS[-1]
            real, imaginary = (
                arb(0) if last and part.contains(0) and part.is_finite() else part
                for part in (disc.real, disc.imag)
            )
            if _is_known(real) and _is_known(imaginary):
                return _written(real, imaginary)
            if not disc.is_finite() or (_is_accurate(real) and _is_accurate(imaginary)):
                break
    side = sign_by_size(value) if not may_be_unreal(value) else None
    if size is None or side is None or not is_beyond:
        return "?"
    levels, exponent = _in_tens(size)
    return ("-" if side < 0 else "") + "10^" * levels + _digits(exponent)


def _is_beyond_decimals(size: Size) -> bool:
    """Whether a number is so large that no number of bits tells its digits."""
    if size.levels:
        return size.levels > 1 or bool(size.x > LARGEST_EXPONENT)
    with working_at(PRECISIONS[0]):
        return bool(size.x > 1) and bool(size.x.log() > LARGEST_EXPONENT)


def _is_known(part: arb) -> bool:
    """Whether the digits of a number are known, and its power of ten can be written."""
    return part == 0 or (_is_accurate(part) and abs(abs(part).log()) < LARGEST_EXPONENT)


def _is_accurate(part: arb) -> bool:
    return part == 0 or (part.is_finite() and part.rel_accuracy_bits() >= ENOUGH_BITS)


def _written(real: arb, imaginary: arb) -> str:
    text = _digits(real)
    if imaginary == 0:
        return text
    joint = "+" if imaginary > 0 else ""
    return f"{text}{joint}{_digits(imaginary)}i"


def _digits(part: arb) -> str:
    return part.str(DIGITS, radius=False).replace("e+", "e")


def _in_tens(size: Size) -> tuple[int, arb]:
    """Write e^(e^(...x)) as 10^(10^(...y)) with a y below the largest exponent."""
    with working_at(PRECISIONS[0]):
        ten = arb(10).log()
        levels = 0
        while size.levels or not size.x < LARGEST_EXPONENT:
            if size.levels:
                size = multiplied(Size(size.levels - 1, size.x), -ten.log())
            else:
                size = Size(0, size.x.log() / ten)
            levels += 1
        return levels, size.x


def is_near(value: Value, expected: Approximate) -> bool:
    """Say whether a decimal is one for this number."""
    if expected.real is None:
        return False
    with working_at(PRECISIONS[1]):
        if expected.levels:
            size = size_of(value)
            side = sign_by_size(value)
            if size is None or side is None or (side < 0) is not expected.is_negative:
                return False
            levels, exponent = _in_tens(size)
            return levels == expected.levels and _is_close(exponent, expected.real)
    imaginary = expected.imaginary or Decimal(0, expected.real.exponent)
    for bits in PRECISIONS:
        disc = enclose(value, bits)
        with working_at(bits):
            if expected.real.holds(disc.real) and imaginary.holds(disc.imag):
                return True
        if disc.rel_accuracy_bits() > ENOUGH_BITS:
            break
    return False


def _is_close(part: arb, decimal: Decimal) -> bool:
    return bool(abs(part / (decimal.digits * arb(10) ** decimal.exponent) - 1) < CLOSE)
