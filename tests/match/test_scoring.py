"""What a shake scores, told in the players' words: M moved, C challenged, T is the Third Party."""

from __future__ import annotations

from itertools import product

import pytest

from forceout.match.scoring import Ending, Paper, score
from forceout.rulebooks.shelf import RULEBOOKS, rulebook
from forceout.rules.claims import CLAIMS, Side
from forceout.rules.procedure import Cited

GOOD, WRONG, NONE = Paper.CORRECT, Paper.INCORRECT, Paper.NONE
M, C, T = "M", "C", "T"
TABLE = (M, C, T)


def earned(book: str, ending: Ending) -> dict[str, Cited[int]]:
    """Score an ending by a rulebook."""
    return score(ending, rulebook(book).procedure().scores)


def challenged(
    claim: str,
    papers: tuple[Paper, ...],
    *,
    sides: dict[str, Side] | None = None,
    accepted: dict[str, frozenset[str]] | None = None,
    callers: tuple[str, ...] = (C,),
    absent: frozenset[str] = frozenset(),
) -> Ending:
    """A challenge against M by C: the papers of M, C and T (without T's, two play)."""
    players = TABLE[: len(papers)]
    return Ending(
        players=players,
        claim=CLAIMS[claim],
        mover=M,
        callers=callers,
        papers=dict(zip(players, papers, strict=True)),
        sides=sides or {},
        accepted=accepted or {},
        absent=absent,
    )


def shown(scores: dict[str, Cited[int]]) -> str:
    """Scores as a row: points and clause of each player."""
    return ", ".join(f"{player} {points.says} {points.clause}" for player, points in scores.items())


AGLOA = "agloa-equations-2026"


@pytest.mark.parametrize(
    ("claim", "papers", "expected"),
    [
        ("now", (NONE, GOOD), "M 2 X-B-1, C 6 X-B-2"),
        ("now", (NONE, WRONG), "M 6 X-B-2, C 2 X-B-1"),
        ("now", (NONE, NONE), "M 6 X-B-2, C 2 X-B-1"),
        ("now", (NONE, GOOD, NONE), "M 2 X-B-1, C 6 X-B-2, T 2 X-B-1"),
        ("now", (NONE, GOOD, GOOD), "M 2 X-B-1, C 6 X-B-2, T 4 X-B-4"),
        ("now", (NONE, GOOD, WRONG), "M 2 X-B-1, C 6 X-B-2, T 2 X-B-1"),
        ("now", (NONE, WRONG, NONE), "M 6 X-B-2, C 2 X-B-1, T 6 X-B-3"),
        ("now", (NONE, WRONG, GOOD), "M 2 X-B-1, C 2 X-B-1, T 6 X-B-3"),
        ("now", (NONE, WRONG, WRONG), "M 6 X-B-2, C 2 X-B-1, T 2 X-B-1"),
        ("impossible", (GOOD, NONE), "M 6 X-B-2, C 2 X-B-1"),
        ("impossible", (WRONG, NONE), "M 2 X-B-1, C 6 X-B-2"),
        ("impossible", (GOOD, NONE, NONE), "M 6 X-B-2, C 2 X-B-1, T 2 X-B-1"),
        ("impossible", (GOOD, NONE, GOOD), "M 6 X-B-2, C 2 X-B-1, T 6 X-B-3"),
        ("impossible", (WRONG, NONE, NONE), "M 2 X-B-1, C 6 X-B-2, T 4 X-B-4"),
        ("impossible", (WRONG, NONE, GOOD), "M 2 X-B-1, C 2 X-B-1, T 6 X-B-3"),
        ("impossible", (WRONG, NONE, WRONG), "M 2 X-B-1, C 6 X-B-2, T 2 X-B-1"),
        ("no-goal", (NONE, GOOD, NONE), "M 2 IV-D-2, C 6 IV-D-2, T 2 IV-D-2"),
        ("no-goal", (NONE, GOOD, GOOD), "M 2 IV-D-2, C 6 IV-D-2, T 4 IV-D-2"),
        ("no-goal", (NONE, WRONG, GOOD), "M 2 IV-D-2, C 2 IV-D-2, T 6 IV-D-2"),
        ("no-goal", (NONE, WRONG, NONE), "M 6 IV-D-2, C 2 IV-D-2, T 6 IV-D-2"),
        ("no-goal", (NONE, WRONG, WRONG), "M 6 IV-D-2, C 2 IV-D-2, T 2 IV-D-2"),
    ],
)
def test_agloa_equations_scores_by_part(
    claim: str, papers: tuple[Paper, ...], expected: str
) -> None:
    """X-A, X-B and IV-D-2: correct parties get 6, or 4 for joining what was shown anyway."""
    assert shown(earned(AGLOA, challenged(claim, papers))) == expected


@pytest.mark.parametrize(
    ("claim", "papers", "third"),
    [
        ("now", (NONE, WRONG, GOOD), "4 X-B-2"),
        ("now", (NONE, GOOD, GOOD), "4 X-B-2"),
        ("now", (NONE, WRONG, NONE), "6 X-B-2"),
        ("impossible", (WRONG, NONE, GOOD), "6 X-B-2"),
        ("impossible", (GOOD, NONE, GOOD), "6 X-B-2"),
        ("impossible", (WRONG, NONE, NONE), "4 X-B-2"),
        ("impossible", (GOOD, NONE, NONE), "2 X-B-1"),
    ],
)
@pytest.mark.parametrize("book", ["mlag-equations-2019", "mlag-onsets-2019", "agloa-onsets-2014"])
def test_elsewhere_a_third_party_scores_by_side(
    book: str, claim: str, papers: tuple[Paper, ...], third: str
) -> None:
    """X-B-2: with the Challenger a correct Third Party scores 4, even alone; otherwise 6."""
    came = earned(book, challenged(claim, papers))[T]
    assert f"{came.says} {came.clause}" == third


@pytest.mark.parametrize(
    ("book", "alone"), [("agloa-basic-equations-2026", 6), ("agloa-basic-onsets-2014", 4)]
)
def test_basic_rules_differ_on_a_third_party_alone(book: str, alone: int) -> None:
    """Basic Equations (VI-C) gives 6 for showing Now alone, Basic On-Sets (VI-B) gives 4."""
    assert earned(book, challenged("now", (NONE, WRONG, GOOD)))[T].says == alone
    assert earned(book, challenged("impossible", (WRONG, NONE, NONE)))[T].says == 4
    assert earned(book, challenged("impossible", (GOOD, NONE, GOOD)))[T].says == 6


@pytest.mark.parametrize(
    ("claim", "papers", "side"),
    [
        ("now", (NONE, GOOD, NONE), Side.CHALLENGER),
        ("now", (NONE, WRONG, NONE), Side.CHALLENGER),
        ("impossible", (GOOD, NONE, NONE), Side.MOVER),
        ("impossible", (WRONG, NONE, NONE), Side.MOVER),
    ],
)
def test_a_side_that_writes_asks_for_a_paper(
    claim: str, papers: tuple[Paper, ...], side: Side
) -> None:
    """X-A-1: a Third Party who joined those who must write, and has no paper, is not correct."""
    assert earned("mlag-onsets-2019", challenged(claim, papers, sides={T: side}))[T].says == 2


@pytest.mark.parametrize("book", [AGLOA, "agloa-onsets-2014", "mlag-onsets-2019"])
@pytest.mark.parametrize(
    ("claim", "papers", "who", "expected"),
    [
        ("now", (NONE, WRONG, NONE), T, [6, 2, 2]),
        ("now", (NONE, WRONG, NONE), M, [2, 2, 6]),
        ("impossible", (WRONG, NONE, NONE), T, [2, 6, 2]),
        ("impossible", (WRONG, NONE, NONE), C, [2, 2, 4]),
        ("now", (NONE, WRONG, GOOD), T, None),
    ],
)
def test_accepting_a_wrong_paper(
    book: str, claim: str, papers: tuple[Paper, ...], who: str, expected: list[int] | None
) -> None:
    """VII-C-4: who has no paper and accepts one that the other checker proves wrong scores 2."""
    writer = C if claim == "now" else M
    plain = earned(book, challenged(claim, papers))
    took = earned(book, challenged(claim, papers, accepted={who: frozenset({writer})}))
    if expected is None:
        assert took == plain
    else:
        assert [points.says for points in took.values()] == expected
        assert took[who].clause == "VII-C-4"


def test_in_mlag_equations_only_after_impossible() -> None:
    """X-A-2 of MLAG Equations names Impossible alone, so accepting after Now costs nothing."""
    took = {T: frozenset({C})}
    now = earned("mlag-equations-2019", challenged("now", (NONE, WRONG, NONE), accepted=took))
    assert now[T].says == 6
    took = {T: frozenset({M})}
    impossible = challenged("impossible", (WRONG, NONE, NONE), accepted=took)
    assert shown(earned("mlag-equations-2019", impossible)).endswith("T 2 X-A-2")


def test_accepting_costs_nothing_between_two() -> None:
    """VII-C-4 speaks of three players: with two, nobody else could prove a paper wrong."""
    ending = challenged("impossible", (WRONG, NONE), accepted={C: frozenset({M})})
    assert earned(AGLOA, ending)[C].says == 6


def test_two_on_the_block_are_both_challengers() -> None:
    """VI-B of AGLOA Equations: at the same instant both are, and each stands by their own paper."""
    both = challenged("now", (NONE, GOOD, GOOD), callers=(C, T))
    assert [points.says for points in earned(AGLOA, both).values()] == [2, 6, 6]
    one = challenged("now", (NONE, WRONG, GOOD), callers=(C, T))
    assert shown(earned(AGLOA, one)) == "M 2 X-B-1, C 2 X-B-1, T 6 X-B-2"
    never = challenged("impossible", (WRONG, NONE, NONE), callers=(C, T))
    assert [points.says for points in earned(AGLOA, never).values()] == [2, 6, 6]


@pytest.mark.parametrize("book", RULEBOOKS)
def test_own_papers(book: str) -> None:
    """X-C, XI-B, Force-Out-3 and Cleanup-4: with nobody challenging, each by their own paper."""
    scores = rulebook(book).procedure().scores
    for claim, own in scores.papers.items():
        ending = Ending(TABLE, CLAIMS[claim], mover=M, papers={M: GOOD, C: WRONG, T: NONE})
        points = score(ending, scores)
        assert points == {M: own.correct, C: own.otherwise, T: own.otherwise}
        assert own.correct.says > own.otherwise.says


@pytest.mark.parametrize(
    ("book", "points"),
    [
        (AGLOA, -2),
        ("agloa-onsets-2014", -2),
        ("mlag-equations-2019", 0),
        ("mlag-onsets-2019", 0),
        ("grc-equations-2026", 0),
    ],
)
def test_who_is_away(book: str, points: int) -> None:
    """X-D: missing a shake costs two points in AGLOA and earns nothing elsewhere."""
    claim = next(iter(rulebook(book).procedure().scores.challenges))
    ending = challenged(claim, (NONE, GOOD, NONE), absent=frozenset({T}))
    assert earned(book, ending)[T].says == points


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_void_shake(book: str) -> None:
    """IV-D-1, III-D-1, Procedure-6: a shake that all agreed to drop scores nothing for anybody."""
    void = Ending(TABLE, None, mover=M, absent=frozenset({T}))
    assert [points.says for points in earned(book, void).values()] == [0, 0, 0]


GRC = "grc-equations-2026"


@pytest.mark.parametrize(
    ("claim", "papers", "sides", "expected"),
    [
        ("a-flub", {"C": GOOD, "T": GOOD}, {"T": "challenger", "U": "mover"}, [0, 2, 1, 0]),
        ("a-flub", {"C": GOOD, "T": NONE}, {"T": "challenger", "U": "mover"}, [0, 2, 0, 0]),
        ("a-flub", {"C": WRONG}, {"T": "mover", "U": "mover"}, [1, 0, 1, 1]),
        ("p-flub", {"M": GOOD, "T": WRONG}, {"T": "mover", "U": "challenger"}, [1, 0, 0, 0]),
        ("p-flub", {"M": WRONG, "T": GOOD}, {"T": "mover", "U": "challenger"}, [0, 0, 1, 0]),
        ("p-flub", {"M": NONE}, {"T": "challenger", "U": "challenger"}, [0, 2, 1, 1]),
        ("no-goal-flub", {"C": GOOD}, {"T": "mover", "U": "mover"}, [0, 2, 0, 0]),
        ("no-goal-flub", {"C": NONE}, {"T": "mover", "U": "challenger"}, [1, 0, 1, 0]),
    ],
)
def test_grc_scores_by_side(
    claim: str, papers: dict[str, Paper], sides: dict[str, str], expected: list[int]
) -> None:
    """Scoring, Flubs: a sole Challenger who is correct 2, others 1, those who prove by paper."""
    ending = Ending(
        (M, C, T, "U"),
        CLAIMS[claim],
        mover=M,
        callers=(C,),
        papers=papers,
        sides={player: Side(side) for player, side in sides.items()},
    )
    assert [points.says for points in earned(GRC, ending).values()] == expected


def test_grc_callers_at_once_are_no_challengers() -> None:
    """Challenges-3: with two callers nobody is the Challenger, and one may cross over."""
    papers = {C: GOOD, T: NONE}
    sides = {C: Side.CHALLENGER, T: Side.MOVER}
    ending = Ending(TABLE, CLAIMS["a-flub"], M, callers=(C, T), papers=papers, sides=sides)
    assert shown(earned(GRC, ending)) == "M 0 Scoring, C 1 Scoring, T 0 Scoring"


@pytest.mark.parametrize("book", RULEBOOKS)
def test_some_part_is_correct_after_every_challenge(book: str) -> None:
    """Unless everyone who could be correct accepted a wrong paper, at least one player is."""
    scores = rulebook(book).procedure().scores
    for claim, stakes in scores.challenges.items():
        for papers in product(Paper, repeat=3):
            points = earned(book, challenged(claim, papers))
            assert any(one.says > stakes.not_correct.says for one in points.values())


@pytest.mark.parametrize(
    ("book", "claim"),
    [
        ("agloa-onsets-2014", "no-goal"),
        ("agloa-basic-equations-2026", "time"),
        (GRC, "now"),
    ],
)
def test_an_ending_the_rulebook_does_not_know(book: str, claim: str) -> None:
    """What a rulebook does not score is refused by name."""
    with pytest.raises(LookupError, match=f"scores no {claim}"):
        earned(book, challenged(claim, (NONE, GOOD, NONE)))
