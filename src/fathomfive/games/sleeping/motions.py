"""How things move on the table, for tells: each by its id in the scene, from where and to where."""

from __future__ import annotations

from fathomfive.author import Motion
from fathomfive.games.sleeping.state import SleepingState

HAND, DECK, DISCARDED = "hand", "deck-ability", "deck-discard"


def sails(g: SleepingState, origin: str, to: str) -> Motion:
    return Motion("ship", f"region-{origin}", f"region-{to}")


def serpent(g: SleepingState, origin: str, to: str) -> Motion:
    """Without an origin it comes up, without an end it goes down."""
    how = "slide" if origin and to else "fade"
    return Motion("serpent", _region(origin), _region(to), how=how)


def _region(name: str) -> str:
    return f"region-{name}" if name else ""


def goes_to_room(g: SleepingState, origin: str, to: str) -> Motion:
    """Before the first turn the figure stands beside the board."""
    return Motion("figure", f"room-{origin}" if origin else "", f"room-{to}")


def card(g: SleepingState, name: str, origin: str, to: str) -> Motion:
    """A card that comes to a hand or leaves one."""
    return Motion(f"card-{name}", origin, to)


def plate(seat: int) -> str:
    """Where the hand of somebody else is: at that seat."""
    return f"seat-{seat}"


def enemy(g: SleepingState, number: int, how: str) -> Motion:
    return Motion(f"enemy-{number}", how=how)
