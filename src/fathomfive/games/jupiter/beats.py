"""How much a line of the log matters, what it is about, and what it brings to the centre of the table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fathomfive.author import Beat, Shows, say
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import TILE_NAMES, Space, Tile
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.names import card_name, card_text, colonist_at, module_name, words
from fathomfive.games.jupiter.state import COLONIST, JupiterState

Tone: TypeAlias = Literal["good", "bad"]

TURN, QUIET = Beat("turn"), Beat("quiet")
GOOD, BAD = Beat(tone="good"), Beat(tone="bad")
WON, LOST = Beat("end", tone="good"), Beat("end", tone="bad")
LAUNCH = Beat(
    "reveal", ("pod",), Shows(words("reveal-launch"), "jupiter-pod-launch", origin="pod"), tone="good"
)
ADRIFT = Beat(
    "reveal", ("pod",), Shows(words("reveal-adrift"), "jupiter-pod-drifting", origin="pod"), tone="bad"
)


# --- what comes to the centre ------------------------------------------------------------------------


def die(g: JupiterState) -> Beat:
    return Beat(
        "reveal", shows=Shows(say("reveal-die", n=g.roll), spots=(f"jupiter-die-{g.roll}",), look="dice")
    )


def wave(g: JupiterState, hit: tuple[Tile, ...]) -> Beat:
    """Where creeps are about to land: each module is a spot, and what happens there says which."""
    if not hit:
        return GOOD
    label = say("reveal-wave", n=len(hit))
    return Beat("reveal", _modules(hit), Shows(label, "jupiter-creep-landing", spots=_spots(hit)), tone="bad")


def drawn(g: JupiterState, card: CardId) -> Beat:
    return Beat("reveal", shows=_card(card))


def setback(g: JupiterState, card: CardId, hit: tuple[Tile, ...]) -> Beat:
    return Beat("reveal", _modules(hit), _card(card, _spots(hit)), tone="bad" if hit else "good")


def conversion(g: JupiterState, victims: tuple[Space, ...]) -> Beat:
    label = say("reveal-conversion", n=len(victims))
    modules = tuple(dict.fromkeys(space // SLOTS for space in victims))
    return Beat("reveal", _modules(modules), Shows(label, "jupiter-colonist-converting"), tone="bad")


def falling(g: JupiterState, tile: Tile) -> Beat:
    symbol = f"jupiter-module-{g.colony.numbers[tile]}-exploding"
    return Beat(
        "reveal", (TILE_NAMES[tile],), Shows(module_name(tile), symbol, origin=TILE_NAMES[tile]), tone="bad"
    )


def _card(card: CardId, spots: tuple[str, ...] = ()) -> Shows:
    symbol = f"jupiter-card-{card.replace('_', '-')}"
    return Shows(card_name(card), symbol, card_text(card), spots, origin="deck")


def _modules(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple(TILE_NAMES[tile] for tile in tiles)


def _spots(hit: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple(f"jupiter-tile-{TILE_NAMES[tile].lower()}" for tile in hit)


# --- what comes of it --------------------------------------------------------------------------------


def at_module(g: JupiterState, tile: Tile, hit: tuple[Tile, ...], tone: Tone) -> Beat:
    """What happens to one of the modules that were shown."""
    return Beat(touches=(TILE_NAMES[tile],), spot=hit.index(tile) + 1, tone=tone)


def landing(g: JupiterState, at: Space, hit: tuple[Tile, ...]) -> Beat:
    """A creep lands: whoever is across a bridge is in danger."""
    danger = (colonist_at(g, space) for space in g.colony.links[at] if g.occ[space] == COLONIST)
    return Beat(touches=(TILE_NAMES[at // SLOTS], *danger), spot=hit.index(at // SLOTS) + 1, tone="bad")
