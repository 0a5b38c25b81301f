"""Lobster Pots, a game for Fathom Five."""
