"""The event phase: draw and resolve a card, ongoing cards and their tests, the bells (rules SLG-EVENT)."""

from __future__ import annotations

from fathomfive.author import Pass, Play, Step
from fathomfive.games.sleeping import beats, tells
from fathomfive.games.sleeping.actions import EventChoice, LeaveIt, TryEvent
from fathomfive.games.sleeping.cards import Deed
from fathomfive.games.sleeping.entries import EventOption
from fathomfive.games.sleeping.state import SleepingState, Story
from fathomfive.games.sleeping.steps.asking import pick_card
from fathomfive.games.sleeping.steps.challenge import Challenge
from fathomfive.games.sleeping.steps.combat import StartCombat
from fathomfive.games.sleeping.steps.effects import then
from fathomfive.games.sleeping.steps.explore import Read
from fathomfive.games.sleeping.steps.fortunes import next_event_heap
from fathomfive.games.sleeping.steps.windows import can_pay, menu, pay_cost


class EventPhase(Step, tag="event"):
    """Draw the top card, or read the bell when none is left (SLG-EVENT-1, SLG-EVENT-6)."""

    def run(self, g: SleepingState) -> None:
        g.phase = "event"
        if g.bell_due:
            g.story = Story()
            g.tell(
                "bell",
                "SLG-EVENT-6",
                None,
                sound="rumble",
                beat=(beats.bell, g.bells + 1),
                bell=g.bells + 1,
            )
            g.next(Read(g.book.ship.setup.bell_paragraphs[g.bells]))  # the third: SLG-EVENT-8
            return
        if not g.event_top.cards:
            g.read_out()
        card = next_event_heap(g).pop()
        entry = g.book.events[card]
        tells.event(g, card)
        if entry.ongoing:  # stays until its own condition is met (SLG-EVENT-3)
            g.ongoing.append(card)
            g.next(*then(entry.on_draw, Deed(g.active, None, card)))
            return
        g.event_now = card
        g.next(ResolveEvent(card))


class ResolveEvent(Step, tag="resolve-event"):
    """Choose one option that can be met (SLG-EVENT-2), or leave it to others (SLG-RULING-56); until then one
    may equip (SLG-RULING-28)."""

    card: str
    left_to: int = -1

    def run(self, g: SleepingState) -> Play:
        chooser = self.left_to if self.left_to >= 0 else g.active
        answer = yield from menu(
            g,
            "event",
            lambda: [*event_options(g, self.card, chooser), *_leaving(g, self.card, chooser)],
            "SLG-EVENT-2",
            self,
            {"card": self.card},
            confirm=True,
            chooser=chooser,
        )
        if isinstance(answer, LeaveIt):
            g.tell("leaves-it", "SLG-RULING-56", chooser, beat=beats.QUIET, to=answer.to)
            g.next(ResolveEvent(self.card, answer.to))
        if not isinstance(answer, EventChoice):
            return
        option = option_of(g, self.card, answer.key)
        g.tell("event-choice", "SLG-EVENT-2", chooser, key=answer.key, what=option.text)
        yield from pay_cost(g, option.cost, g.active, "SLG-EVENT-2")
        if option.challenge is None:
            g.next(*_rewards(g, option, self.card), EventDone())
            return
        test = option.challenge
        g.next(Challenge(test.skill, test.n, "event"), AfterEvent(self.card, answer.key), EventDone())


def option_of(g: SleepingState, card: str, key: str) -> EventOption:
    return next(option for option in g.book.events[card].option if option.key == key)


def event_options(g: SleepingState, card: str, chooser: int) -> list[EventChoice]:
    return [
        EventChoice(chooser, option.key)
        for option in g.book.events[card].option
        if can_pay(g, option.cost, g.active)
    ]


def _leaving(g: SleepingState, card: str, chooser: int) -> list[LeaveIt]:
    """To the next player, where there is anything to decide: a single option is compulsory."""
    alone = g.after(chooser) == chooser
    return [] if alone or len(event_options(g, card, chooser)) < 2 else [LeaveIt(chooser, g.after(chooser))]


class AfterEvent(Step, tag="after-event"):
    """Effects and combat only after success, the fail line only after failure (SLG-EVENT-13)."""

    card: str
    key: str

    def run(self, g: SleepingState) -> None:
        option = option_of(g, self.card, self.key)
        group, g.participants = tuple(g.participants), []
        if g.passed:
            g.next(*_rewards(g, option, self.card))
        else:
            g.next(*then(option.fail, Deed(g.active, None, self.card, group)))


def _rewards(g: SleepingState, option: EventOption, card: str) -> tuple[Step, ...]:
    """The fight first, and the rest of the option after victory (SLG-EVENT-12)."""
    fight: tuple[Step, ...] = (StartCombat(option.combat),) if option.combat else ()
    return (*fight, *then(option.effects, Deed(g.active, None, card)))


class EventDone(Step, tag="event-done"):
    """The card goes to the used pile (SLG-EVENT-5)."""

    def run(self, g: SleepingState) -> None:
        g.event_used.put(g.event_now, -1)
        g.event_now = ""


# --- ongoing events --------------------------------------------------------------------------------------


class Dusk(Step, tag="dusk"):
    """Ongoing cards at the end of the turn, in the active player's order (SLG-TURN-4)."""

    cards: list[str]

    def run(self, g: SleepingState) -> Play:
        card = yield from pick_card(g.active, "dusk", self.cards, "SLG-TURN-4")
        if card is None:
            return
        rest = [other for other in self.cards if other != card]
        entry = g.book.events[card]
        g.tell("dusk", "SLG-TURN-4", None, beat=beats.QUIET, name=entry.name)
        test: tuple[Step, ...] = (TryAtDusk(card),) if entry.turn_end_test else ()
        g.next(*then(entry.turn_end, Deed(g.active, None, card)), *test, Dusk(rest))


class TryAtDusk(Step, tag="try-at-dusk"):
    """An optional test that discards the card (SLG-EVENT-4)."""

    card: str

    def run(self, g: SleepingState) -> Play:
        test = g.book.events[self.card].turn_end_test
        assert test is not None
        seat = g.active

        def options() -> list[TryEvent | Pass]:
            return [TryEvent(seat, self.card), Pass(seat)]

        answer = yield from menu(g, "dusk-test", options, "SLG-EVENT-4", self, {"card": self.card})
        if isinstance(answer, TryEvent):
            g.tell("tries", "SLG-EVENT-4", seat, name=g.book.events[self.card].name)
            g.next(Challenge(test.skill, test.n, "event"), AfterTry(self.card))


class AfterTry(Step, tag="after-try"):
    card: str

    def run(self, g: SleepingState) -> None:
        g.participants = []
        if g.passed:
            g.ongoing.remove(self.card)
            g.event_used.put(self.card, -1)
            entry = g.book.events[self.card]
            g.tell("event-over", "SLG-EVENT-5", g.active, beat=beats.GOOD, name=entry.name)
            g.next(*then(entry.on_discard, Deed(g.active, None, self.card)))


def has_dusk(g: SleepingState) -> list[str]:
    """Ongoing cards that do or ask something at the end of a turn."""
    return [
        card
        for card in g.ongoing
        if g.book.events[card].turn_end or g.book.events[card].turn_end_test is not None
    ]
