"""The pictures of what stands in more than one place: fish, gems, chips and tiles."""

from __future__ import annotations

from fathomfive.author import look
from fathomfive.games.tentacula.board import COLOURS, CREATURES, FISH
from fathomfive.games.tentacula.names import gem_name, sprite

FISH_TINTS = ("#E4572E", "#3FA34D", "#FFC914")
FISH_LETTERS = ("Ba", "Fi", "Pa")


def fish_sprite(fish: int, face: str = "") -> look.Sprite:
    return look.Sprite(sprite(f"fish-{FISH[fish]}{face}"), FISH_TINTS[fish], FISH_LETTERS[fish], "diamond")


def gem_sprite(colour: int, *, ghost: bool = False) -> look.Sprite:
    name = COLOURS[colour]
    symbol = sprite("gem", name, "ghost") if ghost else sprite("gem", name)
    return look.Sprite(symbol, letter=name[0].upper(), shape="hex", alt=gem_name(colour))


def chip_sprite(chip: int, *, acted: bool = False) -> look.Sprite:
    name = CREATURES[chip]
    symbol = sprite("chip", name, "acted") if acted else sprite("chip", name)
    return look.Sprite(symbol, letter=name[0].upper())


def reef_sprite(face: str) -> look.Sprite:
    """A tile as it lies at the route: its badge is put on upright."""
    return look.Sprite(sprite("reef", face[:-1], face[-1]), "coral", "#", "card")


def tile_sprite(face: str) -> look.Sprite:
    """A tile as it lies in front of somebody."""
    return look.Sprite(sprite("tile", face[:-1], face[-1]), letter="#")
