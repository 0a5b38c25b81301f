"""Calling people who are away: by their browser, by mail, by an address that takes messages."""
