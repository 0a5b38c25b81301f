"""What happens all the time: tokens, wounds, Essence, cards that come and go (LRK-TOKEN, -WOUND, -ESS)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fathomfive.author import EVERYBODY, Ask, Flow, Pass, Verbs, Zone
from fathomfive.games.lurk import beats
from fathomfive.games.lurk.actions import Choose, Discard
from fathomfive.games.lurk.entries import POISONED, STEADFAST, TOKENS, TRAPPED, VENOMPROOF, Effect, TokenId
from fathomfive.games.lurk.game import RESERVE_SIZE
from fathomfive.games.lurk.motions import fades
from fathomfive.games.lurk.state import CREATURE, FALLEN, RESERVE, LurkState

TOKEN_BIT: dict[TokenId, int] = {token: 1 << n for n, token in enumerate(TOKENS)}
TOKEN_RULES: dict[TokenId, str] = {"swimming": "LRK-MOVE-3", "charging": "LRK-MOVE-6"}
DECLARED: dict[TokenId, str] = {"swimming": "swims", "charging": "charges"}
"""Which line tells of a token that a player takes by choice: nobody needs to be told what it does."""

NO_ONE = -1


def give_token(g: LurkState, uid: int, token: TokenId) -> None:
    """LRK-TOKEN-2, LRK-TOKEN-4; under LRK-OPT-1 a late one stays longer."""
    model, bit = g.models[uid], TOKEN_BIT[token]
    if model.tokens & bit:
        g.tell("token-already", "LRK-TOKEN-2", model.owner, beat=(beats.about, uid), model=uid, token=token)
        return
    if bit & (TRAPPED | POISONED):
        proof = g.kit(model).traits & (STEADFAST if bit == TRAPPED else VENOMPROOF)
        if proof:
            g.tell("token-proof", "LRK-TOKEN-4", model.owner, beat=(beats.about, uid), model=uid, token=token)
            return
    model.tokens |= bit
    if g.options.lingering_tokens and g.ended >> model.owner & 1 and g.book.tokens[token].group == "harmful":
        model.late |= bit
    rule, what = TOKEN_RULES.get(token, "LRK-TOKEN-3"), DECLARED.get(token, "token")
    g.tell(what, rule, model.owner, beat=(beats.about, uid), model=uid, token=token, means=token)


def heal(g: LurkState, uid: int, n: int) -> None:
    """LRK-WOUND-2."""
    model = g.models[uid]
    healed = min(n, model.wounds)
    if healed:
        model.wounds -= healed
        g.tell(
            "healed",
            "LRK-WOUND-2",
            model.owner,
            beat=(beats.about, uid),
            model=uid,
            wounds=healed,
            hearts=uid,
        )


def gain(g: LurkState, seat: int, n: int, rule: str) -> None:
    """Never below nothing (LRK-ESS-1), and without an upper limit (LRK-ESS-2, LRK-RULING-29)."""
    player = g.players[seat]
    change = max(n, -player.essence)
    if change:
        player.essence += change
        what = "essence-gained" if change > 0 else "essence-lost"
        source = "dice" if rule in OF_DICE else ""
        g.tell(what, rule, seat, beat=beats.QUIET, essence=abs(change), purse=player.essence, source=source)


OF_DICE = ("LRK-DICE-3", "LRK-DICE-7", "LRK-ESS-4")
"""Rules by which Essence comes of diamonds that were rolled."""

OF_BEARER: Verbs[Callable[[LurkState, int, Effect], None]] = Verbs()
"""What an item or a treasure does for whoever has it."""


@OF_BEARER.does("heal")
def heal_bearer(g: LurkState, uid: int, effect: Effect) -> None:
    heal(g, uid, effect.n)


@OF_BEARER.does("essence")
def give_essence(g: LurkState, uid: int, effect: Effect) -> None:
    gain(g, g.models[uid].owner, effect.n, "LRK-ESS-2")


@OF_BEARER.does("clear_tokens")
def clear_tokens(g: LurkState, uid: int, effect: Effect) -> None:
    harmful = sum(1 << n for n, token in enumerate(g.book.tokens.values()) if token.group == "harmful")
    take_off(g, uid, harmful, "LRK-EQUIP-5")


def take_off(g: LurkState, uid: int, tokens: int, rule: str) -> None:
    """Of these tokens, those that the model has."""
    model = g.models[uid]
    gone = model.tokens & tokens
    if gone:
        g.tell("tokens-off", rule, model.owner, beat=(beats.about, uid), model=uid, shed=gone)
        model.tokens &= ~gone


def hurt(g: LurkState, uid: int, wounds: int) -> bool:
    """Wounds on a model; whether it was destroyed (LRK-WOUND-1)."""
    model = g.models[uid]
    model.wounds += wounds
    if model.wounds < g.kit(model).heart:
        return False
    destroy(g, uid)
    return True


def destroy(g: LurkState, uid: int, rule: str = "LRK-WOUND-1") -> None:
    """It leaves the map at once; its tokens are lost, its cards discarded (LRK-EQUIP-8, LRK-RULING-15)."""
    model = g.models[uid]
    tile, owner, gone = model.tile, model.owner, (fades, uid)
    if tile == RESERVE:
        g.tell("destroyed-reserve", rule, owner, gone, sound="crack", beat=beats.BAD, model=uid)
    else:
        falls = {"model": uid, "place": tile, "survivors": uid}
        g.tell("destroyed", rule, owner, gone, sound="crack", beat=beats.BAD, **falls)
    for card in (model.item, model.weapon, model.armour):
        if card:
            discard(g, card)
    model.tile = FALLEN
    model.tokens = model.late = 0
    model.perched = False
    model.item = model.weapon = model.armour = model.ability = ""


def pick(
    kind: str, seat: int, uids: list[int], rule: str, about: Mapping[str, Any] | None = None
) -> Flow[int]:
    """One of a player's models, or `NO_ONE`; where there is none to pick, nobody is asked."""
    if not uids:
        return NO_ONE
    options: list[Choose | Pass] = [*(Choose(seat, uid) for uid in uids), Pass(seat)]
    choice = yield from Ask(kind, seat, options, rule, about)
    return choice.uid if isinstance(choice, Choose) else NO_ONE


def discard(g: LurkState, card: str) -> None:
    """LRK-EQUIP-7: cards of the item deck onto its pile, starting cards out of the game."""
    if g.book.cards[card].faction is None:
        g.item_out.put(card, EVERYBODY)


def hurt_creature(g: LurkState, tile: int, wounds: int, slayer: int) -> Flow[bool]:
    """Wounds on a creature; whoever deals the last one is rewarded (LRK-SEARCH-8, LRK-SEARCH-9)."""
    creature = g.creature_on(tile)
    creature.wounds += wounds
    if creature.wounds < g.book.beasts[creature.card].heart:
        return False
    card, bit = g.book.abyss[creature.card], 1 << tile
    seat, beast = g.models[slayer].owner, CREATURE + tile
    gone = (fades, beast)
    g.tell("creature-destroyed", "LRK-SEARCH-8", seat, gone, creature=beast, model=slayer, place=tile)
    g.creatures.remove(creature)
    g.guarded &= ~bit
    g.lair |= bit
    g.abyss_out.put(card.id, EVERYBODY)
    gain(g, seat, card.reward_essence + creature.essence, "LRK-SEARCH-8")
    for _ in range(card.reward_items):
        yield from draw_item(g, seat, "LRK-SEARCH-8")
    return True


def draw_item(g: LurkState, seat: int, rule: str) -> Flow[None]:
    """One card into the Item Reserve; with a sixth, one of the six goes (LRK-EQUIP-6, LRK-EQUIP-9)."""
    card = draw(g, g.item_deck, g.item_out)
    if card is None:
        g.tell("no-item", "LRK-EQUIP-9", seat)
        return
    items = g.players[seat].items
    items.append(card)
    beat = (beats.item, card)
    g.tell("item-drawn", rule, seat, sound="card-draw", beat=beat, card=card, does=card)
    if len(items) > RESERVE_SIZE:
        options = [Discard(seat, held) for held in dict.fromkeys(items)]
        choice = yield from Ask("overflow", seat, options, "LRK-EQUIP-6")
        items.remove(choice.card)
        discard(g, choice.card)
        g.tell("item-discarded", "LRK-EQUIP-6", seat, card=choice.card)


def draw(g: LurkState, deck: Zone, out: Zone) -> str | None:
    """The top card, for all to see; an empty deck is made anew from its discard pile.

    So LRK-EQUIP-9, LRK-SEARCH-10 and LRK-EVENT-2 have it.
    """
    if not deck.cards:
        if not out.cards:
            return None
        out.move_all(deck)
        deck.shuffle(g.dice)
    g.reveal()
    return deck.pop()


def tile_of(g: LurkState, fighter: int) -> int:
    """Where a model stands, or a creature, which belongs to nobody (LRK-TERM-1)."""
    return g.models[fighter].tile if fighter < CREATURE else fighter - CREATURE
