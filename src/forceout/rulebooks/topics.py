"""The topics that editions of the rules differ on, in the order of a shake."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto
from typing import Final


class Game(Flag):
    """The games, alone or together."""

    EQUATIONS = auto()
    ON_SETS = auto()


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that editions differ on: its name, a title for a table, and whose rules have it.

    Every edition of those games takes a stance on it.
    """

    name: str
    title: str
    games: Game


EQUATIONS: Final = Game.EQUATIONS
ON_SETS: Final = Game.ON_SETS
BOTH: Final = EQUATIONS | ON_SETS

TOPICS: Final = (
    Topic("match.players", "How many play at a table", BOTH),
    Topic("match.divisions", "Divisions", BOTH),
    Topic("match.first_setter", "Who sets the first Goal", BOTH),
    Topic("match.length", "How long a round lasts", BOTH),
    Topic("match.charts", "Printed charts for notes", BOTH),
    Topic("cubes.rolled", "Which cubes are rolled", BOTH),
    Topic("cards.dealt", "How many cards are dealt", ON_SETS),
    Topic("cubes.digits_left_over", "Digit cubes that the Goal does not need", ON_SETS),
    Topic("variations.picked", "Picking variations", BOTH),
    Topic("variations.bad_pick", "A pick that does nothing, conflicts or repeats", BOTH),
    Topic("variations.list", "The list of variations", BOTH),
    Topic("variations.wild_cube", "Cubes that may be made wild", ON_SETS),
    Topic("variations.double_set", "A minus in the name of the Double Set", ON_SETS),
    Topic("variations.forbidden_and_blank_card", "A forbidden card and a wild blank card", ON_SETS),
    Topic("variations.two_operations", "Where Two Operations counts its signs", ON_SETS),
    Topic("variations.absolute_value", "What Absolute Value may make of a Goal", ON_SETS),
    Topic("variations.two_solutions", "Two Solutions with the same Restriction", ON_SETS),
    Topic("cubes.turned", "Cubes lying sideways or upside down", EQUATIONS),
    Topic("cubes.wild", "What a wild cube may be", EQUATIONS),
    Topic("variations.base", "Other bases", EQUATIONS),
    Topic("variations.multiple_of", "Solutions that miss the Goal on purpose", EQUATIONS),
    Topic("variations.number_of_factors", "Numbers whose factors may be counted", EQUATIONS),
    Topic("variations.factorial", "Factorials", EQUATIONS),
    Topic("variations.percent_and_point", "Percent and decimal point", EQUATIONS),
    Topic("math.numbers", "Which numbers count", EQUATIONS),
    Topic("math.powers_and_roots", "Powers and roots", EQUATIONS),
    Topic("math.fractions", "Fractions", EQUATIONS),
    Topic("math.square_root", "A root sign without an index", EQUATIONS),
    Topic("solution.restrictions", "Restrictions", ON_SETS),
    Topic("solution.restriction_brackets", "Brackets round a whole Restriction", ON_SETS),
    Topic("goal.most_cubes", "How many cubes the Goal may have", EQUATIONS),
    Topic("goal.digit_cubes", "Cubes in the Goal of On-Sets", ON_SETS),
    Topic("goal.digits", "How long a number in the Goal may be", EQUATIONS),
    Topic("goal.value", "What the Goal may come to", EQUATIONS),
    Topic("goal.order_of_operations", "How the Goal is grouped", EQUATIONS),
    Topic("goal.root_reach", "How far a root reaches in an ungrouped Goal", EQUATIONS),
    Topic("goal.set_by_time", "When the time for the Goal runs out", BOTH),
    Topic("goal.not_legal", "When a Goal is not legal", BOTH),
    Topic("goal.bonus_by_leader", "A bonus move before the Goal", BOTH),
    Topic("goal.no_goal_time", 'Time to answer "no Goal"', BOTH),
    Topic("goal.no_goal_agreed", 'When everybody accepts "no Goal"', BOTH),
    Topic("goal.no_goal_challenge", "When somebody does not accept it", BOTH),
    Topic("goal.no_goal_score", 'Scores after a challenged "no Goal"', BOTH),
    Topic("move.bonus", "Bonus moves", BOTH),
    Topic("move.two_without_the_word", 'Two cubes moved without saying "Bonus"', BOTH),
    Topic("move.restriction_signs", "The signs = and subset in Forbidden", ON_SETS),
    Topic("challenge.names", "The challenges", BOTH),
    Topic("challenge.how", "How to challenge", BOTH),
    Topic("challenge.at_once", "Two challenges at the same moment", BOTH),
    Topic("challenge.invalid_penalty", "A challenge that is not valid", BOTH),
    Topic("challenge.withdrawn", "The block picked up and no challenge made", BOTH),
    Topic("challenge.now_window", "When Now (or an a-flub) may be called", BOTH),
    Topic("challenge.third_party", "What the others do after a challenge", BOTH),
    Topic("paper.order_of_operations", "Order of operations in a Solution", BOTH),
    Topic("paper.ambiguous", "A paper that can be read in several ways", BOTH),
    Topic("paper.goal", "How the Goal is written on paper", EQUATIONS),
    Topic("paper.goal_behind_the_set", 'Writing "= Goal" behind the Set-Name', ON_SETS),
    Topic("paper.signs", "Other ways of writing a sign", EQUATIONS),
    Topic("paper.which", "Marking the paper that counts", BOTH),
    Topic("paper.changed", "Changing a paper afterwards", BOTH),
    Topic("solution.digits", "How long a number in a Solution may be", EQUATIONS),
    Topic("solution.fewest_cubes", "The smallest Solution", BOTH),
    Topic("check.start", "When checking starts", BOTH),
    Topic("check.time", "Time to check a paper", BOTH),
    Topic("check.asking_a_judge", "Asking a judge whether both sides are equal", BOTH),
    Topic("check.building", "Building a Solution from the cubes", ON_SETS),
    Topic("check.accepting_a_wrong_paper", "Accepting a wrong paper without having one", BOTH),
    Topic("check.appeal", "Appealing against a judge", BOTH),
    Topic("last_cube.moves", "The last cubes", BOTH),
    Topic("last_cube.impossible_window", "Impossible against the last cube", BOTH),
    Topic("last_cube.score", "Scores when nobody challenged to the end", BOTH),
    Topic("round_end.shake", "A shake that the end of the round cuts short", BOTH),
    Topic("round_end.challenge", "Challenging once the round has been stopped", BOTH),
    Topic("score.correct", "Challenger or Mover correct", BOTH),
    Topic("score.not_correct", "Not correct", BOTH),
    Topic("score.third_party_now", "A correct Third Party after Now", BOTH),
    Topic("score.third_party_impossible", "A correct Third Party after Impossible", BOTH),
    Topic("score.absent", "A player who is away", BOTH),
    Topic("score.match", "What a match earns", BOTH),
    Topic("score.wrong_on_the_sheet", "A wrong score that was signed", BOTH),
    Topic("clock.roll", "Time to roll", BOTH),
    Topic("clock.select", "Time to pick a variation", BOTH),
    Topic("clock.goal", "Time to set the Goal", BOTH),
    Topic("clock.turn", "Time for a turn", BOTH),
    Topic("clock.state_challenge", "Time to say the challenge", BOTH),
    Topic("clock.write", "Time to write", BOTH),
    Topic("clock.overrun", "Being late", BOTH),
    Topic("clock.approved_penalty", "Lost points that a judge has to approve", BOTH),
    Topic("procedure.charge", "Charging a slip of procedure", BOTH),
    Topic("conduct.repeated", "Conduct that disturbs again after a warning", BOTH),
    Topic("conduct.at_once", "Penalties without a warning", BOTH),
)
