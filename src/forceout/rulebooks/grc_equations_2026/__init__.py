"""GRC's Academic Challenge Cup, Equations, the 2026 tournament.

What the clauses say here is said in our words; the rulebook itself is the Gifted Resource
Council's.
"""
