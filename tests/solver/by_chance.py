"""Positions of Equations by chance, for every rulebook, division, season and pair of variations."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from forceout import values
from forceout.api import Judge
from forceout.equations.bench import EquationsBench
from forceout.equations.cubes import needs_of
from forceout.equations.evaluation import NEEDS_VARIATION
from forceout.equations.notation import parse_expression, parse_paper
from forceout.equations.ruleset import Ruleset
from forceout.equations.variations import InForce, compose
from forceout.equations.written_goals import own_goal
from forceout.kit import Colour, Cube, Mat, Row, Turn
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.claims import Claim
from forceout.rules.variation import PickRefused

SEASONS = (2027, 2028)


class Setting(NamedTuple):
    """Where a position is played."""

    rulebook: str
    division: str
    season: int
    variations: tuple[str, ...] = ()

    @property
    def judge(self) -> Judge:
        """The judge there."""
        return judge_of(self)

    @property
    def rules(self) -> Ruleset:
        """The rules there."""
        bench = self.judge.bench
        assert isinstance(bench, EquationsBench)
        return bench.rules

    @property
    def now(self) -> InForce:
        """What is in force there."""
        return compose(self.rules, self.judge.variations)

    def __str__(self) -> str:
        """Name it as the program's options do."""
        options = [f"--rulebook {self.rulebook} --division {self.division} --season {self.season}"]
        return " ".join([*options, *(f"--variation {name}" for name in self.variations)])


@cache
def judge_of(setting: Setting) -> Judge:
    """Set up the judge of a setting."""
    rulebook, division, season, variations = setting
    return Judge.of(rulebook, division, variations, season)


def places() -> Iterator[Setting]:
    """Every division of every rulebook of Equations, in an odd and in an even year."""
    for rulebook in RULEBOOKS.values():
        for division in rulebook.divisions:
            if isinstance(rulebook.bench(division), EquationsBench):
                yield from (Setting(rulebook.id, division, season) for season in SEASONS)


def listed(place: Setting) -> list[str]:
    """Every variation that can be chosen at a place, with every parameter."""
    return [
        f"{name}={parameter}" if parameter else name
        for name, listing in place.rules.listed.items()
        if listing.seasons.holds(place.season)
        for parameter in (listing.parameters or ("",))
    ]


@cache
def settings() -> tuple[Setting, ...]:
    """Every setting: without a variation, with each, and with each pair that may be chosen."""
    found = []
    for place in places():
        names = listed(place)
        chosen = [(), *((name,) for name in names), *combinations(names, 2)]
        for variations in chosen:
            try:
                place._replace(variations=variations).rules  # noqa: B018 - asks for a refusal
            except PickRefused:
                continue
            found.append(place._replace(variations=variations))
    return tuple(found)


class Asked(NamedTuple):
    """A question for a solver."""

    setting: Setting
    mat: Mat
    claim: Claim

    def __str__(self) -> str:
        """Write it as a command."""
        return f'forceout solve "{self.mat}" --claim {self.claim.name} {self.setting}'


def claim_of(chance: random.Random, setting: Setting) -> Claim:
    """Choose a claim that is made for a Goal on the mat."""
    return chance.choice([claim for claim in setting.rules.claims if not claim.sets_goal])


def roll(chance: random.Random, setting: Setting, count: int) -> list[Cube]:
    """Roll so many cubes of the box; without a digit and a sign a roll would be dull."""
    box = setting.rules.box
    colours = [colour for colour in box.faces for _ in range(box.each)]
    while True:
        cubes = [
            Cube(chance.choice(box.faces[colour]), colour)
            for colour in chance.sample(colours, count)
        ]
        signs = sum(not cube.face.isdigit() for cube in cubes)
        if 0 < signs <= count // 2 + 1 and signs < count:
            return cubes


def asked(chance: random.Random, setting: Setting, cubes: int) -> Asked:
    """Set a Goal and play some cubes, by chance."""
    rolled = roll(chance, setting, cubes + 3)
    goal = Row(())
    for _ in range(40):
        size = chance.choice([1, 1, 2, 2, 3])
        chance.shuffle(rolled)
        goal = Row(tuple(_lain(chance, setting, cube) for cube in rolled[:size]))
        if setting.judge.goal(str(goal)).is_correct:
            break
    left = rolled[len(goal.cubes) :][:cubes]
    return spread(chance, setting, goal, left, [])


def spread(
    chance: random.Random, setting: Setting, goal: Row, left: list[Cube], required: list[Cube]
) -> Asked:
    """Lay cubes in the sections by chance."""
    heaps: dict[str, list[Cube]] = {"r": list(required), "p": [], "f": [], "s": []}
    weights = chance.choice([(2, 2, 1, 2), (1, 3, 0, 1), (4, 1, 0, 1), (0, 0, 0, 1)])
    for cube in left:
        heaps[chance.choices("rpfs", weights)[0]].append(cube)
    mat = Mat(goal, *(tuple(heaps[heap]) for heap in "rpfs"))
    return Asked(setting, mat, claim_of(chance, setting))


def _lain(chance: random.Random, setting: Setting, cube: Cube) -> Cube:
    """Turn a digit of the Goal now and then, where it can be turned."""
    now = setting.now
    turns = (
        [Turn.UPRIGHT] * 4 + [Turn.SIDEWAYS] * now.sideways + [Turn.UPSIDE_DOWN] * now.upside_down
    )
    turn = chance.choice(turns) if cube.face.isdigit() else Turn.UPRIGHT
    return Cube(cube.face, cube.colour, turn)


# Positions made from a paper


def known(chance: random.Random, setting: Setting, depth: int = 3) -> tuple[Asked, str] | None:
    """Write a paper by chance and make a mat for it; nothing where the judge does not take it."""
    written = chance.choice([_with_digits, _with_expression])(chance, setting, depth)
    if written is None:
        return None
    paper, lain = written
    cubes = [
        Cube(need.faces, need.colour) for need in needs_of(parse_paper(paper).sides[0], setting.now)
    ]
    used = list(cubes)
    if setting.now.multiple_operations:
        used = [
            cube
            for number, cube in enumerate(cubes)
            if cube.face.isdigit() or cube not in cubes[:number]
        ]
    chance.shuffle(used)
    claim = claim_of(chance, setting)
    most = len(used) if claim.most_resources is None else claim.most_resources
    cut = chance.randint(0, min(most, len(used)))
    split = chance.randint(cut, len(used))
    others = roll(chance, setting, 3) if not claim.uses_all_resources else []
    mat = Mat(
        lain,
        tuple(used[split:]),
        (*used[cut:split], *others[:1]),
        tuple(others[1:2]),
        (*used[:cut], *others[2:]),
    )
    verdict = setting.judge.paper(mat, paper, claim.name)
    return (Asked(setting, mat, claim), paper) if verdict.is_correct else None


def _with_digits(chance: random.Random, setting: Setting, depth: int) -> tuple[str, Row] | None:
    """Write a Solution, and the digits of what it comes to as the Goal."""
    solution = _number(chance, setting.now, depth)
    goal = _digits_for(chance, setting, solution)
    if goal is None:
        return None
    return f"{solution} = {goal}", Row(tuple(Cube(face) for face in goal))


def _with_expression(chance: random.Random, setting: Setting, depth: int) -> tuple[str, Row] | None:
    """Write a Goal with a sign in it, and a Solution that happens to come to the same."""
    goal = _number(chance, setting.now, 1)
    wanted = setting.judge.value(goal).values
    for _ in range(25):
        solution = _number(chance, setting.now, depth - 1)
        if len(wanted) == 1 and setting.judge.value(solution).values == wanted:
            return f"{solution} = {goal}", own_goal(parse_expression(goal), setting.now)
    return None


def _digits_for(chance: random.Random, setting: Setting, solution: str) -> str | None:
    """Find digits that come to what a Solution does, or as much as Multiple of k asks for."""
    worth = setting.judge.value(solution)
    value = values.as_int(worth.values[0]) if len(worth.values) == 1 else None
    if value is None:
        return None
    k = setting.now.multiple_of
    wanted = value + chance.choice([-2, -1, 1, 2]) * k
    base = setting.now.base
    digits = ""
    while wanted > 0:
        digits = f"{'0123456789^v'[wanted % base]}{digits}"
        wanted //= base
    return digits if 1 <= len(digits) <= setting.rules.goal.most_digits else None


def _number(chance: random.Random, now: InForce, depth: int) -> str:
    """Write a number by chance, with whatever the variations in force let a writer use."""
    if depth == 0 or (depth < 3 and chance.random() < 0.35):
        return chance.choice(_numerals(chance, now))
    made = chance.choice(_makers(chance, now))
    parts = [_number(chance, now, depth - 1) for _ in range(made.count("{}"))]
    return made.format(*(f"({part})" if len(part) > 1 else part for part in parts))


def _numerals(chance: random.Random, now: InForce) -> list[str]:
    digit = chance.choice("0123456789"[: now.base])
    other = chance.choice("0123456789"[: now.base])
    turns = [turn.value for turn in Turn if turn is not Turn.UPRIGHT]
    found = [digit, digit, digit]
    if now.sideways or now.upside_down:
        found.append(digit + chance.choice(turns))
    if now.two_digits:
        found += [digit + other, "T", "E" + digit] if now.base > 11 else [digit + other]
    if now.decimal_point:
        found += [f"{digit}.{other}", f".{digit}", f"{digit}."]
    if now.powers_of_base:
        found.append(f"1p{chance.choice([-2, -1, 1, 2])}")
    if now.imaginary:
        found += ["i", "iu"]
    if now.wild and digit != now.wild:
        found.append(f"{digit}:{now.wild}")
    return found


def _makers(chance: random.Random, now: InForce) -> list[str]:
    signs = ["{}+{}", "{}-{}", "{}x{}", "{}/{}"] * 2 + ["{}^{}", "{}v{}", "v{}"]
    named = [name for name, field in NEEDS_VARIATION.items() if getattr(now, field)]
    signs += [f"{{}} {name} {{}}" for name in named] * 3
    if now.x_in_front:
        signs += ["x{}", "x{}"]
    if now.factorial:
        signs += ["{}!", "{}!"]
    if now.exponent is Colour.RED:
        signs += ["{}{{2}}", "{}{{3}}"]
    if now.imaginary:
        signs += ["{}i", "i{}"]
    if now.wild and not now.wild_is_numeral:
        signs.append(f"{{}}{chance.choice('+-x/')}:{now.wild}{{}}")
    return signs
