"""Where AGLOA's Basic Equations of 2026-27 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [I]
        Two or three.
    match.divisions  [-]
        None.
    match.first_setter  [I]
        Whoever rolls the cubes.
    match.length  [-]
        Nothing is said about it.
    match.charts  [-]
        Nothing is said about it.
    cubes.rolled  [I]
        24, six of each colour.
    variations.picked  [-]
        No variations are picked.
    variations.bad_pick  [-]
        No variations are picked.
    variations.list  [-]
        No variations are picked.
    cubes.turned  [-]
        Nothing is said about it.
    cubes.wild  [-]
        There are no wild cubes.
    variations.base  [-]
        Only base ten.
    variations.multiple_of  [III]
        Never; the Solution equals the Goal.
    variations.number_of_factors  [-]
        Factors are never counted.
    variations.factorial  [-]
        There are none.
    variations.percent_and_point  [-]
        There are none.
    math.numbers  [I-A]
        Whatever a legal expression names.
    math.powers_and_roots  [III-E, III-F]
        They are in play; no limits are named.
    math.fractions  [III-E]
        Division is allowed without limits.
    math.square_root  [III-F]
        It is the square root.
    goal.most_cubes  [I-A]
        One to six.
    goal.digits  [I-B]
        One or two digits.
    goal.value  [I-A]
        Whatever a legal expression names.
    goal.order_of_operations  [-]
        Nothing is said about it.
    goal.root_reach  [-]
        Nothing is said about it.
    goal.set_by_time  [-]
        Nothing is said about it.
    goal.not_legal  [IV-A-2]
        Challenge Impossible, since no Solution can be written.
    goal.bonus_by_leader  [-]
        There are no bonus moves.
    goal.no_goal_time  [-]
        "No Goal" is not provided for.
    goal.no_goal_agreed  [-]
        "No Goal" is not provided for.
    goal.no_goal_challenge  [-]
        "No Goal" is not provided for.
    goal.no_goal_score  [-]
        "No Goal" is not provided for.
    move.bonus  [-]
        There are no bonus moves.
    move.two_without_the_word  [-]
        Nothing is said about it.
    challenge.names  [IV]
        Now and Impossible.
    challenge.how  [IV-A]
        Pick up the block and say which.
    challenge.at_once  [-]
        Nothing is said about it.
    challenge.invalid_penalty  [-]
        No penalty is named.
    challenge.withdrawn  [-]
        No penalty is named.
    challenge.now_window  [VII]
        With two cubes or more in Resources.
    challenge.third_party  [IV-B]
        A Third Party may present a paper.
    paper.order_of_operations  [III-D]
        Parentheses show it; no order is named for the rest.
    paper.ambiguous  [-]
        Nothing is said about it.
    paper.goal  [III]
        The Solution must equal it; no form is asked for.
    paper.signs  [-]
        Nothing is said about it.
    paper.which  [-]
        Nothing is said about it.
    paper.changed  [-]
        Nothing is said about it.
    solution.digits  [III-C]
        One digit.
    solution.fewest_cubes  [III-A]
        Two cubes.
    check.start  [-]
        Nothing is said about it.
    check.time  [-]
        Nothing is said about it.
    check.asking_a_judge  [-]
        Nothing is said about it.
    check.accepting_a_wrong_paper  [-]
        Nothing follows from it.
    check.appeal  [-]
        Nothing is said about it.
    last_cube.moves  [VII]
        The last cube goes to Required or Permitted, and then everybody writes.
    last_cube.impossible_window  [VII]
        Allowed; no time is named.
    last_cube.score  [VII]
        A good paper 4, anything else 2.
    round_end.shake  [-]
        Nothing is said about it.
    round_end.challenge  [-]
        Nothing is said about it.
    score.correct  [VI-B]
        6.
    score.not_correct  [VI-A]
        2.
    score.third_party_now  [VI-C]
        6, but 4 for a good paper beside the Challenger's good one.
    score.third_party_impossible  [VI-C]
        6 with a good paper, 4 without one.
    score.absent  [-]
        Nothing is said about it.
    score.match  [-]
        Nothing is said about it.
    score.wrong_on_the_sheet  [-]
        Nothing is said about it.
    clock.roll  [-]
        No time is named.
    clock.select  [-]
        No variations are picked.
    clock.goal  [-]
        No time is named.
    clock.turn  [-]
        No time is named.
    clock.state_challenge  [-]
        No time is named.
    clock.write  [-]
        No time is named.
    clock.overrun  [-]
        Nothing is said about it.
    clock.approved_penalty  [-]
        No points are lost for time.
    procedure.charge  [-]
        Nothing is said about it.
    conduct.repeated  [-]
        Nothing is said about it.
    conduct.at_once  [-]
        None.
    """
)
