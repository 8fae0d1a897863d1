from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from forceout.kit import Section
from forceout.rules.verdict import Verdict
from tests.equations.by_hand import try_all
from tests.equations.judges import AGLOA, BASIC, GRC, MLAG, judge_for

FACES = "0123456789+-x/^v"
CUBE_CODES = {
    "required-left-out",
    "forbidden-used",
    "cube-not-there",
    "cube-used-too-often",
    "too-many-resources",
    "one-cube",
}

digits = st.sampled_from("0123456")
sums = st.tuples(
    digits,
    st.lists(st.tuples(st.sampled_from("+-x/"), digits).map("".join), min_size=1, max_size=4),
).map(lambda pair: pair[0] + "".join(pair[1]))


@dataclass(frozen=True)
class Table:
    """The cubes of the sections as faces, most of them those that a paper needs."""

    required: str
    permitted: str
    forbidden: str
    resources: str

    def position(self, goal: str) -> str:
        """The position in notation."""
        used = f"{self.required} | {self.permitted}"
        return f"{goal} | {used} | {self.forbidden} | {self.resources}"


@st.composite
def tables(draw: st.DrawFn, paper: str) -> Table:
    """Draw where the cubes of a paper lie: most where they may be used, some amiss."""
    piles: dict[str, list[str]] = {
        "required": [],
        "permitted": [],
        "forbidden": [],
        "resources": [],
    }
    for sign in paper:
        if sign in FACES and draw(st.integers(0, 30)):
            piles[draw(st.sampled_from(["required", "permitted", "permitted"]))].append(sign)
    extra = st.lists(st.sampled_from(FACES), max_size=2)
    for name in ("permitted", "forbidden", "resources"):
        piles[name] += draw(extra)
    if draw(st.integers(0, 3)) == 0:
        piles["resources"].append(draw(st.sampled_from([*paper])))
    if draw(st.integers(0, 5)) == 0:
        piles["required"] += draw(extra)
    return Table(**{name: "".join(draw(st.permutations(pile))) for name, pile in piles.items()})


def uses_cubes_well(paper: str, table: Table, most_resources: int | None) -> bool:
    """Count by face, as players do: all of Required, what else is there, little of Resources."""
    from_resources = 0
    written = Counter(sign for sign in paper if sign in FACES)
    piles = [Counter(pile) for pile in (table.required, table.permitted, table.resources)]
    required, permitted, resources = piles
    for face in FACES:
        if written[face] < required[face]:
            return False
        short = max(0, written[face] - required[face] - permitted[face])
        if short > resources[face]:
            return False
        from_resources += short
    return most_resources is None or from_resources <= most_resources


@given(st.data(), sums, st.sampled_from([("now", 1), ("impossible", None), ("last-cube", None)]))
def test_cubes_are_counted_as_players_count_them(
    data: st.DataObject, paper: str, claim: tuple[str, int | None]
) -> None:
    """A paper uses the cubes well exactly when counting face by face says so."""
    table = data.draw(tables(paper))
    name, most = claim
    verdict = judge_for("middle").paper(table.position("7"), f"{paper} = 7", name)
    assert (not CUBE_CODES & {*verdict.codes}) is uses_cubes_well(paper, table, most)


@given(st.data(), sums)
def test_what_is_shown_as_used_is_really_there(data: st.DataObject, paper: str) -> None:
    """Where nothing is wrong with the cubes, each symbol has a cube of its own."""
    table = data.draw(tables(paper))
    verdict = judge_for("middle").paper(table.position("7"), f"{paper} = 7", "now")
    lying = {
        Section.REQUIRED: Counter(table.required),
        Section.PERMITTED: Counter(table.permitted),
        Section.RESOURCES: Counter(table.resources),
    }
    used = {
        section: Counter(use.cube for use in verdict.uses if use.section is section)
        for section in Section
    }
    assert all(use.symbol == use.cube for use in verdict.uses)
    assert not used[Section.FORBIDDEN]
    assert not used[Section.GOAL]
    assert all(used[section] <= cubes for section, cubes in lying.items())
    if not CUBE_CODES & {*verdict.codes}:
        assert Counter(use.symbol for use in verdict.uses) == Counter(paper)
        assert used[Section.REQUIRED] == lying[Section.REQUIRED]
        assert used[Section.RESOURCES].total() <= 1


def said(verdict: Verdict) -> tuple[object, ...]:
    """What a verdict says, whatever the order it is said in."""
    return (
        verdict.is_correct,
        sorted(verdict.codes),
        sorted(verdict.clauses),
        Counter(use.section for use in verdict.uses),
    )


@given(st.data(), sums)
def test_the_order_of_cubes_in_a_section_does_not_matter(data: st.DataObject, paper: str) -> None:
    """The same cubes in another order get the same verdict."""
    table = data.draw(tables(paper))
    piles = (table.required, table.permitted, table.forbidden, table.resources)
    shuffled = Table(*("".join(data.draw(st.permutations([*pile]))) for pile in piles))
    judge = judge_for("middle", "wild=0", "multiple-operations")
    first = judge.paper(table.position("7"), f"{paper} = 7", "now")
    second = judge.paper(shuffled.position("7"), f"{paper} = 7", "now")
    assert said(first) == said(second)


_colours_and_symbols = st.sampled_from(
    [
        "5{2} = 25",
        "4{2}+3{2} = 25",
        "5x5+1-1 = 25",
        "(2+3){2} = 25",
        "5:0{2} = 25",
        "(7:0+3){2} = 25",
    ]
)


@given(
    _colours_and_symbols, st.permutations(["r2", "r3", "g4", "b2", "r0", "g5", "k+", "b2", "b3"])
)
def test_coloured_and_wild_cubes_may_lie_in_any_order(paper: str, cubes: list[str]) -> None:
    """Where only a red cube may be an exponent, the order in which cubes lie does not matter."""
    judge = judge_for("middle", "exponent=red", "wild=0", season=2027)
    sorted_first = judge.paper(f"25 | | {' '.join(sorted(cubes))} | | 1", paper, "now")
    shuffled = judge.paper(f"25 | | {' '.join(cubes)} | | 1", paper, "now")
    assert said(sorted_first) == said(shuffled)


@given(
    sums,
    st.sampled_from(["7", "2x3+1", "12", "2x 3+1", "14-7", "8/0"]),
    st.sampled_from(
        [
            (AGLOA, "middle"),
            (AGLOA, "elementary"),
            (BASIC, "basic"),
            (MLAG, "junior"),
            (GRC, "fourth"),
        ]
    ),
    st.booleans(),
)
def test_the_goal_may_stand_on_either_side(
    paper: str, goal: str, where: tuple[str, str], grouped: bool
) -> None:
    """VII-B-1: Goal = Solution is as good as Solution = Goal."""
    rulebook, division = where
    judge = judge_for(division, rulebook=rulebook)
    written = goal.replace(" ", "")
    solution = f"({paper})" if grouped else paper
    if written == paper:
        return
    claim = "p-flub" if rulebook == GRC else "impossible"
    position = f"{goal} | {paper} | 1 2 + | | 3 4"
    right = judge.paper(position, f"{solution} = {written}", claim)
    left = judge.paper(position, f"{written} = {solution}", claim)
    assert said(right) == said(left)


@pytest.mark.parametrize(
    ("goal", "cubes", "paper", "clause"),
    [
        ("5x3", "5 3 x", "5x3 = 15", "VII-C-5-b"),
        ("5x3", "5 3 x", "5x3 = 5x3", ""),
        ("5x3", "1 5", "5x3 = 15", ""),
        ("5x3", "1 4 5", "5x3 = 15", "VII-C-5-b"),
        ("5x3", "1 4 5", "15 = 5x3", "VII-B-3-b"),
    ],
)
def test_a_number_behind_the_goal_is_its_value_unless_it_solves_it(
    goal: str, cubes: str, paper: str, clause: str
) -> None:
    """VII-B-2-b: a Solution that looks like the Goal is not taken for it beside a mere value."""
    judge = judge_for("elementary", "two-digit-numerals", season=2027)
    verdict = judge.paper(f"{goal} | {cubes} | | | 7 8", paper, "now")
    assert clause in verdict.clauses if clause else verdict.is_correct


@given(sums, st.integers(0, 12), st.data())
@example("2x3+1", 7, None)
@example("4-2-1", 1, None)
def test_a_paper_is_right_when_every_grouping_is(
    paper: str, goal: int, data: st.DataObject | None
) -> None:
    """VII-B-6: correct exactly when all groupings equal the Goal; VII-B-2 if none does."""
    tried = try_all(paper)
    if data and tried.values and data.draw(st.booleans()):
        whole = [value for value in tried.values if value.denominator == 1 and 0 <= value < 100]
        goal = int(data.draw(st.sampled_from(sorted(whole)))) if whole else goal
    verdict = judge_for("middle").paper(f"{goal} | {paper} | | | 1", f"{paper} = {goal}", "now")
    equal = {value == Fraction(goal) for value in tried.values}
    assert verdict.is_correct is (equal == {True})
    if equal == {False}:
        assert verdict.clauses == ("VII-B-2",)
    if not equal:
        assert verdict.clauses == ("III-A",)


@given(sums, st.integers(0, 12), st.sampled_from([6, 7, 11]))
def test_with_multiple_of_k_every_grouping_must_differ_by_a_multiple(
    paper: str, goal: int, k: int
) -> None:
    """XIII-B-7: correct if all groupings differ from the Goal by k times an integer not 0."""
    tried = try_all(paper)
    judge = judge_for("middle", f"multiple-of={k}")
    verdict = judge.paper(f"{goal} | {paper} | | | 1", f"{paper} = {goal}", "now")
    steps = [(value - goal) / k for value in tried.values]
    fits = bool(steps) and all(step != 0 and step.denominator == 1 for step in steps)
    assert verdict.is_correct is fits


@pytest.mark.parametrize("sign", ["+", "-", "x"])
@pytest.mark.parametrize("times", [1, 2, 3])
def test_with_multiple_operations_one_sign_serves_often(sign: str, times: int) -> None:
    """One sign on the table is enough for a Solution that writes it three times."""
    paper = sign.join("1" * (times + 1))
    grouped = paper
    for _ in range(times - 1):
        grouped = f"({grouped[:3]}){grouped[3:]}" if grouped[0] != "(" else grouped
    judge = judge_for("elementary", "multiple-operations")
    verdict = judge.paper(f"5 | {'1' * (times + 1)} | {sign} | | 2", f"{grouped} = 5", "now")
    assert not CUBE_CODES & {*verdict.codes}
    plain = judge_for("elementary")
    verdict = plain.paper(f"5 | {'1' * (times + 1)} | {sign} | | 2", f"{grouped} = 5", "now")
    assert ("cube-used-too-often" in verdict.codes) is (times > 1)


PLACES = [
    *((AGLOA, name) for name in ("elementary", "middle", "junior", "senior")),
    (BASIC, "basic"),
    *((MLAG, name) for name in ("minor", "elementary", "middle", "junior", "senior")),
    *((GRC, name) for name in ("third", "fourth", "fifth", "sixth", "seventh-eighth")),
]


@pytest.mark.parametrize(("rulebook", "division"), PLACES)
def test_every_division_knows_a_right_paper_for_each_claim(rulebook: str, division: str) -> None:
    """A plain correct paper is correct in every division, whatever it is written for."""
    judge = judge_for(division, rulebook=rulebook)
    for claim in judge.rules.claims:
        goal, left = ("", "+ 8 1 7 - 2") if claim.sets_goal else ("8", "+ 1")
        if claim.most_resources == 1:
            goal, left = "8", "1"
        required = "" if claim.sets_goal else "7"
        permitted = "+" if claim.most_resources == 1 else ""
        position = f"{goal} | {required} | {permitted} | | {left}"
        verdict = judge.paper(position, "7+1 = 8", claim.name)
        assert verdict.is_correct, (claim.name, str(verdict))
        assert sorted(use.cube for use in verdict.uses if use.cube != "8") == ["+", "1", "7"]
