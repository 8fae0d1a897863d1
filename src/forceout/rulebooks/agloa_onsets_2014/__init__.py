"""AGLOA's On-Sets, the 2014-15 season: the adventurous game, sections I to XIII.

What the clauses say here is said in our words; the rulebook itself is AGLOA's.
"""
