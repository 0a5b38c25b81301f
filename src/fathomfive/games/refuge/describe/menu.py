"""Answers to the big questions: who dives, where it begins, and the main menu of a turn."""

from __future__ import annotations

from fathomfive.author import Ask, look, worded
from fathomfive.games.refuge import actions as do
from fathomfive.games.refuge.board import cell_id
from fathomfive.games.refuge.describe import follows
from fathomfive.games.refuge.describe.answers import (
    WORDS,
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
    ability_text,
    card_text,
    cell_code,
    diver_name,
    full_name,
    short_name,
    space_at,
    space_name,
    special_name,
    words,
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


@WORDS.does(do.ChooseDiver)
def choose_diver(g: RefugeState, ask: Ask, a: do.ChooseDiver) -> look.Described:
    first, second, third = (ability_name(ability) for ability in g.book.abilities_of[a.diver])
    role = words(f"diver-{a.diver}-role")
    colour = g.book.divers[a.diver].color
    return worded(
        g,
        a,
        given={"role": role, "first": first, "second": second, "third": third},
        style="row",
        sprite=look.Sprite(sprite("portrait", a.diver), colour, letters(a.diver), "disc"),
    )


@WORDS.does(do.PlaceDiver)
def place_diver(g: RefugeState, ask: Ask, a: do.PlaceDiver) -> look.Described:
    diver = g.divers[a.seat]
    ghost = look.Ghost(cell_id(a.cell), sprite=diver_as_is(g, diver), label=diver_name(diver.id))
    start = g.board.space[a.cell] == "start"
    return worded(
        g,
        a,
        ask.kind,
        given={"diver": diver.id, "space": a.cell},
        label=cell_code(a.cell) if start else space_at(g.board, a.cell),
        touches=(cell_id(a.cell),),
        verb=words("go-place_diver"),
        shows=(ghost,),
    )


# --- the main menu -----------------------------------------------------------------------------------


@WORDS.does(do.Swim)
def swim(g: RefugeState, ask: Ask, a: do.Swim) -> look.Described:
    diver, into_head = g.divers[a.seat], g.is_head(a.to)
    way = direction(diver.cell, a.to)
    runs_over = bool((ask.about or {}).get("runs_over"))
    return worded(
        g,
        a,
        "swim_head" if into_head else "swim",
        given={"way": way, "kind": full_name(g.board, a.to)},
        group=words("verb-swim"),
        label=words("piece-head") if into_head else space_name(g.board, a.to),
        touches=at_cell(g, a.to),
        follows=follows.landing(g, diver, a.to, a.seat, last=is_last(g, ask), unstoppable=runs_over),
        sprite=ARROWS[way],
        confirm=into_head,
        shows=moves_to(diver.piece, diver.cell, a.to),
        rule="REF-RULING-34" if into_head else "REF-MOVE-1" if ask.kind == "main" else "",
    )


@WORDS.does(do.PlayCard)
def play_card(g: RefugeState, ask: Ask, a: do.PlayCard) -> look.Described:
    entry = g.book.salvage[a.card]
    return worded(
        g,
        a,
        label=short_name(a.card),
        touches=copies_of(g.divers[a.seat], a.card),
        follows=words(f"{card_text(entry, g.mode)}.gist"),
        sprite=type_sprite(entry.type),
        rule="REF-SALV-2",
    )


@WORDS.does(do.UseAbility)
def use_ability(g: RefugeState, ask: Ask, a: do.UseAbility) -> look.Described:
    entry = g.book.abilities[a.ability]
    reacts = entry.timing == "reaction"
    return worded(
        g,
        a,
        group=words("verb-answer" if ask.kind == "contact" else "verb-use_ability"),
        touches=(f"ability:{a.ability}",),
        follows=words(f"{ability_text(g, entry)}.gist"),
        style="row" if reacts else "chip",
        sprite=ability_sprite(a.ability) if reacts else None,
        rule="REF-ABIL-2",
    )


@WORDS.does(do.RecoverDiver, do.RecoverAbility)
def recover(g: RefugeState, ask: Ask, a: do.RecoverDiver | do.RecoverAbility) -> look.Described:
    if isinstance(a, do.RecoverDiver):
        touched, picture = f"diver:{a.diver}", icon("stand", "^")
    else:
        touched, picture = f"ability:{a.ability}", icon("recover", "+")
    cost, group = {"cost": g.numbers.recover_cost}, words("verb-recover")
    return worded(g, a, given=cost, group=group, touches=(touched,), sprite=picture, rule="REF-REC-1")


@WORDS.does(do.SpecialAction)
def special_action(g: RefugeState, ask: Ask, a: do.SpecialAction) -> look.Described:
    special = g.objective.special
    assert special is not None
    here: tuple[str, ...] = (f"objective:{g.objective.id}",)
    if special.effect == "remove_marker":
        here = (*here, marker_piece(g.divers[a.seat].cell))
    elif special.effect == "carry":
        here = (*here, "cargo")
    elif special.at == "adjacent_head":
        here = (*here, "head")
    return look.Described(
        group=words("verb-or"),
        label=special_name(a.id),
        says=words(f"special-{a.id}-text"),
        touches=here,
        follows=follows.working(g, a.id),
        sprite=icon(a.id, "!"),
        verb=special_name(a.id),
        rule="REF-OBJ-6",
    )


@WORDS.does(do.PassCards)
def pass_cards(g: RefugeState, ask: Ask, a: do.PassCards) -> look.Described:
    touches, picture = of_diver(g.diver(a.to)), icon("pass", ">")
    return worded(g, a, group=words("verb-give"), touches=touches, sprite=picture, rule="REF-PASS-1")


@WORDS.does(do.HandCargo)
def hand_cargo(g: RefugeState, ask: Ask, a: do.HandCargo) -> look.Described:
    taker = g.diver(a.to)
    wins = g.board.space[taker.cell] == "cave"
    return worded(
        g,
        a,
        group=words("verb-give"),
        touches=(taker.piece, "cargo"),
        follows=words("follows-wins" if wins else "follows-hand_cargo"),
        rule="REF-OBJ-15",
    )


@WORDS.does(do.EndActions)
def end_actions(g: RefugeState, ask: Ask, a: do.EndActions) -> look.Described:
    return worded(
        g,
        a,
        given={"left": g.actions_left},
        group=words("verb-or"),
        follows=follows.stopping(g, g.divers[a.seat], a.seat),
        apart=True,
        pin=True,
        confirm=g.actions_left > 0,
        rule="REF-COMP-4" if g.competitive else "REF-TURN-4",
    )


@WORDS.does(do.DrawSalvage)
def draw_salvage(g: RefugeState, ask: Ask, a: do.DrawSalvage) -> look.Described:
    held, limit = len(g.divers[a.seat].hand) + 1, g.book.competitive.hand_limit
    counts = {"held": held, "limit": limit, "over": max(0, held - limit)}
    return worded(g, a, given=counts, touches=("salvage_deck",), sprite=A_CARD, rule="REF-COMP-4")


@WORDS.does(do.Unlock)
def unlock(g: RefugeState, ask: Ask, a: do.Unlock) -> look.Described:
    objective = g.pods.cards[a.pod - 1]  # face up, or it could not be unlocked
    return worded(
        g,
        a,
        touches=(f"pod:{a.pod}", f"pod_objective:{a.pod}"),
        follows=follows.then(words(f"pod-{objective}-text"), words("follows-unlock")),
        sprite=icon("unlock", "U"),
        rule="REF-COMP-11",
    )


@WORDS.does(do.StandUp)
def stand_up(g: RefugeState, ask: Ask, a: do.StandUp) -> look.Described:
    rule = "REF-COMP-7" if ask.kind == "race" else ""
    return worded(g, a, touches=(f"diver:{a.diver}",), sprite=icon("stand", "^"), rule=rule)
