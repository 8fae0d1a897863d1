"""The record of a match: a text that a person can read, and that gives the match back."""
