"""What each clause of AGLOA's Equations rules for 2026-27 says, sections I to XIII and Appendix A.

Each sentence is ours. Ids follow the text's numbers and letters down to the last; a lettered
comment counts as a part of the clause it explains, an example does not. In VI-B the comments
are called so (`VI-B-Comment-a`), because the clause itself has a list with the same letters.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    I                note    Who plays, with what, and who sets the first Goal.
    I-A              match   Two or three players play a match, one shake after another.
    I-B              note    What lies on the table: cubes, a mat, a timer and a challenge block.
    I-B-1            match   The 24 cubes are six red, six blue, six green and six black, with
                             digits and operation signs on their faces.
    I-B-2            note    The mat has four sections; Resources is not one of them.
    I-B-2-a          match   Cubes in the Goal section make up the Goal.
    I-B-2-b          judge   A cube in Required has to be in every Solution.
    I-B-2-c          judge   A cube in Permitted is free to be in a Solution or left out.
    I-B-2-d          judge   A cube in Forbidden stays out of every Solution.
    I-B-3            match   A sand timer that runs for a minute measures the time limits.
    I-B-4            people  The challenge block is a small solid thing that only one player at a
                             time can grab.
    I-C              people  Bring pens, blank paper and a variation sheet; no notes, books or
                             devices. Elementary and Middle may use an approved chart.
    I-D              match   Lot picks the first Goal-setter, by the highest digit on a red cube;
                             after each shake the job passes to the left.
    II               note    How the cubes are rolled and the variations picked.
    II-A             match   The Goal-setter rolls all the cubes, and what lands face up is the
                             Resources.
    II-A-1           match   A shake has begun once the cubes are rolled or the rolling time is
                             running.
    II-A-2           people  Nobody turns a cube over or hides one from the others during a shake.
    II-B             judge   Each player picks a variation from the division's list before the Goal;
                             it overrides any rule it clashes with.
    II-B-1           match   The Goal-setter picks first, and then the pick goes round to the left.
    II-B-1-a         match   Everybody has 15 seconds to pick.
    II-B-1-b         match   An early pick leaves what remains of the rolling minute to the next
                             player, on top of that player's 15 seconds.
    II-B-1-c         judge   Circle the variation you pick; one with a blank, such as the base or k,
                             needs the blank filled.
    II-B-2           judge   A pick that does nothing, conflicts or repeats costs a point and is
                             made again; a second bad pick costs another and is lost.
    II-B-3           judge   With two players, the one who is not setting the Goal picks two
                             variations; in Senior anybody may pick two.
    III              note    Which expressions have a meaning in the game.
    III-A            judge   A legal expression names a real number and holds nothing undefined or
                             illegal.
    III-A-a          judge   On paper you may add brackets to show how the cubes would be grouped.
    III-A-b          judge   With Imaginary, complex numbers are legal too.
    III-B            note    What the signs mean where that differs from schoolbooks.
    III-B-1          judge   Plus and minus only add and subtract; they never mark a number as
                             positive or negative.
    III-B-2          judge   A root has its index written in front; with none shown it is the square
                             root.
    III-B-3          judge   The sign ^ (or *) raises to a power.
    III-C            note    Limits on powers and roots.
    III-C-1          judge   An even root means the one that is not negative.
    III-C-2          note    Powers and roots that have no value.
    III-C-2-a        judge   There is no zeroth root.
    III-C-2-b        judge   Zero may be raised only to a power greater than zero.
    III-C-2-c        judge   A negative number has no even root.
    III-C-2-d        judge   A root index that in lowest terms is an even number over an odd one
                             takes no negative number.
    III-C-2-e        judge   A power that in lowest terms is an odd number over an even one takes no
                             negative base.
    IV               note    How the Goal is set.
    IV-A             match   Whoever rolled the cubes sets the Goal, with cubes out of Resources.
    IV-B             judge   The Goal has one to six cubes, and together they must be a legal
                             expression.
    IV-B-1           judge   Numbers in the Goal have one or two digits, and it may do without
                             operation signs.
    IV-B-2           judge   No order of operations holds in the Goal: gaps group it, and an
                             ungrouped Goal may be read in any valid way.
    IV-B-3           match   A cube that has touched the Goal section has to be part of the Goal.
    IV-B-3-a         match   The setter says "Goal" when the Goal is finished.
    IV-B-3-b         match   Until then the setter may shift the cubes about in the Goal section.
    IV-B-3-c         match   A Goal that has been set never changes.
    IV-C             match   The setter may make a bonus move, but only before placing the first
                             Goal cube.
    IV-C-1           match   The setter says "Bonus" and then puts one Resource cube in Forbidden.
    IV-C-2           match   A setter who leads the match may not; caught in time, the cube goes
                             back and a point is lost.
    IV-D             match   A setter who thinks that no Goal has a Solution may say "no Goal", and
                             the others have a minute to answer.
    IV-D-1           match   If everybody agrees, the shake does not count and the same player rolls
                             again.
    IV-D-1-a         note    "No Goal" is for odd rolls, such as very few digits or very few
                             operation signs.
    IV-D-1-b         match   A void shake scores nothing for anybody.
    IV-D-1-c         match   After a bonus move the setter has to set a Goal and can no longer say
                             "no Goal".
    IV-D-2           match   Whoever disagrees takes the block and has two minutes for a whole
                             Equation from any Resource cubes; a third player may write one.
    V                note    How cubes move from Resources to the mat.
    V-A              match   After the Goal, turns pass to the left.
    V-B              match   On your turn move one Resource cube to Required, Permitted or
                             Forbidden, or challenge; a cube that has touched the mat stays.
    V-C              match   If you do not lead the match, you may make a bonus move ahead of your
                             ordinary one.
    V-C-1            match   Say "Bonus", put one Resource cube in Forbidden, then make your
                             ordinary move.
    V-C-1-a          match   Without the word "Bonus" a cube put in Forbidden is your whole move.
    V-C-1-b          match   The first of the two cubes goes to Forbidden; the other may go to any
                             of the three sections.
    V-C-2            match   A leader's bonus move, if caught in time, gives back the second cube
                             and costs a point.
    V-C-2-a          match   Sharing the lead does not bar you from a bonus move.
    V-C-2-b          match   If two cubes went to Forbidden together without the word, the Mover
                             takes back whichever of them they like.
    VI               note    How and when to challenge.
    VI-A             match   Now or Impossible may be called on anybody's turn, against another
                             player right after their move or their Goal.
    VI-A-1           match   Impossible claims that nobody can write a correct Equation, whatever
                             happens to the cubes still in Resources.
    VI-A-1-a         judge   Against a Goal that is not legal, challenge Impossible.
    VI-A-1-b         match   Even a Goal that is plainly going wrong is challenged only when it is
                             finished; nobody can reserve the block.
    VI-A-2           match   Now claims a correct Equation from what is on the mat and one Resource
                             cube more at most.
    VI-A-2-a         match   Now needs two cubes or more in Resources; otherwise it is set aside and
                             costs a point.
    VI-A-2-b         match   Now has to wait until a cube lies in Required or Permitted; too early,
                             it is set aside and costs a point.
    VI-B             match   Pick up the block and say the challenge at once; first on the block is
                             Challenger. A bad or withdrawn challenge costs a point.
    VI-B-a           match   You may not challenge your own move.
    VI-B-b           match   Now is invalid when Resources holds less than two cubes.
    VI-B-c           match   Now is invalid while Required and Permitted are both empty.
    VI-B-d           match   A challenge is invalid until the Goal is set.
    VI-B-e           match   After the last cube, Impossible is too late once the first writing
                             minute is over.
    VI-B-f           match   No challenge counts once the round's five extra minutes have run out.
    VI-B-Comment-a   note    The block settles who came first when two players wish to challenge.
    VI-B-Comment-b   people  Touching the block means nothing, but keep hands and pencils away from
                             it.
    VI-B-Comment-c   people  Pick up the block to challenge and for nothing else.
    VII              note    Who writes, what makes a Solution correct, and how papers are checked.
    VII-A            match   A valid challenge makes somebody write an Equation.
    VII-A-1          match   After Now the Challenger has to present a paper, the Mover may not, and
                             a Third Party is free to.
    VII-A-2          match   After Impossible the Mover has to present a paper, the Challenger may
                             not, and a Third Party is free to.
    VII-B            judge   A correct Solution is a legal expression that meets every point below.
    VII-B-1          judge   The Solution stands in a whole Equation: Solution = Goal, or the other
                             way round.
    VII-B-2          judge   The Solution has to equal the Goal as the writer reads it and writes it
                             down.
    VII-B-2-a        judge   A paper without the writer's reading of the Goal is wrong, even when
                             there is just one way to read it.
    VII-B-2-b        judge   Write down the Goal itself and not the number it comes to.
    VII-B-2-c        judge   A gap on the mat becomes brackets on paper; a Goal copied with the gap
                             alone is ambiguous.
    VII-B-3          judge   The Solution keeps to what the mat says about each cube.
    VII-B-3-a        judge   A Solution has two cubes or more.
    VII-B-3-b        judge   Every cube in Required is in the Solution.
    VII-B-3-c        judge   No cube in Forbidden is in the Solution.
    VII-B-3-d        judge   Cubes in Permitted are yours to use or leave.
    VII-B-3-e        judge   After Now, the Solution takes one Resource cube at most.
    VII-B-3-f        judge   After Impossible, everything left in Resources counts as Permitted.
    VII-B-4          judge   Numbers in a Solution have a single digit, unless a variation allows
                             more.
    VII-B-5          judge   The Solution obeys every variation picked for the shake.
    VII-B-6          judge   A Solution with several readings is wrong once an opponent shows a
                             reading that misses the Goal.
    VII-B-6-a        judge   Powers do not go before times, nor times before plus: where grouping
                             matters, the writer puts brackets.
    VII-B-6-b        judge   A few signs group by default: each takes only the numeral next to it.
    VII-B-6-b-i      judge   A root covers only the numeral right behind it, unless brackets say
                             more.
    VII-B-6-b-ii     judge   With Factorial, ! covers only the numeral before it, unless brackets
                             say more.
    VII-B-6-b-iii    judge   With Exponent, a coloured exponent raises only the numeral before it,
                             unless brackets say more.
    VII-B-6-b-iv     judge   With Number of Factors or Smallest Prime, x covers only the numeral
                             behind it, unless brackets say more.
    VII-B-6-b-v      judge   With Imaginary, a product with i is worked before everything else,
                             unless brackets say otherwise.
    VII-B-6-c        judge   Where two of these defaults pull apart, the writer has to add brackets.
    VII-C            match   When the writing time is over, or all writers are ready, every
                             presented Equation is checked.
    VII-C-1          match   With three players the Third Party chooses within two minutes whether
                             to present, and cannot go back on the choice.
    VII-C-1-a        match   The Third Party may say outright whether a paper is coming.
    VII-C-1-b        match   A yes or no to the question, spoken or by a move of the head, settles
                             it too.
    VII-C-1-c        match   Giving the paper to an opponent settles it as well.
    VII-C-2          match   Checking starts only when all papers have been presented.
    VII-C-2-a        match   A presented paper may not be altered; trying to makes it wrong.
    VII-C-2-b        people  Circle the Equation that counts, Goal included; if you forgot, do it
                             the moment you are asked.
    VII-C-3          match   Each paper has two minutes of checking, one paper after another, with
                             both opponents at it together.
    VII-C-4          match   Checkers accept a paper or show a fault in it; without a paper of your
                             own, accepting a wrong one leaves you with 2.
    VII-C-5          judge   A checker who calls a paper wrong has to name one of the faults below.
    VII-C-5-a        judge   The Goal on the mat cannot be read legally at all.
    VII-C-5-b        judge   The writer reads the Goal in a way that is not legal.
    VII-C-5-c        judge   Brackets can be added so that the two sides differ; the checker has to
                             write that reading down.
    VII-C-5-c-a      match   Checkers who work apart may each buy one more minute for a point; who
                             does not buy it may not go on changing their try.
    VII-C-5-c-b      people  Checkers who work apart may not talk to each other.
    VII-C-5-c-c      match   Each checker, or a pair together, has a single try at showing that a
                             paper is ambiguous.
    VII-C-5-c-d      match   Meanwhile the other checker may go on looking for different faults.
    VII-C-5-c-e      match   Tries that were ready in time cost no point while the writer looks at
                             them.
    VII-C-5-d        judge   The Solution does not come to the Goal that the writer wrote.
    VII-C-5-d-i      people  Checkers work at finding out whether both sides are equal before they
                             say no.
    VII-C-5-d-ii     people  For a clear paper a general argument will do, such as a fraction on one
                             side and a whole number on the other.
    VII-C-5-d-iii    match   Checkers may ask a judge whether the sides are equal; from then on they
                             can raise nothing else, not even ambiguity.
    VII-C-5-e        judge   A sign could mean two things, and one of them makes the sides differ.
    VII-C-5-f        judge   A variation is used wrongly or left out.
    VII-C-6          people  A player may appeal against what a judge has ruled, on two conditions.
    VII-C-6-a        people  For an appeal, a second judge must have been called on the matter.
    VII-C-6-b        people  For an appeal, the player must not have initialled the scoresheet.
    VIII             note    What happens when Resources runs out.
    VIII-A           match   The last cube goes to Required or Permitted, never to Forbidden, unless
                             the player calls Impossible; then all write for two minutes.
    VIII-B           match   Impossible against the last cube is open for the first minute of
                             writing; a later call, or Now, costs a point.
    IX               note    Slips of procedure, and conduct.
    IX-A             match   Whoever charges a slip of procedure says at once exactly what it is.
    IX-A-1           match   Cubes moved illegally go back and the Mover moves again, with ten
                             seconds or more to do it.
    IX-A-2           match   If the move was in order, its cube stays.
    IX-B             match   A slip that nobody puts right before another player's legal move or
                             challenge stands.
    IX-C             people  A judge warns a player whose conduct disturbs; repeats may cost a point
                             each, and bad cases the round or more.
    IX-D             people  Two judges together may take a point with no warning for an unfair
                             advantage or a wrecked shake.
    X                note    What a shake scores.
    X-A              match   Two rules say who is correct after a challenge.
    X-A-1            match   If you had to write, you are correct when your Equation is.
    X-A-2            match   If you did not have to write, you are correct when no opponent's
                             Equation is, unless you accepted a wrong one.
    X-B              match   After a challenge, points go by who is correct and in which part.
    X-B-1            match   Not being correct scores 2.
    X-B-2            match   The Challenger or the Mover scores 6 for being correct.
    X-B-3            match   The Third Party scores 6 for a good paper after Impossible, or if the
                             Challenger's Now fails and theirs is good or not presented.
    X-B-4            match   The Third Party scores 4 for staying out while the Mover fails an
                             Impossible, or for a good paper beside the Challenger's after Now.
    X-C              match   With the last cube played and no Impossible called, each player is
                             scored on their own paper.
    X-C-1            match   A good paper then scores 4.
    X-C-2            match   A wrong paper, or none, then scores 2.
    X-D              match   A player who is away, or comes after the roll, scores -2 for that
                             shake.
    XI               note    How long things may take.
    XI-A             match   Past a time limit you lose a point and have one minute more; past that
                             you lose another point and the task itself.
    XI-A-1           note    The time limits, task by task.
    XI-A-1-a         match   One minute to roll the cubes.
    XI-A-1-b         match   15 seconds to pick a variation, counted from the end of the rolling
                             minute.
    XI-A-1-c         match   Two minutes to set the Goal.
    XI-A-1-d         match   Two minutes for the turn right after the Goal.
    XI-A-1-e         match   One minute for any later turn, bonus move included.
    XI-A-1-f         match   15 seconds to say which challenge it is, once the block is up.
    XI-A-1-g         match   One minute to call Impossible after the last cube; it comes out of the
                             writing time.
    XI-A-1-h         match   Two minutes to write an Equation.
    XI-A-1-i         match   Two minutes to check an Equation.
    XI-A-2           people  With sand left over from an earlier task, the timer is turned or not,
                             whichever gives the player less.
    XI-A-3           match   A late player is warned and counted down aloud from ten; only at the
                             end of the count is the point lost.
    XI-B             match   A round lasts 30 minutes, and no new shake starts after that.
    XI-B-1           match   The shake in play then has five minutes to end.
    XI-B-2           match   Then all stop and write for two minutes with any cubes still in
                             Resources: 4 for a good paper, 2 otherwise.
    XI-B-3           people  Time that a dispute takes in those last minutes is given back to the
                             table.
    XII              note    What a match scores.
    XII-A            match   Three players earn 6, 4 and 2 by place, with 5, 4 or 3 for ties; two
                             players earn 6 and 4, or 5 each.
    XII-B            people  All sign the scoresheet and a winner hands it in; an honest slip is put
                             right if everybody agrees.
    XII-B-1          people  A false score meant to deceive stays if it is too low.
    XII-B-2          people  A false score meant to deceive, if too high, makes the whole round 0.
    XIII             note    The variations to choose from, by division and by year.
    XIII-A           judge   The Elementary list. Powers join whole numbers; a root's index is a
                             counting number, its inside and its value whole numbers.
    XIII-A-1         judge   Sideways: a number cube lying on its side is 1 divided by that number;
                             zero may not lie so.
    XIII-A-2         judge   Upside-down: a number cube standing on its head is the opposite of that
                             number.
    XIII-A-2-a       judge   With Sideways too, a cube of the Solution may be turned both ways at
                             once, a cube of the Goal may not.
    XIII-A-2-b       note    The appendix shows how to mark a cube that stands on its head.
    XIII-A-3         judge   0 Wild: the 0 may be any digit, the same one all through the Equation,
                             and the writer says which.
    XIII-A-4         judge   Factorial: two ! signs may be put into the Equation, and the writer has
                             to write them.
    XIII-A-4-a       judge   Only whole numbers have a factorial, and 0! is 1.
    XIII-A-4-b       judge   Without brackets ! takes just the numeral it follows.
    XIII-A-5         judge   Multiple Operations: signs outside Forbidden and the Goal may be
                             repeated in a Solution, as may !; the Goal has two ! at most.
    XIII-A-5-a       judge   This goes for signs in Resources after Impossible, and after Now for
                             the one cube that comes from there.
    XIII-A-5-b       judge   Write the sign as often as you use it; nothing more need be said.
    XIII-A-6         judge   Three-operation Solution: it has three operation signs or more; !
                             counts, a decimal point does not.
    XIII-A-7         judge   Remainder: a division sign on its side gives what is left when A is
                             shared by B, both positive integers, A up to 1000.
    XIII-A-8         judge   Two-digit Numerals: Solutions may have numbers of two digits.
    XIII-A-9         judge   LCM: a root sign marked so gives the least number that two counting
                             numbers both divide.
    XIII-A-10        judge   GCF: a ^ marked so gives the greatest number that divides two whole
                             numbers, which are not both 0.
    XIII-A-11        judge   Number of Factors: x in front of a counting number up to 200 tells how
                             many factors it has.
    XIII-A-11-a      judge   An x may still multiply; its place in the expression tells which it
                             does.
    XIII-A-11-b      judge   Without brackets this x takes just the numeral that follows it.
    XIII-A-12        judge   Average: + no longer adds; it gives the average of two numbers.
    XIII-A-13        judge   Smallest Prime: x in front of a rational number up to 200 gives the
                             first prime above it.
    XIII-A-13-a      judge   An x may still multiply; its place in the expression tells which it
                             does.
    XIII-A-13-b      judge   Without brackets this x takes just the numeral that follows it.
    XIII-A-14        judge   Percent: a root sign on its head between A and B gives A percent of B,
                             and both may have two digits.
    XIII-A-15        judge   Decimal Point: ^ may be a point among three digits at most, and then
                             binds before anything else.
    XIII-B           judge   The Middle list: five variations from Elementary, with a wider 0 Wild,
                             and more of its own.
    XIII-B-1         judge   Sideways: a number cube lying on its side is 1 divided by that number;
                             zero may not lie so.
    XIII-B-2         judge   Upside-down: a number cube standing on its head is the opposite of that
                             number.
    XIII-B-3         judge   0 Wild: the 0 may be any digit or sign, the same one all through the
                             Equation, and the writer says which.
    XIII-B-3-a       judge   Multiple Operations lets a wild 0 be repeated only while it stands for
                             an operation sign.
    XIII-B-3-b       judge   A wild 0 cannot be !, which is on no cube.
    XIII-B-3-c       judge   A wild 0 cannot be a digit that the base lacks.
    XIII-B-3-d       judge   One sign may do two jobs: a wild 0 as x may count factors here and
                             multiply there, and so for ^ and the root sign.
    XIII-B-4         judge   Factorial: two ! signs may be put into the Equation, and the writer has
                             to write them.
    XIII-B-5         judge   Multiple Operations: signs outside Forbidden and the Goal may be
                             repeated in a Solution, as may !; the Goal has two ! at most.
    XIII-B-6         judge   Base m: both sides are read in base eight, nine or ten, as picked, and
                             Solutions may have numbers of two digits.
    XIII-B-7         judge   Multiple of k: Solution and Goal differ by a multiple of k (6 to 11)
                             that is not 0; the Goal lies from -1000 to 1000.
    XIII-B-8         judge   Number of Factors: x in front of a counting number up to 1000 tells how
                             many factors it has.
    XIII-B-9         judge   Exponent: a numeral on a cube of the picked colour may be an exponent
                             with no ^ before it.
    XIII-B-9-a       judge   A coloured exponent takes just the numeral it follows, unless brackets
                             say more.
    XIII-B-9-b       judge   With Factorial, ! may follow an exponent.
    XIII-B-9-c       judge   A colour with no digit that can be used, given the roll and the base,
                             is a bad pick unless 0 is wild.
    XIII-B-10        judge   Powers of the Base: a 1 standing alone may be any integer power of the
                             base, which is ten unless Base m says otherwise.
    XIII-B-11        judge   Average: + no longer adds; it gives the average of two numbers.
    XIII-B-12        judge   Percent: a root sign on its head between A and B gives A percent of B,
                             where a hundred goes by the base picked.
    XIII-B-13        judge   Decimal Point: ^ may be a point among three digits at most, binding
                             first; its places go by the base picked.
    XIII-C           judge   The Junior list: Sideways and Upside-down always hold, and most Middle
                             variations may be picked, some of them wider.
    XIII-C-1         judge   Sideways, always in force: a number cube lying on its side is 1 divided
                             by that number, which is not zero.
    XIII-C-2         judge   Upside-down, always in force: a number cube standing on its head is the
                             opposite of that number.
    XIII-C-3         judge   0 or x Wild: the picker names 0 or x; it may be anything on the cubes,
                             the same all through the Equation.
    XIII-C-4         judge   Powers of the Base: a 1 standing alone may be any integer power of the
                             base, which is ten unless Base m says otherwise.
    XIII-C-5         judge   Base m: eight, nine, eleven or twelve; in the last two ^ may be the
                             digit ten, and in twelve a root sign eleven.
    XIII-C-5-a       judge   The signs ^ and root may still be operations; the writer settles any
                             doubt.
    XIII-C-5-b       judge   With Powers of the Base, 1 goes by the base that was picked.
    XIII-C-5-c       judge   A wild cube may be the digit ten or eleven, or the operation on that
                             same cube.
    XIII-C-6         judge   Multiple of k: Solution and Goal differ by a multiple of k (6 to 11)
                             that is not 0.
    XIII-C-7         judge   Multiple Operations: signs outside Forbidden and the Goal may be
                             repeated in a Solution, as may !; the Goal has two ! at most.
    XIII-C-8         judge   Factorial: two ! signs may be put into the Equation, but none into the
                             Goal when Multiple of k is on.
    XIII-C-9         judge   Number of Factors has no size limit, but what nobody can check is
                             wrong, and x of a power plus or minus something is no Goal.
    XIII-C-10        judge   Exponent: a numeral on a cube of the picked colour may be an exponent
                             with no ^ before it.
    XIII-D           judge   The Senior list: what Junior may pick, and three more.
    XIII-D-11        judge   Imaginary: a minus on its side is i, and a fractional power or root may
                             be any complex root that the writer names.
    XIII-D-11-a      judge   Anything that names a number is a numeral, i too, so i may stand next
                             to any of them.
    XIII-D-11-b      judge   An exponent has to be real: i may be raised to a power but may not be
                             one.
    XIII-D-11-c      judge   In the Goal a minus on its side is i or its opposite, as the writer
                             likes.
    XIII-D-11-d      judge   A wild cube may be i while another is minus, since both are one symbol.
    XIII-D-11-e      judge   Goals and Solutions may be complex numbers.
    XIII-D-11-f      judge   Multiple Operations does not let you repeat i, which is a number.
    XIII-D-11-g      judge   Only i itself joins a number without x, not a longer expression that
                             starts with i.
    XIII-D-12        judge   Decimal in Goal: each writer puts decimal points in the Goal; three
                             digits in a row must get one.
    XIII-D-13        judge   Log: a division sign on its side between a and b gives the logarithm of
                             a to base b, both positive, b not 1.
    Appendix A       judge   A paper says what each cube means that could mean several things; the
                             appendix lists what holds when it does not.
    Appendix A-1     judge   The paper must let a checker see that the Solution equals the writer's
                             Goal.
    Appendix A-2     judge   The writer clears up both the grouping and the meaning of every
                             doubtful cube.
    Appendix A-3     note    It is best to write the value in the line, with a note of the cube that
                             it comes from.
    Appendix A-4     note    A good paper leaves a checker with nothing to ask.
    Appendix A-5     note    Arrows are the clearest way of saying what a cube means.
    Glossary         note    What the words of these rules mean.
    """
)
