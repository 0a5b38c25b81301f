"""How things are called. Names of people, cards and places travel by value: what is hidden until it is
reached may not lie in a language file. Everything else is a message of `text/en.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from fathomfive.author import Text, Words, person, say
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.crew import health, max_health, skill, weapon
from fathomfive.games.sleeping.effects import AnyEffect, Effects
from fathomfive.games.sleeping.fight import open_cells
from fathomfive.games.sleeping.score import score

if TYPE_CHECKING:
    from fathomfive.games.sleeping.book import Book
    from fathomfive.games.sleeping.entries import Challenge, Event, Hazard
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


def region_at(book: Book, region: str) -> Text:
    """With its code on the map, for those who hear of it."""
    entry = book.atlas.regions[region]
    open_sea = entry.hazard is None and not book.atlas.places_in[region]
    return say("region-at", name=say("open-sea") if open_sea else region_name(book, region), where=region)


def page_title(g: SleepingState, number: str) -> Words:
    """A page of the storybook by its title, its town or the place one is at."""
    page = g.book.story[number]
    where = g.book.atlas.locations.get(g.reading.location)
    return page.title or page.town or (where.name if where else say("page-bell"))


def event_text(event: Event) -> Words:
    """What an event says; of one that stays, also what ends it."""
    both = event.text and event.discard_text
    return say("in-a-row", first=event.text, second=event.discard_text) if both else event.text


def test_words(test: Challenge | Hazard) -> Text:
    """ "Cunning 5": what is tested, and how much is needed."""
    return say("test", skill=say(f"skill-{test.skill}"), n=test.n)


def card_text(book: Book, card: str) -> str:
    """What is printed on a card of whatever kind."""
    for shelf in (book.cards, book.abilities, book.levels, book.events):
        if card in shelf:
            return shelf[card].text
    return book.quests[int(card)].text if card.isdigit() else ""


def square_words(g: SleepingState, enemy: int, square: int) -> Text:
    """What is printed in a square of an enemy card."""
    cell = g.book.enemies[enemy].cells[square]
    if cell.heart:
        return say("square-heart", n=cell.heart)
    if cell.damage:
        return say("square-damage", n=cell.damage)
    if cell.hourglass:
        return say("square-hourglass", what=say(f"hourglass-{cell.hourglass}"))
    if cell.flying:
        return say("square-flying")
    if cell.first_strike:
        return say("square-first-strike")
    return say("square-resist", n=cell.resist) if cell.resist else say("square-blank")


def square_code(book: Book, enemy: int, square: int) -> str:
    """A letter for its column and a number for its row: "B3"."""
    row, column = divmod(square, book.enemies[enemy].columns)
    return f"{'ABC'[column]}{row + 1}"


def square_at(g: SleepingState, enemy: int, square: int) -> Text:
    return say("square-coded", where=square_code(g.book, enemy, square), what=square_words(g, enemy, square))


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
        case "region" | "origin":
            return region_at(book, thing)
        case "health" | "most":
            return health(g, thing) if kind == "health" else max_health(g, thing)
        case "strength":
            return skill(g, *thing) if isinstance(thing, tuple) else thing
        case "crew" | "cards" | "enemies":
            return _listed(book, kind, thing)
        case "hearts":
            return sum(cell.heart for _, cell in open_cells(g, g.fight.foe(thing)))
        case "synergy":
            return book.crew[thing].synergy_text
        case "weapon":
            return weapon(g, *thing).name or card_name(book, thing[1])
        case "stores":
            return cost_words(thing)
        case "printed":
            return card_text(book, thing) or say("card-plain")
        case "effects":
            return effects_words(book, thing)
        case "spot":
            return square_at(g, *thing)
        case "page":
            return page_title(g, thing)
        case "final":
            return score(thing)
        case "area" | "room":
            return book.rooms[thing].name
        case "place" | "source":
            return thing_name(book, thing)
        case "kind":
            return kind_name(*thing) if isinstance(thing, tuple) else kind_name(thing)
        case "token":
            return token_words(book, thing)
        case "reward":
            return reward_words(book, thing)
        case "options":
            return len(thing)
        case "status" | "falls" | "ill" | "does" | "skill" | "edge" | "hourglass" | "cause" | "token_id":
            return say(f"{kind}-{thing}")
        case _:
            return thing


def kind_name(kind: str, n: int = 2) -> Text:
    """What one gains, pays or suffers, as it is called when there are `n`: one coin, two coins."""
    return say(f"kind-{kind}", n=n)


def _listed(book: Book, kind: str, things: Sequence[Any]) -> Words:
    match kind:
        case "crew":
            names: list[Words] = [crew_name(book, member) for member in things]
        case "enemies":
            names = [book.enemies[enemy].name for enemy in things]
        case _:
            names = [card_name(book, card) for card in things]
    return in_a_row(names or [say("nobody")])


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
        case fx.Distance(n=n) if n < 0:
            verb = "distance_less"
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
    line = [reward_words(book, token)]
    if entry.ship_damage:
        line.append(say("effect-ship_damage", n=entry.ship_damage))
    if entry.crew_damage:
        line.append(say("effect-health", n=entry.crew_damage))
    return in_a_row(line)


def reward_words(book: Book, token: str) -> Words:
    return in_a_row([effects_words(book, reward) for reward in book.search[token].rewards], "effect-or")


def cost_words(cost: Mapping[str, int]) -> Words:
    return in_a_row([say("amount", n=n, kind=kind_name(kind, n)) for kind, n in cost.items()])
