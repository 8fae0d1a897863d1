"""AGLOA's Equations, the 2026-27 season: the adventurous game, sections I to XIII.

What the clauses say here is said in our words; the rulebook itself is AGLOA's.
"""
