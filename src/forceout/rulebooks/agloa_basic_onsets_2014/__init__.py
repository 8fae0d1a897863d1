"""AGLOA's Basic On-Sets, the 2014-15 season: the seven rules in front of the full text.

What the clauses say here is said in our words; the rulebook itself is AGLOA's.
"""
