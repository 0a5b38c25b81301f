"""Drawing a card, and what setbacks do (rulebook 4.8, 4.11)."""

from __future__ import annotations

from fathomfive.author import Flow, Play, Step
from fathomfive.games.jupiter.colony import NOWHERE
from fathomfive.games.jupiter.game import BEACON, REACTOR
from fathomfive.games.jupiter.motions import rises
from fathomfive.games.jupiter.state import OUT, JupiterState
from fathomfive.games.jupiter.steps.invasion import place_creeps, suppress
from fathomfive.games.jupiter.steps.pod import shuffle_discard_in


class Draw(Step, tag="draw"):
    """The top card: an ability to the hand (JUP-CARD-1), a setback at once (JUP-CARD-2)."""

    def run(self, g: JupiterState) -> Play:
        g.phase = "draw"
        if g.robots[g.current].at == OUT:  # JUP-RV-3
            return
        if not g.deck.cards and g.discard:  # JUP-CARD-3
            shuffle_discard_in(g)
        if not g.deck.cards:
            return
        card = g.deck.pop()
        g.reveal()
        if card in g.book.abilities:
            g.robots[g.current].hand.append(card)
            g.tell("draws", "JUP-CARD-1", g.current, sound="card-draw", card=card)
            return
        g.setback = card
        g.tell(card, "JUP-SET-2" if card == "surge" else "JUP-SET-1", g.current, sound="rumble")
        yield from resolve(g, card)
        g.discard.append(card)
        g.setback = ""


def resolve(g: JupiterState, card: str) -> Flow[None]:
    """Name the modules, let Suppressant speak (JUP-SET-4), then it happens (JUP-SET-1, JUP-SET-2)."""
    if card == "surge":
        g.affected = [tile for tile in g.got_creep if g.cells[tile] != NOWHERE]
        yield from suppress(g, "JUP-SET-4")
        yield from place_creeps(g, "JUP-SET-2")
        return
    number = REACTOR if card == "power_grab" else BEACON
    g.affected = [
        tile
        for tile in g.colony.tiles
        if g.colony.numbers[tile] == number and not g.is_covered(tile) and not g.is_guarded(tile)
    ]
    yield from suppress(g, "JUP-SET-4")
    for tile in g.affected:
        g.tell("super_creep", "JUP-SET-1", None, (rises, tile), module=tile)
        g.supers |= 1 << tile
    g.affected = []
