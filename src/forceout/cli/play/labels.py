"""How an action is offered: the words that lead to it, from the general to the particular."""

from __future__ import annotations

from typing import Final

from forceout.kit import Cube, Section
from forceout.kit.cubes import PRETTY
from forceout.match import actions
from forceout.match.actions import Action
from forceout.match.story import name_of
from forceout.match.table import Table
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.claims import Side

_CLAIMS: Final = {
    "now": "Challenge: Now",
    "impossible": "Challenge: Impossible",
    "no-goal": "Challenge: there is a Goal",
    "a-flub": "Call an A-flub",
    "p-flub": "Call a P-flub",
    "no-goal-flub": "Call a No-Goal flub",
}

_PLAIN: Final[dict[type[Action], tuple[str, ...]]] = {
    actions.Leave: ("Leave the table",),
    actions.Arrive: ("Come to the table",),
    actions.EndPicks: ("Pick no more",),
    actions.SayGoal: ('Say "Goal"',),
    actions.SayNoGoal: ('Say "no Goal"',),
    actions.AgreeNoGoal: ("Agree that there is no Goal",),
    actions.PickUpBlock: ("Pick up the challenge block",),
    actions.PutBlockBack: ("Put the block back and say nothing",),
    actions.PresentNothing: ("Hand in no paper",),
    actions.ChargeSlip: ("Charge illegal procedure",),
    actions.ReturnOther: ("Take back the other cube",),
    # What cannot be taken back takes two keys.
    actions.CallTime: ("Call time", "now: no new shake begins"),
    actions.StopPlay: ("Stop play", "now: everybody writes"),
    actions.ReplayShake: ("Have the shake played again", "now, from its roll"),
}


def path(table: Table, action: Action) -> tuple[str, ...]:
    """The words that lead to an action.

    >>> from forceout.match.actions import MoveCube
    >>> table = Table("agloa-equations-2026", players=("Ann", "Ben"))
    >>> path(table, MoveCube("A", Cube("x"), Section.REQUIRED))
    ('Move a cube', '×', 'to Required')
    """
    if type(action) in _PLAIN:
        return _PLAIN[type(action)]
    match action:
        case actions.MoveCube(cube=cube, bonus=True):
            return ("Bonus: a cube to Forbidden first", face(cube))
        case actions.MoveCube(cube=cube, to=to, origin=Section.PERMITTED):
            return ("Shift a cube of Permitted", face(cube), f"to {to.value}")
        case actions.MoveCube(cube=cube, to=to):
            return ("Move a cube", face(cube), f"to {to.value}")
        case actions.PickVariation(variation=variation):
            name, _, parameter = variation.partition("=")
            blank = (f"with {_sign(parameter)}",) if parameter else ()
            return ("Pick a variation", name, *blank)
        case actions.Challenge(claim=claim, others=others):
            said = _CLAIMS.get(claim, f"Challenge: {claim}")
            with_them = " and ".join(name_of(table, other) for other in others)
            return ("Challenge together", f"{said}, with {with_them}") if others else (said,)
        case actions.JoinSide(side=side):
            return ("Join a side", f"the {'Mover' if side is Side.MOVER else 'Challenger'}'s")
        case actions.Sign(total=total):
            return (f"Sign the scoresheet for {total}",)
        case actions.RejectPaper(reason=clause):
            says = RULEBOOKS[table.rulebook].clauses[clause].says
            return ("Reject the paper", f"{clause}: {says}")
        case _:
            return _about_somebody(table, action)


def _about_somebody(table: Table, action: Action) -> tuple[str, ...]:
    match action:
        case actions.AcceptPaper(writer=writer):
            return (f"Accept {name_of(table, writer)}'s paper",)
        case actions.AskJudge(writer=writer):
            return (f"Ask a judge whether {name_of(table, writer)}'s paper is equal",)
        case actions.Appeal(writer=writer):
            return ("Appeal", f"about {name_of(table, writer)}'s paper of the last shake")
        case actions.Warn(player=player):
            return ("Warn for conduct", name_of(table, player))
        case actions.Penalize(player=player, by_two=by_two):
            judges = "by two judges" if by_two else "by a judge"
            return ("Take a point for conduct", f"{name_of(table, player)}, {judges}")
        case actions.Disqualify(player=player):
            return ("Disqualify", name_of(table, player))
        case actions.SettleAppeal(writer=writer, is_correct=is_correct):
            verdict = "correct" if is_correct else "incorrect"
            return ("Settle an appeal", f"{name_of(table, writer)}'s paper is {verdict}")
        case _:
            return (type(action).__name__,)


def face(cube: Cube) -> str:
    """A cube by its colour and its sign."""
    return f"{cube.colour.word} {cube.sign}" if cube.colour else cube.sign


def _sign(parameter: str) -> str:
    return PRETTY.get(parameter, parameter)
