"""What the story can lead to at all, at best: each thing that is ever gained counts as held from then on.

Quick enough for every check. It lets nothing pass that needs what nobody can gain; that one voyage can hold
all of it at the right moment is proven by search, in the tests.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book, adventure_id
from fathomfive.games.sleeping.effects import AnyEffect
from fathomfive.games.sleeping.entries import Condition


class Held(msgspec.Struct):
    """Everything that was gained on some page."""

    pages: set[str] = msgspec.field(default_factory=set)
    quests: set[int] = msgspec.field(default_factory=set)
    cards: set[int] = msgspec.field(default_factory=set)
    letters: set[str] = msgspec.field(default_factory=set)
    tokens: set[str] = msgspec.field(default_factory=set)
    endings: set[int] = msgspec.field(default_factory=set)

    @property
    def size(self) -> int:
        return sum(len(getattr(self, name)) for name in self.__struct_fields__)


def reachable(book: Book) -> Held:
    """What pages can be turned to, and what is gained there, from all places, bells and openings on."""
    places = (place.paragraph for place in book.atlas.locations.values())
    starts = [*book.ship.setup.bell_paragraphs, *book.openings, *places]
    held = Held(quests={quest for row in book.unlocks for quest in row.quests})
    before = -1
    while held.size != before:
        before = held.size
        seen: set[str] = set()
        stack = [name for name in starts if name in book.story]
        while stack:
            name = stack.pop()
            if name not in seen:
                seen.add(name)
                stack += _turned_to(book, held, name)
        held.pages |= seen
    return held


def _turned_to(book: Book, held: Held, name: str) -> list[str]:
    page = book.story[name]
    gain(held, page.effects)
    found = [redirect.go for redirect in page.redirects if possible(book, held, redirect.when)]
    found += [page.go] if page.go is not None else []
    for choice in page.choice:
        if choice.requires is None or possible(book, held, choice.requires):
            gain(held, choice.effects)
            found += [choice.go] if choice.go is not None else []
            if choice.fail is not None:
                gain(held, choice.fail.effects)
                found += [choice.fail.go] if choice.fail.go is not None else []
    return [target for target in found if target in book.story]


def gain(held: Held, effects: Iterable[AnyEffect]) -> None:
    for effect in effects:
        match effect:
            case fx.GainQuest(id=quest):
                held.quests.add(quest)
            case fx.GainAdventure(id=card):
                held.cards.add(card)
            case fx.Explore(letter=letter):
                held.letters.add(letter)
            case fx.Token(id=token, place="held"):
                held.tokens.add(token)
            case fx.Ending(id=ending):
                held.endings.add(ending)


def possible(book: Book, held: Held, wanted: Condition) -> bool:
    """Whether it could be met with what may be held; to lack something is always possible."""
    match wanted:
        case Condition(keyword=str(keyword)):
            return book.keyword_quest.get(keyword) in held.quests
        case Condition(quest_seen=int(quest)):
            return quest in held.quests
        case Condition(explore=str(letter)):
            return letter in held.letters
        case Condition(adventure=int(card)):
            return card in held.cards
        case Condition(token=str(token)):
            return token in held.tokens
        case Condition(totems_min=int(least)):
            return sum(adventure_id(card) in book.totems for card in held.cards) >= least
        case Condition(any_of=tuple(several)):
            return any(possible(book, held, one) for one in several)
        case Condition(all_of=tuple(several)):
            return all(possible(book, held, one) for one in several)
    return True
