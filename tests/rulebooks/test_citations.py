import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.api import Judge
from forceout.kit.text import NotationError
from forceout.rulebooks.shelf import RULEBOOKS
from tools.clause_mentions import game_of

MATS = {
    "equations": "7 | 1 2 | 3 4 + - x / ^ v | 5 | 6 0 8 9",
    "onsets": "3 | B R | U n - = G Y | c | V ^ ' | B R G Y BR GY BRGY _",
}
SIGNS = {
    "equations": [
        *"0123456789+-x/^v()!.iT",
        *["2s", "3u", "7su", "7:0", "1p2", "{2}", "-s", "/s", " lcm ", " log ", "@2", "@-2i"],
    ],
    "onsets": [*"BRGYUn-'V^=c();", "//"],
}

every_rulebook = pytest.mark.parametrize("rulebook", RULEBOOKS)


@every_rulebook
@given(data=st.data())
def test_every_ruling_cites_a_clause(rulebook: str, data: st.DataObject) -> None:
    """Whatever is written, each ruling against it cites a clause of its rulebook."""
    book = RULEBOOKS[rulebook]
    game = game_of(book)
    judge = Judge.of(rulebook, data.draw(st.sampled_from(book.divisions)))
    claim = data.draw(st.sampled_from([claim.name for claim in judge.rules.claims]))
    solution = " ".join(data.draw(st.lists(st.sampled_from(SIGNS[game]), min_size=1, max_size=7)))
    paper = f"{solution} = 7" if game == "equations" else solution
    try:
        rulings = judge.paper(MATS[game], paper, claim).rulings
    except NotationError:
        return
    assert [ruling for ruling in rulings if ruling.clause not in book.clauses.by_id] == []
    assert all(str(ruling) for ruling in rulings)
