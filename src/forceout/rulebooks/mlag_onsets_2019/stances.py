"""Where MLAG's On-Sets of 2019-20 stands on each topic that editions differ on."""

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
        Usually 30 minutes, then five more for the last shake.
    match.charts  [I-C]
        A printed chart of the cards.
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
        They have to be put in Forbidden.
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
    variations.wild_cube  [XIII-A-2, XIII-B-2, XIII-C-5]
        No digit cube; from Junior on, and by sense in Middle too, no = or subset cube either.
    variations.wild_cube elementary  [XIII-A-2]
        Any that is no digit cube.
    variations.wild_cube junior, senior  [XIII-C-5]
        Any that is no digit, = or subset cube.
    variations.wild_cube middle  [XIII-B-2, XIII-C-5]
        Any that is no digit, = or subset cube; the text of Middle forgets the last two.
    variations.double_set  [XIII-C-9, XIII-D-13-c]
        It means Symmetric Difference only if that was picked first.
    variations.double_set junior, senior  [XIII-C-9, XIII-D-13-c]
        It means Symmetric Difference only if that was picked first.
    variations.double_set elementary, middle  [-]
        Double Set is not on the list.
    variations.forbidden_and_blank_card  [XIII-C-10-b]
        The blank card must be made different from the forbidden card.
    variations.forbidden_and_blank_card junior, senior  [XIII-C-10-b]
        The blank card must be made different from the forbidden card.
    variations.forbidden_and_blank_card elementary, middle  [-]
        Neither is on the list.
    variations.two_operations  [VII-B-5, XIII-A-5, XIII-B-5, XIII-C-6]
        In the Set-Name, which in Elementary is the whole Solution; so an example says, while the
        lists speak of the Solution.
    variations.two_operations elementary  [XIII-A-5]
        In the Solution, which is a Set-Name.
    variations.two_operations middle  [VII-B-5, XIII-B-5]
        In the Set-Name; so an example says, while the list speaks of the Solution.
    variations.two_operations junior, senior  [VII-B-5, XIII-C-6]
        In the Set-Name; so an example says, while the list speaks of the Solution.
    variations.absolute_value  [XIII-B-9, XIII-C-12]
        Any number that is not negative.
    variations.absolute_value middle  [XIII-B-9]
        Any number that is not negative.
    variations.absolute_value junior, senior  [XIII-C-12]
        Any number that is not negative.
    variations.absolute_value elementary  [-]
        Absolute Value is not on the list.
    variations.two_solutions  [XIII-D-14]
        No note is asked for.
    variations.two_solutions senior  [XIII-D-14]
        No note is asked for.
    variations.two_solutions elementary, middle, junior  [-]
        Two Solutions is not on the list.
    solution.restrictions  [VI-B, VII-B-2]
        From Middle on, and needed when = or subset is in Required.
    solution.restrictions elementary  [I-B-2-d-iii]
        None; = and subset are not in play.
    solution.restrictions middle, junior, senior  [VI-B, VII-B-2]
        Allowed, and needed when = or subset is in Required.
    solution.restriction_brackets  [VI-B-3]
        They make it wrong, since they enclose its sign.
    solution.restriction_brackets middle, junior, senior  [VI-B-3]
        They make it wrong, since they enclose its sign.
    solution.restriction_brackets elementary  [I-B-2-d-iii]
        There are no Restrictions.
    goal.digit_cubes  [III-B, III-B-1]
        One to three digit cubes in one of the layouts that are pictured.
    goal.set_by_time  [III-B-2-c]
        What lies in the Goal section is the Goal; turning the timer sets it too.
    goal.not_legal  [V-A-1-a]
        Challenge Impossible.
    goal.bonus_by_leader  [III-C-1, III-C-2]
        Not for the leader; if caught, the cube comes back and a point is lost.
    goal.no_goal_time  [III-D]
        One minute.
    goal.no_goal_agreed  [III-D-1]
        Nobody scores and the same player rolls again.
    goal.no_goal_challenge  [III-D-2]
        The Challenger has two minutes (three with Two Solutions) for a Goal and a Solution; a Third
        Party may write them too.
    goal.no_goal_score  [III-D-2]
        Challenger and setter 6 if right, 2 if not; a Third Party's good paper 4, no paper 6 if the
        Challenger fails and else 2, a wrong one 2.
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
    challenge.names  [V-A, V-A-1-b]
        Now and Impossible; "Never" is taken as Impossible.
    challenge.how  [V-B]
        Pick up the block and say which.
    challenge.at_once  [V-B-a]
        The block settles it.
    challenge.invalid_penalty  [V-A-2-a, V-A-2-b, V-B, VIII-B]
        It is set aside; a Now too early or too late, or a challenge of one's own move, costs a
        point, and anything else nothing.
    challenge.withdrawn  [V-B]
        It costs a point.
    challenge.now_window  [V-A-2-a, V-A-2-b, XIII-D-14]
        With two cubes or more in Resources (three with Two Solutions) and one in Required or
        Permitted.
    challenge.third_party  [VII-A-3, VII-A-3-c, X-A-1]
        A Third Party joins a side, and with the writer's side has to write as well; without a word
        or a paper they have joined the other side.
    paper.order_of_operations  [VII-B-6-b]
        The prime goes first, and no bracket may part it from its set; the rest have no order.
    paper.ambiguous  [VII-B-6-a, VII-C-5-c, VII-C-5-c-a]
        It is wrong if a checker writes down a reading that misses the Goal; checkers, together or
        apart, have one try, and a minute more costs a point.
    paper.goal_behind_the_set  [VI-A-b]
        It makes the Solution wrong.
    paper.which  [VII-C-2-b]
        Show which one it is.
    paper.changed  [VII-C-2-a]
        Not once it is presented.
    solution.fewest_cubes  [VII-B-4-a]
        Two cubes.
    check.start  [VII-C]
        When the writing time is over.
    check.time  [VII-C-3, XIII-D-14]
        Two minutes each, three with Two Solutions, one paper at a time.
    check.asking_a_judge  [VII-C-6, VII-C-6-a]
        One checker is enough, but nobody can object to anything afterwards.
    check.building  [VII-C-4]
        Neither with the cubes on the mat nor with those of Resources.
    check.accepting_a_wrong_paper  [VII-C-4]
        After any challenge of three players it scores 2.
    check.appeal  [-]
        Nothing is said about it.
    last_cube.moves  [VIII-A]
        The last cube goes to Required or Permitted, and then everybody writes.
    last_cube.impossible_window  [VIII-B, XIII-D-14]
        In the first minute of writing (two with Two Solutions); a later call is set aside and costs
        nothing, but Now costs a point.
    last_cube.score  [X-C]
        A good paper 4, anything else 2.
    round_end.shake  [XI-B, XIII-D-14]
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
        0 for the shake.
    score.match  [XII-A]
        6, 4 and 2 by place, or 6 and 4 with two players, whose table forgets the 4; ties share.
    score.wrong_on_the_sheet  [XII-B]
        One meant to deceive stays if too low and becomes 0 if too high; of honest slips nothing is
        said.
    clock.roll  [XI-A-1-a]
        One minute together with the deal.
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
        A point and a minute more; after that the task is lost.
    clock.approved_penalty  [XI-A]
        In Elementary and Middle a judge has to initial each.
    clock.approved_penalty junior, senior  [XI-A]
        No judge is needed.
    clock.approved_penalty elementary, middle  [XI-A]
        A judge has to initial each.
    procedure.charge  [IX-A]
        Within 15 seconds.
    conduct.repeated  [IX-C]
        A judge may take a point each time, or more.
    conduct.at_once  [IX-C]
        Disqualification for flagrant misconduct.
    """
)
