"""What each of the seven rules of AGLOA's Basic On-Sets for 2014-15 says.

Each sentence is ours; ids follow the text's numbers and letters down to the last.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    I         match   Two or three play; the setter lays out V and null set signs and rolls the
                      rest, and the player on the right deals the Universe.
    I-A       judge   Whoever rolled sets a Goal with one digit cube or more.
    I-B       judge   With several cubes, their layout says what the Goal comes to.
    I-B-1     judge   Cubes side by side are added.
    I-B-2     judge   Cubes one above another are multiplied.
    I-B-3     judge   A digit on its head counts as negative.
    I-C       match   The setter says "Goal" when the Goal is finished.
    II        match   Turns pass to the left; on yours, challenge or move one Resource cube to
                      Forbidden, Permitted or Required.
    III       judge   A Solution names a set with as many dealt cards as the Goal says.
    III-A     judge   A Solution has two cubes or more.
    III-B     judge   Every cube in Required is in the Solution.
    III-C     judge   No cube in Forbidden is in the Solution.
    III-D     judge   Cubes in Permitted are yours to use or leave.
    III-E     judge   The prime goes first; otherwise brackets show the order, and a reading that
                      misses the Goal makes the Solution wrong.
    IV        match   Now and Never are the two challenges.
    IV-A      match   On anybody's turn, take the block and challenge another player who has just
                      moved or set the Goal.
    IV-A-1    match   Now claims a Solution from the mat with one Resource cube at most.
    IV-A-1-a  judge   For Now, every cube in Required goes in.
    IV-A-1-b  judge   For Now, cubes in Permitted go in or stay out.
    IV-A-1-c  judge   For Now, a single cube from Resources may help.
    IV-A-2    match   Never claims that no Solution can be written, whatever else is taken from
                      Permitted and Resources.
    IV-B      match   With three players, the one who is neither Challenger nor Mover has to agree
                      with the Challenger or not.
    IV-B-1    match   Agreeing with a Now means writing a Solution of your own.
    IV-B-2    match   Disagreeing with a Never means writing a Solution of your own.
    V         match   Two rules say who is correct after a challenge.
    V-A       match   A player who has to write is correct with a right Solution.
    V-B       match   A player who does not have to write is correct when nobody writes a right
                      Solution.
    VI        match   After a challenge, points go by who is correct and on which side.
    VI-A      match   Not being correct scores 2.
    VI-B      match   Being correct scores 6, or 4 if you agreed with the Challenger.
    VII       match   The last cube goes to Required or Permitted unless Never is called; then all
                      write, for 4 if right and 2 if wrong.
    """
)
