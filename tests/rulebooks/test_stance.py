from itertools import chain, combinations

import pytest

from forceout.rulebooks.stance import Stance, Stances, differences
from forceout.rulebooks.topics import TOPICS, Topic
from tests.rulebooks.editions import EDITIONS, Edition

AGLOA = EDITIONS["agloa-equations-2026"].stances
BASIC = EDITIONS["agloa-basic-equations-2026"].stances
MLAG = EDITIONS["mlag-equations-2019"].stances
GRC = EDITIONS["grc-equations-2026"].stances
AGLOA_ON_SETS = EDITIONS["agloa-onsets-2014"].stances
BASIC_ON_SETS = EDITIONS["agloa-basic-onsets-2014"].stances
MLAG_ON_SETS = EDITIONS["mlag-onsets-2019"].stances

every_rulebook = pytest.mark.parametrize("rulebook", EDITIONS)
every_topic = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)


def all_stances(edition: Edition) -> list[Stance]:
    """Gather the stances of an edition, those of single divisions included."""
    return list(chain.from_iterable(by.values() for by in edition.stances.by_topic.values()))


@every_rulebook
def test_an_edition_takes_a_stance_on_each_topic_of_its_game(rulebook: str) -> None:
    """No topic of the game is left out, none of another game is there, and the order is one."""
    edition = EDITIONS[rulebook]
    known = [topic.name for topic in TOPICS if edition.game in topic.games]
    assert list(edition.stances.by_topic) == known


@every_rulebook
def test_a_stance_cites_clauses_of_its_edition(rulebook: str) -> None:
    """Every clause that a stance cites stands in the table of the edition's clauses."""
    edition = EDITIONS[rulebook]
    cited = chain.from_iterable(stance.clauses for stance in all_stances(edition))
    assert [clause for clause in cited if clause not in edition.clauses.by_id] == []


@every_rulebook
def test_a_stance_is_a_short_plain_text(rulebook: str) -> None:
    """What a stance says ends with a full stop and fits a cell of a table."""
    for stance in all_stances(EDITIONS[rulebook]):
        assert 2 <= len(stance.says) <= 300
        assert stance.says.endswith(".")


@every_rulebook
def test_a_topic_answers_for_all_divisions_or_for_each(rulebook: str) -> None:
    """Where one division has a stance of its own, so has every other division of the edition."""
    by_topic = EDITIONS[rulebook].stances.by_topic
    divisions = set(chain.from_iterable(by_topic.values()))
    for topic, stances in by_topic.items():
        assert set(stances) in ({""}, divisions), topic


@every_topic
def test_a_topic_is_something_that_editions_or_divisions_differ_on(topic: Topic) -> None:
    """There is no topic on which everybody says the same."""
    heard = {
        stance.says
        for edition in EDITIONS.values()
        for stance in edition.stances.by_topic.get(topic.name, {}).values()
    }
    assert len(heard) > 1


def test_an_edition_does_not_differ_from_itself() -> None:
    """Comparing an edition with itself, in the same division, finds nothing."""
    for edition in EDITIONS.values():
        for division in ("", "elementary", "senior", "third"):
            assert differences(edition.stances, edition.stances, division, division) == ()


def test_any_two_editions_differ_both_ways() -> None:
    """Comparing two editions finds something, and the same from either side."""
    for one, other in combinations(EDITIONS.values(), 2):
        found = differences(one.stances, other.stances)
        back = differences(other.stances, one.stances)
        assert found
        assert [(row.topic, row.second, row.first) for row in back] == list(found)


def row(name: str, first: str, second: str, rows: tuple[tuple[Topic, Stance, Stance], ...]) -> bool:
    """Whether a topic is among the rows, with these words and clauses on both sides."""
    return any(
        (topic.name, str(one), str(other)) == (name, first, second) for topic, one, other in rows
    )


def test_who_may_make_a_bonus_move_is_a_difference() -> None:
    """A golden row: AGLOA bars the leader, MLAG does not."""
    assert row(
        "move.bonus",
        "Not for the leader; if caught, the second cube comes back and a point is lost. "
        "(V-C, V-C-2)",
        "For anybody. (V-C)",
        differences(AGLOA, MLAG),
    )


def test_what_a_third_party_scores_after_now_is_a_difference() -> None:
    """A golden row: alone correct after Now, a Third Party has 6 under AGLOA and 4 under MLAG."""
    assert row(
        "score.third_party_now",
        "6, but 4 for a good paper beside the Challenger's good one. (X-B-3, X-B-4)",
        "6 with the Mover, 4 with the Challenger. (X-B-2)",
        differences(AGLOA, MLAG),
    )


def test_a_player_who_is_away_is_a_difference() -> None:
    """A golden row: AGLOA takes two points, MLAG gives none."""
    assert row(
        "score.absent",
        "-2 for the shake, also when coming after the roll. (X-D)",
        "0 for the shake. (X-D)",
        differences(AGLOA, MLAG),
    )


def test_the_size_of_a_goal_is_a_difference() -> None:
    """A golden row: six cubes under AGLOA, five in the Challenge Cup."""
    assert row(
        "goal.most_cubes",
        "One to six. (IV-B)",
        "One to five. (Goal-3)",
        differences(AGLOA, GRC),
    )


def test_what_is_said_in_the_same_way_is_no_difference() -> None:
    """Both AGLOA texts score a Third Party alike, though their clauses have different numbers."""
    names = [found.topic.name for found in differences(AGLOA, BASIC)]
    assert "score.third_party_now" not in names
    assert "move.bonus" in names


def test_a_division_answers_for_itself() -> None:
    """A golden row: what a wild 0 may be, in Elementary and in Middle of one edition."""
    assert row(
        "cubes.wild",
        "With the variation, each 0 is any one digit. (XIII-A-3)",
        "With the variation, each 0 is any one sign or digit on the cubes. (XIII-B-3)",
        differences(AGLOA, AGLOA, "elementary", "middle"),
    )


def test_elementary_mathematics_is_the_same_in_both_leagues() -> None:
    """Elementary keeps to whole numbers under AGLOA and MLAG; Middle and Minor do not."""
    elementary = differences(AGLOA, MLAG, "elementary", "elementary")
    minor = differences(AGLOA, MLAG, "elementary", "minor")
    assert "math.powers_and_roots" not in [found.topic.name for found in elementary]
    assert "math.powers_and_roots" in [found.topic.name for found in minor]


@pytest.mark.parametrize(
    "name",
    [
        "challenge.names",
        "clock.overrun",
        "goal.no_goal_challenge",
        "goal.no_goal_score",
        "last_cube.impossible_window",
        "score.absent",
        "solution.restriction_brackets",
        "variations.double_set",
        "variations.forbidden_and_blank_card",
    ],
)
def test_the_two_on_sets_leagues_differ_where_their_texts_do(name: str) -> None:
    """What AGLOA and MLAG are known to see differently in On-Sets is among the rows."""
    found = differences(AGLOA_ON_SETS, MLAG_ON_SETS)
    assert name in [difference.topic.name for difference in found]


def test_a_forbidden_blank_card_is_a_difference() -> None:
    """A golden row: what may be done with a wild blank card beside a forbidden one."""
    assert row(
        "variations.forbidden_and_blank_card",
        "The blank card may be made like the forbidden card, and then neither may be in the set. "
        "(XIII-C-11-b)",
        "The blank card must be made different from the forbidden card. (XIII-C-10-b)",
        differences(AGLOA_ON_SETS, MLAG_ON_SETS, "junior", "junior"),
    )


def test_a_late_impossible_in_on_sets_is_a_difference() -> None:
    """A golden row: what a challenge after the first minute of writing costs."""
    assert row(
        "last_cube.impossible_window",
        "In the first minute of writing (two with Two Solutions); a later call, or Now, is set "
        "aside and costs a point. (VIII-B, XIII-D-14)",
        "In the first minute of writing (two with Two Solutions); a later call is set aside and "
        "costs nothing, but Now costs a point. (VIII-B, XIII-D-14)",
        differences(AGLOA_ON_SETS, MLAG_ON_SETS),
    )


def test_the_basic_rules_of_on_sets_have_no_restrictions() -> None:
    """A golden row: Restrictions come in with the full rules, from Middle on."""
    assert row(
        "solution.restrictions",
        "None; = and subset are not in play. (I)",
        "Allowed, and needed when = or subset is in Required. (VI-B, VII-B-2)",
        differences(BASIC_ON_SETS, AGLOA_ON_SETS, "", "middle"),
    )


def test_editions_of_both_games_share_the_topics_of_a_match() -> None:
    """Two games can be compared too, on what every match has: clocks, challenges and scores."""
    names = {difference.topic.name for difference in differences(MLAG, MLAG_ON_SETS)}
    assert "clock.roll" in names
    assert "math.numbers" not in names


def test_a_table_of_stances_needs_its_headings() -> None:
    """A line that should name a topic and clauses, and does not, is a mistake of the table."""
    with pytest.raises(ValueError, match="no heading"):
        Stances.read("math.numbers\n    Real numbers.")


def test_flagrant_misconduct_disqualifies_without_a_warning() -> None:
    """Wherever conduct is spoken of, the worst of it needs no warning first."""
    at_once = {name: str(one.stances.on("conduct.at_once")) for name, one in EDITIONS.items()}
    assert at_once["mlag-equations-2019"] == "Disqualification for flagrant misconduct. (IX-C)"
    assert sorted(name for name, says in at_once.items() if says == "None.") == [
        "agloa-basic-equations-2026",
        "agloa-basic-onsets-2014",
    ]
