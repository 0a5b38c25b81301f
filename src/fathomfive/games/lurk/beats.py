"""How much a line of the log matters, what it is about, and what it brings to the centre of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from fathomfive.author import Beat, Shows, say
from fathomfive.games.lurk.names import face_symbol, fighter_name, kebab, piece, space, words
from fathomfive.games.lurk.state import LurkState

Tone: TypeAlias = Literal["", "good", "bad"]

TURN, QUIET = Beat("turn"), Beat("quiet")
BAD = Beat(tone="bad")
END = Beat("end")


def about(g: LurkState, *fighters: int) -> Beat:
    return Beat(touches=tuple(piece(fighter) for fighter in fighters))


def at(g: LurkState, *tiles: int) -> Beat:
    return Beat(touches=tuple(space(g.board, tile) for tile in tiles))


def dice(g: LurkState, fighter: int, faces: Sequence[int], tone: Tone, *others: int) -> Beat:
    """What somebody rolled; without dice there is nothing to look at."""
    touches = tuple(piece(one) for one in (fighter, *others))
    if not faces:
        return Beat(touches=touches, tone=tone)
    label = say("reveal-dice", model=fighter_name(g, fighter))
    shown = Shows(label, spots=tuple(map(face_symbol, faces)), look="dice")
    return Beat("reveal", touches, shown, tone=tone)


def event(g: LurkState, card: str) -> Beat:
    shown = Shows(words(f"event-{card}"), "lurk-deck-event", words(f"event-{card}.text"), origin="deck:event")
    return Beat("reveal", shows=shown)


def item(g: LurkState, card: str) -> Beat:
    shown = Shows(
        words(f"card-{card}"), f"lurk-card-{kebab(card)}", words(f"card-{card}.text"), origin="deck:item"
    )
    return Beat("reveal", shows=shown)


def treasure(g: LurkState, card: str, finder: int) -> Beat:
    shown = Shows(words(f"abyss-{card}"), f"lurk-treasure-{kebab(card)}", origin="deck:abyss")
    return Beat("reveal", (piece(finder),), shown, tone="good")


def creature(g: LurkState, card: str, tile: int) -> Beat:
    name, text = words(f"abyss-{card}"), words(f"abyss-{card}.text")
    shown = Shows(name, f"lurk-creature-{kebab(card)}", text, origin="deck:abyss")
    return Beat("reveal", (space(g.board, tile),), shown, tone="bad")
