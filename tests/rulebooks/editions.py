from typing import NamedTuple

from forceout.rulebooks.agloa_basic_equations_2026 import clauses as agloa_basic_equations
from forceout.rulebooks.agloa_basic_equations_2026 import stances as agloa_basic_equations_stances
from forceout.rulebooks.agloa_basic_onsets_2014 import clauses as agloa_basic_onsets
from forceout.rulebooks.agloa_basic_onsets_2014 import stances as agloa_basic_onsets_stances
from forceout.rulebooks.agloa_equations_2026 import clauses as agloa_equations
from forceout.rulebooks.agloa_equations_2026 import stances as agloa_equations_stances
from forceout.rulebooks.agloa_onsets_2014 import clauses as agloa_onsets
from forceout.rulebooks.agloa_onsets_2014 import stances as agloa_onsets_stances
from forceout.rulebooks.grc_equations_2026 import clauses as grc_equations
from forceout.rulebooks.grc_equations_2026 import stances as grc_equations_stances
from forceout.rulebooks.mlag_equations_2019 import clauses as mlag_equations
from forceout.rulebooks.mlag_equations_2019 import stances as mlag_equations_stances
from forceout.rulebooks.mlag_onsets_2019 import clauses as mlag_onsets
from forceout.rulebooks.mlag_onsets_2019 import stances as mlag_onsets_stances
from forceout.rulebooks.stance import Stances
from forceout.rulebooks.topics import EQUATIONS, ON_SETS, Game
from forceout.rules.clause import Clauses


class Edition(NamedTuple):
    """What these tests read of an edition."""

    game: Game
    clauses: Clauses
    stances: Stances


EDITIONS = {
    "agloa-equations-2026": Edition(
        EQUATIONS, agloa_equations.CLAUSES, agloa_equations_stances.STANCES
    ),
    "agloa-basic-equations-2026": Edition(
        EQUATIONS, agloa_basic_equations.CLAUSES, agloa_basic_equations_stances.STANCES
    ),
    "mlag-equations-2019": Edition(
        EQUATIONS, mlag_equations.CLAUSES, mlag_equations_stances.STANCES
    ),
    "grc-equations-2026": Edition(EQUATIONS, grc_equations.CLAUSES, grc_equations_stances.STANCES),
    "agloa-onsets-2014": Edition(ON_SETS, agloa_onsets.CLAUSES, agloa_onsets_stances.STANCES),
    "agloa-basic-onsets-2014": Edition(
        ON_SETS, agloa_basic_onsets.CLAUSES, agloa_basic_onsets_stances.STANCES
    ),
    "mlag-onsets-2019": Edition(ON_SETS, mlag_onsets.CLAUSES, mlag_onsets_stances.STANCES),
}
