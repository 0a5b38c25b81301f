"""Whom a table does not trouble: people who could only say no.

A window that depends on secret hands is put to everybody who might hold an answer, so that the rules betray
nothing. Those who sit together against the game may know that somebody cannot help; so nobody of theirs is
called to a window for nothing. Against each other the question stays, and a bluff is worth something.
"""

from __future__ import annotations

from typing import Any

from fathomfive.kernel.match import Match, RuleBroke
from fathomfive.kernel.play import Action

MOST_IN_A_ROW = 40
"""Passes without an answer between them: more would be a fault of the game, not of its players."""


def pass_over_the_idle(cooperative: bool, match: Match[Any]) -> list[Action]:
    """Pass for every seat that can do nothing else in a secret window; the answers given so, in order."""
    given: list[Action] = []
    while cooperative and len(given) < MOST_IN_A_ROW and (seat := match.idle) is not None:
        try:
            given += match.pass_over(seat)
        except RuleBroke:  # what was answered before stands, and the question is open
            break
    return given
