"""`forceout play`: a match at one keyboard."""

from forceout.cli.play.command import play

__all__ = ["play"]
