"""Read a number from its written form, and compare a number with an expected text."""

import re
from typing import NoReturn

from flint import fmpq

from forceout.values.complex_powers import I
from forceout.values.decimals import Approximate, Decimal, is_near
from forceout.values.number import Result, Value
from forceout.values.operations import add, div, mul, sub
from forceout.values.order import equal
from forceout.values.outcome import Uncheckable, Undefined
from forceout.values.powers import power, root
from forceout.values.whole import factorial

LONGEST = 100_000
MOST_DIGITS = 40_000
MOST_TOKENS = 2_000
DEEPEST = 60
_TOKEN = re.compile(r"\s*(?:(\d+)|([-+x*/^v()\[\]i!]))")
_NUMBER = r"\d{1,40}(?:\.\d{1,40})?(?:e[-+]?\d{1,20})?"
_DECIMAL = re.compile(rf"~(?:(-?{_NUMBER})(?:([-+]{_NUMBER})i)?|(-?{_NUMBER})i)")
_TOWER = re.compile(rf"~(-?)((?:10\^){{1,40}})({_NUMBER})")
_SPELLINGS = str.maketrans({"×": "x", "÷": "/", "−": "-", "√": "v", "*": "x", "[": "(", "]": ")"})


class ValueTextError(ValueError):
    """A text that names no number, and where reading it stopped."""

    def __init__(self, message: str, position: int) -> None:
        super().__init__(f"{message} (at {position})")
        self.position = position


def read(text: str) -> Value | Approximate:
    """Read a number: anything that `show` writes, and simple arithmetic in the same notation.

    >>> from forceout.values import show
    >>> show(read("(1+v2)^2"))
    '3+2x(v2)'
    """
    if len(text) > LONGEST:
        raise ValueTextError("a text that is too long", LONGEST)
    plain = text.translate(_SPELLINGS)
    if plain.lstrip().startswith("~"):
        return _read_decimal(plain)
    return _Reader(plain).read()


def agrees(value: Value, text: str) -> bool:
    """Say whether a value is the number that a text names.

    A `~` decimal is agreed with up to one in its last place, or what a calculator gets right.
    """
    expected = read(text)
    if not isinstance(expected, Approximate):
        return equal(value, expected) is True
    return is_near(value, expected)


def _read_decimal(text: str) -> Approximate:
    if text.strip() == "~?":
        return Approximate(None)
    tower = _TOWER.fullmatch(text.strip())
    if tower is not None:
        return Approximate(
            _decimal(tower[3]), levels=len(tower[2]) // 3, is_negative=tower[1] == "-"
        )
    found = _DECIMAL.fullmatch(text.strip())
    if found is None:
        raise ValueTextError("no decimal after ~", 1)
    real, beside = _decimal(found[1] or "0"), found[2] or found[3]
    if not beside:
        return Approximate(real)
    imaginary = _decimal(beside)
    return Approximate(real if real.digits else Decimal(0, imaginary.exponent), imaginary)


def _decimal(text: str) -> Decimal:
    digits, _, exponent = text.partition("e")
    whole, _, places = digits.partition(".")
    return Decimal(int(whole + places), int(exponent or 0) - len(places))


class _Reader:
    """One pass over the tokens of a text, from left to right."""

    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int]] = []
        position = 0
        end = len(text.rstrip())
        while position < end:
            found = _TOKEN.match(text, position)
            if found is None:
                raise ValueTextError(f"no such sign: {text[position]!r}", position)
            self.tokens.append((found[1] or found[2], found.start(found.lastindex or 0)))
            position = found.end()
        if len(self.tokens) > MOST_TOKENS:
            raise ValueTextError("too many signs", self.tokens[MOST_TOKENS][1])
        self.tokens.append(("", len(text)))
        self.next = 0
        self.depth = 0

    def read(self) -> Value:
        value = self.sum()
        if self.peek():
            self.refuse("this cannot follow")
        return value

    def peek(self) -> str:
        return self.tokens[self.next][0]

    def take(self, *signs: str) -> str:
        sign = self.peek()
        if sign and sign in signs:
            self.next += 1
            return sign
        return ""

    def refuse(self, message: str) -> NoReturn:
        raise ValueTextError(message, self.tokens[self.next][1])

    def sure(self, result: Result) -> Value:
        if isinstance(result, Undefined):
            self.refuse(result.reason.value)
        if isinstance(result, Uncheckable):
            self.refuse(result.why)
        return result

    def sum(self) -> Value:
        self.depth += 1
        if self.depth > DEEPEST:
            self.refuse("too many groups within groups")
        is_opposite = self.take("-")
        value = self.product()
        if is_opposite:
            value = self.sure(mul(value, fmpq(-1)))
        while sign := self.take("+", "-"):
            other = self.product()
            value = self.sure(add(value, other) if sign == "+" else sub(value, other))
        self.depth -= 1
        return value

    def product(self) -> Value:
        """Read factors; a number is never divided by i, so that `1/4i` is a fourth of i."""
        value = self.power()
        while sign := self.take("x", "/"):
            if sign == "/" and self.peek().isdigit() and self.tokens[self.next + 1][0] == "i":
                value = self.sure(div(value, self.primary()))
                value = self.sure(mul(value, self.primary()))
                continue
            other = self.power()
            value = self.sure(mul(value, other) if sign == "x" else div(value, other))
        return value

    def power(self) -> Value:
        value = self.tight()
        if self.take("^"):
            self.depth += 1
            if self.depth > DEEPEST:
                self.refuse("too many powers of powers")
            value = self.sure(power(value, self.power()))
            self.depth -= 1
        return value

    def tight(self) -> Value:
        """Read what stands together: a root, a number beside i."""
        beside_i = self.peek() == "i"
        value = self.rooted()
        while self.peek() == "i" or (beside_i and (self.peek() == "(" or self.peek().isdigit())):
            beside_i = self.peek() == "i"
            value = self.sure(mul(value, self.primary()))
        return value

    def rooted(self) -> Value:
        index: Value = fmpq(2)
        if not self.take("v"):
            value = self.primary()
            if not self.take("v"):
                return value
            index = value
        self.depth += 1
        if self.depth > DEEPEST:
            self.refuse("too many roots of roots")
        value = self.sure(root(index, self.rooted()))
        self.depth -= 1
        return value

    def primary(self) -> Value:
        sign = self.peek()
        value: Value = I
        if sign.isdigit():
            if len(sign) > MOST_DIGITS:
                self.refuse("a number that is too long")
            self.next += 1
            value = fmpq(sign)
        elif self.take("("):
            value = self.sum()
            if not self.take(")"):
                self.refuse("a group that is not closed")
        elif not self.take("i"):
            self.refuse("a number is missing")
        while self.take("!"):
            value = self.sure(factorial(value))
        return value
