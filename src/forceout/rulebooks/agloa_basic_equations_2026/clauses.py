"""What each of the seven rules of AGLOA's Basic Equations for 2026-27 says.

Each sentence is ours; ids follow the text's numbers and letters down to the last.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    I         match   Two or three play; one of them rolls 24 cubes, six of each colour, and what
                      lands face up is the Resources.
    I-A       judge   Whoever rolled sets a Goal of one to six cubes that is a legal expression.
    I-B       judge   Numbers in the Goal have one or two digits, and it may hold operation signs.
    II        match   Turns pass to the left; on yours, challenge or move one Resource cube to
                      Forbidden, Permitted or Required.
    III       judge   A Solution is written on paper, equals the Goal and obeys the points below.
    III-A     judge   A Solution has two cubes or more.
    III-B     judge   Use every cube in Required, none in Forbidden, and as many in Permitted as you
                      like.
    III-C     judge   Numbers in a Solution have a single digit.
    III-D     judge   Brackets in the Solution may show what is worked first.
    III-E     judge   Plus and minus only add and subtract; the other signs multiply, divide and
                      raise to a power.
    III-F     judge   A root has its index written in front; with none shown it is the square root.
    IV        match   Now and Impossible are the two challenges.
    IV-A      match   On anybody's turn, take the block and challenge another player who has just
                      moved or set the Goal.
    IV-A-1    match   Now claims a Solution from the mat with one Resource cube at most.
    IV-A-1-a  judge   For Now, every cube in Required goes in.
    IV-A-1-b  judge   For Now, cubes in Permitted go in or stay out.
    IV-A-1-c  judge   For Now, a single cube from Resources may help.
    IV-A-2    match   Impossible claims that no Solution can be written, whatever else is taken from
                      Permitted and Resources.
    IV-B      match   With three players, the one who is neither Challenger nor Mover is free to
                      present an Equation or not.
    V         match   Two rules say who is correct after a challenge.
    V-A       match   A player who has to write, or chooses to, is correct with a right Solution.
    V-B       match   A player who does not have to write is correct when nobody writes a right
                      Solution.
    VI        match   After a challenge, points go by who is correct and in which part.
    VI-A      match   Not being correct scores 2.
    VI-B      match   The Challenger or the Mover scores 6 for being correct.
    VI-C      match   A correct Third Party scores 6 in three cases, and 4 in every other.
    VI-C-a    match   6 for the Third Party: a right paper after Impossible.
    VI-C-b    match   6 for the Third Party: a right paper after Now while the Challenger has none.
    VI-C-c    match   6 for the Third Party: no paper after Now, and the Challenger's is wrong.
    VII       match   The last cube goes to Required or Permitted unless Impossible is called; then
                      all write, for 4 if right and 2 if wrong.
    """
)
