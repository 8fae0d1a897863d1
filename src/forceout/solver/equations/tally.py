"""What a search has looked at, meaning by meaning, summed up as an answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from forceout import _solver
from forceout.equations.desk import Desk
from forceout.solver.answers import Bounded, Certificate, Impossible, Undecided
from forceout.solver.equations.goal_papers import GoalPapers
from forceout.solver.equations.supply import Supply

_NAMES = {
    "bags": "choices of cubes",
    "values": "numbers",
    "needed": "numbers that a part would have to be",
    "nodes": "operations",
    "tokens": "numbers too large to write out",
    "refused": "proposals that did not hold",
}
"""What the counts of the search are called."""


@dataclass(slots=True)
class Tally:
    """Sums up the answers to one question; `meanings` is how many meanings of wild cubes it has."""

    desk: Desk
    supply: Supply
    goals: GoalPapers
    meanings: int = 1
    why: str = ""
    _counts: Counter[str] = field(default_factory=Counter)
    _least: int | None = None
    _most: int = 0
    _left_out: dict[str, None] = field(default_factory=dict)

    def add(self, answer: _solver.EquationsAnswer, left_out: tuple[str, ...]) -> None:
        """Take in what was looked at for one meaning."""
        evidence = answer.evidence
        for name in _NAMES:
            self._counts[name] += evidence.get(name, 0)
        least, most = evidence["least"], evidence["most"]
        if least <= most:
            self._least = least if self._least is None else min(least, self._least)
            self._most = max(most, self._most)
        if answer.kind == "bounded":
            self._left_out |= dict.fromkeys(answer.bounds)
        elif answer.kind == "undecided":
            self.why = " and ".join(answer.bounds) or "the search was stopped"
        self._left_out |= dict.fromkeys(left_out)

    def decide(self) -> None:
        """Forget that the search was undecided: it went on and was not."""
        self.why = ""

    @property
    def certificate(self) -> Certificate:
        """What was looked at."""
        rules, now = self.desk.rules, self.desk.now
        domain = f"every number that these cubes can make in the {rules.division} division"
        if self.meanings > 1:
            domain += f", with {self.meanings} meanings of a wild {now.wild}"
        least, most = max(rules.least_cubes, self.supply.required.total()), self._most
        return Certificate(
            domain=domain,
            least=least if self._least is None else self._least,
            most=self.supply.usable.total() if self._least is None else most,
            targets=self.goals.values,
            counts={name: self._counts[key] for key, name in _NAMES.items() if self._counts[key]},
            reason=self._reason(),
            left_out=(*self.goals.left_out, *self._left_out),
        )

    def _reason(self) -> str:
        if self.goals.rulings:
            return "\n".join(map(str, self.goals.rulings))
        if self._least is None and not self.why:
            return "No choice of these cubes could be a whole Solution: numbers or signs are short."
        return ""

    def answer(self) -> Impossible | Bounded | Undecided:
        """Say how the search ended, where it found nothing."""
        certificate = self.certificate
        if self.why:
            return Undecided(certificate, self.why)
        return Impossible(certificate) if certificate.is_proof else Bounded(certificate)
