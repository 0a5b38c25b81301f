"""Every answer in words: what its messages cannot tell, such as what it touches and what comes of it.

The messages are named after the action, or after the question where one action answers several kinds.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fathomfive.author import Action, Ask, Viewer, look, say, worded
from fathomfive.games.lurk import actions as do
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.describe import fights, moves
from fathomfive.games.lurk.names import (
    fighter_name,
    model_name,
    piece,
    place_name,
    short_name,
    space,
    tile_label,
    unit_name,
    words,
)
from fathomfive.games.lurk.scene.sprites import card_sprite, faction_mark, fighter_sprite, icon, model_sprite
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.movement import way_to
from fathomfive.games.lurk.steps.setup import TO_RESERVE, points_left

RULES = {
    "add_model": "LRK-ARMY-5",
    "pick_card": "LRK-ARMY-6",
    "attach": "LRK-ARMY-7",
    "to_reserve": "LRK-ARMY-9",
    "muster": "LRK-ARMY-4",
    "move": "LRK-ACT-4",
    "attack": "LRK-ACT-6",
    "recover": "LRK-RECOV-1",
    "search": "LRK-SEARCH-1",
    "swap": "LRK-ACT-8",
    "reinforce": "LRK-REINF-1",
    "waste": "LRK-ACT-9",
    "concede": "LRK-END-5",
    "equip": "LRK-EQUIP-2",
    "share": "LRK-EQUIP-3",
    "use_item": "LRK-EQUIP-5",
    "declare-swim": "LRK-MOVE-3",
    "declare-settle": "LRK-MOVE-5",
    "declare-charge": "LRK-MOVE-6",
    "declare-swim-charge": "LRK-MOVE-6",
    "declare-settle-charge": "LRK-MOVE-6",
    "attacker": "LRK-ATK-19",
    "fight": "LRK-SEARCH-5",
    "flee": "LRK-SEARCH-6",
    "event_stir": "LRK-EVENT-6",
}
"""Where an answer has a rule of its own, beside that of its question."""


def described(g: LurkState, action: Action, tag: str = "", **parts: Any) -> look.Described:
    tag = tag or str(type(action).__struct_config__.tag)
    return worded(g, action, tag, rule=RULES.get(tag, ""), **parts)


def describe(g: LurkState, ask: Ask, action: Action, viewer: Viewer) -> look.Described:
    if g.drafts or g.phase == "factions":
        return before_the_battle(g, action)
    match action:
        case do.VoteMap(redraw=redraw):
            name = "redraw" if redraw else "keep"
            return described(g, action, name, style="row", sprite=icon(f"act-{name}", name[0]))
        case do.TakeCap(cap=cap):
            return described(g, action, touches=tuple(space(g.board, t) for t in bits(g.board.caps[cap])))
        case do.Deploy() | do.Reinforce():
            return arrive(g, action)
        case do.Activate():
            return activate(g, action)
        case do.Waste():
            sprite = icon("act-waste", "w")
            return described(g, action, group=words("verb-other"), touches=("column:move",), sprite=sprite)
        case do.EndTurn():
            return described(
                g,
                action,
                given={"tokens": g.to_move + g.to_attack},
                style="second",
                pin=True,
                confirm=g.to_move + g.to_attack > 0,
                sprite=icon("act-end", "e"),
            )
        case do.Concede() if ask.kind == "concede":
            return described(g, action, "concede_sure", style="primary", confirm=True)
        case do.Concede():
            return described(g, action, group=words("verb-other"), apart=True, confirm=True)
        case do.Equip(card=card, uid=uid):
            return with_card(g, action, card, item(g, action.seat, card), piece(uid))
        case do.Share():
            return share(g, action)
        case do.UseItem(uid=uid):
            return with_card(g, action, g.models[uid].item, piece(uid))
        case do.Discard(card=card):
            return with_card(g, action, card, item(g, action.seat, card))
        case do.Choose(uid=uid):
            return described(
                g,
                action,
                ask.kind,
                label=fighter_name(g, uid),
                given={"whole": uid},
                follows=moves.model_state(g, uid),
                touches=(piece(uid),),
                sprite=model_sprite(g, g.models[uid].kind),
            )
        case do.Declare():
            return declare(g, ask, action)
        case do.StepTo():
            return step_to(g, ask, action)
        case do.ChooseTile(tile=tile):
            label = tile_label(g, tile)
            return described(g, action, ask.kind, label=label, touches=(space(g.board, tile),))
        case do.Stop():
            return described(g, action, style="second")
        case do.Target():
            return target(g, ask, action)
        case do.Use(what=what):
            return described(
                g,
                action,
                group=words(f"verb-{ask.kind}"),
                given={"ability": (about(ask), what)},
                style="row",
                touches=(piece(about(ask)),),
                **fights.use(g, about(ask), ask.kind, what),
            )
        case do.Fight():
            shown = fights.against_creature(g, about(ask))
            return described(g, action, style="row", sprite=icon("act-fight", "f"), **shown)
        case do.Flee():
            return described(g, action, style="row", sprite=icon("act-flee", "r"))
    comes = fights.outcome(g, about(ask), ask.kind) if ask.kind.endswith("_window") else ""
    return look.Described(label=words(f"decline-{ask.kind}"), style="second", follows=comes)


def about(ask: Ask) -> int:
    """The model or creature that a question is about."""
    fighter: int = (ask.about or {})["model"]
    return fighter


# --- before the battle ---------------------------------------------------------------------------------


def before_the_battle(g: LurkState, action: Action) -> look.Described:
    match action:
        case do.NameFaction(faction=faction):
            follows = words(f"faction-{faction}.text")
            return described(g, action, follows=follows, style="row", sprite=faction_mark(g, faction))
        case do.TakeArmy():
            return take_army(g, action)
        case do.BuildArmy():
            points = g.board.layout.army_points
            return described(
                g, action, given={"points": points}, style="row", sprite=icon("stat-points", "+")
            )
        case do.AddModel(model=model):
            card = g.book.models[model]
            more = {
                "short": short_name(model),
                "title": model_name(model),
                "text": words(f"model-{model}.text"),
            }
            return described(
                g,
                action,
                given=msgspec.structs.asdict(card) | more,
                group=words(f"verb-add-{card.kind}"),
                sprite=model_sprite(g, model),
            )
        case do.PickCard(card=bought):
            return with_card(g, action, bought, group=words(f"slot-{g.book.cards[bought].slot}"))
        case do.AttachCard():
            return attach(g, action)
        case do.DropUnit(unit=unit):
            name = unit_name(g.drafts[action.seat].units, unit)
            return described(g, action, "drop", given={"name": name}, touches=(f"unit:{unit}",))
        case do.DropCard(card=dropped):
            name = words(f"card-{dropped}")
            return described(g, action, "drop", given={"name": name}, touches=(f"bought:{dropped}",))
        case do.Muster():
            left = points_left(g, action.seat)
            return described(g, action, given={"points": left}, style="primary", confirm=True)
    return described(g, action, style="second")  # a card is put back


def take_army(g: LurkState, action: do.TakeArmy) -> look.Described:
    army = g.book.armies[action.army]
    characters = [unit.model for unit in army.units if g.book.models[unit.model].kind == "character"]
    return described(
        g,
        action,
        given={
            "short": short_name(characters[0]),
            "leader": model_name(characters[0]),
            "models": len(army.units),
            "characters": len(characters),
        },
        style="row",
        sprite=model_sprite(g, characters[0]),
        value=say("points", points=army.points),
    )


def attach(g: LurkState, action: do.AttachCard) -> look.Described:
    draft, unit = g.drafts[action.seat], action.unit
    if unit == TO_RESERVE:
        given = {"card": draft.picked}
        return described(g, action, "to_reserve", given=given, group=words("verb-attach"))
    return described(
        g,
        action,
        given={"card": draft.picked, "name": unit_name(draft.units, unit)},
        touches=(f"unit:{unit}",),
        sprite=model_sprite(g, draft.units[unit].model),
    )


# --- the turn ------------------------------------------------------------------------------------------


def arrive(g: LurkState, action: do.Deploy | do.Reinforce) -> look.Described:
    """Onto a summoning tile, before the battle or from the reserve."""
    uid, there = action.uid, space(g.board, action.tile)
    model = model_sprite(g, g.models[uid].kind)
    deploys = isinstance(action, do.Deploy)
    return described(
        g,
        action,
        given={"place": action.tile, "whole": uid},
        touches=(f"reserve:{uid}", there),
        sprite=model if deploys else icon("act-reinforce", "+"),
        shows=(look.Ghost(there, sprite=model),) if deploys else (),
    )


def activate(g: LurkState, action: do.Activate) -> look.Described:
    tile, mode = action.tile, action.mode
    who, place = moves.stack(g, tile), place_name(g.board, tile)
    parts = {}
    if mode == "search":
        parts["follows"] = words("follows-search-coral" if g.fresh >> tile & 1 else "follows-search-abyss")
    elif mode == "swap" and g.options.swap_keeps_token:
        parts["follows"] = words("follows-swap-kept")
    return described(
        g,
        action,
        mode,
        given={"who": who, "place": tile},
        label=say("at-place", who=who, place=place),
        touches=(*(piece(uid) for uid in g.on_tile(tile)), space(g.board, tile)),
        sprite=icon(f"act-{mode}", mode[0]),
        **parts,
    )


def item(g: LurkState, seat: int, card: str) -> str:
    """Where a card lies in the Item Reserve."""
    return f"item:{g.players[seat].items.index(card)}:{card}"


def with_card(g: LurkState, action: Action, card: str, *touches: str, **parts: Any) -> look.Described:
    given = {"card": card, "cost": g.book.cards[card].cost}
    follows, sprite = words(f"card-{card}.text"), card_sprite(card)
    return described(g, action, given=given, follows=follows, touches=touches, sprite=sprite, **parts)


def share(g: LurkState, action: do.Share) -> look.Described:
    giver, receiver = action.giver, action.receiver
    card, other = (getattr(g.models[uid], action.slot) for uid in (giver, receiver))
    parts: dict[str, Any] = {"touches": (piece(giver), piece(receiver)), "sprite": card_sprite(card)}
    given = {"card": card, "swapped": words(f"card-{other}")}
    if other:
        parts["says"] = worded(g, action, "swap_cards", given=given).label
    return described(g, action, given=given, **parts)


# --- movement and fights -------------------------------------------------------------------------------


def declare(g: LurkState, ask: Ask, action: do.Declare) -> look.Described:
    ways = [way for way in ("swim", "settle", "charge") if getattr(action, way)]
    name = "-".join(ways) or "plain"
    return described(
        g,
        action,
        f"declare-{name}",
        group=words("verb-declare"),
        follows=say("follows-declare", steps=moves.steps_with(g, about(ask), action), way=name),
        sprite=icon(f"act-{ways[-1] if ways else 'move'}", name[0]),
    )


def step_to(g: LurkState, ask: Ask, action: do.StepTo) -> look.Described:
    uid, there = about(ask), action.tile
    path = way_to(g, uid, there) if ask.kind == "step" else [there]
    spots = tuple(space(g.board, tile) for tile in (g.models[uid].tile, *path))
    return described(
        g,
        action,
        ask.kind,
        given={"model": uid},
        label=tile_label(g, there),
        follows=moves.step_follows(g, uid, there, len(path)) if ask.kind == "step" else "",
        touches=(spots[-1],),
        shows=(look.Ghost(spots[-1], of=piece(uid)), look.Trail(spots), moves.reach_zone(g, uid, there)),
    )


def target(g: LurkState, ask: Ask, action: do.Target) -> look.Described:
    foe, parts = action.fighter, {}
    if ask.kind == "target":
        parts = {"given": {"model": about(ask)}, **fights.blow(g, about(ask), foe)}
    elif ask.kind == "lurker_target":
        parts = fights.bite(g, about(ask), foe)
    return described(
        g,
        action,
        ask.kind,
        label=fighter_name(g, foe),
        touches=(piece(foe),),
        sprite=fighter_sprite(g, foe),
        **parts,
    )
