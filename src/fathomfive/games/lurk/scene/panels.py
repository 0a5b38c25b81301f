"""What lies beside the map: seats, activation card, reserves, decks, the fight, the army being built."""

from __future__ import annotations

from typing import Any

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.lurk.game import MOVES_PER_TURN, RESERVE_SIZE
from fathomfive.games.lurk.names import card_name, fighter_name, kebab, piece, unit_name, words
from fathomfive.games.lurk.scene.goal import goal
from fathomfive.games.lurk.scene.sprites import (
    card_sprite,
    dice_icons,
    essence,
    face_icons,
    faction_mark,
    fighter_hearts,
    fighter_sprite,
    hearts,
    icon,
    model_sprite,
)
from fathomfive.games.lurk.state import CREATURE, RESERVE, Fight, LurkState
from fathomfive.games.lurk.steps.effects import stands
from fathomfive.games.lurk.steps.fight import attack_pool, defence_pool
from fathomfive.games.lurk.steps.setup import points_left

BATTLE = ("turn", "event", "lurkers", "cleanup")
PORTRAITS = 4


def lay_out(t: look.Tableau, g: LurkState, viewer: Viewer) -> None:
    """In the order of the mockup: top, rail from above, dock."""
    t.panel("seats", seats(g, viewer))
    t.panel("goal", goal(g, viewer))
    if g.phase in BATTLE:
        t.panel("activations", activations(g))
    t.panel("order", order(g, viewer))
    if g.models:
        t.panel("items", item_reserve(g, viewer))
    lay_out_open(t, g)
    if viewer is not None and g.drafts:
        lay_out_draft(t, g, viewer)
    elif g.models:
        t.panel("army", army(g, g.active if viewer is None else viewer, viewer))


# --- people --------------------------------------------------------------------------------------------


@look.part
def seats(g: LurkState, viewer: Viewer) -> look.Seats:
    return look.Seats(
        label=words("panel-seats"),
        where="top",
        seats=tuple(one_seat(g, seat, viewer, note=seat_note(g, seat)) for seat in range(g.seats)),
    )


def one_seat(g: LurkState, seat: int, viewer: Viewer, **more: Any) -> look.Seat:
    player = g.players[seat]
    return look.Seat(
        seat=seat,
        label=person(seat),
        sprite=faction_mark(g, player.faction) if player.faction else None,
        turn=g.phase in BATTLE and seat == g.active,
        you=seat == viewer,
        status="out" if player.out else "here",
        **more,
    )


@look.part
def seat_note(g: LurkState, seat: int) -> Text:
    player = g.players[seat]
    if player.faction is None:
        return words("seat-choosing")
    name = words(f"faction-{player.faction}")
    return say("seat-out", faction=name) if player.out else name


@look.part
def order(g: LurkState, viewer: Viewer) -> look.Seats:
    """Everybody in turn order, with what they may spend."""
    in_order = g.order or range(g.seats)
    return look.Seats(
        label=words("panel-order"),
        seats=tuple(
            one_seat(
                g,
                seat,
                viewer,
                id=f"seat:{seat}",
                note=waiting(g, seat),
                marks=(look.Count(g.players[seat].essence, words("essence"), essence()),),
            )
            for seat in in_order
        ),
        brief=look.Brief(str(g.players[viewer or 0].essence), essence(), words("essence")),
    )


@look.part
def waiting(g: LurkState, seat: int) -> Text | str:
    """Who is not on the map yet; how many there are in all is part of the goal."""
    if not any(m.owner == seat for m in g.models):
        return words("seat-mustering")
    reserve = len(g.in_reserve(seat))
    return say("seat-reserve", reserve=reserve) if reserve else ""


# --- the rail ------------------------------------------------------------------------------------------


@look.part
def activations(g: LurkState) -> look.Track:
    """LRK-TURN-1: three columns, three tokens."""
    faction = g.players[g.active].faction or "cog"
    token = icon(f"activation-token-{kebab(faction)}", "o")
    columns = (("move", g.to_move), ("attack", g.to_attack), ("spent", g.spent))
    now = "" if g.doing is None else "move" if g.doing == "move" else "attack"
    return look.Track(
        label=say("panel-activations", who=person(g.active)),
        note=say("moment-round", round=g.round),
        titled=True,
        places=tuple(
            look.Place(
                label=words(f"column-{name}"),
                sprites=(token,) * count,
                state="now" if name == now else "",
                id=f"column:{name}",
            )
            for name, count in columns
        ),
        brief=look.Brief(f"{g.to_move}/{g.to_attack}", icon("act-move", "m"), words("tokens-left")),
    )


@look.part
def item_reserve(g: LurkState, viewer: Viewer) -> look.Row:
    seat = max(0, g.active) if viewer is None else viewer
    items = g.players[seat].items
    return look.Row(
        label=words("panel-items"),
        note=say("of", n=len(items), of=RESERVE_SIZE),
        look="minis",
        places=RESERVE_SIZE,
        cards=tuple(
            look.Card(
                id=f"item:{n}:{card}",
                label=card_name(card),
                text=words(f"card-{card}.text"),
                sprite=card_sprite(card),
            )
            for n, card in enumerate(items)
        ),
    )


def last_event(g: LurkState) -> look.Caption:
    card = g.last_event
    return look.Caption(
        label=words(f"event-{card}"), text=words(f"event-{card}.text"), paper=True, fold=1, rule="LRK-EVENT-1"
    )


def decks(g: LurkState) -> look.Decks:
    piles = (
        ("item", len(g.item_deck), "#2C5566"),
        ("abyss", len(g.abyss_deck), "#3B2A5E"),
        ("event", len(g.event_deck), "#6B4A2A"),
    )
    return look.Decks(
        label=words("panel-decks"),
        untitled=True,
        fold=2,
        decks=tuple(
            look.Deck(
                id=f"deck:{name}",
                label=words(f"deck-{name}"),
                count=count,
                sprite=icon(f"deck-{name}"),
                tint=tint,
            )
            for name, count, tint in piles
        ),
    )


# --- the fight -----------------------------------------------------------------------------------------


@look.part
def lay_out_open(t: look.Tableau, g: LurkState) -> None:
    """What everybody sees alike."""
    if g.last_event:
        t.panel("event", last_event(g))
    t.panel("decks", decks(g))
    fight = g.fight
    if fight is None:
        return
    if fight.open:
        if fight.attack and stands(g, fight.attacker) and stands(g, fight.target):
            t.panel("duel", duel(g, fight))
            t.panel("sum", the_sum(fight))
    elif all(fighter < CREATURE or stands(g, fighter) for fighter in (fight.attacker, fight.target)):
        t.panel("last-fight", last_fight(g, fight))


def last_fight(g: LurkState, fight: Fight) -> look.Caption:
    """What came of it, in a line: nobody takes it for one that is going on."""
    text = say(
        "last-fight",
        attacker=fighter_name(g, fight.attacker),
        target=fighter_name(g, fight.target),
        wounds=fight.wounds,
    )
    return look.Caption(label=words("panel-last-fight"), text=text, fold=1)


def duel(g: LurkState, fight: Fight) -> look.Versus:
    """Who strikes whom, with the dice as they fell."""
    answer = side(g, fight.target, face_icons(fight.defence)) if fight.defence else side(g, fight.target)
    return versus(side(g, fight.attacker, face_icons(fight.attack)), answer)


def versus(left: look.Side, right: look.Side) -> look.Versus:
    return look.Versus(
        label=words("panel-duel"),
        untitled=True,
        where="ahead",
        left=left,
        right=right,
        sprite=icon("act-attack", "x"),
    )


def side(g: LurkState, fighter: int, *marks: look.Mark) -> look.Side:
    arc = fighter_hearts(g, fighter)
    return look.Side(
        id=piece(fighter),
        label=fighter_name(g, fighter),
        note=say("hearts", left=arc.filled, of=arc.total),
        sprite=fighter_sprite(g, fighter),
        marks=(arc, *marks),
    )


def pools(g: LurkState, attacker: int, target: int) -> look.Versus:
    """The same before the dice: what each would roll."""
    attack, defence = attack_pool(g, attacker, target, "normal"), defence_pool(g, target)
    return versus(side(g, attacker, dice_icons(attack)), side(g, target, dice_icons(defence)))


def the_sum(fight: Fight) -> look.Equation:
    """LRK-ATK-10 in numbers."""
    terms = [look.Term(value=str(fight.hits), label=words("hits"))]
    if fight.defence:
        terms.append(look.Term(value=str(fight.blocks), label=words("blocks"), sign="−"))
        terms.append(look.Term(value=str(fight.wounds), label=words("wounds"), sign="="))
    return look.Equation(label=words("panel-sum"), untitled=True, where="ahead", terms=tuple(terms))


# --- armies --------------------------------------------------------------------------------------------


def army(g: LurkState, seat: int, viewer: Viewer) -> look.Portraits:
    """Some of an army: who waits, who stands on the named tile, then the others as far as there is room."""
    alive = g.alive(seat)
    busy = g.movement.uid if g.movement else g.fight.attacker if g.fight and g.fight.open else -1
    shown = shown_first(g, alive, busy)
    return look.Portraits(
        label=words("panel-army") if seat == viewer else say("panel-army-of", who=person(seat)),
        note=say("army-of", models=len(alive)),
        where="dock",
        portraits=tuple(portrait(g, uid, uid == busy) for uid in shown),
    )


@look.part
def portrait(g: LurkState, uid: int, busy: bool) -> look.Portrait:
    model = g.models[uid]
    return look.Portrait(
        id=piece(uid) if model.tile >= 0 else f"reserve:{uid}",
        label=fighter_name(g, uid),
        note=portrait_note(g, uid),
        sprite=model_sprite(g, model.kind),
        marks=(hearts(g, model),),
        state="active" if busy else "faint" if model.tile == RESERVE else "mine",
    )


def shown_first(g: LurkState, alive: list[int], busy: int) -> list[int]:
    """Everybody in reserve must be there to be touched; beyond them four fit side by side."""
    waiting = [uid for uid in alive if g.models[uid].tile == RESERVE]
    on_map = [uid for uid in alive if g.models[uid].tile >= 0]
    on_map.sort(key=lambda uid: (uid != busy, g.models[uid].tile != g.named, uid))
    return [*waiting, *on_map][: max(PORTRAITS, len(waiting))]


def portrait_note(g: LurkState, uid: int) -> Text | str:
    model = g.models[uid]
    if model.tile == RESERVE:
        return "" if g.phase == "deploy" else words("note-reserve")
    if g.phase == "turn" and model.owner == g.active:
        return say("note-actions", moves=MOVES_PER_TURN - model.moves, acts=0 if model.acted else 1)
    return words("note-ready")


@look.part
def lay_out_draft(t: look.Tableau, g: LurkState, viewer: int) -> None:
    """The army a player puts together, for that player's eyes only."""
    draft, limit = g.drafts[viewer], g.board.layout.army_points
    spent = limit - points_left(g, viewer)
    t.panel(
        "points",
        look.Meter(
            label=words("panel-points"),
            note=say("of", n=spent, of=limit),
            where="ahead",
            look="bars",
            total=limit,
            batch=10,
            segments=(look.Segment(spent, words("points-spent"), "good"),),
            text=say("points-left", points=limit - spent),
        ),
    )
    t.panel(
        "draft",
        look.Portraits(
            label=words("panel-draft"),
            note=say("army-of", models=len(draft.units)),
            where="dock",
            portraits=tuple(
                look.Portrait(
                    id=f"unit:{n}",
                    label=unit_name(draft.units, n),
                    note=gear_note(unit.cards),
                    sprite=model_sprite(g, unit.model),
                    state="mine",
                )
                for n, unit in enumerate(draft.units)
            ),
        ),
    )
    bought = [*draft.items, *(card for unit in draft.units for card in unit.cards)]
    if bought:
        cards = tuple(
            look.Card(
                id=f"bought:{card}",
                label=card_name(card),
                note=words(f"slot-{g.book.cards[card].slot}"),
                sprite=card_sprite(card),
            )
            for card in bought
        )
        t.panel("bought", look.Row(label=words("panel-bought"), where="dock", look="chips", cards=cards))


def gear_note(cards: list[str]) -> Text | str:
    return say("gear", cards=len(cards)) if cards else ""
