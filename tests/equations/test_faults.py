from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from forceout.equations.faults import BY_VARIATION, FAULTS
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.bench import Rules
from forceout.rules.variation import PICK_FAULTS
from forceout.rules.verdict import Ruling
from tests.equations.judges import AGLOA, BASIC, GRC, MLAG, judge_for

BY_CODE = {fault.code: fault for fault in FAULTS}


class Place(NamedTuple):
    """A division of a rulebook, in a season."""

    division: str
    rulebook: str = AGLOA
    season: int | None = None


ELEMENTARY, MIDDLE, JUNIOR, SENIOR = map(Place, ("elementary", "middle", "junior", "senior"))
EVEN = Place("elementary", season=2028)
BEGINNERS = Place("basic", BASIC)
LEAGUE = Place("middle", MLAG)
THIRD, FOURTH = Place("third", GRC), Place("fourth", GRC)


@dataclass(frozen=True)
class Provoked:
    """A question that provokes a fault: the code, its clause, where, with what, what is asked."""

    code: str
    clause: str
    place: Place
    variations: str
    door: str
    asked: tuple[str, ...]

    def rulings(self) -> tuple[Ruling, ...]:
        """What the judge says."""
        division, rulebook, season = self.place
        chosen = self.variations.split()
        judge = judge_for(division, *chosen, rulebook=rulebook, season=season)
        match self.door:
            case "paper":
                return judge.paper(*self.asked).rulings
            case "goal":
                return judge.goal(*self.asked).rulings
            case "reading":
                return judge.reading(*self.asked).rulings
            case "pick":
                return judge.pick(*self.asked).rulings
            case _:
                return judge.value(*self.asked).rulings


def paper(
    code: str, clause: str, place: Place, written: str, position: str, variations: str = ""
) -> Provoked:
    """A paper that provokes a fault."""
    claim = "now" if place.rulebook != GRC else "force-out"
    return Provoked(code, clause, place, variations, "paper", (position, written, claim))


def value(code: str, clause: str, place: Place, expression: str, variations: str = "") -> Provoked:
    """A Solution that provokes a fault when its value is asked for."""
    return Provoked(code, clause, place, variations, "value", (expression,))


def goal(code: str, clause: str, place: Place, lain: str, variations: str = "") -> Provoked:
    """A Goal that provokes a fault."""
    return Provoked(code, clause, place, variations, "goal", (lain,))


def reading(
    code: str, clause: str, place: Place, lain: str, written: str, variations: str = ""
) -> Provoked:
    """A Goal written in a way that provokes a fault."""
    return Provoked(code, clause, place, variations, "reading", (lain, written))


def pick(
    code: str, clause: str, place: Place, picked: str, resources: str, chosen: str = ""
) -> Provoked:
    """A pick that provokes a fault."""
    return Provoked(code, clause, place, chosen, "pick", (resources, picked))


PROVOKED = [
    # the paper as a whole
    paper("not-an-equation", "VII-B-1", ELEMENTARY, "7+1", "8 | 7 | + | | 1"),
    paper("not-an-equation", "VII-B-1", ELEMENTARY, "7+1 = 8 = 8", "8 | 7 | + | | 1"),
    paper("goal-unwritten", "VII-B-2-a", ELEMENTARY, "7+1", "8 | 7 | + | | 1"),
    paper("goal-unwritten", "VII-B-2-a", ELEMENTARY, "7+1 =", "8 | 7 | + | | 1"),
    paper("unequal", "VII-B-2", ELEMENTARY, "7+1 = 9", "9 | 7 | + | | 1"),
    paper("ambiguous", "VII-B-6-a", MIDDLE, "8+4x2 = 16", "16 | 8 | + 4 x | | 2"),
    paper("clash-of-defaults", "VII-B-6-c", MIDDLE, "v9! = 6", "6 | v | | | 9", "factorial"),
    paper("ambiguous-symbol", "VII-C-5-e", JUNIOR, "6+v4 = 5+3", "5+3 | 6 v | + | | 4", "base=12"),
    paper(
        "uncheckable",
        "XIII-C-9",
        JUNIOR,
        "x(8!!+1) = 2",
        "2 | x | 8 + | | 1",
        "number-of-factors factorial",
    ),
    # the cubes
    paper("one-cube", "VII-B-3-a", ELEMENTARY, "8 = 8", "8 | 8 | | | 1"),
    paper("required-left-out", "VII-B-3-b", ELEMENTARY, "7+1 = 8", "8 | 7 2 | + | | 1"),
    paper("forbidden-used", "VII-B-3-c", ELEMENTARY, "7+1 = 8", "8 | 7 | + | 1 | 2"),
    paper("cube-not-there", "VII-B-3", ELEMENTARY, "7+1 = 8", "8 | 7 | + | | 2"),
    paper("cube-used-too-often", "VII-B-3", ELEMENTARY, "4+4 = 8", "8 | 4 | + | | 2"),
    paper("too-many-resources", "VII-B-3-e", ELEMENTARY, "7+1 = 8", "8 | 7 | | | + 1"),
    paper(
        "resources-not-used",
        "Force-Out-3",
        FOURTH,
        "7+1 = 8",
        "8 | 7 | + | | 1 2",
    ),
    paper(
        "exponent-colour",
        "XIII-B-9",
        MIDDLE,
        "5{2} = 25",
        "25 | g5 | b2 | | b1",
        "exponent=red",
    ),
    # symbols and numerals
    value("not-in-force", "III-A", ELEMENTARY, "4!"),
    value("not-in-force", "III-A", ELEMENTARY, "4s+1"),
    value("not-in-force", "III-A", MIDDLE, "4:0+1"),
    value("means-nothing", "III-E", BEGINNERS, "4!"),
    value("means-nothing", "III-A", LEAGUE, "4s"),
    goal("barred-turn", "XIII-C-2", JUNIOR, "7su"),
    goal("barred-turn", "IV-B-1", LEAGUE, "7u"),
    value("turned-sign", "III-A", MIDDLE, "4+s5"),
    value("long-numeral", "VII-B-4", ELEMENTARY, "12+3"),
    value("turned-in-numeral", "XIII-B-2", MIDDLE, "6u2+1", "upside-down base=8"),
    value("point-digits", "XIII-A-15", EVEN, "12.34", "decimal-point"),
    value("point-digits", "III-A", LEAGUE, "x.5."),
    value("point-in-solution", "XIII-D-12", SENIOR, "2.5", "decimal-in-goal"),
    reading("point-missing", "XIII-D-12", SENIOR, "125", "125", "decimal-in-goal"),
    value("base-digit", "XIII-B-6", MIDDLE, "8+1", "base=8"),
    value("superscript", "XIII-B-9", MIDDLE, "5{23}", "exponent=red"),
    value("superscript-power", "Resources-4", FOURTH, "5{2}"),
    value("sign", "III-B-1", ELEMENTARY, "+8"),
    value("sign", "III-B-1", ELEMENTARY, "7/(-8)"),
    value("no-number", "III-A", ELEMENTARY, "4x"),
    value("side-by-side", "III-A", ELEMENTARY, "(4)(5)"),
    value("index-missing", "Resources-3", FOURTH, "v9"),
    # values
    value("division-by-zero", "III-A", ELEMENTARY, "8/0"),
    value("zeroth-root", "III-C-2-a", MIDDLE, "0v4"),
    value("zero-power", "III-C-2-b", MIDDLE, "0^0"),
    value("even-root", "III-C-2-c", MIDDLE, "4v(0-8)"),
    value("fractional-root", "III-C-2-d", MIDDLE, "(2/3)v(0-8)"),
    value("fractional-power", "III-C-2-e", MIDDLE, "(0-4)^(2/4)"),
    value("not-real", "III-A", MIDDLE, "(0-4)^(v2)"),
    value("unreal-exponent", "XIII-D-11", SENIOR, "4^i", "imaginary"),
    value("whole-powers", "XIII-A", ELEMENTARY, "v5"),
    value("powers-barred", "Special-Third-4", THIRD, "2^3"),
    value("fraction-barred", "Special-Third-3", THIRD, "1/2"),
    value("irrational", "Math-3", FOURTH, "2v5"),
    value("nought-sideways", "XIII-A-1", ELEMENTARY, "0s+1", "sideways"),
    value("factorial-undefined", "XIII-A-4", ELEMENTARY, "(1/2)!", "factorial"),
    value("remainder-undefined", "XIII-A-7", ELEMENTARY, "0 rem 5", "remainder"),
    value("lcm-undefined", "XIII-A-9", ELEMENTARY, "0 lcm 5", "lcm"),
    value("gcf-undefined", "XIII-A-10", ELEMENTARY, "0 gcf 0", "gcf"),
    value("factors-undefined", "XIII-A-11", ELEMENTARY, "x(5^4)", "number-of-factors"),
    paper("not-averaged", "XIII-A-12", EVEN, "7+9 = 16", "16 | 7 9 | + | | 1 8", "average"),
    value("prime-undefined", "XIII-A-13", EVEN, "x(6^3)", "smallest-prime"),
    value("log-undefined", "XIII-D-13", SENIOR, "5 log 1", "log"),
    paper("which-root", "XIII-D-11", SENIOR, "4^(1/2) = 2", "2 | 4 ^ | 1 / | | 2", "imaginary"),
    paper("solution-illegal", "III-A", ELEMENTARY, "v5+0 = 2", "2 | 5 | v + | | 0"),
    value("meant-not-a-value", "XIII-D-11", SENIOR, "4^(1/2)@3", "imaginary"),
    value("meant-not-a-value", "VII-B-2", MIDDLE, "v4@-2"),
    value("meant-not-a-value", "Solutions-1", FOURTH, "5@6"),
    value("unit-not-written", "XIII-D-11", SENIOR, "2-s+3", "imaginary"),
    reading("unit-not-written", "XIII-D-11", SENIOR, "2-s", "2-s", "imaginary"),
    # what the variations ask of the whole Equation
    paper(
        "wild-differs",
        "XIII-A-3",
        ELEMENTARY,
        "(3:0x6)-4:0 = 14",
        "14 | 0 | x 6 - | | 0",
        "wild=0",
    ),
    paper("wild-numeral", "XIII-A-3", ELEMENTARY, "4+:03 = 7", "7 | 0 | 4 | | 3", "wild=0"),
    value("wild-no-cube", "XIII-B-3", MIDDLE, "3!:0", "wild=0 factorial"),
    paper("wild-unnoted", "XIII-A-3", ELEMENTARY, "8+7 = 15", "15 | 7 0 | + | | 3", "wild=0"),
    paper("wrong-wild", "XIII-A-3", ELEMENTARY, "4+5:1 = 9", "9 | 4 | + | | 1", "wild=0"),
    paper(
        "too-few-operations",
        "XIII-A-6",
        ELEMENTARY,
        "7+1 = 8",
        "8 | 7 | + | | 1",
        "three-operation-solution",
    ),
    paper(
        "too-many-factorials",
        "XIII-A-4",
        ELEMENTARY,
        "3!+2! = 8!/7!",
        "8/7 | 3 | + | | 2",
        "factorial",
    ),
    paper(
        "goal-factorials",
        "XIII-A-5",
        ELEMENTARY,
        "4+2 = 3!!!",
        "3 | 4 | + | | 2",
        "factorial multiple-operations",
    ),
    paper(
        "factorial-with-multiple",
        "XIII-C-8",
        JUNIOR,
        "9+3 = 3!",
        "3 | 9 | + | | 3",
        "factorial multiple-of=6",
    ),
    paper("not-a-multiple", "XIII-B-7", MIDDLE, "7+1 = 3", "3 | 7 | + | | 1", "multiple-of=6"),
    paper("equal-to-goal", "XIII-B-7", MIDDLE, "7+1 = 8", "8 | 7 | + | | 1", "multiple-of=6"),
    # the Goal
    paper("goal-illegal", "VII-C-5-a", ELEMENTARY, "7+1 = 8/0", "8/0 | 7 | + | | 1"),
    reading("goal-misread", "VII-C-5-b", ELEMENTARY, "40", "45:0"),
    reading("goal-regrouped", "VII-C-5-b", ELEMENTARY, "5x 3+4", "(5x3)+4"),
    reading("goal-gap", "VII-B-2-c", LEAGUE, "3x 5+2", "3x5+2"),
    reading("goal-value", "VII-B-2", ELEMENTARY, "3x5+2", "17"),
    reading("goal-value-wrong", "Math-2", FOURTH, "3x5+2", "16"),
    value("negated-root", "Math-5", FOURTH, "5+(-(2v9))"),
    goal("negated-root", "III-C-1", LEAGUE, "-v9"),
    goal("goal-no-number", "III-A", ELEMENTARY, "4x"),
    goal("goal-no-number", "Goal", FOURTH, "5+"),
    goal("goal-missing", "IV-B", ELEMENTARY, ""),
    goal("goal-cubes", "IV-B", ELEMENTARY, "23+18+7"),
    goal("goal-numeral", "IV-B-1", ELEMENTARY, "125"),
    goal("goal-leading-zero", "Goal-5", FOURTH, "05"),
    goal("goal-not-whole", "Goal-1", FOURTH, "1/2"),
    goal("goal-fraction", "Special-Other-4", FOURTH, "7/2"),
    goal("goal-fraction", "Special-Third-2", THIRD, "9/2"),
    goal("goal-negative", "Special-Third-2", THIRD, "1-2"),
    goal("goal-bound", "XIII-B-7", MIDDLE, "99x99", "multiple-of=7"),
    goal("power-sum", "XIII-C-9", JUNIOR, "x  3+ 7^9", "number-of-factors"),
    # picks
    pick("variation-not-listed", "II-B", ELEMENTARY, "average", "1 2 +"),
    pick("variation-not-listed", "II-B", MIDDLE, "no-such-thing", "1 2 +"),
    pick("variation-always-in-force", "II-B-2", SENIOR, "sideways", "1 2 +"),
    pick("variation-parameter", "XIII-B-6", MIDDLE, "base=12", "1 2 +"),
    pick("variation-repeated", "II-B-2", MIDDLE, "factorial", "1 2 +", "factorial"),
    pick("variation-conflict", "II-B-2", MIDDLE, "base=9", "1 2 +", "base=8"),
    pick("variation-without-effect", "II-B-2", MIDDLE, "wild=0", "1 2 +"),
]


@pytest.mark.parametrize("case", PROVOKED, ids=lambda case: f"{case.code}:{'|'.join(case.asked)}")
def test_a_fault_can_be_provoked(case: Provoked) -> None:
    """The fault comes, with the clause of that division."""
    found = {ruling.fault.code: ruling.clause for ruling in case.rulings()}
    assert case.code in found, found
    assert found[case.code] == case.clause


def test_every_fault_is_provoked_by_something() -> None:
    """No fault of the registry is there for nothing."""
    assert {fault.code for fault in FAULTS} - {case.code for case in PROVOKED} == set()


def test_every_fault_has_a_code_of_its_own() -> None:
    """A code names one fault, and the registry has all of them, those of picks too."""
    assert len(BY_CODE) == len(FAULTS)
    assert set(PICK_FAULTS) <= set(FAULTS)
    assert {fault for given in BY_VARIATION.values() for fault in given} <= set(FAULTS)


def rulings() -> Iterator[tuple[str, Ruling]]:
    """Every ruling that the cases of this table get, and the rulebook that it is made by."""
    for case in PROVOKED:
        for ruling in case.rulings():
            yield case.place.rulebook, ruling


def test_every_ruling_can_be_said() -> None:
    """The words of a ruling lack no fact, say no more than they are given, and end in a point."""
    for _, ruling in rulings():
        assert ruling.fault.facts <= set(ruling.facts)
        assert all(isinstance(fact, str) for fact in ruling.facts.values())
        assert ruling.wrong.endswith(".")
        assert ruling.instead.endswith(".")
        assert "{" not in ruling.wrong.replace("{2", "").replace("{23", "")
        assert ruling.as_json()["code"] in BY_CODE


def test_every_ruling_cites_a_clause_of_its_rulebook() -> None:
    """The clause of a ruling stands in the table of the rulebook that it is made by."""
    for rulebook, ruling in rulings():
        assert ruling.clause in RULEBOOKS[rulebook].clauses.by_id, ruling


def cited(rules: Rules) -> set[str]:
    """The clauses that a division names for the faults which it knows."""
    found = set()
    for fault in FAULTS:
        with suppress(KeyError):
            found.add(rules.cite(fault))
    return found


@pytest.mark.parametrize("name", [AGLOA, BASIC, MLAG, GRC])
def test_every_clause_that_a_division_can_cite_is_there(name: str) -> None:
    """Whatever the fault, the clause that a division names for it stands in the rulebook."""
    rulebook = RULEBOOKS[name]
    for division in rulebook.divisions:
        clauses = cited(judge_for(division, rulebook=name).rules)
        assert len(clauses) > 10
        assert clauses <= rulebook.clauses.by_id.keys()
