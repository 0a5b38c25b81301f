"""What things are called: message ids of `text/en.ftl`, and ids of pieces and places in scenes and tells."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from fathomfive.author import Text, person, say
from fathomfive.games.tentacula.board import COLOURS, CREATURES, FINISH, FISH, NO_TILE, SIDES, START
from fathomfive.games.tentacula.book import Book
from fathomfive.games.tentacula.state import TentaculaState

OCTOPUS, CHEST, STASH, GATE, PILE, DIE, SHELLS = "octopus", "chest", "stash", "gate", "pile", "die", "shells"
SANDBANK = "sandbank"


@lru_cache(maxsize=512)
def words(message: str) -> Text:
    """A message without arguments: every picture of the table names the same few things."""
    return Text(message)


def sprite(*parts: str) -> str:
    """A symbol of art.svg: `sprite("tile", "R04", "b")` is `tentacula-tile-r04-b`."""
    return "-".join(("tentacula", *parts)).replace("_", "-").lower()


# --- words -------------------------------------------------------------------------------------------


def name_of(g: TentaculaState, kind: str, thing: Any) -> Any:
    """What people call a thing that the rules know by a number or an id; a mere number stays one."""
    match kind:
        case "who":
            return person(thing)
        case "stash" | "gate":
            return words(f"{kind}-{thing}")
        case "chip":
            return words(f"chip-{CREATURES[thing]}")
        case "creature":
            return creature_name(thing)
        case "fish":
            return fish_name(thing)
        case "colour":
            return gem_name(thing)
        case "tile" | "inside" | "outside":
            return tile_name(g.book, thing)
        case "face":
            return face_words(g.book, thing)
        case "side":
            return side_name(thing)
        case "place":
            return place_name(thing)
        case "to":
            return words("to-finish") if thing >= FINISH else say("to-square", n=thing)
    return thing


def fish_name(fish: int) -> Text:
    return words(f"fish-{FISH[fish]}")


def creature_name(creature: int) -> Text:
    return words(f"creature-{CREATURES[creature]}")


def gem_name(colour: int) -> Text:
    return words(f"gem-{COLOURS[colour]}")


def side_name(side: int) -> Text:
    return words(f"side-{SIDES[side]}")


def tile_name(book: Book, face: int) -> Text:
    return words(f"tile-{book.face_names[face][:-1]}")


def face_words(book: Book, face: int) -> Text:
    """ "crab, water at the left"."""
    printed = book.faces[face]
    gaps = "".join(map(str, printed.gaps)) or "none"
    return say("face", creature=creature_name(book.tables.creature[face]), water=words(f"water-{gaps}"))


@lru_cache(maxsize=64)
def place_name(place: int) -> Text:
    """In a sentence: "square 21", "the finish"."""
    if place == START:
        return words("place-start")
    return words("place-finish") if place >= FINISH else say("place-square", n=place)


# --- ids ---------------------------------------------------------------------------------------------


def fish_piece(fish: int) -> str:
    return f"fish-{FISH[fish]}"


def tile_piece(book: Book, face: int) -> str:
    """A tile keeps its id, whichever face is up."""
    return f"tile-{book.face_names[face][:-1]}"


def gate_card(gate: str) -> str:
    """A gate in the box; the one on the arch is `GATE`."""
    return f"gate-{gate}"


def place_id(place: int, fish: int) -> str:
    """Where a fish stands; each has its own start square (TEN-SETUP-1)."""
    if place == START:
        return f"s{fish + 1}"
    return f"f{place - FINISH + 1}" if place >= FINISH else f"q{place}"


def reef_id(segment: int, side: int) -> str:
    return f"reef-{segment}-{SIDES[side]}"


def seat_id(seat: int) -> str:
    return f"seat-{seat}"


def gem_piece(colour: int, number: int) -> str:
    return f"gem-{COLOURS[colour]}-{number}"


def next_gem(g: TentaculaState, colour: int, *, last: bool = False) -> str:
    """The gem of a colour that lies first (or last) in the chest.

    Gems of one colour are numbered through stash, chest and cave, in this order. So each keeps its number
    when one of them goes from one to the next.
    """
    return gem_piece(colour, g.stash[colour] + (g.chest[colour] - 1 if last else 0))


def first_stolen(g: TentaculaState, colour: int) -> str:
    """The gem of a colour that a shark would bring back from the cave."""
    return gem_piece(colour, g.stash[colour] + g.chest[colour])


def gap_at(g: TentaculaState, place: int) -> Literal["none", "inside", "outside", "leak"]:
    """Why an unprotected place is in open water: no reef, one side of it missing, or a leak (TEN-PROT-2)."""
    segment = g.book.tables.segment[place]
    inside, outside = g.inside[segment] == NO_TILE, g.outside[segment] == NO_TILE
    if inside and outside:
        return "none"
    if inside or outside:
        return "inside" if inside else "outside"
    return "leak"
