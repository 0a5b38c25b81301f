"""Answers to the small questions inside an action: which card, which tentacle, which way."""

from __future__ import annotations

from typing import Any

from fathomfive.author import Ask, Pass, Words, look, say, worded
from fathomfive.games.refuge import actions as do
from fathomfive.games.refuge.board import Cell, Direction, cell_id, column_of
from fathomfive.games.refuge.cards import line
from fathomfive.games.refuge.describe import follows
from fathomfive.games.refuge.describe.answers import (
    WORDS,
    about,
    at_cell,
    copies_of,
    direction,
    is_last,
    moves_to,
    of_diver,
    other_diver,
)
from fathomfive.games.refuge.entries import CardId, sprite
from fathomfive.games.refuge.motions import head_spot
from fathomfive.games.refuge.names import (
    ability_text,
    cell_code,
    direction_name,
    diver_name,
    reading,
    short_name,
    space_at,
    space_name,
    spot,
    words,
)
from fathomfive.games.refuge.scene.faces import card_of, top_name, top_picture
from fathomfive.games.refuge.scene.sprites import AN_ARM, ARROWS, diver_as_is, type_sprite
from fathomfive.games.refuge.state import RefugeState, camera_piece, tentacle_piece
from fathomfive.games.refuge.steps.salvage import kinds_of

# --- cards from hand ---------------------------------------------------------------------------------


@WORDS.does(do.ChooseType)
def choose_type(g: RefugeState, ask: Ask, a: do.ChooseType) -> look.Described:
    diver = g.divers[a.seat]
    cards = [card for card in kinds_of(diver.hand) if g.book.salvage[card].type == a.type]
    return worded(
        g,
        a,
        given={"cost": g.numbers.recover_cost},
        touches=tuple(copy for card in cards for copy in copies_of(diver, card)),
        sprite=type_sprite(a.type),
    )


@WORDS.does(do.DiscardCard)
def discard_card(g: RefugeState, ask: Ask, a: do.DiscardCard) -> look.Described:
    comes: Words = ""
    if ask.kind == "axe_cost":
        weapon = g.book.salvage[a.card].weapon
        gone = weapon is not None and weapon.keep_for_other
        comes = words("follows-axe_gone" if gone else "follows-axe_kept")
    return worded(g, a, follows=comes, **one_card(g, a.card, copies_of(g.divers[a.seat], a.card)))


@WORDS.does(do.GiveCard)
def give_card(g: RefugeState, ask: Ask, a: do.GiveCard) -> look.Described:
    taker = {"diver": other_diver(g, ask).id}
    return worded(g, a, given=taker, **one_card(g, a.card, copies_of(g.divers[a.seat], a.card)))


@WORDS.does(do.TakeCard)
def take_card(g: RefugeState, ask: Ask, a: do.TakeCard) -> look.Described:
    giver = other_diver(g, ask)
    copies = range(1, giver.hand.cards.count(a.card) + 1)
    theirs = tuple(card_of(giver.seat, a.card, copy) for copy in copies)
    return worded(g, a, given={"diver": giver.id}, **one_card(g, a.card, theirs))


def one_card(g: RefugeState, card: CardId, copies: tuple[str, ...]) -> dict[str, Any]:
    """How a card among others looks."""
    picture = type_sprite(g.book.salvage[card].type)
    return {"label": short_name(card), "touches": copies, "sprite": picture}


@WORDS.does(do.UseWeapon)
def use_weapon(g: RefugeState, ask: Ask, a: do.UseWeapon) -> look.Described:
    return worded(
        g,
        a,
        group=words("verb-answer"),
        touches=copies_of(g.divers[a.seat], a.card),
        follows=follows.then(words("follows-use_weapon"), follows.eliminating(g)),
        style="row",
        sprite=look.Sprite(g.book.salvage[a.card].picture, letter="W"),
    )


# --- tentacles ---------------------------------------------------------------------------------------


@WORDS.does(do.Eliminate)
def eliminate(g: RefugeState, ask: Ask, a: do.Eliminate) -> look.Described:
    comes = follows.eliminated(g, g.divers[a.seat], a.at, a.seat, last=is_last(g, ask))
    return worded(g, a, follows=comes, **one_arm(g, a.at))


@WORDS.does(do.RemoveTentacle)
def remove_tentacle(g: RefugeState, ask: Ask, a: do.RemoveTentacle) -> look.Described:
    return worded(g, a, **one_arm(g, a.at))


@WORDS.does(do.PickTentacle)
def pick_tentacle(g: RefugeState, ask: Ask, a: do.PickTentacle) -> look.Described:
    return worded(g, a, "pull_arm" if ask.kind == "pull_target" else "", **one_arm(g, a.at))


def one_arm(g: RefugeState, cell: Cell) -> dict[str, Any]:
    """How a tentacle among several looks; it is called by its cell."""
    piece = tentacle_piece(g.tentacles.index(cell))
    return {"label": cell_code(cell), "touches": at_cell(g, cell), "sprite": AN_ARM, "shows": (piece,)}


@WORDS.does(do.MoveTentacle)
def move_tentacle(g: RefugeState, ask: Ask, a: do.MoveTentacle) -> look.Described:
    origin = Cell(about(ask, "at"))
    way = direction(origin, a.to)
    return worded(
        g,
        a,
        given={"way": way},
        label=space_name(g.board, a.to),
        touches=(cell_id(a.to), *([other.piece] if (other := g.diver_at(a.to)) else [])),
        follows=follows.arm_arrives(g, a.to),
        sprite=ARROWS[way],
        shows=moves_to(tentacle_piece(g.tentacles.index(origin)), origin, a.to),
    )


@WORDS.does(do.PlaceTentacle)
def place_tentacle(g: RefugeState, ask: Ask, a: do.PlaceTentacle) -> look.Described:
    ghost = look.Ghost(cell_id(a.at), sprite=look.Sprite(sprite("tentacle-ghost"), letter="}"))
    return worded(g, a, label=cell_code(a.at), touches=(cell_id(a.at),), sprite=AN_ARM, shows=(ghost,))


@WORDS.does(do.ClearColumn)
def clear_column(g: RefugeState, ask: Ask, a: do.ClearColumn) -> look.Described:
    there = [number for number, cell in enumerate(g.tentacles) if cell >= 0 and column_of(cell) == a.column]
    cells, pieces = [cell_id(g.tentacles[number]) for number in there], [*map(tentacle_piece, there)]
    return worded(g, a, given={"count": len(there)}, touches=(*cells, *pieces), shows=tuple(pieces))


# --- Divers ------------------------------------------------------------------------------------------


@WORDS.does(do.PickDiver)
def pick_diver(g: RefugeState, ask: Ask, a: do.PickDiver) -> look.Described:
    other = g.diver(a.diver)
    swapped = {"there": spot(g.board, other.cell), "here": spot(g.board, g.divers[a.seat].cell)}
    return worded(
        g,
        a,
        ask.kind,
        given=swapped if ask.kind == "whirlpool" else {},
        label=diver_name(a.diver),
        touches=of_diver(other),
        sprite=diver_as_is(g, other),
        shows=(other.piece,),
    )


@WORDS.does(do.Shift)
def shift(g: RefugeState, ask: Ask, a: do.Shift) -> look.Described:
    diver = other_diver(g, ask)
    way = direction(diver.cell, a.to)
    return worded(
        g,
        a,
        given={"diver": diver.id, "way": way},
        label=space_name(g.board, a.to),
        touches=(cell_id(a.to),),
        sprite=ARROWS[way],
        shows=moves_to(diver.piece, diver.cell, a.to),
    )


@WORDS.does(do.Relocate)
def relocate(g: RefugeState, ask: Ask, a: do.Relocate) -> look.Described:
    diver = g.divers[a.seat]
    return worded(
        g,
        a,
        label=space_at(g.board, a.to),
        touches=(cell_id(a.to),),
        follows=follows.landing(g, diver, a.to, a.seat, last=is_last(g, ask)),
        shows=moves_to(diver.piece, diver.cell, a.to),
    )


@WORDS.does(do.ChooseDirection)
def choose_direction(g: RefugeState, ask: Ask, a: do.ChooseDirection) -> look.Described:
    label = direction_name(a.direction)
    if ask.kind == "abyss_dir":
        return worded(g, a, "move_head", given={"steps": 1}, label=label, **glide(g, a.direction, 1))
    diver = g.divers[a.seat]
    ends = line(g, diver, a.direction, about(ask, "most"))
    return worded(
        g,
        a,
        given={"far": max(ends)},
        label=label,
        touches=tuple(cell_id(cell) for cell in ends.values()),
        sprite=ARROWS[a.direction],
        shows=(look.Trail((cell_id(diver.cell), cell_id(ends[max(ends)]))),),
    )


@WORDS.does(do.ChooseDistance)
def choose_distance(g: RefugeState, ask: Ask, a: do.ChooseDistance) -> look.Described:
    diver = g.divers[a.seat]
    if ask.kind == "line_dist":
        cell = g.board.ray[about(ask, "direction")][diver.cell][a.cells - 1]
        return worded(
            g,
            a,
            ask.kind,
            given={"space": cell},
            label=space_at(g.board, cell),
            touches=at_cell(g, cell),
            follows=follows.landing(g, diver, cell, a.seat, last=is_last(g, ask)),
            shows=moves_to(diver.piece, diver.cell, cell),
        )
    origin = Cell(about(ask, "at"))
    cell = g.board.ray[direction(origin, diver.cell)][origin][a.cells - 1]
    other = g.diver_at(origin)
    piece = tentacle_piece(g.tentacles.index(origin)) if other is None else other.piece
    shows = moves_to(piece, origin, cell)
    return worded(g, a, ask.kind, given={"space": cell}, touches=(cell_id(cell),), shows=shows)


# --- head, cameras, abilities ------------------------------------------------------------------------


@WORDS.does(do.MoveHead)
def move_head(g: RefugeState, ask: Ask, a: do.MoveHead) -> look.Described:
    return worded(g, a, **glide(g, a.direction, a.steps))


def glide(g: RefugeState, way: Direction, steps: int) -> dict[str, Any]:
    """How a move of the head looks: the cells it covers newly with its last step, and where it is then."""
    last = g.head_place.steps[way]
    for _ in range(steps - 1):
        last = g.room[last.to].steps[way]
    return {
        "touches": tuple(cell_id(cell) for cell in last.front),
        "follows": follows.sliding(g, way, steps),
        "sprite": ARROWS[way],
        "shows": (look.Ghost(head_spot(last.to), "head"),),
    }


@WORDS.does(do.PutNext)
def put_next(g: RefugeState, ask: Ask, a: do.PutNext) -> look.Described:
    entry = g.book.kraken[a.card]
    return worded(
        g,
        a,
        given={"place": about(ask, "place")},
        touches=(f"kraken:{a.card}",),
        follows=reading(entry),
        style="row",
        sprite=look.Sprite(top_picture(entry.top), letter="K", alt=top_name(entry.top)),
    )


@WORDS.does(do.PlaceCamera)
def place_camera(g: RefugeState, ask: Ask, a: do.PlaceCamera) -> look.Described:
    ghost = look.Ghost(cell_id(a.at), sprite=look.Sprite(sprite("camera"), letter="c"))
    return worded(g, a, label=space_at(g.board, a.at), touches=at_cell(g, a.at), shows=(ghost,))


@WORDS.does(do.TakeCamera)
def take_camera(g: RefugeState, ask: Ask, a: do.TakeCamera) -> look.Described:
    flash = ask.kind == "flashbulb"
    eliminated = follows.then(words("follows-eliminate"), follows.eliminating(g))
    return worded(
        g,
        a,
        ask.kind,
        label=cell_code(a.at),
        touches=(*at_cell(g, a.at), camera_piece(a.at)),
        follows=eliminated if flash else words("follows-camera_take"),
        shows=(camera_piece(a.at),),
    )


@WORDS.does(do.FlipAbility)
def flip_ability(g: RefugeState, ask: Ask, a: do.FlipAbility) -> look.Described:
    gist = words(f"{ability_text(g, g.book.abilities[a.ability])}.gist")
    return worded(g, a, touches=(f"ability:{a.ability}",), follows=gist)


@WORDS.does(do.ChooseOne)
def choose_one(g: RefugeState, ask: Ask, a: do.ChooseOne) -> look.Described:
    loses = a.what == "draw" and not g.salvage_deck
    comes = words("follows-deck_empty") if loses else ""
    return worded(g, a, f"choose_{a.what}", group=words("verb-choose_one"), follows=comes, style="row")


@WORDS.does(Pass)
def decline(g: RefugeState, ask: Ask, a: Pass) -> look.Described:
    """ "No, thank you" is another word in every question, and in contact it has a price."""
    diver, label = g.divers[a.seat], words(f"pass-{ask.kind}")
    comes: Words = ""
    match ask.kind:
        case "contact":
            comes = follows.last_one_standing(g, diver) or follows.going_down(g, diver)
        case "guard":
            comes = follows.holding_fire(g, diver, other_diver(g, ask))
        case "slip_jaws":
            comes = say("follows-be_devoured", race="yes" if g.competitive else "no")
    touched = ask.kind == "contact"
    return look.Described(label=label, verb=label, follows=comes, style="second", confirm=touched)
