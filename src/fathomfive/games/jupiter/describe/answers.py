"""Questions and answers in words: what an answer touches on the table, and what comes of it.

The sentences are found by the names of the actions; here stands what no sentence can tell.
"""

from __future__ import annotations

from typing import Any

from fathomfive.author import Action, Ask, Text, Viewer, Words, look, say, worded
from fathomfive.games.jupiter import actions as do
from fathomfive.games.jupiter.book import CardId
from fathomfive.games.jupiter.cards import RULES
from fathomfive.games.jupiter.colony import POD, STEPS, TILE_NAMES, Cell, Space, Tile, cell_at
from fathomfive.games.jupiter.describe import outlook
from fathomfive.games.jupiter.game import BASIC, SLOTS
from fathomfive.games.jupiter.names import (
    SIDES,
    card_name,
    card_piece,
    colonist_at,
    core_piece,
    core_text,
    creep_piece,
    hand_id,
    listed,
    module_name,
    piece_at,
    robot_piece,
    side_name,
    space_id,
    target_piece,
    who,
    words,
)
from fathomfive.games.jupiter.scene.sprites import card_icon, icon, robot_sprite
from fathomfive.games.jupiter.state import COLONIST, CREEP, PAWN, JupiterState
from fathomfive.games.jupiter.steps.basics import cost_of_way
from fathomfive.games.jupiter.steps.invasion import hit_by, in_danger


def prompt(g: JupiterState, ask: Ask, viewer: Viewer) -> Text:
    """`ask-<kind>`, with what of the moment it speaks of."""
    match ask.kind:
        case "action" | "send":
            return say(f"ask-{ask.kind}", left=g.actions_left)
        case "override" | "trade_card":
            return say(f"ask-{ask.kind}", other=who(g.partner))
        case "place_creep" | "place_module":
            assert ask.about is not None
            return say(f"ask-{ask.kind}", tile=module_name(ask.about["tile"]))
        case "reroll":
            return say("ask-reroll", roll=g.roll, modules=len(hit_by(g, g.roll)))
        case "suppress" if g.setback:
            return say("ask-suppress-setback", card=card_name(g.setback))
        case "discard":
            return say("ask-discard", limit=g.hand_limit)
    return words(f"ask-{ask.kind}")


def describe(g: JupiterState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    match action:
        case do.ChooseRobot(robot=robot):
            follows = words(f"robot-{robot}-text")
            return worded(g, action, follows=follows, style="row", sprite=robot_sprite(robot, ""))
        case do.InstallCore(seat, card):
            follows = core_text(card)
            return of_card(g, action, card, own_card(g, seat, card), follows=follows, style="row")
        case do.ChooseFirst(first=first):
            starter = g.robots[first]
            return worded(
                g,
                action,
                given={"who": first, "card": starter.core},
                touches=(hand_id(first),),
                style="row",
                sprite=robot_sprite(starter.id, "-pawn"),
            )
        case do.Dock():
            return dock(g, action)
        case do.Move():
            return move(g, ask, action)
        case do.Shoot():
            return shoot(g, ask, action)
        case do.Command():
            return command(g, action)
        case do.Trade(partner=partner):
            trade = icon("act-trade")
            return of_robot(g, action, partner, trade, group=words("verb-you"), rule="JUP-ACT-4")
        case do.Swap():
            return swap(g, action)
        case do.Override(pawn=pawn):
            return of_robot(g, action, pawn, card_icon("override"), rule="JUP-ABL-9")
        case do.UseCard():
            return use_card(g, action)
        case do.Activate(seat, card):
            cards, free = words("verb-cards"), words("cost-free")
            return of_card(g, action, card, in_hand(g, seat, card), group=cards, value=free, rule=RULES[card])
        case do.EndActions():
            danger = in_danger(g)
            left = {"colonists": len(danger), "spots": danger, "left": g.actions_left}
            ends: dict[str, Any] = {"apart": True, "pin": True, "confirm": g.actions_left > 0}
            return worded(g, action, given=left, rule="JUP-TURN-5", **ends)
        case do.Send():
            return send(g, action)
        case do.Follow(who=space):
            touches = of_colonist(g, space)
            return worded(g, action, given={"place": space}, touches=touches, sprite=icon("act-follow"))
        case do.Splash(at=at):
            return worded(
                g,
                action,
                given={"place": at},
                follows=outlook.of_kill(g, at),
                touches=touched(g, at),
                sprite=card_icon("grenadier"),
            )
        case do.Give(seat, card):
            return of_card(g, action, card, in_hand(g, seat, card), given={"other": g.partner})
        case do.Take(card=card):
            return of_card(g, action, card, in_hand(g, g.partner, card), given={"other": g.partner})
        case do.Fly():
            return fly(g, action)
        case do.PickModule(tile=tile):
            return of_module(g, action, tile, icon("icon-module"))
        case do.PlaceModule():
            return place_module(g, action)
        case do.Reroll(seat):
            shift = own_card(g, seat, "phase_shift")
            rolls: dict[str, Any] = {"style": "primary", "follows": words("follows-reroll")}
            return of_card(g, action, "phase_shift", shift, rule="JUP-ABL-10", **rolls)
        case do.Suppress(tile=tile):
            return of_module(g, action, tile, card_icon("suppressant"), rule="JUP-ABL-14")
        case do.PlaceCreep():
            return place_creep(g, action)
        case do.Discard(seat, card):
            return of_card(g, action, card, in_hand(g, seat, card))
    return look.Described(label=words(f"pass-{ask.kind}"), style="second", follows=letting_be(g, ask))


# --- what several have in common ---------------------------------------------------------------------


def letting_be(g: JupiterState, ask: Ask) -> Words:
    """What comes of passing: where the creeps of a roll or a setback come to."""
    if ask.kind not in ("reroll", "suppress"):
        return ""
    hit = hit_by(g, g.roll) if ask.kind == "reroll" else g.affected
    kind = "super" if g.setback and g.setback != "surge" else "creep"
    return say("follows-hit", n=len(hit), kind=kind, tiles=listed(map(module_name, hit)))


def of_card(
    g: JupiterState, action: Action, card: CardId, touches: tuple[str, ...], **parts: Any
) -> look.Described:
    """What it does follows, where nothing else is to be said."""
    parts.setdefault("follows", words(f"card-{card}-text"))
    return worded(g, action, touches=touches, sprite=card_icon(card), **parts)


def of_robot(
    g: JupiterState, action: Action, seat: int, picture: look.Sprite, **parts: Any
) -> look.Described:
    """An action with somebody else's robot: one may tap it, unless it is away with the pod, or its seat."""
    away = g.robots[seat].at == POD and not g.docked
    touches = (hand_id(seat),) if away else (robot_piece(seat), hand_id(seat))
    cost = actions_cost(BASIC)
    return worded(g, action, given={"who": seat}, touches=touches, value=cost, sprite=picture, **parts)


def of_module(
    g: JupiterState, action: Action, tile: Tile, picture: look.Sprite, **parts: Any
) -> look.Described:
    follows = say("follows-on_it", people=people_on(g, tile), creeps=g.creeps_on(tile))
    return worded(g, action, follows=follows, touches=(TILE_NAMES[tile],), sprite=picture, **parts)


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


def of_colonist(g: JupiterState, space: Space) -> tuple[str, ...]:
    """What a person may tap to mean a colonist; those aboard are all alike."""
    return ("pod",) if space == POD else (colonist_at(g, space),)


def way(g: JupiterState, piece: str, origin: Space, to: Space) -> tuple[look.Ghost, look.Trail]:
    """The piece where it would be, and the way there."""
    start, goal = _seat_or_space(g, origin), _seat_or_space(g, to)
    return look.Ghost(goal, piece), look.Trail((start, goal))


def _seat_or_space(g: JupiterState, space: Space) -> str:
    return f"pod/{min(g.pod_pieces() + 1, g.book.numbers.pod_seats)}" if space == POD else space_id(space)


def own_card(g: JupiterState, seat: int, card: CardId) -> tuple[str, ...]:
    """The card in the hand of a seat, or its core, as a scene names them."""
    core = (core_piece(seat, card),) if g.robots[seat].core == card else ()
    return (*core, *in_hand(g, seat, card))


def in_hand(g: JupiterState, seat: int, card: CardId) -> tuple[str, ...]:
    return tuple(card_piece(seat, card, n + 1) for n in range(g.robots[seat].hand.count(card)))


def actions_cost(n: int) -> Text:
    return say("cost-actions", n=n) if n else words("cost-free")


def whereabouts(g: JupiterState, cell: Cell, tile: Tile) -> Text:
    """A cell of the open sky by a module beside it: no other cell lies on that side of it."""
    towards = next(way for way, step in enumerate(STEPS) if g.colony.tile_at.get(cell + step) == tile)
    return say(f"beside-{SIDES[(towards + 3) % len(STEPS)]}", module=module_name(tile))


def around(g: JupiterState, cell: Cell) -> list[Tile]:
    return [tile for step in STEPS if (tile := g.colony.tile_at.get(cell + step)) is not None]


def people_on(g: JupiterState, tile: Tile) -> int:
    return g.occ.count(COLONIST, tile * SLOTS, tile * SLOTS + SLOTS)


# --- robots and colonists on their way ---------------------------------------------------------------


def move(g: JupiterState, ask: Ask, a: do.Move) -> look.Described:
    seat = a.seat if ask.kind == "action" else g.partner
    here = g.robots[seat].at
    tramples = g.occ[a.to] == CREEP
    return worded(
        g,
        a,
        "trample" if tramples else "move",
        given={"place": a.to},
        group=words("verb-move"),
        label=short_place(g, here, a.to),
        follows=words("follows-trample") if tramples else outlook.of_robot_at(g, a.to),
        touches=touched(g, a.to),
        value=actions_cost(cost_of_way(g, here, a.to)),
        rule="JUP-ABL-9" if ask.kind == "override" else "JUP-ABL-7" if tramples else "JUP-ACT-1",
        sprite=icon("act-move"),
        shows=way(g, robot_piece(seat), here, a.to),
    )


def command(g: JupiterState, a: do.Command) -> look.Described:
    danger = a.who in in_danger(g)
    return worded(
        g,
        a,
        given={"place": a.who},
        label=on_chip(g, a.who),
        follows=words("follows-command_danger" if danger else "follows-command"),
        touches=of_colonist(g, a.who),
        rule="JUP-ACT-3",
        sprite=icon("act-command"),
        badge=look.Badge(words("badge-danger"), tone="bad") if danger else None,
    )


def send(g: JupiterState, a: do.Send) -> look.Described:
    colonist = colonist_at(g, g.picked)
    return worded(
        g,
        a,
        "send_pod" if a.to == POD else "send",
        given={"place": a.to},
        group=words("verb-command"),
        label=short_place(g, g.picked, a.to),
        follows=outlook.of_colonist_at(g, a.to),
        touches=touched(g, a.to),
        value=actions_cost(cost_of_way(g, g.picked, a.to)),
        rule="JUP-ACT-3",
        shows=(colonist, *way(g, colonist, g.picked, a.to)),
        verb=words("go-send"),
    )


def swap(g: JupiterState, a: do.Swap) -> look.Described:
    whom = who(a.pawn) if a.pawn != do.NOBODY else _whom(g, a.at)
    return worded(
        g,
        a,
        given={"whom": whom, "place": a.at},
        touches=(piece_at(g, a.at, a.pawn), *touched(g, a.at)),
        value=actions_cost(BASIC),
        rule="JUP-ABL-15",
        sprite=card_icon("swap"),
    )


def _whom(g: JupiterState, at: Space) -> Text:
    """What is there, in a word."""
    occupant = COLONIST if at == POD else g.occ[at]
    if occupant == COLONIST:
        return words("piece-colonist")
    return words("piece-creep") if occupant == CREEP else who(occupant - PAWN)


def fly(g: JupiterState, a: do.Fly) -> look.Described:
    robot = () if a.pawn == do.NOBODY else (robot_piece(a.pawn),)
    lands = a.mode == "land"
    return worded(
        g,
        a,
        "fly_swap_with" if robot else f"fly_{a.mode}",
        given={"place": a.to, "who": a.pawn},
        group=words("verb-fly" if lands else f"verb-{a.mode}"),
        follows=outlook.of_robot_at(g, a.to) if lands else words(f"follows-fly_{a.mode}"),
        touches=(*robot, *touched(g, a.to)),
        shows=way(g, robot_piece(a.seat), g.robots[a.seat].at, a.to),
        sprite=card_icon(g.using),
        verb=words("verb-fly"),
    )


# --- creeps ------------------------------------------------------------------------------------------

SHOTS = {"action": "JUP-ACT-2", "snipe": "JUP-ABL-13", "heat_seek": "JUP-ABL-6", "override": "JUP-ABL-9"}


def shoot(g: JupiterState, ask: Ask, a: do.Shoot) -> look.Described:
    seat = g.partner if ask.kind == "override" else a.seat
    parts: dict[str, Any] = {
        "group": words("verb-shoot"),
        "follows": outlook.of_kill(g, a.at),
        "value": actions_cost(BASIC) if ask.kind in ("action", "override") else "",
        "rule": SHOTS[ask.kind],
        "sprite": icon("act-shoot"),
        "verb": words("verb-shoot"),
    }
    if g.occ[a.at] == CREEP:
        label = short_place(g, g.robots[seat].at, a.at)
        return worded(g, a, given={"place": a.at}, label=label, touches=touched(g, a.at), **parts)
    touches = (*touched(g, a.at), target_piece(g, a.at))
    return worded(g, a, "shoot_super", given={"module": a.at // SLOTS}, touches=touches, **parts)


def place_creep(g: JupiterState, a: do.PlaceCreep) -> look.Described:
    ghost = look.Ghost(space_id(a.at), sprite=look.Sprite("jupiter-creep-ghost", "creep", "x", "star"))
    return worded(
        g,
        a,
        given={"place": a.at},
        label=short_place(g, a.at, a.at),
        follows=outlook.of_creep_at(g, a.at),
        touches=touched(g, a.at),
        shows=(ghost,),
    )


# --- cards, the pod, modules -------------------------------------------------------------------------


def use_card(g: JupiterState, a: do.UseCard) -> look.Described:
    entry = g.book.cards[a.card]
    touches, group = own_card(g, a.seat, a.card), words("verb-cards")
    if a.card == "pilot" and g.docked:
        saved = {"saved": g.saved + len(g.seated), "target": g.target}
        return worded(
            g,
            a,
            "launch",
            given=saved,
            group=group,
            touches=touches,
            value=actions_cost(entry.cost),
            rule=RULES[a.card],
            sprite=card_icon(a.card),
            confirm=True,
        )
    cost, rule = (entry.paired_cost, "JUP-COMBO-9") if a.paired else (entry.cost, RULES[a.card])
    tag = "pair" if a.paired else "use"
    return of_card(g, a, a.card, touches, tag=tag, group=group, value=actions_cost(cost), rule=rule)


def dock(g: JupiterState, a: do.Dock) -> look.Described:
    cell, space = cell_at(a.q, a.r), f"cell:{a.q},{a.r}"
    beside = around(g, cell)
    pod = look.Sprite("jupiter-pod-docked", letter="P", shape="hex")
    return worded(
        g,
        a,
        given={"modules": len(beside), "people": sum(people_on(g, tile) for tile in beside)},
        label=whereabouts(g, cell, beside[0]),
        touches=(space,),
        shows=(look.Ghost(space, sprite=pod),),
    )


def place_module(g: JupiterState, a: do.PlaceModule) -> look.Described:
    tile, cell, space = g.picked // SLOTS, cell_at(a.q, a.r), f"cell:{a.q},{a.r}"
    beside = next(other for other in around(g, cell) if other != tile)
    return worded(
        g,
        a,
        given={"tile": tile, "where": whereabouts(g, cell, beside)},
        touches=(space,),
        shows=(look.Ghost(space, TILE_NAMES[tile]),),
    )
