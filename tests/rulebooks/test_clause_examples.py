"""Clauses shown by a Goal, a reading, a value or a pick each, for want of a conformance case."""

import pytest

from forceout import values
from tests.rulebooks.judges import judge_of

MLAG = "mlag-equations-2019"


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
