from collections.abc import Mapping

import pytest

from forceout.equations import faults as equations
from forceout.onsets import faults as onsets
from forceout.rulebooks.shelf import RULEBOOKS
from forceout.rules.clause import Keeper
from forceout.rules.procedure import faults as procedure
from forceout.rules.verdict import Fault
from tools.clause_evidence import Evidence, codes_cited, evidence
from tools.clause_mentions import PACKAGE, Namer, game_of
from tools.clause_places import NOT_YET, PLACES
from tools.clause_table import COMMAND, PAGES, outdated

FAULTS: Mapping[str, tuple[Fault, ...]] = {"equations": equations.FAULTS, "onsets": onsets.FAULTS}
OF_PROCEDURE = {fault.code for fault in procedure.FAULTS}

every_rulebook = pytest.mark.parametrize("rulebook", RULEBOOKS)
every_game = pytest.mark.parametrize("game", FAULTS)


@pytest.fixture(scope="module")
def found() -> Mapping[str, Evidence]:
    """What stands behind the clauses of all rulebooks."""
    return evidence()


def test_the_pages_are_up_to_date() -> None:
    """The committed pages are those that the project as it stands would make."""
    assert outdated() == [], f"Run `{COMMAND}` and commit docs/clauses."


@every_rulebook
def test_what_a_judge_keeps_is_kept(rulebook: str, found: Mapping[str, Evidence]) -> None:
    """Every clause that a judge keeps has its place in the program, or is registered as open."""
    clauses = [clause for clause in RULEBOOKS[rulebook].clauses if clause.keeper is Keeper.JUDGE]
    lacking = [clause.id for clause in clauses if not found[rulebook].how(clause)]
    assert sorted(lacking) == sorted(NOT_YET.get(rulebook, ()))


@every_rulebook
def test_what_a_judge_keeps_is_tested(rulebook: str, found: Mapping[str, Evidence]) -> None:
    """Every clause that a judge keeps is shown by a test or a conformance case."""
    clauses = [clause for clause in RULEBOOKS[rulebook].clauses if clause.keeper is Keeper.JUDGE]
    lacking = [clause.id for clause in clauses if not found[rulebook].tests(clause)]
    assert sorted(lacking) == sorted(NOT_YET.get(rulebook, ()))


@every_rulebook
def test_every_citation_is_registered(rulebook: str) -> None:
    """A rulebook cites only its own clauses, and only for faults that the game knows."""
    book = RULEBOOKS[rulebook]
    known = {fault.code for fault in FAULTS[game_of(book)]} | OF_PROCEDURE
    cited = set(codes_cited(book))
    assert {code for code, _ in cited} <= known
    assert [pair for pair in cited if pair[1] not in book.clauses.by_id] == []


@every_game
def test_every_fault_is_cited(game: str) -> None:
    """Every fault of a game breaks a clause of some rulebook, and no two have one code."""
    books = [book for book in RULEBOOKS.values() if game_of(book) == game]
    cited = {code for book in books for code, _ in codes_cited(book)}
    codes = [fault.code for fault in FAULTS[game]]
    assert set(codes) == cited - (OF_PROCEDURE - set(codes))
    assert len(set(codes)) == len(codes)


@every_rulebook
def test_what_is_left_to_people_is_listed(rulebook: str) -> None:
    """A page lists the clauses that no program can keep, before the table of all."""
    left = (PAGES / f"{rulebook}.md").read_text(encoding="utf-8").partition("## All clauses")[0]
    clauses = [clause for clause in RULEBOOKS[rulebook].clauses if clause.keeper is Keeper.PEOPLE]
    assert [clause.id for clause in clauses if f"- **{clause.id}** " not in left] == []


@every_rulebook
def test_places_are_needed_and_there(rulebook: str, found: Mapping[str, Evidence]) -> None:
    """A place kept by hand names a file, or a clause that is kept, and nothing else is known."""
    book = RULEBOOKS[rulebook]
    for clause, place in PLACES.get(rulebook, {}).items():
        if place.endswith(".py"):
            assert (PACKAGE / place).is_file(), place
            assert found[rulebook].kept[clause] == (place,)
        else:
            assert place in found[rulebook].kept, (clause, place)
            assert clause not in found[rulebook].kept, clause
        assert clause in book.clauses.by_id


def test_a_text_is_about_the_rulebooks_that_it_names() -> None:
    """A text that names no rulebook is about the first on the shelf; leagues and ids are names."""
    namer = Namer(RULEBOOKS.values())
    full, mlag = "agloa-equations-2026", "mlag-equations-2019"
    assert namer.named("III-A: what is legal", "equations") == {(full, "III-A")}
    assert namer.named("III-A of MLAG", "equations") == {(mlag, "III-A")}
    assert namer.named(f"III-A in {mlag}") == {(mlag, "III-A")}
    assert namer.named("MLAG and AGLOA: III-A", "equations") == {(full, "III-A"), (mlag, "III-A")}


def test_a_clause_is_named_as_a_whole() -> None:
    """A longer id does not name its parent, and letters in brackets name parts."""
    namer = Namer(RULEBOOKS.values())
    named = namer.named("XIII-A-15, VII-B-6-b (i), (iv), XIII-B-9 comment (c) and IV-B-1x")
    expected = ["VII-B-6-b-i", "VII-B-6-b-iv", "XIII-A-15", "XIII-B-9-c"]
    assert sorted(clause for _, clause in named) == expected
