"""What each clause of MLAG's Adventurous On-Sets rules for 2019-20 says.

Each sentence is ours. Ids follow the text's numbers and letters down to the last; a lettered
comment counts as a part of the clause it explains, an example does not.
"""

from __future__ import annotations

from forceout.rules.clause import Clauses

CLAUSES = Clauses.read(
    """
    I             note    Who plays, with what, and who sets the first Goal.
    I-A           match   Two or three players play a match; each shake goes from the roll and the
                          deal to the writing of Solutions.
    I-B           note    What lies on the table: cards, cubes, a mat, a timer and a challenge
                          block.
    I-B-1         match   There are 16 cards, each with its own choice of blue, red, green and
                          yellow dots; those dealt are the Universe.
    I-B-2         match   There are 18 cubes: digits, colours, operations and Restriction cubes.
    I-B-2-a       judge   Three cubes carry the digits 1 to 5 and serve for the Goal alone.
    I-B-2-b       judge   Eight cubes carry colours; a colour names every dealt card that shows it.
    I-B-2-c       match   Four cubes carry operations: union, intersection, subtraction and
                          complement.
    I-B-2-c-i     judge   The union holds the cards of either set.
    I-B-2-c-ii    judge   The intersection holds the cards that belong to two sets at once.
    I-B-2-c-iii   judge   Subtraction keeps the cards of the first set that the second lacks.
    I-B-2-c-iv    judge   The prime takes all cards that a set leaves out.
    I-B-2-d       match   Three cubes carry V, the null set sign, = or the subset sign.
    I-B-2-d-i     judge   V names the whole Universe.
    I-B-2-d-ii    judge   The null set sign names the set without cards.
    I-B-2-d-iii   judge   The signs = and subset make Restrictions; in Elementary V and null set
                          signs are laid out instead.
    I-B-3         note    The mat has four sections; Resources is not one of them.
    I-B-3-a       match   Digit cubes in the Goal section make up the Goal.
    I-B-3-b       judge   A cube in Required has to be in every Solution.
    I-B-3-c       judge   A cube in Permitted is free to be in a Solution or left out.
    I-B-3-d       judge   A cube in Forbidden stays out of every Solution.
    I-B-4         match   A sand timer that runs for a minute measures the time limits.
    I-B-5         people  The challenge block is a small solid thing that only one player at a time
                          can grab.
    I-C           people  Bring pens, blank paper and a variation sheet; no notes, books or devices.
                          A chart of the cards may be printed on the paper.
    I-D           match   Lot picks the first Goal-setter, by the highest digit cube; after each
                          shake the job passes to the left.
    II            note    How the cubes are rolled, the cards dealt and the variations picked.
    II-A          match   The Goal-setter rolls all the cubes, and what lands face up is the
                          Resources.
    II-A-1        match   A shake has begun once the cubes are rolled, a card is dealt or the time
                          for both is running.
    II-A-2        people  Nobody turns a cube over or hides one from the others during a shake.
    II-A-3        match   In Elementary the setter first lays out V and null set signs, two of one
                          and one of the other, and rolls the rest.
    II-B          match   The player on the Goal-setter's right deals the cards; once in place
                          nobody touches them until papers are checked.
    II-B-1        match   Up to Junior, six to twelve cards are dealt.
    II-B-2        match   In Senior, ten to fourteen cards are dealt.
    II-C          judge   Each player picks a variation from the division's list before the Goal; it
                          overrides any rule it clashes with.
    II-C-1        match   The Goal-setter picks first, and then the pick goes round to the left.
    II-C-1-a      match   Everybody has 15 seconds to pick.
    II-C-1-b      match   An early pick leaves what remains of the rolling minute to the next
                          player, on top of that player's 15 seconds.
    II-C-1-c      judge   Circle the variation you pick; one with a blank, such as the wild cube or
                          the doubled set, needs the blank filled.
    II-C-2        judge   A pick that does nothing, conflicts or repeats costs a point and is made
                          again; a second bad pick costs another and is lost.
    II-C-3        judge   With two players, the one who is not setting the Goal picks two
                          variations; in Senior anybody may pick two.
    III           note    How the Goal is set.
    III-A         match   Whoever rolled the cubes sets the Goal, with cubes out of Resources.
    III-B         judge   The Goal has one to three digit cubes, and together they name a whole
                          number.
    III-B-1       judge   The layout of the cubes says what the Goal comes to, and only the pictured
                          layouts count; spare digit cubes go to Forbidden.
    III-B-1-a     judge   Cubes side by side are added.
    III-B-1-b     judge   Cubes one above another are multiplied.
    III-B-1-c     judge   A digit on its head counts as negative.
    III-B-2       match   A digit cube that has touched the Goal section has to be part of the Goal.
    III-B-2-a     match   The setter says "Goal" when the Goal is finished.
    III-B-2-b     match   Until then the setter may shift the cubes about in the Goal section.
    III-B-2-c     match   The Goal is also set when its time is up or the setter turns the timer.
    III-B-2-d     match   A Goal that has been set never changes.
    III-C         match   The setter may make a bonus move, but only before placing the first digit
                          cube.
    III-C-1       match   The setter says "Bonus" and puts one Resource cube in Forbidden, which is
                          no digit, = or subset sign.
    III-C-2       match   A setter who leads the match may not; caught in time, the cube goes back
                          and a point is lost.
    III-D         match   A setter who thinks that no Goal has a Solution may say "No Goal", and the
                          others have a minute to answer.
    III-D-1       match   If everybody agrees, the shake does not count and the same player rolls
                          again.
    III-D-1-a     note    "No Goal" is for odd rolls, such as three equal digits with hardly any
                          useful sign.
    III-D-1-b     match   A void shake scores nothing for anybody.
    III-D-1-c     match   After a bonus move the setter has to set a Goal and can no longer say "No
                          Goal".
    III-D-2       match   Whoever disagrees takes the block and has two minutes for a Goal and a
                          Solution from any Resource cubes; a third player may write.
    IV            note    How cubes move from Resources to the mat.
    IV-A          match   After the Goal, turns pass to the left.
    IV-B          match   On your turn move one Resource cube to Required, Permitted or Forbidden,
                          or challenge; only Shift from Permitted moves it again.
    IV-C          match   If you do not lead the match, you may make a bonus move ahead of your
                          ordinary one.
    IV-C-1        match   Say "Bonus", put one Resource cube in Forbidden, then make your ordinary
                          move.
    IV-C-1-a      match   Without the word "Bonus" a cube put in Forbidden is your whole move.
    IV-C-1-b      match   The first of the two cubes goes to Forbidden; the other may go to any of
                          the three sections.
    IV-C-2        match   A leader's bonus move, if caught in time, gives back the second cube and
                          costs a point.
    IV-C-2-a      match   Sharing the lead does not bar you from a bonus move.
    IV-C-2-b      match   If two cubes went to Forbidden together without the word, the Mover takes
                          back whichever of them he likes.
    IV-D          match   From Middle on, = and subset cubes may go to Forbidden only once Resources
                          is down to four.
    IV-D-a        match   V and the null set sign may go to Forbidden at any time.
    IV-D-b        note    With few cubes left, a player should not be forced to make a Now possible.
    V             note    How and when to challenge.
    V-A           match   Now or Impossible may be called on anybody's turn, against another player
                          right after their move or their Goal.
    V-A-1         match   Impossible claims that nobody can write a correct Solution, whatever
                          happens to the cubes still in Resources.
    V-A-1-a       judge   Against a Goal that is not a legal layout or is negative, challenge
                          Impossible.
    V-A-1-b       match   "Never" is taken as "Impossible" and costs nothing.
    V-A-2         match   Now claims a Solution from what is on the mat and one Resource cube more
                          at most.
    V-A-2-a       match   Now needs two cubes or more in Resources; otherwise it is set aside and
                          costs a point.
    V-A-2-b       match   Now has to wait until a cube lies in Required or Permitted; too early, it
                          is set aside and costs a point.
    V-B           match   Pick up the block and say which challenge it is; challenging yourself, or
                          not challenging after all, costs a point.
    V-B-a         note    The block settles who the Challenger is.
    V-B-b         people  Touching the block means nothing, but keep hands away from it.
    V-B-c         people  Pick up the block to challenge and for nothing else.
    VI            note    What a Solution is made of.
    VI-A          judge   The Set-Name names a set of dealt cards; nothing undefined is in it, and
                          neither = nor the subset sign.
    VI-A-a        judge   On paper you may add brackets to show how the cubes would be grouped.
    VI-A-b        judge   Writing "= Goal" behind the Set-Name makes the Solution wrong.
    VI-B          judge   The Restriction part is made of one Restriction or several.
    VI-B-1        judge   A Restriction takes the cards that break it out of the Universe; only then
                          the Set-Name is worked out.
    VI-B-1-a      judge   Those cards are back when the next Solution is checked.
    VI-B-1-b      judge   A Restriction holds for its own Solution only.
    VI-B-2        judge   There are three kinds of Restriction, and the sets in them have legal
                          names.
    VI-B-2-a      judge   A subset Restriction takes out every card of the first set that the second
                          lacks.
    VI-B-2-b      judge   An equals Restriction takes out every card that just one of the two sets
                          has.
    VI-B-2-c      judge   A chain has two or more signs = or subset.
    VI-B-2-c-i    judge   A chain of three sets means that each neighbouring pair obeys its sign.
    VI-B-2-c-ii   judge   Longer chains work in the same way, from left to right.
    VI-B-3        judge   Brackets may not enclose a Restriction's sign, so not the whole
                          Restriction either; round one side they are fine.
    VII           note    Who writes, what makes a Solution correct, and how papers are checked.
    VII-A         match   A valid challenge makes somebody write a Solution.
    VII-A-1       match   After Now the Challenger has to write a Solution and the Mover may not
                          present one.
    VII-A-2       match   After Impossible the Mover has to write a Solution and the Challenger may
                          not present one.
    VII-A-3       match   The Third Party joins a side within the writing time, and with the
                          writer's side has to write as well.
    VII-A-3-a     match   The Third Party may say outright whether a paper is coming.
    VII-A-3-b     match   Naming the side you join, aloud or by pointing, settles it too.
    VII-A-3-c     match   When time is up, a Third Party without a paper has joined the player who
                          is not writing.
    VII-B         judge   A correct Solution meets every point below.
    VII-B-1       judge   The Solution has a proper Set-Name.
    VII-B-2       judge   From Middle on, a Required = or subset cube asks for a Restriction; one in
                          Permitted or Resources only allows it.
    VII-B-3       judge   The set has as many cards as the Goal says, after every Restriction has
                          been applied.
    VII-B-3-a     judge   "= Goal" is never written behind a Set-Name.
    VII-B-3-b     judge   With Absolute Value the Solution may equal any legal value of the Goal.
    VII-B-4       judge   The Solution keeps to what the mat says about each cube.
    VII-B-4-a     judge   A Solution has two cubes or more, both parts together.
    VII-B-4-b     judge   Every Required cube is in the Set-Name, except = and subset, and in the
                          Restrictions if the Solution has any.
    VII-B-4-c     judge   A Permitted cube is yours to use in the Restriction part and, but for =
                          and subset, in the Set-Name as well.
    VII-B-4-d     judge   No cube in Forbidden is in the Solution.
    VII-B-4-e     judge   After Now, the Solution takes one Resource cube at most.
    VII-B-4-f     judge   After Impossible, everything left in Resources counts as Permitted.
    VII-B-5       judge   The Solution obeys every variation picked for the shake.
    VII-B-6       judge   However the Solution may legally be read, it equals the Goal.
    VII-B-6-a     judge   A Solution with several readings is wrong once an opponent shows a reading
                          that misses the Goal.
    VII-B-6-b     judge   The prime goes before every other operation and stays with its set; the
                          rest have no order, so brackets may be needed.
    VII-C         match   When the writing time is over, every presented Solution is checked.
    VII-C-1       match   The Third Party says within the writing time whether a paper is coming,
                          and cannot go back on it.
    VII-C-1-a     match   The Third Party may say outright whether a paper is coming.
    VII-C-1-b     match   Naming the side you join, aloud or by pointing, settles it too.
    VII-C-1-c     match   Presenting a paper at the end of the time, or not, settles it as well.
    VII-C-2       match   Checking starts only when all papers have been presented.
    VII-C-2-a     match   A presented paper may not be altered, even if time is left.
    VII-C-2-b     people  Show which Solution counts; if you forgot, do it when asked.
    VII-C-3       match   Each paper has two minutes of checking, one paper after another, with both
                          opponents at it together.
    VII-C-4       match   Checkers accept a paper or show a fault in it; without a paper of your
                          own, accepting a wrong one leaves you with 2.
    VII-C-5       judge   A checker who calls a paper wrong has to name one of the faults below.
    VII-C-5-a     judge   The Goal on the mat cannot be read legally at all.
    VII-C-5-b     judge   The set has a number of cards that is no legal value of the Goal.
    VII-C-5-b-i   people  Checkers work the Solution out on the cards before they say no.
    VII-C-5-b-ii  people  A general argument will do, such as too few cards left for the Goal.
    VII-C-5-c     judge   Brackets can be added so that the Solution misses the Goal; each checker,
                          or both together, may try once on paper.
    VII-C-5-c-a   match   Checkers who work apart may each buy one more minute for a point; who does
                          not buy it may not go on changing their try.
    VII-C-5-c-b   people  Checkers who work apart may not talk to each other.
    VII-C-5-c-c   match   Each checker, or a pair together, has a single try at showing that a paper
                          is ambiguous.
    VII-C-5-c-d   match   Meanwhile the other checker may go on looking for different faults.
    VII-C-5-c-e   match   Tries that were ready in time cost no point while the writer looks at
                          them.
    VII-C-5-d     judge   Some sign or group of signs in the Solution means nothing.
    VII-C-5-e     judge   A variation is used wrongly or left out.
    VII-C-6       match   Checkers may ask a judge whether the Solution comes to what the Goal says.
    VII-C-6-a     match   Once a judge is asked, nobody can object to anything else.
    VII-C-6-b     match   The judge then says yes to an ambiguous Solution if one of its values
                          fits.
    VIII          note    What happens when Resources runs out.
    VIII-A        match   The last cube goes to Required or Permitted, never to Forbidden, unless
                          the player calls Impossible; then all write for two minutes.
    VIII-B        match   Impossible against the last cube is open for the first minute of writing;
                          later it is set aside free of charge, but Now costs a point.
    IX            note    Slips of procedure, and conduct.
    IX-A          match   Whoever charges a slip of procedure says within 15 seconds exactly what it
                          is.
    IX-A-1        match   Cubes moved illegally go back and the Mover moves again, with ten seconds
                          or more to do it.
    IX-A-2        match   If the move was in order, its cube stays.
    IX-B          match   A slip that nobody puts right before another player's legal move or
                          challenge stands.
    IX-C          people  A judge warns a player whose conduct disturbs; repeats may cost a point
                          each, and bad cases the round or more.
    X             note    What a shake scores.
    X-A           match   Two rules say who is correct after a challenge.
    X-A-1         match   If you had to write, or sided with the one who had to, you are correct
                          when your Solution is.
    X-A-2         match   If you did not have to write, you are correct when no opponent's Solution
                          is.
    X-B           match   After a challenge, points go by who is correct and in which part.
    X-B-1         match   Not being correct scores 2.
    X-B-2         match   Being correct scores 6, or 4 for a Third Party on the Challenger's side.
    X-C           match   With the last cube played and no Impossible called, each player is scored
                          on their own paper.
    X-C-1         match   A good paper then scores 4.
    X-C-2         match   A wrong paper, or none, then scores 2.
    X-D           match   A player who misses a shake scores 0 for it.
    XI            note    How long things may take.
    XI-A          match   Past a time limit you lose a point and have one minute more; past that you
                          lose the task itself.
    XI-A-1        note    The time limits, task by task.
    XI-A-1-a      match   One minute to roll the cubes and deal the cards.
    XI-A-1-b      match   15 seconds to pick a variation, counted from the end of the minute for
                          rolling and dealing.
    XI-A-1-c      match   Two minutes to set the Goal.
    XI-A-1-d      match   Two minutes for the turn right after the Goal.
    XI-A-1-e      match   One minute for any later turn, bonus move included.
    XI-A-1-f      match   15 seconds to say which challenge it is, once the block is up.
    XI-A-1-g      match   One minute to call Impossible after the last cube; it comes out of the
                          writing time.
    XI-A-1-h      match   Two minutes to write a Solution, and for the Third Party to choose whether
                          to present one.
    XI-A-1-i      match   Two minutes to check a Solution.
    XI-A-2        people  With sand left over from an earlier task, the timer is turned or not,
                          whichever gives the player less.
    XI-A-3        match   A late player is warned and counted down aloud from ten; only at the end
                          of the count is the point lost.
    XI-B          match   After the round's time, usually 30 minutes, a shake has five more; then
                          all write with any cubes left, for 4 if right and 2 if wrong.
    XII           note    What a match scores.
    XII-A         match   Three players earn 6, 4 and 2 by place, with 5, 4 or 3 for ties; two
                          players earn 6 and 4, or 5 each.
    XII-B         people  All sign the scoresheet and a winner hands it in; a wrong score meant to
                          deceive is dealt with as below.
    XII-B-1       people  A false score meant to deceive stays if it is too low.
    XII-B-2       people  A false score meant to deceive, if too high, makes the whole round 0.
    XIII          note    The variations to choose from, by division.
    XIII-A        judge   The Elementary list.
    XIII-A-1      judge   Required Cube: every Solution has to hold the sign that the picker names;
                          another cube standing for it will not do.
    XIII-A-2      judge   Wild Cube: the cube that the picker names, no digit, may be any sign but a
                          digit, the same one all through the Solution.
    XIII-A-2-a    judge   A cube both wild and required has to be used, but may stand for something
                          else.
    XIII-A-2-b    judge   A wild cube that is used as itself needs no note.
    XIII-A-3      judge   Union and intersection may be read as each other.
    XIII-A-3-a    judge   Each of these cubes may be read for itself; they need not agree.
    XIII-A-3-b    judge   A wild cube used as one of the two may be read as the other.
    XIII-A-3-c    judge   A wild one of the two need not agree with itself while it is one of the
                          two; as any other sign it must.
    XIII-A-3-d    judge   Write the sign you mean; no note is needed.
    XIII-A-3-e    judge   One of the two being wild does not make the other wild.
    XIII-A-4      judge   V and the null set sign may be read as each other, on the same terms.
    XIII-A-5      judge   Two Operations: each Solution has two operation signs or more.
    XIII-A-5-a    judge   A wild cube counts as an operation sign only while it is used as one.
    XIII-A-5-b    judge   The two signs may be the same.
    XIII-A-6      judge   Multiple Operations: signs that lie in Required, Permitted or Resources
                          can be repeated in a Solution.
    XIII-A-6-a    judge   This goes for signs in Resources after Impossible, and after Now for the
                          one cube that comes from there.
    XIII-A-6-b    judge   Write the sign as often as you use it; nothing more need be said.
    XIII-A-7      match   Shift from Permitted: instead of your ordinary move you may take a cube
                          from Permitted to Required or Forbidden.
    XIII-A-7-a    match   If you do not lead, a bonus move may come before the shift.
    XIII-A-7-b    match   A shift to Forbidden never counts as the bonus move itself.
    XIII-A-7-c    match   There are no shifts once the last cube of Resources lies in Required or
                          Permitted.
    XIII-B        judge   The Middle list: the Elementary variations and two more.
    XIII-B-1      judge   Required Cube: every Solution has to hold the sign that the picker names.
    XIII-B-1-a    judge   Another cube that only stands for the required sign will not do.
    XIII-B-1-b    judge   A required = or subset goes in a Restriction, any other sign in either
                          part, unless the mat asks for both.
    XIII-B-2      judge   Wild Cube: the cube that the picker names, no digit, may be any sign but a
                          digit, the same one all through the Solution.
    XIII-B-2-a    judge   A cube both wild and required has to be used, but may stand for something
                          else.
    XIII-B-2-b    judge   A wild cube that is used as itself needs no note.
    XIII-B-3      judge   Union and intersection may be read as each other.
    XIII-B-3-a    judge   Each of these cubes may be read for itself; they need not agree.
    XIII-B-3-b    judge   A wild cube used as one of the two may be read as the other.
    XIII-B-3-c    judge   A wild one of the two need not agree with itself while it is one of the
                          two; as any other sign it must.
    XIII-B-3-d    judge   Write the sign you mean; no note is needed.
    XIII-B-3-e    judge   One of the two being wild does not make the other wild.
    XIII-B-4      judge   V and the null set sign may be read as each other, on the same terms.
    XIII-B-5      judge   Two Operations: each Solution has two operation signs or more.
    XIII-B-5-a    judge   A wild cube counts as an operation sign only while it is used as one.
    XIII-B-5-b    judge   The two signs may be the same.
    XIII-B-6      judge   Multiple Operations: signs that lie in Required, Permitted or Resources
                          can be repeated in a Solution.
    XIII-B-6-a    judge   This goes for signs in Resources after Impossible, and after Now for the
                          one cube that comes from there.
    XIII-B-6-b    judge   Write the sign as often as you use it; nothing more need be said.
    XIII-B-7      match   Shift from Permitted: instead of your ordinary move you may take a cube
                          from Permitted to Required or Forbidden.
    XIII-B-7-a    match   If you do not lead, a bonus move may come before the shift.
    XIII-B-7-b    match   A shift to Forbidden never counts as the bonus move itself.
    XIII-B-7-c    match   There are no shifts once the last cube of Resources lies in Required or
                          Permitted.
    XIII-B-7-d    match   The cubes = and subset never go from Permitted to Forbidden.
    XIII-B-8      judge   No Null Restrictions: every Restriction, in whatever order, takes out a
                          card; a chain does so with any part of it.
    XIII-B-9      judge   Absolute Value: a digit on its head in the Goal may be read as upright, as
                          long as the Goal stays legal.
    XIII-C        judge   The Junior list: the first three always hold, and the others may be
                          picked.
    XIII-C-1      judge   Multiple Operations, always in force: signs that lie in Required,
                          Permitted or Resources can be repeated in a Solution.
    XIII-C-1-a    judge   This goes for signs in Resources after Impossible, and after Now for the
                          one cube that comes from there.
    XIII-C-1-b    judge   Write the sign as often as you use it; nothing more need be said.
    XIII-C-2      judge   Always in force: union and intersection may be read as each other.
    XIII-C-2-a    judge   Each of these cubes may be read for itself; they need not agree.
    XIII-C-2-b    judge   A wild cube used as one of the two may be read as the other.
    XIII-C-2-c    judge   A wild one of the two need not agree with itself while it is one of the
                          two; as any other sign it must.
    XIII-C-2-d    judge   Write the sign you mean; no note is needed.
    XIII-C-2-e    judge   One of the two being wild does not make the other wild.
    XIII-C-3      judge   Always in force: V and the null set sign may be read as each other.
    XIII-C-4      judge   Required Cube: every Solution has to hold the sign that the picker names.
    XIII-C-4-c    judge   Another cube that only stands for the required sign will not do.
    XIII-C-4-d    judge   A required = or subset goes in a Restriction, any other sign in either
                          part, unless the mat asks for both.
    XIII-C-5      judge   Wild Cube: a cube that is no digit, = or subset may be any one sign but a
                          digit, in Restrictions and Set-Name alike.
    XIII-C-5-a    judge   A cube both wild and required has to be used, but may stand for something
                          else.
    XIII-C-5-b    judge   A wild cube that is used as itself needs no note.
    XIII-C-6      judge   Two Operations: each Solution has two operation signs or more.
    XIII-C-6-a    judge   A wild cube counts as an operation sign only while it is used as one.
    XIII-C-6-b    judge   The two signs may be the same.
    XIII-C-7      judge   No Null Restrictions: every Restriction, in whatever order, takes out a
                          card; a chain does so with any part of it.
    XIII-C-8      match   Shift from Permitted: instead of your ordinary move you may take a cube
                          from Permitted to Required or Forbidden.
    XIII-C-8-a    match   If you do not lead, a bonus move may come before the shift.
    XIII-C-8-b    match   A shift to Forbidden never counts as the bonus move itself.
    XIII-C-8-c    match   There are no shifts once the last cube of Resources lies in Required or
                          Permitted.
    XIII-C-8-d    match   The cubes = and subset never go from Permitted to Forbidden.
    XIII-C-9      judge   Double Set: the cards of a set count twice; its name has four signs at
                          most, and it is neither empty nor the whole Universe.
    XIII-C-10     judge   Required or Forbidden Card: the picker names a dealt card that every Set-
                          Name has to hold, or that none may hold.
    XIII-C-10-a   judge   The picker says the card aloud and writes it on the sheet.
    XIII-C-10-b   judge   A wild blank card may not be made like the forbidden card.
    XIII-C-11     judge   Blank Card Wild: each writer says which colours the blank card has.
    XIII-C-11-a   judge   It may be picked only with the blank card among those dealt.
    XIII-C-11-b   judge   A blank card left blank needs no note.
    XIII-C-11-c   judge   Given a dot of the doubled set, the blank card counts twice for that
                          writer.
    XIII-C-11-d   judge   If the blank card is required, it is enough that it is in the set,
                          whatever colours it was given.
    XIII-C-11-e   judge   Blank Card Wild and a forbidden blank card rule each other out; picking
                          the second costs a point.
    XIII-C-12     judge   Absolute Value: a digit on its head in the Goal may be read as upright, as
                          long as the Goal stays legal.
    XIII-D        judge   The Senior list: what Junior may pick, and two more.
    XIII-D-13     judge   Symmetric Difference: minus keeps the cards that just one of two sets has;
                          it cannot go with a wild minus.
    XIII-D-13-a   judge   A wild cube used as minus means it in the same way.
    XIII-D-13-b   judge   Just write the minus; no note is needed.
    XIII-D-13-c   judge   With Double Set as well, number the two on the sheet in the order picked:
                          a minus in the doubled set goes by that order.
    XIII-D-14     judge   Two Solutions: the second set has a card that the first lacks; three
                          minutes to write and check, Now needs three Resource cubes.
    XIII-D-14-a   judge   A Goal of 0, or one that takes the whole Universe, cannot be met twice:
                          challenge Impossible.
    XIII-D-14-b   judge   Each of the two keeps to the mat and the variations, as if two players had
                          written them.
    XIII-D-14-c   judge   After Now each of the two may use its own Resource cube.
    XIII-D-14-d   judge   A wild cube may be one sign in the first Solution and another in the
                          second.
    XIII-D-14-e   judge   The blank card may have other colours in the second, but it is still the
                          same card.
    XIII-D-14-f   judge   With a required card and a Goal of 1, challenge Impossible.
    XIII-D-14-g   judge   With Absolute Value the two may equal different values of the Goal.
    """
)
