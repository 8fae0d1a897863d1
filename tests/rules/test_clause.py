import pytest

from forceout.rules.clause import Clauses, Keeper

CLAUSES = Clauses.read(
    """
    VII          note    How papers are checked.
    VII-B        judge   A correct Solution meets
                         every point below.
    VII-B-3      judge   The Solution keeps to the mat.
    VII-B-30     match   Not a part of the third point.
    Force-Out    match   Nobody moves any more.
    Force-Out-1  people  The timer is turned.
    Appendix A   note    How cubes are marked.
    """
)


def test_a_sentence_may_go_on_on_the_next_line() -> None:
    """An indented line of the table belongs to the sentence above it."""
    assert CLAUSES["VII-B"].says == "A correct Solution meets every point below."
    assert CLAUSES["VII-B"].keeper is Keeper.JUDGE


def test_the_table_keeps_its_order() -> None:
    """Clauses come out in the order of the text."""
    ids = [clause.id for clause in CLAUSES]
    assert len(CLAUSES) == len(ids)
    assert ids[:3] == ["VII", "VII-B", "VII-B-3"]


def test_a_part_that_the_text_does_not_name_leads_to_its_clause() -> None:
    """Looking up falls back to the nearest clause above."""
    assert CLAUSES["VII-B-3-e-ii"].id == "VII-B-3"
    assert CLAUSES["Force-Out-9"].id == "Force-Out"
    assert CLAUSES["Appendix A-2"].id == "Appendix A"


def test_a_clause_of_nowhere_is_refused() -> None:
    """A clause of a section that the rulebook does not have cannot be looked up."""
    assert "VIII-A" not in CLAUSES
    assert "Force" not in CLAUSES
    with pytest.raises(LookupError, match="no clause VIII-A"):
        CLAUSES["VIII-A"]


def test_parts_are_told_by_whole_steps() -> None:
    """VII-B-30 is a part of VII-B, not of VII-B-3."""
    assert [part.id for part in CLAUSES.parts("VII-B")] == ["VII-B-3", "VII-B-30"]
    assert CLAUSES.parts("VII-B-3") == ()
    assert CLAUSES.parent("VII") is None


def test_a_clause_stands_in_the_table_once() -> None:
    """A second line with the same id is a mistake of the table."""
    with pytest.raises(ValueError, match="I stands in the table twice"):
        Clauses.read("I  note  One.\nI  note  Two.")


def test_a_clause_has_one_of_four_keepers() -> None:
    """An unknown keeper is a mistake of the table."""
    with pytest.raises(ValueError, match="nobody"):
        Clauses.read("I  nobody  One.")
