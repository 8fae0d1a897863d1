import pytest

from forceout import Judge
from forceout.kit import Section
from forceout.rules.claims import CLAIMS, Claim
from forceout.solver.answers import Answer, Bounded, Budget, Found, Impossible, Undecided
from forceout.solver.opening import settable
from forceout.solver.outlook import completions, moved, outlooks
from forceout.solver.rating import rate, rated_goals

AGLOA = "agloa-equations-2026"
NOW, POSSIBLE, NO_GOAL = CLAIMS["now"], CLAIMS["impossible"], CLAIMS["no-goal"]
ON_SETS = "4 | B | | 2 3 | R Y U n - | BR BG BY RG RY GY B R BRG _"


def ask(
    position: str, *variations: str, division: str = "elementary", claim: Claim = POSSIBLE
) -> Answer:
    """Ask one question of AGLOA's Equations."""
    judge = Judge.of(AGLOA, division, variations)
    return judge.shake(position).ask(judge.mat(position), claim)


def paper(answer: Answer) -> str:
    """The paper that was found."""
    assert isinstance(answer, Found), answer
    assert answer.verdict.is_correct
    return answer.paper


@pytest.mark.parametrize(
    ("position", "variation", "division", "expected"),
    [
        ("15 | 7 0 | + | |", "wild=0", "elementary", {"7+8:0 = 15", "8:0+7 = 15"}),
        ("3 | 7 4 + | | |", "upside-down", "elementary", {"7+4u = 3", "4u+7 = 3"}),
        ("2 | 8 6 ^ | | |", "gcf", "elementary", {"8 gcf 6 = 2", "6 gcf 8 = 2"}),
        ("3 | 8 2 / | | |", "log", "senior", {"8 log 2 = 3"}),
        ("25 | 5 r2 | | |", "exponent=red", "middle", {"5{r2} = 25", "5{2} = 25"}),
        ("0-9 | 3 2 - | x ^ | |", "imaginary", "senior", {"(3i)^2 = 0-9"}),
        ("5 | 2 2 5 ^ x | | |", "decimal-point", "elementary", {"2x2.5 = 5", "2.5x2 = 5"}),
        ("4 | 2 5 1 6 v | | |", "percent", "elementary", {"25 pct 16 = 4", "16 pct 25 = 4"}),
        ("10 | 5 6 + | | |", "base=11", "junior", {"5+6 = 10", "6+5 = 10"}),
        ("6 | 2 2 2 + | | |", "multiple-operations", "elementary", {"2+(2+2) = 6"}),
    ],
)
def test_a_paper_says_what_its_cubes_mean(
    position: str, variation: str, division: str, expected: set[str]
) -> None:
    """Each variation is used where it is needed, and written as the judge wants it."""
    season = 2028 if variation in {"decimal-point", "percent"} else 2027
    judge = Judge.of(AGLOA, division, [variation], season)
    assert paper(judge.solve(position, "time")) in expected


@pytest.mark.parametrize(
    ("position", "variation", "possible"),
    [
        ("0-3 | - - 3 | | |", "imaginary", True),
        ("3 | - - 3 | x | |", "imaginary", True),
        ("3--s | - - | 3 | |", "imaginary", True),
        ("3--s | - | 3 | |", "imaginary", False),
        ("5--s | - 9 4 | | | - 8", "imaginary", True),
        ("18 | ^ ^ + | | |", "base=12", True),
        ("18 | ^ + | | | 8 7", "base=12", False),
        ("84 | ^ ^ 2 | | |", "base=12", True),
        ("84 | ^ 2 | | | 1", "base=12", False),
        ("18 | 0 0 + | | |", "base=12 wild=0", True),
    ],
)
def test_a_cube_is_a_numeral_or_a_sign_that_serves_again(
    position: str, variation: str, possible: bool
) -> None:
    """Multiple Operations repeats a minus or ^, but each i and each digit ten takes a cube."""
    variations = ["multiple-operations", *variation.split()]
    answer = ask(position, *variations, division="senior", claim=NOW)
    assert isinstance(answer, Found if possible else Impossible), answer


@pytest.mark.parametrize(
    ("position", "variation", "division", "claim"),
    [
        ("1 | 0 1 v - 8 | r3 | r3 | k/", "imaginary", "senior", "last-cube"),
        ("71 | 8 9 r2 1 | r1 | k+ | - 2 v g5", "exponent=red", "junior", "time"),
        ("40 | 4 8 3 x 4 | - k9 | g- | kv", "wild=x", "junior", "now"),
    ],
)
def test_roots_that_serve_again_do_not_bury_a_paper(
    position: str, variation: str, division: str, claim: str
) -> None:
    """Where roots of roots make millions of values, what needs few of them is found before."""
    season = 2028 if variation.startswith("exponent") else 2027
    judge = Judge.of(AGLOA, division, ["multiple-operations", variation], season)
    budget = Budget(milliseconds=None, nodes=3_000_000)
    assert paper(judge.shake(position).ask(judge.mat(position), CLAIMS[claim], budget))


def test_sizes_tell_huge_factorials_apart() -> None:
    """The Goal 19 may be read as (19!)!: no time is lost on what is not nearly so large."""
    judge = Judge.of(AGLOA, "senior", ["multiple-operations", "factorial"], 2028)
    mat = judge.mat("19 | | x + 9 r- | r- | 1 2 g4")
    answer = judge.shake(str(mat)).ask(mat, CLAIMS["last-cube"], Budget(nodes=100_000))
    assert isinstance(answer, Found)


def test_a_wild_cube_means_the_same_in_the_goal() -> None:
    """Where a wild cube lies in the Goal, it stands there for what it stands for elsewhere."""
    assert ask("40 | 9 0 x | 2 + | |", "wild=0").possible
    assert isinstance(ask("40 | 8 0 x | | |", "wild=0"), Impossible)


def test_no_answer_contradicts_a_claim() -> None:
    """Now allows one cube of Resources, and the claim that something is possible any of them."""
    position = "15 | 7 | | | 8 3 +"
    assert isinstance(ask(position, claim=NOW), Impossible)
    assert paper(ask(position)) == "7+8 = 15"


def test_an_illegal_goal_is_impossible_with_the_reason() -> None:
    """Where the Goal has no legal reading, that is the proof."""
    answer = ask("234 | 7 | + | | 8 3 -")
    assert isinstance(answer, Impossible)
    assert "IV-B-1" in answer.certificate.reason


def test_a_goal_of_ones_own_is_looked_for() -> None:
    """A no-goal claim asks for any Goal that can be set with its Solution."""
    assert paper(ask("|||| 4 4 0 +", claim=NO_GOAL)) == "0+4 = 4"
    assert isinstance(ask("|||| 4 5 6 7", claim=NO_GOAL), Impossible)


@pytest.mark.parametrize(
    ("resources", "variation"), [("8 9 7 - -", "imaginary"), ("^ v + 9 8", "base=12")]
)
def test_every_goal_of_ones_own_is_tried(resources: str, variation: str) -> None:
    """Of a few cubes no Goal can be set with its Solution, though they make many numbers."""
    answer = ask(f"|||| {resources}", variation, division="senior", claim=NO_GOAL)
    assert isinstance(answer, Impossible)


def test_tables_are_kept_for_the_next_question() -> None:
    """One shake answers after every move as a fresh one does."""
    judge = Judge.of(AGLOA, "elementary")
    mat = judge.mat("10 | 4 | | | + 2 3 x 5")
    shake = judge.shake(mat)
    for cube, section in [("2", Section.REQUIRED), ("x", Section.FORBIDDEN)]:
        mat = moved(mat, next(one for one in mat.resources if one.face == cube), section)
        for claim in (NOW, POSSIBLE):
            assert shake.ask(mat, claim).possible is judge.solve(mat, claim.name).possible


def test_a_strange_cube_is_refused() -> None:
    """A shake does not answer for cubes that were not rolled."""
    judge = Judge.of(AGLOA, "elementary")
    shake = judge.shake("10 | 4 | | | + 2")
    with pytest.raises(LookupError, match="without these cubes: 9"):
        shake.ask(judge.mat("10 | 4 | | | + 9"), POSSIBLE)


def test_more_cubes_than_can_be_counted_are_undecided() -> None:
    """Far more cubes of one face than any box has are not searched, and the answer says so."""
    answer = ask(f"10 | | | | {'2 ' * 20}")
    assert isinstance(answer, Undecided)
    assert "more than 15" in answer.why


def test_a_search_can_be_stopped() -> None:
    """A progress callback that answers False stops the search; what was searched is told."""
    judge = Judge.of(AGLOA, "senior")
    rolled = "r1 r2 r3 b0 b2 b3 bx b/ g4 g5 g6 g^ g- gx k7 k8 k9 kv k+ r- r+"
    mat = judge.mat(f"k9 k9 k9 k^ k9 | {rolled} | | |".replace("k9 k9 k9 k^ k9", "k9g^k7"))
    answer = judge.shake(mat).ask(mat, POSSIBLE, Budget(milliseconds=60_000), lambda *_: False)
    assert isinstance(answer, Undecided | Found)


def test_a_bound_names_what_was_left_out() -> None:
    """A search without an end is bounded, and says by what."""
    answer = ask("98 | 1 | + | | 3", "powers-of-the-base", division="senior")
    assert isinstance(answer, Bounded)
    assert "powers of the base" in str(answer)


def test_moves_are_told_apart_by_what_they_lead_to() -> None:
    """A move that loses every Solution is a flub, and so is one that allows a Now call."""
    judge = Judge.of(AGLOA, "elementary")
    mat = judge.mat("10 | 4 | | | + 2 3 x")
    safe = {(str(one.cube), one.section): one.is_safe for one in outlooks(judge.shake(mat), mat)}
    assert safe["+", Section.REQUIRED] is True
    assert safe["+", Section.FORBIDDEN] is False
    mat = judge.mat("10 | 4 | | | + 6 3 x")
    safe = {(str(one.cube), one.section): one.is_safe for one in outlooks(judge.shake(mat), mat)}
    assert safe["+", Section.PERMITTED] is False


@pytest.mark.parametrize(
    ("rulebook", "division", "position", "face"),
    [
        (AGLOA, "elementary", "10 | 4 | + | | 6 3 x", "6"),
        ("agloa-onsets-2014", "middle", ON_SETS, ""),
    ],
)
def test_cubes_to_come_are_told_apart(
    rulebook: str, division: str, position: str, face: str
) -> None:
    """For each cube in Resources it is told whether it alone completes a Solution."""
    judge = Judge.of(rulebook, division)
    mat = judge.mat(position)
    found = {cube.face: answer.possible for cube, answer in completions(judge.shake(mat), mat)}
    assert set(found) == {cube.face for cube in mat.resources}
    assert [one for one, possible in found.items() if possible] == list(face)


def test_different_papers_differ_in_more_than_their_order() -> None:
    """Papers that only swap what a sum adds are one paper."""
    judge = Judge.of(AGLOA, "elementary")
    mat = judge.mat("10 | | | | 4 6 + 2 5 x")
    papers = [one.paper for one in judge.shake(mat).papers(mat, POSSIBLE, 20)]
    assert len(papers) == len(set(papers)) >= 2
    assert len({"4+6 = 10", "6+4 = 10"} & set(papers)) == 1


def test_goals_of_a_roll_are_rated() -> None:
    """Every short Goal of a roll is rated, and one that cannot be reached has no effort."""
    judge = Judge.of(AGLOA, "elementary")
    mats = list(settable(judge.bench, judge.mat("||||4 5 9 +")))
    rated = {str(one.mat.goal): one.effort for one in rated_goals(judge.bench, mats)}
    assert rated["9"] == 3
    assert rated["45"] is None
    hard = judge.mat("9 | | | | 3 2 6 / x")
    assert (rate(judge.shake(hard), hard).effort or 0) > 3


def test_a_roll_of_cards_has_goals_too() -> None:
    """Goals of On-Sets are laid out from the digits of its Resources."""
    judge = Judge.of("agloa-onsets-2014", "middle")
    mat = judge.mat("| | | | B R U 2 1 | BR B R G _ Y")
    goals = [str(one.goal) for one in settable(judge.bench, mat)]
    assert {"2", "1", "row 2 1"} <= set(goals)


def test_the_memory_of_a_budget_bounds_the_tables() -> None:
    """A question whose tables need more than it may have is left open, and says so."""
    judge = Judge.of("agloa-equations-2026", "elementary")
    position = "7^9 | 1 0 3 6 1 7 3 3 3 8 / / - - x - / + / | | |"
    answer = judge.solve(position, "last-cube", Budget(milliseconds=None, memory=64_000_000))
    assert answer.name == "undecided"
    assert "the memory was full" in str(answer)
