"""What each clause of MLAG's Basic Equations rules for 2019-20 says.

Each sentence is ours. Ids follow the text's numbers and letters down to the last; a lettered
comment counts as a part of the clause it explains, an example does not.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    I              note    Who plays, with what, and who sets the first Goal.
    I-A            match   Two or three players play a match, one shake after another.
    I-B            note    What lies on the table: cubes, a mat, a timer and a challenge block.
    I-B-1          match   The 24 cubes are six red, six blue, six green and six black, with digits
                           and operation signs on their faces.
    I-B-2          note    The mat has four sections; Resources is not one of them.
    I-B-2-a        match   Cubes in the Goal section make up the Goal.
    I-B-2-b        judge   A cube in Required has to be in every Solution.
    I-B-2-c        judge   A cube in Permitted is free to be in a Solution or left out.
    I-B-2-d        judge   A cube in Forbidden stays out of every Solution.
    I-B-3          match   A sand timer that runs for a minute measures the time limits.
    I-B-4          people  The challenge block is a small solid thing that only one player at a time
                           can grab.
    I-C            people  Bring pens and blank paper; no notes, books or devices. Minor, Elementary
                           and Middle may use a printed chart.
    I-D            match   Lot picks the first Goal-setter, by the highest digit on a red cube;
                           after each shake the job passes to the left.
    II             match   The Goal-setter rolls all the cubes, and what lands face up is the
                           Resources.
    II-a           match   A shake has begun once the cubes are rolled or the rolling time is
                           running.
    II-b           people  Nobody turns a cube over or hides one from the others during a shake.
    III            note    Which expressions have a meaning in the game.
    III-A          judge   A legal expression names a real number and holds nothing undefined;
                           brackets may be added on paper.
    III-B          note    What the signs mean where that differs from schoolbooks.
    III-B-1        judge   Plus and minus only add and subtract; they never mark a number as
                           positive or negative.
    III-B-2        judge   A root has its index written in front; with none shown it is the square
                           root.
    III-B-3        judge   The sign * (or ^, with its point up) raises to a power.
    III-C          note    Limits on powers and roots.
    III-C-1        judge   An even root means the one that is not negative.
    III-C-2        note    Powers and roots that have no value.
    III-C-2-a      judge   There is no zeroth root.
    III-C-2-b      judge   Zero may be raised only to a power greater than zero.
    III-C-2-c      judge   A negative number has no even root.
    III-C-2-d      judge   A root index that in lowest terms is an even number over an odd one takes
                           no negative number.
    III-C-2-e      judge   A power that in lowest terms is an odd number over an even one takes no
                           negative base.
    III-C-3        judge   In Elementary, powers join whole numbers; a root's index is a counting
                           number, its inside and its value whole numbers.
    IV             note    How the Goal is set.
    IV-A           match   Whoever rolled the cubes sets the Goal, with cubes out of Resources.
    IV-B           judge   The Goal has one to six cubes, and together they must be a legal
                           expression.
    IV-B-1         judge   Numbers in the Goal have one, two or three digits; no cube lies sideways
                           or upside down.
    IV-B-2         judge   The usual order of operations holds in the Goal unless gaps group it; a
                           root covers only the first group behind it.
    IV-B-3         match   A cube that has touched the Goal section has to be part of the Goal.
    IV-B-3-a       match   The setter says "Goal" when the Goal is finished.
    IV-B-3-b       match   Until then the setter may shift the cubes about in the Goal section.
    IV-B-3-c       match   The Goal is also set when its time is up or the setter turns the timer.
    IV-B-3-d       match   A Goal that has been set never changes.
    IV-C           match   Before the first Goal cube the setter, leading or not, may say "Bonus"
                           and put one Resource cube in Forbidden.
    IV-D           match   A setter who thinks that no Goal has a Solution may say "No Goal", and
                           the others have a minute to answer.
    IV-D-1         match   If everybody agrees, the shake does not count and the same player rolls
                           again.
    IV-D-1-a       note    "No Goal" is for odd rolls, such as very few digits or very few operation
                           signs.
    IV-D-1-b       match   A void shake scores nothing for anybody.
    IV-D-1-c       match   After a bonus move the setter has to set a Goal and can no longer say "No
                           Goal".
    IV-D-2         match   Whoever disagrees takes the block and has two minutes for a whole
                           Equation from any Resource cubes; a third player may write one.
    V              note    How cubes move from Resources to the mat.
    V-A            match   After the Goal, turns pass to the left.
    V-B            match   On your turn move one Resource cube to Required, Permitted or Forbidden,
                           or challenge; a cube that has touched the mat stays.
    V-C            match   Anybody, leading or not, may say "Bonus", put one Resource cube in
                           Forbidden and then make the ordinary move.
    V-C-a          match   Without the word "Bonus" a cube put in Forbidden is your whole move.
    V-C-b          match   The first of the two cubes goes to Forbidden; the other may go to any of
                           the three sections.
    VI             note    How and when to challenge.
    VI-A           match   Now or Impossible may be called on anybody's turn, against another player
                           right after their move or their Goal.
    VI-A-1         match   Impossible claims that nobody can write a correct Equation, whatever
                           happens to the cubes still in Resources.
    VI-A-1-a       judge   Against a Goal that is not legal, challenge Impossible.
    VI-A-1-b       match   "Never" is taken as "Impossible" and costs nothing.
    VI-A-2         match   Now claims a correct Equation from what is on the mat and one Resource
                           cube more at most.
    VI-A-2-a       match   Now needs two cubes or more in Resources; otherwise it is set aside.
    VI-A-2-b       match   Now has to wait until a cube lies in Required or Permitted; too early, it
                           is set aside and play goes on.
    VI-B           match   Pick up the block and say which challenge it is; challenging yourself is
                           set aside and costs nothing.
    VI-B-a         note    The block settles who the Challenger is.
    VI-B-b         people  Touching the block means nothing, but keep hands and pencils away from
                           it.
    VI-B-c         people  Pick up the block to challenge and for nothing else.
    VII            note    Who writes, what makes a Solution correct, and how papers are checked.
    VII-A          match   A valid challenge makes somebody write an Equation.
    VII-A-1        match   After Now the Challenger has to write an Equation and the Mover may not
                           present one.
    VII-A-2        match   After Impossible the Mover has to write an Equation and the Challenger
                           may not present one.
    VII-A-3        match   With three players the Third Party says within the writing time whether a
                           paper is coming, and cannot go back on it.
    VII-A-3-a      match   The Third Party may say outright whether a paper is coming.
    VII-A-3-b      match   Naming the side you join, aloud or by pointing, settles it too.
    VII-A-3-c      match   When time is up, a Third Party without a paper has joined the player who
                           is not writing.
    VII-B          judge   A correct Solution is a legal expression that meets every point below.
    VII-B-1        judge   The Solution stands in a whole Equation: Solution = Goal, or the other
                           way round.
    VII-B-2        judge   The Solution has to equal the Goal as the writer reads it and writes it
                           down.
    VII-B-2-a      judge   A paper that is not a whole Equation is wrong, even when the Goal can be
                           read in just one way.
    VII-B-2-b      judge   Write down the Goal itself and not the number it comes to.
    VII-B-2-c      judge   A gap on the mat becomes brackets on paper.
    VII-B-3        judge   The Solution keeps to what the mat says about each cube.
    VII-B-3-a      judge   A Solution has two cubes or more.
    VII-B-3-b      judge   Every cube in Required is in the Solution.
    VII-B-3-c      judge   Cubes in Permitted are yours to use or leave.
    VII-B-3-d      judge   No cube in Forbidden is in the Solution.
    VII-B-3-e      judge   After Now, the Solution takes one Resource cube at most.
    VII-B-3-f      judge   After Impossible, everything left in Resources counts as Permitted.
    VII-B-4        judge   Numbers in a Solution have a single digit.
    VII-B-5        judge   Where brackets leave a doubt the usual order decides: roots and powers,
                           times and divided by, plus and minus, left to right.
    VII-C          match   When the writing time is over, or all writers are ready, every presented
                           Equation is checked.
    VII-C-1        match   Checking starts only when all papers have been presented.
    VII-C-1-a      match   A presented paper may not be altered, even if time is left.
    VII-C-1-b      people  Show which Equation counts, Goal included; if you forgot, do it when
                           asked.
    VII-C-2        match   Each paper has two minutes of checking, one paper after another, with
                           both opponents at it together.
    VII-C-2-a      match   With two papers after the last cube, they are checked one after the
                           other.
    VII-C-2-b      people  Nobody moves the cubes on the table to build the Solution being checked.
    VII-C-3        match   Checkers accept a paper or name a fault in it; if nobody shows one, it is
                           correct.
    VII-C-3-a      judge   The paper is not of the form Solution = Goal, either way round.
    VII-C-3-b      judge   The Solution does not come to the Goal as written beside it.
    VII-C-3-c      judge   The Solution does not keep to the mat.
    VII-C-3-c-i    judge   It has just one cube.
    VII-C-3-c-ii   judge   It leaves out a cube in Required.
    VII-C-3-c-iii  judge   It takes a cube that is in Forbidden.
    VII-C-3-c-iv   judge   After Now, it needs two or more cubes from Resources.
    VII-C-3-d      judge   A number in the Solution has several digits.
    VII-C-3-e      judge   The Goal on the mat cannot be read legally at all.
    VII-C-3-f      judge   The writer reads the Goal in a way that is not legal.
    VII-C-3-g      judge   The two sides are found to differ when they are worked out.
    VII-C-3-g-i    people  Checkers work at finding out whether both sides are equal before they say
                           no.
    VII-C-3-g-ii   people  A general argument will do, such as a fraction on one side and a whole
                           number on the other.
    VII-C-3-g-iii  match   Checkers who agree may ask a judge whether the sides are equal; that is
                           their last question about the paper.
    VIII           note    What happens when Resources runs out.
    VIII-A         match   The last cube goes to Required or Permitted, never to Forbidden, unless
                           the player calls Impossible; then all write for two minutes.
    VIII-B         match   Impossible against the last cube is open for the first minute of writing;
                           a later call, or Now, is set aside and costs nothing.
    IX             note    Slips of procedure, and conduct.
    IX-A           match   Whoever charges a slip of procedure says within 15 seconds exactly what
                           it is.
    IX-A-1         match   Cubes moved illegally go back and the Mover moves again, with ten seconds
                           or more to do it.
    IX-A-2         match   If the move was in order, its cube stays.
    IX-B           match   A slip that nobody puts right before another player's legal move or
                           challenge stands.
    IX-C           people  A judge warns a player whose conduct disturbs; the head judge may then
                           take a point for each repeat, or more.
    X              note    What a shake scores.
    X-A            match   Two rules say who is correct after a challenge.
    X-A-1          match   If you had to write, or sided with the one who had to, you are correct
                           when your Equation is.
    X-A-2          match   If you did not have to write, you are correct when no opponent's Equation
                           is, unless you accepted a wrong one after Impossible.
    X-B            match   After a challenge, points go by who is correct and in which part.
    X-B-1          match   Not being correct scores 2.
    X-B-2          match   Being correct scores 6, or 4 for a Third Party on the Challenger's side.
    X-C            match   With the last cube played and no Impossible called, each player is scored
                           on their own paper.
    X-C-1          match   A good paper then scores 4.
    X-C-2          match   A wrong paper, or none, then scores 2.
    X-D            match   A player who misses a shake scores 0 for it.
    XI             note    How long things may take.
    XI-A           match   Past a time limit you lose a point and have one minute more; past that
                           you lose the task itself.
    XI-A-1         note    The time limits, task by task.
    XI-A-1-a       match   Two minutes to roll the cubes and set the Goal.
    XI-A-1-b       match   Two minutes for the turn right after the Goal.
    XI-A-1-c       match   One minute for any later turn, bonus move included.
    XI-A-1-d       match   15 seconds to say which challenge it is, once the block is up.
    XI-A-1-e       match   One minute to call Impossible after the last cube; it comes out of the
                           writing time.
    XI-A-1-f       match   Two minutes to write an Equation, and for the Third Party to choose
                           whether to present one.
    XI-A-1-g       match   Two minutes to check an Equation.
    XI-A-2         people  With sand left over from an earlier task, the timer is turned or not,
                           whichever gives the player less.
    XI-A-3         match   A late player is warned and counted down aloud from ten; only at the end
                           of the count is the point lost.
    XI-B           match   After the round's time, usually 30 minutes, a shake has five more; then
                           all write with any cubes left, for 4 if right and 2 if wrong.
    XII            note    What a match scores.
    XII-A          match   Three players earn 6, 4 and 2 by place, with 5, 4 or 3 for ties; two
                           players earn 6 and 4, or 5 each.
    XII-B          people  All sign the scoresheet and a winner hands it in; an honest slip is put
                           right if everybody agrees.
    XII-B-1        people  A false score meant to deceive stays if it is too low.
    XII-B-2        people  A false score meant to deceive, if too high, makes the whole round 0.
    """
)
