"""How the party stands by itself, wherever the ship is and whatever is going on.

A bot asks at every answer it weighs, and most answers leave all this as it was: so it is kept by everything
it depends on. Whatever a part of it learns to look at belongs into the key.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.ashore import market, port
from fathomfive.games.sleeping.evaluate.party import condition, readiness
from fathomfive.games.sleeping.score import score
from fathomfive.games.sleeping.state import SleepingState

MOST_KEPT = 2048
_ENCODER = msgspec.msgpack.Encoder()


class Standing(NamedTuple):
    score: float
    condition: float
    readiness: float
    port: float
    market: float


def standing(g: SleepingState) -> Standing:
    kept: dict[bytes, Standing] = g.book.standings
    key = _key(g)
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        points = score(g) + w.TOTEM * len(g.totems)
        found = kept[key] = Standing(points, condition(g), readiness(g), port(g), market(g))
    return found


def _key(g: SleepingState) -> bytes:
    return _ENCODER.encode(
        (
            g.crew,
            g.cards,
            g.resources,
            g.hull,
            g.xp,
            g.active,
            g.ongoing,
            g.quests,
            g.used_quests,
            (g.ending, g.brutal, g.defeats),
            [(len(player.hand.cards), player.command) for player in g.players],
        )
    )
