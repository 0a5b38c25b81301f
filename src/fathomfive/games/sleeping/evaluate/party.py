"""In what condition the party is: bodies, minds, hull and stores, and what effects do to them."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.effects import Effects
from fathomfive.games.sleeping.entries import Event
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.state import CREW, SleepingState


def condition(g: SleepingState) -> float:
    return crew(g) - wreckage(g.ship_damage) + stores(g) - fsum(burden(g, card) for card in g.ongoing)


def crew(g: SleepingState) -> float:
    total, alive = w.XP * g.xp, 0
    for member in CREW:
        sailor = g.crew[member]
        left = health(g, member)
        alive += left
        total -= w.DOWN if left <= 0 else 0
        total -= tiredness(sailor.fatigue)
        total -= fsum(w.STATUS[kind] for kind in sailor.statuses)
        total += w.WEAPON * bool(sailor.weapons) + w.LEVEL * len(sailor.levels)
        for card in sailor.equipped:
            total += w.EQUIPPED + w.SPECIALIST * g.book.crew[member].skills[g.book.abilities[card].skill]
    return total + vigour(alive)


def vigour(alive: float) -> float:
    """What so much health in all is worth: the last points are the dear ones."""
    return w.HEALTH * alive - w.THIN * max(0, w.THIN_CREW - alive)


def readiness(g: SleepingState) -> float:
    """How fit the party is to go ashore, 0 to 1: hurt, tired or in a leaking ship one goes to port first."""
    alive = sum(health(g, member) for member in CREW)
    hands = sum(health(g, member) > 0 and g.crew[member].fatigue < 2 for member in CREW)
    fit = min(1.0, alive / w.READY_CREW) * min(1.0, hands / w.READY_HANDS)
    return max(w.LEAST_READY, fit - w.UNSOUND * max(0, g.ship_damage - w.READY_HULL))


def tiredness(fatigue: int) -> float:
    return w.FATIGUE * fatigue + (w.EXHAUSTED if fatigue >= 2 else 0)


def wreckage(cubes: int) -> float:
    return w.SHIP_DAMAGE * cubes + w.NEAR_WRECK * cubes**3


def stores(g: SleepingState) -> float:
    total = w.HAND * sum(len(player.hand) for player in g.players)
    for player in g.players:
        total += w.COMMAND * min(player.command, w.ENOUGH_COMMAND) + w.SPARE_COMMAND * player.command
    locked = sum(sailor.command for sailor in g.crew.values()) + sum(g.cards.values())
    total -= w.LOCKED * locked + w.SHORT * max(0, w.FEW_LEFT - (g.book.ship.supply.command - locked))
    for kind, n in g.resources.items():
        if kind != "coin":
            total += (w.FOOD if kind in fx.FOOD else w.RESOURCE) * min(n, w.ENOUGH)
    total += w.MARKET_CARD * sum(card.startswith("MK") for card in g.cards)
    coins = g.resources["coin"]
    odd = w.SCORE_OF_COIN * (coins % g.book.ship.score.coins_per_point)  # the score counts pairs only
    return total + odd + w.COIN * min(coins, w.ENOUGH_COINS)


# --- what effects are worth ------------------------------------------------------------------------------


def worth(g: SleepingState, effects: Effects) -> float:
    """What printed effects would do to the party, roughly, before anybody chooses anything."""
    return fsum(_worth(effect, g.ship_damage) for effect in effects)


def _worth(effect: fx.AnyEffect, cubes: int) -> float:
    match effect:
        case fx.Health(n=n):
            return w.HEALTH * 1.3 * n
        case fx.ShipDamage(n=n):
            return wreckage(cubes) - wreckage(cubes + n)
        case fx.Repair(n=n):
            return wreckage(cubes) - wreckage(max(0, cubes - n))
        case fx.Afflict(kind=kind, n=n):
            return -w.STATUS[kind] * n
        case fx.Fatigue(n=n, target=target):
            return -w.FATIGUE * n * (len(CREW) if target == "each" else 1)
        case fx.Gain(kind="coin", n=n):
            return (w.COIN + w.SCORE_OF_COIN) * n
        case fx.Gain(kind=kind, n=n):
            return (w.FOOD if kind in fx.FOOD else w.RESOURCE + (kind == "artifacts")) * n
        case fx.Lose(n=n):
            return -w.RESOURCE * n
        case fx.Xp(n=n):
            return w.XP * n
        case fx.Command(n=n):
            return w.COMMAND * n
        case fx.LoseCommand(n=n):
            return -w.COMMAND * n
        case fx.Draw(n=n):
            return w.HAND * n
        case fx.DiscardHand(n=n):
            return -w.HAND * n
        case fx.DiscardEquipped(n=int(n)):
            return -w.EQUIPPED * n
        case fx.SkipEvents(n=n):
            return -w.TURN * n
        case fx.SerpentHunt(damage=n):
            return w.HUNTED * (wreckage(cubes) - wreckage(cubes + n))
        case fx.Choose(options=options):
            return max(fsum(_worth(part, cubes) for part in option) for option in options)
    return 0.0


def price(cost: Mapping[str, int]) -> float:
    """What paying a printed cost takes away; never positive."""
    each = {"coin": w.COIN + w.SCORE_OF_COIN, "command": w.COMMAND, "artifacts": w.RESOURCE + 1}
    each |= dict.fromkeys(fx.FOOD, w.FOOD)
    return -fsum(n * each.get(kind, w.RESOURCE) for kind, n in cost.items())


def burden(g: SleepingState, card: str) -> float:
    """What an ongoing event costs for as long as it stays."""
    event = g.book.events[card]
    at_dusk = fsum(_worth(effect, w.BATTERED) for effect in event.turn_end)
    return max(0.5, w.ONGOING_TURNS * (_nuisance(event) - at_dusk))


def _nuisance(event: Event) -> float:
    found = w.DANGEROUS_SHORE if event.on_explore else 0.0
    for effect in event.constant:
        match effect:
            case fx.Distance() | fx.DistanceCap() | fx.TravelResult():
                found += w.SLOW_SHIP
            case _:
                found += w.SHORT_OF_COMMAND
    return found
