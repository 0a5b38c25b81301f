"""Answers before the battle, in words."""

from __future__ import annotations

from fathomfive.author import Ask, look, say
from fathomfive.games.lurk import actions as do
from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.names import (
    card_name,
    fighter_name,
    full_name,
    model_name,
    place_name,
    short_name,
    space,
    unit_name,
    words,
)
from fathomfive.games.lurk.scene.sprites import card_sprite, faction_mark, icon, model_sprite
from fathomfive.games.lurk.state import LurkState
from fathomfive.games.lurk.steps.setup import TO_RESERVE, points_left


def name_faction(g: LurkState, ask: Ask, action: do.NameFaction) -> look.Described:
    return look.Described(
        label=words(f"faction-{action.faction}"),
        says=say("do-faction", faction=words(f"faction-{action.faction}")),
        follows=words(f"faction-{action.faction}.text"),
        style="row",
        sprite=faction_mark(g, action.faction),
        verb=words("verb-faction"),
    )


def take_army(g: LurkState, ask: Ask, action: do.TakeArmy) -> look.Described:
    army = g.book.armies[action.army]
    characters = [unit.model for unit in army.units if g.book.models[unit.model].kind == "character"]
    return look.Described(
        label=say("army-led-by", leader=short_name(characters[0])),
        says=say("do-army", leader=model_name(characters[0])),
        follows=say("follows-army", models=len(army.units), characters=len(characters)),
        style="row",
        sprite=model_sprite(g, characters[0]),
        value=say("points", points=army.points),
        verb=words("verb-army"),
    )


def build_army(g: LurkState, ask: Ask, action: do.BuildArmy) -> look.Described:
    return look.Described(
        label=words("do-build"),
        follows=say("follows-build", points=g.board.layout.army_points),
        style="row",
        sprite=icon("stat-points", "+"),
        verb=words("verb-build"),
    )


def add_model(g: LurkState, ask: Ask, action: do.AddModel) -> look.Described:
    model = g.book.models[action.model]
    return look.Described(
        label=say("buy", name=short_name(action.model), points=model.cost),
        group=words(f"verb-add-{model.kind}"),
        says=say("do-add-model", model=model_name(action.model), points=model.cost),
        follows=say(
            "follows-model",
            heart=model.heart,
            speed=model.speed,
            range=model.range,
            attack=model.attack,
            defence=model.defence,
            ability=words(f"model-{action.model}.text"),
        ),
        sprite=model_sprite(g, action.model),
        verb=words("verb-add"),
        rule="LRK-ARMY-5",
    )


def pick_card(g: LurkState, ask: Ask, action: do.PickCard) -> look.Described:
    card = g.book.cards[action.card]
    return look.Described(
        label=say("buy", name=card_name(action.card), points=card.cost),
        group=words(f"slot-{card.slot}"),
        says=say("do-pick-card", card=card_name(action.card), points=card.cost),
        follows=words(f"card-{action.card}.text"),
        sprite=card_sprite(action.card),
        verb=words("verb-add"),
        rule="LRK-ARMY-6",
    )


def attach_card(g: LurkState, ask: Ask, action: do.AttachCard) -> look.Described:
    draft = g.drafts[action.seat]
    card = card_name(draft.picked)
    if action.unit == TO_RESERVE:
        return look.Described(
            label=words("to-reserve"),
            group=words("verb-attach"),
            says=say("do-to-reserve", card=card),
            rule="LRK-ARMY-9",
        )
    name = unit_name(draft.units, action.unit)
    return look.Described(
        label=name,
        group=words("verb-attach"),
        says=say("do-attach", card=card, model=name),
        touches=(f"unit:{action.unit}",),
        sprite=model_sprite(g, draft.units[action.unit].model),
        rule="LRK-ARMY-7",
    )


def put_back(g: LurkState, ask: Ask, action: do.PutBack) -> look.Described:
    return look.Described(label=words("do-put-back"), style="second")


def drop_unit(g: LurkState, ask: Ask, action: do.DropUnit) -> look.Described:
    name = unit_name(g.drafts[action.seat].units, action.unit)
    return look.Described(
        label=name,
        group=words("verb-drop"),
        says=say("do-drop", name=name),
        touches=(f"unit:{action.unit}",),
    )


def drop_card(g: LurkState, ask: Ask, action: do.DropCard) -> look.Described:
    return look.Described(
        label=card_name(action.card),
        group=words("verb-drop"),
        says=say("do-drop", name=card_name(action.card)),
        touches=(f"bought:{action.card}",),
    )


def muster(g: LurkState, ask: Ask, action: do.Muster) -> look.Described:
    return look.Described(
        label=words("do-muster"),
        follows=say("follows-muster", points=points_left(g, action.seat)),
        style="primary",
        confirm=True,
        rule="LRK-ARMY-4",
    )


def vote_map(g: LurkState, ask: Ask, action: do.VoteMap) -> look.Described:
    name = "redraw" if action.redraw else "keep"
    return look.Described(
        label=words(f"do-map-{name}"),
        follows=words(f"follows-map-{name}"),
        style="row",
        sprite=icon(f"act-{name}", name[0]),
        verb=words("verb-vote"),
    )


def take_cap(g: LurkState, ask: Ask, action: do.TakeCap) -> look.Described:
    return look.Described(
        label=words(f"cap-{action.cap}"),
        group=words("verb-cap"),
        says=say("do-cap", cap=words(f"cap-{action.cap}")),
        touches=tuple(space(g.board, tile) for tile in bits(g.board.caps[action.cap])),
    )


def deploy(g: LurkState, ask: Ask, action: do.Deploy) -> look.Described:
    kind = g.models[action.uid].kind
    place = place_name(g.board, action.tile)
    return look.Described(
        label=say("to-place", name=fighter_name(g, action.uid), place=place),
        group=words("verb-deploy"),
        says=say("do-deploy", model=full_name(g, action.uid), place=place),
        touches=(f"reserve:{action.uid}", space(g.board, action.tile)),
        sprite=model_sprite(g, kind),
        shows=(look.Ghost(space(g.board, action.tile), sprite=model_sprite(g, kind)),),
    )
