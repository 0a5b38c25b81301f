"""Every answer in words: its verb, its label, what it touches on the table and what comes of it.

One function for each action of `actions.py`, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fathomfive.author import Action, Ask, Pass, Text, Viewer, Words, look, say
from fathomfive.games.jupiter import actions as do
from fathomfive.games.jupiter.cards import RULES
from fathomfive.games.jupiter.colony import NOWHERE, POD, STEPS, TILE_NAMES, Space, cell_at
from fathomfive.games.jupiter.describe import outlook
from fathomfive.games.jupiter.game import SLOTS
from fathomfive.games.jupiter.names import (
    SIDES,
    card_name,
    colonist_at,
    creep_piece,
    module_name,
    piece_at,
    place_name,
    robot_name,
    robot_piece,
    side_name,
    space_id,
    target_piece,
    who,
    words,
)
from fathomfive.games.jupiter.scene.sprites import card_icon, icon, robot_sprite
from fathomfive.games.jupiter.state import COLONIST, CREEP, JupiterState
from fathomfive.games.jupiter.steps.basics import cost_of_way
from fathomfive.games.jupiter.steps.invasion import in_danger


def describe(g: JupiterState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    return _DESCRIBE[type(action)](g, ask, action)


# --- what several have in common ---------------------------------------------------------------------


def short_place(g: JupiterState, here: Space, to: Space) -> Words:
    """Which way on the same module; else which module."""
    if to == POD:
        return words("label-pod")
    if to // SLOTS == here // SLOTS:
        return words(f"dome-{side_name(g.turned, to)}")
    return on_chip(g, to)


def on_chip(g: JupiterState, space: Space) -> Words:
    """A dome in as few letters as can be."""
    if space == POD:
        return words("label-in_pod")
    return say(f"short-{side_name(g.turned, space)}", module=module_name(space // SLOTS))


def touched(g: JupiterState, space: Space) -> tuple[str, ...]:
    """What a person may tap to mean a space: whoever is there, and the dome."""
    if space == POD:
        return ("pod",)
    if g.occ[space] == COLONIST:
        return colonist_at(g, space), space_id(space)
    if g.occ[space] == CREEP:
        return creep_piece(space), space_id(space)
    return (space_id(space),)


def of_robot(g: JupiterState, seat: int) -> tuple[str, ...]:
    """What a person may tap to mean a robot: the robot, unless it is away with the pod, and its seat."""
    return (
        (f"seat:{seat}",)
        if g.robots[seat].at == POD and not g.docked
        else (robot_piece(seat), f"seat:{seat}")
    )


def way(g: JupiterState, piece: str, origin: Space, to: Space) -> tuple[look.Ghost, look.Trail]:
    """The piece where it would be, and the way there."""
    return look.Ghost(_seat_or_space(g, to), piece), look.Trail(
        (_seat_or_space(g, origin), _seat_or_space(g, to))
    )


def _seat_or_space(g: JupiterState, space: Space) -> str:
    return f"pod/{min(g.pod_pieces() + 1, g.book.numbers.pod_seats)}" if space == POD else space_id(space)


def own_card(g: JupiterState, seat: int, card: str) -> tuple[str, ...]:
    """The card in the hand of a seat, or its core, as a scene names them."""
    robot = g.robots[seat]
    core = (f"core:{seat}",) if robot.core == card else ()
    return (*core, *(f"card:{seat}:{n}" for n, held in enumerate(robot.hand) if held == card))


def held(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those in a hand, without the core."""
    return tuple(card for card in cards if card.startswith("card:"))


def actions_cost(n: int) -> Text:
    return say("cost-actions", n=n)


# --- setup -------------------------------------------------------------------------------------------


def choose_robot(g: JupiterState, ask: Ask, a: do.ChooseRobot) -> look.Described:
    return look.Described(
        group=words("verb-robot"),
        label=robot_name(a.robot),
        says=say("says-robot", robot=robot_name(a.robot)),
        follows=words(f"robot-{a.robot}-text"),
        style="row",
        sprite=robot_sprite(a.robot, ""),
        verb=words("verb-take"),
    )


def install_core(g: JupiterState, ask: Ask, a: do.InstallCore) -> look.Described:
    return look.Described(
        group=words("verb-install"),
        label=card_name(a.card),
        says=say("says-install", card=card_name(a.card)),
        follows=words(f"card-{a.card}-core"),
        touches=own_card(g, a.seat, a.card),
        style="row",
        sprite=card_icon(a.card),
        verb=words("verb-install"),
    )


def choose_first(g: JupiterState, ask: Ask, a: do.ChooseFirst) -> look.Described:
    return look.Described(
        group=words("verb-first"),
        label=who(a.first),
        says=say("says-first", who=who(a.first)),
        touches=(f"seat:{a.first}",),
        style="row",
        sprite=robot_sprite(g.robots[a.first].id, "-pawn"),
        follows=say("follows-first", card=card_name(g.robots[a.first].core)),
        verb=words("verb-begin"),
    )


def dock(g: JupiterState, ask: Ask, a: do.Dock) -> look.Described:
    cell = cell_at(a.q, a.r)
    around = [tile for step in STEPS if (tile := g.colony.tile_at.get(cell + step)) is not None]
    return look.Described(
        group=words("verb-dock"),
        label=_whereabouts(g, cell, around[0]),
        follows=say("follows-dock", modules=len(around), people=_people_near(g, around)),
        touches=(f"cell:{a.q},{a.r}",),
        verb=words("verb-dock"),
        shows=(
            look.Ghost(
                f"cell:{a.q},{a.r}", sprite=look.Sprite("jupiter-pod-docked", letter="P", shape="hex")
            ),
        ),
    )


def _whereabouts(g: JupiterState, cell: int, tile: int) -> Text:
    """A cell of the open sky by a module beside it: no other cell lies on that side of it."""
    towards = next(way for way, step in enumerate(STEPS) if g.colony.tile_at.get(cell + step) == tile)
    return say(f"beside-{SIDES[(towards + 3) % len(STEPS)]}", module=module_name(tile))


def _people_near(g: JupiterState, tiles: list[int]) -> int:
    return sum(g.occ.count(COLONIST, tile * SLOTS, tile * SLOTS + SLOTS) for tile in tiles)


# --- the main menu -----------------------------------------------------------------------------------


def move(g: JupiterState, ask: Ask, a: do.Move) -> look.Described:
    seat = a.seat if ask.kind == "action" else g.partner
    here = g.robots[seat].at
    tramples = g.occ[a.to] == CREEP
    cost = cost_of_way(g, here, a.to)
    return look.Described(
        group=words("verb-move"),
        label=short_place(g, here, a.to),
        says=say("says-trample" if tramples else "says-move", place=place_name(g.turned, a.to)),
        follows=words("follows-tramples") if tramples else outlook.of_robot_at(g, a.to),
        touches=touched(g, a.to),
        value=actions_cost(cost),
        rule="JUP-ABL-9" if ask.kind == "override" else "JUP-ABL-7" if tramples else "JUP-ACT-1",
        sprite=icon("act-move"),
        shows=way(g, robot_piece(seat), here, a.to),
        verb=words("verb-move"),
    )


SHOTS = {"action": "JUP-ACT-2", "snipe": "JUP-ABL-13", "heat_seek": "JUP-ABL-6", "override": "JUP-ABL-9"}


def shoot(g: JupiterState, ask: Ask, a: do.Shoot) -> look.Described:
    seat = g.partner if ask.kind == "override" else a.seat
    is_creep = g.occ[a.at] == CREEP
    label = short_place(g, g.robots[seat].at, a.at) if is_creep else words("label-super")
    place = place_name(g.turned, a.at) if is_creep else module_name(a.at // SLOTS)
    return look.Described(
        group=words("verb-shoot"),
        label=label,
        says=say("says-shoot" if is_creep else "says-shoot_super", place=place),
        follows=outlook.of_kill(g, a.at),
        touches=(*touched(g, a.at), target_piece(g, a.at)) if not is_creep else touched(g, a.at),
        value=actions_cost(1) if ask.kind in ("action", "override") else "",
        rule=SHOTS[ask.kind],
        sprite=icon("act-shoot"),
        verb=words("verb-shoot"),
    )


def command(g: JupiterState, ask: Ask, a: do.Command) -> look.Described:
    danger = a.who in in_danger(g)
    return look.Described(
        group=words("verb-command"),
        label=on_chip(g, a.who),
        says=say("says-command", place=place_name(g.turned, a.who)),
        follows=words("follows-command_danger" if danger else "follows-command"),
        touches=("pod",) if a.who == POD else (colonist_at(g, a.who),),
        rule="JUP-ACT-3",
        sprite=icon("act-command"),
        badge=look.Badge(words("badge-danger"), tone="bad") if danger else None,
        verb=words("verb-choose"),
    )


def trade(g: JupiterState, ask: Ask, a: do.Trade) -> look.Described:
    return look.Described(
        group=words("verb-you"),
        label=say("label-trade", who=who(a.partner)),
        says=say("says-trade", who=who(a.partner)),
        follows=words("follows-trade"),
        touches=of_robot(g, a.partner),
        value=actions_cost(1),
        rule="JUP-ACT-4",
        sprite=icon("act-trade"),
        verb=words("verb-trade"),
    )


def swap(g: JupiterState, ask: Ask, a: do.Swap) -> look.Described:
    label = who(a.pawn) if a.pawn != do.NOBODY else _whom(g, a.at)
    return look.Described(
        group=words("verb-swap"),
        label=label,
        says=say("says-swap", whom=label, place=place_name(g.turned, a.at)),
        follows=words("follows-swap"),
        touches=(piece_at(g, a.at, a.pawn), *touched(g, a.at)),
        value=actions_cost(1),
        rule="JUP-ABL-15",
        sprite=card_icon("swap"),
        verb=words("verb-swap"),
    )


def _whom(g: JupiterState, at: Space) -> Text:
    """What is there, in a word."""
    occupant = COLONIST if at == POD else g.occ[at]
    if occupant == COLONIST:
        return words("piece-colonist")
    return words("piece-creep") if occupant == CREEP else who(occupant - 3)


def override(g: JupiterState, ask: Ask, a: do.Override) -> look.Described:
    return look.Described(
        group=words("verb-override"),
        label=say("label-override", who=who(a.pawn)),
        says=say("says-override", who=who(a.pawn)),
        follows=words("follows-override"),
        touches=of_robot(g, a.pawn),
        value=actions_cost(1),
        rule="JUP-ABL-9",
        sprite=card_icon("override"),
        verb=words("verb-choose"),
    )


def use_card(g: JupiterState, ask: Ask, a: do.UseCard) -> look.Described:
    entry = g.book.cards[a.card]
    cost = entry.paired_cost if a.paired else entry.cost
    launches = a.card == "pilot" and g.pod != NOWHERE
    return look.Described(
        group=words("verb-cards"),
        label=say("label-pair", card=card_name(a.card)) if a.paired else card_name(a.card),
        says=say("says-pair" if a.paired else "says-use", card=card_name(a.card)),
        follows=say("follows-pilot", saved=g.saved + len(g.seated)) if launches else outlook.of_card(a.card),
        touches=own_card(g, a.seat, a.card),
        value=actions_cost(cost) if cost else words("cost-free"),
        rule="JUP-COMBO-9" if a.paired else RULES[a.card],
        sprite=card_icon(a.card),
        confirm=launches,
        verb=words("verb-launch" if launches else "verb-use"),
    )


def activate(g: JupiterState, ask: Ask, a: do.Activate) -> look.Described:
    return look.Described(
        group=words("verb-cards"),
        label=card_name(a.card),
        says=say("says-activate", card=card_name(a.card)),
        follows=outlook.of_card(a.card),
        touches=held(own_card(g, a.seat, a.card)),
        value=words("cost-free"),
        rule=RULES[a.card],
        sprite=card_icon(a.card),
        verb=words("verb-play"),
    )


def end_actions(g: JupiterState, ask: Ask, a: do.EndActions) -> look.Described:
    return look.Described(
        group=words("verb-end"),
        label=words("label-end"),
        says=words("says-end"),
        follows=outlook.of_ending(g),
        rule="JUP-TURN-5",
        apart=True,
        confirm=True,
        verb=words("verb-end"),
    )


# --- what follows from the menu ----------------------------------------------------------------------


def send(g: JupiterState, ask: Ask, a: do.Send) -> look.Described:
    return look.Described(
        group=words("verb-command"),
        label=short_place(g, g.picked, a.to),
        says=words("says-send_pod") if a.to == POD else say("says-send", place=place_name(g.turned, a.to)),
        follows=outlook.of_colonist_at(g, a.to),
        touches=touched(g, a.to),
        value=actions_cost(cost_of_way(g, g.picked, a.to)),
        rule="JUP-ACT-3",
        shows=(colonist_at(g, g.picked), *way(g, colonist_at(g, g.picked), g.picked, a.to)),
        verb=words("verb-send"),
    )


def follow(g: JupiterState, ask: Ask, a: do.Follow) -> look.Described:
    return look.Described(
        group=words("verb-follow"),
        label=place_name(g.turned, a.who),
        says=say("says-follow", place=place_name(g.turned, a.who)),
        touches=("pod",) if a.who == POD else (colonist_at(g, a.who),),
        sprite=icon("act-follow"),
        verb=words("verb-follow"),
    )


def splash(g: JupiterState, ask: Ask, a: do.Splash) -> look.Described:
    return look.Described(
        group=words("verb-splash"),
        label=place_name(g.turned, a.at),
        says=say("says-splash", place=place_name(g.turned, a.at)),
        follows=outlook.of_kill(g, a.at),
        touches=touched(g, a.at),
        sprite=card_icon("grenadier"),
        verb=words("verb-splash"),
    )


def give(g: JupiterState, ask: Ask, a: do.Give) -> look.Described:
    return _hand_over(g, a.card, "give", own_card(g, a.seat, a.card))


def take(g: JupiterState, ask: Ask, a: do.Take) -> look.Described:
    return _hand_over(g, a.card, "take", own_card(g, g.partner, a.card))


def _hand_over(g: JupiterState, card: str, verb: str, touches: tuple[str, ...]) -> look.Described:
    return look.Described(
        group=words(f"verb-{verb}"),
        label=card_name(card),
        says=say(f"says-{verb}", card=card_name(card), other=who(g.partner)),
        follows=outlook.of_card(card),
        touches=held(touches),
        sprite=card_icon(card),
        verb=words(f"verb-{verb}"),
    )


def fly(g: JupiterState, ask: Ask, a: do.Fly) -> look.Described:
    here = g.robots[a.seat].at
    label = place = place_name(g.turned, a.to)
    says = say(f"says-fly_{a.mode}", place=place)
    if a.pawn != do.NOBODY:
        label = say("label-swap_with", who=who(a.pawn))
        says = say("says-fly_swap_with", who=who(a.pawn), place=place)
    return look.Described(
        group=words("verb-fly") if a.mode == "land" else words(f"verb-{a.mode}"),
        label=label,
        says=says,
        follows=outlook.of_robot_at(g, a.to) if a.mode == "land" else words(f"follows-fly_{a.mode}"),
        touches=(robot_piece(a.pawn), *touched(g, a.to)) if a.pawn != do.NOBODY else touched(g, a.to),
        shows=way(g, robot_piece(a.seat), here, a.to),
        sprite=card_icon(g.using),
        verb=words("verb-fly"),
    )


def pick_module(g: JupiterState, ask: Ask, a: do.PickModule) -> look.Described:
    return look.Described(
        group=words("verb-module"),
        label=module_name(a.tile),
        says=say("says-module", module=module_name(a.tile)),
        follows=say("follows-module", people=_people_near(g, [a.tile]), creeps=g.creeps_on(a.tile)),
        touches=(TILE_NAMES[a.tile],),
        sprite=icon("icon-module"),
        verb=words("verb-choose"),
    )


def place_module(g: JupiterState, ask: Ask, a: do.PlaceModule) -> look.Described:
    tile, cell = g.picked // SLOTS, cell_at(a.q, a.r)
    beside = [other for step in STEPS if (other := g.colony.tile_at.get(cell + step)) not in (None, tile)]
    place = _whereabouts(g, cell, beside[0] or 0)
    return look.Described(
        group=words("verb-place_module"),
        label=place,
        says=say("says-place_module", module=module_name(tile), place=place),
        touches=(f"cell:{a.q},{a.r}",),
        shows=(look.Ghost(f"cell:{a.q},{a.r}", TILE_NAMES[tile]),),
        verb=words("verb-place_module"),
    )


# --- invasion, draw, clean-up ------------------------------------------------------------------------


def reroll(g: JupiterState, ask: Ask, a: do.Reroll) -> look.Described:
    return look.Described(
        label=words("label-reroll"),
        says=words("says-reroll"),
        follows=outlook.of_card("phase_shift"),
        touches=own_card(g, a.seat, "phase_shift"),
        style="primary",
        sprite=card_icon("phase_shift"),
        rule="JUP-ABL-10",
    )


def suppress(g: JupiterState, ask: Ask, a: do.Suppress) -> look.Described:
    return look.Described(
        group=words("verb-suppress"),
        label=module_name(a.tile),
        says=say("says-suppress", module=module_name(a.tile)),
        follows=say("follows-module", people=_people_near(g, [a.tile]), creeps=g.creeps_on(a.tile)),
        touches=(TILE_NAMES[a.tile],),
        sprite=card_icon("suppressant"),
        rule="JUP-ABL-14",
        verb=words("verb-suppress"),
    )


def place_creep(g: JupiterState, ask: Ask, a: do.PlaceCreep) -> look.Described:
    tile = a.at // SLOTS
    return look.Described(
        group=words("verb-place_creep"),
        label=short_place(g, tile * SLOTS, a.at),
        says=say("says-place_creep", place=place_name(g.turned, a.at)),
        follows=outlook.of_creep_at(g, a.at),
        touches=touched(g, a.at),
        shows=(look.Ghost(space_id(a.at), sprite=look.Sprite("jupiter-creep-ghost", "creep", "x", "star")),),
        verb=words("verb-place_creep"),
    )


def discard(g: JupiterState, ask: Ask, a: do.Discard) -> look.Described:
    return look.Described(
        group=words("verb-discard"),
        label=card_name(a.card),
        says=say("says-discard", card=card_name(a.card)),
        follows=outlook.of_card(a.card),
        touches=held(own_card(g, a.seat, a.card)),
        sprite=card_icon(a.card),
        verb=words("verb-discard"),
    )


def decline(g: JupiterState, ask: Ask, a: Pass) -> look.Described:
    return look.Described(label=words(f"pass-{ask.kind}"), style="second")


_DESCRIBE: dict[type[Action], Callable[[JupiterState, Ask, Any], look.Described]] = {
    do.ChooseRobot: choose_robot,
    do.InstallCore: install_core,
    do.ChooseFirst: choose_first,
    do.Dock: dock,
    do.Move: move,
    do.Shoot: shoot,
    do.Command: command,
    do.Trade: trade,
    do.Swap: swap,
    do.Override: override,
    do.UseCard: use_card,
    do.Activate: activate,
    do.EndActions: end_actions,
    do.Send: send,
    do.Follow: follow,
    do.Splash: splash,
    do.Give: give,
    do.Take: take,
    do.Fly: fly,
    do.PickModule: pick_module,
    do.PlaceModule: place_module,
    do.Reroll: reroll,
    do.Suppress: suppress,
    do.PlaceCreep: place_creep,
    do.Discard: discard,
    Pass: decline,
}
