"""A model with what it carries, added up: dice, speed, range and traits, and what an ability adds to a roll.

All of it follows from printed cards, so it is worked out once for each combination and kept on the book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from fathomfive.games.lurk.entries import TRAITS, AbyssCard, Card, Effect, ModelCard, Window
from fathomfive.games.lurk.game import MOST_RANGE

SYMBOLS = ("blank", "octopus", "shield", "diamond")
MOST_KITS = 4096


class Boost(msgspec.Struct, frozen=True):
    """What cards put into one roll: dice, changes to dice, counts, and what happens afterwards."""

    black: int = 0
    red: int = 0
    white: int = 0
    per_friend: int = 0  # red dice for other friends on the tile, at most so many
    ups: int = 0
    downs: int = 0
    reroll: int = 0  # a bit for each symbol
    convert: int = 0  # diamonds that count as hits
    hits: int = 0
    blocks: int = 0
    pierce: int = 0
    reduce: int = 0
    unpierced: bool = False
    guard_red: int = 0  # red dice in guard attacks only
    redirects: bool = False
    after: tuple[Effect, ...] = ()  # in the order of the cards; whatever is no matter of dice


class Choice(msgspec.Struct, frozen=True):
    """An ability or windowed item: what it costs and adds."""

    window: Window
    essence: int
    boost: Boost
    single_use: bool = False


class Kit(msgspec.Struct, frozen=True):
    """A model card with the gear it carries."""

    cost: int
    heart: int
    large: bool
    character: bool
    speed: int
    reach: int
    traits: int
    attack: Boost
    defence: Boost
    own: Choice


COUNTED = {
    "add_die_per": "per_friend",
    "upgrade": "ups",
    "degrade": "downs",
    "convert": "convert",
    "auto_hit": "hits",
    "auto_block": "blocks",
    "pierce": "pierce",
    "reduce": "reduce",
    "guard_die": "guard_red",
}
"""Effects that are a number in a roll, and the field of `Boost` they add to."""

ADDED_UP = ("ignore_pierce", "redirect", "range_set", "range_add", "speed_add", "grant_trait")
"""Effects that hold all the time: nothing of them is left to do after a roll."""


def boost(dice: str, effects: Sequence[Effect]) -> Boost:
    """Printed dice and the effects that speak of their pool (LRK-DICE-9, steps 1 to 4)."""
    counts = {"black": dice.count("B"), "red": dice.count("R"), "white": dice.count("W")}
    reroll, ops = 0, [effect.op for effect in effects]
    after: list[Effect] = []
    for effect in effects:
        if effect.op == "add_die":
            counts[effect.die] += effect.n
        elif effect.op in COUNTED:
            name = COUNTED[effect.op]
            counts[name] = counts.get(name, 0) + (effect.max if effect.op == "add_die_per" else effect.n)
        elif effect.op == "reroll":
            for symbol in effect.symbols:
                reroll |= 1 << SYMBOLS.index(symbol)
        elif effect.op not in ADDED_UP:
            after.append(effect)
    return Boost(
        **counts,
        reroll=reroll,
        unpierced="ignore_pierce" in ops,
        redirects="redirect" in ops,
        after=tuple(after),
    )


def choice_of_card(card: Card) -> Choice | None:
    """What an ability card or a windowed item offers in its window; None for anything else."""
    if card.use not in ("attack", "defence"):
        return None
    return Choice(card.use, card.essence, boost("", card.effects), card.single_use)


def kit_of(model: ModelCard, gear: Iterable[Card]) -> Kit:
    """LRK-MOVE-2, LRK-RANGE-2, LRK-TOKEN-5; weapon, armour, item, in the order of LRK-DICE-9."""
    passive = [effect for card in gear if card.use == "passive" for effect in card.effects]
    speed, reach = model.speed, model.range
    traits = sum(1 << TRAITS.index(trait) for trait in model.traits)
    for effect in passive:
        match effect.op:
            case "speed_add":
                speed += effect.n
            case "range_set":
                reach = max(reach, effect.n)
            case "grant_trait":
                assert effect.trait is not None
                traits |= 1 << TRAITS.index(effect.trait)
    reach = min(MOST_RANGE, reach + sum(effect.n for effect in passive if effect.op == "range_add"))
    own = model.ability
    return Kit(
        cost=model.cost,
        heart=model.heart,
        large=model.size == "large",
        character=model.kind == "character",
        speed=speed,
        reach=reach,
        traits=traits,
        attack=boost(model.attack, [e for e in passive if _speaks_of(e, "attack")]),
        defence=boost(model.defence, [e for e in passive if _speaks_of(e, "defence")]),
        own=Choice(own.window, own.essence, boost("", own.effects)),
    )


def _speaks_of(effect: Effect, pool: Window) -> bool:
    """Gear without a pool of its own (Ignore a block, Poisoned on a wound) serves the attack."""
    return (effect.pool or "attack") == pool


class Kits(dict[tuple[str, str, str, str], Kit]):
    """Kits by (model, weapon, armour, item), each worked out when it is first asked for."""

    def __init__(self, models: Mapping[str, ModelCard], cards: Mapping[str, Card]) -> None:
        self.models, self.cards = models, cards

    def __missing__(self, key: tuple[str, str, str, str]) -> Kit:
        if len(self) >= MOST_KITS:
            self.clear()
        model, *gear = key
        kit = self[key] = kit_of(self.models[model], (self.cards[card] for card in gear if card))
        return kit


class Beast(msgspec.Struct, frozen=True):
    """A creature's card, added up."""

    heart: int
    attack: Boost
    defence: Boost


def beast_of(card: AbyssCard) -> Beast:
    serves_defence = [effect for effect in card.effects if effect.op == "ignore_pierce"]
    return Beast(
        card.heart,
        boost(card.attack, card.effects),
        boost(card.defence, serves_defence),
    )
