from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from forceout.kit import Colour, Cube, Section
from forceout.rules.cover import Cover, Lying, Need, cover

_SECTIONS = (Section.REQUIRED, Section.PERMITTED, Section.RESOURCES)
_colours = st.sampled_from([None, None, Colour.RED, Colour.BLUE])

tables = st.lists(
    st.builds(
        Lying, st.builds(Cube, st.sampled_from("12+0"), _colours), st.sampled_from(_SECTIONS)
    ),
    max_size=6,
).map(lambda lying: sorted(lying, key=lambda lies: _SECTIONS.index(lies.section)))
needs_of_their_own = st.lists(
    st.builds(
        lambda faces, colour: Need("?", faces, colour),
        st.sampled_from(["1", "2", "+", "0", "10"]),
        _colours,
    ),
    max_size=5,
)
needs_that_share = st.lists(
    st.builds(
        lambda face: Need(face, face, None, face in "+0"),
        st.sampled_from(["1", "2", "+", "+", "0"]),
    ),
    max_size=6,
)


def every_way(needs: Sequence[Need], lying: Sequence[Lying]) -> Iterator[tuple[int | None, ...]]:
    """Every way to give each symbol a cube of its own or none."""
    places: list[int | None] = [*range(len(lying)), *[None] * len(needs)]
    for way in set(permutations(places, len(needs))):
        if all(
            place is None or need.takes(lying[place].cube)
            for need, place in zip(needs, way, strict=True)
        ):
            yield way


def worth(way: Sequence[int | None], lying: Sequence[Lying]) -> tuple[int, int, int]:
    """How good a way is: many symbols served, much of Required used, few cubes of Resources."""
    used = [place for place in way if place is not None]
    sections = Counter(lying[place].section for place in used)
    return len(used), sections[Section.REQUIRED], -sections[Section.RESOURCES]


def worth_of(found: Cover, lying: Sequence[Lying]) -> tuple[int, int, int]:
    """How good what was found is, on the same scale."""
    return worth([cube for _, cube in found.used], lying)


@given(needs_of_their_own, tables)
def test_the_matching_is_as_good_as_the_best(needs: list[Need], lying: list[Lying]) -> None:
    """Of all ways tried by hand none serves more symbols, nor then does better by the sections."""
    found = cover(needs, lying)
    best = max(worth(way, lying) for way in every_way(needs, lying))
    assert worth_of(found, lying) == best


@given(needs_of_their_own, tables)
def test_the_matching_is_one(needs: list[Need], lying: list[Lying]) -> None:
    """Each cube serves at most one symbol that it can serve; nothing is lost or counted twice."""
    found = cover(needs, lying)
    cubes = [cube for _, cube in found.used]
    assert len(set(cubes)) == len(cubes)
    assert all(need.takes(lying[cube].cube) for need, cube in found.used)
    assert Counter(need for need, _ in found.used) + Counter(found.unserved) == Counter(needs)
    assert set(found.left_out) == {
        cube
        for cube, lies in enumerate(lying)
        if lies.section is Section.REQUIRED and cube not in cubes
    }


def can_share(needs: Sequence[Need], lying: Sequence[Lying]) -> bool:
    """Whether there is a way at all when a sign may serve again.

    Each sign takes one cube of the table or more, and every cube of Required is taken.
    """
    written = Counter(need.faces for need in needs)
    there = Counter(lies.cube.face for lies in lying)
    required = Counter(lies.cube.face for lies in lying if lies.section is Section.REQUIRED)
    again = {need.faces for need in needs if need.again}
    for face in written.keys() | required.keys():
        most = there[face] if face not in again else (written[face] if there[face] else 0)
        if not required[face] <= written[face] <= most:
            return False
    return True


@given(needs_that_share, tables)
def test_a_sign_may_serve_again(needs: list[Need], lying: list[Lying]) -> None:
    """With Multiple Operations a sign needs one cube, but every Required one must still be used."""
    found = cover(needs, lying)
    assert (not found.unserved and not found.left_out) is can_share(needs, lying)


@given(needs_that_share, tables)
def test_a_sign_that_serves_again_takes_few_resources(
    needs: list[Need], lying: list[Lying]
) -> None:
    """However often a sign is written, it takes at most one cube of Resources."""
    found = cover(needs, lying)
    for face in "+0":
        places = {cube for need, cube in found.used if need.faces == face}
        resources = {cube for cube in places if lying[cube].section is Section.RESOURCES}
        near = any(
            lies.cube.face == face and lies.section is not Section.RESOURCES for lies in lying
        )
        assert len(resources) <= (0 if near else 1)


@given(needs_of_their_own, tables, st.data())
def test_the_order_of_symbols_does_not_matter(
    needs: list[Need], lying: list[Lying], data: st.DataObject
) -> None:
    """The same symbols in another order do as well by every section."""
    shuffled = data.draw(st.permutations(needs))
    assert worth_of(cover(shuffled, lying), lying) == worth_of(cover(needs, lying), lying)


def test_a_colour_that_is_not_known_will_do() -> None:
    """Where the position leaves the colour out, the cube is taken to have the right one."""
    need = Need("2", "2", Colour.RED)
    assert need.takes(Cube("2"))
    assert need.takes(Cube("2", Colour.RED))
    assert not need.takes(Cube("2", Colour.BLUE))
    assert not need.takes(Cube("3", Colour.RED))


def test_the_cubes_of_a_section_are_told() -> None:
    """Each cube used is told once, in the order of the table, by its section."""
    needs = [Need("+", "+", None, True)] * 3 + [Need("1", "1")]
    table = [
        Lying(Cube("+"), Section.REQUIRED),
        Lying(Cube("1"), Section.RESOURCES),
        Lying(Cube("2"), Section.RESOURCES),
    ]
    found = cover(needs, table)
    assert found.cubes_used(table, Section.REQUIRED) == (Cube("+"),)
    assert found.cubes_used(table, Section.RESOURCES) == (Cube("1"),)
    assert not found.unserved
    assert not found.left_out
