"""A match that begins in the middle of a rescue: what `content/start.toml` has otherwise than the rules.

Printed, it is empty. The guided match lays a table by it where everything there is to learn comes quickly.
"""

from __future__ import annotations

from fathomfive.games.jupiter.book import Midway
from fathomfive.games.jupiter.colony import POD, space_named
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.state import COLONIST, CREEP, OPEN, JupiterState


def take_over(g: JupiterState, midway: Midway) -> None:
    """The rescue is under way: some have flown or are aboard, others on their way, and creeps have landed.

    Domes that lie elsewhere in this colony, or are taken, are passed over.
    """
    for dome in map(space_named, midway.saved):
        if g.occ[dome] == COLONIST:
            g.occ[dome] = OPEN
            g.saved += 1
    for dome in map(space_named, midway.aboard):
        if g.occ[dome] == COLONIST and g.pod_pieces() < g.book.numbers.pod_seats:
            g.move_colonist(dome, POD)
    for home, to in ((space_named(one), space_named(other)) for one, other in midway.walked.items()):
        if g.occ[home] == COLONIST and g.occ[to] == OPEN and to // SLOTS != g.boxed:
            g.move_colonist(home, to)
    for dome in map(space_named, midway.creeps):
        if dome // SLOTS != g.boxed:
            g.lost += g.occ[dome] == COLONIST
            g.occ[dome] = CREEP
    g.tell("under_way", "JUP-SETUP-4", saved=g.saved, aboard=len(g.seated), creeps=g.occ.count(CREEP))
