"""Cards as they lie face up beside the board: hands, abilities, the Kraken deck and its last card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile

from fathomfive.author import Text, Viewer, look, person, say
from fathomfive.games.refuge.board import Mode
from fathomfive.games.refuge.entries import (
    Ability,
    AbilityId,
    CardId,
    CardType,
    Devour,
    DiverId,
    HeadMove,
    KrakenCard,
    KrakenId,
    sprite,
)
from fathomfive.games.refuge.motions import own_card
from fathomfive.games.refuge.names import (
    ability_name,
    ability_text,
    card_name,
    card_text,
    diver_name,
    kraken_name,
    reading,
    short_name,
    type_name,
    words,
)
from fathomfive.games.refuge.scene.sprites import ability_sprite, diver_as_is
from fathomfive.games.refuge.state import Diver, LastCard, RefugeState

INK = "#23190A"  # names on Salvage cards
BONE = "#EAD9B8"  # names on Kraken cards
FOAM = "#7FD4E8"  # numbers on cards that were peeked at
MINI = look.Box(0, 0, 32, 44)


# --- hands -------------------------------------------------------------------------------------------


def card_of(seat: int, card: CardId, copy: int = 1) -> str:
    """The id of a card in somebody else's hand."""
    return f"hand:{seat}/{card}" if copy == 1 else f"hand:{seat}/{card}:{copy}"


def sorted_hand(g: RefugeState, cards: Iterable[str]) -> list[tuple[CardId, int]]:
    """Card and number of the copy, in the order of the content, which keeps types together."""
    held = Counter(cards)
    return [(card, copy) for card in g.book.salvage if card in held for copy in range(1, held[card] + 1)]


@look.part
def own_hand(g: RefugeState, seat: int) -> look.Hand:
    """What whoever sits there holds, for their eyes."""
    seen = [card for card in g.divers[seat].hand.seen_by(seat) if card is not None]
    cards = []
    for card, copy in sorted_hand(g, seen):
        entry = g.book.salvage[card]
        cards.append(_salvage_card(card, entry.type, own_card(seat, card, copy), card_text(entry, g.mode)))
    limit = say("hand-limit", limit=g.book.competitive.hand_limit) if g.competitive else ""
    return look.Hand(label=words("panel-hand"), note=limit, where="dock", cards=tuple(cards))


@lru_cache(maxsize=512)
def _salvage_card(card: CardId, kind: CardType, id: str, text: str) -> look.Card:
    name = look.Lettering(short_name(card), 52, 132, size=12, tint=INK, strong=True)
    return look.Card(
        id=id,
        label=card_name(card),
        note=type_name(kind),
        text=words(text),
        sprite=look.Sprite(sprite("salvage", card), letter=kind[0].upper()),
        face=(look.Art(look.Sprite(sprite("salvage-card", card))), name),
    )


def crew(g: RefugeState, viewer: Viewer) -> look.Seats | None:
    """The cards of others that the viewer knows: all of them in the cooperative dive."""
    known = [open_hand(g, diver, viewer) for diver in g.divers if diver.seat != viewer and diver.hand]
    seats = tuple(seat for seat in known if seat.holds)
    if not seats:
        return None
    label = words("panel-known" if g.competitive else "panel-crew")
    return look.Seats(label=label, where="dock", fold=4, seats=seats)


def open_hand(g: RefugeState, diver: Diver, viewer: Viewer) -> look.Seat:
    seen = [card for card in diver.hand.seen_by(viewer) if card is not None]
    ready = len(g.book.abilities_of[diver.id]) - len(diver.used)
    return look.Seat(
        seat=diver.seat,
        label=person(diver.seat),
        note=say("crew-note", diver=diver_name(diver.id), ready=ready),
        sprite=diver_as_is(g, diver),
        holds=tuple(_chip(card, card_of(diver.seat, card, copy)) for card, copy in sorted_hand(g, seen)),
    )


@lru_cache(maxsize=1024)
def _chip(card: CardId, id: str) -> look.Card:
    return look.Card(id=id, label=short_name(card))


# --- abilities ---------------------------------------------------------------------------------------


@look.part
def abilities(g: RefugeState, seat: int) -> look.Row:
    """The viewer's own three, ready or used."""
    diver = g.divers[seat]
    entries = [g.book.abilities[ability] for ability in g.book.abilities_of[diver.id]]
    return look.Row(
        label=words("panel-abilities"),
        untitled=True,
        where="dock",
        look="chips",
        cards=tuple(
            _ability(entry.id, timing(entry, g.mode), ability_text(g, entry), entry.id in diver.used)
            for entry in entries
        ),
    )


def candidate(g: RefugeState, diver: DiverId) -> look.Table:
    """A Diver nobody has chosen yet: what each of the three abilities does."""
    entries = [g.book.abilities[ability] for ability in g.book.abilities_of[diver]]
    return look.Table(
        label=diver_name(diver),
        note=words(f"diver-{diver}-role"),
        where="rail",
        facts=tuple(
            look.Fact(label=ability_name(entry.id), note=words(ability_text(g, entry)), rule="REF-ABIL-2")
            for entry in entries
        ),
    )


def timing(ability: Ability, mode: Mode) -> str:
    """The message that says when it can be used: "1 action", "when touched"."""
    return f"timing-{ability.trigger_in(mode) or ability.timing}-short"


@lru_cache(maxsize=256)
def _ability(ability: AbilityId, timing: str, text: str, used: bool) -> look.Card:
    return look.Card(
        id=f"ability:{ability}",
        label=ability_name(ability),
        note=words("used" if used else timing),
        text=words(text),
        sprite=ability_sprite(ability),
        state="used" if used else "",
        rule="REF-ABIL-1" if used else "REF-ABIL-2",
    )


# --- Kraken cards ------------------------------------------------------------------------------------


def kraken_drawn(g: RefugeState) -> look.Caption:
    """The card drawn last and what it did; while it is being carried out, what it says."""
    last = g.last_card
    assert last is not None
    entry = g.book.kraken[last.card]
    under_way = g.phase in ("kraken_top", "kraken_reaction", "kraken_bottom")
    drawn = last.card in g.kraken_drawn
    return look.Caption(
        label=words("panel-kraken_drawn"),
        untitled=True,
        fold=0 if under_way else 2,
        text=say("last-card_now", card=kraken_name(last.card)) if under_way else told(last, entry),
        card=_kraken_card(entry, f"kraken:{entry.id}" if drawn else "last_card"),
    )


def told(last: LastCard, card: KrakenCard) -> Text:
    """What the last card did, in a sentence."""
    return say(
        "last-card",
        card=kraken_name(last.card),
        top="devour" if isinstance(card.top, Devour) else card.top.direction,
        steps=last.steps,
        devoured=last.devoured,
        sank=last.sank,
        drifted=last.drifted,
        rose=last.rose,
        threat=last.threatened,
    )


@lru_cache(maxsize=64)
def _kraken_card(entry: KrakenCard, id: str) -> look.Card:
    name = look.Lettering(kraken_name(entry.id), 52, 95, size=12, tint=BONE, strong=True)
    return look.Card(
        id=id,
        label=kraken_name(entry.id),
        text=reading(entry),
        face=(look.Art(look.Sprite(entry.sprite)), name),
    )


def top_name(top: HeadMove | Devour) -> Text:
    """ "left 2", "devour" """
    match top:
        case HeadMove(direction=way, steps=steps):
            return say("mini-move", direction=way, steps=steps)
        case Devour():
            return words("mini-devour")


def top_picture(top: HeadMove | Devour) -> str:
    return sprite("kraken-mini", "devour" if isinstance(top, Devour) else f"{top.direction}{top.steps}")


def coming(g: RefugeState, viewer: Viewer) -> tuple[KrakenId, ...]:
    """The next cards, as far as the viewer has peeked at them."""
    seen = takewhile(lambda card: card is not None, reversed(g.kraken_deck.seen_by(viewer)))
    return tuple(KrakenId(card) for card in seen if card is not None)


@look.part
def kraken_deck(g: RefugeState, coming: tuple[KrakenId, ...]) -> look.Row:
    """What is still to come: everybody knows which cards those are, but only peeking tells their order."""
    gone = [*g.kraken_drawn, *coming]
    rest = [card for card in g.book.kraken_decks[g.deck].cards if card not in gone]
    entries = [g.book.kraken[card] for card in (*coming, *rest)]
    devouring = sum(isinstance(entry.top, Devour) for entry in entries)
    return look.Row(
        label=words("panel-kraken_deck"),
        note=say("kraken_deck-note", devour=devouring, of=len(entries)),
        fold=1,
        look="minis",
        cards=tuple(
            _mini(entry.id, entry.top, place if place <= len(coming) else 0)
            for place, entry in enumerate(entries, start=1)
        ),
    )


@lru_cache(maxsize=512)
def _mini(card: KrakenId, top: HeadMove | Devour, place: int) -> look.Card:
    """A card of the deck by its top half; `place` says when it comes, where that is known."""
    number = look.Lettering(str(place), 26, 12, size=11, tint=FOAM, strong=True)
    return look.Card(
        id=f"kraken:{card}",
        label=top_name(top),
        note=say("mini-place", place=place) if place else "",
        face=(look.Art(look.Sprite(top_picture(top))), *((number,) if place else ())),
        box=MINI,
    )
