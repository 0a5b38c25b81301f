"""Bots at the table: who answers next, and a whole match between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fathomfive.bots.bot import Bot
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Game, Setup
from fathomfive.kernel.match import Match


def play_match(game: Game[Any], setup: Setup, bots: Sequence[Bot], dice: Dice) -> tuple[Match[Any], int]:
    """A whole match between bots, one for each seat. Returns it with the number of decisions made.

    Only bots that think on samples need a tracked match; without them it runs several times as fast.
    """
    order = dice.split("who speaks first")
    tracked = any(bot.samples for bot in bots)
    match = Match.start(game, setup, dice, tracked=tracked)
    decisions = 0
    while (ask := match.ask) is not None:
        seat = ask.seats if isinstance(ask.seats, int) else next_to_speak(match, order)
        match.play_unchecked(bots[seat].choose(match, seat))
        decisions += 1
    return match, decisions


def next_to_speak(match: Match[Any], dice: Dice) -> int:
    """The seat that answers next; where several may, chance decides, so that no chair is the quicker one."""
    waiting = match.waiting_for
    return waiting[0] if len(waiting) == 1 else dice.pick(waiting)
