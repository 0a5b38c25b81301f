"""A turn from the save point to the passing of the captain token (rules SLG-TURN and SLG-ACT)."""

from __future__ import annotations

from typing import TypeAlias

from fathomfive.author import Ask, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping.actions import (
    Begin,
    ExploreAt,
    GoToMarket,
    GoToPort,
    Skip,
    Travel,
    TryEvent,
)
from fathomfive.games.sleeping.game import ACTIONS_PER_TURN, SKIPPED_ACTION, VENOM
from fathomfive.games.sleeping.state import CREW, SleepingState
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.defeat import TurnBoundary
from fathomfive.games.sleeping.steps.effects import trigger
from fathomfive.games.sleeping.steps.events import AfterTry, Dusk, EventPhase, has_dusk
from fathomfive.games.sleeping.steps.explore import Exploration
from fathomfive.games.sleeping.steps.hands import gain_command
from fathomfive.games.sleeping.steps.harm import hit
from fathomfive.games.sleeping.steps.port import MarketVisit, PortVisit
from fathomfive.games.sleeping.steps.seating import ChangeSeats
from fathomfive.games.sleeping.steps.ship import ShipAction
from fathomfive.games.sleeping.steps.travel import TravelAction
from fathomfive.games.sleeping.steps.windows import Calm, menu

TurnAction: TypeAlias = Travel | ExploreAt | GoToMarket | GoToPort | TryEvent | Skip


class Turn(TurnBoundary, tag="turn"):
    """The order of a turn (SLG-TURN-2). Without a seat: the next player clockwise."""

    seat: int = -1

    def run(self, g: SleepingState) -> Play:
        g.active = self.seat if self.seat >= 0 else g.after(g.active)
        g.turn += 1
        g.phase = "start"
        g.actions_left = ACTIONS_PER_TURN
        yield from Ask("turn", g.active, [Begin(g.active)], "SLG-SAVE-1", {"turn": g.turn}, confirm=True)
        g.tell("turn", "SLG-TURN-1", g.active, beat=beats.TURN, n=g.turn, region=g.region)
        g.next(
            Morning(),
            ShipAction(),
            Calm(sail=True),
            EventPhase(),
            Act(),
            Calm(sail=True),
            Evening(),
            Turn(),
        )


class FirstTurn(Step, tag="first-turn"):
    """The voyage begins with whoever holds the captain token."""

    def run(self, g: SleepingState) -> None:
        tells.watches(g)
        g.next(Turn(g.active))


class Morning(Step, tag="morning"):
    """Venom, then whatever happens at the start of a turn (SLG-TURN-3)."""

    def run(self, g: SleepingState) -> Play:
        g.phase = "morning"
        for member in CREW:
            if "venom" in g.crew[member].statuses:  # SLG-STAT-2; at 0 health it overflows (SLG-RULING-11)
                g.tell("venom", "SLG-STAT-2", None, beat=beats.QUIET, member=member)
                yield from hit(g, member, VENOM, g.active)
        yield from trigger(g, "turn_start")


class Act(Step, tag="act"):
    """One of the two actions; the next only after this one with all its stories and fights (SLG-ACT-4)."""

    def run(self, g: SleepingState) -> Play:
        if g.actions_left <= 0:
            return
        g.phase = "action"
        answer = yield from menu(
            g,
            "action",
            lambda: possible_actions(g),
            "SLG-ACT-1",
            self,
            {"left": g.actions_left},
            sail=True,
        )
        if answer is None:
            return
        g.actions_left -= 1
        g.next(*deed_of(g, answer), Act())
        if isinstance(answer, Skip):
            g.tell("skips", "SLG-ACT-2", g.active, beat=beats.QUIET)
            gain_command(g, g.active, SKIPPED_ACTION)
            yield from trigger(g, "skip_action")


def possible_actions(g: SleepingState) -> list[TurnAction]:
    """What the ship's region and the ongoing events allow (SLG-ACT-3); a place once seen too (SLG-EXP-9)."""
    seat, here = g.active, g.book.atlas.regions[g.region]
    found: list[TurnAction] = [Travel(seat)]
    found += [
        ExploreAt(seat, place.number)
        for place in g.book.atlas.places_in[g.region]
        if place.paragraph in g.book.story  # SLG-RULING-41
    ]
    if here.market and g.market_deck.cards:  # SLG-MKT-5
        found.append(GoToMarket(seat))
    if here.port:
        found.append(GoToPort(seat))
    found += [TryEvent(seat, card) for card in g.ongoing if g.book.events[card].action_test is not None]
    found.append(Skip(seat))
    return found


def deed_of(g: SleepingState, answer: TurnAction) -> tuple[Step, ...]:
    """The steps of an action."""
    match answer:
        case Travel():
            return (TravelAction(),)
        case ExploreAt(location=location):
            return (Exploration(location),)
        case GoToMarket():
            return (MarketVisit(),)
        case GoToPort():
            return (PortVisit(),)
        case TryEvent(card=card):
            test = g.book.events[card].action_test
            assert test is not None
            g.tell("tries", "SLG-EVENT-4", g.active, name=g.book.events[card].name)
            return (Challenge(test.skill, test.n, "event"), AfterTry(card))
        case _:
            return ()


class Evening(Step, tag="evening"):
    """Ongoing events, then the marks of the turn go and people may come or leave (SLG-TURN-4)."""

    def run(self, g: SleepingState) -> None:
        g.phase = "evening"
        g.next(Dusk(has_dusk(g)), Night())


class Night(Step, tag="night"):
    def run(self, g: SleepingState) -> None:
        g.used = []
        g.moved = []
        g.slow = 0
        g.phase = "night"
        if g.open_table:
            g.next(ChangeSeats())
