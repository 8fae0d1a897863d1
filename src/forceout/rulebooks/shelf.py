"""The shelf: every rulebook there is, in one visible list."""

from __future__ import annotations

from typing import Final

from forceout.rulebooks.agloa_basic_equations_2026.rulesets import (
    RULEBOOK as AGLOA_BASIC_EQUATIONS_2026,
)
from forceout.rulebooks.agloa_equations_2026.rulesets import RULEBOOK as AGLOA_EQUATIONS_2026
from forceout.rulebooks.grc_equations_2026.rulesets import RULEBOOK as GRC_EQUATIONS_2026
from forceout.rulebooks.mlag_equations_2019.rulesets import RULEBOOK as MLAG_EQUATIONS_2019
from forceout.rulebooks.rulebook import Rulebook

RULEBOOKS: Final = {
    rulebook.id: rulebook
    for rulebook in (
        AGLOA_EQUATIONS_2026,
        AGLOA_BASIC_EQUATIONS_2026,
        MLAG_EQUATIONS_2019,
        GRC_EQUATIONS_2026,
    )
}


def rulebook(name: str) -> Rulebook:
    """Take a rulebook from the shelf.

    Raises `LookupError` when there is none of that name.

    >>> rulebook("mlag-equations-2019").divisions
    ('minor', 'elementary', 'middle', 'junior', 'senior')
    """
    if name not in RULEBOOKS:
        raise LookupError(f"There is no rulebook {name}; there are {', '.join(RULEBOOKS)}.")
    return RULEBOOKS[name]
