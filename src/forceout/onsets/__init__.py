"""The game of On-Sets: its notation, its Goals, its papers and who judges them."""
