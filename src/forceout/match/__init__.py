"""A match: shakes and rounds as events folded into states, ruled by the edition's procedure."""
