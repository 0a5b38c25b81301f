"""Answers of a turn, in words: activations, logistics, movement."""

from __future__ import annotations

from fathomfive.author import Ask, Pass, Text, look, say
from fathomfive.games.lurk import actions as do
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.entries import CLIMBER
from fathomfive.games.lurk.game import ACTIVATION_TOKENS
from fathomfive.games.lurk.names import (
    card_name,
    creature_name,
    fighter_name,
    full_name,
    ground,
    piece,
    place_name,
    space,
    tile_label,
    words,
)
from fathomfive.games.lurk.scene.sprites import card_sprite, icon, model_sprite
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.activation import reach_of
from fathomfive.games.lurk.steps.movement import climbs_freely, guarded_ground, speed, way_to

ICONS = {
    "move": "act-move",
    "attack": "act-attack",
    "recover": "act-recover",
    "search": "act-search",
    "swap": "act-swap",
}
RULES = {
    "move": "LRK-ACT-4",
    "attack": "LRK-ACT-6",
    "recover": "LRK-RECOV-1",
    "search": "LRK-SEARCH-1",
    "swap": "LRK-ACT-8",
}


def stack(g: LurkState, seat: int, tile: int) -> Text:
    """Who stands there: "Vane", "Vane and 2 more"."""
    uids = [uid for uid in g.on_tile(tile) if g.models[uid].owner == seat]
    first = fighter_name(g, uids[0])
    return first if len(uids) == 1 else say("stack", first=first, more=len(uids) - 1)


# --- the menu ------------------------------------------------------------------------------------------


def activate(g: LurkState, ask: Ask, action: do.Activate) -> look.Described:
    who, place = stack(g, action.seat, action.tile), place_name(g.board, action.tile)
    uids = [uid for uid in g.on_tile(action.tile) if g.models[uid].owner == action.seat]
    return look.Described(
        label=say("at-place", who=who, place=place),
        group=words(f"verb-{action.mode}"),
        says=say(f"do-{action.mode}", who=who, place=place),
        follows=activation_follows(g, action),
        touches=(*(piece(uid) for uid in uids), space(g.board, action.tile)),
        rule=RULES[action.mode],
        sprite=icon(ICONS[action.mode], action.mode[0]),
    )


def activation_follows(g: LurkState, action: do.Activate) -> Text:
    if action.mode == "search":
        return words("follows-search-coral" if g.fresh >> action.tile & 1 else "follows-search-abyss")
    if action.mode == "swap":
        return words("follows-swap-kept" if g.options.swap_keeps_token else "follows-swap")
    return words({"move": "follows-move", "recover": "follows-recover"}.get(action.mode, "follows-volley"))


def reinforce(g: LurkState, ask: Ask, action: do.Reinforce) -> look.Described:
    place = place_name(g.board, action.tile)
    return look.Described(
        label=say("to-place", name=fighter_name(g, action.uid), place=place),
        group=words("verb-reinforce"),
        says=say("do-reinforce", model=full_name(g, action.uid), place=place),
        follows=words("follows-reinforce"),
        touches=(f"reserve:{action.uid}", space(g.board, action.tile)),
        rule="LRK-REINF-1",
        sprite=icon("act-reinforce", "+"),
    )


def waste(g: LurkState, ask: Ask, action: do.Waste) -> look.Described:
    return look.Described(
        label=words("do-waste"),
        group=words("verb-other"),
        follows=words("follows-waste"),
        touches=("column:move",),
        rule="LRK-ACT-9",
        sprite=icon("act-waste", "w"),
    )


def end_turn(g: LurkState, ask: Ask, action: do.EndTurn) -> look.Described:
    left = g.to_move + g.to_attack
    return look.Described(
        label=words("do-end-turn"),
        follows=say("follows-end-turn", tokens=left),
        style="second",
        confirm=g.to_move == ACTIVATION_TOKENS,
        rule="LRK-TURN-2",
        sprite=icon("act-end", "e"),
    )


def concede(g: LurkState, ask: Ask, action: do.Concede) -> look.Described:
    if ask.kind == "concede":
        return look.Described(label=words("do-concede-sure"), style="primary", confirm=True, rule="LRK-END-5")
    return look.Described(
        label=words("do-concede"), group=words("verb-other"), apart=True, confirm=True, rule="LRK-END-5"
    )


# --- logistics -----------------------------------------------------------------------------------------


def equip(g: LurkState, ask: Ask, action: do.Equip) -> look.Described:
    items = g.players[action.seat].items
    card, name = card_name(action.card), fighter_name(g, action.uid)
    return look.Described(
        label=say("card-to", card=card, name=name),
        group=words("verb-equip"),
        says=say("do-equip", card=card, name=name),
        follows=words(f"card-{action.card}.text"),
        touches=(f"item:{items.index(action.card)}:{action.card}", piece(action.uid)),
        rule="LRK-EQUIP-2",
        sprite=card_sprite(action.card),
    )


def share(g: LurkState, ask: Ask, action: do.Share) -> look.Described:
    giver, receiver = g.models[action.giver], g.models[action.receiver]
    card, other = getattr(giver, action.slot), getattr(receiver, action.slot)
    name = fighter_name(g, action.receiver)
    args = {"card": card_name(card), "giver": fighter_name(g, action.giver), "name": name}
    says = say("do-swap-cards", other=card_name(other), **args) if other else say("do-share", **args)
    return look.Described(
        label=say("card-to", card=card_name(card), name=name),
        group=words("verb-share"),
        says=says,
        touches=(piece(action.giver), piece(action.receiver)),
        rule="LRK-EQUIP-3",
        sprite=card_sprite(card),
    )


def use_item(g: LurkState, ask: Ask, action: do.UseItem) -> look.Described:
    model = g.models[action.uid]
    return look.Described(
        label=card_name(model.item),
        group=words("verb-use"),
        says=say("do-use-item", card=card_name(model.item), name=fighter_name(g, action.uid)),
        follows=words(f"card-{model.item}.text"),
        touches=(piece(action.uid),),
        rule="LRK-EQUIP-5",
        sprite=card_sprite(model.item),
    )


def discard(g: LurkState, ask: Ask, action: do.Discard) -> look.Described:
    items = g.players[action.seat].items
    return look.Described(
        label=card_name(action.card),
        group=words("verb-discard"),
        says=say("do-discard", card=card_name(action.card)),
        follows=words(f"card-{action.card}.text"),
        touches=(f"item:{items.index(action.card)}:{action.card}",),
        sprite=card_sprite(action.card),
    )


# --- who, and where to ---------------------------------------------------------------------------------

CHOICE_RULES = {
    "mover": "LRK-ACT-4",
    "attacker": "LRK-ATK-19",
    "recoverer": "LRK-RECOV-1",
    "searcher": "LRK-SEARCH-1",
    "redirect": "LRK-ATK-15",
    "heal": "LRK-WOUND-2",
    "event_heal": "LRK-EVENT-11",
    "event_move": "LRK-EVENT-7",
}


def choose(g: LurkState, ask: Ask, action: do.Choose) -> look.Described:
    model = g.models[action.uid]
    return look.Described(
        label=fighter_name(g, action.uid),
        group=words(f"verb-{ask.kind}"),
        says=say(f"do-{ask.kind}", model=full_name(g, action.uid)),
        follows=model_state(g, action.uid),
        touches=(piece(action.uid),),
        rule=CHOICE_RULES[ask.kind],
        sprite=model_sprite(g, model.kind),
    )


def model_state(g: LurkState, uid: int) -> Text:
    model, kit = g.models[uid], g.kit(g.models[uid])
    return say(
        "model-state",
        left=kit.heart - model.wounds,
        of=kit.heart,
        speed=speed(g, model),
        range=reach_of(g, uid),
    )


def declare(g: LurkState, ask: Ask, action: do.Declare) -> look.Described:
    parts = [name for name in ("swim", "settle", "charge") if getattr(action, name)]
    name = "-".join(parts) or "plain"
    rules = {"swim": "LRK-MOVE-3", "settle": "LRK-MOVE-5", "charge": "LRK-MOVE-6"}
    uid = (ask.about or {})["model"]
    return look.Described(
        label=words(f"do-declare-{name}"),
        group=words("verb-declare"),
        follows=say("follows-declare", steps=steps_with(g, uid, action), way=name),
        rule=rules[parts[-1]] if parts else "LRK-MOVE-1",
        sprite=icon(f"act-{parts[-1] if parts else 'move'}", name[0]),
    )


def steps_with(g: LurkState, uid: int, action: do.Declare) -> int:
    model = g.models[uid]
    swims = action.swim or (bool(model.tokens & 1) and not action.settle)
    return speed(g, model) + swims + action.charge


STEP_RULES = {
    "push": "LRK-ATK-16",
    "pull": "LRK-ATK-16",
    "step_aside": "LRK-ATK-17",
    "retreat": "LRK-SEARCH-7",
}


def step_to(g: LurkState, ask: Ask, action: do.StepTo) -> look.Described:
    uid = (ask.about or {})["model"]
    here, there = g.models[uid].tile, action.tile
    path = [there]
    if ask.kind == "step":
        path = way_to(g, uid, there)
    spots = tuple(space(g.board, tile) for tile in (here, *path))
    return look.Described(
        label=tile_label(g, there),
        group=words(f"verb-{ask.kind}"),
        says=say(f"do-{ask.kind}", model=fighter_name(g, uid), tile=tile_label(g, there)),
        follows=step_follows(g, uid, there, len(path)) if ask.kind == "step" else "",
        touches=(space(g.board, there),),
        rule=STEP_RULES.get(ask.kind, "LRK-MOVE-1"),
        shows=(look.Ghost(spots[-1], of=piece(uid)), look.Trail(spots), reach_zone(g, uid, there)),
    )


def reach_zone(g: LurkState, uid: int, tile: int) -> look.Area:
    """What the model could strike from there."""
    field = g.board.within[tile][reach_of(g, uid)] & g.board.views(g.rock)[tile] & ~(1 << tile)
    return look.Area(
        words("zone-reach"), tuple(space(g.board, t) for t in bits(field)), tone="info", look="outline"
    )


def step_follows(g: LurkState, uid: int, tile: int, steps: int) -> Text:
    """A climb, a guard, bad ground, or just the steps that are left."""
    model, bit = g.models[uid], 1 << tile
    left = (g.movement.left if g.movement is not None else 0) - steps
    if g.rock & bit and not g.rock >> model.tile & 1 and not climbs_freely(g, model):
        return words("follows-climb")
    if guarded_ground(g, uid) & bit:
        guards = [c for c in g.creatures if g.board.near[c.tile] & bit and uid * 64 + c.tile not in g.struck]
        return say("follows-guard", creature=creature_name(guards[0].card), guards=len(guards))
    if g.rock & bit and g.kit(model).traits & CLIMBER:
        return words("follows-perched")
    if ground(g, tile).startswith("coral"):
        return say("follows-coral", left=left)
    return say("follows-step", left=left)


def stop(g: LurkState, ask: Ask, action: do.Stop) -> look.Described:
    return look.Described(label=words("do-stop"), style="second", rule="LRK-MOVE-1")


EVENT_RULES = {"event_stir": "LRK-EVENT-6"}


def choose_tile(g: LurkState, ask: Ask, action: do.ChooseTile) -> look.Described:
    return look.Described(
        label=tile_label(g, action.tile),
        group=words(f"verb-{ask.kind}"),
        says=say(f"do-{ask.kind}", tile=tile_label(g, action.tile)),
        touches=(space(g.board, action.tile),),
        rule=EVENT_RULES.get(ask.kind, "LRK-EVENT-11"),
    )


def decline(g: LurkState, ask: Ask, action: Pass) -> look.Described:
    return look.Described(label=words(f"decline-{ask.kind}"), style="second")
