"""Books at hand: reading a game's content takes a third of a second, and nobody else should wait for it.

The kernel keeps the books it has read; here they are read in a thread, before the loop needs them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from fathomfive.kernel.game import Game, Setup

MOST_READ = 48
"""Set-ups whose book is certainly still kept: a game keeps its last 64 books."""

_read: OrderedDict[tuple[str, str], None] = OrderedDict()


async def at_hand(game: Game[Any], setup: str) -> None:
    """Have the game and the book of this set-up read."""
    key = game.id, setup
    if key in _read:
        return
    try:
        await asyncio.to_thread(_read_book, game, setup)
    except RuntimeError:  # a browser has no threads; what is missing is read where it is needed
        return
    _read[key] = None
    while len(_read) > MOST_READ:
        _read.popitem(last=False)


def _read_book(game: Game[Any], setup: str) -> None:
    read = msgspec.json.decode(setup, type=Setup)
    game.book_for(game.read_options(read.options), read.overrides)
