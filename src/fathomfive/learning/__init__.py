"""Guided first matches: the script as data, and one seat on its way through it."""
