"""The game of Equations: its notation, its readings, its values, and its judge."""
