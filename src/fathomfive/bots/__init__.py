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

SENTENCES: Mapping[str, str] = {
    "random": "Does anything the rules allow",
    "greedy": "Takes what looks best at once",
    "novice": "Thinks a little, slips now and then",
    "search": "Always thinks equally far, whatever the machine",
    "sailor": "Thinks its whole turn through, seldom slips",
    "captain": "Thinks longest, the strongest",
}
"""What is said of each: the same in the client, at the terminal, in a plan of the lab and in docs/bots.md."""

USUAL_BOT = "sailor"
"""Who sits down where nobody says otherwise: it plays well and does not make people wait."""

MOST_ITERATIONS = 100_000
MOST_WORLDS = 100
GROUP = "fathomfive.bots"
"""Entry points of packages that bring bots: a function of what was named, and of dice."""


def bot_named(name: str, seed: str | int = 0) -> Bot:
    """A bot by its name; `search:500` searches for 500 iterations instead of the usual number, and `greedy:2`
    looks at two worlds instead of four.

    Give every seat a seed of its own, or they all make the same random choices.
    """
    make = BOTS.get(name) or _numbered(name)
    if make is None:
        raise Refused(Text("refused-no-such-bot", {"bot": name, "known": ", ".join(BOTS)}))
    return make(Dice.seeded(f"bot:{name}:{seed}"))


def any_bot_named(name: str, seed: str | int = 0) -> Bot:
    """Also one that another package brings: `agent:FILE` is what the entry point `agent` of the group
    `fathomfive.bots` makes of FILE. Not for what guests of a house may name: it may read files.
    """
    kind, _, what = name.partition(":")
    if what and name not in BOTS and _numbered(name) is None:
        for point in entry_points(group=GROUP, name=kind):
            try:
                make: Callable[[str, Dice], Bot] = point.load()
            except ImportError as error:
                raise Refused(Text("refused-bot-extra", {"bot": name, "reason": str(error)})) from error
            return make(what, Dice.seeded(f"bot:{name}:{seed}"))
    return bot_named(name, seed)


def _numbered(name: str) -> Callable[[Dice], Bot] | None:
    """A bot with the number that says how much it thinks: iterations, or worlds looked at."""
    kind, _, number = name.partition(":")
    count = int(number) if number.isdecimal() and len(number) < 9 else 0
    if kind == "search" and 1 <= count <= MOST_ITERATIONS:
        return partial(SearchBot, level=SEARCH._replace(iterations=count))
    if kind == "greedy" and 1 <= count <= MOST_WORLDS:
        return partial(GreedyBot, worlds=count)
    return None


__all__ = [
    "BOTS",
    "LEVELS",
    "SENTENCES",
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
