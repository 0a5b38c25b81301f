"""What can be reached at all: a search over the story graph that plays every location in every way.

Tests count as passed or failed at will, fights as won, costs as payable: the question is whether the story
itself leads everywhere, not whether a party is strong enough.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from fathomfive.author import Dice
from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.book import Book, adventure_id
from fathomfive.games.sleeping.effects import AnyEffect, Effects
from fathomfive.games.sleeping.entries import Choice, Condition, Paragraph

LENGTHS = (3, 6, 12, 20, 40, 80, 160, 320)
"""Explorations in each pass of a voyage: short ones reach the poor endings, long ones the deep branches."""


class World(msgspec.Struct, frozen=True):
    """All that conditions can ask about."""

    quests: frozenset[int] = frozenset()
    used: frozenset[int] = frozenset()
    cards: frozenset[int] = frozenset()
    tokens: frozenset[str] = frozenset()
    bells: int = 0
    explore: frozenset[str] = frozenset()


class Found(msgspec.Struct):
    """What the search has come by: how often each thing was met."""

    pages: Counter[str] = msgspec.field(default_factory=Counter)
    branches: Counter[tuple[str, str, bool]] = msgspec.field(default_factory=Counter)
    """(paragraph, choice, test passed): every way on."""
    quests: Counter[int] = msgspec.field(default_factory=Counter)
    cards: Counter[int] = msgspec.field(default_factory=Counter)
    endings: Counter[int] = msgspec.field(default_factory=Counter)
    most_totems: int = 0
    voyages: int = 0


def holds(book: Book, world: World, wanted: Condition) -> bool:
    match wanted:
        case Condition(keyword=str(keyword)):
            return book.keyword_quest[keyword] in world.quests
        case Condition(not_keyword=str(keyword)):
            return book.keyword_quest[keyword] not in world.quests
        case Condition(quest_seen=int(quest)):
            return quest in world.quests or quest in world.used
        case Condition(explore=str(letter)):
            return letter in world.explore
        case Condition(adventure=int(card)):
            return card in world.cards
        case Condition(token=str(token)):
            return token in world.tokens
        case Condition(totems_min=int(least)):
            return totems(book, world) >= least
        case Condition(pass_min=int(least)):
            return world.bells + 1 >= least
        case Condition(resource=dict()):
            return True
        case Condition(any_of=tuple(several)):
            return any(holds(book, world, one) for one in several)
        case Condition(all_of=tuple(several)):
            return all(holds(book, world, one) for one in several)
    raise AssertionError("an empty condition")


def totems(book: Book, world: World) -> int:
    return sum(1 for card in world.cards if book.cards[adventure_id(card)].totem)


def after(world: World, effects: Effects) -> World:
    for effect in effects:
        world = _after(world, effect)
    return world


def _after(world: World, effect: AnyEffect) -> World:
    match effect:
        case fx.GainQuest(id=quest) if quest not in world.used:
            return msgspec.structs.replace(world, quests=world.quests | {quest})
        case fx.Complete(id=quest) | fx.LoseQuest(id=quest) if quest in world.quests:
            return msgspec.structs.replace(world, quests=world.quests - {quest}, used=world.used | {quest})
        case fx.GainAdventure(id=card):
            return msgspec.structs.replace(world, cards=world.cards | {card})
        case fx.LoseAdventure(id=card):
            return msgspec.structs.replace(world, cards=world.cards - {card})
        case fx.Token(id=token, place="held"):
            return msgspec.structs.replace(world, tokens=world.tokens | {token})
        case fx.Token(id=token, place="supply"):
            return msgspec.structs.replace(world, tokens=world.tokens - {token})
        case fx.NewEventDeck():
            return msgspec.structs.replace(world, bells=world.bells + 1)
        case fx.Explore(letter=letter):
            return msgspec.structs.replace(world, explore=world.explore | {letter})
    return world


class Search:
    """Sails voyage after voyage, always taking the way that was taken least often so far."""

    def __init__(self, book: Book, seed: int = 0) -> None:
        self.book = book
        self.found = Found()
        self.dice = Dice.seeded(seed)

    def run(self, voyages: int) -> Found:
        """So many voyages, or fewer if nothing is left to find."""
        while self.found.voyages < voyages and self.missing():
            self._voyage(LENGTHS[self.found.voyages % len(LENGTHS)])
            self.found.voyages += 1
        return self.found

    def missing(self) -> list[str]:
        """Everything of the book that no voyage has met yet."""
        book, found = self.book, self.found
        lost = [f"paragraph {name}" for name in book.story if not found.pages[name]]
        lost += [
            f"paragraph {page.id}, choice {choice.key}{'' if passed else ' failed'}"
            for page in book.story.values()
            for choice in page.choice
            for passed in ((True, False) if choice.challenge else (True,))
            if not found.branches[page.id, choice.key, passed]
        ]
        lost += [f"ending {ending}" for ending in book.endings if not found.endings[ending]]
        lost += [
            f"quest {quest.id} {quest.keyword}"
            for quest in book.quests.values()
            if quest.map != "legacy" and not found.quests[quest.id]
        ]
        lost += [
            f"card {name}"
            for name, card in book.cards.items()
            if card.source and not found.cards[int(name[1:])]
        ]
        return lost

    def _voyage(self, visits: int) -> None:
        """So many explorations in three passes, with the bells in between.

        Some locations are left alone until the last pass: much of the story depends on where one was first.
        """
        world = self._legacy(World())
        opening = self.book.openings[self.found.voyages % len(self.book.openings)]
        world = self._explore(world, opening)
        early, late = self._plan()
        for passage, places in enumerate((early, early, late)):
            for visit in range(visits):
                world = self._explore(world, places[visit % len(places)])
                if visit % len(places) == len(places) - 1:
                    self.dice.shuffle(places)
            world = self._explore(world, self.book.ship.setup.bell_paragraphs[passage])
        self.found.most_totems = max(self.found.most_totems, totems(self.book, world))

    def _plan(self) -> tuple[list[str], list[str]]:
        places = [place.paragraph for place in self.book.atlas.locations.values()]
        self.dice.shuffle(places)
        held_back = self.dice.below(len(places) - 1)
        return places[held_back:], places

    def _legacy(self, world: World) -> World:
        """Every other voyage sails with all legacy cards of the sheet."""
        if self.found.voyages % 2 == 0:
            return world
        cards = frozenset(quest for row in self.book.unlocks for quest in row.quests)
        return msgspec.structs.replace(world, quests=world.quests | cards)

    def _explore(self, world: World, start: str) -> World:
        """One exploration from its first page back to the ship."""
        hubs: list[tuple[str, list[str]]] = []
        page = self.book.story[start]
        fresh = True
        while True:
            if fresh:
                page = self._redirected(world, page)
                self.found.pages[page.id] += 1
                world = self._apply(world, page.effects)
                if page.town:
                    hubs.append((page.id, []))
            way: Paragraph | Choice = page
            if page.choice:
                choice, passed = self._least_tried(world, page, hubs)
                if choice is None:
                    break
                if not passed and choice.fail is not None:
                    world = self._apply(world, choice.fail.effects)
                    if choice.fail.go is not None:
                        page, fresh = self.book.story[choice.fail.go], True
                        continue
                world = self._apply(world, choice.effects)
                way = choice
            if way.go is not None:
                page, fresh = self.book.story[way.go], True
            elif way.end == "town" and hubs:
                page, fresh = self.book.story[hubs[-1][0]], False
            else:
                break
        return msgspec.structs.replace(world, explore=frozenset())

    def _redirected(self, world: World, page: Paragraph) -> Paragraph:
        for redirect in page.redirects:
            if holds(self.book, world, redirect.when):
                return self._redirected(world, self.book.story[redirect.go])
        return page

    def _least_tried(
        self, world: World, page: Paragraph, hubs: list[tuple[str, list[str]]]
    ) -> tuple[Choice | None, bool]:
        if page.town and self.dice.below(4) == 0:  # leaving early is a way too
            return None, True
        used = next((keys for name, keys in reversed(hubs) if name == page.id), [])
        ways = [
            (self.found.branches[page.id, choice.key, passed], self.dice.below(1000), choice, passed)
            for choice in page.choice
            if choice.key not in used
            and (choice.requires is None or holds(self.book, world, choice.requires))
            for passed in ((True, False) if choice.challenge else (True,))
        ]
        if not ways:
            return None, True
        _, _, choice, passed = min(ways, key=lambda way: way[:2])
        if page.town:
            used.append(choice.key)
        self.found.branches[page.id, choice.key, passed] += 1
        return choice, passed

    def _apply(self, world: World, effects: Effects) -> World:
        new = after(world, effects)
        self.found.quests.update(new.quests - world.quests)
        self.found.cards.update(new.cards - world.cards)
        self.found.endings.update(effect.id for effect in effects if isinstance(effect, fx.Ending))
        return new
