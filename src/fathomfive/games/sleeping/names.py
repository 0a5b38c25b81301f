"""How things are called. Names of people, cards and places travel by value: what is hidden until it is
reached may not lie in a language file. Everything else is a message of `text/en.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from fathomfive.author import Text, Words, person, say
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.effects import AnyEffect, Effects

if TYPE_CHECKING:
    from fathomfive.games.sleeping.book import Book
    from fathomfive.games.sleeping.state import SleepingState

SHORT_NAMES = {"odessa": "Odessa"}


def crew_name(book: Book, member: str) -> str:
    return SHORT_NAMES.get(member) or book.crew[member].name  # type: ignore[index]  # ids come from the crew


def card_name(book: Book, card: str) -> str:
    """Any card by its id: ability, level, market, adventure, event or search token."""
    for shelf in (book.cards, book.abilities, book.levels, book.events):
        if card in shelf:
            return shelf[card].name
    if card.isdigit() and int(card) in book.quests:
        return book.quests[int(card)].title
    return card


def region_name(book: Book, region: str) -> Words:
    """A sea region is called after what lies in it."""
    entry = book.atlas.regions[region]
    places = book.atlas.places_in[region]
    if places:
        return places[0].name
    return entry.hazard.name if entry.hazard is not None else say("region-open", letter=region.split("-")[1])


def thing_name(book: Book, name: str) -> Words:
    """A crew board, a card or a room."""
    if name in book.crew:
        return crew_name(book, name)
    if name in book.rooms:
        return book.rooms[name].name
    return card_name(book, name)


def name_of(g: SleepingState, kind: str, thing: Any) -> Any:
    """One argument of a tell, an option or a prompt, as a person would say it."""
    if isinstance(thing, Text):
        return thing
    book = g.book
    match kind:
        case "member" | "owner":
            return crew_name(book, thing)
        case "to":
            return person(thing) if isinstance(thing, int) else crew_name(book, thing)
        case "giver" | "payer":
            return person(thing)
        case "location":
            return book.atlas.locations[thing].name
        case "card" | "level":
            return card_name(book, thing) if isinstance(thing, str) else thing
        case "enemy":
            return book.enemies[thing].name
        case "region":
            return region_name(book, thing)
        case "area" | "room":
            return book.rooms[thing].name
        case "place" | "source":
            return thing_name(book, thing)
        case "kind":
            return kind_name(*thing) if isinstance(thing, tuple) else kind_name(thing)
        case "token":
            return token_words(book, thing)
        case "options":
            return len(thing)
        case "status" | "skill" | "edge":
            return say(f"{kind}-{thing}")
        case _:
            return thing


def kind_name(kind: str, n: int = 2) -> Text:
    """What one gains, pays or suffers, as it is called when there are `n`: one coin, two coins."""
    return say(f"kind-{kind}", n=n)


# --- what effects say ------------------------------------------------------------------------------------


def in_a_row(words: Sequence[Words], joint: str = "effect-and") -> Words:
    """Words strung together: "1 meat, 2 XP"."""
    return reduce(lambda line, more: say(joint, first=line, second=more), words)


def effects_words(book: Book, effects: Effects) -> Words:
    """A line of effects in words."""
    return in_a_row([effect_words(book, effect) for effect in effects] or [say("effect-nothing")])


def effect_words(book: Book, effect: AnyEffect) -> Text:
    """One effect in words; its message is `effect-<verb>`."""
    verb = type(effect).__struct_config__.tag
    args: dict[str, Any] = {}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, int):
            args[name] = abs(value)
        elif isinstance(value, str):
            args[name] = value
    match effect:
        case fx.GainQuest(id=quest) | fx.Complete(id=quest) | fx.LoseQuest(id=quest):
            args["title"] = book.quests[quest].title
        case fx.GainAdventure(id=card) | fx.LoseAdventure(id=card):
            args["title"] = card_name(book, f"A{card:02}")
        case fx.Gain(kind=kind, n=n) | fx.Lose(kind=kind, n=n) | fx.Afflict(kind=kind, n=n):
            args["kind"] = kind_name(kind, abs(n))
        case fx.Cure():
            kinds = ["any"] if len(effect.wanted) == len(fx.STATUSES) else effect.wanted
            args["kind"] = in_a_row([say(f"status-{kind}") for kind in kinds], "effect-or")
        case fx.AddSkill(skill=which):
            args["skill"] = say(f"skill-{which}")
        case fx.Choose(options=options):
            first, *others = (effects_words(book, option) for option in options)
            return say("effect-choose", first=first, second=in_a_row(others, "effect-or"))
        case fx.Ready(n=n):
            args["n"] = 99 if isinstance(n, str) else (n[-1] if isinstance(n, tuple) else n)
        case fx.DiscardEquipped(n="all") | fx.Restore(n="all"):
            args["n"] = 99
    return Text(f"effect-{verb}", args)


def token_words(book: Book, token: str) -> Words:
    """What a search token brings, and what it costs."""
    entry = book.search[token]
    line = [in_a_row([effects_words(book, reward) for reward in entry.rewards], "effect-or")]
    if entry.ship_damage:
        line.append(say("effect-ship_damage", n=entry.ship_damage))
    if entry.crew_damage:
        line.append(say("effect-health", n=entry.crew_damage))
    return in_a_row(line)


def cost_words(cost: Mapping[str, int]) -> Words:
    return in_a_row([say("amount", n=n, kind=kind_name(kind, n)) for kind, n in cost.items()])
