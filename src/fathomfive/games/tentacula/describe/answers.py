"""Questions and answers in words: what an answer touches on the table, and what comes of it.

The sentences are found by the names of the actions; here stands what no sentence can tell.
"""

from __future__ import annotations

from typing import Any

from fathomfive.author import Action, Ask, Text, Viewer, look, person, say, worded
from fathomfive.games.tentacula import actions as do
from fathomfive.games.tentacula.board import CREATURES, FINISH, FISH, NO_TILE, SPECIALS, TURTLE
from fathomfive.games.tentacula.motions import way
from fathomfive.games.tentacula.names import (
    CHEST,
    DIE,
    OCTOPUS,
    STASH,
    creature_name,
    face_words,
    first_stolen,
    fish_name,
    fish_piece,
    gap_at,
    gem_name,
    next_gem,
    place_id,
    reef_id,
    seat_id,
    sprite,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.scene.sprites import (
    chip_sprite,
    fish_sprite,
    gem_sprite,
    reef_sprite,
    tile_sprite,
)
from fathomfive.games.tentacula.scene.stage import scale_of, shift_of, turn_of
from fathomfive.games.tentacula.state import NOBODY, TentaculaState


def prompt(g: TentaculaState, ask: Ask, viewer: Viewer) -> Text:
    """`ask-<kind>`, sometimes with the situation behind it."""
    about = {"who": person(ask.asked[0] if viewer is None else viewer), "creature": creature_name(g.creature)}
    if g.die != NOBODY:
        about["colour"] = gem_name(g.die)
    if ask.kind == "next":
        return say(f"ask-next-{g.who_goes}", **about)
    if ask.kind == "move" and any(isinstance(option, do.StayPut) for option in ask.options):
        return say("ask-move-stuck", **about)  # no fish can follow the tile
    return say(f"ask-{ask.kind}", **about)


def describe(g: TentaculaState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    match action:
        case do.ChooseStash():
            return choose_stash(g, action)
        case do.ChooseChip(chip=chip):
            power = words(f"chip-{CREATURES[chip]}-text")
            return row(g, action, chip_sprite(chip), given={"creature": chip}, follows=power)
        case do.GoNext():
            return go_next(g, action)
        case do.LayTile():
            return lay_tile(g, action)
        case do.Swim():
            return swim(g, action)
        case do.StayPut():
            return worded(g, action, rule="TEN-MOVE-10", style="second")
        case do.CallDolphin(colour=colour):
            left = {"n": g.chest[colour] - 1}
            return gem(g, action, colour, next_gem(g, colour), STASH, given=left)
        case do.CallShark(colour=colour):
            return gem(g, action, colour, first_stolen(g, colour), CHEST, follows=use_of(g, colour))
        case do.RollAgain():
            die = look.Sprite(sprite("icon-die"))
            return worded(g, action, touches=(DIE,), style="second", sprite=die)
        case do.KeepRoll():
            return worded(g, action, given={"colour": g.die}, follows=loss_of(g, g.die), style="primary")
        case do.GiveGem(colour=colour):
            last = next_gem(g, colour, last=True)
            return gem(g, action, colour, last, OCTOPUS, follows=loss_of(g, colour))
        case do.TakeTile():
            return take_tile(g, action)
        case do.ShowFace(face=face):
            reach = {"n": reach_of(g, face)}
            return row(g, action, tile_sprite(g.book.face_names[face]), tile_piece(g.book, face), given=reach)
    return worded(g, action, "decline", style="second")


def row(g: TentaculaState, action: Action, icon: look.Sprite, *touches: str, **parts: Any) -> look.Described:
    return worded(g, action, style="row", sprite=icon, touches=touches, **parts)


# --- setup and who goes ------------------------------------------------------------------------------


def choose_stash(g: TentaculaState, action: do.ChooseStash) -> look.Described:
    rating = g.book.stashes[action.stash].rating
    return row(
        g,
        action,
        look.Sprite(sprite("stash", action.stash)),
        follows=words(f"stash-{action.stash}-text"),
        badge=look.Badge(words(f"rating-{rating}"), tone=("good", "plain", "plain", "bad")[rating - 1]),
    )


def go_next(g: TentaculaState, action: do.GoNext) -> look.Described:
    face = g.hands[action.who]
    return worded(
        g,
        action,
        f"next-{g.who_goes}",
        given={"creature": g.book.tables.creature[face], "n": reach_of(g, face)},
        touches=(tile_piece(g.book, face), seat_id(action.who)),
        style="primary" if g.who_goes == "volunteer" else "row",
        sprite=chip_sprite(g.chips[action.who]),
    )


# --- place -------------------------------------------------------------------------------------------


def lay_tile(g: TentaculaState, action: do.LayTile) -> look.Described:
    face, side, number = g.hands[action.seat], action.side, g.free_segment(action.side)
    segment = g.book.board.segment[number - 1]
    reef, (dx, dy) = reef_id(number, side), shift_of(segment, side)
    symbol = reef_sprite(g.book.face_names[face])
    ghost = look.Ghost(
        reef, sprite=symbol, turn=turn_of(segment, side), scale=scale_of(segment), dx=dx, dy=dy
    )
    return row(
        g,
        action,
        tile_sprite(g.book.face_names[face]),
        tile_piece(g.book, face),
        reef,
        given={"tile": face, "n": number},
        follows=reef_after(g, face, side, number),
        rule="TEN-PLACE-3",
        shows=(ghost,),
    )


def reef_after(g: TentaculaState, face: int, side: int, segment: int) -> Text:
    """Which squares of the segment will be safe with this tile (TEN-PROT-2)."""
    other = (g.inside if side else g.outside)[segment]
    if other == NO_TILE:
        return words("follows-half")
    covers = g.book.tables.covers
    both = covers[side][face] & covers[1 - side][other]
    return words(f"follows-reef-{both}")


# --- move --------------------------------------------------------------------------------------------


def swim(g: TentaculaState, action: do.Swim) -> look.Described:
    fish, to = action.fish, action.to
    goal = place_id(to, fish)
    safe = look.Badge(words("badge-safe"), tone="good")
    theft = look.Badge(words("badge-theft"), tone="bad")
    cost = say("cost-shell", creature=creature_name(action.creature), n=g.shells)
    return row(
        g,
        action,
        fish_sprite(fish),
        fish_piece(fish),
        goal,
        given={
            "cost": cost if action.shell else words("cost-none"),
            "what": reached(g, fish, to),
            "reef": shelter(g, to),
        },
        group=words("verb-shell" if action.shell else "verb-swim"),
        rule="TEN-MOVE-8" if action.shell else "TEN-MOVE-2",
        badge=safe if g.protected(to) else theft,
        shows=(look.Ghost(goal, fish_piece(fish), dy=-10, scale=1.1), look.Trail(way(g, fish, to))),
    )


def reached(g: TentaculaState, fish: int, to: int) -> Text:
    """What the fish meets on its way: the gate, or the symbol on its square."""
    if g.fish[fish] <= g.book.tables.arch[g.phase] < to:
        return words("reach-gate" if to < FINISH else "reach-finish")
    return words(f"reach-{SPECIALS[g.book.tables.special[to]]}")


def shelter(g: TentaculaState, place: int) -> Text:
    segment = g.book.tables.segment[place]
    if not segment:
        return words("shelter-always")
    return words("shelter-both" if g.protected(place) else f"shelter-{gap_at(g, place)}")


# --- gems --------------------------------------------------------------------------------------------


def gem(g: TentaculaState, action: Action, colour: int, *touches: str, **parts: Any) -> look.Described:
    return row(g, action, gem_sprite(colour), *touches, badge=rarity(g, colour), **parts)


def rarity(g: TentaculaState, colour: int) -> look.Badge | None:
    """A needed colour of which nothing is to spare."""
    short = g.need[colour] - g.stash[colour] - g.chest[colour]
    if short > 0:
        return look.Badge(words("badge-missing"), tone="bad")
    needed = g.need[colour] > g.stash[colour]
    return look.Badge(words("badge-last"), tone="bad") if short == 0 and needed else None


def use_of(g: TentaculaState, colour: int) -> Text:
    wants = g.need[colour] - g.stash[colour]
    return say("use-need", n=wants, have=g.chest[colour]) if wants > 0 else words("use-spare")


def loss_of(g: TentaculaState, colour: int) -> Text:
    """What the theft of a gem leaves of its colour."""
    wants, left = g.need[colour] - g.stash[colour], g.chest[colour] - 1
    if left < 0:
        return words("loss-none")
    if wants <= 0:
        return words("use-spare")
    return say("loss-need", n=wants, left=left, short="yes" if left < wants else "no")


# --- new tiles ---------------------------------------------------------------------------------------


def take_tile(g: TentaculaState, action: do.TakeTile) -> look.Described:
    track = g.outside if action.side else g.inside
    segment, face = next((segment, face) for segment, face in enumerate(track) if face != NO_TILE)
    bared = bared_by(g, segment)
    after: dict[str, Any] = {"n": len(bared), "fish": fish_name(bared[0]) if bared else ""}
    turned = say("follows-take", face=face_words(g.book, face ^ 1), **after)
    return row(
        g,
        action,
        tile_sprite(g.book.face_names[face]),
        reef_id(segment, action.side),
        given={"tile": face},
        follows=say("follows-turtle", **after) if g.chips[action.seat] == TURTLE else turned,
    )


def bared_by(g: TentaculaState, segment: int) -> list[int]:
    """The fish that lie in open water once a tile of this segment is gone: they are robbed (TEN-REND-1)."""
    of = g.book.tables.segment
    return [fish for fish, place in enumerate(g.fish) if of[place] == segment and g.protected(place)]


def reach_of(g: TentaculaState, face: int) -> int:
    """How many fish this creature could move as they stand now."""
    t = g.book.tables
    ahead = t.ahead[g.phase][t.creature[face]]
    return sum(any(to not in g.fish for to in ahead[g.fish[fish]]) for fish in range(len(FISH)))
