"""The logistics step at the start of a Movement activation: share, equip, use items (LRK-EQUIP)."""

from __future__ import annotations

from collections.abc import Collection

from fathomfive.author import Ask, Pass, Play, Step
from fathomfive.games.lurk.actions import Equip, Share, UseItem
from fathomfive.games.lurk.entries import Slot
from fathomfive.games.lurk.game import MOST_HANDS
from fathomfive.games.lurk.state import LurkState, Model
from fathomfive.games.lurk.steps.changes import OF_BEARER, discard

NOBODY_YET = -1


class Logistics(Step, tag="logistics"):
    """One transfer, item or card after another, until it is enough (LRK-EQUIP-1).

    A card that has changed hands twice stays where it is: else a bot to whom all is one could hand it to and
    fro for ever.
    """

    seat: int
    uids: list[int]
    equipped: int = NOBODY_YET  # Equip is for one model
    moved: list[str] = []  # the cards that changed hands, copies of one kind together

    def run(self, g: LurkState) -> Play:
        settled = {card for card in self.moved if self.moved.count(card) >= MOST_HANDS}
        options = logistics(g, self.seat, self.uids, self.equipped, settled)
        if not options:
            return
        choice = yield from Ask("logistics", self.seat, [*options, Pass(self.seat)], "LRK-EQUIP-1")
        equipped, moved = self.equipped, self.moved
        match choice:
            case Equip(card=card, uid=uid):
                equip(g, card, uid)
                equipped, moved = uid, [*moved, card]
            case Share(slot=slot, giver=giver):
                moved = [*moved, getattr(g.models[giver], slot)]
                share(g, choice)
            case UseItem(uid=uid):
                use_item(g, uid)
            case _:
                return
        g.next(Logistics(self.seat, self.uids, equipped, moved))


def logistics(
    g: LurkState, seat: int, uids: list[int], equipped: int, settled: Collection[str] = ()
) -> list[Equip | Share | UseItem]:
    cards = g.book.cards
    options: list[Equip | Share | UseItem] = []
    items = g.players[seat].items
    for card in dict.fromkeys(items):
        slot = cards[card].slot
        options += [
            Equip(seat, card, uid)
            for uid in uids
            if equipped in (NOBODY_YET, uid) and card not in settled and has_slot(g, g.models[uid], slot)
        ]
    for giver in uids:
        for slot, card in g.slots(g.models[giver]):
            options += [
                Share(seat, slot, giver, other)
                for other in uids
                if card not in settled
                if has_slot(g, g.models[other], slot) and _fresh(g, giver, other, slot)
            ]
            if cards[card].use == "logistics":  # as some items have it, and nothing else
                options.append(UseItem(seat, giver))
    return options


def _fresh(g: LurkState, giver: int, other: int, slot: Slot) -> bool:
    """A swap of two cards is one option, not two: it is listed under the earlier of the two.

    And nobody gives anything to itself, since its own slot is full.
    """
    return giver < other or not getattr(g.models[other], slot)


def has_slot(g: LurkState, model: Model, slot: Slot) -> bool:
    """LRK-ARMY-7, LRK-ARMY-8."""
    return slot == "item" or g.kit(model).character


def equip(g: LurkState, card: str, uid: int) -> None:
    """LRK-EQUIP-2: what was in the slot returns to the Item Reserve."""
    model, slot = g.models[uid], g.book.cards[card].slot
    items = g.players[model.owner].items
    items.remove(card)
    old = getattr(model, slot)
    if old:
        items.append(old)
    setattr(model, slot, card)
    g.tell("equipped", "LRK-EQUIP-2", model.owner, model=uid, card=card, does=card)
    if old:
        g.tell("put-back", "LRK-EQUIP-2", model.owner, model=uid, old=old)


def share(g: LurkState, choice: Share) -> None:
    """LRK-EQUIP-3: into an empty slot, or a swap."""
    giver, receiver, slot = g.models[choice.giver], g.models[choice.receiver], choice.slot
    card, other = getattr(giver, slot), getattr(receiver, slot)
    setattr(receiver, slot, card)
    setattr(giver, slot, other)
    g.tell("shared", "LRK-EQUIP-3", choice.seat, model=choice.giver, other=choice.receiver, card=card)
    if other:
        g.tell("shared", "LRK-EQUIP-3", choice.seat, model=choice.receiver, other=choice.giver, card=other)


def use_item(g: LurkState, uid: int) -> None:
    """LRK-EQUIP-5."""
    model = g.models[uid]
    card = g.book.cards[model.item]
    spent = "item" if card.single_use else ""
    g.tell("item-used", "LRK-EQUIP-5", model.owner, model=uid, card=card.id, does=card.id, spent=spent)
    for effect in card.effects:
        OF_BEARER[effect.op](g, uid, effect)
    if card.single_use:
        discard(g, card.id)
        model.item = ""
