"""A judge for a test, set up from words."""

from forceout.api import Judge
from forceout.rulebooks.shelf import RULEBOOKS


def judge_of(shake: str) -> Judge:
    """Set up a judge from words: a rulebook, a division, a season if need be, and variations."""
    words = shake.split()
    rulebook = words.pop(0) if words[0] in RULEBOOKS else next(iter(RULEBOOKS))
    division = words.pop(0) if words else ""
    season = int(words.pop(0)) if words and words[0].isdigit() else None
    return Judge.of(rulebook, division, words, season)
