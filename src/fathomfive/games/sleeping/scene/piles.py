"""What is read card by card: quests and lasting events, and what was discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.entries import Event, Quest
from fathomfive.games.sleeping.names import effects_words, event_text, test_words
from fathomfive.games.sleeping.scene.pins import Pin, pins, sprite, whereabouts
from fathomfive.games.sleeping.state import SleepingState


@look.part
def quest_sheet(g: SleepingState, sailed: tuple[str, ...]) -> look.Sheet:
    tasks = pins(g)
    known = [quest for number in reversed(g.quests) if not (quest := g.book.quests[number]).active]
    done = [g.book.quests[quest] for quest in reversed(g.used_quests)]
    return _read_by_card(
        say("sheet-quests"),
        say("sheet-quests-note", n=len(tasks)),
        _chapter("sheet-tasks", "sheet-no-tasks", [_task(g, pin, sailed) for pin in tasks]),
        lasting(g, say("sheet-ongoing-note")),
        _chapter("sheet-known", "sheet-none-known", [_quest(one, "") for one in known], "sheet-known-note"),
        _chapter("sheet-done", "sheet-none-done", [_quest(quest, "done") for quest in done]),
    )


def lasting(g: SleepingState, note: Words = "") -> look.Chapter:
    """The events that stay."""
    return look.Chapter(
        label=say("panel-ongoing"),
        note=note,
        none=say("sheet-no-events"),
        entries=tuple(event_entry(g, g.book.events[card]) for card in g.ongoing),
    )


def _task(g: SleepingState, pin: Pin, sailed: tuple[str, ...]) -> look.Entry:
    """Under the number of its pin, with where it leads and how far that is."""
    quest = pin.quest
    return look.Entry(
        label=quest.title,
        value=quest.keyword,
        text=quest.text,
        note=whereabouts(g, pin, sailed) if pin.places else "",
        sprite=sprite(pin),
        state="near",
        id=f"quest-{quest.id}",
    )


def _quest(quest: Quest, state: Literal["", "done"]) -> look.Entry:
    return look.Entry(
        label=quest.title, value=quest.keyword, text=quest.text, state=state, id=f"quest-{quest.id}"
    )


def event_entry(g: SleepingState, event: Event) -> look.Entry:
    """Whole: what it does as long as it lasts, and how it goes away."""
    way_out: Words = event.discard_text
    test = event.turn_end_test or event.action_test
    if test is not None:
        when = "evening" if event.turn_end_test else "action"
        way_out = say(f"sheet-out-{when}", test=test_words(test))
    return look.Entry(
        label=event.name,
        text=event_text(event),
        parts=say("sheet-lasting", what=effects_words(g.book, event.constant)) if event.constant else "",
        note=way_out,
        sprite=look.Sprite(f"sleeping-event-{event.tier}-mark"),
        state="off",
        id=f"card-{event.id}",
    )


@look.part
def discard_sheet(g: SleepingState) -> look.Sheet:
    abilities = [card for card in reversed(g.ability_discard.seen_by(None)) if card is not None]
    events = [card for card in reversed(g.event_used.seen_by(None)) if card is not None]
    drawn = [look.Entry(label=g.book.events[one].name, text=event_text(g.book.events[one])) for one in events]
    return _read_by_card(
        say("sheet-discards"),
        say("sheet-discards-note", n=len(abilities)),
        _chapter(
            "deck-ability",
            "sheet-none-discarded",
            [ability_entry(g, card, "") for card in abilities],
            "sheet-newest-first",
        ),
        _chapter("deck-event", "sheet-none-discarded", drawn),
    )


def _read_by_card(label: Words, note: Words, *chapters: look.Chapter) -> look.Sheet:
    return look.Sheet(label=label, note=note, chapters=chapters, where="folded")


def _chapter(label: str, none: str, entries: Sequence[look.Entry], note: str = "") -> look.Chapter:
    return look.Chapter(
        label=say(label), note=say(note) if note else "", none=say(none), entries=tuple(entries)
    )


@look.part
def ability_entry(g: SleepingState, card: str, state: str) -> look.Entry:
    entry = g.book.abilities[card]
    return look.Entry(
        label=entry.name,
        text=entry.text,
        note=say("sheet-card-note", fate=entry.fate, skill=say(f"skill-{entry.skill}")),
        sprite=look.Sprite(f"sleeping-skill-{entry.skill}-badge"),
        state="on" if state == "on" else "",
    )
