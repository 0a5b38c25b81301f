"""How good it looks for a seat: coins, and what hold and pots will probably fetch."""

from lobster_pots.game import DAYS, DIE, LAST_PRICE
from lobster_pots.state import ABOARD, Coast, Fisher, Pot

IN_THE_HOLD = 0.85  # of its price today: the market may fall before it is sold
IN_A_POT = 0.7
PER_CARD = 1.3  # pounds, roughly, of a card nobody has seen
A_NIGHT = 3.0  # coins that an empty pot is good for, each night to come
STAKE = 12.0  # coins that nobody is far behind by


def evaluate(g: Coast, seat: int) -> float:
    worth = [STAKE + fortune(g, fisher) for fisher in g.fishers]
    return worth[seat] / sum(worth)


def fortune(g: Coast, fisher: Fisher) -> float:
    """In coins. It is asked about worlds as a seat imagines them, so it may look into every pot."""
    hold = g.pounds(fisher.hold) * price(g, IN_THE_HOLD)
    return fisher.coins + hold + sum(pot_worth(g, pot) for pot in fisher.pots)


def pot_worth(g: Coast, pot: Pot) -> float:
    nights = max(0, DAYS - g.day)  # after which there is a day to haul and sell
    itself = A_NIGHT * nights
    inside = g.pounds(pot.inside) * price(g, IN_A_POT)
    if pot.at == ABOARD:
        return itself + inside
    cove = g.book.coves[pot.at]
    coming = cove.brings * PER_CARD * price(g, IN_A_POT)
    return safety(g, cove.stands) * (itself + inside + coming)


def price(g: Coast, share: float) -> float:
    return max(float(LAST_PRICE), share * g.price) if g.day < DAYS else share * g.price


def safety(g: Coast, stands: int) -> float:
    """How likely pots outlast the coming night."""
    if not g.glass:
        return 1.0
    wind = g.book.glasses[g.glass.cards[-1]].wind
    return sum(wind + more <= stands for more in DIE) / len(DIE)
