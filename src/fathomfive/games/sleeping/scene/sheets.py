"""What lies on the table closed, to be read: crew boards, quests, discards, the atlas, the ship's log.

All of it is open to everybody (SLG-SETUP-12); who looks at it answers nothing. The scene has only the
covers: what stands in a sheet is drawn for whoever opens it.
"""

from __future__ import annotations

from fathomfive.author import Viewer, Words, look, say
from fathomfive.games.sleeping.effects import CrewId
from fathomfive.games.sleeping.scene.atlas_page import atlas_page
from fathomfive.games.sleeping.scene.crew_board import crew_board
from fathomfive.games.sleeping.scene.logbook import place_log, places_told, story_so_far
from fathomfive.games.sleeping.scene.piles import discard_sheet, quest_sheet
from fathomfive.games.sleeping.scene.spreads import PAGE, page_of
from fathomfive.games.sleeping.scene.whole_atlas import whole_atlas
from fathomfive.games.sleeping.state import CREW, SleepingState

QUESTS, DISCARDS, SO_FAR, ATLAS = "sheet-quests", "sheet-discards", "so-far", "sheet-atlas"
BOARD, LOG = "board-", "log-"


def board_of(member: str) -> str:
    return BOARD + member


def log_of(place: int) -> str:
    return f"{LOG}{place}"


@look.part
def show_sheets(t: look.Tableau, g: SleepingState) -> None:
    for member in CREW:
        t.panel(board_of(member), _cover(g.book.crew[member].name, say("sheet-crew")))
    t.panel(QUESTS, _cover(say("sheet-quests")))
    t.panel(DISCARDS, _cover(say("sheet-discards")))
    t.panel(ATLAS, _cover(say("sheet-whole"), say("sheet-atlas")))
    for page in known_pages(g):
        t.panel(page_of(page), _cover(g.book.atlas.maps[page].name, say("sheet-atlas")))
    t.panel(SO_FAR, _cover(say("sheet-so-far"), greets=_has_a_past(g)))
    for number in places_told(g):
        t.panel(log_of(number), _cover(g.book.atlas.locations[number].name, say("sheet-log")))


def sheet(g: SleepingState, viewer: Viewer, name: str) -> look.Sheet:
    """What stands in one of them; the same for everybody."""
    if name == QUESTS:
        return quest_sheet(g, known_pages(g))
    if name == DISCARDS:
        return discard_sheet(g)
    if name == ATLAS:
        return whole_atlas(g, known_pages(g))
    if name == SO_FAR:
        return story_so_far(g, _has_a_past(g))
    if name.startswith(LOG):
        return place_log(g, int(name.removeprefix(LOG)))
    if name.startswith(PAGE):
        return atlas_page(g, name.removeprefix(PAGE), known_pages(g))
    return crew_board(g, _member(name.removeprefix(BOARD)))


def _cover(label: Words, group: Words = "", *, greets: bool = False) -> look.Sheet:
    return look.Sheet(label=label, group=group, greets=greets, chapters=(), closed=True, where="folded")


def _member(name: str) -> CrewId:
    return next(member for member in CREW if member == name)


@look.part
def _has_a_past(g: SleepingState) -> bool:
    return g.turn > 0 and bool(g.log) and not g.ended


@look.part
def known_pages(g: SleepingState) -> tuple[str, ...]:
    """The page the ship lies on, and those on which a place was seen."""
    seen = {g.book.atlas.locations[place].region.partition("-")[0] for place in g.visited}
    return tuple(page for page in g.book.atlas.maps if page == g.map or page in seen)
