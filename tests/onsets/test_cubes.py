"""Cubes matched by the program against every way of matching them, tried one by one."""

from collections import Counter

from hypothesis import event, given, settings
from hypothesis import strategies as st

from forceout.kit import Mat, Universe
from forceout.onsets.cubes import cubes_used
from forceout.onsets.desk import Desk
from forceout.onsets.notation import parse_cubes, parse_paper
from forceout.onsets.symbols import symbols_of
from forceout.onsets.variations import InForce
from forceout.rulebooks.agloa_onsets_2014.rulesets import ruleset
from forceout.rules.claims import IMPOSSIBLE, NOW, Claim
from tests.onsets.every_matching import tried

FACES = "BRUn-V^=c"

in_force = st.builds(
    InForce,
    wild=st.sampled_from(["", "B", "U", "n", "V", "-"]),
    required_cube=st.sampled_from(["", "", "U", "n", "B", "^", "="]),
    union_intersection=st.booleans(),
    universe_null=st.booleans(),
    multiple_operations=st.booleans(),
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Mat, str, InForce, Claim]:
    """A position, a paper that mostly fits its cubes, and what is in force."""
    now = draw(in_force)
    claim = draw(st.sampled_from([NOW, IMPOSSIBLE]))

    stands_for = draw(st.sampled_from("BRUn-V^="))

    def sign(kinds: str) -> str:
        text = draw(st.sampled_from(kinds))
        if now.wild and stands_for in kinds and draw(st.integers(0, 2)) == 0:
            text = stands_for if draw(st.integers(0, 5)) else text
            return f"{text}:{now.wild}"
        return text

    def name(most: int) -> str:
        count = draw(st.integers(1, most))
        return "".join(sign("BRV^") + sign("Un-") for _ in range(count - 1)) + sign("BRV^")

    paper = name(3)
    if draw(st.booleans()):
        paper = f"{name(2)} {sign('=c')} {name(1)}; {paper}"
    solution = parse_paper(paper).solutions[0]
    needed = Counter(symbol.cube_face for symbol in symbols_of(solution.set_name))
    for one in solution.restrictions:
        needed |= Counter(symbol.cube_face for symbol in symbols_of(one))
    pool = draw(st.permutations(sorted(needed.elements())))
    if draw(st.integers(0, 2)) == 0:
        pool = [*pool[1:], draw(st.sampled_from(FACES))]
    sections: list[list[str]] = [[], [], []]
    for place, face in enumerate(pool):
        likely = [0, 1, 1, 1, 2] if place == 0 else [0, 1, 1, 1, 1, 1]
        sections[draw(st.sampled_from(likely))].append(face)
    required, permitted, resources = (parse_cubes(" ".join(part)) for part in sections)
    return Mat(None, required, permitted, (), resources), paper, now, claim


@settings(max_examples=600, deadline=None)
@given(tables())
def test_cubes_are_matched_if_any_way_is_fine(table: tuple[Mat, str, InForce, Claim]) -> None:
    """The program finds a matching without a fault just when trying all of them finds one."""
    mat, paper, now, claim = table
    universe = Universe.of("B R BR G Y _")
    desk = Desk(ruleset("middle", 2015), now, universe, universe)
    solution = parse_paper(paper).solutions[0]
    found = cubes_used(desk, mat, claim, solution)
    event("fine" if not found.rulings else "not fine")
    assert (not found.rulings) is tried(solution, mat, now, claim), (paper, str(mat), now)
