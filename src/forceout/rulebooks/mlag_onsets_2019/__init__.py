"""MLAG's Adventurous On-Sets, the 2019-20 season.

What the clauses say here is said in our words; the rulebook itself is MLAG's.
"""
