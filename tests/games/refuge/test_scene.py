"""The picture of the table: what stands where, what lies beside the board, and who sees what."""

from __future__ import annotations

import re
from collections import Counter as Tally
from importlib.resources import files

import msgspec
import pytest

from fathomfive.games.refuge.board import cell_of
from fathomfive.games.refuge.entries import KrakenId
from fathomfive.games.refuge.game import GAME
from fathomfive.games.refuge.state import SUPPLY, LastCard, RefugeState
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.game import Setup
from fathomfive.kernel.match import Match
from fathomfive.kernel.tells import Tell
from fathomfive.kernel.text import Text, Texts, house_words
from fathomfive.kernel.zones import EVERYBODY
from fathomfive.scene import (
    Area,
    Caption,
    Counter,
    Hand,
    Meter,
    Objectives,
    Piece,
    Pips,
    Row,
    Scene,
    Seats,
    Sprite,
    Table,
    Threshold,
    apply,
    diff,
    every,
    faults,
)
from fathomfive.scene.sheet import sheet_of
from fathomfive.scene.view import show, stage_of
from fathomfive.terminal import sheets
from tests.at_the_table import node, symbols
from tests.games.refuge.table import Dive, refuge_at

SYMBOLS = sheet_of(GAME.package).symbols
TWO_LINES = 70  # so many letters of a question fit above the options
EVERY_SETUP = [
    *(pytest.param(seats, {}, id=f"first dive for {seats}") for seats in (1, 2, 3, 4)),
    *(pytest.param(seats, {"difficulty": "abyss"}, id=f"abyss for {seats}") for seats in (1, 4)),
    *(pytest.param(seats, {"mode": "competitive"}, id=f"race for {seats}") for seats in range(2, 7)),
]


def english() -> Texts:
    texts = Texts("en", house_words(), files(GAME.package) / "text")
    texts.names = {0: "Ada", 1: "Tom", 2: "Lin"}
    return texts


def thursday() -> Dive:
    """The dive of the design: turn 14, Mags has one action left."""
    dive = refuge_at(
        divers={"mags": "c3r4", "sophie": "c6r2", "vega": "c1r2 down"},
        head=4,
        tentacles=["c1r6", "c3r6", "c4r6", "c5r6", "c6r5", "c7r4", "c2r3", "c5r3"],
        supply=6,
        threat=2,
        hands={
            "mags": ["speargun", "trench_knife", "air_jet", "decoy_lantern", "air_bottle"],
            "sophie": ["winch", "winch"],
        },
        face_up=["mags_haymaker", "mags_bull_rush"],
        cameras=["c6r3", "c5r2"],
        objective="obj2_tag_the_beast",
        count=1,
        turn_no=14,
        actions=1,
    )
    g = dive.g
    for card in ("k01", "k06", "k08", "k05"):
        g.kraken_drawn.put(g.kraken_deck.take(card), EVERYBODY)
    before = g.glance()
    before.head = cell_of("c3r8")
    before.tentacles[:3] = [cell_of("c1r7"), cell_of("c3r7"), SUPPLY]
    g.last_card = LastCard(KrakenId("k05"), before, g.glance())
    return dive


def seen(dive: Dive, viewer: int | None = 0) -> Scene:
    scene = show(dive.match, viewer)
    assert faults(stage_of(dive.match), scene) == []
    return scene


def where(scene: Scene, prefix: str) -> dict[str, str]:
    """Pieces of one family and the places they stand at."""
    return {
        name: node.at
        for name, node in scene.nodes.items()
        if name.startswith(prefix) and isinstance(node, Piece)
    }


# --- the board ---------------------------------------------------------------------------------------


def test_the_stage_has_every_space_with_a_label_and_a_picture() -> None:
    stage = stage_of(refuge_at().match)
    texts = english()
    cells = [space for space in stage.spaces if space.kind != "devour"]
    assert len(cells) == 88
    assert texts(next(space.label for space in cells if space.id == "c3r5")) == "Cave, C5"
    assert texts(next(space.label for space in cells if space.id == "c0r8")) == "Nook, L8"
    assert {space.sprite.symbol for space in cells if space.sprite} <= SYMBOLS
    assert {sprite.symbol for sprite in every(Sprite, stage)} - SYMBOLS - {""} == set()
    assert all(texts(space.label) for space in stage.spaces)
    assert texts.missing == []


def test_both_sides_of_the_board_are_made_once() -> None:
    coop, race = refuge_at(), refuge_at(mode="competitive")
    assert stage_of(coop.match) is stage_of(refuge_at(seed=1).match)
    assert stage_of(coop.match).id != stage_of(race.match).id


def test_pieces_stand_where_the_state_says() -> None:
    scene = seen(thursday())
    assert where(scene, "diver:") == {"diver:mags": "c3r4", "diver:sophie": "c6r2", "diver:vega": "c1r2"}
    arms = ["c1r6", "c3r6", "c4r6", "c5r6", "c6r5", "c7r4", "c2r3", "c5r3"]
    assert list(where(scene, "tentacle:").values()) == arms
    assert set(where(scene, "camera:").values()) == {"c6r3", "c5r2"}
    assert where(scene, "head") == {"head": "c5r9"}  # the middle one of its nine cells
    head = scene.nodes["head"]
    assert isinstance(head, Piece)
    nine = {f"c{column}r{row}" for column in (4, 5, 6) for row in (8, 9, 10)}
    assert {head.at, *head.covers} == nine
    vega = scene.nodes["diver:vega"]
    assert isinstance(vega, Piece)
    assert vega.sprite is not None
    assert vega.sprite.symbol == "refuge-diver-vega-down"
    assert vega.posture == Text("posture-down")


def facts(dive: Dive, name: str, viewer: int | None = 0) -> list[str]:
    return [english()(fact) for fact in node(seen(dive, viewer), name, Piece).facts]


def test_a_tentacle_tells_what_moves_it_and_whom_it_could_touch() -> None:
    dive = refuge_at(divers={"mags": "c3r4", "vega": "c2r6"}, head=3, tentacles=["c3r3", "c1r5"])
    below, aside = facts(dive, "tentacle:0"), facts(dive, "tentacle:1")
    assert below == [
        "It is below the head: the next Kraken card can move it.",
        "Mags is one space away: if it comes there, Mags strikes it or goes down.",
    ]
    assert aside == ["It is not below the head: Kraken cards leave it where it is."]


def test_the_head_tells_whom_it_would_devour_and_how_likely_it_bites() -> None:
    beside = refuge_at(divers={"mags": "c2r8"}, head=3)
    assert facts(beside, "head") == [
        "Mags is beside it: a bite now would devour Mags.",
        "2 of the 10 cards that may come next bite; the others move it.",
    ]
    assert facts(refuge_at(divers={"mags": "c2r2"}, head=3), "head")[0].startswith("No Diver is beside it")


def test_a_diver_tells_its_danger_and_what_it_has_left() -> None:
    dive = thursday()
    assert facts(dive, "diver:mags") == [
        "Mags can strike a tentacle that comes here.",
        "Abilities left: Haymaker, Bull Rush.",
    ]
    assert facts(dive, "diver:sophie")[0] == (
        "Sophie has nothing to strike with: a tentacle that comes here knocks Sophie down."
    )
    assert facts(dive, "diver:vega")[0].startswith("Getting up takes an action and two cards of one type")


def test_a_terminal_tells_of_each_tentacle_where_it_is_and_what_is_true_of_it() -> None:
    dive = refuge_at(divers={"mags": "c3r4"}, head=3, tentacles=["c3r3", "c1r5"])
    lines = sheets.about(stage_of(dive.match), seen(dive), english(), GAME.rulebook, "Tentacle")[0].plain
    assert "C3): It is below the head: the next Kraken card can move it. Mags is one space away" in lines
    assert "A5): It is not below the head" in lines
    listed = sheets.about(stage_of(dive.match), seen(dive), english(), GAME.rulebook, whole=False)
    assert not any("below the head:" in line.plain for line in listed)


def test_in_a_race_no_fact_tells_what_a_hand_holds() -> None:
    told = []
    for card in ("trench_knife", "winch"):
        divers = {"mags": "c3r4", "vega": "c5r4"}
        dive = refuge_at(mode="competitive", divers=divers, tentacles=["c3r3"], hands={"vega": [card]})
        told.append([facts(dive, name, 0) for name in ("diver:vega", "tentacle:0")])
    assert told[0] == told[1]
    assert told[0][0][0] == "A tentacle that comes here is struck, or Vega goes down."


def test_the_columns_below_the_head_are_marked_and_show_the_last_card() -> None:
    scene = seen(thursday())
    reach = scene.nodes["reach"]
    assert isinstance(reach, Area)
    assert set(reach.spaces) == {f"c{column}r{row}" for column in (4, 5, 6) for row in range(1, 8)}
    line = scene.nodes["devour_line"]
    assert isinstance(line, Threshold)
    assert line.start[1] == line.end[1] == 8 * 66  # the lower edge of row 4
    shown = [symbols(node(scene, f"symbol:{place}", Piece).art) for place in range(3)]
    assert shown == [["refuge-sym-down"], ["refuge-sym-spawn"], ["refuge-sym-down"]]


def test_in_the_abyss_the_head_stands_lower_and_reaches_less() -> None:
    scene = seen(refuge_at(abyss=True, head="c3r6"))
    assert where(scene, "head") == {"head": "c4r7"}
    reach = scene.nodes["reach"]
    assert isinstance(reach, Area)
    assert set(reach.spaces) == {f"c{column}r{row}" for column in (3, 4, 5) for row in range(1, 6)}


def test_the_devoured_lie_on_the_devour_symbol() -> None:
    scene = seen(refuge_at(divers={"mags": "c3r4", "sophie": "devoured"}))
    assert where(scene, "diver:sophie") == {"diver:sophie": "devour"}


def test_a_touching_tentacle_grips_its_diver() -> None:
    dive = refuge_at(
        divers={"mags": "c3r4", "vega": "c1r2"},
        active="vega",
        tentacles=["c3r5"],
        hands={"mags": ["trench_knife"]},
    )
    dive.kraken_card("left 1", ("down", "down", "down"))
    assert dive.question == ("contact", "mags")
    arm = seen(dive).nodes["tentacle:0"]
    assert isinstance(arm, Piece)
    assert arm.at == "c3r4"
    assert arm.sprite is not None
    assert arm.sprite.symbol == "refuge-tentacle-grip"


def test_the_cargo_lies_there_or_rides_with_its_carrier() -> None:
    lying = seen(refuge_at(objective="obj3_raise_the_cargo"))
    assert where(lying, "cargo") == {"cargo": "c4r11"}
    carried = refuge_at(
        divers={"mags": "c4r10", "vega": "c1r1"}, head=1, objective="obj3_raise_the_cargo", carrier="mags"
    )
    assert where(seen(carried), "cargo") == {"cargo": "c4r10"}
    mags = seen(carried).nodes["diver:mags"]
    assert isinstance(mags, Piece)
    assert mags.posture == Text("posture-carrying")


def test_markers_and_flanks_are_on_the_board() -> None:
    assert set(where(seen(refuge_at(objective="obj1_soundings")), "marker:").values()) == {
        "c1r3",
        "c4r4",
        "c7r3",
    }
    posts = where(seen(refuge_at(objective="obj2_both_flanks", flanks=["left"])), "flank:")
    assert list(posts) == ["flank:left"]


# --- beside the board --------------------------------------------------------------------------------


def test_the_last_card_says_what_it_did() -> None:
    panel = seen(thursday()).nodes["kraken_drawn"]
    assert isinstance(panel, Caption)
    assert english()(panel.text) == (
        "**Watching Eye** was the last card: the head slid right, two tentacles sank, one rose."
    )


@pytest.mark.rule("REF-CARD-6")
def test_what_the_last_card_did_is_remembered_through_the_reshuffle() -> None:
    dive = refuge_at(
        divers={"mags": "c4r7", "vega": "c1r1"}, active="vega", head=3, tentacles=["c4r2", "c5r6"], supply=9
    )
    dive.kraken_card("devour", ("spawn", "down", "left"))
    last = dive.g.last_card
    assert last is not None
    assert (last.devoured, last.sank, last.drifted, last.rose, last.threatened) == (1, 1, 1, 1, 0)
    assert len(dive.g.kraken_drawn) == 0


def test_the_deck_is_a_sorted_list_until_somebody_peeks() -> None:
    dive = refuge_at(kraken=["k09", "k02", "k07"], hands={"satoshi": ["hydrophone"]}, active="satoshi")
    before = seen(dive).nodes["kraken_deck"]
    assert isinstance(before, Row)
    assert [card.id for card in before.cards] == [f"kraken:k{n:02}" for n in range(1, 11)]
    dive.plays("hydrophone")
    for viewer in (0, 1, None):
        after = seen(dive, viewer).nodes["kraken_deck"]
        assert isinstance(after, Row)
        assert [card.id for card in after.cards[:3]] == ["kraken:k09", "kraken:k02", "kraken:k07"]
        assert [bool(card.note) for card in after.cards] == [True] * 3 + [False] * 7


def test_in_a_race_supply_and_deck_are_counters_only() -> None:
    scene = seen(race())
    supply, salvage = node(scene, "supply", Meter), node(scene, "salvage_deck", Counter)
    assert (supply.segments[0].n, supply.total) == (race().supply, 16)
    assert salvage.value == str(len(race().g.salvage_deck))


def test_seats_tell_who_is_who_and_what_is_left() -> None:
    panel = seen(thursday()).nodes["seats"]
    assert isinstance(panel, Seats)
    texts = english()
    assert [texts(seat.label) for seat in panel.seats] == ["Ada", "Tom", "Lin"]
    assert [texts(seat.note) for seat in panel.seats] == ["Mags, 5 cards", "Sophie, 2 cards", "Vega, down"]
    assert [seat.turn for seat in panel.seats] == [True, False, False]
    assert panel.seats[0].marks == (Pips(1, 2, Text("seat-actions", {"left": 1, "of": 2})),)


def test_the_own_hand_lies_open_and_copies_are_told_apart() -> None:
    hand = seen(thursday(), 1).nodes["hand:1"]
    assert isinstance(hand, Hand)
    assert [card.id for card in hand.cards] == ["card:winch:1", "card:winch:1:2"]


def test_abilities_are_ready_or_used() -> None:
    row = seen(thursday()).nodes["abilities"]
    assert isinstance(row, Row)
    texts = english()
    assert [(texts(card.label), texts(card.note), card.state) for card in row.cards] == [
        ("Haymaker", "when touched", ""),
        ("Ring of Steel", "used", "used"),
        ("Bull Rush", "1 action", ""),
    ]


def test_who_chooses_a_diver_can_read_what_the_abilities_do() -> None:
    match = Match.start(GAME, Setup("refuge", 2, {}), Dice.seeded("candidates"))
    match.play(match.options[0])
    panels = show(match, 1).nodes
    free = [name for name in panels if name.startswith("candidate:")]
    assert len(free) == len(match.options) == 5
    texts = english()
    first = panels[free[0]]
    assert isinstance(first, Table)
    assert all(len(texts(fact.note)) > 20 for fact in first.facts)
    assert len(first.facts) == 3


@pytest.mark.rule("REF-RULING-22")
def test_open_hands_in_the_cooperative_dive() -> None:
    for viewer, others in ((0, ["Tom"]), (1, ["Ada"]), (None, ["Ada", "Tom"])):
        crew = seen(thursday(), viewer).nodes["crew"]
        assert isinstance(crew, Seats)
        assert [english()(seat.label) for seat in crew.seats] == others


# --- who sees what -----------------------------------------------------------------------------------


def race() -> Dive:
    return refuge_at(
        mode="competitive",
        divers={"mags": "c3r4", "sophie": "c6r2", "vega": "c1r2"},
        hands={"mags": ["speargun"], "sophie": ["winch", "hydrophone"], "vega": ["grabber"]},
        pods={2: "pod_obj_clear_lane"},
        unlocked=[2],
    )


@pytest.mark.rule("REF-COMP-2")
def test_hands_are_hidden_in_a_race() -> None:
    for viewer, own in ((0, "speargun"), (1, "winch"), (2, "grabber"), (None, "")):
        page = msgspec.json.encode(seen(race(), viewer)).decode()
        shown = {card for card in ("speargun", "winch", "hydrophone", "grabber") if f"card-{card}" in page}
        assert shown == ({own, "hydrophone"} if own == "winch" else {own} if own else set())


def test_only_open_pod_objectives_are_shown() -> None:
    panel = seen(race()).nodes["pods"]
    assert isinstance(panel, Objectives)
    assert [(one.numeral, one.state) for one in panel.objectives] == [("2", "done")]
    assert english()(panel.note) == "6 face down"
    page = msgspec.json.encode(seen(race())).decode()
    assert set(re.findall(r"pod_obj_\w+", page)) == {"pod_obj_clear_lane"}


def test_twin_worlds_look_the_same() -> None:
    match = Match.start(GAME, Setup("refuge", 3, {"mode": "competitive"}), Dice.seeded("twins"))
    dice = Dice.seeded("answers")
    for number in range(60):
        if match.over:
            break
        for viewer in (0, 1, 2, None):
            twin = match.sample(viewer, Dice.seeded(f"twin {number}"))
            assert show(twin, viewer) == show(match, viewer)
        match.play(dice.pick(match.options))


# --- everywhere --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), EVERY_SETUP)
def test_whole_matches_are_shown_without_a_fault(seats: int, options: dict[str, str]) -> None:
    """Every reference leads somewhere, every word and picture exists, patches lead on."""
    texts = english()
    told: list[Tell] = []
    match = Match.start(GAME, Setup("refuge", seats, options), Dice.seeded(f"show {seats}"), sink=told.append)
    dice = Dice.seeded("answers")
    last: dict[int | None, Scene] = {}
    met: Tally[str] = Tally()
    while match.ask is not None:
        seat, kind = match.ask.asked[0], match.ask.kind
        met[kind] += 1
        if met[kind] <= 4 or met.total() % 31 == 0:  # rare questions always, the others now and then
            check(match, seat, texts, last)
            check(match, None, texts, last)
        match.play(dice.pick(match.ask.options_of(seat)))
    check(match, 0, texts, last)
    for one in told:
        texts(Text(one.text, one.args))
    assert texts.missing == []


def check(match: Match[RefugeState], viewer: int | None, texts: Texts, last: dict[int | None, Scene]) -> None:
    scene = show(match, viewer)
    assert faults(stage_of(match), scene) == []
    assert all(texts(text) for text in every(Text, scene))
    assert all(sprite.symbol in SYMBOLS or sprite.symbol.startswith("ff-") for sprite in every(Sprite, scene))
    assert all(piece.label for piece in every(Piece, scene))
    if scene.prompt is not None:
        assert len(texts(scene.prompt.text)) <= TWO_LINES
    if viewer in last:
        assert apply(last[viewer], diff(last[viewer], scene)) == scene
    last[viewer] = scene
