"""Is the content sound? Every check of the list V1 to V26 that needs no play, file by file.

That one voyage can reach each thing is proven by search, in the tests. Unknown verbs and fields never get
this far: decoding refuses them (V13).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from operator import attrgetter
from typing import TypeVar

import msgspec

from fathomfive.games.sleeping import effects as fx
from fathomfive.games.sleeping.atlas import OPPOSITE
from fathomfive.games.sleeping.book import Book, adventure_id
from fathomfive.games.sleeping.effects import AnyEffect, Effects
from fathomfive.games.sleeping.entries import Choice, Condition, FailLine, Map, Paragraph, Redirect
from fathomfive.games.sleeping.reachable import possible, reachable

T = TypeVar("T")

COUNTS = {
    "abilities": 60,
    "levels": 27,
    "crew": 9,
    "search": 9,
    "events": 54,
    "cards": 122,
    "enemies": 78,
    "quests": 217,  # 180 of the campaign, 37 of the nine threads
    "endings": 12,
    "atlas.regions": 92,
    "atlas.locations": 69,
    "atlas.maps": 9,
    "totems": 39,  # SLG-RULING-21
    "market": 32,
}
EVENTS_OF_A_TIER = 18
LEAST_WORDS, MOST_WORDS = 25, 130
MOST_OF_A_PLATE = 300
"""Words of a page that is read alone: prologue and finale."""
SETTLES = (fx.GainQuest, fx.Complete, fx.LoseQuest, fx.GainAdventure)
"""Effects after which a story does not begin in the same way again."""
FATE_CARDS = {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong: which check, where, and what."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check} {self.where}: {self.what}"


def content_faults(book: Book) -> list[Fault]:
    """Everything that is wrong with this content, in the order of the list."""
    return [
        *_counts(book),
        *_references(book),
        *_paragraphs(book),
        *_story_graph(book),
        *_reach(book),
        *_quests(book),
        *_cards(book),
        *_atlas(book),
        *_enemies(book),
        *_legacy(book),
        *_epilogues(book),
        *_rewards(book),
    ]


# --- counts and references -------------------------------------------------------------------------------


def _counts(book: Book) -> Iterator[Fault]:
    for name, wanted in COUNTS.items():
        if (there := len(attrgetter(name)(book))) != wanted:
            yield Fault("V1", name, f"{there} instead of {wanted}")
    for tier, n in Counter(card.tier for card in book.events.values()).items():
        if n != EVENTS_OF_A_TIER:
            yield Fault("V1", f"events {tier}", f"{n} instead of {EVENTS_OF_A_TIER}")
    fates = Counter(card.fate for card in book.abilities.values())
    if dict(fates) != FATE_CARDS:
        yield Fault("V16", "abilities", f"fate numbers {dict(sorted(fates.items()))}")
    keywords = Counter(quest.keyword for quest in book.quests.values())
    for keyword, n in keywords.items():
        if n > 1:
            yield Fault("V2", f"quest {keyword}", "the keyword stands on more than one card")


def _absent(check: str, where: str, what: str, name: T, shelf: Container[T]) -> Iterator[Fault]:
    if name not in shelf:
        yield Fault(check, where, f"there is no {what} {name}")


def _references(book: Book) -> Iterator[Fault]:
    for where, effect in every_effect(book):
        match effect:
            case fx.GainQuest(id=quest) | fx.Complete(id=quest) | fx.LoseQuest(id=quest):
                yield from _absent("V2", where, "quest", quest, book.quests)
            case fx.GainAdventure(id=card) | fx.LoseAdventure(id=card):
                yield from _absent("V2", where, "adventure card", adventure_id(card), book.cards)
            case fx.Ending(id=ending):
                yield from _absent("V2", where, "ending", ending, book.endings)
            case fx.MoveShip(to=region):
                yield from _absent("V2", where, "region", region, book.atlas.regions)
    for where, fight in every_combat(book):
        if len(set(fight)) != len(fight):
            yield Fault("V20", where, "an enemy stands twice in one fight")
        for enemy in fight:
            yield from _absent("V20", where, "enemy", enemy, book.enemies)
    for name in (*book.ship.setup.bell_paragraphs, *book.openings):
        yield from _absent("V3", "ship", "paragraph", name, book.story)
    for entry in book.endings.values():
        yield from _absent("V3", f"ending {entry.id}", "paragraph", entry.paragraph, book.story)
    for place in book.atlas.locations.values():
        where = f"location {place.number}"
        yield from _absent("V3", where, "paragraph", place.paragraph, book.story)
        yield from _absent("V2", where, "region", place.region, book.atlas.regions)


# --- paragraphs ------------------------------------------------------------------------------------------


def _paragraphs(book: Book) -> Iterator[Fault]:
    for page in book.story.values():
        where = f"paragraph {page.id}"
        for target in targets(page):
            yield from _absent("V3", where, "paragraph", target, book.story)
        ends = any(isinstance(effect, fx.Ending) for effect in page.effects)
        ways = [bool(page.choice), page.go is not None, page.end is not None, ends]
        if sum(ways) != 1:
            yield Fault("V4", where, "needs exactly one of choices, go, end or an ending")
        for choice in page.choice:
            yield from _choice(choice, f"{where}, choice {choice.key}")
        keys = [choice.key for choice in page.choice]
        if len(set(keys)) != len(keys):
            yield Fault("V2", where, "two choices have the same key")
        if page.choice and not page.town and all(c.requires or c.cost for c in page.choice):
            yield Fault("V7", where, "every choice has a requirement or a cost: the party could be stuck")
        for condition in conditions_of(page):
            yield from _condition(book, condition, where)
        words, most = len(page.text.split()), MOST_OF_A_PLATE if page.id[0] in "FP" else MOST_WORDS
        if not LEAST_WORDS <= words <= most:
            yield Fault("V14", where, f"{words} words, not {LEAST_WORDS} to {most}")
        free = [choice.go for choice in page.choice if choice.requires is None]
        if len(free) > 1 and free[0] is not None and len(set(free)) == 1:
            yield Fault("V23", where, f"every choice that is open to all leads to {free[0]}")


def _choice(choice: Choice, where: str) -> Iterator[Fault]:
    if (choice.go is None) == (choice.end is None):
        yield Fault("V5", where, "needs exactly one of go and end")
    if (choice.challenge is None) != (choice.fail is None):
        yield Fault("V6", where, "challenge and fail belong together")


def _condition(book: Book, condition: Condition, where: str) -> Iterator[Fault]:
    named = [name for name in condition.__struct_fields__ if getattr(condition, name) is not None]
    if len(named) != 1:
        yield Fault("V2", where, f"a condition must name exactly one thing, not {named}")
    if condition.quest_seen is not None:
        yield from _absent("V2", where, "quest", condition.quest_seen, book.quests)
    if condition.adventure is not None:
        yield from _absent("V2", where, "adventure card", adventure_id(condition.adventure), book.cards)
    for keyword in (condition.keyword, condition.not_keyword):
        if keyword is not None:
            yield from _absent("V2", where, "keyword", keyword, book.keyword_quest)


def _story_graph(book: Book) -> Iterator[Fault]:
    """V8: from no paragraph can one turn pages in a circle. V18: every page is turned to from somewhere.
    V21: nothing can be failed or lost on the way from the third bell to an ending."""
    done: dict[str, bool] = {}

    def circles(name: str) -> bool:
        if name in done:
            return done[name]
        done[name] = True  # on the way
        found = any(circles(target) for target in targets(book.story[name]) if target in book.story)
        done[name] = False
        return found

    opens = (*book.ship.setup.bell_paragraphs, *book.openings)
    starts = [*opens, *(p.paragraph for p in book.atlas.locations.values())]
    for name in starts:
        if name in book.story and circles(name):
            yield Fault("V8", f"paragraph {name}", "one can turn pages in a circle from here")
    turned_to = {target for page in book.story.values() for target in targets(page)} | set(starts)
    for name in book.story:
        if name not in turned_to:
            yield Fault("V18", f"paragraph {name}", "nothing leads here")
    for name in chain(book, book.ship.setup.bell_paragraphs[-1]):
        page = book.story[name]
        harm = any(isinstance(e, fx.Health | fx.ShipDamage | fx.Afflict | fx.Fatigue) for e in page.effects)
        if harm or any(choice.challenge or choice.combat for choice in page.choice):
            yield Fault("V21", f"paragraph {name}", "the finale has no challenge, damage or combat")


def _reach(book: Book) -> Iterator[Fault]:
    """V26: every page, choice, passage and ending is open to somebody who holds what can be gained."""
    held = reachable(book)
    for page in book.story.values():
        if page.id not in held.pages:
            yield Fault("V26", f"paragraph {page.id}", "can never be opened")
        for choice in page.choice:
            if choice.requires is not None and not possible(book, held, choice.requires):
                yield Fault("V26", f"paragraph {page.id}, choice {choice.key}", "can never be taken")
    for passage in book.epilogues.values():
        if passage.when is not None and not possible(book, held, passage.when):
            yield Fault("V26", f"epilogue {passage.id}", "can never be told")
    for ending in sorted(set(book.endings) - held.endings):
        yield Fault("V26", f"ending {ending}", "can never be reached")


def chain(book: Book, start: str) -> list[str]:
    """Every paragraph that can follow from one."""
    found, stack = [start], [start]
    while stack:
        for target in targets(book.story[stack.pop()]):
            if target in book.story and target not in found:
                found.append(target)
                stack.append(target)
    return found


def targets(page: Paragraph) -> list[str]:
    fails = [choice.fail for choice in page.choice if choice.fail is not None]
    ways: list[Redirect | Paragraph | Choice | FailLine] = [*page.redirects, page, *page.choice, *fails]
    return [way.go for way in ways if way.go is not None]


def conditions_of(page: Paragraph) -> list[Condition]:
    heads = [redirect.when for redirect in page.redirects]
    return unfolded(heads + [choice.requires for choice in page.choice if choice.requires is not None])


def unfolded(heads: list[Condition]) -> list[Condition]:
    """These conditions and all that stand in them."""
    found: list[Condition] = []
    while heads:
        condition = heads.pop()
        found.append(condition)
        heads += [*(condition.any_of or ()), *(condition.all_of or ())]
    return found


# --- quests and cards ------------------------------------------------------------------------------------


def _quests(book: Book) -> Iterator[Fault]:
    """V9 and V10: whatever is tested is awarded somewhere, and whatever is awarded matters somewhere."""
    tested: set[int] = set()
    for page in book.story.values():
        for condition in conditions_of(page):
            for keyword in (condition.keyword, condition.not_keyword):
                if keyword in book.keyword_quest:
                    tested.add(book.keyword_quest[keyword])
            if condition.quest_seen is not None:
                tested.add(condition.quest_seen)
    awarded = {e.id for _, e in every_effect(book) if isinstance(e, fx.GainQuest)} & set(book.quests)
    closed = {e.id for _, e in every_effect(book) if isinstance(e, fx.Complete | fx.LoseQuest)}
    legacy = {quest for row in book.unlocks for quest in row.quests}
    for quest in sorted(tested - awarded - legacy):
        yield Fault("V9", f"quest {quest} {book.quests[quest].keyword}", "is tested, but nothing awards it")
    for quest in sorted(awarded - tested - closed):
        if quest != 1:  # the bell itself: it is the campaign
            yield Fault("V10", f"quest {quest} {book.quests[quest].keyword}", "is awarded and never matters")
    for quest in sorted(set(book.quests) - awarded - legacy):
        if book.quests[quest].map != "legacy":
            yield Fault("V9", f"quest {quest} {book.quests[quest].keyword}", "nothing awards it")


def _cards(book: Book) -> Iterator[Fault]:
    found: dict[str, list[str]] = {}
    for page in book.story.values():
        for effect in effects_of(page):
            if isinstance(effect, fx.GainAdventure):
                found.setdefault(adventure_id(effect.id), []).append(page.id)
    for name, card in book.cards.items():
        if card.source:
            place = card.source.partition(":")[2]
            pages = found.get(name, [])
            if not pages:
                yield Fault("V11" if card.totem else "V12", f"card {name}", "nothing awards it")
            for there in pages:
                if there.partition(".")[0] != place:
                    yield Fault("V12", f"card {name}", f"is awarded in {there}, not at location {place}")
        if card.uses and card.command < 1:
            yield Fault("V22", f"card {name}", "could be used without end: it costs no command")


# --- what outlives a campaign ----------------------------------------------------------------------------


def _legacy(book: Book) -> Iterator[Fault]:
    """V24: every legacy card can be earned, and does or opens something."""
    earned = {quest for row in book.unlocks for quest in row.quests}
    tested = {c.keyword for page in book.story.values() for c in conditions_of(page)}
    for quest in book.quests.values():
        where = f"quest {quest.id} {quest.keyword}"
        if (quest.map == "legacy") != (quest.id in earned):
            yield Fault("V24", where, "a legacy card belongs to one row of unlocks, and no other card does")
        if quest.map == "legacy" and not quest.on_start and quest.keyword not in tested:
            yield Fault("V24", where, "does nothing at the start and opens nothing")


def _epilogues(book: Book) -> Iterator[Fault]:
    """V25: every passage is about somebody, may be told at some time, and nobody is ever left out."""
    crew, places = set(book.telling.crew), {str(number) for number in book.atlas.locations}
    if crew != set(book.crew):
        yield Fault("V25", "telling", "does not name each of the crew")
    for passage in book.epilogues.values():
        where = f"epilogue {passage.id}"
        yield from _absent("V25", where, "crew member or place", passage.of, crew | places)
        for ending in passage.endings:
            yield from _absent("V25", where, "ending", ending, book.endings)
        for condition in unfolded([one for one in (passage.when, passage.unless) if one is not None]):
            yield from _condition(book, condition, where)
    told = set(book.endings) - set(book.telling.apart)
    for member in crew:
        plain = [one for one in book.epilogues.values() if one.of == member and one.when is None]
        if not any(told <= set(one.endings or told) for one in plain):
            yield Fault("V25", f"epilogues of {member}", "some endings leave them out")


# --- atlas and enemies -----------------------------------------------------------------------------------


def _atlas(book: Book) -> Iterator[Fault]:
    for page in book.atlas.map:
        neighbours, borders = recomputed(page)
        for region in page.region:
            if set(region.neighbours) != neighbours[region.id]:
                yield Fault("V15", region.id, f"neighbours should be {sorted(neighbours[region.id])}")
            if set(region.borders) != borders[region.id]:
                yield Fault("V15", region.id, f"borders should be {sorted(borders[region.id])}")
        for edge, beyond in page.edges.items():
            if beyond.map:
                back = book.atlas.maps[beyond.map].edges[OPPOSITE[edge]]
                if back.map != page.id:
                    yield Fault("V15", f"map {page.id}", f"edge {edge} leads to map {beyond.map}, not back")
    start = book.ship.setup.region
    for name in book.atlas.regions:
        if not book.atlas.connected(start, name):
            yield Fault("V15", name, "no way leads there")


def recomputed(page: Map) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Neighbours and open borders from grid, walls and closed borders (rules 3.2)."""
    rows = [row.replace("|", " ").split() for row in page.grid]
    at = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "#"}
    letters = sorted(set(at.values()))
    neighbours: dict[str, set[str]] = {f"{page.id}-{letter}": set() for letter in letters}
    borders: dict[str, set[str]] = {f"{page.id}-{letter}": set() for letter in letters}
    walls = {frozenset(wall.split("-")) for wall in page.walls}
    last_row, last_column = len(rows) - 1, len(rows[0]) - 1
    for (r, c), letter in at.items():
        for other in (at.get((r + 1, c)), at.get((r, c + 1)), at.get((r - 1, c)), at.get((r, c - 1))):
            if other and other != letter and frozenset((letter, other)) not in walls:
                neighbours[f"{page.id}-{letter}"].add(f"{page.id}-{other}")
        edges = {"N": r == 0, "S": r == last_row, "W": c == 0, "E": c == last_column}
        for edge, there in edges.items():
            if there and f"{letter}:{edge}" not in page.closed_borders:
                borders[f"{page.id}-{letter}"].add(edge)
    return neighbours, borders


def _enemies(book: Book) -> Iterator[Fault]:
    for enemy in book.enemies.values():
        widths = {len(row) for row in enemy.grid}
        wanted = 2 if enemy.level <= 3 else 3
        if len(enemy.grid) != 3 or widths != {wanted}:
            yield Fault("V17", f"enemy {enemy.id}", f"the grid must be 3 rows of {wanted}")
        if not enemy.hearts:
            yield Fault("V17", f"enemy {enemy.id}", "has no heart")
        if not any(cell.synergy for cell in enemy.cells):
            yield Fault("V17", f"enemy {enemy.id}", "has no synergy point")


# --- rewards ---------------------------------------------------------------------------------------------


def _rewards(book: Book) -> Iterator[Fault]:
    """V19: nothing precious twice. A page or choice with a rich reward must also change the state that
    leads there (a quest, a card, a token), or else be out of reach once its location is settled."""
    for where, effects in bundles(book):
        rich = any(
            isinstance(effect, fx.Xp)
            or (isinstance(effect, fx.Gain) and effect.kind == "coin" and effect.n >= 3)
            or (isinstance(effect, fx.Gain) and effect.kind == "artifacts")
            for effect in effects
        )
        changes = any(isinstance(effect, (*SETTLES, fx.LoseAdventure, fx.Token)) for effect in effects)
        if rich and not changes and not _settled_later(book, where):
            yield Fault("V19", where, "gives XP, coins or artifacts again and again")


def _settled_later(book: Book, where: str) -> bool:
    """Whether every way on from here changes the state, so that this page is not seen a second time."""
    name, _, key = where.removeprefix("paragraph ").partition(", choice ")
    onward = _onward(book.story[name], key)
    return bool(onward) and all(_changes(book, target) for target in onward)


def _onward(page: Paragraph, key: str) -> list[str]:
    if key:
        choice = page.choice_of(key)
        return [choice.go] if choice.go is not None else []
    if page.go is not None:
        return [page.go]
    return [choice.go if choice.go is not None else f"{page.id}!{choice.key}" for choice in page.choice]


def _changes(book: Book, name: str) -> bool:
    page_name, _, key = name.partition("!")
    page = book.story[page_name]
    effects = page.choice_of(key).effects if key else page.effects
    if any(isinstance(effect, SETTLES) for effect in effects):
        return True
    onward = [] if key else _onward(page, "")
    return bool(onward) and all(_changes(book, target) for target in onward)


def bundles(book: Book) -> Iterator[tuple[str, Effects]]:
    """The effects of every page and every choice, each as one bundle."""
    for page in book.story.values():
        yield f"paragraph {page.id}", page.effects
        for choice in page.choice:
            yield f"paragraph {page.id}, choice {choice.key}", choice.effects


# --- walking over the content ----------------------------------------------------------------------------


def effects_of(page: Paragraph) -> list[AnyEffect]:
    found = list(page.effects)
    for choice in page.choice:
        found += choice.effects
        if choice.fail is not None:
            found += choice.fail.effects
    return found


def every_effect(book: Book) -> Iterator[tuple[str, AnyEffect]]:
    sources: list[tuple[str, Iterable[AnyEffect]]] = [
        (f"paragraph {page.id}", effects_of(page)) for page in book.story.values()
    ]
    for event in book.events.values():
        where = f"event {event.id}"
        sources += [(where, (*option.effects, *option.fail)) for option in event.option]
        sources += [(where, (*event.on_draw, *event.on_explore, *event.turn_end, *event.on_discard))]
    sources += [(f"quest {quest.id}", quest.on_start) for quest in book.quests.values()]
    for where, effects in sources:
        for effect in effects:
            yield where, effect


def every_combat(book: Book) -> Iterator[tuple[str, tuple[int, ...]]]:
    for page in book.story.values():
        for choice in page.choice:
            if choice.combat:
                yield f"paragraph {page.id}, choice {choice.key}", choice.combat
    for event in book.events.values():
        for option in event.option:
            if option.combat:
                yield f"event {event.id}, option {option.key}", option.combat
