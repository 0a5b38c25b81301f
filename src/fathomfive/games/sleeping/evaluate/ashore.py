"""Ports and markets: what they would bring with the money there is."""

from __future__ import annotations

from math import fsum

from fathomfive.games.sleeping.crew import health
from fathomfive.games.sleeping.evaluate import weights as w
from fathomfive.games.sleeping.evaluate.party import tiredness, vigour, wreckage
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.port import inn_price, levels_for


def port(g: SleepingState) -> float:
    """What the four services would bring with the money there is."""
    coins, planks, coin = g.resources["coin"], g.resources["materials"], w.COIN + w.SCORE_OF_COIN
    total, cubes = 0.0, g.ship_damage
    while cubes and (planks or coins):
        gain = wreckage(cubes) - wreckage(cubes - 1) - (w.RESOURCE if planks else coin)
        if gain <= 0:
            break
        total, cubes = total + gain, cubes - 1
        planks, coins = (planks - 1, coins) if planks else (planks, coins - 1)
    bill = inn_price(g)
    alive, hurt = sum(health(g, member) for member in CREW), [g.crew[member].damage for member in CREW]
    if coins >= bill:
        rest = fsum(tiredness(s.fatigue) - tiredness(max(0, s.fatigue - 1)) for s in g.crew.values())
        healed = sum(min(2, damage) for damage in hurt)
        bed = vigour(alive + healed) - vigour(alive) + rest - coin * bill
        if bed > 0:
            total, alive, coins = total + bed, alive + healed, coins - bill
            hurt = [max(0, damage - 2) for damage in hurt]
    for damage in sorted(hurt, reverse=True)[:coins]:
        total += max(0.0, vigour(alive + damage) - vigour(alive) - coin)
        alive += damage
    lessons = [
        w.LEVEL + g.book.ship.score.level_card - w.XP * g.book.levels[name].xp for name in levels_for(g, g.xp)
    ]
    return total + max(lessons, default=0.0)


def market(g: SleepingState) -> float:
    """What can be bought with coins that are not needed for a port."""
    spare = max(0, g.resources["coin"] - w.ENOUGH_COINS)
    gain = w.MARKET_CARD + g.book.ship.score.adventure_card - w.SCORE_OF_COIN * w.CARD_PRICE
    return gain * min(w.CARDS_A_VISIT, spare // w.CARD_PRICE)
