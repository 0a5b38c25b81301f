"""A house in a browser: the tables of one person, with no server."""
