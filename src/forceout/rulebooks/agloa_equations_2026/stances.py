"""Where AGLOA's Equations of 2026-27 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [I-A]
        Two or three.
    match.divisions  [XIII-A, XIII-B, XIII-C, XIII-D]
        Elementary to grade 6, Middle to 8, Junior to 10, Senior to 12.
    match.first_setter  [I-D]
        The highest digit on a red cube.
    match.length  [XI-B]
        30 minutes, then five more for the last shake.
    match.charts  [I-C]
        An approved chart, in Elementary and Middle.
    match.charts elementary, middle  [I-C]
        An approved chart.
    match.charts junior, senior  [I-C]
        None.
    cubes.rolled  [I-B-1]
        24, six of each colour.
    variations.picked  [II-B, II-B-3]
        One each before the Goal, or in Senior two; with two players, the one who is not setting it
        picks two.
    variations.picked elementary, middle, junior  [II-B, II-B-3]
        One each before the Goal; with two players, the one who is not setting it picks two.
    variations.picked senior  [II-B, II-B-3]
        One or two each before the Goal; with two players, the one who is not setting it picks two.
    variations.bad_pick  [II-B-2]
        It costs a point and is made again; after a second bad pick the point and the pick are gone.
    variations.list  [XIII]
        Each division has its own list; some variations come only in odd or in even years.
    variations.list elementary  [XIII-A]
        Sideways, Upside-down, 0 Wild, Factorial, Multiple Operations, Three-operation Solution,
        Remainder; in odd years Two-digit Numerals, LCM, GCF, Number of Factors; in even years
        Average, Smallest Prime, Percent, Decimal Point.
    variations.list middle  [XIII-B]
        Sideways, Upside-down, 0 Wild, Factorial, Multiple Operations, Base m, Multiple of k; in odd
        years Number of Factors, Exponent, Powers of the Base; in even years Average, Percent,
        Decimal Point.
    variations.list junior  [XIII-C]
        0 or x Wild, Powers of the Base, Base m, Multiple of k, Multiple Operations, Factorial,
        Number of Factors, Exponent.
    variations.list senior  [XIII-D]
        The Junior list, Imaginary, Decimal in Goal, Log.
    cubes.turned  [XIII-A-1, XIII-A-2, XIII-C-1, XIII-C-2]
        Only when the variation is picked in Elementary and Middle; always in Junior and Senior.
    cubes.turned elementary  [XIII-A-1, XIII-A-2]
        Only when Sideways or Upside-down is picked.
    cubes.turned middle  [XIII-B-1, XIII-B-2]
        Only when Sideways or Upside-down is picked.
    cubes.turned junior, senior  [XIII-C-1, XIII-C-2]
        Always allowed for numbers.
    cubes.wild  [XIII-A-3, XIII-B-3, XIII-C-3]
        With the variation, 0 (from Junior on 0 or x); how freely depends on the division.
    cubes.wild elementary  [XIII-A-3]
        With the variation, each 0 is any one digit.
    cubes.wild middle  [XIII-B-3]
        With the variation, each 0 is any one sign or digit on the cubes.
    cubes.wild junior, senior  [XIII-C-3]
        With the variation, each 0 or each x is any one sign or digit on the cubes.
    variations.base  [XIII-B-6, XIII-C-5]
        From Middle on, with Base m.
    variations.base elementary  [XIII-A]
        Only base ten.
    variations.base middle  [XIII-B-6]
        Eight, nine or ten, with Base m.
    variations.base junior, senior  [XIII-C-5]
        Eight, nine, eleven or twelve, with Base m.
    variations.multiple_of  [XIII-B-7, XIII-C-6]
        From Middle on, with Multiple of k.
    variations.multiple_of elementary  [XIII-A]
        Never; the Solution equals the Goal.
    variations.multiple_of middle  [XIII-B-7]
        With Multiple of k; the Goal then lies from -1000 to 1000.
    variations.multiple_of junior, senior  [XIII-C-6]
        With Multiple of k; the Goal may have any size.
    variations.number_of_factors  [XIII-A-11, XIII-B-8, XIII-C-9]
        Up to 200 in Elementary, 1000 in Middle, any from Junior on, with the variation.
    variations.number_of_factors elementary  [XIII-A-11]
        Up to 200, with the variation.
    variations.number_of_factors middle  [XIII-B-8]
        Up to 1000, with the variation.
    variations.number_of_factors junior, senior  [XIII-C-9]
        Any that can be checked, with the variation; not of a power plus or minus something in the
        Goal.
    variations.factorial  [XIII-A-4, XIII-B-4, XIII-C-8]
        Two in an Equation, with the variation; from Junior on none in the Goal beside Multiple of
        k.
    variations.factorial elementary, middle  [XIII-A-4, XIII-B-4]
        Two in an Equation, with the variation.
    variations.factorial junior, senior  [XIII-C-8]
        Two in an Equation, with the variation; none in the Goal beside Multiple of k.
    variations.percent_and_point  [XIII-A-14, XIII-A-15, XIII-B-12, XIII-B-13, XIII-D-12]
        Variations of Elementary and Middle in even years; Senior has points in the Goal.
    variations.percent_and_point elementary  [XIII-A-14, XIII-A-15]
        In even years, with the variation: hundredths and tenths as usual.
    variations.percent_and_point middle  [XIII-B-12, XIII-B-13]
        In even years, with the variation: they go by the base that is picked.
    variations.percent_and_point junior  [XIII-C]
        There are none.
    variations.percent_and_point senior  [XIII-D-12]
        With Decimal in Goal, points in the Goal only.
    math.numbers  [III-A, XIII-D-11]
        Real numbers; in Senior complex ones too with Imaginary.
    math.numbers elementary, middle, junior  [III-A]
        Real numbers.
    math.numbers senior  [III-A, XIII-D-11]
        Real numbers, and complex ones with Imaginary.
    math.powers_and_roots  [III-C, XIII-A, XIII-D-11]
        Any that have a real value; Elementary keeps to whole numbers, and Imaginary opens complex
        roots in Senior.
    math.powers_and_roots elementary  [XIII-A]
        Powers of whole numbers; roots with a counting number as index and whole numbers inside and
        out.
    math.powers_and_roots middle, junior  [III-C]
        Any that have a real value.
    math.powers_and_roots senior  [III-C, XIII-D-11]
        Any that have a real value; with Imaginary any complex root.
    math.fractions  [III-A]
        Allowed.
    math.square_root  [III-B-2]
        It is the square root.
    goal.most_cubes  [IV-B]
        One to six.
    goal.digits  [IV-B-1, XIII-D-12]
        One or two digits; in Senior three with Decimal in Goal, if a point is put in.
    goal.digits elementary, middle, junior  [IV-B-1]
        One or two digits.
    goal.digits senior  [IV-B-1, XIII-D-12]
        One or two digits; with Decimal in Goal three, if a point is put in.
    goal.value  [III-A, XIII-D-11]
        Any real number that is legal in the division; in Senior a complex one too with Imaginary.
    goal.value elementary, middle, junior  [III-A]
        Any real number that is legal in the division.
    goal.value senior  [III-A, XIII-D-11]
        Any real number, and with Imaginary any complex one.
    goal.order_of_operations  [IV-B-2]
        By gaps; without them it may be read in any valid way, for no order of operations holds.
    goal.root_reach  [IV-B-2]
        As far as the writer reads it.
    goal.set_by_time  [XI-A]
        The setter loses a point and has a minute more; "Goal" still has to be said.
    goal.not_legal  [VI-A-1-a]
        Challenge Impossible.
    goal.bonus_by_leader  [IV-C-2]
        Not for the leader; if caught, the cube comes back and a point is lost.
    goal.no_goal_time  [IV-D]
        One minute.
    goal.no_goal_agreed  [IV-D-1]
        Nobody scores and the same player rolls again.
    goal.no_goal_challenge  [IV-D-2]
        The Challenger has two minutes for a whole Equation; a Third Party may write one too.
    goal.no_goal_score  [IV-D-2]
        Challenger and setter 6 if right, 2 if not; a Third Party's good paper 4 beside the
        Challenger's and 6 alone, no paper 6 if the Challenger fails and else 2, a wrong one 2.
    move.bonus  [V-C, V-C-2]
        Not for the leader; if caught, the second cube comes back and a point is lost.
    move.two_without_the_word  [V-C-2-b]
        If both went to Forbidden, the Mover takes back whichever of them they like.
    challenge.names  [VI-A]
        Now and Impossible.
    challenge.how  [VI-B]
        Pick up the block and say which.
    challenge.at_once  [VI-B]
        First on the block is the Challenger; if it was quite the same moment, both are.
    challenge.invalid_penalty  [VI-B]
        It is set aside and costs a point.
    challenge.withdrawn  [VI-B]
        It costs a point.
    challenge.now_window  [VI-A-2-a, VI-A-2-b]
        With two cubes or more in Resources and one in Required or Permitted.
    challenge.third_party  [VII-C-1]
        A Third Party chooses within two minutes whether to present a paper.
    paper.order_of_operations  [VII-B-6-a, VII-B-6-b]
        None; only a few signs group by default, each with the numeral next to it.
    paper.ambiguous  [VII-B-6, VII-C-5-c, VII-C-5-c-a]
        It is wrong if a checker writes down a reading in which the sides differ; checkers, together
        or apart, have one try, and a minute more costs a point.
    paper.goal  [VII-B-2-b]
        As the writer reads it, and not as the number it comes to.
    paper.signs  [Appendix A]
        What the appendix lists, and whatever is just as clear to a judge.
    paper.which  [VII-C-2-b]
        Circle it.
    paper.changed  [VII-C-2-a]
        Not once it is presented; trying to makes it wrong.
    solution.digits  [VII-B-4]
        One digit, unless a variation allows more.
    solution.fewest_cubes  [VII-B-3-a]
        Two cubes.
    check.start  [VII-C]
        When the writing time is over or all writers are ready.
    check.time  [VII-C-3]
        Two minutes each, one paper at a time.
    check.asking_a_judge  [VII-C-5-d-iii]
        One checker is enough, but nobody can object to anything afterwards.
    check.accepting_a_wrong_paper  [VII-C-4, X-A-2]
        After any challenge of three players it scores 2.
    check.appeal  [VII-C-6]
        After a second judge was called, and before signing the scoresheet.
    last_cube.moves  [VIII-A]
        The last cube goes to Required or Permitted, and then everybody writes.
    last_cube.impossible_window  [VIII-B]
        In the first minute of writing; a later call, or Now, is set aside and costs a point.
    last_cube.score  [X-C]
        A good paper 4, anything else 2.
    round_end.shake  [XI-B-2]
        Two minutes to write with any cubes left; a good paper 4, anything else 2.
    round_end.challenge  [VI-B-f]
        Not valid, and it costs a point.
    score.correct  [X-B-2]
        6.
    score.not_correct  [X-B-1]
        2.
    score.third_party_now  [X-B-3, X-B-4]
        6, but 4 for a good paper beside the Challenger's good one.
    score.third_party_impossible  [X-B-3, X-B-4]
        6 with a good paper, 4 without one.
    score.absent  [X-D]
        -2 for the shake, also when coming after the roll.
    score.match  [XII-A]
        6, 4 and 2 by place, or 6 and 4 with two players; ties share; 0 for not playing.
    score.wrong_on_the_sheet  [XII-B]
        An honest slip is put right if all agree; one meant to deceive is not, and too high a score
        becomes 0.
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
    clock.write  [XI-A-1-h]
        Two minutes.
    clock.overrun  [XI-A]
        A point and a minute more; after that another point, and the task is lost.
    clock.approved_penalty  [XI-A]
        In Elementary and Middle a judge has to initial each.
    clock.approved_penalty elementary, middle  [XI-A]
        A judge has to initial each.
    clock.approved_penalty junior, senior  [XI-A]
        No judge is needed.
    procedure.charge  [IX-A]
        At once.
    conduct.repeated  [IX-C]
        A judge may take a point each time, or more.
    conduct.at_once  [IX-C, IX-D]
        Disqualification for flagrant misconduct; two judges together may take a point or expel a
        player.
    """
)
