import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forceout.api import Judge
from forceout.kit import NotationError
from forceout.rulebooks.agloa_equations_2026.rulesets import ruleset
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.variation import Variation
from forceout.rules.verdict import Ruling, Verdict
from tests.equations.judges import AGLOA, BASIC, GRC, MLAG, judge_for

SEASONS = (2027, 2028)
CUBES = "0123456789+-x/^v"
SIGNS = [
    *CUBES * 2,
    *"()()()[]{}!!TEi=",
    *["7s", "7u", "7su", "iu", "vu", "/s", "-s", "^s", "7:0", "x:0", "+:0", "i:x", "T:0"],
    *["1p2", "1p-1", "{2}", "{3!}", " lcm ", " gcf ", " rem ", " pct ", " log ", " ", "  "],
]
# Where no variation is played, a point and a value meant are words of another game.
SIGNS_OF_VARIATIONS = ["@2", "@-1", "@i", ".", ".", "2.:05"]


def soups(*more: str) -> st.SearchStrategy[str]:
    """Signs in any order."""
    return st.lists(st.sampled_from([*SIGNS, *more]), max_size=12).map("".join)


_cube = st.tuples(
    st.sampled_from(["", "", "r", "b", "g", "k"]),
    st.sampled_from(CUBES),
    st.sampled_from(["", "", "", "s", "u", "su"]),
    st.sampled_from(["", "", "", " ", "  "]),
).map("".join)
goals = st.lists(_cube, max_size=7).map("".join)


@st.composite
def tidy(draw: st.DrawFn, depth: int = 3) -> str:
    """Draw an expression that is well put together, whatever it is worth."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        front = draw(st.sampled_from(["", "", "", "v", "x"]))
        behind = draw(st.sampled_from(["", "", "", "!", "s", "u", "{2}"]))
        return front + draw(st.sampled_from("0123456789")) + behind
    sign = draw(st.sampled_from([*"+-x/^v", " lcm ", " gcf ", " rem ", " pct ", " log ", "i"]))
    sides = [draw(tidy(depth=depth - 1)) for _ in range(2)]
    return str(sign.join(draw(st.sampled_from([side, f"({side})"])) for side in sides))


@st.composite
def adventurous(draw: st.DrawFn) -> Judge:
    """Draw a judge of AGLOA's Equations with up to four variations."""
    division = draw(st.sampled_from(["elementary", "middle", "junior", "senior"]))
    season = draw(st.sampled_from(SEASONS))
    listed = [
        f"{name}={parameter}" if parameter else name
        for name, listing in ruleset(division, season).listed.items()
        if listing.seasons.holds(season)
        for parameter in (listing.parameters or ("",))
    ]
    names = st.lists(
        st.sampled_from(listed), max_size=4, unique_by=lambda text: Variation.read(text).name
    )
    return judge_for(division, *draw(names), season=season)


def plain_judges() -> list[Judge]:
    """The judges of the rulebooks that play without variations."""
    return [
        judge_for(division, rulebook=name)
        for name in (BASIC, MLAG, GRC)
        for division in RULEBOOKS[name].divisions
    ]


def check(judge: Judge, rulings: tuple[Ruling, ...]) -> None:
    """See that each ruling can be said and cites a clause of the rulebook."""
    clauses = RULEBOOKS[judge.rules.rulebook].clauses.by_id
    for ruling in rulings:
        assert ruling.clause in clauses, ruling
        assert ruling.fault.facts <= set(ruling.facts)
        assert str(ruling).isprintable()


def ask_everything(judge: Judge, goal: str, solution: str, written: str, claim: str) -> None:
    """Ask a judge all that can be asked, and let nothing out but an answer or a refusal to read."""
    position = f"{goal} | {goal} | 1 2 3 + - x | 9 | 4 5 / ^ v 0"
    for paper in (f"{solution} = {written}", f"{written} = {solution}"):
        try:
            verdict = judge.paper(position, paper, claim)
        except NotationError:
            continue
        check(judge, verdict.rulings)
        assert verdict.is_correct is not bool(verdict.rulings)
        assert verdict.as_json()
        assert str(verdict)
    verdicts: list[Verdict] = [judge.goal(goal)]
    try:
        verdicts.append(judge.reading(goal, written))
        check(judge, judge.value(solution).rulings)
    except NotationError:
        pass
    for verdict in verdicts:
        check(judge, verdict.rulings)
    worth = judge.value(goal, on_mat=True)
    check(judge, worth.rulings)
    assert bool(worth.readings) is not bool(worth.rulings)


def copied(goal: str) -> str:
    """A Goal written down as it lies."""
    faces = goal.replace(" ", "")
    return "".join(sign for sign in faces if sign not in "rbgk")


@settings(max_examples=200)
@given(st.data(), adventurous(), goals, st.booleans())
def test_any_soup_gets_an_answer(
    data: st.DataObject, judge: Judge, goal: str, is_tidy: bool
) -> None:
    """Whatever is written in AGLOA's Equations is ruled on, with clauses, or cannot be read."""
    solution = data.draw(tidy() if is_tidy else soups(*SIGNS_OF_VARIATIONS))
    written = data.draw(st.sampled_from([copied(goal), solution]) | soups(*SIGNS_OF_VARIATIONS))
    claim = data.draw(st.sampled_from([claim.name for claim in judge.rules.claims]))
    ask_everything(judge, goal, solution, written, claim)


@settings(max_examples=150)
@given(st.data(), st.sampled_from(plain_judges()), goals, st.booleans())
def test_any_soup_gets_an_answer_elsewhere(
    data: st.DataObject, judge: Judge, goal: str, is_tidy: bool
) -> None:
    """The same holds for the rulebooks without variations."""
    solution = data.draw(tidy() if is_tidy else soups())
    written = data.draw(st.sampled_from([copied(goal), solution]) | soups())
    claim = data.draw(st.sampled_from([claim.name for claim in judge.rules.claims]))
    ask_everything(judge, goal, solution, written, claim)


@given(adventurous(), st.lists(_cube, max_size=24).map("".join), st.data())
def test_any_pick_gets_an_answer(judge: Judge, resources: str, data: st.DataObject) -> None:
    """Any pick for any roll is legal or refused with a clause, nonsense included."""
    names = [
        "wild=0",
        "wild=x",
        "base=8",
        "base=",
        "exponent=red",
        "exponent=",
        "factorial",
        "=",
        "",
    ]
    picks = st.sampled_from(
        [*names, "imaginary", "log", "lcm", "average", "sideways", "multiple-of=7"]
    )
    pick = data.draw(picks | st.text(max_size=8))
    verdict = judge.pick(resources, pick)
    assert verdict.is_correct is not bool(verdict.rulings)
    for ruling in verdict.rulings:
        assert ruling.clause in RULEBOOKS[AGLOA].clauses.by_id
        assert ruling.fault.facts <= set(ruling.facts)


HOSTILE = [
    ("middle", "", "9^9^9^9"),
    ("senior", "", "8su+8/8v8/3+v2/8^8v8sv8/8+v8"),
    ("junior", "factorial", "7^7v4v7!!v7!^2vv7v2^2vv6s^8v7!^5^5^2"),
    ("junior", "base=11 factorial", "7v3^1v9!^v7v7!!v9!v8vv9sv2v7su"),
    ("elementary", "gcf factorial", "9v7!!^2^7^5!!^5!^7^5!"),
    ("elementary", "factorial", "6^8^8!^8!!^6!!^4!!^6^4^6^4!^6"),
    ("senior", "factorial imaginary log", "i7!!^7^4 log 9 log 1si!^v8^3"),
    ("middle", "", "9^(9^(9^(9^9)))"),
    ("senior", "", "9v(9^(9^9))"),
    ("middle", "factorial multiple-operations", "9!!!!!!!!"),
    ("middle", "factorial multiple-operations", "9!!x9!!-9!!x8!!"),
    ("junior", "number-of-factors factorial", "x(9!!+1)"),
    ("junior", "powers-of-the-base", "1p999999^(1p999999)"),
    ("junior", "powers-of-the-base", "1p999999+1p-999999"),
    ("elementary", "", "(" * 39 + "5+(2x3)" + ")" * 39),
    ("middle", "", "v" * 23 + "2"),
    ("middle", "number-of-factors", "x" * 23 + "2"),
    ("middle", "", "v(v2+v(v3+v(v5+v(v7+v(v6+v8)))))"),
    ("senior", "imaginary", "i" * 24),
    ("senior", "imaginary", "i^(1/2)^(1/3)^(1/5)^(1/7)"),
    ("senior", "log", " log ".join("23456789")),
    ("junior", "base=12", "^v" * 12),
    ("junior", "base=12", "v" * 24),
    ("middle", "", "1+2-3x4/5+6-7x8/9+1-2x3"),
    ("middle", "", "1^2^3^4^5^6^7^8^9^1^2^3"),
]


@pytest.mark.parametrize(("division", "variations", "solution"), HOSTILE)
def test_a_hostile_paper_gets_an_answer(division: str, variations: str, solution: str) -> None:
    """Towers, factorials of factorials and ungrouped rows are ruled on, all wrong for 7."""
    judge = judge_for(division, *variations.split())
    cubes = " ".join(sign for sign in solution if sign in CUBES)
    verdict = judge.paper(f"7 | | {cubes} - - - - | | 1", f"{solution} = 7", "impossible")
    assert not verdict.is_correct
    check(judge, verdict.rulings)


@pytest.mark.parametrize(
    ("division", "variations", "solution", "goal"),
    [
        ("middle", "multiple-of=6", "6+6x6+6x6+6x6+6x6+6", "6"),
        ("middle", "", "+".join("1" * 12), "12"),
        ("middle", "", "1x1/1^1x1/1^1x1/1^1x1/1", "1"),
        ("senior", "", "(9^(9^9))/(9^(9^9))", "1"),
        ("middle", "factorial multiple-operations", "(9!!)/(9!!)", "1"),
        ("middle", "multiple-of=7", "(7^(7^7))+8", "1"),
    ],
)
def test_a_hard_paper_can_be_right(
    division: str, variations: str, solution: str, goal: str
) -> None:
    """What is hard to write down may still be equal, and is then found so."""
    judge = judge_for(division, *variations.split())
    cubes = " ".join(sign for sign in solution if sign in CUBES)
    verdict = judge.paper(f"{goal} | | {cubes} | | 1", f"{solution} = {goal}", "impossible")
    assert verdict.is_correct, str(verdict)


def test_a_hard_paper_can_be_ambiguous() -> None:
    """A tower that some groupings multiply by 0 does not hide those that do not."""
    verdict = judge_for("middle").paper("0 | | 110999-+x^^ | | 1", "1-1+0x9^9^9 = 0", "impossible")
    assert verdict.codes == ("ambiguous",)


def test_what_is_too_much_to_work_out_still_names_a_number() -> None:
    """Where the work is spent before a value of the whole is found, some of them are told."""
    worth = judge_for("middle").value("v2x3-v5+v6x7-v8x2+v3x5")
    assert worth.values
    assert not worth.is_whole
