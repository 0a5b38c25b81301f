"""Before the first turn: who goes first, who sails whom, legacy cards, and going on from a document."""

from __future__ import annotations

from fathomfive.author import Ask, Flow, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.actions import Member, Region, SeatOf
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.score import unlocked
from fathomfive.games.sleeping.state import CAPTAIN, CREW, SleepingState, Story
from fathomfive.games.sleeping.steps.asking import pick_card
from fathomfive.games.sleeping.steps.defeat import place_ship
from fathomfive.games.sleeping.steps.effects import does, then
from fathomfive.games.sleeping.steps.explore import Read
from fathomfive.games.sleeping.steps.fortunes import build_event_deck
from fathomfive.games.sleeping.steps.hands import draw_cards, gain_command
from fathomfive.games.sleeping.steps.port import learn, levels_for
from fathomfive.games.sleeping.steps.seating import ComeAboard, GoAshore, boards


class FirstPlayer(Step, tag="first-player"):
    """Who takes the captain token first (SLG-SETUP-6, SLG-SAVE-3)."""

    def run(self, g: SleepingState) -> Play:
        seat = g.here[0]
        if not g.turn:
            tells.opening(g, "sets-out", "SLG-SETUP-1")
        options = [SeatOf(seat, other) for other in g.here]
        answer = yield from Ask("first-player", seat, options, "SLG-SETUP-6")
        g.active = answer.other
        g.tell("first-player", "SLG-SETUP-6", g.active, beat=(beats.about, f"seat-{g.active}"))


class Draft(Step, tag="draft"):
    """Boards are picked round robin from the first player (SLG-RULING-22)."""

    def run(self, g: SleepingState) -> Play:
        left = [member for member in CREW if member != CAPTAIN and g.crew[member].seat < 0]
        order = g.around(g.active)
        seat = order[(len(CREW) - 1 - len(left)) % len(order)]
        if len(order) == 1:
            for member in left:
                g.crew[member].seat = seat
            return
        options = [Member(seat, member) for member in left]
        answer = yield from Ask("draft", seat, options, "SLG-SETUP-4")
        g.crew[answer.member].seat = seat
        g.tell("drafts", "SLG-SETUP-4", seat, beat=(beats.about, answer.member), member=answer.member)
        if len(left) > 1:
            g.next(Draft())


class DealCrew(Step, tag="deal-crew"):
    """Boards are dealt at random, as evenly as possible."""

    def run(self, g: SleepingState) -> None:
        loose = [member for member in CREW if member != CAPTAIN]
        g.dice.shuffle(loose)
        order = g.around(g.active)
        for place, member in enumerate(loose):
            g.crew[member].seat = order[place % len(order)]


class CastOff(Step, tag="cast-off"):
    """The event deck (SLG-SETUP-8), one command and one card each (SLG-SETUP-11), then legacy cards."""

    def run(self, g: SleepingState) -> Play:
        numbers = g.book.ship.setup
        build_event_deck(g)
        g.tell("event-deck", "SLG-SETUP-8", None, beat=beats.QUIET, n=g.events_left)
        for seat in g.around(g.active):
            gain_command(g, seat, numbers.command_per_player)
            yield from draw_cards(g, seat, numbers.cards_per_player)
        effects = [effect for quest in sorted(g.quests) for effect in g.book.quests[quest].on_start]
        g.next(*then(tuple(effects), Deed(g.active)))


class Prologue(Step, tag="prologue"):
    """How it began, read before the ship is made ready (SLG-RULING-53)."""

    paragraph: str

    def run(self, g: SleepingState) -> None:
        g.story = Story()
        g.next(Read(self.paragraph))


class Legacy(Step, tag="legacy"):
    """Any of the unlocked quest cards may be taken along (SLG-SETUP-14, SLG-ACH-5).

    Asked here only: what is unlocked on the way helps the next campaign (SLG-ACH-4).
    """

    def run(self, g: SleepingState) -> Play:
        earned = unlocked(g.book, g.totems_ever, g.endings_ever)
        free = [str(quest) for quest in earned if quest not in g.quests]
        quest = yield from pick_card(g.active, "legacy", free, "SLG-ACH-5", stop=True)
        if quest is not None:
            g.quests.append(int(quest))
            g.tell("legacy", "SLG-ACH-5", g.active, beat=(beats.quest, int(quest)), card=quest, printed=quest)
            g.next(Legacy())


# --- going on from a document ----------------------------------------------------------------------------


class Regroup(Step, tag="regroup"):
    """More or fewer people than last time: the rules for coming and going apply (SLG-SAVE-3)."""

    def run(self, g: SleepingState) -> None:
        tells.opening(g, "goes-on", "SLG-SAVE-3")
        gone = range(g.seats, len(g.players))
        for seat in gone:  # they are not here to be asked or given anything
            g.players[seat].present = False
        if g.active >= g.seats:
            g.active = 0
        new = [seat for seat in range(g.seats) if not boards(g, seat)]
        g.next(*(GoAshore(seat) for seat in reversed(gone)), *(ComeAboard(seat) for seat in new), Fold())


class Fold(Step, tag="fold"):
    """Chairs that are no longer at the table are put away."""

    def run(self, g: SleepingState) -> None:
        g.players = g.players[: g.seats]


# --- legacy verbs ----------------------------------------------------------------------------------------


@does(fx.Score, fx.EventDraw, fx.Passive)
def _always(g: SleepingState, effect: fx.AnyEffect, deed: Deed) -> None:
    """They hold while the card is owned; nothing happens at the start."""


@does(fx.FreeLevel)
def _free_level(g: SleepingState, effect: fx.FreeLevel, deed: Deed) -> Flow[None]:
    for _ in range(effect.n):
        card = yield from pick_card(deed.seat, "free-level", levels_for(g, effect.max_xp), "SLG-ACH-5")
        if card is not None:
            learn(g, card, "SLG-ACH-5")


@does(fx.ChooseStart)
def _choose_start(g: SleepingState, effect: fx.ChooseStart, deed: Deed) -> Flow[None]:
    atlas = g.book.atlas
    ports = [Region(deed.seat, port) for port in atlas.ports if atlas.map_of[port] in effect.maps]
    answer = yield from Ask("start-port", deed.seat, ports, "SLG-ACH-5")
    place_ship(g, answer.region, "ship-starts", "SLG-ACH-5", deed.seat)
