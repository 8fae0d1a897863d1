"""The program against a second judge, on papers of all divisions with up to three variations."""

import pytest
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from forceout import values
from forceout.api import Judge
from forceout.onsets.notation import parse_mat, parse_paper
from forceout.onsets.symbols import Paper, symbols_of
from forceout.rules.claims import IMPOSSIBLE, LAST_CUBE, NOW, TIME
from forceout.rules.variation import PickRefused
from tests.onsets.judges import DIVISIONS, LEAGUES
from tests.onsets.second_judge import Shake, is_correct
from tests.onsets.writing_by_chance import universes

_CLAIMS = {claim.name: claim for claim in (NOW, IMPOSSIBLE, LAST_CUBE, TIME)}
_GOALS = ("row 1 1u", "1", "2", "3", "4", "5", "row 3 3", "ell 3 2 1", "col 2 4", "tee 3 1 2")
_DOUBLED = ("B", "R'", "B-R", "GnY", "(B-R)'", "V-B'")
_DOTS = ("_", "B", "BR", "RY", "BRGY", "G")
_MOST_SIGNS = 7


def picks(division: str, cards: str) -> st.SearchStrategy[str]:
    """A pick of a division, with whatever fills its blank."""
    card = st.sampled_from(cards.split())
    listed = {
        "required-cube=": st.sampled_from("BRUn-V^"),
        "wild-cube=": st.sampled_from("BRGUnV^-"),
        "two-operations": st.just(""),
    }
    if division in {"elementary", "middle"}:
        plain = ("union-intersection", "universe-null", "multiple-operations")
        listed |= dict.fromkeys(plain, st.just(""))
    else:
        listed |= {"double-set=": st.sampled_from(_DOUBLED), "blank-card-wild": st.just("")}
        listed |= {"required-card=": card, "forbidden-card=": card}
    if division != "elementary":
        listed |= dict.fromkeys(("no-null-restrictions", "absolute-value"), st.just(""))
    if division == "senior":
        listed |= dict.fromkeys(("symmetric-difference", "two-solutions"), st.just(""))
    return st.sampled_from(sorted(listed)).flatmap(lambda name: listed[name].map(name.__add__))


@st.composite
def solutions(draw: st.DrawFn, shake: Shake) -> str:
    """A Solution; its wild cubes mostly stand for one sign."""
    wild = shake.blank("wild-cube")
    stands_for = draw(st.sampled_from("BRGYUn-V^'=c"))

    def sign(kinds: str) -> str:
        text = draw(st.sampled_from(kinds))
        if wild and stands_for in kinds and draw(st.integers(0, 2)) == 0:
            return f"{stands_for}:{wild}"
        return text

    def name(most: int) -> str:
        row = sign("BRGYBRGYV^") + draw(st.sampled_from(["", "", "", "'"]))
        for _ in range(draw(st.integers(1, most)) - 1):
            row = f"({row})" if " " in row and draw(st.booleans()) else row
            row += f" {sign('Un-')} {sign('BRGYBRGYV^')}"
        return row

    items = []
    if shake.has("blank-card-wild") and draw(st.booleans()):
        items.append(f"{draw(st.sampled_from(_DOTS))}:_")
    if shake.division != "elementary":
        for _ in range(draw(st.sampled_from([0, 0, 1, 1, 2]))):
            chain = name(2)
            for _ in range(draw(st.sampled_from([1, 1, 2]))):
                chain += f" {sign('=c')} {name(1)}"
            items.append(chain if draw(st.integers(0, 9)) else f"({chain})")
    return "; ".join([*items, name(3)])


def cubes_of(paper: Paper) -> list[str]:
    """The cubes that a paper needs, a cube for both parts counted once."""
    faces: dict[str, int] = {}
    for solution in paper.solutions:
        restricting = [sign for one in solution.restrictions for sign in symbols_of(one)]
        for part in (restricting, list(symbols_of(solution.set_name))):
            for face in {sign.cube_face for sign in part}:
                count = sum(sign.cube_face == face for sign in part)
                faces[face] = max(faces.get(face, 0), count)
    return [face for face, count in faces.items() for _ in range(count)]


@st.composite
def positions(draw: st.DrawFn) -> tuple[Shake, str, str, str]:
    """A shake, a position whose cubes mostly fit, a paper, and what it is written for."""
    division = draw(st.sampled_from(DIVISIONS))
    cards = str(draw(universes(least=6, most=9)))
    chosen = draw(st.lists(picks(division, cards), min_size=1, max_size=3, unique=True))
    shake = Shake(draw(st.sampled_from(LEAGUES)), division, tuple(chosen))
    count = 2 if shake.has("two-solutions") else 1
    text = " // ".join(draw(solutions(shake)) for _ in range(count))
    paper = parse_paper(text)
    for one in paper.solutions:
        parts = [*one.restrictions, one.set_name]
        assume(sum(len(list(symbols_of(part))) for part in parts) <= 2 * _MOST_SIGNS)
        assume(all(len(list(symbols_of(part))) <= _MOST_SIGNS for part in parts))
    pile = [
        {"U": "n", "n": "U", "V": "^", "^": "V"}.get(face, face)
        if draw(st.integers(0, 7)) == 0
        else face
        for face in cubes_of(paper)
    ]
    sections: list[list[str]] = [[], [], []]
    for face in pile:
        sections[draw(st.sampled_from([1, 1, 1, 1, 1, 1, 0, 2]))].append(face)
    try:
        first = text.partition("//")[0]
        worth = Judge.of(shake.rulebook, division, chosen).value(first, universe=cards)
    except PickRefused:
        assume(False)
    counts = [int(values.show(value)) for value in worth.values]
    fitting = [_GOALS[count] for count in counts if count < len(_GOALS)]
    turned = ["row 3 1u", "2u", "row 4 2u"] if shake.has("absolute-value") else []
    goal = draw(st.sampled_from([*fitting, *fitting, *turned, "2"]))
    required, permitted, resources = map(" ".join, sections)
    mat = f"{goal} | {required} | {permitted} | | {resources} | {cards}"
    return shake, mat, text, draw(st.sampled_from(sorted(_CLAIMS)))


@settings(max_examples=800, deadline=None)
@given(positions())
def test_a_second_judge_agrees(position: tuple[Shake, str, str, str]) -> None:
    """Readings, counts, cubes and variations together come to the verdict of the plain judge."""
    shake, mat, text, claim = position
    try:
        verdict = Judge.of(shake.rulebook, shake.division, shake.variations).paper(mat, text, claim)
    except PickRefused:
        assume(False)
    expected = is_correct(shake, parse_mat(mat), parse_paper(text), _CLAIMS[claim])
    event("correct" if expected else "not correct")
    assert verdict.is_correct is expected, str(verdict)


@pytest.mark.parametrize("paper", ["B n R", "B c R; B n R"])
def test_the_second_judge_can_say_both(paper: str) -> None:
    """It finds a paper right for one Goal and wrong for another."""
    shake = Shake("agloa-onsets-2014", "middle", ())
    table = "{} | | B R c n | | | B R BR G"
    answers = [
        is_correct(shake, parse_mat(table.format(goal)), parse_paper(paper), LAST_CUBE)
        for goal in ("1", "2")
    ]
    assert answers == [True, False]
