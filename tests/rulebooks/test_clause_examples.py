"""Clauses shown by an example each: those that no conformance case is about by itself."""

import pytest

from forceout import values
from forceout.api import Judge
from forceout.rulebooks.shelf import RULEBOOKS

BASIC = "agloa-basic-equations-2026"
MLAG = "mlag-equations-2019"


def judge_of(shake: str) -> Judge:
    """Set up a judge from words: a rulebook, a division, a season if need be, and variations."""
    words = shake.split()
    rulebook = words.pop(0) if words[0] in RULEBOOKS else next(iter(RULEBOOKS))
    division = words.pop(0) if words else ""
    season = int(words.pop(0)) if words and words[0].isdigit() else None
    return Judge.of(rulebook, division, words, season)


@pytest.mark.parametrize(
    ("shake", "claim", "mat", "paper", "code"),
    [
        pytest.param(
            "middle",
            "now",
            "7 | 3 4 + 2 | | | 1 9",
            "3+4 = 7",
            "required-left-out",
            id="I-B-2-b a cube of Required is missing",
        ),
        pytest.param(
            "middle",
            "now",
            "7 | 3 4 + | 2 x | | 1 9",
            "3+4 = 7",
            "",
            id="I-B-2-c cubes of Permitted may be left out",
        ),
        pytest.param(
            "middle",
            "now",
            "7 | 3 4 | | + | 1 9",
            "3+4 = 7",
            "forbidden-used",
            id="I-B-2-d the plus is in Forbidden",
        ),
        pytest.param(
            "middle",
            "now",
            "35 | 3 4 | + x 5 | | 1 9",
            "(3+4)x5 = 35",
            "",
            id="III-A-a brackets need no cubes",
        ),
        pytest.param(
            "middle",
            "now",
            "7 | 3 4 | + | | 1 9",
            "3+4",
            "not-an-equation",
            id="VII-B-2-a the Goal is not written, though it can be read in one way only",
        ),
        pytest.param(
            "middle",
            "now",
            "3x5+2 | 8 9 | + | | 1 9",
            "8+9 = 17",
            "goal-value",
            id="VII-B-2-b the value of the Goal stands in its place",
        ),
        pytest.param(
            "middle",
            "now",
            "3x 5+2 | 7 3 | x | | 1 9",
            "7x3 = 3x5+2",
            "ambiguous",
            id="VII-B-2-c the gap is not made brackets",
        ),
        pytest.param(
            "middle",
            "now",
            "3x 5+2 | 7 3 | x | | 1 9",
            "7x3 = 3x(5+2)",
            "",
            id="VII-B-2-c the gap is made brackets",
        ),
        pytest.param(
            "middle",
            "now",
            "4 | 2 4 3 1 | x - + | | 8 9",
            "2x4-(3+1) = 4",
            "ambiguous",
            id="VII-B-6 another grouping misses the Goal",
        ),
        pytest.param(
            "middle",
            "now",
            "7 | 4 5 | v + | | 8 9",
            "v4+5 = 7",
            "",
            id="VII-B-6-b-i the root covers the 4",
        ),
        pytest.param(
            "elementary factorial",
            "now",
            "10 | 4 3 | + | | 8 9",
            "4+3! = 10",
            "",
            id="VII-B-6-b-ii the factorial covers the 3",
        ),
        pytest.param(
            "middle exponent=blue",
            "now",
            "13 | r4 r3 b2 | g+ | | k8 k9",
            "4+3{2} = 13",
            "",
            id="VII-B-6-b-iii the exponent raises the 3",
        ),
        pytest.param(
            "elementary number-of-factors",
            "now",
            "11 | 7 9 | x + | | 8 3",
            "x7+9 = 11",
            "",
            id="VII-B-6-b-iv only the factors of 7 are counted",
        ),
        pytest.param(
            "senior imaginary",
            "now",
            "3+ 2-s | 3 2 - | + | | 8 9",
            "3+2i = 3+2i",
            "",
            id="VII-B-6-b-v twice i goes before plus",
        ),
        pytest.param(
            "elementary sideways upside-down",
            "now",
            "8/7 | 1 7 - | | | 8 9",
            "1-7su = 8/7",
            "",
            id="XIII-A-2-a the 7 of the Solution lies sideways and on its head",
        ),
        pytest.param(
            "elementary multiple-operations",
            "impossible",
            "9 | 3 | | | 3 3 + 1",
            "3+3+3 = 9",
            "",
            id="XIII-A-5-a after Impossible the plus in Resources is used twice",
        ),
        pytest.param(
            "elementary multiple-operations",
            "now",
            "9 | 3 3 3 | | | + 1",
            "3+3+3 = 9",
            "",
            id="XIII-A-5-a after Now the one cube of Resources is used twice",
        ),
        pytest.param(
            "elementary multiple-operations",
            "now",
            "9 | 3 3 3 - | | | + 1",
            "3+3+3-1 = 9",
            "too-many-resources",
            id="XIII-A-5-a after Now it is still one cube",
        ),
        pytest.param(
            "elementary multiple-operations",
            "now",
            "12 | 3 3 3 3 + | | | 1 9",
            "3+3+3+3 = 12",
            "",
            id="XIII-A-5-b the sign is just written three times",
        ),
        pytest.param(
            "middle wild=0 multiple-operations",
            "now",
            "12 | 4 4 4 | 0 | | 1 9",
            "4 +:0 4 +:0 4 = 12",
            "",
            id="XIII-B-3-a a wild 0 is plus twice",
        ),
        pytest.param(
            "middle wild=0 multiple-operations",
            "now",
            "20 | 5 5 + | 0 | | 1 9",
            "5+5+5:0+5:0 = 20",
            "cube-used-too-often",
            id="XIII-B-3-a a wild 0 is a digit twice",
        ),
        pytest.param(
            "middle wild=0 base=8",
            "now",
            "11 | 1 0 + | | | 3 7",
            "1+8:0 = 11",
            "base-digit",
            id="XIII-B-3-c a wild 0 is no 8 in base eight",
        ),
        pytest.param(
            "middle wild=0 number-of-factors",
            "now",
            "4 | 2 7 0 0 | | | 1 9",
            "2 x:0 (x:0 7) = 4",
            "",
            id="XIII-B-3-d one wild 0 multiplies and one counts factors",
        ),
        pytest.param(
            "junior base=12",
            "now",
            "8 | 2 ^ 3 | | | 1 9",
            "2^3 = 8",
            "",
            id="XIII-C-5-a in base twelve ^ can still raise to a power",
        ),
        pytest.param(
            "junior base=12",
            "now",
            "5+3 | 6 v 4 | + | | 1 9",
            "6+v4 = 5+3",
            "ambiguous-symbol",
            id="XIII-C-5-a in base twelve this v could be eleven",
        ),
        pytest.param(
            "junior base=12 wild=0",
            "now",
            "19 | v + 0 | | | 1 9",
            "E+T:0 = 19",
            "",
            id="XIII-C-5-c a wild 0 is the digit ten",
        ),
        pytest.param(
            "junior base=12 wild=0",
            "now",
            "8 | 2 3 0 | | | 1 9",
            "2 ^:0 3 = 8",
            "",
            id="XIII-C-5-c a wild 0 raises to a power",
        ),
        pytest.param(
            "senior imaginary wild=0",
            "now",
            "5- 2-s | 5 2 0 0 | | | 1 9",
            "5 -:0 2i:0 = 5-2i",
            "",
            id="XIII-D-11-d one wild 0 is minus and one is i",
        ),
        pytest.param(
            "senior imaginary",
            "now",
            "3+ 4-s | 3 4 - | + | | 8 9",
            "3+4i = 3+4i",
            "",
            id="XIII-D-11-e Solution and Goal are complex",
        ),
        pytest.param(
            "senior imaginary multiple-operations",
            "now",
            "0-1 | - | | | 8 9",
            "ii = 0-1",
            "cube-used-too-often",
            id="XIII-D-11-f one cube is i twice",
        ),
        pytest.param(
            "elementary wild=0",
            "now",
            "40 | 9 5 | x | | 8 3",
            "9x5 = 40",
            "unequal",
            id="Appendix A-1 a 0 that stands for nothing else is 0",
        ),
        pytest.param(
            "elementary wild=0",
            "now",
            "40 | 9 5 | x | | 8 3",
            "9x5 = 45:0",
            "",
            id="Appendix A-1 the writer says what the 0 stands for",
        ),
        pytest.param(
            "junior base=12",
            "now",
            "5+3 | 6 v 4 | + | | 1 9",
            "6+v(4) = 5+3",
            "",
            id="Appendix A-2 brackets clear up both grouping and meaning",
        ),
        pytest.param(
            BASIC,
            "now",
            "7 | 3 4 + 2 | | | 1 9",
            "3+4 = 7",
            "required-left-out",
            id="agloa-basic-equations-2026 IV-A-1-a a cube of Required is missing",
        ),
        pytest.param(
            BASIC,
            "now",
            "7 | 3 4 + | 2 x | | 1 9",
            "3+4 = 7",
            "",
            id="agloa-basic-equations-2026 IV-A-1-b cubes of Permitted may be left out",
        ),
        pytest.param(
            BASIC,
            "now",
            "7 | 3 + | | | 4 9",
            "3+4 = 7",
            "",
            id="agloa-basic-equations-2026 IV-A-1-c one cube comes from Resources",
        ),
        pytest.param(
            BASIC,
            "now",
            "7 | 3 | | | 4 + 9",
            "3+4 = 7",
            "too-many-resources",
            id="agloa-basic-equations-2026 IV-A-1-c two cubes come from Resources",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 3 4 + 2 | | | 1 9",
            "3+4 = 7",
            "required-left-out",
            id="mlag-equations-2019 I-B-2-b VII-C-3-c-ii a cube of Required is missing",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 3 4 + | 2 x | | 1 9",
            "3+4 = 7",
            "",
            id="mlag-equations-2019 I-B-2-c cubes of Permitted may be left out",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 3 4 | | + | 1 9",
            "3+4 = 7",
            "forbidden-used",
            id="mlag-equations-2019 I-B-2-d VII-C-3-c-iii the plus is in Forbidden",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 7 | | | 1 9",
            "7 = 7",
            "one-cube",
            id="mlag-equations-2019 VII-C-3-c-i a single cube",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 3 | | | 4 + 9",
            "3+4 = 7",
            "too-many-resources",
            id="mlag-equations-2019 VII-C-3-c-iv two cubes come from Resources",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "7 | 3 4 | + | | 1 9",
            "3+4",
            "not-an-equation",
            id="mlag-equations-2019 VII-B-2-a VII-C-3-a the Goal is not written",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "3x5+2 | 8 9 | + | | 1 9",
            "8+9 = 17",
            "goal-value",
            id="mlag-equations-2019 VII-B-2-b the value of the Goal stands in its place",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "3x 5+2 | 7 3 | x | | 1 9",
            "7x3 = 3x(5+2)",
            "",
            id="mlag-equations-2019 VII-B-2-c the gap is made brackets",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "8 | 3 4 | + | | 1 9",
            "3+4 = 8",
            "unequal",
            id="mlag-equations-2019 VII-C-3-b VII-C-3-g the Solution is 7",
        ),
        pytest.param(
            f"{MLAG} middle",
            "now",
            "15 | 1 2 3 | + | | 1 9",
            "12+3 = 15",
            "long-numeral",
            id="mlag-equations-2019 VII-C-3-d a numeral of two digits",
        ),
    ],
)
def test_papers(shake: str, claim: str, mat: str, paper: str, code: str) -> None:
    """A paper is ruled as the clause says: correct, or incorrect with this among its faults."""
    verdict = judge_of(shake).paper(mat, paper, claim)
    assert verdict.is_correct is not bool(code), verdict
    assert not code or code in verdict.codes, verdict


@pytest.mark.parametrize(
    ("shake", "goal", "code"),
    [
        pytest.param("middle", "3+", "goal-no-number", id="VI-A-1-a it names no number"),
        pytest.param("middle", "3+4", "", id="VI-A-1-a it names a number"),
        pytest.param(
            f"{MLAG} middle",
            "3+",
            "goal-no-number",
            id="mlag-equations-2019 VI-A-1-a VII-C-3-e it names no number",
        ),
        pytest.param(
            "elementary sideways upside-down",
            "7su",
            "barred-turn",
            id="XIII-A-2-a a cube of the Goal is not turned both ways",
        ),
    ],
)
def test_goals(shake: str, goal: str, code: str) -> None:
    """A Goal on the mat is legal or not as the clause says."""
    verdict = judge_of(shake).goal(goal)
    assert verdict.is_correct is not bool(code), verdict
    assert not code or code in verdict.codes, verdict


@pytest.mark.parametrize(
    ("shake", "goal", "written", "is_legal"),
    [
        pytest.param("elementary factorial", "4+7", "4+(7!)", True, id="XIII-A-4-b"),
        pytest.param("elementary factorial", "4+7", "(4+7)!", True, id="XIII-A-4-b with brackets"),
        pytest.param("middle wild=0 factorial", "30", "38:0", True, id="XIII-B-3-b an 8"),
        pytest.param("middle wild=0 factorial", "30", "3!", False, id="XIII-B-3-b no factorial"),
        pytest.param("middle exponent=red factorial", "k4r3", "43", True, id="XIII-B-9-b 43"),
        pytest.param("middle exponent=red factorial", "k4r3", "4{3}", True, id="XIII-B-9-b 4{3}"),
        pytest.param("middle exponent=red factorial", "k4r3", "4{3!}", True, id="XIII-B-9-b 4{3!}"),
        pytest.param("middle exponent=red factorial", "k4r3", "4!{3}", True, id="XIII-B-9-b 4!{3}"),
        pytest.param(
            "middle exponent=red factorial", "k4r3", "4!{3!}", True, id="XIII-B-9-b 4!{3!}"
        ),
        pytest.param("senior imaginary", "2-s", "2i", True, id="XIII-D-11-c i"),
        pytest.param("senior imaginary", "2-s", "2iu", True, id="XIII-D-11-c its opposite"),
        pytest.param("senior imaginary", "2-s^8", "(2i)^8", True, id="XIII-D-11-g of 2i"),
        pytest.param("senior imaginary", "2-s^8", "2(i^8)", False, id="XIII-D-11-g of i alone"),
        pytest.param(
            f"{MLAG} middle",
            "3x5+2",
            "3x(5+2)",
            False,
            id="mlag-equations-2019 VII-C-3-f against the order of operations",
        ),
    ],
)
def test_readings(shake: str, goal: str, written: str, *, is_legal: bool) -> None:
    """What a writer puts down for a Goal is allowed or not as the clause says."""
    verdict = judge_of(shake).reading(goal, written)
    assert verdict.is_correct is is_legal, verdict


@pytest.mark.parametrize(
    ("shake", "expression", "worth"),
    [
        pytest.param("senior imaginary", "3+4i", ["3+4i"], id="III-A-b with Imaginary"),
        pytest.param("senior", "3+4i", [], id="III-A-b without Imaginary"),
        pytest.param("elementary factorial", "0!", ["1"], id="XIII-A-4-a of 0"),
        pytest.param("elementary factorial", "(1/2)!", [], id="XIII-A-4-a of a half"),
        pytest.param("elementary factorial", "4+3!", ["10"], id="XIII-A-4-b of the 3 alone"),
        pytest.param("elementary number-of-factors", "3x(x7)", ["6"], id="XIII-A-11-a brackets"),
        pytest.param("elementary number-of-factors", "3xx7", ["6"], id="XIII-A-11-a place"),
        pytest.param("elementary number-of-factors", "x4x2", ["6"], id="XIII-A-11-b of the 4"),
        pytest.param("elementary number-of-factors", "x(4x2)", ["4"], id="XIII-A-11-b of the 8"),
        pytest.param("elementary 2028 smallest-prime", "2xx5", ["14"], id="XIII-A-13-a"),
        pytest.param("elementary 2028 smallest-prime", "x5x7", ["49"], id="XIII-A-13-b above 5"),
        pytest.param("elementary 2028 smallest-prime", "x(5x7)", ["37"], id="XIII-A-13-b above 35"),
        pytest.param("middle exponent=blue", "4+3{2}", ["13"], id="XIII-B-9-a of the 3"),
        pytest.param("middle exponent=blue", "(4+3){2}", ["49"], id="XIII-B-9-a of the 7"),
        pytest.param(
            "junior powers-of-the-base base=11", "1p2", ["121"], id="XIII-C-5-b eleven squared"
        ),
        pytest.param(
            "junior powers-of-the-base base=12", "1p-1", ["1/12"], id="XIII-C-5-b a twelfth"
        ),
        pytest.param("senior imaginary", "iii", ["-i"], id="XIII-D-11-a i thrice"),
        pytest.param("senior imaginary", "4^i", [], id="XIII-D-11-b as an exponent"),
        pytest.param("senior imaginary", "i^4", ["1"], id="XIII-D-11-b under an exponent"),
        pytest.param("senior imaginary", "2i^8", ["256"], id="XIII-D-11-g of 2i"),
    ],
)
def test_values(shake: str, expression: str, worth: list[str]) -> None:
    """An expression of a Solution has the values that the clause gives it, and no other."""
    found = judge_of(shake).value(expression).values
    assert len(found) == len(worth), [values.show(value) for value in found]
    assert all(values.agrees(one, text) for one, text in zip(found, worth, strict=True))


@pytest.mark.parametrize(
    ("shake", "pick", "code"),
    [
        pytest.param("middle", "base", "variation-parameter", id="II-B-1-c a blank left open"),
        pytest.param("middle", "base=8", "", id="II-B-1-c a blank filled"),
        pytest.param(
            "middle", "exponent=green", "variation-without-effect", id="XIII-B-9-c no green digit"
        ),
        pytest.param(
            "middle base=8", "exponent=black", "variation-without-effect", id="XIII-B-9-c 8 and 9"
        ),
        pytest.param("middle base=8 wild=0", "exponent=black", "", id="XIII-B-9-c 0 is wild"),
        pytest.param("middle", "exponent=black", "", id="XIII-B-9-c 8 and 9 in base ten"),
    ],
)
def test_picks(shake: str, pick: str, code: str) -> None:
    """A pick for this roll is allowed or not as the clause says."""
    verdict = judge_of(shake).pick("r0 r1 r2 r+ b3 bx g+ g- k8 k9 k+", pick)
    assert verdict.is_correct is not bool(code), verdict
    assert not code or code in verdict.codes, verdict
