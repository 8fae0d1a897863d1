"""Cubes given to symbols in every way there is, tried one by one."""

from collections.abc import Iterator
from itertools import product

from forceout.kit import Mat, Section
from forceout.onsets.symbols import Solution, Symbol, symbols_of
from forceout.onsets.variations import InForce
from forceout.rules.claims import NOW, Claim

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
