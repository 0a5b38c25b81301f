"""The content: counts, costs, pictures and words in both languages."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from fathomfive.games.lurk.board import bits
from fathomfive.games.lurk.book import army_cost, load_book
from fathomfive.games.lurk.entries import FACTIONS, TRAITS, ArmyList
from fathomfive.games.lurk.game import GAME
from fathomfive.games.lurk.map import connected
from fathomfive.games.lurk.names import kebab
from fathomfive.kernel.book import ContentError
from fathomfive.kernel.text import GENDER
from fathomfive.scene.sheet import sheet_of
from tests.games.lurk.table import Army, battle

BOOK = load_book()
SYMBOLS = sheet_of(GAME.package).symbols
MAPS = tomllib.loads((Path(__file__).parent / "test_maps.toml").read_text())["map"]


def messages(language: str) -> dict[str, ast.Message]:
    text = files(GAME.package).joinpath(f"text/{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [name for name, n in Counter(entry.id.name for entry in found).items() if n > 1] == []
    return {entry.id.name: entry for entry in found}


ENGLISH, ITALIAN = messages("en"), messages("it")


# --- counts --------------------------------------------------------------------------------------------


def test_eight_models_and_sixteen_starting_cards_for_each_faction() -> None:
    for faction in FACTIONS:
        kinds = Counter(m.kind for m in BOOK.models.values() if m.faction == faction)
        assert kinds == {"character": 4, "minion": 4}
        slots = Counter(BOOK.cards[card].slot for card in BOOK.starting[faction])
        assert (slots["item"], slots["weapon"] + slots["armour"], slots["ability"]) == (4, 4, 8)


def test_the_three_decks() -> None:
    slots = Counter(BOOK.cards[card].slot for card in BOOK.item_deck)
    assert slots == {"weapon": 10, "armour": 8, "item": 12}
    assert Counter(card.kind for card in BOOK.abyss.values()) == {"creature": 12, "treasure": 6}
    assert (len(BOOK.events), len(BOOK.event_deck)) == (22, 24)


@pytest.mark.rule("LRK-ARMY-3")
@pytest.mark.parametrize("army", BOOK.armies.values(), ids=lambda army: army.id)
def test_a_ready_made_army_is_legal_and_spends_its_points(army: ArmyList) -> None:
    assert army.points == BOOK.layouts[army.players].army_points
    cost = army_cost(BOOK, ((unit.model, unit.cards) for unit in army.units))
    assert army.points - 3 <= cost <= army.points
    models = Counter(unit.model for unit in army.units)
    assert all(BOOK.models[model].faction == army.faction for model in models)
    assert all(count <= BOOK.models[model].copies for model, count in models.items())
    assert any(BOOK.models[model].kind == "character" for model in models)
    cards = [card for unit in army.units for card in unit.cards]
    assert len(set(cards)) == len(cards)
    for unit in army.units:
        slots = [BOOK.cards[card].slot for card in unit.cards]
        assert len(set(slots)) == len(slots)
        assert BOOK.models[unit.model].kind == "character" or set(slots) <= {"item"}


def test_every_faction_has_an_army_for_every_table() -> None:
    assert {len(lists) for (_, players), lists in BOOK.lists_for.items() if players == 2} == {2}
    assert all(lists for lists in BOOK.lists_for.values())


@pytest.mark.parametrize(
    ("model", "cost", "attack", "defence"),
    [
        ("cog_foreman", 22, "RRR", "RRW"),
        ("cog_torpedier", 20, "RRW", "RW"),
        ("cog_lamp", 10, "RR", "W"),
        ("low_clawkin", 8, "RW", "R"),
        ("ancients_sleeper", 35, "BBR", "RRW"),
        ("ancients_medusa", 9, "RR", "R"),
    ],
)
def test_models_that_left_their_first_design(model: str, cost: int, attack: str, defence: str) -> None:
    """The page of the game lists them with what they were; who changes one changes it there too."""
    card = BOOK.models[model]
    assert (card.cost, card.attack, card.defence) == (cost, attack, defence)


def test_half_of_the_starting_cards_are_for_builders_alone() -> None:
    """The page of the game says how many."""
    cards = {card for cards in BOOK.starting.values() for card in cards}
    listed = {card for army in BOOK.armies.values() for unit in army.units for card in unit.cards}
    assert (len(cards), len(cards - listed)) == (64, 33)
    waiting = Counter(BOOK.cards[card].faction for card in cards - listed)
    assert waiting == {"cog": 9, "nautilus": 6, "low_clans": 9, "ancients": 9}


@pytest.mark.rule("LRK-SETUP-5")
@pytest.mark.parametrize("chart", MAPS, ids=lambda chart: chart["id"])
def test_the_fixed_maps_keep_to_the_scheme(chart: dict[str, Any]) -> None:
    armies: list[Army] = [{"one": ("cog_drone", (0, 0))}, {"two": ("nautilus_deckhand", (0, 1))}]
    armies += [{f"more{n}": ("low_clawkin", (0, 2 - n))} for n in range(chart["players"] - 2)]
    terrain: dict[str, Any] = {k: [tuple(h) for h in chart[k]] for k in ("rock", "coral", "abyss")}
    g = battle(*armies, **terrain).g
    assert [mask.bit_count() for mask in (g.rock, g.coral, g.abyss)] == [7, 7, 6]
    assert not (g.rock | g.abyss) & g.board.landing
    assert all(not g.abyss & g.board.near[tile] for tile in bits(g.abyss))
    assert connected(g, ~(g.rock | g.abyss) & (1 << len(g.board.hexes)) - 1)


@pytest.mark.parametrize(("players", "tiles", "nearest"), [(2, 43, 7), (3, 46, 6), (4, 49, 4)])
def test_the_layouts(players: int, tiles: int, nearest: int) -> None:
    board = BOOK.boards[players]
    assert len(board.hexes) == tiles
    caps = list(board.caps.values())
    gaps = [
        min(board.far[a][b] for a in bits(one) for b in bits(other))
        for one in caps
        for other in caps
        if one != other
    ]
    assert min(gaps) == nearest
    for mask in caps:
        assert mask.bit_count() == 3


def test_a_mistake_in_the_content_is_told_with_file_and_entry() -> None:
    with pytest.raises(ContentError, match=r'models.toml: model "cog_drone"'):
        load_book({"models": {"model": {"cog_drone": {"size": "tiny"}}}})
    with pytest.raises(ContentError, match="no content file"):
        load_book({"creatures": {}})
    with pytest.raises(ContentError, match="tile_mix"):
        load_book({"board": {"tile_mix": {"sand": 3}}})
    assert load_book({"models": {"model": {"cog_drone": {"cost": 9}}}}).models["cog_drone"].cost == 9


# --- pictures and words --------------------------------------------------------------------------------


def test_everything_has_its_picture() -> None:
    wanted = {f"lurk-piece-{kebab(model)}" for model in BOOK.models}
    wanted |= {f"lurk-card-{kebab(card)}" for card in (*BOOK.cards, *BOOK.events)}
    wanted |= {f"lurk-piece-{kebab(c.id)}" for c in BOOK.abyss.values() if c.kind == "creature"}
    wanted |= {f"lurk-token-{token}" for token in BOOK.tokens}
    wanted |= {f"lurk-die-{die.id}-{kebab(face)}" for die in BOOK.dice for face in die.faces}
    wanted |= {
        f"lurk-{name}" for name in ("cover", "board-water", "essence", "mark-no-sight", "tile-summoning-free")
    }
    assert wanted - SYMBOLS == set()


def test_neither_language_lacks_a_message_or_part_of_one() -> None:
    assert set(ENGLISH) == set(ITALIAN)
    for name, english in ENGLISH.items():
        italian = ITALIAN[name]
        assert (english.value is None) == (italian.value is None), name
        own = [a.id.name for a in italian.attributes if a.id.name != GENDER]
        assert [a.id.name for a in english.attributes] == own, name


def variables(entry: ast.BaseNode) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name.removesuffix(f"-{GENDER}"))
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(entry)
    return found


def test_both_languages_speak_of_the_same_things() -> None:
    assert [n for n in ENGLISH if variables(ENGLISH[n]) != variables(ITALIAN[n])] == []


def test_everything_has_its_words() -> None:
    wanted = {f"model-{model}" for model in BOOK.models} | {f"card-{card}" for card in BOOK.cards}
    wanted |= {f"abyss-{card}" for card in BOOK.abyss} | {f"event-{card}" for card in BOOK.events}
    wanted |= {f"token-{token}" for token in BOOK.tokens} | {f"trait-{trait}" for trait in TRAITS}
    wanted |= {f"faction-{faction}" for faction in FACTIONS}
    assert wanted - set(ENGLISH) == set()
