"""Where MLAG's Basic Equations of 2019-20 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [I-A]
        Two or three.
    match.divisions  [I-C, III-C-3]
        Minor, Elementary, Middle and above; only Elementary has mathematics of its own.
    match.first_setter  [I-D]
        The highest digit on a red cube.
    match.length  [XI-B]
        Usually 30 minutes, then five more for the last shake.
    match.charts  [I-C]
        A printed chart, in Minor, Elementary and Middle.
    match.charts minor, elementary, middle  [I-C]
        A printed chart.
    match.charts junior, senior  [I-C]
        None.
    cubes.rolled  [I-B-1]
        24, six of each colour.
    variations.picked  [-]
        No variations are picked.
    variations.bad_pick  [-]
        No variations are picked.
    variations.list  [-]
        No variations are picked.
    cubes.turned  [IV-B-1]
        Never in the Goal.
    cubes.wild  [-]
        There are no wild cubes.
    variations.base  [-]
        Only base ten.
    variations.multiple_of  [VII-B-2]
        Never; the Solution equals the Goal.
    variations.number_of_factors  [-]
        Factors are never counted.
    variations.factorial  [-]
        There are none.
    variations.percent_and_point  [-]
        There are none.
    math.numbers  [III-A]
        Real numbers.
    math.powers_and_roots  [III-C, III-C-3]
        Any that have a real value; Elementary keeps to whole numbers.
    math.powers_and_roots elementary  [III-C-3]
        Powers of whole numbers; roots with a counting number as index and whole numbers inside and
        out.
    math.powers_and_roots minor, middle, junior, senior  [III-C]
        Any that have a real value.
    math.fractions  [III-A]
        Allowed.
    math.square_root  [III-B-2]
        It is the square root.
    goal.most_cubes  [IV-B]
        One to six.
    goal.digits  [IV-B-1]
        One, two or three digits.
    goal.value  [III-A]
        Any real number that is legal in the division.
    goal.order_of_operations  [IV-B-2]
        By gaps; without them the usual order of operations holds.
    goal.root_reach  [IV-B-2]
        Over the first group behind it and no further.
    goal.set_by_time  [IV-B-3-c]
        What lies in the Goal section is the Goal; turning the timer sets it too.
    goal.not_legal  [VI-A-1-a]
        Challenge Impossible.
    goal.bonus_by_leader  [IV-C]
        For anybody.
    goal.no_goal_time  [IV-D]
        One minute.
    goal.no_goal_agreed  [IV-D-1]
        Nobody scores and the same player rolls again.
    goal.no_goal_challenge  [IV-D-2]
        The Challenger has two minutes for a whole Equation; a Third Party may write one too.
    goal.no_goal_score  [IV-D-2]
        Challenger and setter 6 if right, 2 if not; a Third Party's good paper 4, no paper 6 if the
        Challenger fails and else 2, a wrong one 2.
    move.bonus  [V-C]
        For anybody.
    move.two_without_the_word  [V-C-a, IX-A-1]
        The one that was not allowed goes back.
    challenge.names  [VI-A, VI-A-1-b]
        Now and Impossible; "Never" is taken as Impossible.
    challenge.how  [VI-B]
        Pick up the block and say which.
    challenge.at_once  [VI-B-a]
        The block settles it.
    challenge.invalid_penalty  [VI-A-2-a, VI-A-2-b, VI-B]
        It is set aside and costs nothing.
    challenge.withdrawn  [XI-A, XI-A-1-d]
        Only the time limit of 15 seconds applies.
    challenge.now_window  [VI-A-2-a, VI-A-2-b]
        With two cubes or more in Resources and one in Required or Permitted.
    challenge.third_party  [VII-A-3, X-A-1]
        A Third Party joins a side, and with the writer's side has to write as well.
    paper.order_of_operations  [VII-B-5]
        The usual one, from left to right.
    paper.ambiguous  [VII-B-5]
        The order of operations leaves just one reading.
    paper.goal  [VII-B-2-b]
        As the writer reads it, and not as the number it comes to.
    paper.signs  [-]
        Nothing is said about it.
    paper.which  [VII-C-1-b]
        Show which one it is.
    paper.changed  [VII-C-1-a]
        Not once it is presented.
    solution.digits  [VII-B-4]
        One digit.
    solution.fewest_cubes  [VII-B-3-a]
        Two cubes.
    check.start  [VII-C]
        When the writing time is over or all writers are ready.
    check.time  [VII-C-2]
        Two minutes each, one paper at a time.
    check.asking_a_judge  [VII-C-3-g-iii]
        Both checkers have to agree to it, and nobody can object to anything afterwards.
    check.accepting_a_wrong_paper  [X-A-2]
        After Impossible with three players it scores 2.
    check.appeal  [-]
        Nothing is said about it.
    last_cube.moves  [VIII-A]
        The last cube goes to Required or Permitted, and then everybody writes.
    last_cube.impossible_window  [VIII-B]
        In the first minute of writing; a later call, or Now, is set aside and costs nothing.
    last_cube.score  [X-C]
        A good paper 4, anything else 2.
    round_end.shake  [XI-B]
        Two minutes to write with any cubes left; a good paper 4, anything else 2.
    round_end.challenge  [-]
        Nothing is said about it.
    score.correct  [X-B-2]
        6.
    score.not_correct  [X-B-1]
        2.
    score.third_party_now  [X-B-2]
        6 with the Mover, 4 with the Challenger.
    score.third_party_impossible  [X-B-2]
        6 with a good paper, 4 without one.
    score.absent  [X-D]
        0 for the shake.
    score.match  [XII-A]
        6, 4 and 2 by place, or 6 and 4 with two players; ties share.
    score.wrong_on_the_sheet  [XII-B]
        An honest slip is put right if all agree; one meant to deceive is not, and too high a score
        becomes 0.
    clock.roll  [XI-A-1-a]
        Two minutes together with the Goal.
    clock.select  [-]
        No variations are picked.
    clock.goal  [XI-A-1-a]
        Two minutes together with the roll.
    clock.turn  [XI-A-1-b, XI-A-1-c]
        Two minutes for the first, one for each later one.
    clock.state_challenge  [XI-A-1-d]
        15 seconds.
    clock.write  [XI-A-1-f]
        Two minutes.
    clock.overrun  [XI-A]
        A point and a minute more; after that the task is lost.
    clock.approved_penalty  [XI-A]
        In Minor, Elementary and Middle a judge has to initial each.
    clock.approved_penalty minor, elementary, middle  [XI-A]
        A judge has to initial each.
    clock.approved_penalty junior, senior  [XI-A]
        No judge is needed.
    procedure.charge  [IX-A]
        Within 15 seconds.
    conduct.repeated  [IX-C]
        The head judge may take a point each time, or more.
    conduct.at_once  [IX-C]
        Disqualification for flagrant misconduct.
    """
)
