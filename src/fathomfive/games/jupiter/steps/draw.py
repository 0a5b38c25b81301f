"""Drawing a card, and what setbacks do (rulebook 4.8, 4.11)."""

from __future__ import annotations

from fathomfive.author import Flow, Play, Step
from fathomfive.games.jupiter.beats import at_module, drawn, setback
from fathomfive.games.jupiter.colony import NOWHERE, Tile
from fathomfive.games.jupiter.game import BEACON, REACTOR
from fathomfive.games.jupiter.motions import comes, rises
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
            g.tell("draws_nothing", "JUP-CARD-3", g.current)
            return
        card = g.deck.pop()
        g.reveal()
        if card in g.book.abilities:
            g.tell(
                "draws",
                "JUP-CARD-1",
                g.current,
                (comes, g.current, card),
                sound="card-draw",
                beat=(drawn, card),
                card=card,
                does=card,
            )
            g.robots[g.current].hand.append(card)
            return
        g.setback = card
        yield from resolve(g, card)
        g.discard.append(card)
        g.setback = ""


def resolve(g: JupiterState, card: str) -> Flow[None]:
    """Name the modules, let Suppressant speak (JUP-SET-4), then it happens (JUP-SET-1, JUP-SET-2)."""
    if card == "surge":
        hit = tuple(tile for tile in g.got_creep if g.cells[tile] != NOWHERE)
        turn_over(g, card, "JUP-SET-2", hit)
        yield from suppress(g, "JUP-SET-4", hit)
        yield from place_creeps(g, "JUP-SET-2", hit)
        return
    number = REACTOR if card == "power_grab" else BEACON
    hit = tuple(
        tile
        for tile in g.colony.tiles
        if g.colony.numbers[tile] == number and not g.is_covered(tile) and not g.is_guarded(tile)
    )
    turn_over(g, card, "JUP-SET-1", hit)
    yield from suppress(g, "JUP-SET-4", hit)
    for tile in g.affected:
        g.supers |= 1 << tile
        what = "covers_plant" if number == REACTOR else "covers_dish"
        beat = (at_module, tile, hit, "bad")
        g.tell(what, "JUP-SET-1", None, (rises, tile), beat=beat, module=tile, limit=g.hand_limit)
    g.affected = []


def turn_over(g: JupiterState, card: str, rule: str, hit: tuple[Tile, ...]) -> None:
    """The card, and what it is about to do: with nothing to do it says so."""
    g.affected = list(hit)
    beat = (setback, card, hit)
    if hit:
        g.tell(card, rule, g.current, sound="rumble", beat=beat, card=card, does=card, tiles=hit)
    else:
        g.tell(f"{card}_fails", rule, g.current, sound="rumble", beat=beat, card=card)
