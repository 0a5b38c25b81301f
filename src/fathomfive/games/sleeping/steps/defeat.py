"""Defeat: everything in progress is abandoned, and the voyage goes on from the nearest port, or ends."""

from __future__ import annotations

from typing import Literal, NoReturn

from fathomfive.author import Abandon, Ask, End, Play, Step
from fathomfive.games.sleeping import beats, motions, tells
from fathomfive.games.sleeping.actions import Region
from fathomfive.games.sleeping.game import EVENTS_LOST
from fathomfive.games.sleeping.score import outcome
from fathomfive.games.sleeping.state import TIERS, SleepingState


class TurnBoundary(Step):
    """Marks the step that waits for the next turn; a defeat drops everything above it."""


def defeated(cause: Literal["crew", "ship"]) -> NoReturn:
    """SLG-DEF-1: whatever is going on ends on the spot, and with it a second defeat (SLG-RULING-36)."""
    raise Abandon(TurnBoundary, Defeat(cause))


class Defeat(Step, tag="defeat"):
    """After it the next player's turn begins (SLG-DEF-4, SLG-RULING-17)."""

    cause: Literal["crew", "ship"]

    def run(self, g: SleepingState) -> Play:
        clear_table(g)
        g.note("defeat", self.cause)
        if g.brutal:
            g.ended = True
            g.tell(
                "lost",
                "SLG-DEF-6",
                None,
                sound="loss",
                beat=beats.LOST,
                cause=self.cause,
                final=g,
                turn=g.turn,
            )
            raise End(outcome(g))
        g.defeats += 1
        g.tell(
            "defeat",
            "SLG-DEF-2" if self.cause == "crew" else "SLG-DEF-3",
            None,
            sound="loss",
            beat=(beats.defeat, self.cause),
            cause=self.cause,
            n=g.defeats,
        )
        ports = g.book.atlas.nearest_ports(g.region)
        answer = yield from Ask(
            "nearest-port", g.active, [Region(g.active, port) for port in ports], "SLG-DEF-5"
        )
        place_ship(g, answer.region, "ship-towed", "SLG-DEF-5", g.active)
        if self.cause == "crew":  # only this, statuses stay (SLG-RULING-18)
            for sailor in g.crew.values():
                sailor.damage = sailor.fatigue = 0
        else:
            g.hull = dict.fromkeys(g.hull, 0)
        g.tell(f"recovers-{self.cause}", "SLG-RULING-18", None, beat=beats.GOOD)
        skip_events(g, EVENTS_LOST)


def clear_table(g: SleepingState) -> None:
    """Return what belongs to the fight, the story, the test and the event in progress."""
    end_combat(g)
    g.story = g.test = g.fate = g.victim = None
    g.participants = []
    if g.event_now:
        g.event_used.put(g.event_now, -1)
        g.event_now = ""
    while g.market_row.cards:
        g.market_deck.put_under(g.market_row.take_slot(0), -1)
    g.search_drawn.move_all(g.search_discard)
    g.distance_left = g.actions_left = 0
    g.port_used = []
    g.used = []
    g.moved = []
    g.slow = 0


def end_combat(g: SleepingState) -> None:
    """SLG-COMB-9: enemies, action tokens and synergy tokens go back."""
    for sailor in g.crew.values():
        sailor.tokens = 0
        sailor.synergies = []
    g.combat = None


def skip_events(g: SleepingState, n: int) -> None:
    """Event cards leave the deck unread (SLG-EVENT-15)."""
    gone = min(n, g.events_left)
    g.tell("events-skipped", "SLG-EVENT-15", None, beat=beats.BAD, n=gone, left=g.events_left - gone)
    for _ in range(gone):
        if g.event_top.cards:
            g.event_top.draw_to(g.event_used)
            continue
        tier = next(tier for tier in TIERS if g.event_decks[tier].cards)
        g.event_decks[tier].draw_to(g.event_skipped[tier])


def place_ship(g: SleepingState, region: str, what: str, rule: str, seat: int) -> None:
    """Put the ship somewhere; a hunting serpent follows onto another map (SLG-EVENT-11)."""
    came_from, g.region = g.region, region
    g.tell(
        what, rule, seat, (motions.sails, came_from, region), sound="canvas", origin=came_from, region=region
    )
    if g.serpent and g.book.atlas.map_of[came_from] != g.map:
        was, g.serpent = g.serpent, region
        tells.serpent(g, was)
