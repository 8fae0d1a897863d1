"""Clauses of On-Sets shown by an example each, where no conformance case is about just that.

The ids are those of AGLOA's text; what is shown holds in both leagues.
"""

import pytest

from forceout.api import Judge

AGLOA = "agloa-onsets-2014"
MLAG = "mlag-onsets-2019"
CARDS = "B R G Y BR GY BRGY _"


def judge_of(rulebook: str, shake: str) -> Judge:
    """Set up a judge from words: a division, then variations."""
    division, *variations = shake.split() or [""]
    return Judge.of(rulebook, division, variations)


@pytest.mark.parametrize(
    ("shake", "mat", "paper", "code"),
    [
        pytest.param(
            "elementary",
            "4 | B R | U = V | | Y n",
            "B = V; B U R",
            "restrictions-barred",
            id="I-B-2-d-iii of MLAG and AGLOA: no Restrictions in Elementary",
        ),
        pytest.param(
            "elementary",
            "4 | B R | U = V | | Y n",
            "B = V; B U R",
            "restriction-unwanted",
            id="VII-B-2 of MLAG and AGLOA: a Restriction part in Elementary",
        ),
        pytest.param(
            "middle",
            "4 | B R | U = V | | Y n",
            "B = B; B U R",
            "cube-used-too-often",
            id="I-B-2-d-iii of MLAG and AGLOA: Restrictions in Middle",
        ),
        pytest.param(
            "middle",
            "4 | B R U | - | | Y n",
            "(B U R) - 3",
            "digit-used",
            id="I-B-2-a of MLAG and AGLOA: a digit in the Set-Name",
        ),
        pytest.param(
            "middle",
            "4 | B R U G | | | Y n",
            "B U R",
            "required-left-out",
            id="I-B-3-b a cube of Required is missing",
        ),
        pytest.param(
            "middle",
            "5 | B R U | G n | | Y V",
            "B U R",
            "wrong-number",
            id="VII-C-5-b of MLAG and AGLOA: four cards, not five",
        ),
        pytest.param(
            "middle",
            "4 | B R U | G n | | Y V",
            "B U R",
            "",
            id="I-B-3-c cubes of Permitted may be left out",
        ),
        pytest.param(
            "middle",
            "4 | B R | | U | Y V",
            "B U R",
            "forbidden-used",
            id="I-B-3-d the union is in Forbidden",
        ),
        pytest.param(
            "middle",
            "4 | B R | U | | = V",
            "B = R;",
            "no-set-name",
            id="VII-B-1 a Restriction alone",
        ),
        pytest.param(
            "middle",
            "2 | B R n Y | U | | - V",
            "B n R n Y",
            "wrong-number",
            id="VII-B-6 one card is not two",
        ),
        pytest.param(
            "elementary wild-cube=B required-cube=B",
            "1 | B R | - Y | | G n",
            "R n:B Y",
            "",
            id="XIII-A-2-a the wild and required cube is an intersection",
        ),
        pytest.param(
            "elementary wild-cube=B",
            "4 | B R | U | | Y n",
            "B U R",
            "",
            id="XIII-A-2-b a wild cube as itself",
        ),
        pytest.param(
            "elementary union-intersection",
            "2 | B R | U | | Y V",
            "B n R",
            "",
            id="XIII-A-3-d the union is just written as an intersection",
        ),
        pytest.param(
            "elementary union-intersection",
            "4 | B R Y | U U | | G V",
            "(B n R) U Y",
            "",
            id="XIII-A-3-a one union is an intersection and one is not",
        ),
        pytest.param(
            "elementary union-intersection wild-cube=G",
            "2 | B R | G | | Y V",
            "B n:G R",
            "",
            id="XIII-A-3-b a wild cube that stands for one of the two",
        ),
        pytest.param(
            "elementary two-operations wild-cube=V",
            "1 | B R | V - | | Y n",
            "(B n:V R) - Y",
            "",
            id="XIII-A-5-a a wild cube is the second operation",
        ),
        pytest.param(
            "elementary two-operations",
            "row 5 1 | B R Y | U U | | G V",
            "(B U R) U Y",
            "",
            id="XIII-A-5-b two operations of one kind",
        ),
        pytest.param(
            "elementary multiple-operations",
            "row 5 1 | B R Y | | | U V",
            "(B U R) U Y",
            "",
            id="XIII-A-6-a the one cube of Resources is used twice",
        ),
        pytest.param(
            "elementary multiple-operations",
            "row 5 1 | B R Y | U | | G V",
            "(B U R) U Y",
            "",
            id="XIII-A-6-b the sign is just written twice",
        ),
        pytest.param(
            "junior required-cube=Y",
            "4 | B R | U Y | | n V",
            "B U R",
            "required-cube",
            id="XIII-C-4 VII-B-5 of MLAG and AGLOA: no Y in the Solution",
        ),
        pytest.param(
            "junior wild-cube=Y",
            "4 | B Y | U | | G V",
            "B U R:Y",
            "",
            id="XIII-C-5 the Y is an R",
        ),
        pytest.param(
            "junior no-null-restrictions",
            "4 | B R | U = | | Y V",
            "B = B; B U R",
            "null-restriction",
            id="XIII-C-8 no card goes",
        ),
        pytest.param(
            "junior absolute-value",
            "4u | B R | U | | Y V",
            "B U R",
            "",
            id="XIII-C-9 a 4 on its head is 4",
        ),
        pytest.param(
            "junior blank-card-wild",
            "4 | B R | U | | Y V",
            "B U R",
            "",
            id="XIII-C-12-b a blank card that stays blank",
        ),
        pytest.param(
            "junior blank-card-wild",
            "5 | B R | U | | Y V",
            "BR:_; B U R",
            "",
            id="XIII-C-12 a blank card made blue and red",
        ),
        pytest.param(
            "junior blank-card-wild required-card=_",
            "5 | R ' | V | | Y n",
            "G:_; R'",
            "",
            id="XIII-C-12-d the required blank card is there, with a green dot",
        ),
        pytest.param(
            "junior blank-card-wild double-set=B",
            "row 5 4 | B R | U | | Y V",
            "B:_; B U R",
            "",
            id="XIII-C-12-c the blank card counts twice",
        ),
        pytest.param(
            "senior symmetric-difference",
            "2 | B R | - | | Y V",
            "B - R",
            "",
            id="XIII-D-13-b the minus is just written",
        ),
        pytest.param(
            "senior symmetric-difference wild-cube=G",
            "2 | B R | G | | Y V",
            "B -:G R",
            "",
            id="XIII-D-13-a a wild cube is a minus",
        ),
        pytest.param(
            "senior two-solutions",
            "2 | n | R B G Y | | U V -",
            "R n B // G n Y",
            "",
            id="XIII-D-14-b each Solution keeps to the mat",
        ),
        pytest.param(
            "senior two-solutions",
            "2 | n | R G | | B Y V",
            "R n B // G n Y",
            "",
            id="XIII-D-14-c each Solution has a Resource cube",
        ),
        pytest.param(
            "senior two-solutions",
            "2 | | n R B G Y c | | U V -",
            "G c R; R n B // G n Y",
            "",
            id="VI-B-1-a of MLAG and AGLOA: the card GY is back for the second Solution",
        ),
        pytest.param(
            "senior two-solutions wild-cube=Y",
            "2 | Y B | R G | | n U V",
            "R n:Y B // B -:Y G",
            "",
            id="XIII-D-14-d the wild cube is two signs, one a Solution",
        ),
    ],
)
def test_papers(shake: str, mat: str, paper: str, code: str) -> None:
    """A paper is ruled as the clause says in both leagues: correct, or with this fault."""
    for rulebook in (AGLOA, MLAG):
        verdict = judge_of(rulebook, shake).paper(f"{mat} | {CARDS}", paper, "now")
        assert verdict.is_correct is not bool(code), (rulebook, verdict)
        assert not code or code in verdict.codes, (rulebook, verdict)
