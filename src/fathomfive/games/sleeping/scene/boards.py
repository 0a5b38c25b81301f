"""What lies beside the page: stores, ship board, crew, seats, hands, cards, decks and the journey log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathomfive.author import Viewer, look, person, say
from fathomfive.games.sleeping.crew import controller, skill
from fathomfive.games.sleeping.effects import RESOURCES, SKILLS, CrewId
from fathomfive.games.sleeping.entries import Event, Quest
from fathomfive.games.sleeping.names import card_name, crew_name, event_text, kind_name
from fathomfive.games.sleeping.pictures import card_picture, portrait
from fathomfive.games.sleeping.scene.pips import fatigue_pips, health_pips
from fathomfive.games.sleeping.scene.sheets import DISCARDS, QUESTS, board_of
from fathomfive.games.sleeping.state import CREW, SleepingState

ROOM_BOXES = {
    "bridge": look.Box(124, 28, 196, 100),
    "deck": look.Box(412, 28, 168, 100),
    "quarters": look.Box(44, 140, 192, 96),
    "galley": look.Box(244, 140, 160, 96),
    "sickbay": look.Box(412, 140, 184, 96),
    "hull": look.Box(104, 246, 432, 60),
}
LOG_LINES = 6


@look.part
def show_stores(t: look.Tableau, g: SleepingState) -> None:
    for kind in RESOURCES:
        token = look.Sprite(f"sleeping-res-{kind}")
        fold = 0 if kind == "coin" else 1
        value = str(g.resources[kind])
        t.panel(
            f"store-{kind}",
            look.Counter(label=kind_name(kind), value=value, sprite=token, where="top", fold=fold),
        )
    star = look.Sprite("sleeping-xp")
    t.panel("xp", look.Counter(label=say("panel-xp"), value=str(g.xp), sprite=star, where="top"))


@look.part
def show_ship_board(t: look.Tableau, g: SleepingState) -> None:
    spaces = tuple(
        look.Space(
            f"room-{name}",
            say("room-damage", name=g.book.rooms[name].name, n=g.hull[name]),
            box.x + box.w / 2,
            box.y + box.h / 2,
            look.Rect(box.w, box.h, 8),
            quiet=True,
        )
        for name, box in ROOM_BOXES.items()
    )
    t.panel(
        "ship-board",
        look.Mat(
            label=say("panel-ship"),
            note=say("panel-ship-note", n=g.ship_damage),
            box=look.Box(0, 0, 656, 336),
            spaces=spaces,
            art=(
                look.Art(look.Sprite("sleeping-shipboard"), 328, 168, 656, 336),
                *(item for name in ROOM_BOXES for item in _room(g, name)),
            ),
            where="rail",
            fold=1,
            tab="crew",
        ),
    )
    if g.room:
        figure = look.Sprite("sleeping-ship-figure")
        t.piece("figure", say("piece-figure"), figure, at=f"room-{g.room}", w=34, h=48, dx=60, dy=18)


def _room(g: SleepingState, name: str) -> look.Drawing:
    """A room with its name and its damage spaces."""
    box, room = ROOM_BOXES[name], g.book.rooms[name]
    cubes = tuple(
        look.Art(
            look.Sprite("sleeping-ship-damage" if n < g.hull[name] else "sleeping-ship-damage-slot"),
            box.x + 24 + 28 * n,
            box.y + min(54, box.h - 18),
            24,
            24,
        )
        for n in range(room.damage_spaces)
    )
    return (
        look.Art(look.Sprite(f"sleeping-room-{name}"), box.x + box.w / 2, box.y + box.h / 2, box.w, box.h),
        look.Lettering(
            room.name, box.x + 12, box.y + 28, 20, anchor="start", tint="#F3E6C8", strong=True, halo=True
        ),
        *cubes,
    )


@look.part
def crew_portraits(g: SleepingState, viewer: Viewer) -> look.Portraits:
    portraits = tuple(_portrait(g, member, controller(g, member) == viewer) for member in CREW)
    return look.Portraits(label=say("panel-crew"), portraits=portraits, where="band", tab="crew")


@look.part
def _portrait(g: SleepingState, member: CrewId, mine: bool) -> look.Portrait:
    attacking = g.combat is not None and g.combat.attack is not None and g.combat.attack.member == member
    return look.Portrait(
        id=member,
        label=crew_name(g.book, member),
        sprite=look.Sprite(portrait(g, member), alt=crew_name(g.book, member)),
        marks=_portrait_marks(g, member),
        state="active" if attacking else "mine" if mine else "",
        opens=board_of(member),
    )


@look.part
def _portrait_marks(g: SleepingState, member: CrewId) -> tuple[look.Mark, ...]:
    sailor = g.crew[member]
    marks: list[look.Mark] = [
        fatigue_pips(g, member),
        health_pips(g, member),
        look.Icons(
            tuple(
                look.Sprite(f"sleeping-skill-{name}", tint="brass", alt=say(f"skill-{name}"))
                for name in SKILLS
                for _ in range(skill(g, member, name))
            ),
            say("mark-skills"),
        ),
    ]
    if sailor.command:
        marks.append(look.Count(sailor.command, say("mark-command"), look.Sprite("sleeping-command-spent")))
    marks += [look.Remark(say(f"status-{kind}"), "bad") for kind in sailor.statuses]
    foreign = [owner for owner in sailor.synergies if owner != member]
    if foreign:
        marks.append(
            look.Icons(
                tuple(look.Sprite(f"sleeping-synergy-{o}", alt=crew_name(g.book, o)) for o in foreign),
                say("mark-synergy", n=len(foreign)),
            )
        )
    return tuple(marks)


@look.part
def seat_plates(g: SleepingState, viewer: Viewer) -> look.Seats:
    seats = tuple(
        look.Seat(
            seat=seat,
            label=person(seat),
            id=f"seat-{seat}",
            turn=seat == g.active,
            you=seat == viewer,
            status="here" if g.players[seat].present else "free",
            marks=_seat_marks(g, seat),
        )
        for seat in range(min(g.seats, len(g.players)))
    )
    return look.Seats(label=say("panel-seats"), seats=seats, where="rail", tab="crew", fold=2)


@look.part
def _seat_marks(g: SleepingState, seat: int) -> tuple[look.Mark, ...]:
    player = g.players[seat]
    found: list[look.Mark] = [
        look.Count(player.command, kind_name("command"), look.Sprite("sleeping-command")),
        look.Count(len(player.hand), say("mark-hand", n=len(player.hand)), look.Sprite("sleeping-card-back")),
    ]
    if g.combat is not None:
        found.append(
            look.Count(
                g.combat.tokens[seat],
                say("mark-tokens", n=g.combat.tokens[seat]),
                look.Sprite("sleeping-combat-token"),
            )
        )
    return tuple(found)


# --- cards -----------------------------------------------------------------------------------------------


@look.part
def hand(g: SleepingState, viewer: int) -> look.Hand:
    player = g.players[viewer]
    cards = tuple(_ability(g, card) for card in player.hand.seen_by(viewer) if card is not None)
    note = say("panel-hand-note", n=player.command)
    return look.Hand(label=say("panel-hand"), note=note, cards=cards, where="dock", tab="cards")


@look.part
def show_cards(t: look.Tableau, g: SleepingState) -> None:
    book = g.book
    if g.market_row.cards:
        _row(t, "market", [_card(g, card) for card in g.market_row.cards], where="ahead")
    if g.ongoing:
        events = [_event(book.events[card]) for card in g.ongoing]
        _row(t, "ongoing", events, look="chips", where="rail", tab="map", opens=QUESTS)
    if g.cards:
        _row(
            t, "cards", [_card(g, card) for card in g.cards], look="minis", where="rail", fold=2, tab="cards"
        )
    if g.quests:
        quests = [_quest(book.quests[quest]) for quest in g.quests]
        _row(t, "quests", quests, look="chips", where="rail", fold=2, tab="cards", opens=QUESTS)
    t.panel("decks", look.Decks(label=say("panel-decks"), decks=_decks(g), where="rail", fold=4, tab="cards"))


def _row(t: look.Tableau, name: str, cards: Iterable[look.Card], **how: Any) -> None:
    t.panel(name, look.Row(label=say(f"panel-{name}"), cards=tuple(cards), **how))


def _event(event: Event) -> look.Card:
    return look.Card(
        id=f"card-{event.id}",
        label=event.name,
        text=event_text(event),
        sprite=look.Sprite(f"sleeping-event-{event.tier}-mark"),
    )


def _quest(quest: Quest) -> look.Card:
    return look.Card(
        id=f"quest-{quest.id}",
        label=quest.title,
        note=quest.keyword,
        text=quest.text,
        sprite=look.Sprite("sleeping-quest-active") if quest.active else None,
    )


def _ability(g: SleepingState, card: str) -> look.Card:
    entry = g.book.abilities[card]
    return look.Card(
        id=f"card-{card}",
        label=entry.name,
        text=say("card-cost", n=entry.cost, text=entry.text),
        sprite=look.Sprite(f"sleeping-skill-{entry.skill}-badge", alt=say(f"skill-{entry.skill}")),
        marks=(look.Badge(text=str(entry.fate), label=say("term-fate"), corner="ne", tone="bad"),),
    )


def _card(g: SleepingState, card: str) -> look.Card:
    entry = g.book.cards[card]
    lying = g.cards.get(card, 0)
    return look.Card(
        id=f"card-{card}",
        label=entry.name,
        note=say("mark-totem") if entry.totem else "",
        text=entry.text,
        rule="SLG-CAMP-5" if entry.totem else "",
        sprite=look.Sprite(card_picture(card)),
        state="used" if lying else "special" if entry.totem else "",
        marks=(
            look.Badge(
                text=str(entry.coin),
                sprite=look.Sprite("sleeping-res-coin"),
                label=kind_name("coin", entry.coin),
            ),
        )
        if card not in g.cards
        else (),
    )


def _decks(g: SleepingState) -> tuple[look.Deck, ...]:
    found = (
        ("ability", len(g.ability_deck), "card-back"),
        ("discard", len(g.ability_discard), "card-back"),
        ("event", g.events_left, "event-mild"),
        ("market", len(g.market_deck), "card-back"),
        ("search", len(g.search_stack), "card-back"),
    )
    return tuple(
        look.Deck(
            id=f"deck-{name}",
            label=say(f"deck-{name}"),
            count=n,
            sprite=look.Sprite(f"sleeping-{back}"),
            opens=DISCARDS if name == "discard" else "",
        )
        for name, n, back in found
    )


@look.part
def journey_log(g: SleepingState) -> look.Log:
    lines = tuple(
        look.Line(text=say(f"voyage-{entry.what}", turn=entry.turn, name=_log_name(g, entry.what, entry.id)))
        for entry in g.log[-LOG_LINES:]
    )
    return look.Log(label=say("panel-log"), lines=lines, total=len(g.log), where="dock", fold=3)


def _log_name(g: SleepingState, what: str, id: str) -> str:
    if what == "explore":
        place = g.book.atlas.locations.get(int(id))
        return place.name if place else id
    if what == "ending":
        return g.book.endings[int(id)].name
    return "" if what == "defeat" else card_name(g.book, id)
