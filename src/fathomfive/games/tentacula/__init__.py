"""Tentacula: two to four people swim three fish around a folding reef, past an octopus who steals gems."""
