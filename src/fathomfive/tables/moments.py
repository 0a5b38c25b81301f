"""What bots say to one moment of a finished match: the job of a review, for a worker."""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.bots.review import look_again
from fathomfive.kernel.game import find_game
from fathomfive.kernel.match import Match
from fathomfive.kernel.play import Action
from fathomfive.kernel.text import Words
from fathomfive.scene import Scene
from fathomfive.scene.view import show
from fathomfive.tables.records import Loaded
from fathomfive.tables.table import Table


class Reviewed(msgspec.Struct, omit_defaults=True):
    """One moment: the chance to win with other dice, what the same dice led to, and what was missed."""

    seq: int
    chance: float
    fate: float
    seat: int | None = None
    """Who answered next."""
    moment: Words = ""
    """Which turn or round it was, as the one who answered read it."""
    played: Words = ""
    best: Words = ""
    lost: float = 0.0


def look(loaded: Loaded, seat: int, given: bytes | None) -> Reviewed:
    """For a worker: what bots say to the moment `loaded` leads to."""
    table = Table.folded(find_game(loaded.row.game), loaded)
    assert table.match is not None
    return reviewed(table.match, table.head, seat, given)


def reviewed(match: Match[Any], seq: int, seat: int, given: bytes | None) -> Reviewed:
    """What bots say to this moment of a match, and to the answer that was given then."""
    answer = match.game.read_action(given) if given is not None else None
    looked = look_again(match, seat, answer, f"review/{seq}")
    found = Reviewed(seq, round(looked.chance, 4), round(looked.fate, 4))
    if answer is None:
        return found
    scene = show(match, answer.seat)
    found.seat, found.moment, found.played = answer.seat, scene.moment, in_words(scene, answer)
    if looked.best is not None:
        found.best, found.lost = in_words(scene, looked.best), round(looked.lost, 4)
    return found


def in_words(scene: Scene, action: Action) -> Words:
    """An answer as the one who gave it read it."""
    wanted = msgspec.to_builtins(action)
    for option in scene.options:
        if option.action == wanted:
            return option.says or option.label
    return ""
