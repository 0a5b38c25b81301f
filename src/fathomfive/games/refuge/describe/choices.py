"""Answers to the small questions inside an action: which card, which tentacle, which way."""

from __future__ import annotations

from fathomfive.author import Ask, Pass, Text, Words, look, say
from fathomfive.games.refuge import actions as do
from fathomfive.games.refuge.board import Cell, Direction, cell_id, column_of
from fathomfive.games.refuge.cards import line
from fathomfive.games.refuge.describe import follows
from fathomfive.games.refuge.describe.touch import (
    about_diver,
    at_cell,
    copies_of,
    direction,
    is_last,
    moves_to,
    of_diver,
)
from fathomfive.games.refuge.entries import CardId, sprite
from fathomfive.games.refuge.motions import head_spot
from fathomfive.games.refuge.names import (
    ability_name,
    card_name,
    cell_short,
    direction_name,
    diver_name,
    kraken_name,
    short_name,
    space_at,
    space_name,
    spot,
    type_name,
    words,
)
from fathomfive.games.refuge.scene.faces import (
    ability_text,
    card_of,
    reading,
    top_name,
    top_picture,
)
from fathomfive.games.refuge.scene.sprites import (
    AN_ARM,
    ARROWS,
    diver_as_is,
    type_sprite,
)
from fathomfive.games.refuge.state import Diver, RefugeState, camera_piece, tentacle_piece
from fathomfive.games.refuge.steps.salvage import kinds_of

# --- cards from hand ---------------------------------------------------------------------------------


def choose_type(g: RefugeState, ask: Ask, a: do.ChooseType) -> look.Described:
    diver = g.divers[a.seat]
    cards = [card for card in kinds_of(diver.hand) if g.book.salvage[card].type == a.type]
    return look.Described(
        group=words("verb-give_up"),
        label=type_name(a.type),
        says=say("says-give_up_type", type=type_name(a.type), cost=g.numbers.recover_cost),
        touches=tuple(copy for card in cards for copy in copies_of(diver, card)),
        sprite=type_sprite(a.type),
    )


def from_hand(
    g: RefugeState, diver: Diver, card: CardId, verb: str, says: Text, comes: Words = ""
) -> look.Described:
    return look.Described(
        group=words(f"verb-{verb}"),
        label=short_name(card),
        says=says,
        touches=copies_of(diver, card),
        follows=comes,
        sprite=type_sprite(g.book.salvage[card].type),
    )


def discard_card(g: RefugeState, ask: Ask, a: do.DiscardCard) -> look.Described:
    says = say("says-give_up", card=card_name(a.card))
    comes: Words = ""
    if ask.kind == "axe_cost":
        weapon = g.book.salvage[a.card].weapon
        gone = weapon is not None and weapon.keep_for_other
        comes = words("follows-axe_gone" if gone else "follows-axe_kept")
    return from_hand(g, g.divers[a.seat], a.card, "give_up", says, comes)


def give_card(g: RefugeState, ask: Ask, a: do.GiveCard) -> look.Described:
    says = say("says-give", card=card_name(a.card), diver=diver_name(about_diver(ask)))
    return from_hand(g, g.divers[a.seat], a.card, "give", says)


def take_card(g: RefugeState, ask: Ask, a: do.TakeCard) -> look.Described:
    other = g.diver(about_diver(ask))
    copies = range(1, other.hand.cards.count(a.card) + 1)
    return look.Described(
        group=words("verb-take"),
        label=short_name(a.card),
        says=say("says-take", card=card_name(a.card), diver=diver_name(other.id)),
        touches=tuple(card_of(other.seat, a.card, copy) for copy in copies),
        sprite=type_sprite(g.book.salvage[a.card].type),
    )


def use_weapon(g: RefugeState, ask: Ask, a: do.UseWeapon) -> look.Described:
    entry = g.book.salvage[a.card]
    return look.Described(
        group=words("verb-answer"),
        label=card_name(a.card),
        says=say("says-weapon", card=card_name(a.card)),
        touches=copies_of(g.divers[a.seat], a.card),
        follows=follows.then(words("follows-weapon"), follows.eliminating(g)),
        style="row",
        sprite=look.Sprite(entry.picture, letter="W"),
        verb=words("verb-strike"),
    )


# --- tentacles ---------------------------------------------------------------------------------------


def arm(g: RefugeState, ask: Ask, cell: Cell, verb: str, comes: Words = "") -> look.Described:
    """One tentacle among several, named by its cell."""
    number = g.tentacles.index(cell)
    return look.Described(
        group=words(f"verb-{verb}"),
        label=cell_short(cell),
        says=say(f"says-{verb}", spot=spot(g.board, cell)),
        touches=at_cell(g, cell),
        follows=comes,
        sprite=AN_ARM,
        shows=(tentacle_piece(number),),
    )


def eliminate(g: RefugeState, ask: Ask, a: do.Eliminate) -> look.Described:
    comes = follows.eliminated(g, g.divers[a.seat], a.at, a.seat, last=is_last(g, ask))
    return arm(g, ask, a.at, "eliminate", comes)


def remove_tentacle(g: RefugeState, ask: Ask, a: do.RemoveTentacle) -> look.Described:
    return arm(g, ask, a.at, "send_home", words("follows-send_home"))


def pick_tentacle(g: RefugeState, ask: Ask, a: do.PickTentacle) -> look.Described:
    return arm(g, ask, a.at, "pull_arm" if ask.kind == "pull_target" else "move_arm")


def move_tentacle(g: RefugeState, ask: Ask, a: do.MoveTentacle) -> look.Described:
    assert ask.about is not None
    origin = Cell(ask.about["at"])
    way = direction(origin, a.to)
    return look.Described(
        group=words("verb-move_arm"),
        label=space_name(g.board, a.to),
        says=say("says-step_arm", way=direction_name(way), spot=spot(g.board, a.to)),
        touches=(cell_id(a.to), *([other.piece] if (other := g.diver_at(a.to)) else [])),
        follows=follows.arm_arrives(g, a.to),
        sprite=ARROWS[way],
        shows=moves_to(tentacle_piece(g.tentacles.index(origin)), origin, a.to),
    )


def place_tentacle(g: RefugeState, ask: Ask, a: do.PlaceTentacle) -> look.Described:
    return look.Described(
        group=words("verb-raise"),
        label=cell_short(a.at),
        says=say("says-raise", spot=spot(g.board, a.at)),
        touches=(cell_id(a.at),),
        sprite=AN_ARM,
        shows=(look.Ghost(cell_id(a.at), sprite=look.Sprite(sprite("tentacle-ghost"), letter="}")),),
    )


def clear_column(g: RefugeState, ask: Ask, a: do.ClearColumn) -> look.Described:
    there = [number for number, cell in enumerate(g.tentacles) if cell >= 0 and column_of(cell) == a.column]
    touched = [cell_id(g.tentacles[number]) for number in there]
    return look.Described(
        group=words("verb-clear"),
        label=say("column", column=a.column),
        says=say("says-clear", column=a.column),
        touches=(*touched, *map(tentacle_piece, there)),
        follows=say("follows-clear", count=len(there)),
        shows=tuple(map(tentacle_piece, there)),
    )


# --- Divers ------------------------------------------------------------------------------------------


def pick_diver(g: RefugeState, ask: Ask, a: do.PickDiver) -> look.Described:
    other = g.diver(a.diver)
    return look.Described(
        group=words(f"verb-{ask.kind}"),
        label=diver_name(a.diver),
        says=say(f"says-{ask.kind}", diver=diver_name(a.diver)),
        touches=of_diver(other),
        sprite=diver_as_is(g, other),
        shows=(other.piece,),
    )


def shift(g: RefugeState, ask: Ask, a: do.Shift) -> look.Described:
    diver = g.diver(about_diver(ask))
    way = direction(diver.cell, a.to)
    return look.Described(
        group=words("verb-shift"),
        label=space_name(g.board, a.to),
        says=say("says-shift", diver=diver_name(diver.id), way=direction_name(way), spot=spot(g.board, a.to)),
        touches=(cell_id(a.to),),
        follows=words("follows-shift"),
        sprite=ARROWS[way],
        shows=moves_to(diver.piece, diver.cell, a.to),
    )


def relocate(g: RefugeState, ask: Ask, a: do.Relocate) -> look.Described:
    diver = g.divers[a.seat]
    return look.Described(
        group=words("verb-go"),
        label=space_at(g.board, a.to),
        says=say("says-relocate", spot=spot(g.board, a.to)),
        touches=(cell_id(a.to),),
        follows=follows.landing(g, diver, a.to, a.seat, last=is_last(g, ask)),
        shows=moves_to(diver.piece, diver.cell, a.to),
    )


def choose_direction(g: RefugeState, ask: Ask, a: do.ChooseDirection) -> look.Described:
    if ask.kind == "abyss_dir":
        return look.Described(
            group=words("verb-head"),
            label=direction_name(a.direction),
            says=say("says-head", way=direction_name(a.direction), steps=1),
            touches=covered(g, a.direction, 1),
            follows=follows.sliding(g, a.direction, 1),
            sprite=ARROWS[a.direction],
            shows=(head_ghost(g, a.direction, 1),),
        )
    assert ask.about is not None
    diver = g.divers[a.seat]
    ends = line(g, diver, a.direction, ask.about["most"])
    return look.Described(
        group=words("verb-straight"),
        label=direction_name(a.direction),
        says=say("says-straight", way=direction_name(a.direction), far=max(ends)),
        touches=tuple(cell_id(cell) for cell in ends.values()),
        sprite=ARROWS[a.direction],
        shows=(look.Trail((cell_id(diver.cell), cell_id(ends[max(ends)]))),),
    )


def choose_distance(g: RefugeState, ask: Ask, a: do.ChooseDistance) -> look.Described:
    assert ask.about is not None
    diver = g.divers[a.seat]
    if ask.kind == "line_dist":
        cell = g.board.ray[ask.about["direction"]][diver.cell][a.cells - 1]
        return look.Described(
            group=words("verb-straight"),
            label=space_at(g.board, cell),
            says=say("says-line", far=a.cells, spot=spot(g.board, cell)),
            touches=at_cell(g, cell),
            follows=follows.landing(g, diver, cell, a.seat, last=is_last(g, ask)),
            shows=moves_to(diver.piece, diver.cell, cell),
        )
    origin = Cell(ask.about["at"])
    cell = g.board.ray[direction(origin, diver.cell)][origin][a.cells - 1]
    other = g.diver_at(origin)
    piece = tentacle_piece(g.tentacles.index(origin)) if other is None else other.piece
    return look.Described(
        group=words("verb-pull_target"),
        label=say("spaces", count=a.cells),
        says=say("says-pull_dist", count=a.cells, spot=spot(g.board, cell)),
        touches=(cell_id(cell),),
        shows=moves_to(piece, origin, cell),
    )


# --- head, cameras, abilities ------------------------------------------------------------------------


def move_head(g: RefugeState, ask: Ask, a: do.MoveHead) -> look.Described:
    return look.Described(
        group=words("verb-head"),
        label=say("label-head", way=direction_name(a.direction), steps=a.steps),
        says=say("says-head", way=direction_name(a.direction), steps=a.steps),
        touches=covered(g, a.direction, a.steps),
        follows=follows.sliding(g, a.direction, a.steps),
        sprite=ARROWS[a.direction],
        shows=(head_ghost(g, a.direction, a.steps),),
    )


def covered(g: RefugeState, way: Direction, steps: int) -> tuple[str, ...]:
    """The cells the head covers newly with its last step that way."""
    place = g.head_place
    for _ in range(steps - 1):
        place = g.room[place.steps[way].to]
    return tuple(cell_id(cell) for cell in place.steps[way].front)


def head_ghost(g: RefugeState, way: Direction, steps: int) -> look.Ghost:
    place = g.head_place
    for _ in range(steps):
        place = g.room[place.steps[way].to]
    return look.Ghost(head_spot(place.at), "head")


def put_next(g: RefugeState, ask: Ask, a: do.PutNext) -> look.Described:
    entry = g.book.kraken[a.card]
    return look.Described(
        group=words("verb-put_next"),
        label=kraken_name(a.card),
        says=say("says-put_next", card=kraken_name(a.card), place=(ask.about or {}).get("place", 1)),
        touches=(f"kraken:{a.card}",),
        follows=reading(entry),
        style="row",
        sprite=look.Sprite(top_picture(entry.top), letter="K", alt=top_name(entry.top)),
    )


def place_camera(g: RefugeState, ask: Ask, a: do.PlaceCamera) -> look.Described:
    return look.Described(
        group=words("verb-camera_place"),
        label=space_at(g.board, a.at),
        says=say("says-camera_place", spot=spot(g.board, a.at)),
        touches=at_cell(g, a.at),
        shows=(look.Ghost(cell_id(a.at), sprite=look.Sprite(sprite("camera"), letter="c")),),
    )


def take_camera(g: RefugeState, ask: Ask, a: do.TakeCamera) -> look.Described:
    flash = ask.kind == "flashbulb"
    return look.Described(
        group=words(f"verb-{ask.kind}"),
        label=cell_short(a.at),
        says=say(f"says-{ask.kind}", spot=spot(g.board, a.at)),
        touches=(*at_cell(g, a.at), camera_piece(a.at)),
        follows=follows.then(words("follows-eliminate"), follows.eliminating(g))
        if flash
        else words("follows-camera_take"),
        shows=(camera_piece(a.at),),
    )


def flip_ability(g: RefugeState, ask: Ask, a: do.FlipAbility) -> look.Described:
    return look.Described(
        group=words("verb-flip"),
        label=ability_name(a.ability),
        says=say("says-flip", ability=ability_name(a.ability)),
        touches=(f"ability:{a.ability}",),
        follows=words(f"{ability_text(g, g.book.abilities[a.ability])}.gist"),
    )


def choose_one(g: RefugeState, ask: Ask, a: do.ChooseOne) -> look.Described:
    return look.Described(
        group=words("verb-choose"),
        label=words(f"label-{a.what}"),
        says=words(f"says-choose_{a.what}"),
        follows=words("follows-deck_empty") if a.what == "draw" and not g.salvage_deck else "",
        style="row",
    )


def decline(g: RefugeState, ask: Ask, a: Pass) -> look.Described:
    """ "No, thank you" is another word in every question, and in contact it has a price."""
    diver = g.divers[a.seat]
    comes: Words = ""
    if ask.kind == "contact":
        comes = follows.last_one_standing(g, diver) or follows.going_down(g, diver)
    return look.Described(
        label=words(f"pass-{ask.kind}"),
        follows=comes,
        verb=words(f"pass-{ask.kind}"),
        style="second",
        confirm=ask.kind == "contact",
    )
