"""The contracts of the house: state, questions, matches, scenes. Imports nothing of ours outside itself."""
