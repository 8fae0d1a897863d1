from typing import NamedTuple

from forceout.rulebooks.agloa_basic_equations_2026.clauses import CLAUSES as AGLOA_BASIC_EQUATIONS
from forceout.rulebooks.agloa_basic_equations_2026.stances import (
    STANCES as AGLOA_BASIC_EQUATIONS_STANCES,
)
from forceout.rulebooks.agloa_equations_2026.clauses import CLAUSES as AGLOA_EQUATIONS
from forceout.rulebooks.agloa_equations_2026.stances import STANCES as AGLOA_EQUATIONS_STANCES
from forceout.rulebooks.grc_equations_2026.clauses import CLAUSES as GRC_EQUATIONS
from forceout.rulebooks.grc_equations_2026.stances import STANCES as GRC_EQUATIONS_STANCES
from forceout.rulebooks.mlag_equations_2019.clauses import CLAUSES as MLAG_EQUATIONS
from forceout.rulebooks.mlag_equations_2019.stances import STANCES as MLAG_EQUATIONS_STANCES
from forceout.rulebooks.stance import Stances
from forceout.rulebooks.topics import EQUATIONS, Game
from forceout.rules.clause import Clauses


class Edition(NamedTuple):
    game: Game
    clauses: Clauses
    stances: Stances


EDITIONS = {
    "agloa-equations-2026": Edition(EQUATIONS, AGLOA_EQUATIONS, AGLOA_EQUATIONS_STANCES),
    "agloa-basic-equations-2026": Edition(
        EQUATIONS, AGLOA_BASIC_EQUATIONS, AGLOA_BASIC_EQUATIONS_STANCES
    ),
    "mlag-equations-2019": Edition(EQUATIONS, MLAG_EQUATIONS, MLAG_EQUATIONS_STANCES),
    "grc-equations-2026": Edition(EQUATIONS, GRC_EQUATIONS, GRC_EQUATIONS_STANCES),
}
