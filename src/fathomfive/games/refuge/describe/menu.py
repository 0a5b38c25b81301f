"""Answers to the big questions: who dives, where it begins, and the main menu of a turn."""

from __future__ import annotations

from fathomfive.author import Ask, look, say
from fathomfive.games.refuge import actions as do
from fathomfive.games.refuge.board import cell_id, column_of
from fathomfive.games.refuge.describe import follows
from fathomfive.games.refuge.describe.touch import (
    at_cell,
    copies_of,
    direction,
    is_last,
    moves_to,
    of_diver,
)
from fathomfive.games.refuge.entries import sprite
from fathomfive.games.refuge.names import (
    ability_name,
    card_name,
    direction_name,
    diver_name,
    full_name,
    objective_name,
    short_name,
    space_at,
    space_name,
    special_name,
    spot,
    words,
)
from fathomfive.games.refuge.scene.faces import (
    ability_text,
    card_text,
)
from fathomfive.games.refuge.scene.sprites import (
    A_CARD,
    ARROWS,
    ability_sprite,
    diver_as_is,
    icon,
    letters,
    type_sprite,
)
from fathomfive.games.refuge.state import RefugeState, marker_piece

# --- setup and return --------------------------------------------------------------------------------


def choose_diver(g: RefugeState, ask: Ask, a: do.ChooseDiver) -> look.Described:
    entry = g.book.divers[a.diver]
    first, second, third = (ability_name(ability) for ability in g.book.abilities_of[a.diver])
    role = words(f"diver-{a.diver}-role")
    return look.Described(
        group=words("verb-dive_as"),
        label=diver_name(a.diver),
        says=say("says-choose_diver", diver=diver_name(a.diver)),
        follows=say("follows-abilities", role=role, first=first, second=second, third=third),
        style="row",
        sprite=look.Sprite(sprite("portrait", a.diver), entry.color, letters(a.diver), "disc"),
        verb=words("verb-dive"),
    )


def place_diver(g: RefugeState, ask: Ask, a: do.PlaceDiver) -> look.Described:
    diver = g.divers[a.seat]
    ghost = look.Ghost(cell_id(a.cell), sprite=diver_as_is(g, diver), label=diver_name(diver.id))
    start = g.board.space[a.cell] == "start"
    return look.Described(
        group=words(f"verb-{ask.kind}"),
        label=say("column", column=column_of(a.cell)) if start else space_at(g.board, a.cell),
        says=say(f"says-{ask.kind}", diver=diver_name(diver.id), spot=spot(g.board, a.cell)),
        touches=(cell_id(a.cell),),
        verb=words("verb-place"),
        shows=(ghost,),
    )


# --- the main menu -----------------------------------------------------------------------------------


def swim(g: RefugeState, ask: Ask, a: do.Swim) -> look.Described:
    diver = g.divers[a.seat]
    way = direction(diver.cell, a.to)
    runs_over = bool((ask.about or {}).get("runs_over"))
    comes = follows.landing(g, diver, a.to, a.seat, last=is_last(g, ask), unstoppable=runs_over)
    if g.is_head(a.to):
        label, says = words("piece-head"), say("says-swim_head", way=direction_name(way))
    else:
        label, space = space_name(g.board, a.to), full_name(g.board, a.to)
        says = say("says-swim", way=direction_name(way), space=space)
    return look.Described(
        group=words("verb-swim"),
        label=label,
        says=says,
        touches=at_cell(g, a.to),
        follows=comes,
        sprite=ARROWS[way],
        confirm=g.is_head(a.to),
        shows=moves_to(diver.piece, diver.cell, a.to),
        rule="REF-RULING-34" if g.is_head(a.to) else "REF-MOVE-1" if ask.kind == "main" else "",
    )


def play_card(g: RefugeState, ask: Ask, a: do.PlayCard) -> look.Described:
    entry = g.book.salvage[a.card]
    return look.Described(
        group=words("verb-play"),
        label=short_name(a.card),
        says=say("says-play", card=card_name(a.card)),
        touches=copies_of(g.divers[a.seat], a.card),
        follows=words(f"{card_text(entry, g.mode)}.gist"),
        sprite=type_sprite(entry.type),
        rule="REF-SALV-2",
    )


def use_ability(g: RefugeState, ask: Ask, a: do.UseAbility) -> look.Described:
    entry = g.book.abilities[a.ability]
    return look.Described(
        group=words("verb-answer" if ask.kind == "contact" else "verb-use"),
        label=ability_name(a.ability),
        says=say("says-use", ability=ability_name(a.ability)),
        touches=(f"ability:{a.ability}",),
        follows=words(f"{ability_text(g, entry)}.gist"),
        style="row" if entry.timing == "reaction" else "chip",
        sprite=ability_sprite(a.ability) if entry.timing == "reaction" else None,
        verb=words("verb-use"),
        rule="REF-ABIL-2",
    )


def recover_diver(g: RefugeState, ask: Ask, a: do.RecoverDiver) -> look.Described:
    other = g.diver(a.diver)
    return look.Described(
        group=words("verb-recover"),
        label=diver_name(a.diver),
        says=say("says-recover_diver", diver=diver_name(a.diver)),
        touches=(other.piece,),
        follows=say("follows-pair", cost=g.numbers.recover_cost),
        sprite=icon("stand", "^"),
        rule="REF-REC-1",
    )


def recover_ability(g: RefugeState, ask: Ask, a: do.RecoverAbility) -> look.Described:
    return look.Described(
        group=words("verb-recover"),
        label=ability_name(a.ability),
        says=say("says-recover_ability", ability=ability_name(a.ability)),
        touches=(f"ability:{a.ability}",),
        follows=say("follows-pair", cost=g.numbers.recover_cost),
        sprite=icon("recover", "+"),
        rule="REF-REC-1",
    )


def special_action(g: RefugeState, ask: Ask, a: do.SpecialAction) -> look.Described:
    diver, special = g.divers[a.seat], g.objective.special
    here: tuple[str, ...] = (f"objective:{g.objective.id}",)
    if special is not None and special.effect == "remove_marker":
        here = (*here, marker_piece(diver.cell))
    elif special is not None and special.effect == "carry":
        here = (*here, "cargo")
    elif special is not None and special.at == "adjacent_head":
        here = (*here, "head")
    return look.Described(
        group=words("verb-or"),
        label=special_name(a.id),
        says=words(f"special-{a.id}-text"),
        touches=here,
        follows=say(f"follows-{a.id}", objective=objective_name(g.objective.id)),
        sprite=icon(a.id, "!"),
        verb=special_name(a.id),
        rule="REF-OBJ-6",
    )


def pass_cards(g: RefugeState, ask: Ask, a: do.PassCards) -> look.Described:
    other = g.diver(a.to)
    return look.Described(
        group=words("verb-give"),
        label=say("label-cards_to", diver=diver_name(a.to)),
        says=say("says-pass_cards", diver=diver_name(a.to)),
        touches=of_diver(other),
        follows=words("follows-pass_cards"),
        sprite=icon("pass", ">"),
        rule="REF-PASS-1",
    )


def hand_cargo(g: RefugeState, ask: Ask, a: do.HandCargo) -> look.Described:
    other = g.diver(a.to)
    wins = g.board.space[other.cell] == "cave"
    return look.Described(
        group=words("verb-give"),
        label=say("label-cargo_to", diver=diver_name(a.to)),
        says=say("says-hand_cargo", diver=diver_name(a.to)),
        touches=(other.piece, "cargo"),
        follows=words("follows-wins" if wins else "follows-free"),
        rule="REF-OBJ-15",
    )


def end_actions(g: RefugeState, ask: Ask, a: do.EndActions) -> look.Described:
    return look.Described(
        group=words("verb-or"),
        label=words("label-end_turn"),
        says=say("says-end_turn", left=g.actions_left),
        follows=follows.stopping(g, g.divers[a.seat], a.seat),
        verb=words("label-end_turn"),
        apart=True,
        rule="REF-COMP-4" if g.competitive else "REF-TURN-4",
    )


def draw_salvage(g: RefugeState, ask: Ask, a: do.DrawSalvage) -> look.Described:
    held, limit = len(g.divers[a.seat].hand) + 1, g.book.competitive.hand_limit
    return look.Described(
        group=words("verb-draw"),
        label=words("label-draw"),
        says=words("says-draw"),
        touches=("salvage_deck",),
        follows=say("follows-draw", held=held, limit=limit, over=max(0, held - limit)),
        sprite=A_CARD,
        rule="REF-COMP-4",
    )


def unlock(g: RefugeState, ask: Ask, a: do.Unlock) -> look.Described:
    objective = g.pods.cards[a.pod - 1]  # face up, or it could not be unlocked
    return look.Described(
        group=words("verb-unlock"),
        label=say("pod-name", number=a.pod),
        says=say("says-unlock", pod=a.pod),
        touches=(f"pod:{a.pod}", f"pod_objective:{a.pod}"),
        follows=words(f"pod-{objective}-text"),
        sprite=icon("unlock", "U"),
        rule="REF-COMP-11",
    )


def stand_up(g: RefugeState, ask: Ask, a: do.StandUp) -> look.Described:
    other = g.diver(a.diver)
    return look.Described(
        group=words("verb-stand"),
        label=diver_name(a.diver),
        says=say("says-stand", diver=diver_name(a.diver)),
        touches=(other.piece,),
        sprite=icon("stand", "^"),
        rule="REF-COMP-7" if ask.kind == "race" else "",
    )
