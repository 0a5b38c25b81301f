"""The ship's log: every page the party has met, place by place, with what they chose; and the story so far.

All of it follows from what the campaign document keeps (pages read, choices taken, the journey), so it
outlives a release. Pages that were never opened stay closed; what a choice would have brought is not told.
"""

from __future__ import annotations

from fathomfive.author import Words, look, say
from fathomfive.games.sleeping.crew import health, max_health
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.names import card_name, crew_name, in_a_row
from fathomfive.games.sleeping.scene.piles import lasting
from fathomfive.games.sleeping.state import CREW, LogEntry, SleepingState

MOST_PLACES = 24
"""The places explored last; those before them are told by the journey alone."""
LAST_LINES = 8


@look.part
def places_told(g: SleepingState) -> tuple[int, ...]:
    """By when they were explored last, the newest first."""
    explored = [int(entry.id) for entry in reversed(g.log) if entry.what == "explore"]
    known = [number for number in dict.fromkeys(explored) if number in g.book.atlas.locations]
    return tuple(known[:MOST_PLACES])


# --- page by page ----------------------------------------------------------------------------------------


@look.part
def place_log(g: SleepingState, number: int) -> look.Sheet:
    """What was read there, in the order of reading."""
    place = g.book.atlas.locations[number]
    turns = [entry.turn for entry in g.log if entry.what == "explore" and entry.id == str(number)]
    pages = [page for page in g.read if page.partition(".")[0] == str(number) and page in g.book.story]
    return look.Sheet(
        label=place.name,
        note=say("log-turns", turns=", ".join(str(turn) for turn in turns)),
        group=say("sheet-log"),
        sprite=look.Sprite(f"sleeping-loc-{number}"),
        chapters=tuple(_page(g, number, page) for page in pages),
        where="folded",
    )


def _page(g: SleepingState, number: int, page_id: str) -> look.Chapter:
    page = g.book.story[page_id]
    taken = [key for name in g.taken for of, _, key in (name.partition("/"),) if of == page_id]
    chosen = tuple(
        look.Entry(label=say("log-took", key=choice.key), text=choice.text, state="on")
        for choice in page.choice
        if choice.key in taken
    )
    return look.Chapter(
        label=page.title or g.book.atlas.locations[number].name,
        note=say("page-number", n=page_id),
        entries=(look.Entry(label="", text=page.text.strip()), *chosen),
    )


# --- the story so far ------------------------------------------------------------------------------------


@look.part
def story_so_far(g: SleepingState, greets: bool) -> look.Sheet:
    open_tasks = [g.book.quests[quest] for quest in reversed(g.quests) if g.book.quests[quest].active]
    return look.Sheet(
        label=say("sheet-so-far"),
        note=say("so-far-note", turn=g.turn, map=g.book.atlas.maps[g.map].name),
        greets=greets,
        chapters=(
            look.Chapter(
                label=say("so-far-happened"),
                none=say("so-far-nothing"),
                entries=_happened(g),
            ),
            look.Chapter(
                label=say("sheet-tasks"),
                none=say("sheet-no-tasks"),
                entries=tuple(
                    look.Entry(label=quest.title, text=quest.text, note=quest.keyword) for quest in open_tasks
                ),
            ),
            look.Chapter(label=say("so-far-crew"), entries=_crew(g)),
            lasting(g),
        ),
        where="folded",
    )


@look.part
def _happened(g: SleepingState) -> tuple[look.Entry, ...]:
    return tuple(_line(g, entry) for entry in g.log[-LAST_LINES:])


def _line(g: SleepingState, entry: LogEntry) -> look.Entry:
    return look.Entry(label=say(f"voyage-{entry.what}", turn=entry.turn, name=_name(g, entry)))


def _name(g: SleepingState, entry: LogEntry) -> str:
    if entry.what == "explore":
        place = g.book.atlas.locations.get(int(entry.id))
        return place.name if place else entry.id
    if entry.what == "ending":
        return g.book.endings[int(entry.id)].name
    return "" if entry.what == "defeat" else card_name(g.book, entry.id)


@look.part
def _sailor(g: SleepingState, member: CrewId) -> look.Entry | None:
    sailor = g.crew[member]
    troubles: list[Words] = [say(f"status-{kind}") for kind in sailor.statuses]
    if sailor.fatigue:
        troubles.append(say("so-far-tired", n=sailor.fatigue))
    if sailor.damage:
        troubles.append(say("so-far-hurt", n=health(g, member), of=max_health(g, member)))
    return look.Entry(label=crew_name(g.book, member), text=in_a_row(troubles)) if troubles else None


@look.part
def _crew(g: SleepingState) -> tuple[look.Entry, ...]:
    """Only whoever is worse for wear."""
    found = [entry for member in CREW if (entry := _sailor(g, member)) is not None]
    if g.ship_damage:
        found.append(look.Entry(label=say("piece-ship"), text=say("panel-ship-note", n=g.ship_damage)))
    return tuple(found) or (look.Entry(label=say("so-far-well")),)
