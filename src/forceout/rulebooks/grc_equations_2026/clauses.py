"""What each clause of the 2026 rules of GRC's Challenge Cup, Equations, says.

Each sentence is ours. That text has no numbers for its clauses, so they are named after their
section, with N for the Nth bullet: `Goal-3`. `Procedure` keeps its printed numbers, `Challenges-P`
numbers the steps of a challenge, `Know4` is what players from fourth grade on should know.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    Purpose          note    Doing your best and having fun matter more than a trophy; players
                             settle disputes among themselves first.
    Equipment        note    What a team brings and what it finds.
    Equipment-1      people  Each team brings a whole game: board, cubes and timer.
    Equipment-2      people  Cards for choosing sides, pencils, paper and scoresheets are there
                             already.
    Equipment-3      people  Calculators, tables and other aids stay at home.
    Division         people  Divisions are third to sixth grade, then seventh with eighth; you may
                             play up but never down.
    Timer            match   The sand timer is used only in the cases below, unless an official says
                             so.
    Timer-1          match   The timer runs once the cubes are rolled and sorted.
    Timer-2          match   The timer runs when the setter says No Goal.
    Timer-3          match   The timer runs after a challenge.
    Timer-4          match   The timer runs when only two Resource cubes are left.
    Timer-5          match   The timer runs when a round ends and nobody is challenging.
    Resources        match   Each game uses 20 cubes, five of each colour, and the sides facing up
                             are the Resources.
    Resources-1      judge   Minus only subtracts; a negative number comes from taking away a larger
                             one.
    Resources-2      judge   Multiplying always needs a written x.
    Resources-3      judge   A square root needs the 2 in front of its sign.
    Resources-4      judge   A power is written with its sign, * or ^, and not as a small raised
                             number.
    Goal             judge   The Goal is a number built from Resource cubes; the setter's job passes
                             to the left after each game.
    Goal-1           judge   The Goal comes to an integer; above third grade, fractions and roots
                             may help to build it.
    Goal-2           judge   The Goal may hold numbers and operation signs.
    Goal-3           judge   The Goal has five cubes at most.
    Goal-4           judge   A single digit may be the Goal.
    Goal-5           judge   The Goal may have numbers of two or three digits without leading zeros,
                             and be of any size.
    Goal-Spacing     judge   With two signs, the setter groups by gaps and says so aloud; failing
                             either, the usual order of operations holds.
    Procedure        note    The steps of setting a Goal.
    Procedure-1      match   The setter rolls; cubes off the table are rolled again, and in third
                             grade so are roots and powers.
    Procedure-2      match   Only the setter sorts the cubes; other players leave them alone until
                             their turn.
    Procedure-3      match   Somebody turns the timer.
    Procedure-4      match   Before it runs out the setter places a Goal and says so, or says "no
                             goal".
    Procedure-5      match   At the end of the time, cubes in the Goal section count as a set Goal;
                             with none there it is No Goal.
    Procedure-6      match   No Goal claims that no Goal can be set without a flub; unchallenged, a
                             new game starts with the next setter.
    Procedure-7      match   A set Goal can be challenged as a flub; a malformed Goal is not
                             challenged but put right with the others' help.
    Procedure-8      match   A challenge to a Goal is settled like any other.
    Procedure-9      match   The Goal can change until it is declared, and can be challenged only
                             from then on.
    Solutions        judge   A Solution is an expression that meets the five points below.
    Solutions-1      judge   The Solution equals the Goal.
    Solutions-2      judge   A Solution holds only what the Resources offer; another way of writing
                             a sign may be put right afterwards.
    Solutions-3      judge   Each cube serves once in a Solution.
    Solutions-4      judge   Numbers in a Solution have a single digit.
    Solutions-5      judge   Use as many parentheses as you like; without them the usual order of
                             operations holds.
    Special          note    What differs between third grade and the other divisions.
    Special-Third    note    The rules of third grade.
    Special-Third-1  match   Third grade plays with five cubes of each colour, rolling again every
                             root and power.
    Special-Third-2  judge   In third grade the Goal is zero or a positive integer.
    Special-Third-3  judge   In third grade nothing may be divided by a larger number.
    Special-Third-4  judge   Third grade has no powers and no roots.
    Special-Other    note    The rules of every other division.
    Special-Other-1  match   The other divisions play with five cubes of each colour.
    Special-Other-2  judge   From fourth grade the Goal is any integer, a negative one being made by
                             subtraction.
    Special-Other-3  judge   From fourth grade powers and roots are in play.
    Special-Other-4  judge   From fourth grade fractions are allowed, as long as the Goal comes to
                             an integer.
    Move             match   A move takes one cube from Resources to Forbidden, Permitted or
                             Required, where it stays.
    Move-Required    judge   A cube in Required has to be in every Solution.
    Move-Permitted   judge   A cube in Permitted is free to be in a Solution or left out.
    Move-Forbidden   judge   A cube in Forbidden stays out of every Solution.
    Move-Turn        match   Turns start at the setter's left and pass to the left; setting the Goal
                             counts as the first move.
    Bonus            match   A bonus is a second cube on the same turn; it has no score of its own.
    Bonus-Setter     match   The setter may say "bonus", put one cube in Forbidden and then set the
                             Goal.
    Bonus-Mover      match   A Mover, leading or not, may say "bonus", put one cube in Forbidden and
                             then another anywhere.
    Bonus-Note       match   The word comes first, and the cube for Forbidden before the Goal or the
                             second cube.
    Flubs            match   Every move claims that a Solution can still be made, but not yet with
                             one cube more; a false claim is a flub.
    Flubs-P          match   A p-flub leaves no Solution at all; the Mover's side must write one to
                             score.
    Flubs-A          match   An a-flub leaves a Solution with one more cube at most; the
                             Challenger's side must write it to score.
    Flubs-No-Goal    match   Against No Goal, the Challenger's side must write an equation from the
                             Resources to score.
    Challenges       note    How a challenge is called and answered.
    Challenges-1     match   A game has one Challenger; the others take sides.
    Challenges-2     match   Whoever first says the flub is the Challenger, cannot change it, and
                             scores 2 if correct.
    Challenges-3     match   If several call together, the challenge stands without a Challenger and
                             those who are correct score 1.
    Challenges-P1    match   A challenge starts the timer.
    Challenges-P2    match   While it runs, everybody else takes a side, and those who have to prove
                             it write an equation.
    Challenges-P3    match   At the end of the time writing stops and all are ready to declare a
                             side.
    Challenges-P4    match   Sides are declared clockwise from the Mover's left; a choice is final
                             once the next player has declared.
    Force-Out        match   With two cubes left and no flub, any further move would be a flub, so
                             the game ends as below.
    Force-Out-1      match   The timer is turned when a move leaves two cubes in Resources.
    Force-Out-2      match   While it runs, anybody but the player who just moved may call a flub,
                             which then has a full turn of the timer.
    Force-Out-3      match   If no flub is called, each player whose equation uses both remaining
                             cubes scores 1.
    Cleanup          match   Once the judge calls Cleanup to end a round, nobody moves any more.
    Cleanup-1        match   A challenge that has begun is played out and scored as usual.
    Cleanup-2        judge   Otherwise, once a Goal is set, all may write: every Required cube, none
                             Forbidden, any others.
    Cleanup-3        match   During that time anybody but the player who moved last may call a flub,
                             settled as usual with the timer turned anew.
    Cleanup-4        match   A valid equation scores 1.
    Cleanup-5        match   A wrong equation, or none, scores 0.
    Scoring          match   A correct sole Challenger scores 2; anybody else who is correct scores
                             1.
    Team-Scoring     match   A round's score is points divided by games, to two places; a team adds
                             its players' four rounds.
    Initialing       note    How scores are signed.
    Initialing-1     match   Who has to prove a claim scores only with a correct equation.
    Initialing-2     people  After each game the scorekeeper initials each player's score, which
                             then stands.
    Initialing-3     people  After the round each player checks and initials the table's sheet,
                             which then stands.
    Initialing-4     people  Judges collect the sheets before the tables change.
    Additional       note    More rules of the day.
    Additional-1     match   A cube is played the moment it touches one of the three areas.
    Additional-2     people  Show your paper and leave the cubes on the mat where they are.
    Additional-3     people  Call a judge only when the table cannot agree; the judge's word is
                             final.
    Additional-4     people  A score that you have initialled does not change.
    Math             note    Points of mathematics.
    Math-1           judge   A paper has the Goal, the Solution and exactly one equals sign.
    Math-2           judge   Write the Goal as it lies on the board, or the number it comes to.
    Math-3           judge   An irrational number may appear on the way but not as a result.
    Math-4           judge   Roots with a fraction as their index are allowed, except in third
                             grade.
    Math-5           judge   A root is never negative, and no minus sign goes before a root.
    Know             note    What every player should know.
    Know-1           judge   The usual order of operations holds, and parentheses change it.
    Know-2           judge   Taking away a difference can do the work of adding.
    Know-3           judge   Nothing may be divided by zero.
    Know4            note    What players from fourth grade should know.
    Know4-1          judge   Dividing by a quotient can do the work of multiplying.
    Know4-2          judge   Any number to the power 1 is itself.
    Know4-3          judge   Any number but 0 to the power 0 is 1; zero to the power zero is
                             undefined.
    Know4-4          judge   Every root of 1 is 1.
    Know4-5          judge   There is no zeroth root.
    Know4-6          judge   The laws of exponents hold.
    Know4-7          judge   A negative power is one over the positive power; the minus comes from
                             subtraction.
    Know4-8          judge   A power with a fraction is a root of a power.
    Sportsmanship    people  Judges may warn, take points or disqualify for bad conduct, at once if
                             it is abusive.
    Scoresheets      people  Players keep their own sheet; the table's sheet, initialled by
                             everybody, is the one that counts.
    """
)
