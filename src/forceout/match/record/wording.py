"""How each kind of event is said in a record."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from forceout.match import events
from forceout.match.events import Event
from forceout.match.record.phrases import Phrase
from forceout.match.record.sorts import sorts
from forceout.match.table import Table

TEMPLATES: Final[Mapping[type[Event], str]] = {
    events.LotsCast: "the lot: {rolls:throws}",
    events.PlayerLeft: "{by:seat} leaves the table",
    events.PlayerArrived: "{by:seat} comes to the table",
    events.CubesSetOut: "{by:seat} sets out {cubes:cubes}",
    events.CubesRolled: "{by:seat} rolls {cubes:cubes}",
    events.CubesRolledAgain: "{by:seat} rolls again: {cubes:cubes}",
    events.CardsDealt: "{by:seat} deals {cards:cards}",
    events.VariationPicked: "{by:seat} chooses {variation:text}",
    events.PicksEnded: "{by:seat} leaves it at that",
    events.GoalLaid: "{by:seat} lays the Goal: {goal:goal}",
    events.GoalSet: '{by:seat} says "Goal"',
    events.NoGoalDeclared: '{by:seat} says "no Goal"',
    events.NoGoalAgreed: "{by:seat} agrees that there is no Goal",
    events.CubeMoved: (
        "{by:seat} moves {cube:cube}[ from {origin:section}] to {to:section}[ as a bonus|bonus]"
    ),
    events.BlockPickedUp: "{by:seat} picks up the block",
    events.BlockPutBack: "{by:seat} puts the block back",
    events.Challenged: "{by:seat} challenges {claim:claim}[ together with {others:seats}]",
    events.SideJoined: "{by:seat} joins {side:side} side",
    events.PaperPresented: "{by:seat} presents: {paper:text}",
    events.NothingPresented: "{by:seat} presents nothing",
    events.PaperAccepted: "{by:seat} accepts {writer:seat}'s paper",
    events.PaperRejected: "{by:seat} rejects {writer:seat}'s paper: {reason:text}",
    events.AmbiguityTried: (
        "{by:seat}[ with {others:seats}] regroups {writer:seat}'s paper: {regrouped:text}"
    ),
    events.JudgeAsked: "{by:seat}[ with {others:seats}] asks a judge about {writer:seat}'s paper",
    events.Appealed: "{by:seat} appeals about {writer:seat}'s paper",
    events.ScoresheetSigned: "{by:seat} signs for {total:number}",
    events.TimeCalled: "time is called",
    events.PlayStopped: "play is stopped",
    events.SlipCharged: "{by:seat} charges illegal procedure",
    events.OtherReturned: "{by:seat} takes back the other cube",
    events.GoalPutRight: "{by:seat} puts the Goal right: {goal:goal}",
    events.PlayerWarned: "{player:seat} is warned",
    events.PlayerPenalized: "{player:seat} is fined {points:number}[ by two judges|by_two]",
    events.PlayerDisqualified: "{player:seat} is disqualified",
    events.ShakeReplayed: "the shake is to be played again",
    events.ScoreCorrected: "{player:seat}'s total is corrected by {points:number}",
    events.AppealSettled: "the appeal about {writer:seat}'s paper: it is {is_correct:verdict}",
    events.EntryJudged: "{player:seat} signed to deceive",
    events.TimeAdded: "{seconds:number} seconds are added",
    events.PenaltyGiven: "- {player:seat} loses {points:number}, by {clause:clause}",
    events.PickLost: "- {by:seat} has lost the pick",
    events.SlipMade: "- {by:seat}'s next act is a slip: {code:word}, by {clause:clause}",
    events.SlipStands: "- {player:seat}'s slip stands",
    events.SlipCorrected: "- {player:seat}'s slip is put right, by {clause:clause}",
    events.ChargeFailed: "- {by:seat}'s charge fails",
    events.ChallengeSetAside: (
        "- {by:seat}'s challenge {claim:claim} is set aside, by {clause:clause}"
    ),
    events.WritingEnded: "- writing is over",
    events.ObjectionOverruled: "- {by:seat}'s objection to {writer:seat}'s paper is overruled",
    events.PaperJudged: "- {writer:seat}'s paper is {is_correct:verdict}[, by {clauses:clauses}]",
    events.ShakeScored: "- the shake scores {points:scores}",
    events.ShakeVoided: "- the shake is void[, and the next player rolls|passes]",
    events.CountdownBegun: "- ten seconds are counted for {player:player}: {task:task}",
    events.TimeOverrun: "- {player:player} is late: {task:task}",
    events.TaskLost: "- {player:player} is too late: {task:task}",
    events.MatchEnded: "- the match earns {points:earned}",
}
"""The phrases; a dash leads what follows by the rules."""


@cache
def phrases(*, deals: bool) -> Mapping[type[Event], Phrase[Any]]:
    """The phrases for a game, with cards or without."""
    known = sorts(deals=deals)
    return {kind: Phrase(kind, template, known) for kind, template in TEMPLATES.items()}


def said(table: Table, event: Event) -> str:
    """Say an event as a record does, without its time."""
    return phrases(deals=table.play.rolling.deals)[type(event)].say(event)
