"""The program `forceout`: the judge at the command line."""

from forceout.cli.program import main

__all__ = ["main"]
