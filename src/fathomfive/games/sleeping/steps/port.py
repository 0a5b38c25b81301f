"""Markets and ports: seven cards to buy from, four services, experience (rules SLG-MKT, SLG-PORT, SLG-XP)."""

from __future__ import annotations

from fathomfive.author import EVERYBODY, Ask, Pass, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Buy, Service
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.crew import controller, health, hurt
from fathomfive.games.sleeping.game import LEAST_PRICE, MARKET_CARDS
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.asking import pick_area, pick_card, pick_kind, pick_member
from fathomfive.games.sleeping.steps.effects import do_all
from fathomfive.games.sleeping.steps.harm import mend_room
from fathomfive.games.sleeping.steps.holdings import gain_card, spend
from fathomfive.games.sleeping.steps.mending import heal
from fathomfive.games.sleeping.steps.windows import give_weapon

SERVICES = ("inn", "shipyard", "healer", "training")


# --- market ----------------------------------------------------------------------------------------------


class MarketVisit(Step, tag="market"):
    """Lay out the top seven cards."""

    def run(self, g: SleepingState) -> None:
        g.phase = "market"
        for _ in range(min(MARKET_CARDS, len(g.market_deck))):
            g.market_deck.draw_to(g.market_row, EVERYBODY)
        g.tell(
            "market",
            "SLG-MKT-1",
            g.active,
            sound="canvas",
            cards=tuple(g.market_row.cards),
            n=g.resources["coin"],
        )
        g.next(Stall())


class Stall(Step, tag="stall"):
    """Buy one card and look again, or leave; the rest goes under the deck (SLG-MKT-2, SLG-MKT-4)."""

    def run(self, g: SleepingState) -> Play:
        seat = g.active
        wares: list[Buy | Pass] = [
            Buy(seat, card) for card in g.market_row.cards if price(g, card) <= g.resources["coin"]
        ]
        answer = yield from Ask("market", seat, [*wares, Pass(seat)], "SLG-MKT-2", confirm=True)
        if isinstance(answer, Pass):
            g.tell("market-left", "SLG-MKT-4", seat, n=len(g.market_row))
            while g.market_row.cards:
                g.market_deck.put_under(g.market_row.take_slot(0), EVERYBODY)
            return
        g.next(Stall())
        cost = price(g, answer.card)
        g.resources["coin"] -= cost
        g.market_row.take(answer.card)
        g.tell("buy", "SLG-MKT-2", seat, card=answer.card, n=cost, left=g.resources["coin"])
        yield from gain_card(g, answer.card)
        if g.book.cards[answer.card].weapon is not None:
            yield from give_weapon(g, seat, answer.card, "SLG-MKT-3")


def price(g: SleepingState, card: str) -> int:
    """Discounts add up, but never below 1 (SLG-RULING-49)."""
    return max(LEAST_PRICE, g.book.cards[card].coin - discount(g, "market"))


def discount(g: SleepingState, where: str) -> int:
    """Cards and levels always count, equipped cards when their controller is active."""
    less = sum(
        effect.n
        for card, lines in g.book.passive(fx.Discount).items()
        if card in g.cards
        for effect in lines
        if effect.where == where
    )
    for member in CREW:
        sailor = g.crew[member]
        mine = controller(g, member) == g.active
        for name in (*sailor.levels, *(sailor.equipped if mine else ())):
            for effect in g.book.traits.get(name, ()):
                if isinstance(effect, fx.Discount) and effect.where == where and health(g, member) > 0:
                    less += effect.n
    return less


# --- port ------------------------------------------------------------------------------------------------


class PortVisit(Step, tag="port"):
    """Each service at most once, in any order (SLG-PORT-1)."""

    def run(self, g: SleepingState) -> Play:
        seat = g.active
        tells.port(g)
        g.phase = "port"
        options: list[Service | Pass] = [
            Service(seat, name) for name in SERVICES if name not in g.port_used and offered(g, name)
        ]
        answer = yield from Ask("port", seat, [*options, Pass(seat)], "SLG-PORT-1", confirm=True)
        if isinstance(answer, Pass):
            g.port_used = []
            g.tell("port-left", "SLG-PORT-1", seat, beat=beats.QUIET)
            return
        g.port_used.append(answer.service)
        g.next(PortVisit())
        match answer.service:
            case "inn":
                cost = inn_price(g)
                g.resources["coin"] -= cost
                g.tell("inn", "SLG-PORT-2", seat, n=cost, left=g.resources["coin"])
                yield from do_all(g, g.book.ship.port.inn.effects, Deed(seat))
            case "shipyard":
                g.next(Shipyard())
            case "healer":
                g.next(HealerVisit())
            case _:
                g.next(TrainingGround())


def inn_price(g: SleepingState) -> int:
    return max(0, g.book.ship.port.inn.cost["coin"] - discount(g, "inn"))


def offered(g: SleepingState, service: str) -> bool:
    """Whether a service can be paid for and would do anything."""
    match service:
        case "inn":
            return g.resources["coin"] >= inn_price(g)
        case "shipyard":
            return g.ship_damage > 0 and bool(g.resources["materials"] or g.resources["coin"])
        case "healer":
            return g.resources["coin"] > 0 and bool(hurt(g))
        case _:
            return bool(levels_for(g, g.xp))


class Shipyard(Step, tag="shipyard"):
    """One token, one cube (SLG-PORT-3)."""

    def run(self, g: SleepingState) -> Play:
        if not offered(g, "shipyard"):
            return
        seat = g.active
        damaged = [area for area, cubes in g.hull.items() if cubes]
        area = yield from pick_area(seat, "shipyard", damaged, "SLG-PORT-3", stop=True)
        if area is None:
            return
        g.next(Shipyard())
        mend_room(g, area, seat, "SLG-PORT-3")
        purse = [kind for kind in ("materials", "coin") if g.resources[kind]]
        kind = yield from pick_kind(seat, "shipyard-price", purse, "SLG-PORT-3")
        assert kind is not None
        spend(g, kind, 1, seat, "SLG-PORT-3")


class HealerVisit(Step, tag="healer"):
    """One coin for each member, all damage gone (SLG-PORT-4)."""

    def run(self, g: SleepingState) -> Play:
        while offered(g, "healer"):
            member = yield from pick_member(g.active, "healer", hurt(g), "SLG-PORT-4", stop=True)
            if member is None:
                return
            spend(g, "coin", 1, g.active, "SLG-PORT-4")
            heal(g, member, g.crew[member].damage)


class TrainingGround(Step, tag="training"):
    """Level cards for experience (SLG-PORT-5, SLG-XP-2)."""

    def run(self, g: SleepingState) -> Play:
        cards, about = levels_for(g, g.xp), {"xp": g.xp}
        card = yield from pick_card(g.active, "training", cards, "SLG-PORT-5", about, stop=True)
        if card is None:
            return
        g.xp -= g.book.levels[card].xp
        learn(g, card, "SLG-PORT-5")
        g.next(TrainingGround())


def levels_for(g: SleepingState, xp: int) -> list[str]:
    """Level cards nobody has yet, up to this price; they lie open for all (SLG-SETUP-12)."""
    return [
        name
        for name, level in g.book.levels.items()
        if level.xp <= xp and name not in g.crew[level.crew].levels
    ]


def learn(g: SleepingState, name: str, rule: str) -> None:
    level = g.book.levels[name]
    g.crew[level.crew].levels.append(name)
    g.note("level", name)
    tells.level(g, name, rule)
