"""What section XIII and Appendix A say by the way, in examples and comments, in our own words.

The plain examples are conformance cases; here are the turns and combinations beside them.
"""

import pytest

from forceout import values
from tests.equations.judges import judge_for

PAPER, MAT = False, True
NONE: list[str] = []


def worth(
    division: str, variations: str, text: str, on_mat: bool, season: int | None = None
) -> list[str]:
    """The values that an expression has, as people write them."""
    judge = judge_for(division, *variations.split(), season=season)
    return sorted(values.show(value) for value in judge.value(text, on_mat=on_mat).values)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(0-8)^(4/6)", ["4"]),
        ("(3/6)v(0-9)", ["81"]),
        ("(0-4)^(2/4)", NONE),
        ("(8/2)v(0-5)", NONE),
        ("3vv9", ["3v3"]),
        ("1v2", ["2"]),
        ("4xv9", ["12"]),
        ("0^(0-1)", NONE),
        ("(1/2)v3", ["9"]),
    ],
)
def test_powers_and_roots(text: str, expected: list[str]) -> None:
    """III: fractional indices and exponents are reduced first, and then some have no value."""
    assert worth("middle", "", text, PAPER) == expected


@pytest.mark.parametrize(
    ("variations", "text", "where", "expected"),
    [
        ("percent", "12 pct 34", PAPER, ["102/25"]),
        ("percent", "(12) pct 34", PAPER, NONE),
        ("percent", "12+3", PAPER, NONE),
        ("percent", "100 pct 2", PAPER, NONE),
        ("percent", "4+25 pct 16", PAPER, ["8"]),
        ("percent", "5vu16", MAT, ["4/5"]),
        ("percent decimal-point", "12.5 pct 4", PAPER, ["1/2"]),
        ("decimal-point", "2.x3", PAPER, ["6"]),
        ("decimal-point", "(2).5", PAPER, NONE),
        ("decimal-point", ".5+.", PAPER, NONE),
        ("decimal-point", "2..5", PAPER, NONE),
        ("decimal-point", "255.", PAPER, ["255"]),
        ("average", "4+6+9", MAT, ["23/4", "7"]),
        ("average", "6-2+4", PAPER, ["3", "4"]),
        ("smallest-prime", "x(9/2)x2", PAPER, ["10"]),
        ("smallest-prime average", "x7+9", PAPER, ["10"]),
    ],
)
def test_even_years_of_elementary(
    variations: str, text: str, where: bool, expected: list[str]
) -> None:
    """XIII-A-12 to 15: long numerals only beside percent, a point binds first, + averages two."""
    assert worth("elementary", variations, text, where, 2028) == expected


@pytest.mark.parametrize(
    ("variations", "text", "where", "expected"),
    [
        ("factorial", "3", MAT, ["3", "6", "720"]),
        ("factorial", "0", MAT, ["0", "1"]),
        ("factorial multiple-operations", "3", MAT, ["3", "6", "720"]),
        ("factorial", "(0-3)!", PAPER, NONE),
        ("sideways upside-down", "8su", PAPER, ["-1/8"]),
        ("sideways upside-down", "8su", MAT, NONE),
        ("sideways", "8x2su", PAPER, NONE),
        ("wild=0 upside-down", "0", MAT, [str(n) for n in sorted(range(-9, 10), key=str)]),
        ("wild=0 sideways", "0", MAT, [str(n) for n in range(10)]),
        ("wild=0", "+:0", PAPER, NONE),
        ("lcm", "4v6", MAT, ["12"]),
        ("lcm gcf", "8^6v9", MAT, ["18", "18014398509481984", "2", "2359296", "3"]),
        ("gcf", "8^(0-6)", PAPER, NONE),
        ("remainder two-digit-numerals", "45 rem 7 rem 2", PAPER, ["0", "1"]),
        ("number-of-factors", "xx6x2", PAPER, ["6"]),
        ("number-of-factors", "xx(6x2)", PAPER, ["4"]),
    ],
)
def test_elementary_turns(variations: str, text: str, where: bool, expected: list[str]) -> None:
    """XIII-A-1 to 11: what may be turned, added, or written for another sign in Elementary."""
    assert worth("elementary", variations, text, where, 2027) == sorted(expected)


@pytest.mark.parametrize(
    ("variations", "text", "where", "expected"),
    [
        ("exponent=red factorial", "v4!{2}", PAPER, ["24", "4"]),
        ("exponent=red factorial", "4!{3!}", PAPER, ["191102976"]),
        ("exponent=red", "(2+3){2}", PAPER, ["25"]),
        ("exponent=red upside-down", "5{2u}", PAPER, ["1/25"]),
        ("exponent=red sideways", "4{2s}", PAPER, ["2"]),
        ("exponent=red", "2{2}{3}", PAPER, ["64"]),
        ("exponent=red", "r2r3", MAT, ["23", "8"]),
        ("exponent=red", "r2b3", MAT, ["23"]),
        ("exponent=red", "g5r2r3", MAT, ["140608", "15625"]),
        ("powers-of-the-base", "12", MAT, ["12"]),
        ("powers-of-the-base", "1p1x1p1", PAPER, ["100"]),
        ("powers-of-the-base", "(1p1)2", PAPER, NONE),
        ("powers-of-the-base upside-down", "1p2u", PAPER, ["-100"]),
        ("powers-of-the-base sideways", "1p2s", PAPER, ["1/100"]),
        ("powers-of-the-base base=8", "12", PAPER, ["10"]),
        ("number-of-factors base=8", "x(20x40)", PAPER, ["10"]),
        ("number-of-factors", "x(9^4)", PAPER, NONE),
        ("wild=0 base=8", "7:0+7:0", PAPER, ["14"]),
    ],
)
def test_middle_turns(variations: str, text: str, where: bool, expected: list[str]) -> None:
    """XIII-B: exponents of one colour, powers of the base, bases and wild cubes together."""
    assert worth("middle", variations, text, where, 2027) == expected


def test_percent_goes_by_the_base() -> None:
    """XIII-B-12: per hundred means per hundred of the base."""
    assert worth("middle", "percent base=8", "60vu11", MAT, 2028) == ["27/4"]
    assert worth("middle", "percent base=9", "10 pct 10", PAPER, 2028) == ["1"]


@pytest.mark.parametrize(
    ("variations", "text", "where", "expected"),
    [
        ("base=11 wild=0", "T:0+1", PAPER, ["11"]),
        ("base=12 wild=x", "E:x+1", PAPER, ["12"]),
        ("base=11", "Ts5", PAPER, NONE),
        ("base=11", "^^", MAT, ["120"]),
        ("base=12", "^s", MAT, ["1/10", "10"]),
        ("base=12", "^su+1", MAT, ["11", "11/10"]),
        ("base=12", "vsu+1", MAT, NONE),
        ("wild=x base=8", "xsu", MAT, ["1", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7"]),
        ("base=12", "^^^", PAPER, ["10000000000"]),
        ("base=12", "(6T)^2", PAPER, ["6724"]),
        ("base=12", "4+v", PAPER, ["15"]),
        ("base=12", "vu", MAT, ["-11"]),
        ("base=12", "vs", MAT, ["1/11"]),
        ("base=12", "v(4)", PAPER, ["2"]),
        ("base=12 exponent=red", "2{^}+2{v}", PAPER, ["3072"]),
        ("base=11", "v4+2", PAPER, ["4"]),
        ("wild=x", "2x3", MAT, ["-1", "2/3", "5", "6", "8", "v3"]),
        ("", "8su", PAPER, ["-1/8"]),
        ("multiple-of=7 factorial", "3", MAT, ["3"]),
        ("number-of-factors", "x(7^4)", PAPER, ["5"]),
    ],
)
def test_junior_turns(variations: str, text: str, where: bool, expected: list[str]) -> None:
    """XIII-C: signs that are digits of a large base, and what a wild x may stand for."""
    assert worth("junior", variations, text, where) == expected


@pytest.mark.parametrize(
    ("variations", "text", "where", "expected"),
    [
        ("imaginary", "5xi-i4", PAPER, ["i"]),
        ("imaginary", "v9+i", PAPER, ["3+i"]),
        ("imaginary", "v4u", PAPER, ["-2i", "2i"]),
        ("imaginary", "2xi^2", PAPER, ["-4"]),
        ("imaginary", "4s-s", MAT, ["(1/4)i", "-(1/4)i"]),
        ("imaginary", "3+4 -s", MAT, ["-7i", "7i"]),
        ("imaginary", "-s 3+4", MAT, ["-7i", "7i"]),
        ("imaginary", "2-s^8", MAT, ["256"]),
        ("imaginary", "i/i", PAPER, ["1"]),
        ("imaginary", "(i+1)i", PAPER, ["-1+i"]),
        ("imaginary exponent=red", "4i{3}", PAPER, ["-4i", "-64i"]),
        ("imaginary exponent=red", "4(i{3})", PAPER, ["-4i"]),
        ("imaginary exponent=red", "4(i^3)", PAPER, NONE),
        ("imaginary exponent=red", "4-sr3", MAT, ["-12i", "-4i", "-64i", "12i", "4i", "64i"]),
        ("imaginary number-of-factors", "(x4)i", PAPER, ["3i"]),
        ("imaginary number-of-factors", "x(4i)", PAPER, NONE),
        ("imaginary log", "i log 2", PAPER, NONE),
        ("log", "(0-1) log 1", PAPER, NONE),
        ("log", "8/s2/s2", MAT, ["~1.584962500721156"]),
        ("decimal-in-goal base=8", "125", MAT, ["85", "85/512", "85/64", "85/8"]),
        ("decimal-in-goal", "12 5", MAT, NONE),
        ("decimal-in-goal", "1u5", MAT, NONE),
        ("decimal-in-goal", "5", MAT, ["1/2", "5"]),
    ],
)
def test_senior_turns(variations: str, text: str, where: bool, expected: list[str]) -> None:
    """XIII-D: what i is multiplied with, which roots there are, logs and points in the Goal."""
    assert worth("senior", variations, text, where) == expected


@pytest.mark.parametrize(
    ("division", "variations", "position", "paper", "clauses"),
    [
        # a wild cube may be i and a minus: it is the same sign
        ("senior", "imaginary wild=0", "4 | | 3 x 0 0 0 | |", "3-:0(i:0xi:0) = 4", ()),
        # what no one says of a root is its default, if it has one
        ("senior", "imaginary", "2 | | v 4 2 | |", "2v4 = 2", ()),
        ("senior", "imaginary", "0-2 | | v 4 2 | |", "2v4@-2 = 0-2", ()),
        ("senior", "imaginary", "2 | | ^ 4 1 / 2 | |", "4^(1/2) = 2", ("XIII-D-11",)),
        ("senior", "imaginary", "2 | | ^ 4 1 / 2 | |", "4^(1/2)@2 = 2", ()),
        ("senior", "imaginary", "16^4s | | 2 - | |", "2iu = 16^4s@-2i", ()),
        ("senior", "imaginary", "16^4s | | 2 - | |", "2iu = (16^4s)@-2i", ()),
        ("senior", "imaginary", "2-s | | 8 2 x ^ 4 | |", "(8x2)^4s@2i = 2i", ()),
        ("senior", "decimal-in-goal", "125 | | 5 5 x 2 / | |", "(5x5)/2 = 12.5", ()),
        ("senior", "multiple-operations imaginary", "0-1 | | - - x | |", "ixi = 0-1", ()),
        # i is a number: Multiple Operations gives one cube once
        ("senior", "multiple-operations imaginary", "0-1 | | - x | |", "ixi = 0-1", ("VII-B-3",)),
        ("junior", "wild=x", "6 | | 2 x 3 | |", "2x3 = 6", ()),
        ("junior", "wild=x", "2x3 | | 2 x 3 | |", "2+:x3 = 2+:x3", ()),
        ("junior", "wild=x", "2x3 | | 2 x 3 | |", "2+:x3 = 2x3", ("XIII-C-3",)),
        ("middle", "wild=0 multiple-operations", "9 | 0 | 2 3 4 | |", "2+:0(3+:04) = 9", ()),
        ("middle", "wild=0 multiple-operations", "9 | 0 | 4 5 | |", "4:0+5 = 9", ("VII-B-3",)),
        ("middle", "multiple-of=6", "5 | | 4 1 + | |", "4+1 = 5", ("XIII-B-7",)),
        ("elementary", "multiple-operations", "6 | | 1 2 3 | + |", "1+2+3 = 6", ("VII-B-3-c",)),
        # a grouped Goal is written with the parentheses that its gaps are
        ("elementary", "", "3x 5+2 | 5 4 | x + 1 | |", "(5x4)+1 = 3x(5+2)", ()),
        ("elementary", "", "3x 5+2 | 5 4 | x + 1 | |", "(5x4)+1 = 3x5+2", ("VII-B-6-a",)),
    ],
)
def test_papers(
    division: str, variations: str, position: str, paper: str, clauses: tuple[str, ...]
) -> None:
    """Papers that the comments speak of are right, or break just the clauses named."""
    verdict = judge_for(division, *variations.split()).paper(position, paper, "impossible")
    assert verdict.is_correct is (not clauses)
    assert set(clauses) <= set(verdict.clauses)


@pytest.mark.parametrize(
    ("position", "paper", "is_correct"),
    [
        ("18 | + ^ | 5 | | 9 7", "T+T = 18", False),
        ("18 | + ^ | 5 | | 9 7", "^+^ = 18", False),
        ("18 | + ^ ^ | 5 | | 9 7", "^+^ = 18", True),
        ("14 | 2 3 ^ + | 2 3 | | 9 7", "(2^3)+(2^3) = 14", True),
    ],
)
def test_a_digit_is_no_operation(position: str, paper: str, is_correct: bool) -> None:
    """XIII-C-7: Multiple Operations frees a ^ that is a power, but none that is the digit ten."""
    judge = judge_for("junior", "multiple-operations", "base=12")
    assert judge.paper(position, paper, "now").is_correct is is_correct


@pytest.mark.parametrize(
    ("goal", "clauses"),
    [
        ("v 4-8", {"XIII-A", "III-C-2-c"}),
        ("0^ 1-3", {"XIII-A", "III-C-2-b"}),
        ("0v8", {"XIII-A", "III-C-2-a"}),
        ("2^ 1-3", {"XIII-A"}),
    ],
)
def test_elementary_breaks_two_rules_at_once(goal: str, clauses: set[str]) -> None:
    """XIII-A: what no division allows is against Elementary's whole numbers as well."""
    assert set(judge_for("elementary").goal(goal).clauses) == clauses | {"VII-C-5-a"}


@pytest.mark.parametrize(("goal", "can_be_raised"), [("1g0", True), ("1r0", False), ("10", False)])
def test_a_wild_cube_is_raised_by_its_own_colour(goal: str, can_be_raised: bool) -> None:
    """Appendix A: a wild cube of the Goal is an exponent by its colour, whatever it stands for."""
    judge = judge_for("senior", "wild=0", "exponent=green")
    found = worth("senior", "wild=0 exponent=green", goal, MAT)
    assert judge.reading(goal, "1{4}").is_correct is can_be_raised
    assert ("1" in found) is can_be_raised


@pytest.mark.parametrize(
    ("written", "clauses"),
    [
        ("3x(5+2)", set()),
        ("3x5+2", {"VII-B-2-c", "VII-B-6-a", "VII-C-5-b"}),
        ("(3x5)+2", {"VII-C-5-b"}),
    ],
)
def test_a_gap_is_written_as_parentheses(written: str, clauses: set[str]) -> None:
    """VII-B-2 (c): without them the Goal can be read as it does not lie."""
    assert set(judge_for("junior").reading("3x 5+2", written).clauses) == clauses
