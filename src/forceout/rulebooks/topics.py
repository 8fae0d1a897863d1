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
    Topic("match.players", "How many play at a table", EQUATIONS),
    Topic("match.divisions", "Divisions", EQUATIONS),
    Topic("match.first_setter", "Who sets the first Goal", EQUATIONS),
    Topic("match.length", "How long a round lasts", EQUATIONS),
    Topic("match.charts", "Printed charts for notes", EQUATIONS),
    Topic("cubes.rolled", "Which cubes are rolled", EQUATIONS),
    Topic("variations.picked", "Picking variations", EQUATIONS),
    Topic("variations.bad_pick", "A pick that does nothing, conflicts or repeats", EQUATIONS),
    Topic("variations.list", "The list of variations", EQUATIONS),
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
    Topic("goal.most_cubes", "How many cubes the Goal may have", EQUATIONS),
    Topic("goal.digits", "How long a number in the Goal may be", EQUATIONS),
    Topic("goal.value", "What the Goal may come to", EQUATIONS),
    Topic("goal.order_of_operations", "How the Goal is grouped", EQUATIONS),
    Topic("goal.root_reach", "How far a root reaches in an ungrouped Goal", EQUATIONS),
    Topic("goal.set_by_time", "When the time for the Goal runs out", EQUATIONS),
    Topic("goal.not_legal", "When a Goal is not legal", EQUATIONS),
    Topic("goal.bonus_by_leader", "A bonus move before the Goal", EQUATIONS),
    Topic("goal.no_goal_time", 'Time to answer "no Goal"', EQUATIONS),
    Topic("goal.no_goal_agreed", 'When everybody accepts "no Goal"', EQUATIONS),
    Topic("goal.no_goal_challenge", "When somebody does not accept it", EQUATIONS),
    Topic("goal.no_goal_score", 'Scores after a challenged "no Goal"', EQUATIONS),
    Topic("move.bonus", "Bonus moves", EQUATIONS),
    Topic("move.two_without_the_word", 'Two cubes moved without saying "Bonus"', EQUATIONS),
    Topic("challenge.names", "The challenges", EQUATIONS),
    Topic("challenge.how", "How to challenge", EQUATIONS),
    Topic("challenge.at_once", "Two challenges at the same moment", EQUATIONS),
    Topic("challenge.invalid_penalty", "A challenge that is not valid", EQUATIONS),
    Topic("challenge.withdrawn", "The block picked up and no challenge made", EQUATIONS),
    Topic("challenge.now_window", "When Now (or an a-flub) may be called", EQUATIONS),
    Topic("challenge.third_party", "What the others do after a challenge", EQUATIONS),
    Topic("paper.order_of_operations", "Order of operations in a Solution", EQUATIONS),
    Topic("paper.ambiguous", "A paper that can be read in several ways", EQUATIONS),
    Topic("paper.goal", "How the Goal is written on paper", EQUATIONS),
    Topic("paper.signs", "Other ways of writing a sign", EQUATIONS),
    Topic("paper.which", "Marking the paper that counts", EQUATIONS),
    Topic("paper.changed", "Changing a paper afterwards", EQUATIONS),
    Topic("solution.digits", "How long a number in a Solution may be", EQUATIONS),
    Topic("solution.fewest_cubes", "The smallest Solution", EQUATIONS),
    Topic("check.time", "Time to check a paper", EQUATIONS),
    Topic("check.asking_a_judge", "Asking a judge whether both sides are equal", EQUATIONS),
    Topic("check.accepting_a_wrong_paper", "Accepting a wrong paper without having one", EQUATIONS),
    Topic("check.appeal", "Appealing against a judge", EQUATIONS),
    Topic("last_cube.moves", "The last cubes", EQUATIONS),
    Topic("last_cube.impossible_window", "Impossible against the last cube", EQUATIONS),
    Topic("last_cube.score", "Scores when nobody challenged to the end", EQUATIONS),
    Topic("round_end.shake", "A shake that the end of the round cuts short", EQUATIONS),
    Topic("round_end.challenge", "Challenging once the round has been stopped", EQUATIONS),
    Topic("score.correct", "Challenger or Mover correct", EQUATIONS),
    Topic("score.not_correct", "Not correct", EQUATIONS),
    Topic("score.third_party_now", "A correct Third Party after Now", EQUATIONS),
    Topic("score.third_party_impossible", "A correct Third Party after Impossible", EQUATIONS),
    Topic("score.absent", "A player who is away", EQUATIONS),
    Topic("score.match", "What a match earns", EQUATIONS),
    Topic("score.wrong_on_the_sheet", "A wrong score that was signed", EQUATIONS),
    Topic("clock.roll", "Time to roll", EQUATIONS),
    Topic("clock.select", "Time to pick a variation", EQUATIONS),
    Topic("clock.goal", "Time to set the Goal", EQUATIONS),
    Topic("clock.turn", "Time for a turn", EQUATIONS),
    Topic("clock.state_challenge", "Time to say the challenge", EQUATIONS),
    Topic("clock.write", "Time to write", EQUATIONS),
    Topic("clock.overrun", "Being late", EQUATIONS),
    Topic("clock.approved_penalty", "Points lost for time", EQUATIONS),
    Topic("procedure.charge", "Charging a slip of procedure", EQUATIONS),
    Topic("conduct.repeated", "Conduct that disturbs again after a warning", EQUATIONS),
    Topic("conduct.at_once", "Penalties without a warning", EQUATIONS),
)
