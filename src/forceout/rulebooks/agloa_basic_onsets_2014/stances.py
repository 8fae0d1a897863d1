"""Where AGLOA's Basic On-Sets of 2014-15 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [I]
        Two or three.
    match.divisions  [I]
        None, but Senior is dealt more cards.
    match.first_setter  [I]
        Whoever rolls the cubes.
    match.length  [-]
        Nothing is said about it.
    match.charts  [-]
        Nothing is said about it.
    cubes.rolled  [I]
        15, with three more laid out as V and null set signs.
    cards.dealt  [I]
        Six to twelve, in Senior ten to fourteen.
    cubes.digits_left_over  [-]
        Nothing is said about it.
    variations.picked  [-]
        No variations are picked.
    variations.bad_pick  [-]
        No variations are picked.
    variations.list  [-]
        No variations are picked.
    variations.wild_cube  [-]
        There are no wild cubes.
    variations.double_set  [-]
        No variations are picked.
    variations.forbidden_and_blank_card  [-]
        No variations are picked.
    variations.two_operations  [-]
        No variations are picked.
    variations.absolute_value  [-]
        No variations are picked.
    variations.two_solutions  [-]
        No variations are picked.
    solution.restrictions  [I]
        None; = and subset are not in play.
    solution.restriction_brackets  [-]
        There are no Restrictions.
    goal.digit_cubes  [I-A, I-B]
        One digit cube or more; no layouts are pictured.
    goal.set_by_time  [-]
        Nothing is said about it.
    goal.not_legal  [IV-A-2]
        Challenge Never, since no Solution can be written.
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
    move.restriction_signs  [I]
        They are not in play.
    challenge.names  [IV]
        Now and Never.
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
    challenge.third_party  [IV-B, IV-B-1, IV-B-2]
        A Third Party joins a side, and with the writer's side has to write as well.
    paper.order_of_operations  [III-E]
        The prime goes first; the rest have no order.
    paper.ambiguous  [III-E]
        It is wrong if one of its readings misses the Goal.
    paper.goal_behind_the_set  [-]
        Nothing is said about it.
    paper.which  [-]
        Nothing is said about it.
    paper.changed  [-]
        Nothing is said about it.
    solution.fewest_cubes  [III-A]
        Two cubes.
    check.start  [-]
        Nothing is said about it.
    check.time  [-]
        Nothing is said about it.
    check.asking_a_judge  [-]
        Nothing is said about it.
    check.building  [-]
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
    score.third_party_now  [VI-B]
        6 with the Mover, 4 with the Challenger.
    score.third_party_impossible  [VI-B]
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
