"""The shelf: every rulebook there is, in one visible list."""

from __future__ import annotations

from typing import Final

from forceout.equations.ruleset import Ruleset as EquationsRules
from forceout.onsets.ruleset import Ruleset as OnSetsRules
from forceout.rulebooks.agloa_basic_equations_2026.rulesets import (
    RULEBOOK as AGLOA_BASIC_EQUATIONS_2026,
)
from forceout.rulebooks.agloa_basic_onsets_2014.rulesets import (
    RULEBOOK as AGLOA_BASIC_ON_SETS_2014,
)
from forceout.rulebooks.agloa_equations_2026.rulesets import RULEBOOK as AGLOA_EQUATIONS_2026
from forceout.rulebooks.agloa_onsets_2014.rulesets import RULEBOOK as AGLOA_ON_SETS_2014
from forceout.rulebooks.grc_equations_2026.rulesets import RULEBOOK as GRC_EQUATIONS_2026
from forceout.rulebooks.mlag_equations_2019.rulesets import RULEBOOK as MLAG_EQUATIONS_2019
from forceout.rulebooks.mlag_onsets_2019.rulesets import RULEBOOK as MLAG_ON_SETS_2019
from forceout.rulebooks.rulebook import Rulebook

AnyRulebook = Rulebook[EquationsRules] | Rulebook[OnSetsRules]

_ON_THE_SHELF: tuple[AnyRulebook, ...] = (
    AGLOA_EQUATIONS_2026,
    AGLOA_BASIC_EQUATIONS_2026,
    MLAG_EQUATIONS_2019,
    GRC_EQUATIONS_2026,
    AGLOA_ON_SETS_2014,
    AGLOA_BASIC_ON_SETS_2014,
    MLAG_ON_SETS_2019,
)
RULEBOOKS: Final = {rulebook.id: rulebook for rulebook in _ON_THE_SHELF}


def rulebook(name: str) -> AnyRulebook:
    """Take a rulebook from the shelf.

    Raises `LookupError` when there is none of that name.

    >>> rulebook("mlag-equations-2019").divisions
    ('minor', 'elementary', 'middle', 'junior', 'senior')
    """
    if name not in RULEBOOKS:
        raise LookupError(f"There is no rulebook {name}; there are {', '.join(RULEBOOKS)}.")
    return RULEBOOKS[name]
