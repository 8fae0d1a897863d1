"""AGLOA's Basic Equations, the 2026-27 season: the seven rules in front of the full text.

What the clauses say here is said in our words; the rulebook itself is AGLOA's.
"""
