"""What both games share: clauses, verdicts, variations and how they compose; no rulebook."""
