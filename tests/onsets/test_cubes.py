"""Cubes matched by the program against every way of matching them, tried one by one."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hypothesis import event, given, settings
from hypothesis import strategies as st

from forceout.kit import Mat, Section, Universe
from forceout.onsets.cubes import cubes_used
from forceout.onsets.desk import Desk
from forceout.onsets.notation import parse_cubes, parse_paper
from forceout.onsets.symbols import Solution, Symbol, symbols_of
from forceout.onsets.variations import InForce
from forceout.rulebooks.agloa_onsets_2014.rulesets import ruleset
from forceout.rules.claims import IMPOSSIBLE, NOW, Claim

FACES = "BRUn-V^=c"
_SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.RESOURCES)
Lying = tuple[str, Section]


def alike(face: str, now: InForce) -> str:
    """The name of what a face may stand for: interchangeable signs have one name."""
    if now.union_intersection and face in "Un":
        return "U or n"
    if now.universe_null and face in "V^":
        return "V or ^"
    return face


def ways(symbols: list[Symbol], lying: list[Lying], now: InForce) -> Iterator[tuple[int, ...]]:
    """Every way to give each symbol of one part a cube."""
    fitting = [
        [
            number
            for number, (face, _) in enumerate(lying)
            if (
                face == symbol.cube_face
                if symbol.is_annotated
                else alike(face, now) == alike(symbol.text, now)
            )
        ]
        for symbol in symbols
    ]
    for way in product(*fitting):
        served: dict[int, list[str]] = {}
        for symbol, number in zip(symbols, way, strict=True):
            served.setdefault(number, []).append(symbol.text)
        repeats = [texts for texts in served.values() if len(texts) > 1]
        if all(now.multiple_operations and set(texts) <= set("Un-'") for texts in repeats):
            yield way


def is_fine(
    both: tuple[tuple[int, ...], tuple[int, ...]],
    parts: tuple[list[Symbol], list[Symbol]],
    lying: list[Lying],
    now: InForce,
    claim: Claim,
) -> bool:
    """Whether a way of matching both parts breaks no rule."""
    used = {*both[0], *both[1]}
    written = [*zip(parts[0], both[0], strict=True), *zip(parts[1], both[1], strict=True)]
    meant = {alike(symbol.text, now) for symbol, n in written if lying[n][0] == now.wild}
    from_resources = [n for n in used if lying[n][1] is Section.RESOURCES]
    is_relation = any(symbol.text in "=c" and symbol.is_annotated for symbol in parts[0])
    exempt = "=c" + (now.wild if is_relation else "")
    for number, (face, section) in enumerate(lying):
        if section is not Section.REQUIRED:
            continue
        if parts[0] and number not in both[0]:
            return False
        if face in exempt:
            if not parts[0] and face in "=c":
                return False
        elif number not in both[1]:
            return False
    return (
        len(meant) <= 1
        and len(used) >= 2
        and not (claim is NOW and len(from_resources) > 1)
        and (not now.required_cube or any(lying[n][0] == now.required_cube for n in used))
    )


def tried(solution: Solution, mat: Mat, now: InForce, claim: Claim) -> bool:
    """Whether any way of matching is fine."""
    lying = [(cube.face, section) for section in _SECTIONS for cube in mat.lying_in(section)]
    parts = (
        [symbol for one in solution.restrictions for symbol in symbols_of(one)],
        list(symbols_of(solution.set_name)),
    )
    return any(
        is_fine((one, other), parts, lying, now, claim)
        for one in ways(parts[0], lying, now)
        for other in ways(parts[1], lying, now)
    )


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
