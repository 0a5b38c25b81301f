"""What things are called: message ids of `text/`, and ids of pieces and places in scenes and tells.

Texts are made once each because scenes repeat them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from fathomfive.author import Text, person, say
from fathomfive.games.jupiter.actions import RobotId
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.colony import (
    MIDDLE,
    POD,
    POD_TILE,
    SLOT_NAMES,
    TILE_NAMES,
    Space,
    Tile,
    space_name,
)
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.state import COLONIST, CREEP, PAWN, JupiterState

# --- words -------------------------------------------------------------------------------------------


def name_of(g: JupiterState, kind: str, thing: Any) -> Any:
    """What people call a thing that the rules know by a number or an id; a mere number stays one."""
    match kind:
        case "who" | "other":
            return who(thing)
        case "card" | "old":
            return card_name(thing)
        case "cards":
            return listed(map(card_name, thing))
        case "does":
            return card_text(thing)
        case "does_as_core":
            return core_text(thing)
        case "robot":
            return robot_name(thing)
        case "tile" | "module" | "boxed":
            return module_name(thing)
        case "tiles":
            return listed(map(module_name, thing))
        case "beside" | "was_beside":  # a module comes first among those near it
            return listed(words("place-pod") if tile == POD_TILE else module_name(tile) for tile in thing[1:])
        case "numbered":
            return listed(_numbered(tile, g.colony.numbers[tile]) for tile in thing)
        case "place":
            return place_name(g.turned, thing)
        case "spot":
            return spot_name(g.turned, thing)
        case "spots":
            return listed(spot_name(g.turned, space) for space in thing)
        case "way":
            return way_name(g.turned, *thing)
        case "across":  # how many colonists a creep there endangers
            return sum(g.occ[to] == COLONIST for to in g.colony.links[thing])
        case "spare":  # how many colonists may be lost once so many are (JUP-END-3)
            return max(-1, g.alive + g.saved - g.target - thing)
        case "room":
            return room_left(g, thing)
        case "swapped":
            return say("some-robot", who=who(thing - PAWN)) if thing >= PAWN else words(SOME[thing])
    return thing


def room_left(g: JupiterState, at: Space) -> int:
    """After a creep has landed: how many more make the module fall (JUP-TILE-1), 0 if a robot holds it."""
    spaces = (space for space in g.colony.spaces_of[at // SLOTS] if space != at)
    left = [g.occ[space] for space in spaces if g.occ[space] != CREEP]
    held = any(occupant >= PAWN for occupant in left)
    if held and not g.book.brittle:
        return 0
    return sum(occupant < PAWN for occupant in left)


SOME = {COLONIST: "some-colonist", CREEP: "some-creep"}


def listed(names: Iterable[Text]) -> Text:
    """One, two and three."""
    text: Text | None = None
    for n, name in enumerate(reversed(list(names))):
        text = name if text is None else say("list-last" if n == 1 else "list-more", one=name, rest=text)
    return text or words("list-none")


@cache
def words(id: str) -> Text:
    return say(id)


def card_name(card: CardId) -> Text:
    return words(f"card-{card}")


def card_text(card: CardId) -> Text:
    return words(f"card-{card}-text")


def core_text(card: CardId) -> Text:
    return words(f"card-{card}-core")


def robot_name(robot: RobotId) -> Text:
    return words(f"robot-{robot}")


def module_name(tile: Tile) -> Text:
    return words(f"module-{TILE_NAMES[tile]}")


@cache
def _numbered(tile: Tile, number: int) -> Text:
    return say("module-numbered", module=module_name(tile), number=number)


def kind_name(kind: str) -> Text:
    return words(f"kind-{kind}")


@cache
def who(seat: int) -> Text:
    return person(seat)


def place_name(turned: bytes, space: Space) -> Text:
    """Where a space is, by itself: "Kelp Terrace, north-east dome"."""
    if space == POD:
        return words("place-pod")
    tile, slot = divmod(space, SLOTS)
    return _place(tile, side_name(turned, space) if slot != MIDDLE else "middle")


@cache
def _place(tile: Tile, side: str) -> Text:
    return say(f"place-{side}", module=module_name(tile))


def spot_name(turned: bytes, space: Space) -> Text:
    """Where a space is, within a sentence: "the north-east dome of Kelp Terrace"."""
    if space == POD:
        return words("place-pod")
    return _spot(space // SLOTS, side_name(turned, space))


@cache
def _spot(tile: Tile, side: str) -> Text:
    return say("spot", dome=words(f"side-{side}"), module=module_name(tile))


def way_name(turned: bytes, origin: Space, to: Space) -> Text:
    """From where to where; a module is named once."""
    if origin == POD:
        return say("way-out", to=spot_name(turned, to))
    if to == POD:
        return say("way-in", origin=spot_name(turned, origin))
    if origin // SLOTS == to // SLOTS:
        dome = words(f"side-{side_name(turned, origin)}")
        return say("way-within", origin=dome, to=spot_name(turned, to))
    return say("way-over", origin=spot_name(turned, origin), to=spot_name(turned, to))


SIDES = ("e", "ne", "nw", "w", "sw", "se")


def side_name(turned: bytes, space: Space) -> str:
    """Which way a dome faces on the board, or `middle`."""
    tile, slot = divmod(space, SLOTS)
    return "middle" if slot == MIDDLE else SIDES[(slot + turned[tile]) % 6]


# --- ids ---------------------------------------------------------------------------------------------


def space_id(space: Space) -> str:
    """The space in a scene: slots of tiles are `M2A/C`."""
    return "pod" if space == POD else f"{TILE_NAMES[space // SLOTS]}/{SLOT_NAMES[space % SLOTS]}"


def robot_piece(seat: int) -> str:
    return f"robot:{seat}"


def colonist_piece(number: int) -> str:
    return f"colonist:{number}"


def creep_piece(space: Space) -> str:
    return f"creep:{space_name(space)}"


def super_piece(tile: Tile) -> str:
    return f"super:{TILE_NAMES[tile]}"


def hand_id(seat: int) -> str:
    """Where somebody's cards lie: the own ones in the dock, those of the others beside their names."""
    return f"hand:{seat}"


def core_piece(seat: int, card: CardId) -> str:
    return f"core:{seat}:{card}"


def card_piece(seat: int, card: CardId, copy: int = 1) -> str:
    """A card in hand by its name, since it keeps that while others come and go; a second copy is numbered."""
    return f"card:{seat}:{card}" if copy == 1 else f"card:{seat}:{card}:{copy}"


def active_piece(seat: int, card: CardId, copy: int = 1) -> str:
    return f"active:{seat}:{card}" if copy == 1 else f"active:{seat}:{card}:{copy}"


def copies(cards: Sequence[CardId]) -> list[tuple[CardId, int]]:
    """Each card with the number of its copy."""
    return [(card, cards[: n + 1].count(card)) for n, card in enumerate(cards)]


def target_piece(g: JupiterState, at: Space) -> str:
    """The creep here, or the super creep where this is the middle of a Reactor or Beacon."""
    return creep_piece(at) if g.occ[at] == CREEP else super_piece(at // SLOTS)


def colonist_at(g: JupiterState, space: Space) -> str:
    return colonist_piece(g.seated[-1] if space == POD else g.faces[space])


def piece_at(g: JupiterState, space: Space, pawn: int) -> str:
    """Whoever a robot changes places with."""
    if pawn >= 0:
        return robot_piece(pawn)
    occupant = COLONIST if space == POD else g.occ[space]
    if occupant == COLONIST:
        return colonist_at(g, space)
    return creep_piece(space) if occupant == CREEP else robot_piece(occupant - PAWN)
