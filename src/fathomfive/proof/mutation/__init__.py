"""Mutation proof: the rules broken one small place at a time, and the tests that notice."""
