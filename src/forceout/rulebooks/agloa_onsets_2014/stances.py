"""Where AGLOA's On-Sets of 2014-15 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [I-A]
        Two or three.
    match.divisions  [XIII-A, XIII-B, XIII-C, XIII-D]
        Elementary to grade 6, Middle to 8, Junior to 10, Senior to 12.
    match.first_setter  [I-D]
        The highest digit cube.
    match.length  [XI-B]
        30 minutes, then five more for the last shake.
    match.charts  [I-C]
        An approved chart of the cards.
    cubes.rolled  [I-B-2, II-A-3]
        18; in Elementary three are laid out as V and null set signs, and 15 rolled.
    cubes.rolled elementary  [II-A-3]
        15, with three more laid out as V and null set signs.
    cubes.rolled middle, junior, senior  [I-B-2]
        18.
    cards.dealt  [II-B-1, II-B-2]
        Six to twelve, in Senior ten to fourteen.
    cards.dealt elementary, middle, junior  [II-B-1]
        Six to twelve.
    cards.dealt senior  [II-B-2]
        Ten to fourteen.
    cubes.digits_left_over  [III-B-1]
        They should be put in Forbidden.
    variations.picked  [II-C, II-C-3]
        One each before the Goal, or in Senior two; with two players, the one who is not setting it
        picks two.
    variations.picked elementary, middle, junior  [II-C, II-C-3]
        One each before the Goal; with two players, the one who is not setting it picks two.
    variations.picked senior  [II-C, II-C-3]
        One or two each before the Goal.
    variations.bad_pick  [II-C-2]
        It costs a point and is made again; after a second bad pick the point and the pick are gone.
    variations.list  [XIII]
        Each division has its own list, and Junior and Senior always play three of the variations.
    variations.list elementary  [XIII-A]
        Required Cube, Wild Cube, Union and intersection interchangeable, V and null set
        interchangeable, Two Operations, Multiple Operations, Shift from Permitted.
    variations.list middle  [XIII-B]
        The Elementary list, No Null Restrictions, Absolute Value.
    variations.list junior  [XIII-C]
        Required Cube, Wild Cube, Two Operations, Shift from Permitted, No Null Restrictions,
        Absolute Value, Double Set, Required or Forbidden Card, Blank Card Wild; the interchangeable
        pairs and Multiple Operations always hold.
    variations.list senior  [XIII-D]
        The Junior list, Symmetric Difference, Two Solutions.
    variations.wild_cube  [XIII-A-2, XIII-B-2]
        No digit cube; from Middle on no = or subset cube either.
    variations.wild_cube elementary  [XIII-A-2]
        Any that is no digit cube.
    variations.wild_cube middle  [XIII-B-2]
        Any that is no digit, = or subset cube.
    variations.wild_cube junior, senior  [XIII-C-5]
        Any that is no digit, = or subset cube.
    variations.double_set  [XIII-C-10, XIII-D-13]
        With Symmetric Difference it means that, whichever was picked first.
    variations.double_set junior, senior  [XIII-C-10, XIII-D-13]
        With Symmetric Difference it means that, whichever was picked first.
    variations.double_set elementary, middle  [-]
        Double Set is not on the list.
    variations.forbidden_and_blank_card  [XIII-C-11-b]
        The blank card may be made like the forbidden card, and then neither may be in the set.
    variations.forbidden_and_blank_card junior, senior  [XIII-C-11-b]
        The blank card may be made like the forbidden card, and then neither may be in the set.
    variations.forbidden_and_blank_card elementary, middle  [-]
        Neither is on the list.
    variations.two_operations  [XIII-A-5, XIII-B-5, XIII-C-6]
        In the Set-Name, which in Elementary is the whole Solution.
    variations.two_operations elementary  [XIII-A-5]
        In the Solution, which is a Set-Name.
    variations.two_operations middle  [XIII-B-5]
        In the Set-Name.
    variations.two_operations junior, senior  [XIII-C-6]
        In the Set-Name.
    variations.absolute_value  [XIII-B-9, XIII-C-9]
        It speaks of a positive number; by sense nought will do as well.
    variations.absolute_value middle  [XIII-B-9]
        It speaks of a positive number; by sense nought will do as well.
    variations.absolute_value junior, senior  [XIII-B-9, XIII-C-9]
        It speaks of a positive number; by sense nought will do as well.
    variations.absolute_value elementary  [-]
        Absolute Value is not on the list.
    variations.two_solutions  [XIII-D-14-h]
        The writer has to say so clearly.
    variations.two_solutions senior  [XIII-D-14-h]
        The writer has to say so clearly.
    variations.two_solutions elementary, middle, junior  [-]
        Two Solutions is not on the list.
    solution.restrictions  [VI-B, VII-B-2]
        From Middle on, and needed when = or subset is in Required.
    solution.restrictions elementary  [I-B-2-d-iii]
        None; = and subset are not in play.
    solution.restrictions middle, junior, senior  [VI-B, VII-B-2]
        Allowed, and needed when = or subset is in Required.
    solution.restriction_brackets  [VI-B-3]
        They do no harm.
    solution.restriction_brackets middle, junior, senior  [VI-B-3]
        They do no harm.
    solution.restriction_brackets elementary  [I-B-2-d-iii]
        There are no Restrictions.
    goal.digit_cubes  [III-B, III-B-1]
        One to three digit cubes in one of the layouts that are pictured.
    goal.set_by_time  [XI-A]
        The setter loses a point and has a minute more; "Goal" still has to be said.
    goal.not_legal  [V-A-1]
        Challenge Never.
    goal.bonus_by_leader  [III-C-1, III-C-2]
        Not for the leader; if caught, the cube comes back and a point is lost.
    goal.no_goal_time  [III-D]
        One minute.
    goal.no_goal_agreed  [III-D-1]
        Nobody scores and the same player rolls again.
    goal.no_goal_challenge  [III-D-2]
        Whoever disagrees sets a Goal within a minute, and the shake is played with it.
    goal.no_goal_score  [III-D-2]
        The first setter loses two points, unless Never is called rightly against the new Goal; who
        disagrees and then sets none loses one, and the shake is void.
    move.bonus  [IV-C, IV-C-2]
        Not for the leader; if caught, the second cube comes back and a point is lost.
    move.two_without_the_word  [IV-C-2-b]
        If both went to Forbidden, the Mover takes back whichever of them they like.
    move.restriction_signs  [IV-D]
        From Middle on, only once Resources is down to four.
    move.restriction_signs elementary  [I-B-2-d-iii]
        They are not in play.
    move.restriction_signs middle, junior, senior  [IV-D]
        Only once Resources is down to four.
    challenge.names  [V-A]
        Now and Never.
    challenge.how  [V-B]
        Pick up the block and say which.
    challenge.at_once  [V-B-Comment-a]
        The block settles it.
    challenge.invalid_penalty  [V-B, VIII-B]
        It is set aside and costs a point.
    challenge.withdrawn  [V-B]
        It costs a point.
    challenge.now_window  [V-A-2-a, V-A-2-b, XIII-D-14]
        With two cubes or more in Resources (three with Two Solutions) and one in Required or
        Permitted.
    challenge.third_party  [VII-A-3, VII-C-1, X-A-1]
        A Third Party joins a side, and with the writer's side has to write as well.
    paper.order_of_operations  [VII-B-6-b]
        The prime goes first; the rest have no order.
    paper.ambiguous  [VII-B-6-a, VII-C-5-c]
        It is wrong if a checker writes down a reading that misses the Goal; each has one try.
    paper.goal_behind_the_set  [VI-A-b]
        It makes the Solution wrong.
    paper.which  [VII-C-2-b]
        Circle it.
    paper.changed  [VII-C-2-a]
        Not once it is presented.
    solution.fewest_cubes  [VII-B-4-a]
        Two cubes.
    check.start  [VII-C]
        When the writing time is over or all writers are ready.
    check.time  [VII-C-3, XIII-D-14]
        Two minutes each, three with Two Solutions, one paper at a time.
    check.asking_a_judge  [-]
        Nothing is said about it.
    check.building  [VII-C-4]
        Not with the cubes on the mat.
    check.accepting_a_wrong_paper  [VII-C-4, X-A-2]
        After any challenge of three players it scores 2.
    check.appeal  [-]
        Nothing is said about it.
    last_cube.moves  [VIII-A]
        The last cube goes to Required or Permitted, and then everybody writes.
    last_cube.impossible_window  [VIII-B, XIII-D-14]
        In the first minute of writing (two with Two Solutions); a later call, or Now, is set aside
        and costs a point.
    last_cube.score  [X-C]
        A good paper 4, anything else 2.
    round_end.shake  [XI-B-2]
        Two minutes to write (three with Two Solutions) with any cubes left; a good paper 4,
        anything else 2.
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
        -2 for the shake.
    score.match  [XII-A]
        6, 4 and 2 by place, or 6 and 4 with two players; ties share.
    score.wrong_on_the_sheet  [XII-B]
        One meant to deceive stays if too low and becomes 0 if too high; of honest slips nothing is
        said.
    clock.roll  [XI-A-1-a]
        One minute.
    clock.select  [XI-A-1-b]
        15 seconds.
    clock.goal  [XI-A-1-c]
        Two minutes.
    clock.turn  [XI-A-1-d, XI-A-1-e]
        Two minutes for the first, one for each later one.
    clock.state_challenge  [XI-A-1-f, XI-A-3]
        15 seconds; without a challenge by then a point is lost and play goes on.
    clock.write  [XI-A-1-h, XIII-D-14]
        Two minutes, or three with Two Solutions.
    clock.overrun  [XI-A]
        A point and a minute more; after that another point, and the task is lost.
    clock.approved_penalty  [XI-A]
        In Elementary and Middle a judge has to initial each, whatever it was for.
    clock.approved_penalty elementary, middle  [XI-A]
        A judge has to initial each, whatever it was for.
    clock.approved_penalty junior, senior  [XI-A]
        No judge is needed.
    procedure.charge  [IX-A]
        At once.
    conduct.repeated  [IX-C]
        A judge may take a point each time, or more.
    conduct.at_once  [IX-C]
        Disqualification for flagrant misconduct.
    """
)
