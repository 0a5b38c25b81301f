"""Drills: whole houses started, hurt, rolled over and restored, by the files an operator is given.

Each is a part of `.ci/long` and a command of its own, `python -m tests.drills.NAME`. What it prints last
stands with its date in docs/operations.md.
"""
