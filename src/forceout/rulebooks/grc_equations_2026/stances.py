"""Where GRC's Challenge Cup of 2026 stands on each topic that editions differ on."""

from __future__ import annotations

from forceout.rulebooks.stance import Stances

STANCES = Stances.read(
    """
    match.players  [Team-Scoring]
        As many as the tournament seats at a table; no number is set.
    match.divisions  [Division]
        Third, fourth, fifth and sixth grade, then seventh with eighth; only third grade has rules
        of its own.
    match.first_setter  [Goal]
        The player on the scorekeeper's left.
    match.length  [Team-Scoring]
        Usually about 20 minutes.
    match.charts  [Equipment-3]
        None.
    cubes.rolled  [Resources, Procedure-1]
        20, five of each colour; in third grade a root or a power is rolled again.
    cubes.rolled third  [Resources, Procedure-1]
        20, five of each colour; a root or a power is rolled again.
    cubes.rolled fourth, fifth, sixth, seventh-eighth  [Resources]
        20, five of each colour.
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
    variations.multiple_of  [Solutions-1]
        Never; the Solution equals the Goal.
    variations.number_of_factors  [-]
        Factors are never counted.
    variations.factorial  [-]
        There are none.
    variations.percent_and_point  [-]
        There are none.
    math.numbers  [Math-3, Special-Third-3]
        Rational numbers; an irrational one may appear on the way. In third grade no fractions.
    math.numbers third  [Math-3, Special-Third-3]
        Rational numbers, made without fractions.
    math.numbers fourth, fifth, sixth, seventh-eighth  [Math-3]
        Rational numbers; an irrational one may appear on the way.
    math.powers_and_roots  [Special-Third-4, Special-Other-3, Math-3, Know4]
        Any with a real value, as long as the result is rational; in third grade none.
    math.powers_and_roots third  [Special-Third-4]
        None.
    math.powers_and_roots fourth, fifth, sixth, seventh-eighth  [Special-Other-3, Math-3, Know4]
        Any with a real value, as long as the result is rational.
    math.fractions  [Special-Other-4, Special-Third-3]
        Allowed, but the Goal comes to an integer; in third grade nothing may be divided by a larger
        number.
    math.fractions third  [Special-Third-3]
        Nothing may be divided by a larger number.
    math.fractions fourth, fifth, sixth, seventh-eighth  [Special-Other-4]
        Allowed, but the Goal comes to an integer.
    math.square_root  [Resources-3]
        It is not allowed; the 2 has to stand in front.
    goal.most_cubes  [Goal-3]
        One to five.
    goal.digits  [Goal-5]
        One, two or three digits, none of them a leading zero.
    goal.value  [Goal-1, Special-Third-2, Special-Other-2]
        An integer; in third grade not a negative one.
    goal.value third  [Goal-1, Special-Third-2]
        Zero or a positive integer.
    goal.value fourth, fifth, sixth, seventh-eighth  [Goal-1, Special-Other-2]
        Any integer.
    goal.order_of_operations  [Goal-Spacing]
        By gaps that the setter also says aloud; otherwise the usual order of operations holds.
    goal.root_reach  [Goal-Spacing, Solutions-5]
        As far as the usual order of operations says.
    goal.set_by_time  [Procedure-5]
        What lies in the Goal section is the Goal; with nothing there it is No Goal.
    goal.not_legal  [Procedure-7]
        The others help to put it right; nobody may challenge it for that.
    goal.bonus_by_leader  [Bonus-Setter]
        For anybody.
    goal.no_goal_time  [Procedure-6]
        What is left on the timer and, if needed, a turn of it more.
    goal.no_goal_agreed  [Procedure-6]
        A new game starts, and the next player sets the Goal.
    goal.no_goal_challenge  [Flubs-No-Goal]
        Everybody on the Challenger's side has a turn of the timer for a whole equation.
    goal.no_goal_score  [Flubs-No-Goal, Scoring]
        The Challenger 2 if right, everybody else who is right 1, the others 0.
    move.bonus  [Bonus-Mover]
        For anybody.
    move.two_without_the_word  [Bonus-Note]
        The word has to come first; no penalty is named.
    challenge.names  [Flubs, Flubs-A, Flubs-P]
        A-flub (one more cube at most is enough) and p-flub (no Solution is left).
    challenge.how  [Challenges-2]
        Be the first to say which, without touching the board.
    challenge.at_once  [Challenges-3]
        If the table cannot tell who was first, the challenge stands without a Challenger.
    challenge.invalid_penalty  [-]
        No penalty is named.
    challenge.withdrawn  [-]
        There is no block.
    challenge.now_window  [Flubs-A, Force-Out-2]
        From the Goal on, until the Force Out is over.
    challenge.third_party  [Challenges-P2, Challenges-P4]
        Everybody takes a side, declared by card in turn; on the side that must prove, everybody
        writes.
    paper.order_of_operations  [Solutions-5]
        The usual one.
    paper.ambiguous  [Solutions-5]
        The order of operations leaves just one reading.
    paper.goal  [Math-2]
        As it lies on the board, or as the number it comes to.
    paper.signs  [Solutions-2, Resources-4]
        They may be put right after the paper is shown, but a raised number is no power.
    paper.which  [-]
        Nothing is said about it.
    paper.changed  [Challenges-P3]
        Not once the timer has run out.
    solution.digits  [Solutions-4]
        One digit.
    solution.fewest_cubes  [-]
        No number is named, so one cube will do.
    check.start  [Challenges-P3]
        When the timer has run out.
    check.time  [-]
        Nothing is said about it.
    check.asking_a_judge  [Additional-3]
        Only when the table cannot settle it.
    check.accepting_a_wrong_paper  [-]
        Nothing follows from it.
    check.appeal  [Additional-3]
        The judge's word is final.
    last_cube.moves  [Force-Out, Force-Out-1]
        With two cubes left nobody moves; the timer is turned and everybody writes.
    last_cube.impossible_window  [Force-Out-2]
        A flub may be called while the timer runs with two cubes left.
    last_cube.score  [Force-Out-3, Scoring]
        A good paper with both remaining cubes 1, anything else 0.
    round_end.shake  [Cleanup-2, Cleanup-4, Cleanup-5]
        A turn of the timer to write with any cubes left; a good paper 1, anything else 0.
    round_end.challenge  [Cleanup-3]
        A flub may be called while the timer runs.
    score.correct  [Scoring]
        The Challenger 2, the Mover 1.
    score.not_correct  [Scoring]
        0.
    score.third_party_now  [Scoring]
        1 on either side.
    score.third_party_impossible  [Scoring]
        1 on either side.
    score.absent  [Team-Scoring]
        Nothing; points are divided by the games that the table played.
    score.match  [Team-Scoring]
        The average of the games, to two places; a team adds its players' rounds.
    score.wrong_on_the_sheet  [Initialing-2, Initialing-3, Additional-4]
        It stays as it is.
    clock.roll  [-]
        No time is named.
    clock.select  [-]
        No variations are picked.
    clock.goal  [Procedure-3, Procedure-4]
        One turn of the timer after the roll.
    clock.turn  [Timer]
        No limit; the timer is not used for moves.
    clock.state_challenge  [-]
        No time is named.
    clock.write  [Challenges-P1, Force-Out-1, Cleanup-2]
        One turn of the timer.
    clock.overrun  [-]
        No penalty is named.
    clock.approved_penalty  [-]
        No points are lost for time.
    procedure.charge  [-]
        Nothing is said about it.
    conduct.repeated  [Sportsmanship]
        Judges may take points from the player or the team, or disqualify.
    conduct.at_once  [Sportsmanship]
        Judges may set even the heaviest for intimidation or abuse.
    """
)
