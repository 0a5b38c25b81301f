"""Every answer in words: its label, what it touches on the table, and what comes of it.

One function for each action of `actions.py`, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathomfive.author import Action, Ask, Pass, Text, Viewer, look, person, say
from fathomfive.games.tentacula import actions as do
from fathomfive.games.tentacula.board import (
    CREATURES,
    FINISH,
    FISH,
    NO_TILE,
    SPECIALS,
)
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
    gem_name,
    next_gem,
    place_id,
    reef_id,
    seat_id,
    side_name,
    sprite,
    tile_name,
    tile_piece,
    words,
)
from fathomfive.games.tentacula.scene.board import fish_sprite, gem_sprite, reef_symbol
from fathomfive.games.tentacula.scene.stage import scale_of, shift_of, turn_of
from fathomfive.games.tentacula.state import TentaculaState

# --- setup -------------------------------------------------------------------------------------------


def choose_stash(g: TentaculaState, ask: Ask, action: do.ChooseStash) -> look.Described:
    rating = g.book.stashes[action.stash].rating
    return look.Described(
        label=words(f"stash-{action.stash}"),
        group=words("verb-stash"),
        verb=words("do-stash"),
        follows=words(f"stash-{action.stash}-text"),
        style="row",
        sprite=look.Sprite(sprite("stash", action.stash)),
        badge=look.Badge(words(f"rating-{rating}"), tone=("good", "plain", "plain", "bad")[rating - 1]),
    )


def choose_chip(g: TentaculaState, ask: Ask, action: do.ChooseChip) -> look.Described:
    creature = CREATURES[action.chip]
    return look.Described(
        label=words(f"chip-{creature}"),
        group=words("verb-chip"),
        verb=say("do-chip", creature=creature_name(action.chip)),
        follows=words(f"chip-{creature}-text"),
        style="row",
        sprite=look.Sprite(sprite("chip", creature), letter=creature[0].upper()),
    )


# --- who goes ----------------------------------------------------------------------------------------


def go_next(g: TentaculaState, ask: Ask, action: do.GoNext) -> look.Described:
    who, face = action.who, g.hands[action.who]
    creature = creature_name(g.book.tables.creature[face])
    chip = CREATURES[g.chips[who]]
    mine = g.who_goes == "volunteer"
    return look.Described(
        label=words("do-me") if mine else say("do-named", who=person(who)),
        group=words("verb-next"),
        says=words("says-me") if mine else say("says-named", who=person(who)),
        verb=words("do-me") if mine else words("do-go"),
        touches=(tile_piece(g.book, face), seat_id(who)),
        follows=say("follows-next", creature=creature),
        style="primary" if mine else "row",
        sprite=look.Sprite(sprite("chip", chip), letter=chip[0].upper()),
    )


# --- place -------------------------------------------------------------------------------------------


def lay_tile(g: TentaculaState, ask: Ask, action: do.LayTile) -> look.Described:
    face, side, number = g.hands[action.seat], action.side, g.free_segment(action.side)
    segment = g.book.board.segment[number - 1]
    reef, (dx, dy) = reef_id(number, side), shift_of(segment, side)
    symbol = look.Sprite(reef_symbol(g.book.face_names[face]), "coral", "#", "card")
    ghost = look.Ghost(
        reef, sprite=symbol, turn=turn_of(segment, side), scale=scale_of(segment), dx=dx, dy=dy
    )
    return look.Described(
        label=say("do-lay", side=side_name(side)),
        group=words("verb-lay"),
        says=say("says-lay", tile=tile_name(g.book, face), side=side_name(side), n=number),
        verb=words("do-lay_here"),
        touches=(tile_piece(g.book, face), reef),
        follows=reef_after(g, face, side, number),
        rule="TEN-PLACE-3",
        style="row",
        sprite=tile_sprite(g, face),
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


def swim(g: TentaculaState, ask: Ask, action: do.Swim) -> look.Described:
    fish, to = action.fish, action.to
    goal = place_id(to, fish)
    safe = g.protected(to)
    where = words("to-finish") if to >= FINISH else say("to-square", n=to)
    return look.Described(
        label=say("do-swim", fish=fish_name(fish), place=where),
        group=words("verb-shell" if action.shell else "verb-swim"),
        says=say("says-swim", fish=fish_name(fish), place=where),
        verb=say("do-swim_to", place=where),
        touches=(fish_piece(fish), goal),
        follows=say("follows-swim", cost=cost(action), what=reached(g, fish, to), reef=shelter(g, to)),
        rule="TEN-MOVE-8" if action.shell else "TEN-MOVE-2",
        style="row",
        sprite=fish_sprite(fish),
        badge=look.Badge(words("badge-safe"), tone="good")
        if safe
        else look.Badge(words("badge-theft"), tone="bad"),
        shows=(
            look.Ghost(goal, fish_piece(fish), dy=-10, scale=1.1),
            look.Trail(way(g.fish[fish], to, fish)),
        ),
    )


def way(origin: int, to: int, fish: int) -> tuple[str, ...]:
    """Along the route, square by square."""
    between = range(origin + 1, min(to, FINISH))
    return (place_id(origin, fish), *(place_id(place, fish) for place in between), place_id(to, fish))


def cost(action: do.Swim) -> Text:
    if not action.shell:
        return words("cost-none")
    return say("cost-shell", creature=creature_name(action.creature))


def reached(g: TentaculaState, fish: int, to: int) -> Text:
    """What the fish meets on its way: the gate, or the symbol on its square."""
    if g.fish[fish] <= g.book.tables.arch[g.phase] < to:
        return words("reach-gate" if to < FINISH else "reach-finish")
    return words(f"reach-{SPECIALS[g.book.tables.special[to]]}")


def shelter(g: TentaculaState, place: int) -> Text:
    segment = g.book.tables.segment[place]
    if not segment:
        return words("shelter-always")
    if g.protected(place):
        return words("shelter-both")
    inside, outside = g.inside[segment] == NO_TILE, g.outside[segment] == NO_TILE
    if inside and outside:
        return words("shelter-none")
    if inside or outside:
        return words("shelter-inside" if inside else "shelter-outside")
    return words("shelter-leak")


def stay_put(g: TentaculaState, ask: Ask, action: do.StayPut) -> look.Described:
    return look.Described(
        label=words("do-stay"),
        says=words("says-stay"),
        follows=words("follows-stay"),
        rule="TEN-MOVE-10",
        style="second",
    )


# --- gems --------------------------------------------------------------------------------------------


def call_dolphin(g: TentaculaState, ask: Ask, action: do.CallDolphin) -> look.Described:
    colour = action.colour
    left = g.chest[colour] - 1
    return look.Described(
        label=gem_name(colour),
        group=words("verb-dolphin"),
        says=say("says-dolphin", gem=gem_name(colour)),
        verb=words("do-dolphin"),
        touches=(next_gem(g, colour), STASH),
        follows=say("follows-dolphin", n=left),
        style="row",
        sprite=gem_sprite(colour),
        badge=rarity(g, colour),
    )


def call_shark(g: TentaculaState, ask: Ask, action: do.CallShark) -> look.Described:
    colour = action.colour
    return look.Described(
        label=gem_name(colour),
        group=words("verb-shark"),
        says=say("says-shark", gem=gem_name(colour)),
        verb=words("do-shark"),
        touches=(first_stolen(g, colour), CHEST),
        follows=use_of(g, colour),
        style="row",
        sprite=gem_sprite(colour),
        badge=rarity(g, colour),
    )


def rarity(g: TentaculaState, colour: int) -> look.Badge | None:
    """A needed colour of which nothing is to spare."""
    short = g.need[colour] - g.stash[colour] - g.chest[colour]
    if short > 0:
        return look.Badge(words("badge-missing"), tone="bad")
    return (
        look.Badge(words("badge-last"), tone="bad")
        if short == 0 and g.need[colour] > g.stash[colour]
        else None
    )


def use_of(g: TentaculaState, colour: int) -> Text:
    wants = g.need[colour] - g.stash[colour]
    return say("use-need", n=wants, have=g.chest[colour]) if wants > 0 else words("use-spare")


def roll_again(g: TentaculaState, ask: Ask, action: do.RollAgain) -> look.Described:
    return look.Described(
        label=words("do-reroll"),
        says=words("says-reroll"),
        touches=(DIE,),
        follows=words("follows-reroll"),
        style="second",
        sprite=look.Sprite(sprite("icon-die")),
    )


def keep_roll(g: TentaculaState, ask: Ask, action: do.KeepRoll) -> look.Described:
    return look.Described(
        label=words("do-keep"),
        says=say("says-keep", gem=gem_name(g.die)),
        follows=use_of(g, g.die),
        style="primary",
    )


def give_gem(g: TentaculaState, ask: Ask, action: do.GiveGem) -> look.Described:
    colour = action.colour
    return look.Described(
        label=gem_name(colour),
        group=words("verb-give"),
        says=say("says-give", gem=gem_name(colour)),
        verb=words("do-give"),
        touches=(next_gem(g, colour, last=True), OCTOPUS),
        follows=use_of(g, colour),
        style="row",
        sprite=gem_sprite(colour),
        badge=rarity(g, colour),
    )


# --- new tiles ---------------------------------------------------------------------------------------


def take_tile(g: TentaculaState, ask: Ask, action: do.TakeTile) -> look.Described:
    track = g.outside if action.side else g.inside
    segment, face = next((segment, face) for segment, face in enumerate(track) if face != NO_TILE)
    chooses = CREATURES[g.chips[action.seat]] == "turtle"
    return look.Described(
        label=say("do-take", tile=tile_name(g.book, face), side=side_name(action.side)),
        group=words("verb-take"),
        verb=words("do-take_it"),
        touches=(reef_id(segment, action.side),),
        follows=words("follows-turtle")
        if chooses
        else say("follows-take", face=face_words(g.book, face ^ 1)),
        style="row",
        sprite=tile_sprite(g, face),
    )


def show_face(g: TentaculaState, ask: Ask, action: do.ShowFace) -> look.Described:
    face = action.face
    return look.Described(
        label=face_words(g.book, face),
        group=words("verb-face"),
        verb=words("do-face"),
        touches=(tile_piece(g.book, face),),
        follows=say("follows-face", fish=reach_of(g, face)),
        style="row",
        sprite=tile_sprite(g, face),
    )


def reach_of(g: TentaculaState, face: int) -> int:
    """How many fish this creature could move as they stand now."""
    t = g.book.tables
    ahead = t.ahead[g.phase][t.creature[face]]
    return sum(any(to not in g.fish for to in ahead[g.fish[fish]]) for fish in range(len(FISH)))


def tile_sprite(g: TentaculaState, face: int) -> look.Sprite:
    name = g.book.face_names[face]
    return look.Sprite(sprite("tile", name[:-1], name[-1]), letter="#")


def decline(g: TentaculaState, ask: Ask, action: Pass) -> look.Described:
    return look.Described(
        label=words("do-decline"),
        says=words(f"says-no-{ask.kind}"),
        follows=words("follows-no"),
        style="second",
    )


def describe(g: TentaculaState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    return _DESCRIBE[type(action)](g, ask, action)


_DESCRIBE: dict[type[Action], Callable[[TentaculaState, Ask, Any], look.Described]] = {
    do.ChooseStash: choose_stash,
    do.ChooseChip: choose_chip,
    do.GoNext: go_next,
    do.LayTile: lay_tile,
    do.Swim: swim,
    do.StayPut: stay_put,
    do.CallDolphin: call_dolphin,
    do.CallShark: call_shark,
    do.RollAgain: roll_again,
    do.KeepRoll: keep_roll,
    do.GiveGem: give_gem,
    do.TakeTile: take_tile,
    do.ShowFace: show_face,
    Pass: decline,
}
