"""The five ways a match can end."""

from __future__ import annotations

from typing import NoReturn

from fathomfive.author import End, Outcome
from fathomfive.games.tentacula import tells
from fathomfive.games.tentacula.state import TentaculaState


def all_home(g: TentaculaState) -> NoReturn:
    """The third fish is at the finish: the chest fills the stash as far as it can."""
    tells.chest_fills_stash(g)
    for colour, lacks in enumerate(g.lacking):
        moved = min(lacks, g.chest[colour])
        g.chest[colour] -= moved
        g.stash[colour] += moved
    if g.stash_complete:
        end(g, "made_it", "TEN-END-1")
    end(g, "so_close", "TEN-END-2")


def check_chest(g: TentaculaState) -> None:
    """A bare chest loses, unless the stash is full already (TEN-END-4, TEN-RULING-20).

    That a needed gem is missing ends nothing (TEN-END-7).
    """
    if not any(g.chest) and not g.stash_complete:
        end(g, "chest_bare", "TEN-END-4")


def no_tiles(g: TentaculaState) -> NoReturn:
    """Nobody received a tile: the reef is used up."""
    if g.stash_complete:
        end(g, "fish_food", "TEN-END-5")
    end(g, "reef_gone", "TEN-END-3")


def end(g: TentaculaState, cause: str, rule: str) -> NoReturn:
    """Everybody wins or nobody; the score is the number of needed gems still owned (TEN-END-8)."""
    tells.ends(g, cause, rule)
    won = cause == "made_it"
    seats = tuple(range(g.players))
    raise End(Outcome((float(won),) * g.players, seats if won else (), cause, rule, float(g.secured)))
