"""How the table looks to one viewer: the page of the atlas, of the storybook or of the fight, and the panels.

Built up from what this viewer may know; nothing hidden is ever put in and taken out again.
"""

from __future__ import annotations

from fathomfive.author import Viewer, Words, look, person, say
from fathomfive.games.sleeping.names import effects_words, test_words
from fathomfive.games.sleeping.scene.battle import show_fight, show_test
from fathomfive.games.sleeping.scene.boards import (
    crew_portraits,
    hand,
    journey_log,
    seat_plates,
    show_cards,
    show_ship_board,
    show_stores,
)
from fathomfive.games.sleeping.scene.chart import known_sea
from fathomfive.games.sleeping.scene.goal import goal
from fathomfive.games.sleeping.scene.pages import event_page, story_page
from fathomfive.games.sleeping.scene.pins import at_place, facts_of, show_beyond
from fathomfive.games.sleeping.scene.reckoning import SCORE, reckoning
from fathomfive.games.sleeping.scene.sheets import show_sheets
from fathomfive.games.sleeping.scene.stage import INK, PAPER, hazard_at, name_below
from fathomfive.games.sleeping.score import score
from fathomfive.games.sleeping.state import SleepingState

THEME = look.Theme(
    ground=("#2E1F14", "#1B120B"),
    dock="#120C08",
    dock_light="#F3E6C8",
    colours={
        "brass": "#C9A227",
        "ember": "#C8452E",
        "lamp": "#7FD4E8",
        "moss": "#6B8E4E",
        "bruise": "#6A4C7D",
    },
)
SEATS: tuple[tuple[str, look.Figure], ...] = (
    ("#C8452E", "disc"),
    ("#4FA3A5", "square"),
    ("#C9A227", "diamond"),
    ("#6A4C7D", "triangle"),
)
TABS = (
    look.Tab("map", say("tab-map"), look.Sprite("ff-horizon")),
    look.Tab("story", say("tab-story"), look.Sprite("ff-rules")),
    look.Tab("crew", say("tab-crew"), look.Sprite("ff-people")),
    look.Tab("cards", say("tab-cards"), look.Sprite("ff-card")),
)
OWNERS = tuple(
    look.Owner(seat=seat, label=person(seat), tint=tint, mark=look.Sprite(shape=shape, letter=str(seat + 1)))
    for seat, (tint, shape) in enumerate(SEATS)
)


def scene(g: SleepingState, viewer: Viewer) -> look.Tableau:
    t = look.Tableau(
        title=say("game-name"),
        moment=_moment(g),
        theme=THEME,
        owners=OWNERS[: g.seats],
        tabs=TABS,
        outcome=_banner(g, viewer),
    )
    _open_book(t, g)
    t.panel("goal", goal(g))
    if g.test is not None:
        show_test(t, g, viewer)
    show_ship_board(t, g)
    t.panel("crew", crew_portraits(g, viewer))
    t.panel("seats", seat_plates(g, viewer))
    if viewer is not None and viewer < len(g.players):
        t.panel("hand", hand(g, viewer))
    _open_table(t, g)
    return t


@look.part
def _open_book(t: look.Tableau, g: SleepingState) -> None:
    """The page that is open, and the stores above it."""
    if g.combat is not None:
        show_fight(t, g)
    else:
        _sea(t, g)
    if g.story is not None and g.story.paragraph and g.combat is None:
        t.panel("story", story_page(g))
    elif g.event_now and g.combat is None:
        t.panel("story", event_page(g))
    show_stores(t, g)


@look.part
def _open_table(t: look.Tableau, g: SleepingState) -> None:
    """Everything else that lies open to all."""
    show_cards(t, g)
    show_sheets(t, g)
    if g.ended:
        t.panel(SCORE, reckoning(g))
    t.panel("chart", known_sea(g))
    t.panel("log", journey_log(g))


@look.part
def _moment(g: SleepingState) -> Words:
    if g.combat is not None:
        return say("moment-combat", turn=g.turn)
    if g.story is not None and g.story.location:
        return say("moment-story", turn=g.turn, place=g.book.atlas.locations[g.story.location].name)
    return say("moment", turn=g.turn, n=g.bells + 1)


def _banner(g: SleepingState, viewer: Viewer) -> look.Banner | None:
    if not g.ended:
        return None
    points = say("banner-score", points=score(g))
    if not g.ending:
        return look.Banner(
            result="lost" if viewer is not None else "over",
            title=say("banner-lost-voyage"),
            text=points,
            rule="SLG-DEF-6",
            sprite=look.Sprite("sleeping-loss"),
            sheet=SCORE,
        )
    return look.Banner(
        result="won" if viewer is not None else "over",
        title=say(f"end-ending-{g.ending}"),
        text=points,
        rule="SLG-CAMP-4",
        sprite=look.Sprite(f"sleeping-ending-{g.ending}"),
        sheet=SCORE,
    )


# --- the sea ---------------------------------------------------------------------------------------------


@look.part
def _sea(t: look.Tableau, g: SleepingState) -> None:
    for place in g.book.atlas.maps[g.map].location:
        seen = place.number in g.visited
        t.piece(
            f"location-{place.number}",
            say("piece-location", name=place.name, n=place.number),
            look.Sprite(f"sleeping-loc-{place.number}"),
            dx=place.x + 14,
            dy=place.y + 4,
            w=124,
            h=124,
            layer="ground",
            posture=say("state-visited") if seen else "",
            art=(
                look.Art(
                    look.Sprite("sleeping-loc-ring-done" if seen else "sleeping-loc-ring"), -52, 40, 42, 42
                ),
                look.Lettering(str(place.number), -52, 47, 19, "display", tint="#2B2118"),
                look.Lettering(place.name, 14, 66, 19, "story", tint="#F3E6C8", halo=True),
                *at_place(g, place.number, 44, -48),
            ),
            facts=facts_of(g, place.number),
        )
    show_beyond(t, g)
    _hazards(t, g)
    hurt = g.ship_damage
    sprite = (
        "sleeping-ship" if not hurt else "sleeping-ship-damaged" if hurt <= 5 else "sleeping-ship-crippled"
    )
    t.piece("ship", say("piece-ship"), look.Sprite(sprite), at=f"region-{g.region}", w=150, h=97)
    if g.serpent and g.book.atlas.map_of[g.serpent] == g.map:
        t.piece(
            "serpent",
            say("piece-serpent"),
            look.Sprite(letter="S", shape="shell", tint="#6A4C7D"),
            at=f"region-{g.serpent}",
            dx=70,
            dy=20,
            w=60,
            h=60,
        )


@look.part
def _hazards(t: look.Tableau, g: SleepingState) -> None:
    """The triangle of each region that has one: what is tested there, what it costs to fail (SLG-HAZ-1)."""
    for region in g.book.atlas.maps[g.map].region:
        hazard = region.hazard
        if hazard is None:
            continue
        x, y = hazard_at(g.book, region)
        t.piece(
            f"hazard-{region.id}",
            say("piece-hazard", name=hazard.name),
            look.Sprite("sleeping-hazard", letter="!", shape="triangle"),
            dx=x,
            dy=y - 26,
            w=72,
            h=65,
            layer="ground",
            art=(
                look.Art(look.Sprite(f"sleeping-skill-{hazard.skill}", tint=INK), -10, 10, 22, 22),
                look.Lettering(str(hazard.n), 13, 18, 24, "display", tint="#A8341E"),
                look.Lettering(
                    hazard.name, 0, 26 + name_below(g.book, region), 17, "story", tint=PAPER, halo=True
                ),
            ),
            facts=(say("fact-hazard", test=test_words(hazard), fails=effects_words(g.book, hazard.fail)),),
        )
