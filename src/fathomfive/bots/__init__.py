"""Bots for any game: they see what their seat sees; without a clock the same seed gives the same answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import entry_points

from fathomfive.bots.bot import Bot
from fathomfive.bots.greedy import GreedyBot
from fathomfive.bots.levels import LEVELS, SEARCH, Level, SearchBot
from fathomfive.bots.playing import next_to_speak, play_match
from fathomfive.bots.random import RandomBot
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Refused
from fathomfive.kernel.text import Text

BOTS: Mapping[str, Callable[[Dice], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": partial(SearchBot, level=LEVELS["novice"]),
    "search": SearchBot,
    "sailor": partial(SearchBot, level=LEVELS["sailor"]),
    "captain": partial(SearchBot, level=LEVELS["captain"]),
}
"""The weakest first, wherever they are listed."""

USUAL_BOT = "sailor"
"""Who sits down where nobody says otherwise: it plays well and does not make people wait."""

MOST_ITERATIONS = 100_000
GROUP = "fathomfive.bots"
"""Entry points of packages that bring bots: a function of what was named, and of dice."""


def bot_named(name: str, seed: str | int = 0) -> Bot:
    """A bot by its name; `search:500` searches for 500 iterations instead of the usual number.

    Give every seat a seed of its own, or they all make the same random choices.
    """
    make = BOTS.get(name) or _searching(name)
    if make is None:
        raise Refused(Text("refused-no-such-bot", {"bot": name, "known": ", ".join(BOTS)}))
    return make(Dice.seeded(f"bot:{name}:{seed}"))


def any_bot_named(name: str, seed: str | int = 0) -> Bot:
    """Also one that another package brings: `agent:FILE` is what the entry point `agent` of the group
    `fathomfive.bots` makes of FILE. Not for what guests of a house may name: it may read files.
    """
    kind, _, what = name.partition(":")
    if what and name not in BOTS and _searching(name) is None:
        for point in entry_points(group=GROUP, name=kind):
            try:
                make: Callable[[str, Dice], Bot] = point.load()
            except ImportError as error:
                raise Refused(Text("refused-bot-extra", {"bot": name, "reason": str(error)})) from error
            return make(what, Dice.seeded(f"bot:{name}:{seed}"))
    return bot_named(name, seed)


def _searching(name: str) -> Callable[[Dice], Bot] | None:
    search, _, iterations = name.partition(":")
    if search != "search" or not iterations.isdecimal() or not 1 <= int(iterations) <= MOST_ITERATIONS:
        return None
    return partial(SearchBot, level=SEARCH._replace(iterations=int(iterations)))


__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "any_bot_named",
    "bot_named",
    "next_to_speak",
    "play_match",
]
